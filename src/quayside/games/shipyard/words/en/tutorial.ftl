# What the lessons of Shipyard say. `-why` comes after the step was done.

shipyard-tutorial-track = The action track: choose and be paid
shipyard-tutorial-track-choose = Every turn you choose one action card that is free and not at the front. Two cards ahead of Manufacture Equipment are occupied: choose it.
shipyard-tutorial-track-choose-why = Each occupied card ahead paid you 1 guilder, so you got 2. Cards far back pay more; cards near the front come round sooner.
shipyard-tutorial-track-make = The equipment marker moves one sector for free, to the crane. You want a sail: pay 1 to move it one further.
shipyard-tutorial-track-make-why = You got a sail. The marker stays where it is for { $b }, who moves on from there.
shipyard-tutorial-track-rent = { $b } and { $c } have played, and your card went to the front of the line. Now you need water: choose Rent Canal.
shipyard-tutorial-track-rent-why = Your old card always moves to the front, so nobody repeats an action at once. Rent Canal paid 2 again.
shipyard-tutorial-track-canal = The bottom row is free. Take the canal there.
shipyard-tutorial-track-canal-why = Displays slide down after each action: what is dear now may be free later, if nobody takes it.
shipyard-tutorial-track-lay = Lay your first canal as it lies.
shipyard-tutorial-track-lay-why = The first canal may be turned any way. Later ones must join open water to open water.
shipyard-tutorial-track-start = Put your ship figure on its western edge.
shipyard-tutorial-track-start-why = From here your ships sail east, each going on where the last one stopped. Now you need a ship.

shipyard-tutorial-ship = A ship: build, load, sail
shipyard-tutorial-ship-bow = You build this turn, up to three cards. Take the bow from the bottom row, which is free.
shipyard-tutorial-ship-bow-why = Rows 2 and 3 cost 1 guilder a card, rows 4 and 5 cost 2.
shipyard-tutorial-ship-place = Lay it in the first cell of your yard.
shipyard-tutorial-ship-place-why = Cards need not touch, but each must still be able to become part of a ship.
shipyard-tutorial-ship-middle = Now the lowest middle of the left column.
shipyard-tutorial-ship-middle-why = A ship has one to seven middles. They carry cabins, masts and places for cranes and cannons.
shipyard-tutorial-ship-beside = Lay it right beside the bow.
shipyard-tutorial-ship-beside-why = Bow and middle: only a stern is missing.
shipyard-tutorial-ship-stern = Take the stern of the bottom row.
shipyard-tutorial-ship-stern-why = That is your third card, so this is all for this action.
shipyard-tutorial-ship-close = Lay it in the third cell.
shipyard-tutorial-ship-close-why = Bow, middle and stern side by side: the ship is complete.
shipyard-tutorial-ship-done = Finish building.
shipyard-tutorial-ship-done-why = A complete ship must leave at the end of the turn, ready or not. Now you load it from your stock.
shipyard-tutorial-ship-captain = Load the captain. No ship sails without one.
shipyard-tutorial-ship-captain-why = The first captain needs no cabin. Everybody on board is worth 1 point.
shipyard-tutorial-ship-sail = The ship has two masts. Load a sail.
shipyard-tutorial-ship-sail-why = Without engines speed is 1, and 1 more for each sail.
shipyard-tutorial-ship-sail-more = Load the other sail as well.
shipyard-tutorial-ship-sail-more-why = Speed 3. It is points and distance at once, but your canals must be long enough for it.
shipyard-tutorial-ship-leave = Done loading: let her sail.
shipyard-tutorial-ship-leave-why = 1 point for the captain, 3 for speed, and 3 more because the third step was a Blue Riband. The ship joins your fleet, where contracts count it at the end.

shipyard-tutorial-trade = Trains, money and people
shipyard-tutorial-trade-choose = You have a train and no money. Choose Exchange Commodities.
shipyard-tutorial-trade-choose-why = The card paid 2, and exchanging needs nothing but a train.
shipyard-tutorial-trade-train = Use your only train.
shipyard-tutorial-trade-train-why = Each car is either sold or traded for something the table offers. The rates change as the marker goes round.
shipyard-tutorial-trade-captain = Trade the grain for a captain.
shipyard-tutorial-trade-captain-why = A captain sails your next ship. No two cars of a train may be traded for the same thing.
shipyard-tutorial-trade-sell = Sell the rest.
shipyard-tutorial-trade-sell-why = Coal and steel brought 2 each, and the train is used up. You have 6 guilders now.
shipyard-tutorial-trade-bonus = For 6 guilders you may do a second action once a turn, even one that is occupied. Buy Hire Employee.
shipyard-tutorial-trade-bonus-why = The bonus action needs no figure and pays no income. It can come before or after the chosen one.
shipyard-tutorial-trade-hire = Hire the coal trader, one step ahead of the marker.
shipyard-tutorial-trade-hire-why = Employees stay with you all game. This one makes every sale of coal 1 guilder better and is worth a point at the end.

shipyard-tutorial-goal = The goal: what a cruise is worth
shipyard-tutorial-goal-captain = Whoever has most points at the end wins, and most of them come from ships that sail. This one is built; load the captain.
shipyard-tutorial-goal-captain-why = Everybody aboard is worth 1 point. Contracts and traders add theirs at the end of the game.
shipyard-tutorial-goal-crew = One card has a cabin. Load the businessman.
shipyard-tutorial-goal-crew-why = 1 point more. He would also earn at a commercial official on the way.
shipyard-tutorial-goal-crane = The bow has a place for a crane. Load it.
shipyard-tutorial-goal-crane-why = Every crane and every cannon is worth 2 points.
shipyard-tutorial-goal-sail = Load one sail.
shipyard-tutorial-goal-sail-why = Speed 2. Speed counts as points, and as steps on your canals.
shipyard-tutorial-goal-leave = Enough for now: finish loading.
shipyard-tutorial-goal-leave-why = The figure must make exactly as many steps as the speed. Here the water divides, so you are asked.
shipyard-tutorial-goal-steer = To the west there is an official for lifebuoys, and your ship has three. Steer to the south-west.
shipyard-tutorial-goal-steer-why = 2 for the crew, 2 for the crane, 2 for speed and 3 at the official: 9 points.

## Challenges

shipyard-tutorial-track-challenge = You have no guilder. Get a sail all the same, in this turn.
shipyard-tutorial-track-challenge-hint = The equipment marker would move to the crane; a sector further costs 1. Which card pays you before it is performed?
shipyard-tutorial-track-challenge-why = The occupied cards ahead paid 2, and one of it moved the marker on to the sail.
shipyard-tutorial-ship-challenge = This ship sails today. Load it so that its speed is 3.
shipyard-tutorial-ship-challenge-hint = No ship sails without a captain. Speed is 1, and 1 more for each sail or propeller.
shipyard-tutorial-ship-challenge-why = A captain and two drives: speed 3, which is 3 points and 3 steps.
shipyard-tutorial-trade-challenge = Turn your train into a smokestack and 6 guilders.
shipyard-tutorial-trade-challenge-hint = What a car can be traded for depends on its goods, and what is left is sold at today's prices.
shipyard-tutorial-trade-challenge-why = Coal is cheap today, so it went for the smokestack, and steel and grain were sold at 3 each.
shipyard-tutorial-goal-challenge = The same ship again. Make 16 points of it.
shipyard-tutorial-goal-challenge-hint = Use every place: cabin, crane, cannon, both masts and the propeller. And think of which way pays.
shipyard-tutorial-goal-challenge-why = 2 for the crew, 4 for crane and cannon, 4 for speed and 6 at two officials for lifebuoys.
