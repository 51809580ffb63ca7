# New Zealand на странице выбора игр.

web-game-newzealand = Great Western Trail: New Zealand
web-game-newzealand-line = Гоните отару к гавани и везите шерсть за море.
web-game-newzealand-players = от 1 до 4
web-game-newzealand-time = 2½ часа
