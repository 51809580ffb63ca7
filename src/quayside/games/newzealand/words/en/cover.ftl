# New Zealand on the page where games are chosen.

web-game-newzealand = Great Western Trail: New Zealand
web-game-newzealand-line = Drive the flock to the harbour, sail the wool home.
web-game-newzealand-players = 1 to 4
web-game-newzealand-time = 2½ hours
