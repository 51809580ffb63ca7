# Container's table in the terminal.

cli-container-turn = { $actions_left ->
    [0] Round { $round }, turn of { $seat }, no actions left
    [one] Round { $round }, turn of { $seat }, one action left
   *[other] Round { $round }, turn of { $seat }, { $actions_left } actions left
 }
cli-container-ending = last turn
cli-container-machines = Machines
cli-container-warehouses = Warehouses
cli-container-next = Next costs
cli-container-factory = Factory store
cli-container-harbour = Harbour store
cli-container-ship = Ship
cli-container-hold = Hold
cli-container-island = Island
cli-container-personal-port = Port at bank
cli-container-cards = Money cards
cli-container-loans = Loans
cli-container-values = Values
cli-container-unpriced = No price yet
cli-container-supply = Supply
cli-container-containers = Containers
cli-container-money = Money
cli-container-brokers = Brokers
cli-container-payment = Bid of { $seat } at { $broker } for { $square }:
cli-container-auction = Auction
cli-container-cargo = Cargo of { $seat }
cli-container-bid-open = { $amount } (bluff cards: { $bluffs })
cli-container-bid-best = best
cli-container-bid-laid = laid
cli-container-bid-waiting = thinking
cli-container-purse = Your purse
cli-container-cash = Cash
cli-container-bluffs = Bluff cards
cli-container-legend = 2: is a price
cli-container-letter-black = K
cli-container-letter-beige = E
cli-container-letter-grey = G
cli-container-letter-purple = P
cli-container-letter-brown = N
cli-container-at-sea = sea
cli-container-at-island = island
cli-container-at-bank = bank
cli-container-at-port = port of { $seat }
