cli-shipyard-turn = turno { $turn }, tocca a { $seat }; conto alla rovescia: { $space }
cli-shipyard-ending = ultimo giro
cli-shipyard-track = Carte azione, dalla testa:
cli-shipyard-row = fila { $row } ({ $price })
cli-shipyard-employees = Impiegati:
cli-shipyard-markers = Segnalini: attrezzature su { $equipment }, equipaggio su { $crew }; prossimi prezzi: { $prices }
cli-shipyard-guilders = Fiorini
cli-shipyard-points = Punti
cli-shipyard-yard = Cantiere
cli-shipyard-stock = Magazzino
cli-shipyard-trains = Treni
cli-shipyard-staff = Personale
cli-shipyard-fleet = Flotta
cli-shipyard-water = Rotta / usati
cli-shipyard-contract = Contratto
cli-shipyard-aboard = A bordo
cli-shipyard-canals = Canali, rotta più lunga { $longest }
cli-shipyard-legend = Carte: < prua, = corpo, > poppa; c cabina, m albero, p elica, k gru, n cannone, O salvagente, B scialuppa, L lanterna. Canali: M militare, C commerciale, R Nastro Azzurro, @ la tua nave. Flotta: carte:punti, x fallita.
