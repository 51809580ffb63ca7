# L'analisi di una partita finita: `quayside analyse`, il suo grafico e lo stesso sul server.
analysis-title = { $game }: probabilità di vittoria dopo ogni turno
analysis-turns = turni giocati
analysis-chances = probabilità di vittoria in percentuale
analysis-seat = { $seat }, { $score } punti
analysis-chances-start = Probabilità all'inizio: { $chances }
analysis-swing = Turno { $turn }, { $seat }: da { $before } a { $after } per cento
analysis-agreed = giocato: { $played }; { $bot } avrebbe fatto lo stesso
analysis-differed = giocato: { $played }; { $bot } avrebbe scelto: { $would }
analysis-no-swings = Le probabilità sono cambiate poco.
analysis-end = Alla fine: { $scores }
