container = Container

## Words

container-word-black = black
container-word-beige = beige
container-word-grey = grey
container-word-purple = purple
container-word-brown = brown
container-word-sea = the open sea
container-word-island = the island
container-word-bank = the port at the bank
container-word-hold = the hold
container-word-personal_port = the port at the bank
container-word-harbour_store = the harbour store
container-word-factory_store = the factory store
container-word-factory = factory store
container-word-harbour = harbour store
container-word-I = I
container-word-II = II
container-word-III = III
container-word-containers = containers
container-word-money = money
container-word-random = random
container-word-win_first = broker win first
container-word-interest_first = interest first
container-word-colours_exhausted = the supply ran out of colours
container-word-round_limit = the round limit was reached

## Actions

container-do-pass = Pass and give up the remaining actions
container-do-end_turn = End the turn
container-do-buy_machine = Build a machine: { $colour }
container-do-buy_warehouse = Build a warehouse
container-do-buy_for_harbour = Buy from the factory store of { $rival }
container-do-produce = Produce
container-do-sail = Sail { $to }
container-do-buy_docked = Buy again in this port
container-do-call_broker = Call broker { $broker }, bidding for { $square }
container-do-done = Done
container-do-make = Make a container: { $colour }
container-do-buy = Buy { $colour } for { $price }
container-do-price = { $store }: { $colour } at { $price }
container-do-reprice = Re-price { $colour } from { $old } to { $new }
container-do-load = Load { $colour }
container-do-lay = Bid { $colour } ({ $store }, priced { $price })
container-do-place = Give { $colour }
container-do-bid_money = Bid { $amount }
container-do-bid = Bid { $amount }{ $bluff ->
    [0] {""}
    [one] {" "}with one bluff card
   *[other] {" "}with { $bluff } bluff cards
 }
container-do-accept = Accept the bid of { $bidder }
container-do-reject = Reject all bids and keep the cargo
container-do-seize = Take { $colour }
container-do-seize_from_store = Take { $colour } priced { $price }
container-do-discard = Give up { $colour }
container-do-take_loan = Take a loan
container-do-repay_loan = Repay a loan
container-do-break_card = Break a { $card } into smaller cards
container-do-combine_cards = Combine smaller cards into a { $card }

## Questions

container-ask-place_bid = You pay your bid to the brokers. Which container goes to broker { $broker }?
container-ask-seize_choice = { $debtor } cannot pay interest. What does the bank take from { $place }?
container-ask-main = { $actions_left ->
    [one] Your turn: one action left. What will you do?
   *[other] Your turn: { $actions_left } actions left. What will you do?
 }
container-ask-closing = No actions left. Settle loans if you like, then end the turn.
container-ask-shop = What do you buy from the factory of { $rival }? Free spaces: { $room }; to pay: { $owed }.
container-ask-price_harbour = { $unpriced ->
    [0] Re-price your harbour store if you like.
    [one] One container in the harbour store needs a price from 2 to 6.
   *[other] { $unpriced } containers in the harbour store need prices from 2 to 6.
 }
container-ask-make_choice = { $space ->
    [one] Room for one more container. Which colour do you make?
   *[other] Room for { $space } more containers. Which colour do you make next?
 }
container-ask-price_factory = { $unpriced ->
    [0] Re-price your factory store if you like.
    [one] One container in the factory store needs a price from 1 to 4.
   *[other] { $unpriced } containers in the factory store need prices from 1 to 4.
 }
container-ask-dock = What do you load from the harbour of { $rival }? Free spaces: { $room }; to pay: { $owed }.
container-ask-load_hold = What do you load from your port at the bank? Free spaces: { $room }.
container-ask-sealed_bid = What is your secret bid for the whole cargo?
container-ask-tie_round = Your bid of { $bid } is tied. How much do you add in secret?
container-ask-decide = Best bid: { $best }. Accept it and get it twice, or pay it and keep the cargo?
container-ask-broker_money_bid = How much money do you bid? At least { $least }.
container-ask-broker_container_bid = { $needed ->
    [0] The bid is high enough. Add another container, or finish?
    [one] Which container do you bid? At least one more is needed.
   *[other] Which container do you bid? At least { $needed } more are needed.
 }
container-ask-price_returned = { $unpriced ->
    [one] You were outbid. Put a price on the container that came back.
   *[other] You were outbid. Put prices on the { $unpriced } containers that came back.
 }
container-ask-discard_choice = Several colours are tied on your island square. Which do you give up?

## Log

container-event-turn = Round { $round }: { $you ->
    [yes] your turn
   *[no] { $seat }’s turn
 }.
container-event-interest = { $seat } { $you ->
    [yes] pay
   *[no] pays
 } ${ $amount } interest.
container-event-default = { $seat } { $you ->
    [yes] fail
   *[no] fails
 } to pay the interest on { $loans ->
    [one] { $loans } loan
   *[other] { $loans } loans
 }.
container-event-seized = The bank takes a container from { $you ->
    [yes] you
   *[no] { $seat }
 } ({ $colour }, { $place }).
container-event-loan = { $seat } { $you ->
    [yes] take
   *[no] takes
 } { $many ->
    [one] a loan
   *[other] { $many } loans
 }.
container-event-repaid = { $seat } { $you ->
    [yes] repay
   *[no] repays
 } { $many ->
    [one] a loan
   *[other] { $many } loans
 }.
container-event-exchanged = { $seat } { $you ->
    [yes] change
   *[no] changes
 } money at the bank and now { $you ->
    [yes] have
   *[no] has
 } { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }.
container-event-exchanged-own = { $seat } { $you ->
    [yes] change
   *[no] changes
 } money (a card of { $card }) and now { $you ->
    [yes] have
   *[no] has
 } { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }.
container-event-exchanged_in_secret = { $seat } { $you ->
    [yes] change
   *[no] changes
 } money in secret (a card of { $card }).
container-event-passed = { $seat } { $you ->
    [yes] pass
   *[no] passes
 }.
container-event-machine = { $seat } { $you ->
    [yes] build
   *[no] builds
 } a { $colour } machine for ${ $cost }.
container-event-warehouse = { $seat } { $you ->
    [yes] build
   *[no] builds
 } { $many ->
    [one] a warehouse
   *[other] { $many } warehouses
 } for ${ $cost }.
container-event-visits = { $seat } { $you ->
    [yes] shop
   *[no] shops
 } { $rival }.
container-event-bought = { $seat } { $you ->
    [yes] buy
   *[no] buys
 } { $many ->
    [1] a { $colour } container
   *[other] { $many } containers ({ $colour })
 } for ${ $price }.
container-event-paid = { $seat } { $you ->
    [yes] pay
   *[no] pays
 } ${ $amount } { $rival }.
container-event-priced = { $seat } { $you ->
    [yes] offer
   *[no] offers
 } { $many ->
    [1] a { $colour } container
   *[other] { $many } containers ({ $colour })
 } in the { $store } at ${ $price }.
container-event-repriced = { $seat } { $you ->
    [yes] change
   *[no] changes
 } the price of { $many ->
    [1] a { $colour } container
   *[other] { $many } containers ({ $colour })
 } in the { $store } to ${ $new }.
container-event-fee = { $seat } { $you ->
    [yes] produce
   *[no] produces
 } and { $you ->
    [yes] pay
   *[no] pays
 } ${ $amount } { $rival }.
container-event-produced = { $seat } { $you ->
    [yes] make
   *[no] makes
 } { $many ->
    [1] a { $colour } container
   *[other] { $many } containers ({ $colour })
 }.
container-event-ending = Two colours have run out: the game ends after { $you ->
    [yes] your turn
   *[no] { $seat }’s turn
 }.
container-event-sailed = { $seat } { $you ->
    [yes] sail
   *[no] sails
 } { $to }.
container-event-loaded = { $seat } { $you ->
    [yes] load
   *[no] loads
 } { $many ->
    [1] a { $colour } container
   *[other] { $many } containers ({ $colour })
 }.
container-event-auction = { $seat } { $you ->
    [yes] auction
   *[no] auctions
 } { $containers ->
    [one] { $containers } container
   *[other] { $containers } containers
 }.
container-event-committed = { $seat } { $you ->
    [yes] lay
   *[no] lays
 } a sealed bid.
container-event-committed-own = { $seat } { $you ->
    [yes] lay
   *[no] lays
 } a sealed bid of ${ $amount } with { $bluff ->
    [one] { $bluff } bluff card
   *[other] { $bluff } bluff cards
 }.
container-event-bid = { $seat } { $you ->
    [yes] bid
   *[no] bids
 } ${ $worth }.
container-event-tie = { $seat } { $you ->
    [yes] are
   *[no] is
 } tied for the best bid.
container-event-accepted = { $seat } { $you ->
    [yes] sell
   *[no] sells
 } the cargo { $bidder } for ${ $amount }, and the bank pays as much again.
container-event-rejected = { $seat } { $you ->
    [yes] reject
   *[no] rejects
 } all bids, { $you ->
    [yes] pay
   *[no] pays
 } ${ $amount } and { $you ->
    [yes] keep
   *[no] keeps
 } the cargo.
container-event-subsidy = { $many ->
    [one] Broker { $broker } receives ${ $amount }
   *[other] Brokers { $broker } share ${ $amount }
 }.
container-event-called = { $seat } { $you ->
    [yes] call
   *[no] calls
 } broker { $broker } about { $square }.
container-event-laid = { $seat } { $you ->
    [yes] bid
   *[no] bids
 } { $many ->
    [1] a { $colour } container
   *[other] { $many } containers ({ $colour })
 } from the { $store }.
container-event-laid-more = { $many } from the { $store } ({ $colour })
container-event-laid_money = { $seat } { $you ->
    [yes] bid
   *[no] bids
 } ${ $amount }.
container-event-outbid = { $seat } { $you ->
    [yes] are
   *[no] is
 } outbid and { $you ->
    [yes] take
   *[no] takes
 } the bid back.
container-event-broker_won = { $seat } { $you ->
    [yes] win
   *[no] wins
 } the auction at broker { $broker } ({ $square }, { $amount } in all).
container-event-placed = { $seat } { $you ->
    [yes] give
   *[no] gives
 } { $many ->
    [1] a { $colour } container
   *[other] { $many } containers ({ $colour })
 } to broker { $broker }.
container-event-placed-more = { $many } to broker { $broker } ({ $colour })
container-event-value_card = { $seat } { $you ->
    [yes] show
   *[no] shows
 } the value card (special colour: { $special }).
container-event-discarded = { $seat } { $you ->
    [yes] give
   *[no] gives
 } up { $count ->
    [one] { $count } container
   *[other] { $count } containers
 } of the most numerous colour ({ $colour }).
container-event-over = The game is over: { $reason }.

## Refusals

container-why-too-poor = You need { $need } but have { $have }; take a loan or choose something cheaper.
container-why-building-too-dear = That costs { $need }, but you have { $have }; sell something or take a loan first.
container-why-fee-too-high = Producing costs { $need } and you have { $have }; take a loan first.
container-why-row-full = Every space of this row is already built on; build the other kind or do something else.
container-why-none-in-supply = The supply has no such piece left; choose another.
container-why-same-colour = You already have a machine of this colour; choose a colour you lack.
container-why-own-store = You cannot buy from your own factory store; name a rival.
container-why-no-such-seat = Nobody sits there; name a player of this game.
container-why-nothing-to-buy = There is nothing to buy there and your harbour store is empty; choose a rival who has containers.
container-why-harbour-full = Your harbour store has no room for more (free spaces: { $room }); build a warehouse or sell something first.
container-why-one-rival = You are already shopping with one rival; finish here and use another action for the next one.
container-why-not-for-sale = No such container stands at that price here; choose one that does.
container-why-must-buy = Your harbour store is empty, so buy at least one container before you finish.
container-why-already-produced = You have produced in this turn; the next time is in your next turn.
container-why-not-makeable = This colour cannot be made now: it takes a machine of that colour and a container in the supply, once per production.
container-why-not-adjacent = One action does not take you there; sail to the open sea first.
container-why-own-port = A ship never enters its owner's port; choose a rival's port, the island or the sea.
container-why-staying-put = Your ship is already there; choose another destination.
container-why-no-bank = This game is played without the Investment Bank.
container-why-only-on-arrival = You can buy in a port only on arrival; sail away and come back.
container-why-hold-full = The hold is full; auction the cargo at the island to make room.
container-why-needs-a-card = A bid needs at least one card; bid 0 with a bluff card instead.
container-why-too-many-bluffs = You do not have that many bluff cards left; you can still add { $have }.
container-why-not-the-best = Only the best bid can be accepted; accept that one or reject all.
container-why-cannot-reject = Rejecting costs { $need } and you have { $have }; take a loan, or accept the best bid.
container-why-too-many-loans = You already have as many loans as allowed; repay one in your turn first.
container-why-bid-committed = Your sealed bid lies on the table; borrow after it has been revealed.
container-why-loans-closed = The last turn is over, so loans can no longer be taken or repaid.
container-why-no-loan = You have no loan to repay.
container-why-not-your-turn = This is possible only in your own turn after interest, or (changing cards) while you prepare a bid.
container-why-promised = You have promised something that is not paid yet; finish that first.
container-why-loan-back-and-forth = This would only undo what you did just now; do something else first.
container-why-cards-back-and-forth = You have just put cards together; do something else before you break any.
container-why-no-such-card = You have no such card; choose one from your purse.
container-why-cannot-combine = Your smaller cards do not add up to that card; choose a smaller one.
container-why-called-already = You have called a broker in this turn; one call per turn is all.
container-why-won-this-turn = You won from a broker at the start of this turn; call again in your next turn.
container-why-last-turn = This is the last turn, and no broker can be called in it.
container-why-would-end = You called a broker this turn, so your production must not end the game; leave the last containers in the supply.
container-why-empty-square = Nothing lies there to bid for; choose a square with something on it.
container-why-other-square = A broker auction is open for another square; you can only raise the bid there.
container-why-bid-too-low = The bid must reach { $need } and what counts for it is { $have }; bid more or leave it.
container-why-wrong-kind = Money is bought with containers and containers with money; bid the other kind.
container-why-not-yours-to-bid = You can bid only containers standing in your own factory or harbour store.
container-why-not-there = No such container is there; choose one that is.
container-why-not-most = This colour is not among the most numerous on your square; choose one that is.
container-why-still-unpriced = Some containers have no price yet; price them all before you finish.
container-why-wrong-price = That price does not fit: factory stores use 1 to 4, harbour stores 2 to 6, and a new price must differ from the old one.
container-why-only-returned = Only the containers that came back get a price now; the others keep theirs.

## Options

container-option-bank = Play with the Investment Bank
container-option-bluff_cancels = A bluff card cancels the bid
container-option-first = First player
container-option-preparatory_order = Start of a turn with the bank
container-option-buy_while_docked = Buy again in a port without moving
container-option-round_limit = Most rounds before the game is scored

## Scores

container-item-money = Money
container-item-island = Island square
container-item-harbour_store = Harbour store
container-item-hold = Hold
container-item-personal_port = Port at the bank
container-item-loans = Loans
container-insight-build = Building machines and warehouses
container-insight-produce = Producing
container-insight-buy = Buying and loading containers
container-insight-sail = Sailing
container-insight-price = Setting prices
container-insight-bid = Bidding for a cargo
container-insight-sell = Selling one's own cargo
container-insight-broker = Brokers
container-insight-loan = Loans
container-insight-stop = Stopping and passing
container-end-colours_exhausted = Two colours ran out in the supply.
container-end-round_limit = The agreed number of rounds was played.
container-to-sea = to the open sea
container-to-island = to the foreign island
container-to-bank = to the port at the bank
container-to-seat = { $you ->
    [yes] to your harbour
   *[no] to the harbour of { $name }
 }
container-whom-seat = { $you ->
    [yes] to you
   *[no] to { $name }
 }
container-factory-seat = { $you ->
    [yes] at your factory
   *[no] at the factory of { $name }
 }
