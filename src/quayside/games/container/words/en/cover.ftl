# Container on the page where games are chosen.

web-game-container = Container
web-game-container-line = Make it, price it, ship it, then guess the bids.
web-game-container-players = 3 to 5
web-game-container-time = 90 minutes
web-game-container-more = Investment Bank
