# Shipyard nella pagina dove si scelgono i giochi.

web-game-shipyard = Shipyard
web-game-shipyard-line = Costruisci piroscafi e mandali al viaggio inaugurale.
web-game-shipyard-players = da 2 a 4
web-game-shipyard-time = 2 ore
