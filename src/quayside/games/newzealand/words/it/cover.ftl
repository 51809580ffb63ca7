# New Zealand nella pagina dove si scelgono i giochi.

web-game-newzealand = Great Western Trail: New Zealand
web-game-newzealand-line = Guida il gregge al porto e porta la lana oltremare.
web-game-newzealand-players = da 1 a 4
web-game-newzealand-time = 2½ ore
