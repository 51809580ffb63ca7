# What every thing of Shipyard is, in the cards and the legend of the table.

shipyard-legend-actions = Action cards
shipyard-legend-pieces = Crew, equipment and goods
shipyard-legend-canals = Canals and officials
shipyard-legend-employees = Employees
shipyard-legend-contracts = Contracts
shipyard-legend-table = Displays, rings and trains
shipyard-legend-own = Before a player
shipyard-legend-ships = Ship cards

shipyard-about-part-bow = The front of a ship. A ship is a bow, one to seven middles and a stern, side by side.
shipyard-about-part-middle = The middle of a ship: one to seven of them between bow and stern.
shipyard-about-part-stern = The rear of a ship. With it the ship is complete and must leave at the end of the turn.
shipyard-about-part-blank = It carries nothing, but counts as a ship card.
shipyard-about-icon-cabin = Cabin: room for a businessman, a soldier or an officer.
shipyard-about-icon-mast = Mast: room for a sail or a smokestack.
shipyard-about-icon-crane = Room for a crane.
shipyard-about-icon-cannon = Room for a cannon.
shipyard-about-icon-propeller = Room for a propeller.
shipyard-about-icon-lifebuoy = Lifebuoy: its official pays 1 point for each, and a contract counts them.
shipyard-about-icon-lifeboat = Lifeboat: its official pays 1 point for each, and a contract counts them.
shipyard-about-icon-lantern = Lantern: its official pays 1 point for each, and a contract counts them.
shipyard-about-piece-captain = Without a captain no ship sails. The first needs no cabin; others are officers. On board: { $crew ->
    [one] { $crew } point
   *[other] { $crew } points
 } each.
shipyard-about-piece-businessman = Needs a cabin. On board: { $crew ->
    [one] { $crew } point
   *[other] { $crew } points
 }; the commercial official pays for him again.
shipyard-about-piece-soldier = Needs a cabin. On board: { $crew ->
    [one] { $crew } point
   *[other] { $crew } points
 }; the military official pays for him again.
shipyard-about-piece-sail = Stands on a mast. Each adds 1 to the speed.
shipyard-about-piece-smokestack = Stands on a mast. With a propeller it makes a steamer; otherwise two of them add 1 to the speed.
shipyard-about-piece-propeller = Adds 1 to the speed; with a smokestack the ship is a steamer.
shipyard-about-piece-crane = Needs a place of its own. On board: { $crane } points; the commercial official pays for it, too.
shipyard-about-piece-cannon = Needs a place of its own. On board: { $cannon } points; the military official pays for it, too.
shipyard-about-piece-from = It waits in your stock until it is loaded on a ship.
shipyard-about-crew = crew

shipyard-about-canal = { $spaces ->
    [one] One space of water
   *[other] { $spaces } spaces of water
 }, open on { $sides ->
    [one] one side
   *[other] { $sides } sides
 }. It joins your system where an open side meets an open side.
shipyard-about-canal-officials = On its spaces: { $list }.
shipyard-about-canal-used = When your figure sails on to another canal, this one is used up.
shipyard-about-official-name = Official: { $official }
shipyard-about-official = When your ship enters this space, you get 1 point for each of these on board: { $list }.
shipyard-about-riband = The last Blue Riband your ship enters gives as many points as the steps it took to get there.

shipyard-about-contract-blue = A blue government contract.
shipyard-about-contract-green = A green government contract.
shipyard-about-contract-each = { $points ->
    [one] { $points } point for each.
   *[other] { $points } points for each.
 }
shipyard-about-contract-table = Number → points: { $table }.
shipyard-about-contract-step = { $count } → { $points }
shipyard-about-contract-above = Each one above that: { $points } more.
shipyard-about-contract-end = It scores at the end and counts only ships that have sailed. In the end one contract of each colour is kept.
shipyard-about-contract-now = As things stand: { $points }.
shipyard-about-employee-about = Of this kind: { $what }.
shipyard-about-employee-amount = { $amount ->
    [one] Up to one more on each ship.
   *[other] Up to { $amount } more on each ship.
 }
shipyard-about-employee-surcharge = { $guilders ->
    [one] Costs one guilder more than the way of the marker.
   *[other] Costs { $guilders } guilders more than the way of the marker.
 }
shipyard-about-employee-level = Only for somebody who has the first trader of this commodity.
shipyard-about-employee-points = { $points ->
    [one] { $points } point at the end.
   *[other] { $points } points at the end.
 }
shipyard-about-employee-colour = Colour: { $colour }. Works from now on and never leaves.
shipyard-about-colour-brown = brown
shipyard-about-colour-green = green
shipyard-about-colour-orange = orange
shipyard-about-colour-blue = blue
shipyard-about-colour-yellow = yellow
shipyard-about-train-name = Train: { $cars }
shipyard-about-train = Each car is sold for what the exchange pays, or traded for an item.
shipyard-about-goods = { $commodity } can be traded for: { $items }.
shipyard-about-train-once = No two cars of a train for the same item; afterwards the train is laid aside.
shipyard-about-commodity = Sold, it brings what the sector of the exchange pays; every trader adds 1.

shipyard-about-action-build = Take up to { $cards } ship cards from the displays into your yard.
shipyard-about-action-purchase = Buy one train from its display.
shipyard-about-action-rent = Rent one canal and lay it at your system.
shipyard-about-action-manufacture = Move the equipment marker and take the piece it shows, and one for each of your engineers.
shipyard-about-action-recruit = Move the crew marker and take the piece it shows, and one for each of your recruiters.
shipyard-about-action-hire = Move the hiring marker and take one of the employees there.
shipyard-about-action-exchange = Sell or trade the goods of one of your trains.
shipyard-about-action-subsidy = Receive { $subsidy } guilders.
shipyard-about-action-income = Choosing it pays 1 guilder for each occupied card ahead of it.
shipyard-about-market = The rows cost, from the bottom: { $prices } guilders.
shipyard-about-market-slides = After the action the column slides down and is filled up.
shipyard-about-ring-manufacture = Ring of equipment
shipyard-about-ring-recruit = Ring of crew
shipyard-about-ring = The marker moves one sector free, and up to three more for { $cost } each. You get the piece where it stops.
shipyard-about-ring-order = In this order: { $list }.
shipyard-about-sector = Exchange, sector { $sector }
shipyard-about-sector-price = { $commodity }: { $guilders ->
    [one] { $guilders } guilder
   *[other] { $guilders } guilders
 }
shipyard-about-sector-moves = With every exchange the marker moves on by one sector.

shipyard-about-track-title = The track of action cards
shipyard-about-thing-track = Your card advances to the front, then you choose a free one. Occupied cards ahead pay income; with none behind, every three empty spaces up to the next card pay 1 more.
shipyard-about-gate-title = Gate and countdown
shipyard-about-thing-gate = When the front card comes to the gate, a lap is over. There are as many laps as players; on the way contracts are given up.
shipyard-about-exchange-title = Exchange
shipyard-about-thing-exchange = What coal, steel and grain bring when they are sold.
shipyard-about-hires-title = Employee track
shipyard-about-thing-hires = The marker moves one space free, further ones cost 1 each. Where it stops, you take one employee.
shipyard-about-yard-title = Yard
shipyard-about-thing-yard = { $cells } cells in a row. A bow, middles and a stern side by side are a ship; it leaves at the end of the turn.
shipyard-about-fleet-title = Fleet
shipyard-about-thing-fleet = Ships that have sailed, with all they carry. Contracts count only these.
shipyard-about-stock-title = Stock
shipyard-about-thing-stock = Crew and equipment not yet on a ship.
shipyard-about-guilders-title = Guilders
shipyard-about-thing-guilders = Pay for rows, extra steps, employees and bonus actions. At the end they only break ties.
shipyard-about-points-title = Points
shipyard-about-thing-points = Of the ships that have sailed, by what they were scored for; traders and contracts come on top at the end.
shipyard-about-employees-title = Employees
shipyard-about-thing-employees = They work all game long. Nobody has the same one twice.
shipyard-about-canals-title = Canals
shipyard-about-thing-canals = Your own waterways. A ship sails as many steps as its speed, so they must be long enough.
shipyard-about-contracts-title = Government contracts
shipyard-about-thing-contracts = Secret until the end. Everybody begins with three of each colour and keeps one of each.
shipyard-about-figure-title = Ship figure
shipyard-about-thing-figure = Where the next cruise begins; it never turns straight back.
shipyard-about-speed-title = Speed
shipyard-about-thing-speed = With smokestack and propeller { $steam }, plus 1 for each further one and each sail. Otherwise { $plain }, plus 1 for each sail, each propeller and every { $stacks } smokestacks. Every step is a point.
shipyard-about-bonus-title = Bonus action
shipyard-about-thing-bonus = Once a turn, for { $cost } guilders: any other action, before or after the chosen one.
shipyard-about-used-title = Used canals
shipyard-about-thing-used = Canals that your ships have left behind. A contract pays for them.
shipyard-about-route-title = Longest route
shipyard-about-thing-route = The most steps a ship can sail on your canals now. A faster ship would fail.

## What people ask, with the rule that answers it

shipyard-question-SY-29-2 = how do I win; who wins; what is the goal; how does one win the game; win; victory; winner
shipyard-question-SY-20-1 = how does a ship score; how are points counted; how does scoring work; points of a ship; what gives points; score of a ship; how do I win
shipyard-question-SY-3-1 = what is a turn; what can I do in my turn; what happens in a turn
shipyard-question-SY-7-2 = how many actions; how many actions do I have; how many actions per turn; can I do two actions; bonus action; cost of a bonus action; second action; extra action
shipyard-question-SY-6-1 = how do I get money; how do I earn guilders; income; earn money; make money; how is income counted; get money
shipyard-question-SY-24-1 = when does the game end; how does the game end; end of the game; how many turns are left; how many laps are there; how many rounds; rounds; game over; when is it over; how many turns does the game have; how long does the game last
shipyard-question-SY-9-3 = when is a ship complete; how do I build a ship; how long is a ship; ship length; longest ship; shortest ship; long ship
shipyard-question-SY-19-1 = do I need a captain; what does a captain do; when does a ship fail; no captain; without a captain; ship without captain
shipyard-question-SY-18-1 = how fast is my ship; how is speed counted; how does speed work; faster ship; increase speed; speed of a ship
shipyard-question-SY-11-4 = how do I lay canals; how do canals work; what is a canal; put canals; place canals; lay a canal; where do canals go
shipyard-question-SY-21-6 = what do officials pay; what do officials do
shipyard-question-SY-21-8 = what is the blue riband; how does the blue riband score; riband points; score the blue riband
shipyard-question-SY-14-1 = how do I hire; what does an employee cost; how do I get employees; hire someone; cost of hiring; hire
shipyard-question-SY-15-2 = how do I sell goods; what are trains for; how does the exchange work; can I sell; how do I sell; coal; steel; grain; get for coal; sell coal; sell steel; sell grain; sell a train
shipyard-question-SY-23-3 = when do I give up contracts; how many contracts do I keep; what are contracts for; discard contracts; how many cards can I hold; hand limit; how many contracts; number of contracts; give up contracts
shipyard-question-SY-1-1 = how many can play; how many players
shipyard-question-SY-10-1 = how much does a train cost; how do I buy a train; price of a train; trains cost
shipyard-question-SY-8-2 = how much does a ship card cost; what does a ship card cost; how much does a canal cost; ship parts cost; price of ship cards
shipyard-question-SY-29-3 = tie; who wins a tie; what happens in a tie; equal at the end; does money count at the end; is money worth points; points for money; tied
shipyard-question-SY-2-2 = how much money do I start with; what do I start with; starting money
shipyard-question-SY-2-1 = who starts; who goes first; who begins; first player
shipyard-question-SY-21-2 = how does a cruise work; how do I sail; cruise; maiden voyage; how far does my ship go; how far does a ship sail; distance of a cruise
shipyard-question-SY-5-1 = which actions can I choose; can I take the same action again; why can I not choose this card; which card can I choose; choose an action; front card
shipyard-question-SY-19-2 = sail without canals; ship without canals; no canals
shipyard-question-SY-20-3 = points for cannons; points for cranes
shipyard-question-SY-16-1 = what is the subsidy; subsidy
shipyard-question-SY-17-5 = how many sails on a ship; how many cannons on a ship; places on a ship
shipyard-question-SY-14-9 = how many employees can I have; lose an employee; fire an employee
shipyard-question-SY-15-1 = how do I use my train; use a train
shipyard-question-SY-23-1 = countdown; what is the countdown
shipyard-question-SY-8-1 = how many ship cards; how many ship cards per turn
shipyard-question-SY-17-1 = does my ship have to sail; must a ship leave; keep a finished ship
shipyard-question-SY-14-5 = same employee twice; two of the same employee
shipyard-question-SY-12-1 = sails; cannons; cranes; smokestacks; equipment
shipyard-question-SY-13-1 = soldiers; captains; businessmen; propellers; crew
shipyard-question-SY-28-0 = contracts shown; when are contracts scored; reveal contracts; how do I win
shipyard-question-SY-31-1 = others see my contracts; are contracts secret; what is secret
shipyard-question-SY-10-2 = how many trains; own trains; train limit
shipyard-question-SY-22-1 = used canals; what happens to canals
shipyard-question-SY-27-2 = ship cards run out; blank cards; deck is empty
shipyard-question-SY-25-1 = final action; last action
shipyard-question-SY-8-6 = build two ships at once; several ships; two ships in the yard
shipyard-question-SY-17-4 = cabins; what needs a cabin; crew on board
shipyard-question-SY-8-5 = where do ship cards go; place ship cards; yard; why does a card not fit
shipyard-question-SY-30-1 = what do employees do; do employees stay
shipyard-note-no-loans = Nobody lends money here: there are no loans and no debts, and what you cannot pay you cannot do. The bank only pays and collects. Guilders come from income (SY-6.1), from selling goods (SY-15.2) and, with four players, from the subsidy (SY-16.1).
shipyard-asked-no-loans = bank; loan; borrow; debt; credit; take a loan; run out of money; no money left
