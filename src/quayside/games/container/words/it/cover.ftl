# Container nella pagina dove si scelgono i giochi.

web-game-container = Container
web-game-container-line = Produci, fissa il prezzo, imbarca e indovina le offerte.
web-game-container-players = da 3 a 5
web-game-container-time = 90 minuti
web-game-container-more = Banca d’investimento
