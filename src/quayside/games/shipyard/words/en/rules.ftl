# The rules of Shipyard in short.

## Components

rule-SY-1-1 = Two, three or four can play.
rule-SY-1-2 = There are eight kinds of action cards; the subsidy joins in only with four players, so three or fewer use seven.
rule-SY-1-3 = The action cards travel round a ring of 23 spaces, one of which is marked as the start.
rule-SY-1-4 = Ships are put together from 104 cards: bows, sterns and two stacks of middles.
rule-SY-1-5 = A ship card may offer cabins, places for masts, propellers, cranes and cannons, and may show lifebuoys, lifeboats and lanterns. Sails and smokestacks both stand on masts.
rule-SY-1-6 = Equipment is sails, smokestacks, propellers, cranes and cannons; crew is captains, businessmen and soldiers. Neither ever runs out.
rule-SY-1-7 = A canal is a card with stretches of water. Some of its spaces show an official or the Blue Riband.
rule-SY-1-8 = Twelve blue and twelve green contracts exist, no two of them alike.
rule-SY-1-9 = Of each of the 24 employees there are two cards.
rule-SY-1-10 = A freight train is a card with a few cars, each full of coal, steel or grain.
rule-SY-1-11 = You get a yard, a score counter, a ship figure and one action figure; in a game for two, three action figures.
rule-SY-1-12 = Five markers belong to everybody: equipment, crew, exchange, hiring and countdown.
rule-SY-1-13 = The bank never lacks guilders.
rule-SY-1-14 = Ship cards are the only ones that can run out; other decks are made anew from used cards.

## Setup

rule-SY-2-1 = Chance decides who begins; the others follow clockwise.
rule-SY-2-2 = Everybody starts with 6 guilders, a train with all three commodities, and three secret contracts of each colour. Contracts that were not dealt stay unknown.
rule-SY-2-3 = The ship decks are shuffled one by one, and the first stack of middles goes on top of the second.
rule-SY-2-4 = Five bows, five sterns and two columns of five middles lie face up.
rule-SY-2-5 = Five trains and five canals lie face up as well.
rule-SY-2-6 = The action cards are lined up behind the starting space: some in fixed places, the others mixed between them.
rule-SY-2-7 = The starting line has no wide gaps, so the bonus for empty spaces cannot come up at once.
rule-SY-2-8 = The countdown marker starts on the number of players.
rule-SY-2-9 = The markers for equipment, crew and hiring start anywhere by chance; the exchange marker always starts in the same sector.
rule-SY-2-10 = Employees lie three to a space on their track; from three players on each has a twin beneath, in a game for two there is only one of each.
rule-SY-2-11 = If agreed, the employees are laid out so that every space has an engineer or a recruiter.
rule-SY-2-12 = Nobody decides anything during setup. Contracts in hand are secret, and so is the order of every deck.

## Turns

rule-SY-3-1 = A turn: advance your card, choose another, take income, perform it, and let finished ships sail.
rule-SY-3-2 = Turns go round until the end of the game is called.
rule-SY-3-3 = With three or four players your first turn starts without an advance.
rule-SY-3-4 = In a first turn every free card that can be performed may be chosen, the front one too.
rule-SY-3-5 = A first turn pays 1 guilder for each occupied card further ahead, so the first player gets nothing.
rule-SY-3-6 = Bonus actions and sailing are possible from the first turn on.
rule-SY-3-7 = Two players take two opening turns each, in alternation and without an advance: two figures go on the first choice and one on the second.
rule-SY-3-8 = In these opening turns a card with figures counts once, however many stand on it and whoever owns them.
rule-SY-3-9 = After that all turns are regular.
rule-SY-3-10 = In a full game everybody has 23 regular turns after the opening.

## Advance

rule-SY-4-1 = Your figure leaves its card, and the card moves to the space in front of the whole line.
rule-SY-4-2 = With two players it is the card under your two figures that moves; one figure joins your other card, one stays in your hand.
rule-SY-4-3 = If your card is at the front already, it still moves on by one space.
rule-SY-4-4 = So the front of the line moves by one space in every regular turn.
rule-SY-4-5 = There must be a free space in front of the line: if it catches up with its own tail, the last card is pushed on, and pushes others if it has to.
rule-SY-4-6 = Such pushing always finds an empty space before it reaches the front.
rule-SY-4-7 = Positions are counted on and on; the line may never be so long that no space is left between front and tail.
rule-SY-4-8 = Ahead and behind are meant along the line of cards, not around the ring.

## Choosing

rule-SY-5-1 = Choose a card that is not at the front, carries nobody's figure and can be performed; your figure goes on it.
rule-SY-5-2 = That leaves four cards to choose from, or three in a game for two, before looking at what can be performed.
rule-SY-5-3 = A card can be performed if your guilders, with the income it brings, and your possessions suffice; a bonus action does not count for this.
rule-SY-5-4 = Manufacturing, recruiting, the subsidy and building can always be performed.
rule-SY-5-5 = Exchanging takes a train of your own; purchasing, renting and hiring take something on offer that you can afford and use.
rule-SY-5-6 = A choice stands as soon as its income is paid.
rule-SY-5-7 = Should no card be performable, choose any: you get its income and may buy a bonus action, no more.

## Income

rule-SY-6-1 = Each occupied card ahead of yours pays you 1 guilder, whoever's figures are on it.
rule-SY-6-2 = With no occupied card ahead there is no such income.
rule-SY-6-3 = If no occupied card is behind yours, every three empty spaces up to the next card ahead bring 1 more.
rule-SY-6-4 = Free cards behind yours do not spoil this bonus.
rule-SY-6-5 = The next card ahead may be the one you have just moved to the front.
rule-SY-6-6 = Final actions and completing a ship at the very end pay no income.
rule-SY-6-7 = The bonus can reach 5 guilders, or 4 with all eight cards.

## Performing

rule-SY-7-1 = You have to carry out the action you chose.
rule-SY-7-2 = Once a turn you may pay 6 for a bonus action, all of it before or all of it after the chosen one.
rule-SY-7-3 = The bonus may be any action in the game that you can perform, except the one you chose; figures and the front card do not matter.
rule-SY-7-4 = Pay the 6 before the bonus action begins. Money earned by the chosen action helps if you did that first.
rule-SY-7-5 = A bonus action needs no figure, moves no card and pays no income.
rule-SY-7-6 = A bonus action taken first must leave you able to perform the chosen one.
rule-SY-7-7 = In between you may perform, buy the bonus action or, once the chosen action is done, finish.
rule-SY-7-8 = Displays are filled up after each action, so the second of your two actions sees the new cards.
rule-SY-7-9 = Ships that are finished now wait until both actions are over.
rule-SY-7-10 = Therefore nobody can build ships twice in one turn.

## Building ships

rule-SY-8-1 = Take one, two or three ship cards from the display, in any mix.
rule-SY-8-2 = The bottom row is free, rows 2 and 3 cost 1 per card, rows 4 and 5 cost 2.
rule-SY-8-3 = Prices stay as they are during the action, and you must be able to pay for everything you take.
rule-SY-8-4 = Each card goes straight into an empty cell of your yard and stays there until its ship sails.
rule-SY-8-5 = Take only what fits: every card in the yard must still be able to become part of a ship.
rule-SY-8-6 = Cards need not touch; you may have several unfinished ships.
rule-SY-8-7 = A ship finished during this action still fills its cells.
rule-SY-8-8 = When you are done, each column slides down and is filled up from its deck.
rule-SY-8-9 = New cards are dealt column by column from the bows to the sterns, lowest gap first.
rule-SY-8-10 = An empty deck leaves gaps. The last card of a deck of bows, middles or sterns brings the end of the game.
rule-SY-8-11 = Where a kind has run out, blank cards replace it.

## The yard

rule-SY-9-1 = Your yard is a row of nine cells.
rule-SY-9-2 = Nine cells are what the longest ship needs: a bow, seven middles and a stern.
rule-SY-9-3 = A ship is complete when a bow, one to seven middles and a stern stand side by side in this order.
rule-SY-9-4 = A card has a future if adding cards and letting ships sail can somehow make it part of a complete ship.
rule-SY-9-5 = You may place cards only so that, in the end, every card in the yard has a future.
rule-SY-9-6 = For this reason a full yard always contains a complete ship.
rule-SY-9-7 = The test: take away every stretch that could become one ship, again and again; all cards must vanish.
rule-SY-9-8 = In short: the left end takes only a bow, the right end only a stern, next to the ends there is no wrong end piece, and no stern directly follows a bow.
rule-SY-9-9 = Fewer cards never make a yard worse, so the order of placing does not matter.
rule-SY-9-10 = If the yard was fine before, it is enough that the new card has a future.
rule-SY-9-11 = In an empty yard a bow fits in cells 1 to 7, a middle in 2 to 8, a stern in 3 to 9.
rule-SY-9-12 = Some card always fits, though not every kind does.
rule-SY-9-13 = In a longer yard the short test would not do, and the full one would decide.

## Purchasing

rule-SY-10-1 = Buy one train from the display for the price of its row; the bottom one is free.
rule-SY-10-2 = It lies open before you, and you may own any number.
rule-SY-10-3 = The column slides down and a new train comes on top; used trains are reshuffled if the deck is empty.
rule-SY-10-4 = If no trains are left to fill a row, it stays empty until used ones come back; then empty rows are filled at once, and in any case before anybody chooses an action. Canals likewise.

## Renting canals

rule-SY-11-1 = Rent one canal from the display for the price of its row and lay it at once.
rule-SY-11-2 = Two canals are joined where an open side meets an open side; the water runs on there.
rule-SY-11-3 = Lay your first canal any way round and put your ship figure on an open edge space, as if it had just come in.
rule-SY-11-4 = Later canals go beside your system, turned as you like, so that at least one open side meets another. Take care not to shut your figure in.
rule-SY-11-5 = What lies stays as it lies, and the figure does not move.
rule-SY-11-6 = A canal that fits nowhere cannot be rented.
rule-SY-11-7 = The column slides down and is filled up. If the deck is empty, used and discarded canals are reshuffled, but your count of used ones remains.
rule-SY-11-8 = Once you have a canal you always have at least the one under your figure.

## Manufacturing

rule-SY-12-1 = The equipment ring runs cannon, smokestack, crane, sail and round again.
rule-SY-12-2 = Move the marker one sector on for free and up to three more for 1 guilder each.
rule-SY-12-3 = You get one piece of the kind the marker now shows.
rule-SY-12-4 = With the accountant the first two extra sectors are free.
rule-SY-12-5 = Each of your engineers adds a piece of its own kind, wherever the marker stands.
rule-SY-12-6 = The next player goes on from where you left the marker.

## Recruiting

rule-SY-13-1 = Recruiting works like manufacturing, on the ring captain, soldier, propeller, businessman.
rule-SY-13-2 = What the marker shows goes into your stock.
rule-SY-13-3 = Each of your recruiters adds a piece of its own kind, and the accountant helps here too.
rule-SY-13-4 = A propeller from here is like any other. Engineers do not help here, recruiters not in manufacturing.

## Hiring

rule-SY-14-1 = Move the hiring marker one space for free and as many more as you like, up to seven, for 1 guilder each.
rule-SY-14-2 = With the foreman the first three extra spaces are free.
rule-SY-14-3 = Take one of the employees where the marker stops.
rule-SY-14-4 = An engineer or a recruiter costs 1 extra.
rule-SY-14-5 = You cannot have the same employee twice; the same job with another piece is fine.
rule-SY-14-6 = A trader of level 2 comes only to somebody who has level 1 for that commodity.
rule-SY-14-7 = Hiring can be chosen if there is somebody you may take and can pay for.
rule-SY-14-8 = Taking a card uncovers its twin, if there is one. Empty places stay empty.
rule-SY-14-9 = An employee works for you from now on and never leaves.

## Exchanging

rule-SY-15-1 = Exchanging needs a train; the exchange marker moves on by exactly one sector.
rule-SY-15-2 = Pick one of your trains. Each car is either sold for what the sector pays or traded for an item the table offers.
rule-SY-15-3 = No two cars of a train may be traded for the same item; selling has no limit.
rule-SY-15-4 = The whole train is dealt with at once and then laid aside.
rule-SY-15-5 = Every trader adds 1 guilder to each sale of that commodity.
rule-SY-15-6 = Items go into your stock; engineers and recruiters add nothing.

## Subsidy

rule-SY-16-1 = In a game for four, this action pays 2 guilders.

## Loading

rule-SY-17-1 = Every complete ship must leave at the end of the turn, like it or not.
rule-SY-17-2 = With several complete ships you decide the order, and each is settled fully before the next.
rule-SY-17-3 = Load whatever you like from your stock, free of charge; it stays on the ship for good.
rule-SY-17-4 = One captain needs no cabin. Further captains are officers and need one, as do businessmen and soldiers.
rule-SY-17-5 = Equipment needs a free place of its own kind: a mast for sails and smokestacks, and so on.
rule-SY-17-6 = A builder lets two more pieces of its kind on board without a place; for propellers it is one.
rule-SY-17-7 = Count what is left after the builders' share: it must fit the cabins and places of the ship.
rule-SY-17-8 = Only the numbers matter, not which cabin or place is used.
rule-SY-17-9 = You need not load everything; what stays in stock serves later ships.
rule-SY-17-10 = You may load no captain or nothing at all and give the ship up.
rule-SY-17-11 = A ship has at most one place for a propeller, so it carries one, or two with the builder.

## Speed

rule-SY-18-1 = With a smokestack and a propeller speed is 4, plus 1 for each further one of them and for each sail.
rule-SY-18-2 = Otherwise it is 1, plus 1 for each sail, each propeller and each two smokestacks.
rule-SY-18-3 = The helmsman can add 1 if you wish.
rule-SY-18-4 = The rigger can add up to 1 for every two sails.
rule-SY-18-5 = All other speed counts in full, and every ship makes at least 1.
rule-SY-18-6 = You pick the speed within what your employees add, as far as your canals allow.

## Conditions

rule-SY-19-1 = A ship needs a captain to sail.
rule-SY-19-2 = Your canals must allow a route as long as the speed; without canals no ship can sail.
rule-SY-19-3 = A ship that fails these conditions scores nothing, uses no canals and leaves the game.
rule-SY-19-4 = Whatever was loaded on it is lost; the stock is safe.
rule-SY-19-5 = So you are offered only loads that can sail, or loading nothing and letting the ship fail.
rule-SY-19-6 = If no load can save the ship, it fails without a question.

## Scoring a ship

rule-SY-20-1 = A ship scores once, for crew, cranes and cannons, speed, and what it meets on the way.
rule-SY-20-2 = Everybody on board gives 1 point, captain and officers included.
rule-SY-20-3 = Every crane and every cannon gives 2.
rule-SY-20-4 = Speed gives as many points as you sail.
rule-SY-20-5 = The way through the canals adds officials and the Blue Riband.
rule-SY-20-6 = All of this together is the score of the ship.
rule-SY-20-7 = The ship then joins your fleet with everything on board.

## Sailing

rule-SY-21-1 = Your figure remembers where it stands and where it came from.
rule-SY-21-2 = It moves exactly as many steps as the speed, from space to space, and never straight back. You choose at branches.
rule-SY-21-3 = That also goes for the first step of a new cruise.
rule-SY-21-4 = Canals left behind are gone, so you cannot come back to them; within one canal you may pass a space again.
rule-SY-21-5 = Branches too short for the rest of the way are closed to you.
rule-SY-21-6 = An official pays when you enter the space: the military one for soldiers and cannons, the commercial one for businessmen and cranes, the others for their safety item.
rule-SY-21-7 = The space you start from pays nothing.
rule-SY-21-8 = The last Blue Riband space you enter gives as many points as the steps it took to get there.
rule-SY-21-9 = The figure waits for the next cruise where this one ended.
rule-SY-21-10 = Routes with the same outcome count as one choice.

## Used canals

rule-SY-22-1 = When the figure crosses to another canal, the one it leaves becomes a used canal of yours.
rule-SY-22-2 = Canals to which no water leads the figure any more are discarded; they do not count as used.
rule-SY-22-3 = Water decides, not touching cards: a canal with two separate channels may cut others off.
rule-SY-22-4 = The canal under your figure is not used, even at the end.

## Countdown

rule-SY-23-1 = When the front card reaches the starting space, the turn is finished and the countdown marker moves one space.
rule-SY-23-2 = There are as many laps as players.
rule-SY-23-3 = In a game for four everybody gives up two contracts per colour after the second lap; for three, one per colour after the first and again after the second; for two, two per colour after the first.
rule-SY-23-4 = From then on everybody has one blue and one green contract.
rule-SY-23-5 = All decide at the same time and in secret; what was given up is never shown.
rule-SY-23-6 = The same number of each colour must go.
rule-SY-23-7 = Who ends a lap depends on the number of players only.

## The end

rule-SY-24-1 = Normally the game ends when the countdown marker reaches the end; everybody has had equally many turns.
rule-SY-24-2 = After that come only final actions and completing ships.
rule-SY-24-3 = The game ends early when the last bow, middle or stern of a deck is turned up.
rule-SY-24-4 = Then the round is played out, so that nobody has fewer turns than another.
rule-SY-24-5 = Until then everything goes on as usual.
rule-SY-24-6 = Whoever still holds more than one contract per colour gives up the rest in secret before the final actions.
rule-SY-24-7 = An early end in the last round changes nothing.
rule-SY-24-8 = Cards turned up after that no longer matter.

## Final action

rule-SY-25-1 = In turn order everybody may take one more action of any kind, or pass.
rule-SY-25-2 = It needs no figure, pays no income and allows no bonus action, and you must be able to perform it.
rule-SY-25-3 = Ships finished by it sail at once; only then does the next player act.
rule-SY-25-4 = Employees work and displays are filled up as always.

## Completing a ship

rule-SY-26-1 = After the final actions, whoever can finish a ship with a single card may do so, in turn order.
rule-SY-26-2 = The card costs what its row says and must complete the ship where you put it.
rule-SY-26-3 = The ship is loaded and sails as usual. It is one card and one ship only.
rule-SY-26-4 = You may decline, and you may not buy a card just to make a ship longer.
rule-SY-26-5 = Money is no obstacle: there is a free card of each kind in the bottom row, or a blank.

## Blank cards

rule-SY-27-1 = A kind has run out when its deck and its display are empty.
rule-SY-27-2 = Then blank cards of that kind are free, in every build action and when completing a ship.
rule-SY-27-3 = A blank carries nothing but counts as a ship card.
rule-SY-27-4 = Blanks count towards the three cards and must fit the yard.
rule-SY-27-5 = This is judged card by card, so taking the last real one frees the blanks at once.
rule-SY-27-6 = As long as a real card is on display, there are no blanks of that kind.

## Contracts

rule-SY-28-0 = At the end all contracts are shown. Only ships of the fleet count for them; failed or unfinished ships and stock do not.
rule-SY-28-1 = Each businessman together with a crane on the same ship gives 3.
rule-SY-28-2 = Each soldier together with a cannon on the same ship gives 3.
rule-SY-28-3 = Every two sails on the same ship give 3.
rule-SY-28-4 = Every two smokestacks on the same ship give 3.
rule-SY-28-5 = Every businessman of the fleet after the first gives 2.
rule-SY-28-6 = Every soldier of the fleet after the first gives 2.
rule-SY-28-7 = Every officer gives 3; an officer is a captain beyond one per ship.
rule-SY-28-8 = Every propeller gives 3.
rule-SY-28-9 = Every ship with a sail, a smokestack and a propeller gives 6.
rule-SY-28-10 = Every ship with a businessman, a soldier, a crane and a cannon gives 8.
rule-SY-28-11 = The more different kinds in the fleet the better: the five kinds of equipment, businessmen, soldiers and officers count.
rule-SY-28-12 = Every used canal gives 4.
rule-SY-28-13 = Lifebuoys in the fleet pay by a table: six give 12, and each further one 1.
rule-SY-28-14 = Lanterns in the fleet pay by a table.
rule-SY-28-15 = Lifeboats in the fleet pay by a table.
rule-SY-28-16 = The number of ships in the fleet pays by a table.
rule-SY-28-17 = Ships of exactly five cards pay by a table.
rule-SY-28-18 = Ships of exactly six cards pay by a table.
rule-SY-28-19 = Ships of seven or more cards pay by a table.
rule-SY-28-20 = Every ship with a lifebuoy, a lifeboat and a lantern gives 5.
rule-SY-28-21 = Ship cards in the fleet, blanks too, are counted and pay by a table.
rule-SY-28-22 = Your first four employees give 1 each, all others 2 each.
rule-SY-28-23 = Every blue, yellow or orange employee gives 2; engineers and recruiters give nothing.
rule-SY-28-24 = Different kinds of employees pay by a table: five colours, and traders of level 2 as a sixth kind.

## Winning

rule-SY-29-1 = Traders give points too: 1 for level 1 and 3 for level 2.
rule-SY-29-2 = The most points win.
rule-SY-29-3 = In a tie the richer player wins; if that is equal too, the victory is shared.

## Employees

rule-SY-30-1 = What employees do lasts all game, adds up, and is never forced on you.
rule-SY-30-2 = Engineers are brown, recruiters green, traders orange, accountant and foreman yellow; builders, helmsman and rigger blue.
rule-SY-30-3 = An engineer costs 1 extra and adds a piece of its kind whenever you manufacture.
rule-SY-30-4 = A recruiter costs 1 extra and adds a piece of its kind whenever you recruit.
rule-SY-30-5 = A trader earns 1 more per unit sold of its commodity and gives points at the end.
rule-SY-30-6 = A builder puts up to two more pieces of its kind on each ship without a place for them; the propeller builder one.
rule-SY-30-7 = The helmsman may add 1 to a ship's speed.
rule-SY-30-8 = The rigger may add 1 to the speed for every two sails.
rule-SY-30-9 = The accountant makes two extra sectors free when you manufacture or recruit.
rule-SY-30-10 = The foreman makes three extra spaces free when you hire.
rule-SY-30-11 = A new employee helps at once, even in the second action of the same turn.
rule-SY-30-12 = There are four engineers, four recruiters, six traders, six builders, a helmsman, a rigger, an accountant and a foreman.

## Secrets

rule-SY-31-1 = Nobody sees another player's contracts before the end, nor the order of a deck; contracts given up stay secret for good.
rule-SY-31-2 = While contracts are given up in secret, one can see only who has decided.
