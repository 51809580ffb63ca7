# What the lessons of New Zealand say. `-why` comes after the step was done.

newzealand-tutorial-trail = The trail: move and use a building
newzealand-tutorial-trail-move = Your runholder waits at the start of the trail. You may go up to three locations; go to the first one, building A.
newzealand-tutorial-trail-move-why = Only spaces with a tile count as steps, and neutral buildings cost nothing. You use the location where you stop.
newzealand-tutorial-trail-discard = A building offers several actions, each once. First discard your pair of Southdowns for 2 pounds.
newzealand-tutorial-trail-discard-why = Weak sheep are worth most when they leave your hand, because later only different breeds count in Wellington.
newzealand-tutorial-trail-hire = Now hire a sailor from the first row of the job market.
newzealand-tutorial-trail-hire-why = The row names the price, 8 here. With two sailors your ship goes two steps at a time.
newzealand-tutorial-trail-now = The place the sailor took offers something once: discard a Shropshire for a certificate. Take it.
newzealand-tutorial-trail-now-why = Such immediate actions are now or never. A certificate will raise your income in Wellington by 1.
newzealand-tutorial-trail-end = Nothing more to do here. End the turn.
newzealand-tutorial-trail-end-why = You drew up to your hand limit of four. The discarded sheep come back when your draw stack is empty.

newzealand-tutorial-farm = The farm: better sheep
newzealand-tutorial-farm-move = You stand on building E. Go to building F, where sheep are sold.
newzealand-tutorial-farm-move-why = Two ways lead there, and they cost differently, so you are asked.
newzealand-tutorial-farm-way = The flood would cost you a pound. Take the other way, by the free spaces.
newzealand-tutorial-farm-way-why = Hands on a tile are fees: 1 pound for a black one, 2 for a green one, to the bank or to the owner of the building. Empty spaces cost nothing.
newzealand-tutorial-farm-sell = Discard the Southdown for 3 pounds first.
newzealand-tutorial-farm-sell-why = Now you have 9 pounds and one weak card less in your hand.
newzealand-tutorial-farm-buy = You have two shepherds. One of them buys a Corriedale for 5.
newzealand-tutorial-farm-buy-why = Each shepherd works once per visit. Two together would have bought it for 2.
newzealand-tutorial-farm-more = The other shepherd buys a Dorset Horn for 3.
newzealand-tutorial-farm-more-why = Bought sheep go to your discard pile and reach your hand later. The market is not refilled by itself.
newzealand-tutorial-farm-end = End the turn.
newzealand-tutorial-farm-end-why = Different breeds with high breeding value in hand when you reach Wellington: that is what the trail is for.

newzealand-tutorial-sea = The sea: ship and storehouses
newzealand-tutorial-sea-move = Go one step to building B.
newzealand-tutorial-sea-move-why = The first action here is split: pathfinder or an objective, one of the two. The second is the ship.
newzealand-tutorial-sea-path = Advance two steps on the pathfinder track.
newzealand-tutorial-sea-path-why = Space 3 brought 1 gold and space 4 a step tile: from now on you may go one location further each turn. The track is worth points too.
newzealand-tutorial-sea-harbour = You have three sailors. Sail two steps to the small harbour West 1 and use the third point to upgrade the harbour there.
newzealand-tutorial-sea-harbour-why = Each step costs a point, and upgrading costs one as well. What is left over is lost.
newzealand-tutorial-sea-store = Put storehouse 1 on the second space, for 2 pounds.
newzealand-tutorial-sea-store-why = The harbour gave you a kingfisher card. When both storehouses of a pair have left your board, you get the bonus printed between them.
newzealand-tutorial-sea-end = End the turn.
newzealand-tutorial-sea-end-why = Farther out wait harbour masters, and large harbours that open the foreign trading posts.

newzealand-tutorial-wellington = Wellington: income and delivery
newzealand-tutorial-wellington-arrive = Wellington is the next location, and everybody must stop there. Go.
newzealand-tutorial-wellington-arrive-why = Wellington has four steps in a fixed order: income, delivery and two forecasts.
newzealand-tutorial-wellington-show = Show one sheep of every breed you hold.
newzealand-tutorial-wellington-show-why = Only different breeds count, so one of your two English Leicesters stays in hand. The breeding values add up to 8.
newzealand-tutorial-wellington-certificate = A certificate adds 1. Spend yours: 9 reaches the next trading post.
newzealand-tutorial-wellington-certificate-why = You received 9 pounds, and may now deliver to a post worth up to 9.
newzealand-tutorial-wellington-deliver = Deliver to post 9 with the disc of the first certificate space.
newzealand-tutorial-wellington-deliver-why = The disc left your board for good and uncovered an auxiliary action: certificates for pounds. Which disc you take is half of the decision.
newzealand-tutorial-wellington-objective = Post 9 gives an objective. Take the one that is lit.
newzealand-tutorial-wellington-objective-why = It goes to your discard pile. Played and fulfilled it brings points, played and failed it costs some. The transport cost 3.
newzealand-tutorial-wellington-workers = Forecast A: place the left tile, a shepherd.
newzealand-tutorial-wellington-workers-why = New workers and hazards come into the game this way, and you chose which one.
newzealand-tutorial-wellington-tiles = Forecast B: place the left bonus tile.
newzealand-tutorial-wellington-tiles-why = It filled the row up to the market token, so the token moved on. When the last space is filled, the game ends.
newzealand-tutorial-wellington-end = End the turn.
newzealand-tutorial-wellington-end-why = Your runholder is back at the start, richer by a post, and the next round trip begins. That is the whole rhythm of the game.

newzealand-tutorial-building = Building: a place of your own
newzealand-tutorial-building-move = Buildings of your own are built at building D. Go there.
newzealand-tutorial-building-move-why = Its second action builds: 2 pounds for each craftsman the tile asks for.
newzealand-tutorial-building-build = Use its second action.
newzealand-tutorial-building-build-why = You have two craftsmen, so tiles of one or two craftsmen are open to you.
newzealand-tutorial-building-place = Put building 3 on the first space after building A, where everybody passes.
newzealand-tutorial-building-place-why = It cost 4 pounds, brought 1 gold for the new space, and is worth points at the end. Buildings with hands cost rivals a fee when they pass.
newzealand-tutorial-building-end = End the turn.
newzealand-tutorial-building-end-why = From now on it is a location of yours: stop there and use its actions, on every trip.

newzealand-tutorial-wool = Wool: shear and deliver
newzealand-tutorial-wool-move = Sheep are shorn at building E. Go there.
newzealand-tutorial-wool-move-why = The first action is the shearing: each of your shearers shears one sheep, or exchanges a card.
newzealand-tutorial-wool-shear = Begin to shear.
newzealand-tutorial-wool-shear-why = Now wool counts, not breeding: 3 for the Merino, 4 for the Lincoln, 1 for the Shropshire.
newzealand-tutorial-wool-show = Show all three breeds.
newzealand-tutorial-wool-show-why = 8, and 1 bonus wool from the disc you have removed: 9 pounds, and a wool post worth up to 9.
newzealand-tutorial-wool-deliver = Deliver to wool post 9, with the disc of the right permanent certificate.
newzealand-tutorial-wool-deliver-why = The post gives a Romney, a fine sheep, and the disc made room for a certificate that stays. Transport and disc cost 5.
newzealand-tutorial-wool-end = End the turn.
newzealand-tutorial-wool-end-why = So there are two deliveries on a trip: sheep in Wellington by breeding, wool on the way by wool.

newzealand-tutorial-objective = Objectives: play and fulfil
newzealand-tutorial-objective-play = You hold an objective. Before moving you may play it; its immediate action brings 2 exchange tokens. Play it.
newzealand-tutorial-objective-play-why = It lies before you for good. At the end it asks for a Lincoln or Corriedale and 6 spaces of the pathfinder track: 3 points, or 2 lost.
newzealand-tutorial-objective-move = Go to building B, where objectives are taken.
newzealand-tutorial-objective-move-why = The first action is a choice: the pathfinder, or an objective.
newzealand-tutorial-objective-take = Choose the objective.
newzealand-tutorial-objective-take-why = Four lie open; the top of the stack can be taken unseen.
newzealand-tutorial-objective-which = Take the one that asks for two shearers and a Lincoln or Corriedale.
newzealand-tutorial-objective-which-why = It goes to your discard pile, and to your hand later. Each thing serves one task only, so you will need two such sheep.
newzealand-tutorial-objective-end = End the turn.
newzealand-tutorial-objective-end-why = Objectives still in your deck at the end may be added if they fit, and left if they do not.

newzealand-tutorial-goal = The goal: what counts at the end
newzealand-tutorial-goal-play = { $b } has taken the market token: this is your last turn. You hold an objective that asks for a Lincoln or Corriedale and 6 pathfinder spaces. Play it.
newzealand-tutorial-goal-play-why = A Lincoln is in your deck. The sixth space of the pathfinder track is still missing.
newzealand-tutorial-goal-move = Go to building B, where the pathfinder advances.
newzealand-tutorial-goal-move-why = In the last turn only points count: what else could be done with an action?
newzealand-tutorial-goal-path = Advance the pathfinder.
newzealand-tutorial-goal-path-why = Space 7: the objective is met, and the place on the track has points of its own.
newzealand-tutorial-goal-end = End the turn, and the game.
newzealand-tutorial-goal-end-why = 5 for the building, 2 for the post, 3 for the pathfinder, 3 for the objective, 2 for the sheep, and 1 for every 5 pounds: 17. The token gave { $b } 5.

## Challenges

newzealand-tutorial-trail-challenge = A sailor of the first row costs 8, and you have 6 pounds. Hire one in this turn.
newzealand-tutorial-trail-challenge-hint = Building A buys a pair of one breed, and hires.
newzealand-tutorial-trail-challenge-why = The pair brought the 2 pounds that were missing: sell first, hire then.
newzealand-tutorial-farm-challenge = You have 2 pounds and two shepherds. Get a Corriedale into your discard pile.
newzealand-tutorial-farm-challenge-hint = Two shepherds together pay less than one.
newzealand-tutorial-farm-challenge-why = For 2 pounds and both shepherds: a good sheep for little money.
newzealand-tutorial-sea-challenge = You have one pound. Put a storehouse into the small harbour West 1, on its cheapest space.
newzealand-tutorial-sea-challenge-hint = Building B moves the ship; the third point upgrades.
newzealand-tutorial-sea-challenge-why = Whoever comes first pays least. The next storehouse there costs 2.
newzealand-tutorial-wellington-challenge = You have four breeds and two certificates. Deliver to post 12 in Wellington.
newzealand-tutorial-wellington-challenge-hint = Show everything that counts, and add what is missing.
newzealand-tutorial-wellington-challenge-why = The breeding values and both certificates reached 12.
newzealand-tutorial-building-challenge = You have 6 pounds and three craftsmen, and building 1 stands on the trail. Replace it by building 6.
newzealand-tutorial-building-challenge-hint = An upgrade needs and costs only the difference. Building happens at building D.
newzealand-tutorial-building-challenge-why = Three craftsmen paid for a tile of four: the old building counted for the rest.
newzealand-tutorial-wool-challenge = Bring a disc to wool post 5.
newzealand-tutorial-wool-challenge-hint = Shear at building E, show enough wool, and choose a disc that fits the corners of the post.
newzealand-tutorial-wool-challenge-why = 8 wool is more than enough for 5. For 9 you would have needed bonus wool.
newzealand-tutorial-objective-challenge = Play the objective of your hand with its action, and take the one that asks for a building and a flood tile.
newzealand-tutorial-objective-challenge-hint = An objective is played before you move; others are taken at building B.
newzealand-tutorial-objective-challenge-why = Two objectives in one turn. Both ask for a building, so you will want two.
newzealand-tutorial-goal-challenge = Your last turn. Finish the game with 11 points.
newzealand-tutorial-goal-challenge-hint = An objective and the pathfinder track help each other.
newzealand-tutorial-goal-challenge-why = Objective and pathfinder made 11; without the step the objective would have cost 2.
