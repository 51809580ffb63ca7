# What every thing of New Zealand is, in the cards and the legend of the table.

newzealand-legend-icons = Signs
newzealand-legend-cards = Cards
newzealand-legend-objectives = Objectives
newzealand-legend-buildings = Buildings
newzealand-legend-trail = The trail
newzealand-legend-hazards = Hazards
newzealand-legend-sea = The sea
newzealand-legend-posts = Trading posts
newzealand-legend-markets = Markets
newzealand-legend-board = The player board
newzealand-legend-solo = Sarah

newzealand-about-worth = Worth { $vp } VP at the end.
newzealand-about-sheep = A sheep. Breeding value { $breeding }: counts in Wellington, for income and delivery. Wool value { $wool }: counts when it is shorn.
newzealand-about-sheep-vp = { $vp ->
    [0] No victory points.
   *[other] { $vp } VP, wherever in your deck it is at the end.
 }
newzealand-about-from-player = One of the 14 sheep that everybody begins with.
newzealand-about-from-market = To be bought at the sheep market.
newzealand-about-from-supply = From the supply: posts, harbours and actions hand it out.
newzealand-about-from-bonus = A bonus card: for gold, or from a harbour.
newzealand-about-effect = Played from your hand: { $what }. Then it is discarded and you draw a card.
newzealand-about-counts-ferry = Counts as a ferry, too.
newzealand-about-objective-now = When you play it: { $what }, if you like.
newzealand-about-objective-worth = All tasks met at the end: { $vp } VP. Otherwise: { $penalty } VP.
newzealand-about-objective-met = As things stand it is met.
newzealand-about-objective-open = As things stand it is not met.

newzealand-about-neutral = Anybody may use it: each action once per visit, in any order.
newzealand-about-action = • { $what }
newzealand-about-flips = On its back, once the turquoise arrow has been reached: { $what }
newzealand-about-building-needs = { $craftsmen ->
    [one] Takes one craftsman
   *[other] Takes { $craftsmen } craftsmen
 } and is worth { $vp } VP on the trail.
newzealand-about-building-owner = Only its owner uses its actions; others have one single auxiliary action there.
newzealand-about-hands = { $pounds ->
    [one] Others pay its owner one pound when they reach it.
   *[other] Others pay its owner { $pounds } pounds when they reach it.
 }
newzealand-about-space = A building space.
newzealand-about-space-empty = While it is empty, it is skipped and costs no step.
newzealand-about-space-grass = On grass: some buildings pay for every own building on grass.
newzealand-about-space-lock = Locked: to build here your disc must have reached space { $lock } of the pathfinder track.
newzealand-about-space-extra = Extra action for the owner of the building here: { $what }
newzealand-about-space-hazard = Here a hazard may come to lie.
newzealand-about-space-neutral = Here a neutral building stands.
newzealand-about-start = After Wellington your runholder begins the next trip here.
newzealand-about-wellington = The end of the trail. In this order: income, delivery, forecast A, forecast B.
newzealand-about-hazard = { $pounds ->
    [one] Whoever reaches it pays one pound to the bank.
   *[other] Whoever reaches it pays { $pounds } pounds to the bank.
 } Used as a location it allows one single auxiliary action.
newzealand-about-hazard-taken = Removed by an action, it is worth { $vp } VP and brings a card: { $card }.
newzealand-about-hand-name = { $hand ->
    [green] Green hand
   *[black] Black hand
 }
newzealand-about-hand = { $pounds ->
    [one] A fee of one pound for reaching this place.
   *[other] A fee of { $pounds } pounds for reaching this place.
 }

newzealand-about-small = Pay for a free space, put a storehouse there and take its card: { $card }.
newzealand-about-costs = Its spaces cost { $costs }.
newzealand-about-medium = Pay { $cost }, put a disc there and take the top card of the stack: { $card }. Then the harbour master may be won.
newzealand-about-large = Put a storehouse there for nothing; it opens this post to you: { $post }.
newzealand-about-harbour-last = The ship then returns to its start.
newzealand-about-corner-white = White corners: it takes only discs from white-cornered spaces.
newzealand-about-corner-dark = Dark corners: it takes any disc.
newzealand-about-water = A step of the ship; nothing happens here.
newzealand-about-sea-start = All ships begin here, and here they return after the last harbour of a route.
newzealand-about-master-now = At once: { $what }.
newzealand-about-master-price = Won by sending the last worker tile of one of your rows.
newzealand-about-master-name = Harbour master: { $thing }
newzealand-about-post-sheep = Delivery in Wellington with a total of { $value } or more.
newzealand-about-post-wool = Delivery after shearing wool worth { $value } or more.
newzealand-about-post-foreign = Only with your storehouse in its large harbour.
newzealand-about-post-brings = It brings: { $what }.
newzealand-about-post-transport = { $pounds ->
    [one] Transport costs one pound, paid last.
   *[other] Transport costs { $pounds } pounds, paid last.
 }
newzealand-about-post-vp = { $vp } VP for each disc at the end.
newzealand-about-post-repeat = Takes more than one disc of yours.
newzealand-about-post-arrow = Green arrow to { $post }: { $vp } VP if you are on both.
newzealand-about-arrow-name = Green arrow
newzealand-about-yellow-name = Yellow arrow
newzealand-about-arrow-between = It joins { $one } and { $other }.

newzealand-about-worker-shepherd = Shepherds buy sheep at the market; each works once per action.
newzealand-about-worker-craftsman = Craftsmen build: a building takes as many as it says.
newzealand-about-worker-sailor = Sailors move the ship, a space for each.
newzealand-about-worker-shearer = Shearers shear a sheep each, or draw a card and discard one.
newzealand-about-worker-row = The first of a row is printed; the fifth is worth { $vp } VP.
newzealand-about-job-name = Job market, row { $row }
newzealand-about-job = A worker of this row costs { $price } pounds, changed by the action.
newzealand-about-slot-name = { $worker }, space { $slot }
newzealand-about-slot-now = Whoever is placed here may at once: { $what }.
newzealand-about-slot-none = No immediate action.
newzealand-about-slot-printed = This one is printed on the board and always there.
newzealand-about-row-name = Bonus tiles, row { $row }
newzealand-about-row = A tile of this row costs { $price } pounds, changed by the action and by the tile.
newzealand-about-row-arrow = When the market token leaves it, { $what }.
newzealand-about-token = Its row is closed. When its space is reached, it moves on; with the last one the game ends.
newzealand-about-token-vp = Whoever fills the market takes it: { $vp } VP.
newzealand-about-bonus-costs = On top of the price of the row: { $what }.
newzealand-about-bonus-cost-gold = { $amount } gold
newzealand-about-bonus-cost-pounds = { $amount ->
    [one] one pound
   *[other] { $amount } pounds
 }
newzealand-about-bonus-cost-card = a starting sheep of breeding value 2 from your hand
newzealand-about-bonus-gain = You get: { $what }.
newzealand-about-stack-name = Bonus cards: { $stack }
newzealand-about-stack = The top card costs { $gold } gold, in your turn, as often as you like.
newzealand-about-stack-top = On top: { $card }
newzealand-about-line-name = Price line { $line }
newzealand-about-line = { $shepherds ->
    [one] One shepherd
   *[other] { $shepherds } shepherds
 } and { $pounds ->
    [one] one pound
   *[other] { $pounds } pounds
 }: { $cards ->
    [one] one card
   *[other] up to { $cards } cards
 } ({ $breeds }).
newzealand-about-line-two = any sheep of 2 VP
newzealand-about-line-token = An exchange token comes with it.
newzealand-about-path-name = Pathfinder track, space { $space }
newzealand-about-path = A disc that ends here is worth { $vp } VP.
newzealand-about-path-gold = Reaching it brings { $gold } gold.
newzealand-about-path-choice = Reaching it lets you turn over your step tile or your fee tile.
newzealand-about-path-step = Reaching it brings the step tile: one more step in every turn.
newzealand-about-path-lock = From here on you may build on the spaces locked with { $space }.

newzealand-about-disc-name = Disc: { $disc }
newzealand-about-disc-aux = Removed, it opens a space of this auxiliary action; with both open it may be doubled.
newzealand-about-disc-step = Removed, it raises your step limit by 1.
newzealand-about-disc-hand = Removed, it raises your hand limit by 1.
newzealand-about-disc-certificate_limit = Removed, it lets you keep 5 certificates instead of 3.
newzealand-about-disc-permanent_certificate = Removed, it leaves a permanent certificate: 1 for every income.
newzealand-about-disc-bonus_wool = Removed, it leaves bonus wool: 1 for every shearing.
newzealand-about-disc-white = White corners: it may go to every post and medium harbour.
newzealand-about-disc-dark = Dark corners: it may go only to dark-cornered posts and harbours.
newzealand-about-disc-cost = { $pounds ->
    [one] Removing it costs one pound.
   *[other] Removing it costs { $pounds } pounds.
 }
newzealand-about-disc-brings = { $pounds ->
    [one] Removing it brings one pound.
   *[other] Removing it brings { $pounds } pounds.
 }
newzealand-about-aux-name = Auxiliary action: { $action }
newzealand-about-aux-single = Single: { $what }{ $pounds ->
    [0] {""}
    [one] {" "}for one pound
   *[other] {" "}for { $pounds } pounds
 }.
newzealand-about-aux-double = Double, with both spaces open: { $what }{ $pounds ->
    [0] {""}
    [one] {" "}for one pound
   *[other] {" "}for { $pounds } pounds
 }.
newzealand-about-pair-name = Storehouses { $one } and { $other }
newzealand-about-pair = When both have left your board: { $what }.
newzealand-about-storehouse = It goes into a small or a large harbour. All storehouses are alike; only the pairs differ.

newzealand-about-sarah = What Sarah does in one of her turns.
newzealand-about-sarah-steps = She moves { $what }.
newzealand-about-sarah-number = { $steps ->
    [one] one step
   *[other] { $steps } steps
 }
newzealand-about-sarah-by = as many steps as she has of: { $worker }
newzealand-about-sarah-speciality = her speciality
newzealand-about-sarah-if = If her speciality is { $worker }: { $what }.
newzealand-about-sarah-else = Otherwise: { $what }.
newzealand-about-sarah-does = She { $what }.

newzealand-about-has-pounds = Money. At the end 5 pounds are worth 1 VP.
newzealand-about-has-gold = Buys bonus cards and jokers; you keep at most 5.
newzealand-about-has-certificates = Spent in Wellington, each adds 1 to the total. Permanent ones count every time and are not spent.
newzealand-about-has-tokens = One token: draw up to two cards, then discard as many. Two: a Shropshire leaves the game for 1 gold.
newzealand-about-has-stack = The cards you will draw. Nobody may look at their order.
newzealand-about-has-pile = Lies open. It becomes the new draw stack when that is empty.
newzealand-about-has-steps = How many locations you may move in a turn.
newzealand-about-has-hand = You draw up to your hand limit at the end of the turn.
newzealand-about-has-fees = What a black and a green hand cost you; nothing once your fee tile is turned over.
newzealand-about-has-wool = Added to the wool whenever you shear.
newzealand-about-has-score = As things stand, by what it is made of.
newzealand-about-runholder-name = Runholder
newzealand-about-ship-name = Ship
newzealand-about-runholder = Moves along the trail; where it stops, the location is used.
newzealand-about-ship = Sails the sea routes to harbours, which it upgrades.
newzealand-about-forecast-name = Forecast { $bag }
newzealand-about-forecast-a = Two tiles of bag A: in Wellington one of them is placed, a worker on the job market or a hazard on the trail.
newzealand-about-forecast-b = Two tiles of bag B: in Wellington one of them is placed on the bonus market.
newzealand-about-joker = A joker counts as a worker of the row it stands in.

## Signs

newzealand-about-fx-pathfinder = Your disc moves on along the pathfinder track; you may move it less far.
newzealand-about-fx-take = You take this card from the supply to your discard pile.
newzealand-about-fx-draw = You draw so many cards, then discard as many.
newzealand-about-fx-wool_value = You discard a sheep and get its wool value in pounds.
newzealand-about-fx-permanent_certificate = It adds 1 to every income and is never spent.
newzealand-about-fx-permanent_wool = It adds to the wool of every shearing.
newzealand-about-fx-objective = You take a face-up objective, or the unknown top one.
newzealand-about-fx-hire = You take a worker from the job market for the price of its row; the figure changes the price.
newzealand-about-fx-invest = You take a bonus tile for the price of its row; the figure changes the price.
newzealand-about-fx-build = You build for so many pounds per craftsman, or replace a smaller building.
newzealand-about-fx-upgrade_by = You replace a building by one that needs exactly so many craftsmen more.
newzealand-about-fx-buy_sheep = Your shepherds buy sheep at the market.
newzealand-about-fx-market = You take such a sheep from the market.
newzealand-about-fx-move_ship = The ship sails so many spaces, or as many as you have sailors; the last may upgrade a harbour.
newzealand-about-fx-storehouse_within = You put a storehouse into a harbour at this distance; the ship stays.
newzealand-about-fx-shear = You shear so many sheep of different breeds, or as many as you have shearers.
newzealand-about-fx-auxiliary = You do an auxiliary action of your board.
newzealand-about-fx-move_runholder = Your runholder moves on and uses the new location; what is not done here is lost.
newzealand-about-fx-remove_hazard = You take a hazard from the trail for the price shown.
newzealand-about-fx-place_worker = You put a joker into one of your rows.
newzealand-about-fx-disc_on = You put a disc on this post under the usual rules.
newzealand-about-fx-gained_on_top = Cards that you gained this turn go onto your draw stack.

## What people ask, with the rule that answers it

newzealand-question-NZ-30-13 = how do I win; who wins; what is the goal; how does one win the game; win; victory; winner; tie; who wins a tie; what is a tie; equal at the end
newzealand-question-NZ-30-1 = how are points counted; how does scoring work; what is worth points; how do I get points; what gives points; points for money; is money worth points; how many points is money worth; how do I win
newzealand-question-NZ-4-1 = what is a turn; what can I do in my turn; what happens in a turn
newzealand-question-NZ-6-2 = how many actions; how many actions do I have; how many actions per turn; what can I do at a building; auxiliary action; what are auxiliary actions
newzealand-question-NZ-7-4 = how do I get money; how do I earn pounds; income; earn money; make money; get money; get pounds
newzealand-question-NZ-29-1 = when does the game end; how does the game end; end of the game; how many turns are left; how long is the game; how many rounds; rounds; game over; when is it over; how long does the game last
newzealand-question-NZ-5-2 = how far can I move; how do I move; how many steps do I have; move backwards; go back on the trail
newzealand-question-NZ-8-1 = how does delivery work; what are trading posts for; how do I deliver; can I sell; how do I sell sheep
newzealand-question-NZ-16-2 = how do I build; what does a building cost; how many craftsmen do I need; price of a building; buildings cost
newzealand-question-NZ-13-1 = how do I hire workers; what does a worker cost; how do I get workers; hire; employees
newzealand-question-NZ-15-1 = how do I buy sheep; where do sheep come from; sheep cost; price of sheep; how much is a sheep
newzealand-question-NZ-20-1 = how does shearing work; what is wool for; how do I shear
newzealand-question-NZ-17-1 = how do I sail; how far can my ship go; how does the ship move
newzealand-question-NZ-18-3 = what are harbours for; what are storehouses for
newzealand-question-NZ-26-1 = what is gold for; how do I get bonus cards; what can I buy with gold
newzealand-question-NZ-23-2 = what are exchange tokens for; what do tokens do
newzealand-question-NZ-21-6 = what are objectives for; how do objectives score; fail an objective; objective not met; penalty
newzealand-question-NZ-12-3 = what are certificates for; how do I get certificates
newzealand-question-NZ-1-11 = can I look at my discard pile; can I look at my deck
newzealand-question-NZ-3-5 = how much money do I start with; what do I start with; starting money; who starts; who goes first; first player; money at the start; pounds at the start; cards at the start
newzealand-question-NZ-11-1 = how many cards do I draw; how do I get more cards; how do I draw cards; hand size; hand limit; how many cards can I hold; how many cards; cards in hand; more cards
newzealand-question-NZ-32-1 = who is Sarah; how does Sarah play; solo; alone; solo game; how do I play alone; automa; what does Sarah do; Sarah; play alone
newzealand-question-NZ-6-7 = can I do nothing; do nothing; pass; skip
newzealand-question-NZ-16-1 = where can I build; build on an occupied space; building spaces
newzealand-question-NZ-16-6 = unlock building spaces; locked spaces
newzealand-question-NZ-23-3 = get rid of Shropshires; remove a Shropshire; starting sheep
newzealand-question-NZ-8-8 = arrows; what are arrows; green arrow
newzealand-question-NZ-10-1 = forecast; what is the forecast
newzealand-question-NZ-7-2 = breeding value; what does breeding value mean
newzealand-question-NZ-1-2 = runholder; what is a runholder; how many discs
newzealand-question-NZ-5-7 = cannot pay a fee; can't pay; no money for a fee; run out of money
newzealand-question-NZ-5-6 = hands cost; what do hands mean; fees; what does it cost to pass a building
newzealand-question-NZ-1-9 = how many workers; most workers; worker limit
newzealand-question-NZ-12-5 = how much gold; gold limit; most gold
newzealand-question-NZ-3-6 = how many certificates; certificate limit; limits at the start
newzealand-question-NZ-25-1 = remove a hazard; clear a hazard; rockfall; flood; what do hazards do
newzealand-question-NZ-6-8 = Wellington; what happens in Wellington; steps of Wellington
newzealand-question-NZ-8-3 = dark corners; white corners; corners of a disc
newzealand-question-NZ-22-1 = pathfinder track; pathfinder; what is the pathfinder for
newzealand-question-NZ-23-4 = where do exchange tokens come from; more exchange tokens; get exchange tokens
newzealand-question-NZ-19-1 = harbour master; harbour masters; win a harbour master
newzealand-question-NZ-18-1 = upgrade a harbour; what does a harbour cost
newzealand-question-NZ-21-1 = get objectives; new objectives; take an objective
newzealand-question-NZ-15-14 = where do bought sheep go; new sheep
newzealand-question-NZ-14-2 = bonus tile cost; price of a bonus tile
newzealand-question-NZ-14-4 = joker; what is a joker; what does a joker do
newzealand-question-NZ-5-5 = two players on the same space; share a space; occupied space
newzealand-question-NZ-6-5 = rival's building; building of another player; opponent's building
newzealand-question-NZ-5-3 = more steps; step limit; move further
newzealand-question-NZ-5-8 = fee tile; no more fees
newzealand-question-NZ-29-3 = another turn at the end; last turn; one more turn
newzealand-question-NZ-20-5 = wool posts; wool post; what are wool posts
newzealand-question-NZ-26-4 = get gold; where does gold come from; more gold
newzealand-question-NZ-1-10 = what is secret; others see my hand; can others see my cards
newzealand-note-no-loans = Nobody lends money here: there are no loans and no debts. The bank only pays and collects. Only a fee that you cannot pay is forgiven (NZ-5.7). Pounds come from income in Wellington (NZ-7.4), shearing (NZ-20.2) and many actions.
newzealand-asked-no-loans = bank; loan; borrow; debt; credit; take a loan
