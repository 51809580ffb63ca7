cove-card-name = Cala
cove-card-line = Offri al buio, vendi all'ora giusta.
cove-card-players = da 2 a 4
cove-card-time = 20 minuti
