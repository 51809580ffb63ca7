# Разбор законченной партии: `quayside analyse`, его график и то же самое на сервере.
analysis-title = { $game }: шансы на победу после каждого хода
analysis-turns = сделано ходов
analysis-chances = шанс на победу в процентах
analysis-seat = { $seat }, очки: { $score }
analysis-chances-start = Шансы в начале: { $chances }
analysis-swing = Ход { $turn }, { $seat }: с { $before } до { $after } процентов
analysis-agreed = сыграно: { $played }; { $bot } поступил бы так же
analysis-differed = сыграно: { $played }; { $bot } выбрал бы: { $would }
analysis-no-swings = Шансы почти не менялись.
analysis-end = В конце: { $scores }
