shipyard-card-name = Shipyard
shipyard-card-line = Costruisci piroscafi e mandali al viaggio inaugurale.
shipyard-card-players = da 2 a 4
shipyard-card-time = 2 ore
shipyard-card-first = Un ingegnere o un reclutatore in ogni spazio del percorso degli impiegati.
