# Shipyard on the page where games are chosen.

web-game-shipyard = Shipyard
web-game-shipyard-line = Build steamers and send them on their maiden voyage.
web-game-shipyard-players = 2 to 4
web-game-shipyard-time = 2 hours
