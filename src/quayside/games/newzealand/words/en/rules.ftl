# The rules of New Zealand in short.

## Components

rule-NZ-1-1 = Bag A holds workers and hazards, bag B the bonus tiles; buildings, harbour masters, step tiles, tokens and coins serve everybody.
rule-NZ-1-2 = You own a board with 16 discs and 10 storehouses, a ship, a runholder, ten private buildings, a fee tile and 14 sheep cards.
rule-NZ-1-3 = 37 sheep cards of six breeds supply the sheep market.
rule-NZ-1-4 = Romney, sheepdogs, ferries and kingfishers are further cards for your deck. Of these only the Romney is a sheep.
rule-NZ-1-5 = There are 24 objectives and ten sets of six bonus cards: sets 3 and 7 are sheep, 8 to 10 objectives, the others have effects.
rule-NZ-1-6 = A sheep card has a breed, a breeding value, a wool value and sometimes points. Different sheep means different breeds.
rule-NZ-1-7 = Pounds and exchange tokens never run out; all other pieces can.
rule-NZ-1-8 = The 16 discs cover 8 auxiliary spaces, the step limit, 2 hand limits, the certificate limit, 2 permanent certificates and 2 bonus wool.
rule-NZ-1-9 = A row has room for five workers: the first is printed, the fifth brings points.
rule-NZ-1-10 = Only hands are secret, and the order of stacks and bags is known to nobody. Everything else lies open.
rule-NZ-1-11 = You may look through your own discard pile at any time, but never into a draw stack.
rule-NZ-1-12 = What a deck consists of is public; how it is split between hand and draw stack is not.

## Setup of the table

rule-NZ-2-1 = Five of the eight harbour masters are put out at random.
rule-NZ-2-2 = The eight neutral buildings start on their front, on their own letters for beginners or shuffled otherwise.
rule-NZ-2-3 = The market token starts at the end of the second row of the bonus market.
rule-NZ-2-4 = One worker of each type opens the dearest row of the job market.
rule-NZ-2-5 = Then 12, 13 or 14 tiles of bag A are placed, for 2, 3 or 4 players. A tile without room goes back and another is drawn.
rule-NZ-2-6 = The bonus market has one column per player. Its first row is filled, the second up to the token.
rule-NZ-2-7 = Two tiles of each bag lie open as the forecast.
rule-NZ-2-8 = The sheep market opens with 9, 11 or 14 cards, for 2, 3 or 4 players.
rule-NZ-2-9 = Four objectives lie face up, the others form a stack.
rule-NZ-2-10 = The four supplies of cards are complete however many play.
rule-NZ-2-11 = Four random bonus sets are in the game, with stacks of 3, 5 or 6 cards for 2, 3 or 4 players.
rule-NZ-2-12 = By rising set number the stacks lie under wheel, barrel, bell and compass, face up.
rule-NZ-2-13 = One step tile per player waits beside the pathfinder track, at space 4, or at 6 with four players.
rule-NZ-2-14 = The bank keeps the coins and the exchange tokens.

## Setup of the players

rule-NZ-3-1 = Everybody takes a colour; the fee tile begins on the side where hands cost money.
rule-NZ-3-2 = All players use the same sides of the private buildings, and nobody may turn one over later.
rule-NZ-3-3 = Boards begin full of discs and storehouses, ships at the start, certificates at 0 and gold at 1.
rule-NZ-3-4 = Your 14 sheep, shuffled, are your first draw stack.
rule-NZ-3-5 = The first player has 7 pounds and 4 cards; each later one has a pound and a card more. Everybody has one exchange token.
rule-NZ-3-6 = You begin with a hand limit of 4 and a certificate limit of 3; gold stops at 5 for the whole game.
rule-NZ-3-7 = One worker of each type is printed on your board and always stays.

## The turn

rule-NZ-4-1 = A turn is: move, use the location, draw cards. Then it is the turn of the next player.
rule-NZ-4-2 = Your first turn begins by discarding down to four cards.
rule-NZ-4-3 = Then one disc from a white-cornered space goes to space 0 of the pathfinder track; its cost or reward applies.
rule-NZ-4-4 = Then your runholder starts on any neutral building, without counting steps or paying fees.
rule-NZ-4-5 = The first turn goes on there as usual.
rule-NZ-4-6 = Exchange tokens, bonus cards for gold and cards played from hand are free: they are no location actions.

## Moving

rule-NZ-5-1 = Wellington and every trail space with a tile are locations. Empty spaces are skipped and cost no step.
rule-NZ-5-2 = Move forward at least one location and at most your step limit, choosing the branch at forks; never backwards.
rule-NZ-5-3 = The step limit grows by one with its disc removed and by the value of your step tile.
rule-NZ-5-4 = Wellington stops you; steps left over are lost.
rule-NZ-5-5 = Runholders may share a location and never hinder each other.
rule-NZ-5-6 = A location with hands costs 1 pound per black and 2 per green hand when you reach it: hazards to the bank, rivals' buildings to their owner, your own nothing.
rule-NZ-5-7 = If you cannot pay a fee in full, you pay what you have and the rest is forgiven. No other cost is so lenient.
rule-NZ-5-8 = With the fee tile turned over you pay no fees any more.
rule-NZ-5-9 = The location where you stop is the one you use.
rule-NZ-5-10 = Your route matters because it decides the fees; the game asks only where it makes a difference.

## Using a location

rule-NZ-6-1 = A location is a neutral or own building, a rival's building or a hazard, or Wellington.
rule-NZ-6-2 = At a neutral or own building do its actions, each once and in any order, or one single auxiliary action instead.
rule-NZ-6-3 = An action's cost must be met in full. Where two choices share one action, do only one of them.
rule-NZ-6-4 = The auxiliary action is possible only before any action of the building, and it ends the visit.
rule-NZ-6-5 = At a rival's building or a hazard there is only the single auxiliary action.
rule-NZ-6-6 = Some building spaces carry an extra action for the owner of the building that stands there.
rule-NZ-6-7 = Except in Wellington you may also do nothing.
rule-NZ-6-8 = Wellington has four steps in fixed order: income, delivery, forecast A, forecast B. There is no auxiliary action.
rule-NZ-6-9 = You may take less of a reward than offered, but pounds, cards of posts and harbours and bonus tiles must be taken in full.

## Income in Wellington

rule-NZ-7-1 = Show any number of sheep from your hand, at most one per breed; other cards do not count.
rule-NZ-7-2 = Their breeding values and your permanent certificates make the total.
rule-NZ-7-3 = You may spend temporary certificates; each adds 1.
rule-NZ-7-4 = You receive the total in pounds and discard the sheep shown. The total then limits your delivery.
rule-NZ-7-5 = While sheep are being shown, neither exchange tokens nor cards that draw may be used.
rule-NZ-7-6 = Wool and points do not matter for the income.
rule-NZ-7-7 = Certificates are decided before the money comes and do not return if you deliver for less.

## Delivery

rule-NZ-8-1 = Put one of your discs on a trading post worth no more than your total. A post with your disc is closed to you, except 0 and 21.
rule-NZ-8-2 = Local posts are open to all; a foreign one needs your storehouse in its large harbour. Wool posts do not count here.
rule-NZ-8-3 = A disc from a white corner fits every post, one from a dark corner only dark posts.
rule-NZ-8-4 = First the disc's cost or reward, then the disc moves, then the post's action, last the transport cost.
rule-NZ-8-5 = You can choose only what you can pay at each of these moments.
rule-NZ-8-6 = The action of the post is compulsory. A card from an empty supply is simply missed.
rule-NZ-8-7 = Post 0 pays 6 pounds at once and costs 8 points per disc at the end.
rule-NZ-8-8 = Posts score per disc. A green arrow scores once, with its sign, if you are on both posts it joins.
rule-NZ-8-9 = With no disc left on white corners, dark ones may go to white posts as well.
rule-NZ-8-10 = If no disc of the board can be delivered, one of yours from a medium harbour must be; without one the delivery is skipped.
rule-NZ-8-11 = What the disc uncovers works at once, but not for the income already counted.
rule-NZ-8-12 = Only dark posts cost transport, and every foreign post does.

## Discs of the board

rule-NZ-9-1 = A disc from an auxiliary space costs nothing and opens or doubles that auxiliary action.
rule-NZ-9-2 = The step disc brings 3 pounds and one more step.
rule-NZ-9-3 = The left hand disc costs 3 and raises the hand limit by one.
rule-NZ-9-4 = The right hand disc costs 8, raises the hand limit by one and is worth 3 points.
rule-NZ-9-5 = The certificate limit disc is free and lets you keep 5 certificates instead of 3.
rule-NZ-9-6 = The left permanent certificate costs 4 to uncover.
rule-NZ-9-7 = The right permanent certificate is free.
rule-NZ-9-8 = The left bonus wool is free.
rule-NZ-9-9 = The right bonus wool costs 4.
rule-NZ-9-10 = A disc whose cost you cannot pay cannot be chosen.
rule-NZ-9-11 = Every disc space has white or dark corners. A disc that has left the board never comes back.
rule-NZ-9-12 = The two hand discs leave in any order, so the hand limit reaches 6 at most.

## Forecast

rule-NZ-10-1 = Choose one of the two open tiles of bag A and place it; a single one is placed anyway.
rule-NZ-10-2 = A worker goes to the dearest free space of its column, or out of the game if the column is full.
rule-NZ-10-3 = A hazard goes to the lowest free number of its zone, or out of the game if the zone is full. It is a location at once.
rule-NZ-10-4 = Choose one of the two open bonus tiles; it takes the next free space of the token's row.
rule-NZ-10-5 = When the tile reaches the token's space, the token moves to the next row and the colour of its arrow takes effect.
rule-NZ-10-6 = Yellow arrow: the sheep market is filled up to its starting size.
rule-NZ-10-7 = Turquoise arrow: the four two-sided neutral buildings are turned over for good.
rule-NZ-10-8 = Gaps in finished rows stay empty.
rule-NZ-10-9 = After Wellington your runholder goes to the start of the trail, and the forecast is refilled from the bags.
rule-NZ-10-10 = Cards may be played after all four steps of Wellington, not between them.

## Drawing

rule-NZ-11-1 = At the end of the turn draw up to your hand limit; a larger hand is kept.
rule-NZ-11-2 = Only when you must draw and the stack is empty is the discard pile shuffled into a new one.
rule-NZ-11-3 = With both stack and discards empty you draw fewer cards.
rule-NZ-11-4 = While drawing at the end of the turn no cards are played or bought.
rule-NZ-11-5 = In your last turn you do not draw.
rule-NZ-11-6 = New cards go face up to your discard pile unless something else is said.

## Actions in general

rule-NZ-12-1 = To discard means from your hand to your pile. A discard action works once per visit.
rule-NZ-12-2 = A discard action asks for a certain breed, any one sheep, or two of the same breed.
rule-NZ-12-3 = Certificates rise by as many as you like up to the number given, never past your limit.
rule-NZ-12-4 = Each time certificates go from under 2 to 2 or more you gain 1 gold.
rule-NZ-12-5 = Gold stops at 5; the rest is lost.
rule-NZ-12-6 = Discarding a sheep for its wool pays its wool value and your bonus wool, but it is no shearing.
rule-NZ-12-7 = An action set off by another is finished first.
rule-NZ-12-8 = Actions counting something, such as buildings on grass or shepherds, pay for all there is at that moment.

## Hiring

rule-NZ-13-1 = Hire any worker of the job market whose price you can pay and whose row on your board has room.
rule-NZ-13-2 = The price is that of the market row, changed by the action, and at least 0.
rule-NZ-13-3 = The space a worker comes to may offer an immediate action: now or never.
rule-NZ-13-4 = Five workers fill a row. Tiles of the job market do not slide.
rule-NZ-13-5 = A worker on a fifth space is worth 4 points.
rule-NZ-13-6 = Immediate actions of the rows include sheep, building, sailing, gold, a Romney, a token or a pathfinder step.
rule-NZ-13-7 = A joker counts as a worker of the row it stands in.

## Bonus tiles

rule-NZ-14-1 = Choose a bonus tile outside the token's row that you can pay in full. Once the token has left, no row is closed.
rule-NZ-14-2 = The price is that of its row, plus what the action and the tile add. A joker also costs 1 gold.
rule-NZ-14-3 = Everything on the tile is paid and taken, then it lies beside your board for its points.
rule-NZ-14-4 = A joker goes to the next space of any row with room, and its immediate action may be used.
rule-NZ-14-5 = Tiles bring certificates, wool, cards, gold, tokens, a cleared hazard or a Romney for a starting sheep, and points.
rule-NZ-14-6 = A tile whose demands you cannot meet cannot be chosen.

## Buying sheep

rule-NZ-15-1 = Divide your shepherds among purchases as you like; each works once per action. Stop when you want.
rule-NZ-15-2 = One shepherd buys a Dorset Horn for 3.
rule-NZ-15-3 = One shepherd buys a Corriedale or a Lincoln for 5.
rule-NZ-15-4 = Two shepherds buy a Dorset Horn for 1.
rule-NZ-15-5 = Two shepherds buy a Corriedale or a Lincoln for 2.
rule-NZ-15-6 = One shepherd buys a Hampshire or a Ryeland for 9.
rule-NZ-15-7 = Two shepherds buy a Suffolk with an exchange token for 10.
rule-NZ-15-8 = Three shepherds buy up to two sheep of 2 points for 3 in all.
rule-NZ-15-9 = Four shepherds buy a Suffolk with an exchange token for 4.
rule-NZ-15-10 = One shepherd, for nothing, adds the top two cards of the stack to the market.
rule-NZ-15-11 = The prices and what they buy are as printed on the board.
rule-NZ-15-12 = A price line can be used again while shepherds and money last; take fewer cards if you like, at the full price.
rule-NZ-15-13 = Cards can be added before, between or after purchases, even beyond the usual size of the market.
rule-NZ-15-14 = Bought sheep go to your discard pile, and the market is not refilled by itself.

## Building

rule-NZ-16-1 = Put an unbuilt tile on an empty building space, or in place of a smaller building of yours.
rule-NZ-16-2 = You need as many craftsmen as the tile says and pay 2 pounds for each, or 1 with the action of the craftsmen's row.
rule-NZ-16-3 = A building on a new space brings 1 gold; an upgrade does not.
rule-NZ-16-4 = An upgrade needs and costs only the difference; the old tile leaves the game.
rule-NZ-16-5 = Buildings above five craftsmen come only as upgrades.
rule-NZ-16-6 = Four spaces are locked until your pathfinder disc has reached the number shown, when you build there.
rule-NZ-16-7 = Only private buildings stand on building spaces, one on each, and their sides stay as they are.
rule-NZ-16-8 = Building comes from neutral building D and the craftsmen's row; bonus set 6 upgrades by exactly one.
rule-NZ-16-9 = If you upgrade the building you stand on, its new actions are usable only if none of the old ones was used.
rule-NZ-16-10 = A new building is a location at once, with its hands and extra action.

## The ship

rule-NZ-17-1 = The ship has as many movement points as you have sailors, or as the action says.
rule-NZ-17-2 = A step to a neighbouring sea space costs 1 point, whoever is there.
rule-NZ-17-3 = Upgrading the harbour where the ship lies costs 1 point and ends the action.
rule-NZ-17-4 = Points you do not use are lost.
rule-NZ-17-5 = So you either sail within your points, or keep one back to upgrade where you arrive.

## Harbours

rule-NZ-18-1 = To upgrade you need your ship there, one point, a piece for it, the cost in full, and none of your pieces there yet.
rule-NZ-18-2 = Without storehouses no small or large harbour, without discs no medium one.
rule-NZ-18-3 = Small harbour: pay for a free space, put any of your storehouses there and take its card.
rule-NZ-18-4 = When both storehouses of a pair have left your board, their bonus is yours: at once, lasting, or as points.
rule-NZ-18-5 = Medium harbour: pay, move a fitting disc there with its own cost or reward, take the card; then a harbour master may be won.
rule-NZ-18-6 = Large harbour: put a storehouse there for nothing; its foreign post is open to you from then on.
rule-NZ-18-7 = The last harbour of each route gives a compass card, and the ship returns to its start.
rule-NZ-18-8 = The yellow arrow is worth 4 points if your storehouses stand in both harbours it joins.
rule-NZ-18-9 = A harbour's card has to be taken while there is one.
rule-NZ-18-10 = A storehouse from afar: the ship stays, and placing it takes one of the reach.

## Harbour masters

rule-NZ-19-1 = After upgrading a medium harbour you may take its master by sending the last worker tile of a row there.
rule-NZ-19-2 = You may decline, or choose any row that has a worker tile.
rule-NZ-19-3 = The worker stays there. A later one on the freed space sets off its immediate action again.
rule-NZ-19-4 = The master is offered to you only at that moment; others may still take it later.
rule-NZ-19-5 = The tile gives something now or a permanent certificate, and points at the end for what it counts.
rule-NZ-19-6 = A master that counts certificates counts its own, too. Without ferries left the ferry is missed.
rule-NZ-19-7 = A worker sent as master is no worker of yours any more.

## Shearing

rule-NZ-20-1 = Each of your shearers either shears one sheep or draws a card and discards one.
rule-NZ-20-2 = Once per action show sheep of different breeds, at most one per shearer, and gain pounds for their wool and your bonus wool.
rule-NZ-20-3 = Drawing and discarding can come before or after the shearing.
rule-NZ-20-4 = While sheep are shown, no tokens and no drawing; breeding values do not matter.
rule-NZ-20-5 = Then one disc may go to a wool post worth no more than the wool; only post 13 takes a second one of yours.
rule-NZ-20-6 = Corners, costs and order are those of other deliveries, and the money just gained may be used.
rule-NZ-20-7 = Every dark wool post gives a Romney while there are any.
rule-NZ-20-8 = No other action of the location can be mixed into the shearing.
rule-NZ-20-9 = You may show no sheep at all; then only bonus wool counts.
rule-NZ-20-10 = Shearing with a fixed number shears up to that many; shearers play no part.
rule-NZ-20-11 = Building 10a puts a disc straight on wool post 13 under the usual rules.

## Objectives

rule-NZ-21-1 = Gaining an objective: take a face-up one, replaced at once, or the unknown top card, to your discard pile.
rule-NZ-21-2 = With no objective left anywhere, nothing is gained.
rule-NZ-21-3 = Objectives are played from hand before moving, or before or after an action, never inside one.
rule-NZ-21-4 = A played objective lies before you for good; its immediate action may be used now. No card is drawn for it.
rule-NZ-21-5 = The immediate action is 2 pathfinder steps, 2 ship points, 2 tokens, 2 certificates or 4 pounds.
rule-NZ-21-6 = All tasks met at the end: its points. Otherwise its penalty.
rule-NZ-21-7 = Tasks ask for buildings, certain sheep, ferries, floods, discs on posts of 13 or more, storehouses, pathfinder spaces or shearers.
rule-NZ-21-8 = One thing serves one task only, over all your cards.
rule-NZ-21-9 = Things are assigned to tasks in the way that is best for you.
rule-NZ-21-10 = Objectives before you must be scored. Those still in your deck you may add at the end, without their action.

## Pathfinder

rule-NZ-22-1 = The pathfinder track goes to 16. Discs share spaces and never go back.
rule-NZ-22-2 = Spaces 3 and 8 give 1 gold, space 4 or 6 a step tile; each once.
rule-NZ-22-3 = Spaces 2, 4 and 7 unlock building spaces.
rule-NZ-22-4 = At space 11 turn over either your step tile or your fee tile.
rule-NZ-22-5 = Beyond 16 every step pays 1 pound instead.
rule-NZ-22-6 = The track scores 3 points from space 5, 7 from 9, 10 from 12, 13 from 14 and 15 at 16.
rule-NZ-22-7 = You may advance fewer spaces than allowed.

## Exchange tokens

rule-NZ-23-1 = Exchange tokens can be used at nearly any moment, except while sheep are shown.
rule-NZ-23-2 = One token: draw 1 or 2 cards, then discard as many.
rule-NZ-23-3 = Two tokens: a Shropshire of your hand leaves the game and you gain 1 gold.
rule-NZ-23-4 = Tokens come from the start, the Suffolk, the shepherds' row, bonus tiles, building 8b and objectives.
rule-NZ-23-5 = You are asked about tokens at your own decisions, which comes to the same.

## Moving on

rule-NZ-24-1 = The action moves you up to the number given, with fees and forks, whatever your step limit.
rule-NZ-24-2 = Then the new location is used in full, without drawing in between.
rule-NZ-24-3 = Actions not yet done at the old location are lost.
rule-NZ-24-4 = Wellington reached this way is a full Wellington.

## Hazards

rule-NZ-25-1 = Pay the cost of the action and take any hazard tile; it is worth 2 to 4 points.
rule-NZ-25-2 = A rockfall also brings a sheepdog, a flood a ferry, while there are any.
rule-NZ-25-3 = Without a hazard on the trail, or without the money, it cannot be done.
rule-NZ-25-4 = A runholder on the removed tile stays where it is.
rule-NZ-25-5 = The space can take a new hazard later.

## Gold

rule-NZ-26-1 = In your turn gold buys the top card of a bonus stack, as often as you like: wheel 3, barrel 3, bell 4, compass 5.
rule-NZ-26-2 = Bonus cards come only from gold and harbours; an empty stack has none.
rule-NZ-26-3 = Gold has no points and no other general use; the joker costs 1.
rule-NZ-26-4 = Gold comes from new buildings, certificates, the pathfinder track, tokens, workers' spaces, bonus tiles and some actions.

## Auxiliary actions

rule-NZ-27-1 = Cards: draw one and discard one; double, two and two.
rule-NZ-27-2 = Certificates: one for 2 pounds; double, up to two for 4.
rule-NZ-27-3 = Pathfinder: one step for 1 pound; double, two for 2.
rule-NZ-27-4 = Ship: one point for 1 pound; double, two for 2.
rule-NZ-27-5 = Money: gain 1 pound; double, 2.
rule-NZ-27-6 = Each has two spaces: with one open it is single, with both open double is possible. Money and cards begin with one open.
rule-NZ-27-7 = The single icon never allows the double; the other lets you choose.
rule-NZ-27-8 = Costs are paid first and in full.

## Playing cards

rule-NZ-28-1 = Sheepdogs, ferries, kingfishers and effect bonus cards are played in your turn before moving, or before or after an action.
rule-NZ-28-2 = First the effect or nothing, then the card to the discards, then draw one.
rule-NZ-28-3 = Ferry 2 pounds, sheepdog 1 certificate, kingfisher 1 pathfinder step; bonus cards say what they do.
rule-NZ-28-4 = The played card may itself be shuffled in and drawn.

## End of the game

rule-NZ-29-1 = The end comes when the last space of the bonus market is filled. Whoever did it takes the token, worth 5 points.
rule-NZ-29-2 = That player finishes Wellington without drawing; it was the last turn.
rule-NZ-29-3 = All others have one more turn, without drawing.
rule-NZ-29-4 = In those turns a bonus tile chosen in Wellington leaves the game.
rule-NZ-29-5 = Then the points are counted.

## Scoring

rule-NZ-30-1 = 1 point per full 5 pounds.
rule-NZ-30-2 = The points of your buildings on the trail.
rule-NZ-30-3 = Discs on trading posts and green arrows; post 0 takes 8 points each.
rule-NZ-30-4 = Pieces in small and medium harbours and the yellow arrow.
rule-NZ-30-5 = The place of your pathfinder disc.
rule-NZ-30-6 = Hazard tiles and bonus tiles.
rule-NZ-30-7 = Sheep and bonus cards anywhere in your deck.
rule-NZ-30-8 = Objectives met or failed; the sum may be negative.
rule-NZ-30-9 = What your harbour masters count, each rounded down.
rule-NZ-30-10 = 3 points for the right hand disc removed.
rule-NZ-30-11 = 4 points per worker on a fifth space, and the storehouse pairs of 2 and 4 points.
rule-NZ-30-12 = 5 points for the market token.
rule-NZ-30-13 = The highest sum wins; equal players share the victory.
rule-NZ-30-14 = Objectives added at the end count for the harbour master of objectives as well.

## Special cases

rule-NZ-31-1 = There is always enough money, and there are always enough exchange tokens.
rule-NZ-31-2 = Empty supplies, stacks and objectives stay empty and give nothing.
rule-NZ-31-3 = Your discards are open to you, draw stacks to nobody.
rule-NZ-31-4 = With only dark discs left, white posts take them, too.
rule-NZ-31-5 = If no disc can be delivered from the board, use one of a medium harbour, or skip.
rule-NZ-31-6 = After upgrading under your own runholder you use either old or new actions, not both.
rule-NZ-31-7 = Clearing a hazard leaves the runholder where it stands.
rule-NZ-31-8 = Nobody draws cards while showing sheep.
rule-NZ-31-9 = A card's effect comes first, its draw afterwards.

## Against Sarah

rule-NZ-32-1 = With one player Sarah plays against you. The set-up is that for two; you begin, and she has no hand, money, tokens or storehouses.
rule-NZ-32-2 = Her strength decides which of her cards are in the game, and whether her first delivery goes to trading post 3, 6 or 9.
rule-NZ-32-3 = In her turn Sarah turns up a card, moves as many steps as it says, and does what stands on it. Where she stops does not matter.
rule-NZ-32-4 = Sarah takes the shortest way to Wellington with the lowest fees. The bank pays you for your buildings on her way; what you pay for hers goes to the bank.
rule-NZ-32-5 = In Wellington Sarah has no income, delivers to her next higher trading post, and places the forecast tiles on the right.
rule-NZ-32-6 = Sarah hires the cheapest worker that suits the card and gains the bonus card of its space. Where several suit, you pick. Her speciality is the worker she has most of.
rule-NZ-32-7 = Sarah buys what her shepherds can, the most points first, then the scarcer breed. If sheep are missing, one shepherd adds two cards.
rule-NZ-32-8 = Sarah builds on the next free space ahead of your runholder that has no extra action, as big as her craftsmen allow; else she replaces a building.
rule-NZ-32-9 = Sarah takes the medium harbour of fewest points that holds no disc; its harbourmaster leaves the game.
rule-NZ-32-10 = Sarah's points are counted like yours, but without money, harbourmasters and the disc of the hand limit. All her objectives count as met.
