# New Zealand's table in the browser.

newzealand-board = The trail through both islands, the sea routes, Wellington and the markets
newzealand-board-trail = Trail
newzealand-board-sea = Sea
newzealand-board-wellington = Wellington
newzealand-board-markets = Markets
newzealand-trip = Trip { $number }
newzealand-last-turns = Last turns
newzealand-tasman = Tasman Sea
newzealand-pacific = Pacific Ocean
newzealand-home = New Zealand
newzealand-route-west = West
newzealand-route-north = North
newzealand-route-east = East
newzealand-start = Start
newzealand-sarah = Sarah
newzealand-or = { " or " }
newzealand-free-actions = Cards, gold and tokens (no action)

## Places

newzealand-neutral = building { $letter }
newzealand-own-building = your building { $building }
newzealand-other-building = building { $building } of { $name }
newzealand-to-building = { $whose ->
    [yours] to your building ({ $space })
    [your-own] to your building ({ $space })
    [own] to their own building ({ $space })
    [her-own] to her own building ({ $space })
   *[other] to the building of { $name } ({ $space })
 }
newzealand-by = By { $place }
newzealand-fee = fee { $cost }
newzealand-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
 }
newzealand-fees = fees on the way
newzealand-one-auxiliary = one auxiliary action
newzealand-or-auxiliary = or one auxiliary action instead
newzealand-four-stages = income, delivery, forecasts
newzealand-runholder-of = Runholder of { $name }
newzealand-ship-of = Ship of { $name }
newzealand-stands = At { $place }; ship at { $ship }
newzealand-harbour-at = { $place }: { $gives }
newzealand-sail = Sail: { $place }
newzealand-upgrade = Upgrade: { $place }
newzealand-slot = Space { $slot }{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost }
 }
newzealand-slot-name = Space { $slot }
newzealand-storehouse = Storehouse { $number }
newzealand-master = Harbour master: { $vp } VP per { $thing }
newzealand-yellow-arrow = { $vp } VP with a storehouse at both ends
newzealand-arrow = { $vp } VP with a disc on both posts
newzealand-transport = transport { $pounds }
newzealand-vp = { $vp } VP
newzealand-pounds = { $pounds ->
    [one] one pound
   *[other] { $pounds } pounds
 }
newzealand-corner-white = fits every post
newzealand-corner-dark = dark posts only
newzealand-building-needs = Building { $building }, craftsmen { $craftsmen }, { $vp } VP: { $what }
newzealand-pathfinder = Pathfinder

## Markets

newzealand-job-market = Job market
newzealand-bonus-market = Bonus tiles
newzealand-row-closed = row { $row } is closed
newzealand-market-token = Market token
newzealand-forecasts = Forecasts
newzealand-sheep-market = Sheep market
newzealand-market-left = { $open } open, { $stack } in the stack
newzealand-objectives = Objectives
newzealand-objective = Objective
newzealand-bonus-short = Bonus { $number }
newzealand-uncover = { $disc }: { $note }
newzealand-uncover-aux = { $times ->
    [double] double action
   *[single] action
 } “{ $what }”{ $pounds ->
    [0] {""}
    [one] {" "}for { $pounds } pound
   *[other] {" "}for { $pounds } pounds
 }
newzealand-objective-name = { $objective } ({ $vp } VP)
newzealand-bonus-cards = Bonus cards
newzealand-supply = Card supply
newzealand-hire-for = Hire: { $worker } for { $price }
newzealand-tile-for = Take: { $tile } for { $price }
newzealand-place-tile = Place: { $tile }
newzealand-take-sheep = Take: { $breed }
newzealand-buy-card = Bonus card { $stack }: { $card } for { $gold } gold
newzealand-cards = up to { $cards }
newzealand-arrow-black = it only moves on to the next row
newzealand-arrow-yellow = the sheep market is refilled
newzealand-arrow-turquoise = the neutral buildings are turned over
newzealand-arrow-red = the game ends after a last turn for everybody else

## Wellington

newzealand-stage-income = Income
newzealand-stage-delivery = Delivery
newzealand-stage-forecast-a = Forecast A
newzealand-stage-forecast-b = Forecast B
newzealand-shearing = Shearing
newzealand-one-per-breed = one card per breed
newzealand-permanent = Permanent
newzealand-certificates = Spend certificates
newzealand-breeding-total = Total
newzealand-wool-total = Wool
newzealand-posts-up-to = posts up to { $total }
newzealand-corner-rule = dark corners take any disc, white corners only white ones
newzealand-your-discs = Your discs
newzealand-discs = Discs
newzealand-show = Show: { $card }

## What a player has

newzealand-has-pounds = pounds
newzealand-has-gold = gold
newzealand-has-certificates = certificates
newzealand-has-tokens = exchange tokens
newzealand-has-stack = cards in the draw stack
newzealand-has-pile = cards in the discard pile
newzealand-has-steps = step limit
newzealand-has-hand = cards in hand
newzealand-has-fees = fees for a black and a green hand
newzealand-has-wool = bonus wool
newzealand-has-score = points
newzealand-has-shepherd = shepherds
newzealand-has-craftsman = craftsmen
newzealand-has-sailor = sailors
newzealand-has-shearer = shearers
newzealand-hand = Your hand
newzealand-hand-empty = no cards
newzealand-workers = Workers
newzealand-storehouses = Storehouses
newzealand-buildings = Buildings
newzealand-deck = Deck:
newzealand-row = { $worker }: { $count } of 5
newzealand-met = met
newzealand-not-met = not met yet
newzealand-aux-single = { $what }{ $pounds ->
    [0] {""}
   *[other] {" "}for { $pounds }
 }
newzealand-aux-double = Double: { $what }{ $pounds ->
    [0] {""}
   *[other] {" "}for { $pounds }
 }

## Choosing

newzealand-choose-post = Which post?
newzealand-choose-disc = With which disc?
newzealand-choose-harbour = From which harbour?
newzealand-choose-tile = Which building?
newzealand-choose-space = Where?
newzealand-choose-slot = Which space of the harbour?
newzealand-choose-storehouse = Which storehouse?
newzealand-choose-line = How many shepherds?
newzealand-choose-card = Which card do you give for it?
newzealand-only = { $what }, { $keep ->
    [0] taking only the pounds
   *[other] taking only { $keep }
 }
newzealand-take-only = { $keep ->
    [0] only the pounds
   *[other] only { $keep }
 }
newzealand-paying = { $what } (gives up: { $card })
newzealand-leaving = { $card } only, no reward
newzealand-build-on = { $building } on { $place }
newzealand-buy-with = { $breed }, { $shepherds ->
    [one] one shepherd
   *[other] { $shepherds } shepherds
 }
newzealand-straight = Choose straight away ({ $count })
newzealand-play = { $card }: { $what }
newzealand-play-bare = { $card }, without its effect
newzealand-spend = { $certificates ->
    [0] Spend none
    [one] Spend one certificate
   *[other] Spend { $certificates } certificates
 }

newzealand-group-discard = Discard
newzealand-group-uncover = Remove the disc
newzealand-group-via = Which way?
newzealand-group-aux = Auxiliary action
newzealand-group-accept_with = Take it and discard
newzealand-group-accept_bare = Discard and leave the reward
newzealand-group-reveal = Show
newzealand-group-forecast = Place
newzealand-group-hire = Hire
newzealand-group-invest = Take
newzealand-group-invest_with = Take and give up a sheep
newzealand-group-place_joker = Joker as
newzealand-group-take_sheep = Take
newzealand-group-clear = Remove
newzealand-group-sail = Sail to
newzealand-group-upgrade = Upgrade
newzealand-group-appoint = Send the last
newzealand-group-take_objective = Take
newzealand-group-put_on_top = Next on top
newzealand-group-add_objective = Add
newzealand-group-pick_worker = Sarah takes
newzealand-group-flip = Turn over

## Effects

newzealand-fx-pounds = { $amount ->
    [one] one pound
   *[other] { $amount } pounds
 }
newzealand-fx-gold = { $amount } gold
newzealand-fx-certificate = { $amount ->
    [one] one certificate
   *[other] { $amount } certificates
 }
newzealand-fx-pathfinder = pathfinder +{ $amount }
newzealand-fx-token = { $amount ->
    [one] one exchange token
   *[other] { $amount } exchange tokens
 }
newzealand-fx-take = take { $names }
newzealand-fx-draw = { $amount ->
    [one] draw { $amount } card, then discard { $amount }
   *[other] draw { $amount } cards, then discard { $amount }
 }
newzealand-fx-wool_value = pounds for its wool
newzealand-fx-permanent_certificate = a permanent certificate
newzealand-fx-permanent_wool = bonus wool +{ $amount }
newzealand-fx-objective = take an objective
newzealand-fx-hire = hire a worker{ $amount ->
    [0] {""}
   *[other] , price { $sign }
 }
newzealand-fx-invest = take a bonus tile{ $amount ->
    [0] {""}
   *[other] , price { $sign }
 }
newzealand-fx-build = build, { $amount } per craftsman
newzealand-fx-upgrade_by = upgrade a building by { $amount }
newzealand-fx-buy_sheep = buy sheep
newzealand-fx-market = sheep of the market: { $names }
newzealand-fx-move_ship = { $amount ->
    [0] ship: a space per sailor
    [one] ship: one space
   *[other] ship: up to { $amount } spaces
 }
newzealand-fx-storehouse_within = a storehouse within { $amount }
newzealand-fx-shear = { $amount ->
    [0] shear with your shearers
    [one] shear one sheep
   *[other] shear up to { $amount } sheep
 }
newzealand-fx-auxiliary = { $amount ->
    [1] single auxiliary action
   *[other] single or double auxiliary action
 }
newzealand-fx-move_runholder = { $amount ->
    [one] move on one location
   *[other] move on up to { $amount } locations
 }
newzealand-fx-remove_hazard = remove a hazard{ $amount ->
    [0] {""}
   *[other] {" "}for { $amount }
 }
newzealand-fx-place_worker = place a joker
newzealand-fx-disc_on = a disc on { $names }
newzealand-fx-gained_on_top = cards gained this turn onto the draw stack
newzealand-discard-for = discard { $cost }: { $what }
newzealand-cost-any = any sheep
newzealand-cost-pair = two of one breed
newzealand-per = { $what } per { $thing }
newzealand-thing-grass_building = { $count ->
    [one] building on grass
   *[other] { $count } buildings on grass
 }
newzealand-thing-shepherd = { $count ->
    [one] shepherd
   *[other] { $count } shepherds
 }
newzealand-thing-placed_storehouse = { $count ->
    [one] storehouse at sea
   *[other] { $count } storehouses at sea
 }
newzealand-thing-hazard_pair = { $count ->
    [one] pair of rockfall and flood
   *[other] { $count } pairs of rockfall and flood
 }
newzealand-thing-own_objective = { $count ->
    [one] objective played
   *[other] { $count } objectives played
 }
newzealand-thing-pathfinder_space = { $count ->
    [one] pathfinder space
   *[other] { $count } pathfinder spaces
 }
newzealand-thing-hazard_tile = { $count ->
    [one] hazard tile
   *[other] { $count } hazard tiles
 }
newzealand-thing-certificate = { $count ->
    [one] certificate
   *[other] { $count } certificates
 }
newzealand-thing-own_building = { $count ->
    [one] own building
   *[other] { $count } own buildings
 }
newzealand-thing-worker = { $count ->
    [one] worker
   *[other] { $count } workers
 }
newzealand-thing-ferry_card = { $count ->
    [one] ferry card
   *[other] { $count } ferry cards
 }

## Sarah

newzealand-sarah-card = Sarah’s card { $card }
newzealand-sarah-steps = { $count }, as many as: { $worker }
newzealand-sarah-level = Strength
newzealand-sarah-speciality = Speciality
newzealand-sarah-next = Next delivery
newzealand-sarah-discs = Discs left
newzealand-sarah-left = Cards to come
newzealand-deed-hire = hires a worker
newzealand-deed-buy_sheep = buys sheep
newzealand-deed-build = builds
newzealand-deed-invest = takes a bonus tile away
newzealand-deed-pathfinder = pathfinder +{ $what }
newzealand-deed-objective = takes an objective
newzealand-deed-hazard = removes a hazard
newzealand-deed-market = takes sheep: { $what }
newzealand-deed-sailors = acts with her sailors
newzealand-deed-shearers = acts with her shearers
newzealand-deed-move = moves on { $what }
newzealand-deed-add_sheep = adds sheep to the market

## The end

newzealand-part-arrow = arrow: { $name }
newzealand-part-pair = storehouses { $id }
newzealand-part-path = space { $id }
newzealand-part-worker = five in a row: { $name }

## For those who listen

newzealand-figures = breeding value { $breeding }, wool { $wool }
newzealand-heard-post = post { $value }
newzealand-heard-sheep = { $breed } (breeding value { $value }, wool { $wool })
newzealand-heard-has = Has
newzealand-heard-pounds = { $count ->
    [one] one pound
   *[other] { $count } pounds
 }
newzealand-heard-gold = { $count } gold
newzealand-heard-certificates = { $count ->
    [one] one certificate
   *[other] { $count } certificates
 }
newzealand-heard-tokens = { $count ->
    [one] one exchange token
   *[other] { $count } exchange tokens
 }
newzealand-heard-steps = a step limit of { $count }
newzealand-heard-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
 }
newzealand-heard-stack = { $count ->
    [one] one card in the draw stack
   *[other] { $count } cards in the draw stack
 }
newzealand-heard-shepherd = { $count ->
    [one] one shepherd
   *[other] { $count } shepherds
 }
newzealand-heard-craftsman = { $count ->
    [one] one craftsman
   *[other] { $count } craftsmen
 }
newzealand-heard-sailor = { $count ->
    [one] one sailor
   *[other] { $count } sailors
 }
newzealand-heard-shearer = { $count ->
    [one] one shearer
   *[other] { $count } shearers
 }

## Posts and decks

newzealand-posts-local = Trading posts
newzealand-posts-wool = Wool posts
newzealand-posts-foreign = Foreign posts
newzealand-deck-look = Look through discard pile and deck
newzealand-deck-pile = Discard pile
newzealand-deck-whole = Whole deck
newzealand-deck-note = What a deck consists of is known to everybody; its order and the draw stack are not.
newzealand-deck-none = nothing there
