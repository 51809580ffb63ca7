# Shipyard's table in the browser.

shipyard-board = The table: displays, action cards, rings, employees and canals
shipyard-laps-left = { $count ->
    [0] the last lap is done
    [one] one lap to go
   *[other] { $count } laps to go
 }
shipyard-lap = Lap { $lap }/{ $laps }
shipyard-lead = lead
shipyard-ending-lap = Last lap: the game ends when the lead is back at the gate.
shipyard-ending-cards = A deck of ship cards has run out: this is the last round.
shipyard-ending-final = Regular turns are over: final actions, then last ships.

## Parts of the table

shipyard-page-table = Table
shipyard-page-track = Track
shipyard-page-displays = Displays
shipyard-page-employees = Staff
shipyard-page-canals = Canals
shipyard-short-build = Build
shipyard-short-purchase = Buy
shipyard-short-rent = Rent
shipyard-short-manufacture = Equipment
shipyard-short-recruit = Crew
shipyard-short-hire = Hire
shipyard-short-exchange = Exchange
shipyard-short-subsidy = Subsidy
shipyard-head-ships = Ship cards
shipyard-head-bows = Bows
shipyard-head-middles = Middles
shipyard-head-sterns = Sterns
shipyard-head-trains = Trains
shipyard-head-canals = Canals
shipyard-deck-left = { $count } left
shipyard-free = free
shipyard-first-free = the next one is free
shipyard-next-free = next, free
shipyard-rates = Exchange prices for coal, steel, grain: now { $now }, next { $next }
shipyard-large = Enlarge
shipyard-officials = Who pays for what
shipyard-pays-military = soldiers, cannons
shipyard-pays-commercial = businessmen, cranes
shipyard-pays-lifebuoy = lifebuoys
shipyard-pays-lifeboat = lifeboats
shipyard-pays-lantern = lanterns
shipyard-pays-blue_riband = the step number
shipyard-no-canals = No canals yet
shipyard-longest = Longest route { $longest }
shipyard-longest-short = Longest route
shipyard-used-canals = { $count ->
    [one] 1 canal used
   *[other] { $count } canals used
 }

## What lies before a player

shipyard-player = Player { $number }
shipyard-guilders = Guilders
shipyard-points = Points
shipyard-yard = Yard
shipyard-yard-of = { $cards ->
    [one] One card in the yard
   *[other] { $cards } cards in the yard
 }
shipyard-stock = Stock
shipyard-employees = Employees
shipyard-nobody = nobody yet
shipyard-trains = Trains
shipyard-no-trains = none
shipyard-fleet = Fleet
shipyard-no-ships = no ships yet
shipyard-failed = { $count ->
    [one] one ship failed
   *[other] { $count } ships failed
 }
shipyard-fleet-ship = { $cards ->
    [one] Ship of one card, { $points } points: { $load }
   *[other] Ship of { $cards } cards, { $points } points: { $load }
 }
shipyard-canals = Canals
shipyard-contracts = Your contracts
shipyard-secret-contracts = Secret contracts: { $blue } blue, { $green } green
shipyard-contract-now = points as things stand
shipyard-given-up = Given up: { $list }
shipyard-blue-contracts = Blue contracts
shipyard-green-contracts = Green contracts
shipyard-source-reconstructed = The printed values are not known; these are a reconstruction.
shipyard-source-short = ≈ card faces reconstructed
shipyard-blank = { $kind }, blank
shipyard-icon-cabin = cabin
shipyard-icon-mast = mast
shipyard-does-engineer = a piece more whenever you manufacture
shipyard-does-recruiter = a piece more whenever you recruit
shipyard-does-trader = 1 more per car sold; points at the end
shipyard-does-builder = more pieces on a ship than it has places
shipyard-does-helmsman = 1 more speed, if you like
shipyard-does-rigger = 1 more speed for two sails, if you like
shipyard-does-accountant = two extra sectors free
shipyard-does-foreman = three extra spaces free when hiring

## Things to choose

shipyard-card-income = { $card }, income { $income }
shipyard-card-taken = { $card }, with a figure of { $name }
shipyard-then = { $guilders ->
    [one] then one guilder
   *[other] then { $guilders } guilders
 }
shipyard-perform = Perform: { $card }
shipyard-bonus-hint = Once a turn you may pay { $cost } for another action.
shipyard-take-label = { $card }; price { $price }
shipyard-take-hint = Press a card, or drag it from the display into your yard.
shipyard-place-hint = Press a lit cell, or drag the card there.
shipyard-cell = Cell { $cell }
shipyard-launch-label = Launch the ship from cell { $cell }
shipyard-buy-label = Buy the train: { $cars }; price { $price }
shipyard-rent-label = Rent { $canal }; price { $price }
shipyard-use-label = Exchange this train: { $cars }
shipyard-sale = if all is sold
shipyard-rate = { $guilders } each
shipyard-trade-label = Trade { $commodity } for { $item }
shipyard-sector = { $piece }, price { $cost }
shipyard-extra = { $extra ->
    [0] the next sector, free
    [one] one sector further
   *[other] { $extra } sectors further
 }
shipyard-hire-label = Hire: { $employee }, price { $cost }
shipyard-in-hand = Your new canal
shipyard-turn-left = Turn to the left
shipyard-turn-right = Turn to the right
shipyard-turning = How the canal is turned
shipyard-turned = { $turns ->
    [0] Not turned
    [one] Turned by a quarter
   *[other] Turned by { $turns } quarters
 }
shipyard-lay-hint = Turn it, then press a place or drag it there. Numbers are the longest route afterwards.
shipyard-lay-here = Lay it like this
shipyard-lay-label = Lay it here: { $where }; longest route then { $longest }
shipyard-beside = { $canal }, { $side }
shipyard-places = Places
shipyard-no-place = It fits nowhere when turned like this.
shipyard-start-label = Come in from the { $side }
shipyard-course-label = Course { $space }; at best { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
shipyard-at-best = whole ship, at best
shipyard-all-answers = All { $count } possibilities in words

## The cruise

shipyard-speed = Speed
shipyard-cruise = A cruise
shipyard-cruise-of = { $you ->
    [yes] You set sail
   *[no] { $name } sets sail
}
shipyard-cruise-met = Met on the way
shipyard-speed-label = Speed { $speed }; at best { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
shipyard-this-ship = This ship, at best
shipyard-aboard-of = { $aboard } of { $stock }
shipyard-load-label = Load: { $piece }
shipyard-unload-label = Take off: { $piece }
shipyard-give-ship-up = Give the ship up
shipyard-routes = { $count ->
    [one] one route
   *[other] { $count } routes
 }
shipyard-routes-more = more than { $count } routes

## Contracts

shipyard-keep-hint = Only you see this. Choose the two you keep; the others go.
shipyard-give-hint = Only you see this. Choose the two that go.
shipyard-keep-these = Keep these two
shipyard-give-these = Give these two up

## The end

shipyard-part-fleet = ship { $id }

## For those who listen

shipyard-heard-cards = From the lead to the last
shipyard-heard-priced = { $card } for { $price }
shipyard-heard-contracts = Contracts
shipyard-heard-worth = { $contract } (now { $points })

## The end

shipyard-end-tie = Equal points: the richer player wins.
