container-card-name = Container
container-card-line = Produci, fissa il prezzo, imbarca e indovina le offerte.
container-card-players = da 3 a 5
container-card-time = 90 minuti
container-card-more = Banca d’investimento
container-card-module-bank = Con la Banca d’investimento
