# What every thing of Container is, in the cards and the legend of the table.

container-legend-pieces = Pieces
container-legend-board = Player board and supply
container-legend-places = Places
container-legend-money = Money and values
container-legend-bank = The Investment Bank

container-about-box-name = Container: { $colour }
container-about-box = Made by machines, sold from store to store, shipped to the island and auctioned there. On your island square it pays by your value card.
container-about-box-pays = Elsewhere at the end: { $harbour } in the harbour store, { $hold } in the hold, { $port } in the port at the bank, nothing in the factory store.
container-about-box-worth = On your value card: { $value }.
container-about-machine-name = Machine: { $colour }
container-about-machine = Makes one container whenever you produce ({ $colour }), while the supply has one.
container-about-machine-room = It gives room for { $room } containers in your factory store.
container-about-machine-one = You have at most one machine of each colour.
container-about-space-machines = Space { $space } for machines
container-about-space-warehouses = Space { $space } for warehouses
container-about-space-first = You begin with this one.
container-about-space-cost = Building here costs { $cost }, paid to the bank.
container-about-space-once = One action builds one.
container-about-warehouse-name = Warehouse
container-about-warehouse = { $room ->
    [one] Gives room for one container in your harbour store.
   *[other] Gives room for { $room } containers in your harbour store.
 }
container-about-store-factory = What your machines made. Rivals buy here for their harbour; you cannot. At the end it pays nothing.
container-about-store-harbour = What you bought from rivals' factories. Ships of rivals buy here; your own does not come.
container-about-store-prices = Prices from { $least } to { $most }, set by its owner.
container-about-bluff = Worth nothing. In a sealed bid it hides how much you really bid; you never lose it.
container-about-money-name = Money card of { $value }
container-about-money = Worth { $value }. Others can count your cards but not see them.
container-about-money-change = In your turn and before a sealed bid you may change cards at the bank.
container-about-value-line = { $colour }: { $value }
container-about-value-name = Value card (special colour: { $special })
container-about-value-special = Your special colour pays { $without }, but { $with } if all five colours stand on your island square.
container-about-value-most = The colour you have most of there is lost before it pays.
container-about-broker-name = Broker { $broker }
container-about-broker-containers = Containers of broker { $broker }
container-about-broker-money = Money of broker { $broker }
container-about-broker-for-containers = For the containers here you bid money.
container-about-broker-for-money = For the money here you bid containers from your stores.
container-about-broker-start = { $containers ->
    [0] Begins without containers
    [one] Begins with one container
   *[other] Begins with { $containers } containers
 } and with { $money } in money.
container-about-broker-least = Open with at least { $least }; a rival's bid must be raised by { $raise }. If nobody outbids you by your next turn, you win.

container-about-ship-title = Ship
container-about-thing-ship = Sails between the open sea and ports or the island, one step per action, and carries up to { $hold } containers.
container-about-hold-title = Hold
container-about-thing-hold = Up to { $hold } containers on their way to the island. At the end each one pays { $pays }.
container-about-sea-title = The open sea
container-about-thing-sea = Between any two ports lies the open sea: sailing from one to another takes two actions. Nothing happens here.
container-about-harbour-title = A player's port
container-about-thing-harbour = Arriving here, a rival's ship may buy from the harbour store. No ship enters its owner's port.
container-about-island-title = Foreign island
container-about-thing-island = A ship that arrives with cargo auctions all of it. The seller takes the best bid, doubled by the bank, or pays it and keeps the cargo.
container-about-square-title = Island square
container-about-square-of = { $count ->
    [one] Island square of { $name }: one container
   *[other] Island square of { $name }: { $count } containers
 }
container-about-thing-square = What its owner bought or kept at auctions. At the end it pays by the owner's value card, without the colour that is there most often.
container-about-bank-title = Investment Bank
container-about-thing-bank = Three brokers with a square for containers and one for money. Only one broker auction is open at a time.
container-about-port-title = Port at the bank
container-about-port-of = { $count ->
    [one] Port of { $name } at the bank: one container
   *[other] Port of { $name } at the bank: { $count } containers
 }
container-about-thing-port = Containers won from brokers wait here. Only the owner's ship loads them, free; at the end each one pays { $pays }.
container-about-loan-title = Loan
container-about-thing-loan = Brings { $amount } at any moment; at most { $most } per player. Each costs { $interest } at the start of your turn, and { $end } at the end of the game.
container-about-supply-title = Supply
container-about-thing-supply = What can still be made and built. When { $colours } colours have run out, the game ends after this turn.
container-about-purse-title = Purse
container-about-thing-purse = Your money in cards; only you see it. At the end it counts in full.
container-about-cards-title = Money cards
container-about-thing-cards = How many cards somebody holds, bluff cards included; their values are secret.
container-about-auction-title = Island auction
container-about-thing-auction = Everybody but the seller bids cards in secret, opened together. Those tied at the top may add once. The seller takes the best bid or none.
container-about-produce-title = Produce
container-about-thing-produce = Once a turn: pay { $fee } to your right-hand neighbour; every machine makes a container of its colour.
container-about-values-title = Your value card
container-about-thing-values = What a container of each colour pays on your island square. Nobody else sees it before the end.
container-about-points-title = What you would end with
container-about-thing-points = As things stand, by what it is made of.

## What people ask, with the rule that answers it

container-question-CT-12-7 = how do I win; who wins; how does one win the game; what is the goal; win; victory; winner; tie; who wins a tie; what is a tie; equal at the end
container-question-CT-12-4 = what are containers worth on the island; value of the island square; how are points counted; how does scoring work; final scoring; what counts at the end; what gives points; how do I win
container-question-CT-12-5 = how are points counted; how does scoring work; what is worth what at the end; final scoring; what counts at the end; what gives points; how do I win
container-question-CT-12-6 = loan at the end; does money count; is money worth points; points for money; loan cost at the end; how are points counted; how does scoring work; final scoring; what counts at the end; what gives points
container-question-CT-3-3 = what can I do in my turn; which actions are there; do something twice; produce twice; same action twice
container-question-CT-3-1 = how many actions; how many actions do I have; how many actions per turn; what is a turn
container-question-CT-11-1 = when does the game end; how does the game end; end of the game; how many turns are left; how long is the game; how many rounds; rounds; game over; when is it over; how long does the game last
container-question-CT-5-1 = how do I get money; can I borrow; how do loans work; take a loan; debt; credit; get money; borrow; lend
container-question-CT-4-3 = what if I cannot pay interest; what happens without money; cannot pay; can't pay interest; default; bankrupt
container-question-CT-10-10 = how does the auction work; who gets the money of the auction; accept the bid; what does the seller get; bank subsidy
container-question-CT-8-1 = how do I produce; how do I make containers; what does producing cost; price of production; whom do I pay for production
container-question-CT-9-1 = how do I sail; how do ships move; how far can my ship go; moves to the island; how many actions to the island; reach the island
container-question-CT-6-2 = how much does a machine cost; what does a warehouse cost; building costs; price of a machine; price of a warehouse; build a warehouse; build a machine
container-question-CT-10-2 = what are bluff cards for; what is a bluff card; bid nothing; bid zero; smallest bid; how do I bid
container-question-CT-7-1 = where do I buy containers; how do I buy
container-question-CT-15-1 = what do brokers do; how do I call a broker; how does the bank work; brokers; call a broker
container-question-CT-1-1 = how many can play; how many players; play with two; play alone; two players; solo
container-question-CT-2-2 = what is secret; can others see my money; is my money visible; money visible; see money of others; how much money others have; opponents' money
container-question-CT-1-2 = how much money do I start with; what do I start with; starting money
container-question-CT-1-8 = who starts; who goes first; who begins; first player
container-question-CT-9-5 = can I sell; how do I sell; how do I sell containers; what is the island for; containers to the island; bring containers to the island; earn money; make money
container-question-CT-4-1 = how much does a loan cost; what does a loan cost; how much is the interest; what is interest
container-question-CT-7-3 = can I buy from my own factory; can I buy my own containers
container-question-CT-13-1 = what is a broker; what is the investment bank; who are the brokers; bank; what is the bank
container-question-CT-12-3 = which colour is discarded; what do I lose at the end; why did I lose containers; which containers are thrown away; discard a colour; colour I lose
container-question-CT-3-4 = pass; can I pass; how do I pass; must I use my actions; skip my turn; use both actions; do nothing
container-question-CT-9-2 = can I sail to my own port; can I visit my own harbour; sail to my own harbour; buy from my own harbour; own harbour; own port
container-question-CT-3-2 = when do I pay interest; pay interest
container-question-CT-12-2 = special colour; what is the special colour; all five colours
container-question-CT-10-1 = nobody bids; must I bid
container-question-CT-6-3 = how many warehouses can I build; how many machines can I build; two machines of the same colour; how many machines; how many warehouses; machine limit
container-question-CT-5-2 = how many loans; how many loans can I have; most loans; loan limit
container-question-CT-5-3 = repay a loan; pay back; return a loan
container-question-CT-9-4 = how many containers on a ship; how much does a ship hold; fit on a ship; hold size
container-question-CT-7-2 = how many containers in the harbour; harbour store size; fit in the harbour; room in the harbour
container-question-CT-8-3 = how many containers in the factory; factory size; fit in the factory; room in the factory
container-question-CT-8-5 = change prices; set prices; which prices; re-price the factory
container-question-CT-10-6 = equal bids; tied bids; two bids are equal; tie in the auction
container-question-CT-10-12 = reject the bid; reject all bids; refuse; decline an offer
container-question-CT-1-7 = secret card; value card; what is my card for; my secret card
container-question-CT-8-2 = supply runs out; no containers left in the supply; supply is empty
container-question-CT-10-15 = turn ends after the auction; does an auction end my turn
container-question-CT-8-4 = throw away a container; discard a container; get rid of containers
container-question-CT-10-3 = borrow during an auction; loan in the auction; change my bid
container-question-CT-2-4 = change money; break a card; make change
container-note-no-hand-limit = There is no limit to your cards: your money cards and your two bluff cards are all you hold, and one secret value card.
container-asked-no-hand-limit = how many cards can I hold; hand limit; hand size; how many cards; card limit
