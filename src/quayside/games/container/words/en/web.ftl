# Container's table in the browser.

container-with-bank = with Investment Bank
container-board = Chart: the rivals’ quays, the open sea, the foreign island and the bank
container-factory = Factory
container-harbour = Harbour
container-island = Foreign island
container-open-sea = Open sea
container-bank = Investment Bank
container-ports = Ports at the bank
container-no-containers = no containers
container-bids = bids
container-supply = Supply
container-left = { $count } left
container-ends-at = ends at 2 empty
container-empty = { $count ->
    [0] {""}
    [one] one empty!
   *[other] { $count } empty!
 }
container-last-turn = last turn!
container-your-port = Your port
container-port-empty = no ships
container-your-values = Your values
container-cash = Money in your purse
container-purse = Purse
container-loans = { $count ->
    [one] Loan
   *[other] { $count } loans
 }
container-interest = −{ $amount } a turn
container-bluff = Bluff cards
container-under-bid = under bid

## Facts

container-fact-cards = money cards
container-fact-loans = loans
container-fact-hold = in the hold
container-fact-island = on the island
container-ship-of = Ship of { $name }, containers aboard: { $count }
container-at-sea = on the open sea
container-at-island = at the island
container-at-bank = at the bank
container-at-port = in the port of { $name }

## Things to choose

container-box-at = { $colour } container at { $price }
container-put-at = { $colour } at price { $price }
container-move-price = { $colour } at { $price }: pick up to change its price
container-pick-new = Pick up the new { $colour } container
container-now-at = now at { $price }
container-price-hint = Drag containers under a price, or press one here.
container-which-price = At which price?
container-change-prices = Change other prices
container-make-label = Make { $colour }
container-machine-label = Build a machine: { $colour }
container-buy-from = Buy from the factory of { $name }
container-sail-sea = Sail to the open sea
container-sail-island = Sail to the island
container-sail-bank = Sail to your port at the bank
container-sail-port = Sail to the port of { $name }
container-call-label = Call broker { $broker }: { $square }
container-load-label = Load { $colour }

## Groups of actions

container-group-buy_machine = Build a machine
container-group-buy_for_harbour = Buy for the harbour from
container-group-sail = Sail to
container-group-call_broker = Call a broker for
container-group-buy = Buy
container-group-make = Make
container-group-load = Load
container-group-lay = Bid a container
container-group-place = Give
container-group-accept = Accept the bid of
container-group-seize = Take
container-group-seize_from_store = Take
container-group-discard = Give up

container-tile-buy_machine = Machine
container-tile-buy_warehouse = Warehouse
container-tile-buy_for_harbour = Buy for harbour
container-tile-produce = Produce
container-tile-sail = Sail
container-tile-call_broker = Broker
container-tile-buy_docked = Buy again

## Auction

container-auction = Island auction
container-sells = { $count ->
    [one] { $name } sells one container
   *[other] { $name } sells { $count } containers
 }
container-you-sell = { $count ->
    [one] You sell one container
   *[other] You sell { $count } containers
 }
container-on-your-card = on your card
container-bids-sealed = Sealed bids
container-bids-open = The bids are open
container-bid-best = best bid
container-bid-out = out
container-bid-sealed = sealed
container-bid-yours = laying your cards
container-bid-choosing = still choosing
container-then = Then the seller decides
container-then-accept = Accept: the winner pays, and the bank pays the seller as much again.
container-then-reject = Reject: the seller pays the highest bid and keeps the lot.
container-your-bid = Your bid
container-only-you = only you see this
container-amount = Amount
container-less = Less
container-more = More
container-worth = Worth on your card
container-gain-aboard = On your island square it is worth { $value } to you at the end.
container-bid-in-all = Your bid in all
container-if-you-win = If you win, purse { $from } → { $to }
container-seal = { $bluff ->
    [0] Seal the bid: { $amount }
    [one] Seal { $amount } with one bluff
   *[other] Seal { $amount } with { $bluff } bluffs
 }
container-bid-open = Bid { $amount }
container-final = Final once sealed. All bids are turned over together.

## The end

container-part-box = { $id ->
    [black] black containers
    [beige] beige containers
    [grey] grey containers
    [purple] purple containers
   *[brown] brown containers
 }

## For those who listen

container-heard-lot = { $count ->
    [one] { $colour } for { $price }
   *[other] { $count } { $colour } for { $price } each
 }
container-heard-ship = Ship { $where }, aboard
container-heard-machines = Machines
container-heard-broker = Broker { $broker }
container-heard-money = in money
container-heard-values = Values
container-heard-left = Containers left

## The end

container-end-tie = Equal sums: the fuller factory store wins.
