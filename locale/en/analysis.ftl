# The analysis of a finished game: `quayside analyse`, its picture, and the same at the server.
analysis-title = { $game }: chances of winning after each turn
analysis-turns = turns played
analysis-chances = chance of winning in per cent
analysis-seat = { $seat }, { $score } points
analysis-chances-start = Chances at the start: { $chances }
analysis-swing = Turn { $turn }, { $seat }: from { $before } to { $after } per cent
analysis-agreed = played: { $played }; { $bot } would have done the same
analysis-differed = played: { $played }; { $bot } would have chosen: { $would }
analysis-no-swings = The chances hardly moved.
analysis-end = In the end: { $scores }
