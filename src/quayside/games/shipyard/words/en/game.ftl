shipyard = Shipyard

## Words

shipyard-word-random = random
shipyard-word-build = Build Ships
shipyard-word-purchase = Purchase Commodities
shipyard-word-rent = Rent Canal
shipyard-word-manufacture = Manufacture Equipment
shipyard-word-recruit = Recruit Crew
shipyard-word-hire = Hire Employee
shipyard-word-exchange = Exchange Commodities
shipyard-word-subsidy = Receive Subsidy
shipyard-word-bows = bows
shipyard-word-middles = middles
shipyard-word-middles_left = left middles
shipyard-word-middles_right = right middles
shipyard-word-sterns = sterns
shipyard-word-trains = trains
shipyard-word-canals = canals
shipyard-word-bow = bow
shipyard-word-middle = middle
shipyard-word-stern = stern
shipyard-word-north = north
shipyard-word-northeast = north-east
shipyard-word-east = east
shipyard-word-southeast = south-east
shipyard-word-south = south
shipyard-word-southwest = south-west
shipyard-word-west = west
shipyard-word-northwest = north-west
shipyard-word-centre = centre
shipyard-word-out = over the edge to the next canal
shipyard-word-canal-01 = canal 1
shipyard-word-canal-02 = canal 2
shipyard-word-canal-03 = canal 3
shipyard-word-canal-04 = canal 4
shipyard-word-canal-05 = canal 5
shipyard-word-canal-06 = canal 6
shipyard-word-canal-07 = canal 7
shipyard-word-canal-08 = canal 8
shipyard-word-canal-09 = canal 9
shipyard-word-canal-10 = canal 10
shipyard-word-canal-11 = canal 11
shipyard-word-canal-12 = canal 12
shipyard-word-canal-13 = canal 13
shipyard-word-canal-14 = canal 14
shipyard-word-canal-15 = canal 15
shipyard-word-canal-16 = canal 16
shipyard-word-canal-17 = canal 17
shipyard-word-canal-18 = canal 18
shipyard-word-canal-19 = canal 19
shipyard-word-canal-20 = canal 20
shipyard-word-canal-21 = canal 21
shipyard-word-canal-22 = canal 22
shipyard-word-canal-23 = canal 23
shipyard-word-canal-24 = canal 24
shipyard-word-train-01 = train (coal, steel, grain)
shipyard-word-train-02 = train (coal, steel, grain)
shipyard-word-train-03 = train (coal, steel, grain)
shipyard-word-train-04 = train (coal, steel, grain)
shipyard-word-train-05 = train (coal, steel, grain)
shipyard-word-train-06 = train (coal, coal, steel)
shipyard-word-train-07 = train (coal, coal, grain)
shipyard-word-train-08 = train (coal, steel, steel)
shipyard-word-train-09 = train (steel, steel, grain)
shipyard-word-train-10 = train (coal, grain, grain)
shipyard-word-train-11 = train (steel, grain, grain)
shipyard-word-train-12 = train (coal, coal, coal)
shipyard-word-train-13 = train (steel, steel, steel)
shipyard-word-train-14 = train (grain, grain, grain)
shipyard-word-engineer_sail = engineer (sail)
shipyard-word-engineer_smokestack = engineer (smokestack)
shipyard-word-engineer_crane = engineer (crane)
shipyard-word-engineer_cannon = engineer (cannon)
shipyard-word-recruiter_captain = recruiter (captain)
shipyard-word-recruiter_businessman = recruiter (businessman)
shipyard-word-recruiter_soldier = recruiter (soldier)
shipyard-word-recruiter_propeller = recruiter (propeller)
shipyard-word-trader_coal_1 = coal trader 1
shipyard-word-trader_coal_2 = coal trader 2
shipyard-word-trader_steel_1 = steel trader 1
shipyard-word-trader_steel_2 = steel trader 2
shipyard-word-trader_grain_1 = grain trader 1
shipyard-word-trader_grain_2 = grain trader 2
shipyard-word-builder_sail = builder (sail)
shipyard-word-builder_smokestack = builder (smokestack)
shipyard-word-builder_crane = builder (crane)
shipyard-word-builder_cannon = builder (cannon)
shipyard-word-builder_crew = builder (crew)
shipyard-word-builder_propeller = builder (propeller)
shipyard-word-helmsman = helmsman
shipyard-word-rigger = rigger
shipyard-word-accountant = accountant
shipyard-word-foreman = foreman
shipyard-word-coal = coal
shipyard-word-steel = steel
shipyard-word-grain = grain
shipyard-word-captain = captain
shipyard-word-businessman = businessman
shipyard-word-soldier = soldier
shipyard-word-sail = sail
shipyard-word-smokestack = smokestack
shipyard-word-propeller = propeller
shipyard-word-crane = crane
shipyard-word-cannon = cannon
shipyard-word-none = none
shipyard-word-military = military
shipyard-word-commercial = commercial
shipyard-word-lantern = lantern
shipyard-word-lifeboat = lifeboat
shipyard-word-lifebuoy = lifebuoy
shipyard-word-blue_riband = Blue Riband
shipyard-word-blue-01 = businessman with crane, 3 per pair
shipyard-word-blue-02 = soldier with cannon, 3 per pair
shipyard-word-blue-03 = pairs of sails, 3 each
shipyard-word-blue-04 = pairs of smokestacks, 3 each
shipyard-word-blue-05 = businessmen after the first, 2 each
shipyard-word-blue-06 = soldiers after the first, 2 each
shipyard-word-blue-07 = officers, 3 each
shipyard-word-blue-08 = propellers, 3 each
shipyard-word-blue-09 = ships with sail, smokestack and propeller, 6 each
shipyard-word-blue-10 = ships with businessman, soldier, crane and cannon, 8 each
shipyard-word-blue-11 = different kinds of crew and equipment
shipyard-word-blue-12 = used canals, 4 each
shipyard-word-green-01 = lifebuoys
shipyard-word-green-02 = lanterns
shipyard-word-green-03 = lifeboats
shipyard-word-green-04 = number of ships
shipyard-word-green-05 = ships of exactly 5 cards
shipyard-word-green-06 = ships of exactly 6 cards
shipyard-word-green-07 = ships of 7 or more cards
shipyard-word-green-08 = ships with all three safety items, 5 each
shipyard-word-green-09 = ship cards in the fleet
shipyard-word-green-10 = employees, 1 each, from the fifth on 2
shipyard-word-green-11 = blue, yellow and orange employees, 2 each
shipyard-word-green-12 = different kinds of employees
shipyard-word-end = the end
shipyard-word-unmarked = the unmarked space
shipyard-word-2 = 2
shipyard-word-3 = 3
shipyard-word-4 = 4
shipyard-word-countdown = the countdown is over
shipyard-word-ship_cards = the ship cards ran out
shipyard-word-no_captain = no captain
shipyard-word-no_route = no route
shipyard-word-on_purpose = its owner let it

## Actions

shipyard-do-choose = { $card }
shipyard-do-perform = Perform the chosen action
shipyard-do-bonus = Buy a bonus action: { $action }
shipyard-do-finish = Finish without a bonus action
shipyard-do-final_action = Final action: { $action }
shipyard-do-pass = Pass
shipyard-do-take = Take from the { $column }, row { $row }
shipyard-do-take_blank = Take a blank { $kind }
shipyard-do-place = Cell { $cell }
shipyard-do-done_building = Done building
shipyard-do-buy_train = Buy the train in row { $row }
shipyard-do-rent_canal = Rent the canal in row { $row }
shipyard-do-lay_first = { $turns ->
    [0] As shown, not turned
    [one] One quarter turn clockwise
   *[other] { $turns } quarter turns clockwise
 }
shipyard-do-start = Sail in from the { $space }
shipyard-do-lay = At { $beside }, { $side } side, quarter turns: { $turns }
shipyard-do-manufacture = Extra sectors: { $extra }
shipyard-do-recruit = Extra sectors: { $extra }
shipyard-do-hire = Hire: { $employee }
shipyard-do-use_train = Exchange { $train }
shipyard-do-trade = Trade { $commodity } for { $item }
shipyard-do-sell_rest = Sell the remaining cars
shipyard-do-launch = Launch the ship with its bow in cell { $cell }
shipyard-do-load = Load: { $piece }
shipyard-do-unload = Take off: { $piece }
shipyard-do-done_loading = Done loading, set sail
shipyard-do-let_fail = Load nothing and let the ship fail
shipyard-do-speed = Speed { $spaces }
shipyard-do-steer = Course: { $to }
shipyard-do-keep = Keep: { $blue } + { $green }
shipyard-do-give_up = Give up: { $blue } + { $green }

## Questions

shipyard-ask-choose_card = Which action card? { $guilders ->
    [one] You have one guilder before income.
   *[other] You have { $guilders } guilders before income.
 }
shipyard-ask-before = { $chosen }: perform it, or first buy a bonus action for { $cost }?
shipyard-ask-after = { $chosen } is done. Buy a bonus action for { $cost }, or finish?
shipyard-ask-take_card = Which ship card do you take? { $taken } of { $limit } taken; you can spend { $guilders ->
    [one] one guilder
   *[other] { $guilders } guilders
 }.
shipyard-ask-place_card = Which cell of your yard gets this card ({ $kind })?
shipyard-ask-pick_train = Which train do you buy? You can spend { $guilders ->
    [one] one guilder
   *[other] { $guilders } guilders
 }.
shipyard-ask-pick_canal = Which canal do you rent? You can spend { $guilders ->
    [one] one guilder
   *[other] { $guilders } guilders
 }.
shipyard-ask-first_canal = Your first canal: { $canal }. How do you lay it?
shipyard-ask-start_space = From which side does your ship figure enter { $canal }?
shipyard-ask-lay_canal = Where and how do you lay { $canal }? Longest route now: { $longest }.
shipyard-ask-manufacture = Equipment: one sector is free. How many more do you pay for?
shipyard-ask-recruit = Crew: one sector is free. How many more do you pay for?
shipyard-ask-pick_employee = Whom do you hire? You can spend { $guilders ->
    [one] one guilder
   *[other] { $guilders } guilders
 }.
shipyard-ask-pick_own_train = Which of your trains do you exchange?
shipyard-ask-trade_cars = Trade a car for an item, or sell all that is left for { $sale }?
shipyard-ask-pick_ship = Several ships are complete. Which one sails first?
shipyard-ask-loading = What do you load? Speed { $base_speed }, longest route { $longest }, at best { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
shipyard-ask-pick_speed = How fast do you sail? From { $base_speed } to { $most_speed }; your longest route is { $longest }.
shipyard-ask-pick_route = Which way at this branch? Speed { $speed }, { $steps_left ->
    [one] one step left
   *[other] { $steps_left } steps left
 }.
shipyard-ask-give_up_contracts = { $per_colour ->
    [one] Give up one blue and one green contract in secret.
   *[other] Give up { $per_colour } blue and { $per_colour } green contracts in secret.
 }
shipyard-ask-pick_final_action = Your final action: which one, or none?
shipyard-ask-complete_ship = One more card can complete a ship. Take it? You have { $guilders ->
    [one] one guilder
   *[other] { $guilders } guilders
 }.

## Log

shipyard-event-turn = Turn { $turn }: { $you ->
    [yes] your turn
   *[no] { $seat } is to play
 }.
shipyard-event-advanced = { $seat } { $you ->
    [yes] advance
   *[no] advances
 } { $card } to the front.
shipyard-event-pushed = { $card } is pushed ahead.
shipyard-event-chosen = { $seat } { $you ->
    [yes] choose
   *[no] chooses
 } { $card }{ $income ->
    [0] {""}
    [one] {""}, income { $income } guilder
   *[other] {""}, income { $income } guilders
 }.
shipyard-event-bonus = { $seat } { $you ->
    [yes] buy
   *[no] buys
 } a bonus action ({ $action }).
shipyard-event-took = { $seat } { $you ->
    [yes] take
   *[no] takes
 } { $many ->
    [one] { $many } card
   *[other] { $many } cards
 } ({ $column }){ $price ->
    [0] {""}
    [one] {" "}for { $price } guilder
   *[other] {" "}for { $price } guilders
 }.
shipyard-event-took_blank = { $seat } { $you ->
    [yes] take
   *[no] takes
 } a blank card ({ $kind }).
shipyard-event-placed = { $seat } { $you ->
    [yes] add
   *[no] adds
 } { $kind } to the yard.
shipyard-event-dealt = { $many ->
    [one] { $many } new card
   *[other] { $many } new cards
 } on the display ({ $column }).
shipyard-event-last_card = The last card of a deck is on the table ({ $deck }); the game ends after this round.
shipyard-event-train = { $seat } { $you ->
    [yes] buy
   *[no] buys
 } a { $train }{ $price ->
    [0] {""}
    [one] {" "}for { $price } guilder
   *[other] {" "}for { $price } guilders
 }.
shipyard-event-recycled = { $count ->
    [one] { $count } used card is
   *[other] { $count } used cards are
 } shuffled into a new deck ({ $deck }).
shipyard-event-rented = { $seat } { $you ->
    [yes] rent
   *[no] rents
 } { $canal }{ $price ->
    [0] {""}
    [one] {" "}for { $price } guilder
   *[other] {" "}for { $price } guilders
 }.
shipyard-event-laid = { $seat } { $you ->
    [yes] lay
   *[no] lays
 } { $canal }.
shipyard-event-started = { $seat } { $you ->
    [yes] enter
   *[no] enters
 } { $canal } from the { $space }.
shipyard-event-marker = { $seat } { $you ->
    [yes] move
   *[no] moves
 } the marker to { $piece }{ $cost ->
    [0] {""}
    [one] {" "}for { $cost } guilder
   *[other] {" "}for { $cost } guilders
 }.
shipyard-event-gained = { $seat } { $you ->
    [yes] gain
   *[no] gains
 } { $piece }.
shipyard-event-hired = { $seat } { $you ->
    [yes] hire
   *[no] hires
 } { $employee }{ $cost ->
    [0] {""}
    [one] {" "}for { $cost } guilder
   *[other] {" "}for { $cost } guilders
 }.
shipyard-event-exchange = { $seat } { $you ->
    [yes] exchange
   *[no] exchanges
 } the goods of { $train }.
shipyard-event-traded = { $seat } { $you ->
    [yes] trade
   *[no] trades
 } { $commodity } for { $piece }.
shipyard-event-sold = { $seat } { $you ->
    [yes] sell
   *[no] sells
 } { $commodity } for { $guilders ->
    [one] { $guilders } guilder
   *[other] { $guilders } guilders
 }.
shipyard-event-subsidy = { $seat } { $you ->
    [yes] receive
   *[no] receives
 } a subsidy of { $guilders ->
    [one] { $guilders } guilder
   *[other] { $guilders } guilders
 }.
shipyard-event-launched = { $seat } { $you ->
    [yes] launch
   *[no] launches
 } a ship of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }.
shipyard-event-loaded = { $seat } { $you ->
    [yes] load
   *[no] loads
 } { $piece }.
shipyard-event-failed = { $seat } { $you ->
    [yes] lose
   *[no] loses
 } a ship of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } ({ $reason }).
shipyard-event-step = { $seat } { $you ->
    [yes] sail
   *[no] sails
 } step { $step }: { $canal }, { $space }.
shipyard-event-official = { $seat } { $you ->
    [yes] meet
   *[no] meets
 } an official ({ $official }): { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
shipyard-event-riband = { $seat } { $you ->
    [yes] pass
   *[no] passes
 } a Blue Riband with step { $step }.
shipyard-event-canal_used = { $seat } { $you ->
    [yes] use
   *[no] uses
 } up { $canal }.
shipyard-event-canal_lost = { $seat } { $you ->
    [yes] lose
   *[no] loses
 } { $canal } (cut off).
shipyard-event-scored = { $seat } { $you ->
    [yes] score
   *[no] scores
 } crew { $crew }, equipment { $equipment }, speed { $speed }, officials { $officials }, Blue Riband { $riband }.
shipyard-event-sailed = { $seat } { $you ->
    [yes] score
   *[no] scores
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
shipyard-event-countdown = The countdown marker reaches { $space }.
shipyard-event-gave_up = { $seat } { $you ->
    [yes] give
   *[no] gives
 } up { $many ->
    [1] a contract
   *[other] { $many } contracts
 }.
shipyard-event-gave_up-own = { $seat } { $you ->
    [yes] give
   *[no] gives
 } up { $many ->
    [1] a contract
   *[other] { $many } contracts
 } ({ $contract }).
shipyard-event-play_closed = Regular turns are over: { $reason }.
shipyard-event-final_action = { $seat } { $you ->
    [yes] do
   *[no] does
 } a final action ({ $action }).
shipyard-event-passed = { $seat } { $you ->
    [yes] pass
   *[no] passes
 }.
shipyard-event-contract = { $seat } { $you ->
    [yes] reveal
   *[no] reveals
 } { $many ->
    [1] a contract
   *[other] { $many } contracts
 } ({ $contract }).
shipyard-event-over = The game is over: { $reason }.

## Refusals

shipyard-why-too-poor = This action needs at least { $need ->
    [one] one guilder
   *[other] { $need } guilders
 } and you would have { $have }; choose another action.
shipyard-why-card-too-dear = This card costs { $need } and you have { $have }; take one from a lower row.
shipyard-why-train-too-dear = This train costs { $need } and you have { $have }; take one from a lower row.
shipyard-why-canal-too-dear = This canal costs { $need } and you have { $have }; take one from a lower row.
shipyard-why-sector-too-dear = Going so far costs { $need } and you have { $have }; pay for fewer sectors.
shipyard-why-employee-too-dear = Hiring this employee costs { $need } and you have { $have }; choose somebody nearer to the marker.
shipyard-why-not-in-game = This action card is not used with so few players; choose one that lies on the track.
shipyard-why-is-lead = The front card cannot be chosen; take one further back.
shipyard-why-is-occupied = A figure already stands on this card; choose a free one.
shipyard-why-no-train-shown = No train is on display; choose another action.
shipyard-why-no-canal-fits = No canal on display can be joined to yours; choose another action.
shipyard-why-no-employee = There is no employee left that you may hire; choose another action.
shipyard-why-no-train = You have no train to exchange; buy one first or choose another action.
shipyard-why-bonus-used = You have had your bonus action this turn; one is all.
shipyard-why-no-bonus-card = This action is not in the game with so few players; buy another.
shipyard-why-same-action = The bonus action must differ from the action you chose; buy another.
shipyard-why-bonus-too-dear = A bonus action costs { $need } and you have { $have }; go on without one.
shipyard-why-spoils-chosen = Your chosen action needs { $need } guilders and only { $have } would be left; spend less, or perform the chosen action first.
shipyard-why-must-perform = The chosen action is still to be performed; do that before you finish.
shipyard-why-performed-already = You have performed the chosen action; buy a bonus action or finish.
shipyard-why-nothing-there = There is no card in that place; take one that is on display.
shipyard-why-build-limit = You may take at most { $limit } cards per action; finish building.
shipyard-why-take-one = Take at least one ship card before you finish.
shipyard-why-place-first = Put the card in your hand into the yard first.
shipyard-why-no-cell = Your yard has no cell where such a card could ever become part of a ship; take another kind.
shipyard-why-not-gone = Cards of this kind are still to be had; a blank is there only when none are left.
shipyard-why-cell-taken = This cell is taken; choose an empty one.
shipyard-why-not-viable = Here some card could never become part of a complete ship; choose a cell that leaves room for bow, middle and stern.
shipyard-why-no-cell-completes = No card of this kind completes a ship in your yard; take the kind that does, or pass.
shipyard-why-completes-nothing = The card must complete a ship at once; choose the cell where it does.
shipyard-why-not-in-system = That canal is not part of your system; name one that is.
shipyard-why-place-taken = A canal already lies on that side; choose a free place.
shipyard-why-bank-there = That side of your canal is closed; choose a side with a way out.
shipyard-why-does-not-join = Turned like this, the new canal is closed towards yours; turn it so that two open sides meet.
shipyard-why-no-port = There is no way in on that side; choose an open side.
shipyard-why-none-left = This employee has been hired by others; choose one who is still there.
shipyard-why-owned-already = You already employ exactly this person; choose a different one.
shipyard-why-needs-level-one = Hire the level 1 trader for this commodity first.
shipyard-why-not-your-train = This train is not yours; name one of your own.
shipyard-why-no-such-car = No car with this commodity is left; choose another car.
shipyard-why-not-offered = This commodity cannot be traded for that; look in the exchange table.
shipyard-why-same-item = You have already traded for this item with this train; choose another one or sell.
shipyard-why-not-complete = No complete ship begins in that cell; name the bow of one that is complete.
shipyard-why-none-in-stock = You have no more of these in stock; load something else.
shipyard-why-no-cabin = All cabins are taken; take somebody off or leave this one in stock.
shipyard-why-no-mount = The ship has no free place for this; take a piece off or leave this one in stock.
shipyard-why-too-fast = That makes speed { $speed }, and your canals allow at most { $longest } steps; stay slower or add canals another time.
shipyard-why-no-captain = Without a captain the ship cannot sail; load one or let the ship fail.
shipyard-why-not-aboard = Nothing of this kind is on board to be taken off.
shipyard-why-speed-range = This ship can sail at { $low } to { $high }; choose a speed in between.
shipyard-why-no-way-back = A ship never goes back the way it came; choose another course.
shipyard-why-too-short = That way is too short for the { $steps } steps you still have to sail; choose a longer one.
shipyard-why-no-channel = No channel leads there; choose a course that is listed.
shipyard-why-not-your-contract = You do not hold this contract; choose from those in your hand.
shipyard-why-keep-one-each = Now only one contract of each colour stays: name the two you keep (per colour { $per_colour } must go).
shipyard-why-one-each = Give up { $per_colour } contract of each colour: name the two that go.
shipyard-why-no-bonus-at-end = There are no bonus actions at the end of the game; the final action is the last.
shipyard-why-final-too-poor = This takes { $need ->
    [one] one guilder
   *[other] { $need } guilders
 } and you have { $have }; choose another action, or pass.
shipyard-why-bonus-too-poor = After paying for the bonus this action would take { $need } and { $have } would be left.
shipyard-why-last-card-too-dear = This card costs { $need } and you have { $have }; the bottom row is free.
shipyard-why-crew-too-dear = Going so far round the crew circle costs { $need } and you have { $have }; stop earlier.
shipyard-why-no-train-there = No train stands in that row; choose another.
shipyard-why-no-canal-there = No canal lies in that row; choose another.
shipyard-why-action-under-way = An action is under way; a bonus comes wholly before or wholly after it.

## Options

shipyard-option-beginner_employees = An engineer or a recruiter at every space of the employee track
shipyard-option-first = First player

## Scores

shipyard-item-crew = Crew
shipyard-item-equipment = Cranes and cannons
shipyard-item-speed = Speed
shipyard-item-officials = Officials
shipyard-item-blue_riband = Blue Riband
shipyard-item-blue_contract = Blue contract
shipyard-item-green_contract = Green contract
shipyard-item-traders = Traders
shipyard-insight-action = Choosing an action
shipyard-insight-ship = Building ships
shipyard-insight-load = Loading ships
shipyard-insight-cruise = Speed and course
shipyard-insight-canal = Canals
shipyard-insight-trade = Trains and commodities
shipyard-insight-sector = Extra sectors
shipyard-insight-hire = Hiring employees
shipyard-insight-contract = Contracts
shipyard-insight-stop = Stopping and passing
shipyard-end-countdown = The countdown reached its end.
shipyard-end-ship_cards = A deck of ship cards ran out.
shipyard-reached-end = the end
shipyard-reached-unmarked = the unmarked space
shipyard-reached-2 = 2
shipyard-reached-3 = 3
shipyard-reached-4 = 4

## Pieces and goods in a sentence, with their number; and whom somebody hires

shipyard-some-captain = { $count ->
    [1] a captain
   *[other] { $count } captains
 }
shipyard-some-businessman = { $count ->
    [1] a businessman
   *[other] { $count } businessmen
 }
shipyard-some-soldier = { $count ->
    [1] a soldier
   *[other] { $count } soldiers
 }
shipyard-some-sail = { $count ->
    [1] a sail
   *[other] { $count } sails
 }
shipyard-some-smokestack = { $count ->
    [1] a smokestack
   *[other] { $count } smokestacks
 }
shipyard-some-propeller = { $count ->
    [1] a propeller
   *[other] { $count } propellers
 }
shipyard-some-crane = { $count ->
    [1] a crane
   *[other] { $count } cranes
 }
shipyard-some-cannon = { $count ->
    [1] a cannon
   *[other] { $count } cannons
 }
shipyard-some-bow = { $count ->
    [1] a bow
   *[other] { $count } bows
 }
shipyard-some-middle = { $count ->
    [1] a middle
   *[other] { $count } middles
 }
shipyard-some-stern = { $count ->
    [1] a stern
   *[other] { $count } sterns
 }
shipyard-cars-coal = { $count ->
    [1] a car of coal
   *[other] { $count } cars of coal
 }
shipyard-cars-steel = { $count ->
    [1] a car of steel
   *[other] { $count } cars of steel
 }
shipyard-cars-grain = { $count ->
    [1] a car of grain
   *[other] { $count } cars of grain
 }
shipyard-whom-engineer_sail = an engineer (sail)
shipyard-whom-engineer_smokestack = an engineer (smokestack)
shipyard-whom-engineer_crane = an engineer (crane)
shipyard-whom-engineer_cannon = an engineer (cannon)
shipyard-whom-recruiter_captain = a recruiter (captain)
shipyard-whom-recruiter_businessman = a recruiter (businessman)
shipyard-whom-recruiter_soldier = a recruiter (soldier)
shipyard-whom-recruiter_propeller = a recruiter (propeller)
shipyard-whom-trader_coal_1 = coal trader 1
shipyard-whom-trader_coal_2 = coal trader 2
shipyard-whom-trader_steel_1 = steel trader 1
shipyard-whom-trader_steel_2 = steel trader 2
shipyard-whom-trader_grain_1 = grain trader 1
shipyard-whom-trader_grain_2 = grain trader 2
shipyard-whom-builder_sail = a builder (sail)
shipyard-whom-builder_smokestack = a builder (smokestack)
shipyard-whom-builder_crane = a builder (crane)
shipyard-whom-builder_cannon = a builder (cannon)
shipyard-whom-builder_crew = a builder (crew)
shipyard-whom-builder_propeller = a builder (propeller)
shipyard-whom-helmsman = a helmsman
shipyard-whom-rigger = a rigger
shipyard-whom-accountant = an accountant
shipyard-whom-foreman = a foreman
