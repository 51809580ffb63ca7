# Shown once, when a kind of question of New Zealand first comes up.

newzealand-hint-first_discard = You may keep four cards. Keep different breeds: in Wellington each breed counts only once.
newzealand-hint-first_disc = This disc starts your pathfinder track and opens what lies under it. Certificates or cards are a good first choice.
newzealand-hint-first_place = Any neutral building will do. The farther along you start, the sooner you are in Wellington, but with fewer actions on the way.
newzealand-hint-phase_a = Stop where you can do most. Hands on tiles are fees; neutral and own buildings cost nothing.
newzealand-hint-use_location = Each action here works once, in any order. Pressing one thing does it; end the turn when nothing useful is left.
newzealand-hint-fork = The ways differ in what they cost and whom they pay.
newzealand-hint-hiring = Choose a row to specialise in: shepherds buy better sheep, craftsmen build, sailors sail, shearers shear.
newzealand-hint-buying = Two shepherds together buy cheaper. Higher breeding values pay back every time you come to Wellington.
newzealand-hint-building = Your own buildings give you more to do and take fees from rivals. Put them where everybody has to pass.
newzealand-hint-ship = Keep one point back if you want to upgrade the harbour where you arrive.
newzealand-hint-storehouse = When both storehouses of a pair have left your board, their bonus is yours, so finish pairs.
newzealand-hint-shearing = Shearing pays for wool, again one sheep per breed. With enough wool a disc can go to a wool post.
newzealand-hint-income = Show one sheep of each breed. The total is your income and limits the trading post you can reach.
newzealand-hint-certificates = Each certificate adds 1. Spend them if that reaches a better post.
newzealand-hint-choose_delivery = The disc you take away opens something on your board, and the post scores at the end. Look at both.
newzealand-hint-forecast_tile = You decide what comes into play: workers you need, or hazards in the way of others.
newzealand-hint-objective = It goes to your discard pile. Only play it once you are sure to fulfil it.
newzealand-hint-investing = Bonus tiles are paid in full and give points at the end.
newzealand-hint-auxiliary = Auxiliary actions are small but always there; discs you take away open more of them.
newzealand-hint-move_on = You move again and use the new place in full. Actions left here are lost.
