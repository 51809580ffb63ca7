container-card-name = Container
container-card-line = Make it, price it, ship it, then guess the bids.
container-card-players = 3 to 5
container-card-time = 90 minutes
container-card-more = Investment Bank
container-card-module-bank = With the Investment Bank
