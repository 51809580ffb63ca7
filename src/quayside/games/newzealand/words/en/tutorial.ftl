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
newzealand-tutorial-sea-harbour = You have three sailors. Sail two steps to W1 and use the third point to upgrade the harbour there.
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
