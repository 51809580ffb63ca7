newzealand = Great Western Trail: New Zealand

## Actions

newzealand-do-end_turn = End the turn
newzealand-do-done = Done
newzealand-do-decline = Decline
newzealand-do-discard = Discard: { $card }
newzealand-do-uncover = Remove a disc: { $disc }
newzealand-do-move = Move { $to }
newzealand-do-via = Go by { $space }
newzealand-do-use = Location action { $cell }{ $half ->
    [1] {""}
   *[other] , second choice
 }
newzealand-do-use_part = Location action { $cell }{ $half ->
    [1] {""}
   *[other] , second choice
 }, { $keep ->
    [0] taking only the pounds
   *[other] taking only { $keep }
 }
newzealand-do-use_with = Location action { $cell }{ $half ->
    [1] {""}
   *[other] , second choice
 }, discarding: { $card }
newzealand-do-use_bare = Location action { $cell }{ $half ->
    [1] {""}
   *[other] , second choice
 }, discarding: { $card }, leaving the reward
newzealand-do-aux = Auxiliary action: { $action } ({ $times })
newzealand-do-aux_part = Auxiliary action: { $action }, paid double but taking only 1
newzealand-do-accept = { $half ->
    [1] Take it
   *[other] Take the second choice
 }
newzealand-do-accept_part = { $keep ->
    [0] Take only the pounds
   *[other] Take only { $keep }
 }
newzealand-do-accept_with = Take it, discarding: { $card }
newzealand-do-accept_bare = Discard { $card } and leave the reward
newzealand-do-reveal = Show: { $card }
newzealand-do-reveal_all = Show one of every breed
newzealand-do-spend = { $certificates ->
    [0] Spend no certificate
    [one] Spend one certificate
   *[other] Spend { $certificates } certificates
 }
newzealand-do-deliver = To { $post }: disc "{ $disc }"
newzealand-do-deliver_from = To { $post }: disc of { $harbour }
newzealand-do-forecast = { $bag }: place the tile on the { $space }
newzealand-do-hire = Hire: { $worker }, market row { $row }
newzealand-do-invest = Bonus tile in row { $row }, column { $column }
newzealand-do-invest_with = Bonus tile in row { $row }, column { $column }, giving up: { $card }
newzealand-do-place_joker = Joker as { $row }
newzealand-do-buy = Price line { $line }: { $card }
newzealand-do-take_sheep = Take: { $card }
newzealand-do-add_sheep = One shepherd adds two cards to the market
newzealand-do-build = Building { $tile } ({ $space })
newzealand-do-clear = Remove a hazard ({ $space })
newzealand-do-sail = Sail { $to }
newzealand-do-upgrade = Upgrade: { $at }
newzealand-do-store = Space { $slot }: storehouse { $storehouse }
newzealand-do-appoint = Send the last tile of this row: { $worker }
newzealand-do-shear = Shear without showing more sheep
newzealand-do-shear_draw = A shearer draws a card and discards one
newzealand-do-take_objective = Take: { $card }
newzealand-do-take_blind = Take the unknown top objective
newzealand-do-flip = Turn over: { $tile }
newzealand-do-put_on_top = Next on top of the stack: { $card }
newzealand-do-add_objective = Add: { $card }
newzealand-do-add_best = Add the objectives that bring most
newzealand-do-pick_worker = Sarah takes: { $worker }
newzealand-do-token_draw = Exchange token: draw { $cards ->
    [one] one card
   *[other] { $cards } cards
 }, then discard as many
newzealand-do-token_remove = Two exchange tokens: remove a Shropshire for 1 gold
newzealand-do-buy_card = Bonus card for gold: { $stack }
newzealand-do-play = Play a card: { $card }{ $half ->
    [1] {""}
   *[other] , second choice
 }
newzealand-do-play_part = Play a card: { $card }, { $keep ->
    [0] taking only the pounds
   *[other] taking only { $keep }
 }
newzealand-do-play_bare = Play a card without its effect: { $card }

## Questions

newzealand-ask-first_discard = Your first turn. Which card do you discard? Still to go: { $cards }.
newzealand-ask-first_disc = Which disc with white corners do you move to the pathfinder track?
newzealand-ask-first_place = On which neutral building does your runholder start?
newzealand-ask-phase_a = Your turn. Where do you move? Step limit: { $steps }.
newzealand-ask-fork = Which way do you take? Destination: { $to }.
newzealand-ask-use_location = You are here: { $space }. What do you do?
newzealand-ask-auxiliary = Which auxiliary action?{ $times ->
    [1] {""}
   *[other] {" "}Double is allowed where both spaces are open.
 }
newzealand-ask-offer = Now or never: { $effect }{ $amount ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $amount })
 }. Do you take it?
newzealand-ask-income = Income: which sheep do you show? Total so far: { $total }.
newzealand-ask-certificates = How many certificates do you spend? You have { $certificates }; the total is { $total }.
newzealand-ask-choose_delivery = Delivery: which post, with which disc? Your total: { $total }.
newzealand-ask-harbour_disc = No disc of your board fits. Which harbour disc goes where? Your total: { $total }.
newzealand-ask-forecast_tile = Forecast, { $bag }: which tile do you place?
newzealand-ask-discard_drawn = Which card do you discard? Still to go: { $cards }.
newzealand-ask-hiring = Whom do you hire?{ $modifier ->
    [0] {""}
    [-3] {" "}Workers cost 3 pounds less here.
    [-2] {" "}Workers cost 2 pounds less here.
    [-1] {" "}Workers cost 1 pound less here.
    [one] {" "}Workers cost { $modifier } pound more here.
   *[other] {" "}Workers cost { $modifier } pounds more here.
 }
newzealand-ask-investing = Which bonus tile?{ $modifier ->
    [0] {""}
    [-3] {" "}Tiles cost 3 pounds less here.
    [-2] {" "}Tiles cost 2 pounds less here.
    [-1] {" "}Tiles cost 1 pound less here.
    [one] {" "}Tiles cost { $modifier } pound more here.
   *[other] {" "}Tiles cost { $modifier } pounds more here.
 }
newzealand-ask-joker_row = In which row do you put the joker?
newzealand-ask-buying = Which sheep do you buy? Shepherds left: { $shepherds }.
newzealand-ask-more_sheep = Which further sheep do you take?
newzealand-ask-building = { $difference ->
    [0] What do you build, and where?
    [one] Which building do you upgrade, by one craftsman?
   *[other] Which building do you upgrade, by { $difference } craftsmen?
 } { $price ->
    [one] It costs one pound per craftsman.
   *[other] It costs { $price } pounds per craftsman.
 }
newzealand-ask-ship = Where do you sail, or which harbour do you upgrade? Movement points: { $points }.
newzealand-ask-remote = Where do you put a storehouse without moving the ship? Reach: { $reach }.
newzealand-ask-storehouse = Which space, and which storehouse? Place: { $harbour }.
newzealand-ask-medium_disc = Which disc do you put there? Place: { $harbour }.
newzealand-ask-master = Do you send a worker for this harbour master: { $master }?
newzealand-ask-shearing = Shearing: show a sheep or draw a card? Shearers left: { $shearers }.
newzealand-ask-shear_reveal = Which sheep do you show? Shearers left: { $shearers }; wool so far: { $wool }.
newzealand-ask-wool_delivery = Do you deliver wool? Your wool: { $total }.
newzealand-ask-objective = Which objective do you take?
newzealand-ask-flip_tile = The pathfinder's choice: which tile do you turn over?
newzealand-ask-move_on = Where do you move on to? At most { $steps }.
newzealand-ask-hazard = Which hazard do you remove?
newzealand-ask-top_order = Which card goes on top of your draw stack next?
newzealand-ask-sarahs_hire = Several workers suit Sarah equally. Which one does she take?
newzealand-ask-last_objectives = The game is over. Which objectives of your deck do you add?

## Log

newzealand-event-turn = Round { $round }: { $you ->
    [yes] your turn
   *[no] { $seat }’s turn
 }.
newzealand-event-moved = { $seat } { $you ->
    [yes] move
   *[no] moves
 } { $to }.
newzealand-event-fee = { $seat } { $you ->
    [yes] pay
   *[no] pays
 } { $owner } a fee of { $amount ->
    [one] { $amount } pound
   *[other] { $amount } pounds
 }.
newzealand-event-forgiven = { $seat } { $you ->
    [yes] are
   *[no] is
 } let off { $amount ->
    [one] { $amount } pound
   *[other] { $amount } pounds
 } of the fee.
newzealand-event-used = { $seat } { $you ->
    [yes] use
   *[no] uses
 } { $building }: { $effect }.
newzealand-event-auxiliary = { $seat } { $you ->
    [yes] use
   *[no] uses
 } the { $times } auxiliary action “{ $action }”.
newzealand-event-pounds = { $seat } { $you ->
    [yes] receive
   *[no] receives
 } { $amount ->
    [one] { $amount } pound
   *[other] { $amount } pounds
 }.
newzealand-event-pounds-more = { $amount ->
    [one] { $amount } pound
   *[other] { $amount } pounds
 }
newzealand-event-paid = { $seat } { $you ->
    [yes] pay
   *[no] pays
 } { $amount ->
    [one] { $amount } pound
   *[other] { $amount } pounds
 }.
newzealand-event-gold = { $seat } { $you ->
    [yes] receive
   *[no] receives
 } { $amount } gold.
newzealand-event-gold-more = { $amount } gold
newzealand-event-certificates = { $seat } { $you ->
    [yes] receive
   *[no] receives
 } { $amount ->
    [one] { $amount } certificate
   *[other] { $amount } certificates
 }.
newzealand-event-certificates-more = { $amount ->
    [one] { $amount } certificate
   *[other] { $amount } certificates
 }
newzealand-event-tokens = { $seat } { $you ->
    [yes] receive
   *[no] receives
 } { $amount ->
    [one] { $amount } exchange token
   *[other] { $amount } exchange tokens
 }.
newzealand-event-tokens-more = { $amount ->
    [one] { $amount } exchange token
   *[other] { $amount } exchange tokens
 }
newzealand-event-pathfinder = { $seat } { $you ->
    [yes] reach
   *[no] reaches
 } space { $space } of the pathfinder track.
newzealand-event-step_tile = { $seat } now { $you ->
    [yes] have
   *[no] has
 } a step tile of +{ $value }.
newzealand-event-step_tile-more = a step tile of +{ $value }
newzealand-event-fee_tile = { $seat } { $you ->
    [yes] turn
   *[no] turns
 } the fee tile over: no more fees.
newzealand-event-uncovered = { $seat } { $you ->
    [yes] remove
   *[no] removes
 } { $many ->
    [one] a disc
   *[other] discs
 } ({ $disc }).
newzealand-event-revealed = { $seat } { $you ->
    [yes] show
   *[no] shows
 } { $card }.
newzealand-event-income = { $seat } { $you ->
    [yes] have
   *[no] has
 } an income of { $total ->
    [one] { $total } pound
   *[other] { $total } pounds
 }.
newzealand-event-wool = { $seat } { $you ->
    [yes] shear
   *[no] shears
 } wool worth { $total }.
newzealand-event-delivered = { $seat } { $you ->
    [yes] deliver
   *[no] delivers
 } to { $post }.
newzealand-event-no_delivery = { $seat } { $you ->
    [yes] find
   *[no] finds
 } nothing to deliver.
newzealand-event-card = { $seat } { $you ->
    [yes] gain
   *[no] gains
 } { $card }.
newzealand-event-card-more = { $card }
newzealand-event-drew = { $seat } { $you ->
    [yes] draw
   *[no] draws
 } { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
newzealand-event-drew-own = { $seat } { $you ->
    [yes] draw
   *[no] draws
 } { $card }.
newzealand-event-shuffled = { $seat } { $you ->
    [yes] shuffle
   *[no] shuffles
 } the discard pile into a new draw stack.
newzealand-event-discarded = { $seat } { $you ->
    [yes] discard
   *[no] discards
 } { $card }.
newzealand-event-removed = { $seat } { $you ->
    [yes] remove
   *[no] removes
 } { $card } from the game.
newzealand-event-played = { $seat } { $you ->
    [yes] play
   *[no] plays
 } { $card }.
newzealand-event-bonus_card = { $seat } { $you ->
    [yes] take
   *[no] takes
 } { $card } from the { $stack } stack.
newzealand-event-worker_arrives = { $seat } { $you ->
    [yes] put
   *[no] puts
 } { $worker } on the job market (row { $row }).
newzealand-event-hazard_arrives = { $seat } { $you ->
    [yes] put
   *[no] puts
 } a hazard on the trail ({ $hazard }, { $space }).
newzealand-event-tile_leaves = { $seat } { $you ->
    [yes] remove
   *[no] removes
 } a tile for which there is no room ({ $tile }).
newzealand-event-bonus_arrives = { $seat } { $you ->
    [yes] put
   *[no] puts
 } a bonus tile on the market ({ $tile }, row { $row }).
newzealand-event-bonus_leaves = { $seat } { $you ->
    [yes] take
   *[no] takes
 } a bonus tile out of the game ({ $tile }).
newzealand-event-token_moves = { $row ->
    [8] The market token leaves the market ({ $arrow } arrow).
   *[other] The market token moves to row { $row } ({ $arrow } arrow).
 }
newzealand-event-market_refilled = The sheep market is refilled with { $cards ->
    [one] { $cards } new card
   *[other] { $cards } new cards
 }.
newzealand-event-buildings_flipped = The four two-sided neutral buildings are turned over.
newzealand-event-hired = { $seat } { $you ->
    [yes] hire
   *[no] hires
 } { $worker }{ $price ->
    [0] {""}
    [one] {" "}for { $price } pound
   *[other] {" "}for { $price } pounds
 }.
newzealand-event-invested = { $seat } { $you ->
    [yes] take
   *[no] takes
 } a bonus tile ({ $tile }){ $price ->
    [0] {""}
    [one] {" "}for { $price } pound
   *[other] {" "}for { $price } pounds
 }.
newzealand-event-joker = { $seat } { $you ->
    [yes] place
   *[no] places
 } a joker ({ $worker }).
newzealand-event-bought = { $seat } { $you ->
    [yes] buy
   *[no] buys
 } { $card }{ $price ->
    [0] {""}
    [one] {" "}for { $price } pound
   *[other] {" "}for { $price } pounds
 }.
newzealand-event-sheep_added = { $seat } { $you ->
    [yes] add
   *[no] adds
 } { $card } to the sheep market.
newzealand-event-built = { $seat } { $you ->
    [yes] put up
   *[no] puts up
 } building { $tile } ({ $space }){ $cost ->
    [0] {""}
    [one] {" "}for { $cost } pound
   *[other] {" "}for { $cost } pounds
 }.
newzealand-event-replaced = { $seat } { $you ->
    [yes] replace
   *[no] replaces
 } building { $old } by building { $tile }{ $cost ->
    [0] {""}
    [one] {" "}for { $cost } pound
   *[other] {" "}for { $cost } pounds
 }.
newzealand-event-sailed = { $seat } { $you ->
    [yes] sail
   *[no] sails
 } { $to }.
newzealand-event-upgraded = { $seat } { $you ->
    [yes] upgrade
   *[no] upgrades
 } { $harbour }{ $cost ->
    [0] {""}
    [one] {" "}for { $cost } pound
   *[other] {" "}for { $cost } pounds
 }.
newzealand-event-appointed = { $seat } { $you ->
    [yes] send
   *[no] sends
 } { $worker } to take a harbour master ({ $master }).
newzealand-event-cleared = { $seat } { $you ->
    [yes] remove
   *[no] removes
 } a hazard ({ $hazard }).
newzealand-event-objective = { $seat } { $you ->
    [yes] gain
   *[no] gains
 } { $card }.
newzealand-event-objective-more = { $card }
newzealand-event-on_top = { $seat } { $you ->
    [yes] put
   *[no] puts
 } { $card } on top of the draw stack.
newzealand-event-market_token = { $seat } { $you ->
    [yes] fill
   *[no] fills
 } the bonus market and { $you ->
    [yes] take
   *[no] takes
 } the market token; everybody else has one last turn.
newzealand-event-added = { $seat } { $you ->
    [yes] add
   *[no] adds
 } { $card }.
newzealand-event-sarah_card = { $seat } draws card { $card }.
newzealand-event-sarah_moves = { $seat } moves { $to }.
newzealand-event-sarah_invests = { $seat } takes a bonus tile away ({ $tile }).
newzealand-event-speciality = { $seat } now specialises ({ $worker }).
newzealand-event-over = The game is over.

## Refusals

newzealand-why-too-poor = That costs { $need } and you have { $have }; choose something cheaper or earn money first.
newzealand-why-too-little-gold = That takes { $need } gold and you have { $have }; gather gold first.
newzealand-why-not-in-hand = That card is not in your hand; choose one that is.
newzealand-why-no-pair = You need two sheep of the same breed in hand; name a breed you hold twice.
newzealand-why-name-the-card = This action needs a discard; choose the form that names the card.
newzealand-why-wrong-card = That card does not fit; choose one the action asks for.
newzealand-why-not-less = Nothing less can be taken here; take the whole reward or leave it.
newzealand-why-must-take = This has to be taken; choose what you take.
newzealand-why-no-such-action = This location has no such action; choose one of those shown.
newzealand-why-already-used = You have done that action at this visit; choose another or end the turn.
newzealand-why-foreign-location = Here you can only do a single auxiliary action; the actions of the building are for its owner.
newzealand-why-after-action = After an action of the building there is no auxiliary action; do the others or end the turn.
newzealand-why-at-wellington = After Wellington there are no location actions; play cards or end the turn.
newzealand-why-aux-covered = Both spaces of this auxiliary action are covered; remove one of its discs first.
newzealand-why-single-only = Only the single action is allowed here.
newzealand-why-both-spaces = The double needs both spaces open; use the single.
newzealand-why-out-of-reach = That is { $need } steps away and you may take { $have }; choose a nearer location.
newzealand-why-no-location = There is no tile on that space; choose a location.
newzealand-why-behind-you = That is not ahead of you; move forward only.
newzealand-why-not-neutral = You begin on a neutral building; choose one of the eight.
newzealand-why-off-route = That way does not lead to your destination in time; take the other branch.
newzealand-why-white-only = In the first turn only a disc with white corners may go; choose such a one.
newzealand-why-disc-gone = That disc has left your board; choose one that is still there.
newzealand-why-dark-disc = A disc with dark corners fits only dark places; choose a white-cornered disc or a dark place.
newzealand-why-already-revealed = You have shown that breed; show another one.
newzealand-why-too-many-revealed = You cannot show that many; you may still show { $have ->
    [one] one sheep
   *[other] { $have } sheep
 }.
newzealand-why-too-few-certificates = You have { $have ->
    [one] one certificate
   *[other] { $have } certificates
 }, not { $need }; spend fewer.
newzealand-why-value-too-high = That post asks for { $need } and you have { $have }; choose a lower one.
newzealand-why-post-taken = Your disc is there already; choose another post.
newzealand-why-post-closed = A foreign post needs your storehouse in its large harbour; choose an open one.
newzealand-why-wrong-goods = Sheep go to sheep posts and wool to wool posts; choose one of the right kind.
newzealand-why-board-disc-first = A harbour disc may be used only when no disc of the board can; use one of the board.
newzealand-why-no-disc-there = You have no disc in that harbour; choose one where you have.
newzealand-why-no-tile = There is no such tile now; choose one that lies there.
newzealand-why-no-worker = There is no worker there; choose an occupied space of the job market.
newzealand-why-worker-row-full = That row of your board is full; choose another type.
newzealand-why-no-bonus-tile = There is no bonus tile there; choose an occupied space.
newzealand-why-row-closed = The market token closes that row; choose another row.
newzealand-why-tile-needs = You cannot meet what this tile asks for; choose another one.
newzealand-why-too-few-shepherds = That takes { $need ->
    [one] one shepherd
   *[other] { $need } shepherds
 } and you have { $have } left; choose another price line.
newzealand-why-not-on-market = The market has no such sheep; choose one it has or add cards.
newzealand-why-other-breed = That breed is not sold on this line; choose one that is.
newzealand-why-no-more-sheep = The stack of the sheep market is empty; buy what lies open.
newzealand-why-tile-not-at-hand = That building is no longer beside your board; choose an unbuilt one.
newzealand-why-too-few-craftsmen = That takes { $need ->
    [one] one craftsman
   *[other] { $need } craftsmen
 } and you have { $have }; choose a smaller building or hire.
newzealand-why-only-by-upgrade = So big a building comes only in place of a smaller one of yours.
newzealand-why-locked = That space opens at { $need } of the pathfinder track and you are at { $have }; choose another.
newzealand-why-space-taken = That space is occupied; choose an empty one or a smaller building of yours.
newzealand-why-not-bigger = The new building must be bigger than the old one; choose another tile.
newzealand-why-wrong-step = The difference must be exactly { $need }, not { $have }; choose a matching tile.
newzealand-why-nothing-to-build = There is nothing you could build now; choose another action.
newzealand-why-too-far = That takes { $need } movement points and you have { $have }; choose something nearer.
newzealand-why-no-harbour = There is no harbour on that space; sail to one.
newzealand-why-already-upgraded = You have upgraded that harbour; choose another.
newzealand-why-no-storehouse = You have no such storehouse on your board; choose one that is there.
newzealand-why-no-disc = There is no disc on your board for this; choose another harbour.
newzealand-why-slot-taken = That storehouse space is taken or does not exist; choose a free one.
newzealand-why-not-for-storehouses = A medium harbour takes discs, not storehouses; choose a small or large one.
newzealand-why-no-worker-tile = That row has only its printed worker; choose a row with a tile.
newzealand-why-no-shearer = Every shearer has worked; finish the shearing.
newzealand-why-already-shorn = You have shorn in this action; only drawing is left.
newzealand-why-nothing-to-draw = Your draw stack and discard pile are empty; there is nothing to draw.
newzealand-why-not-face-up = That objective does not lie face up; choose one that does.
newzealand-why-no-objective = There is no objective left to take.
newzealand-why-no-step-tile = You have no step tile to turn over; turn the fee tile.
newzealand-why-no-token = That takes { $need ->
    [one] one exchange token
   *[other] { $need } exchange tokens
 }, and you have { $have }.
newzealand-why-in-reveal = Not while sheep are being shown; finish that first.
newzealand-why-no-shropshire = You need a Shropshire in hand for that.
newzealand-why-no-hazard = There is no hazard there; choose an occupied space.
newzealand-why-stack-empty = That bonus stack is empty; choose another one.
newzealand-why-supply-empty = There are no such cards left; choose something else.
newzealand-why-not-your-turn = That is possible only in your own turn.
newzealand-why-inside-action = Not inside an action; finish it first.
newzealand-why-nothing-gained = No card gained this turn lies in your discard pile; choose the other effect.
newzealand-why-not-in-deck = That objective is not in your deck; choose one that is.
newzealand-why-not-tied = That worker does not suit Sarah best; choose one of those offered.

## Options and scoring

newzealand-option-neutral_buildings = Neutral buildings
newzealand-option-private_sides = Sides of the private buildings
newzealand-option-first = First player
newzealand-option-difficulty = Strength of Sarah in the solo game
newzealand-item-money = Money
newzealand-item-buildings = Buildings
newzealand-item-posts = Trading posts
newzealand-item-harbours = Harbours
newzealand-item-pathfinder = Pathfinder track
newzealand-item-tiles = Hazards and bonus tiles
newzealand-item-cards = Cards
newzealand-item-objectives = Objectives
newzealand-item-harbour_masters = Harbour masters
newzealand-item-hand_disc = Right hand disc
newzealand-item-workers = Workers and storehouse pairs
newzealand-item-market_token = Market token
newzealand-insight-move = Moving the runholder
newzealand-insight-sail = Sailing and upgrading harbours
newzealand-insight-location = Location actions
newzealand-insight-auxiliary = Auxiliary actions
newzealand-insight-deliver = Deliveries
newzealand-insight-worker = Workers and harbour masters
newzealand-insight-invest = Bonus tiles
newzealand-insight-sheep = Buying sheep
newzealand-insight-wool = Showing and shearing sheep
newzealand-insight-build = Buildings, hazards and storehouses
newzealand-insight-objective = Objectives
newzealand-insight-card = Cards of one's own
newzealand-insight-forecast = Forecasts
newzealand-insight-stop = Stopping and declining
newzealand-end-market_token = The bonus market was filled, and everybody has had a last turn.

## Words

newzealand-word-beginner = each on its own letter
newzealand-word-random = random
newzealand-word-all_a = all on side a
newzealand-word-all_b = all on side b
newzealand-word-mixed = mixed
newzealand-word-easy = easy
newzealand-word-medium = medium
newzealand-word-hard = hard
newzealand-word-shropshire = Shropshire
newzealand-word-southdown = Southdown
newzealand-word-english_leicester = English Leicester
newzealand-word-merino = Merino
newzealand-word-dorset_horn = Dorset Horn
newzealand-word-lincoln = Lincoln
newzealand-word-corriedale = Corriedale
newzealand-word-hampshire = Hampshire
newzealand-word-ryeland = Ryeland
newzealand-word-suffolk = Suffolk
newzealand-word-romney = Romney
newzealand-word-border_leicester = Border Leicester
newzealand-word-drysdale = Drysdale
newzealand-word-ferry = ferry
newzealand-word-sheepdog = sheepdog
newzealand-word-kotare = kingfisher
newzealand-word-bonus_1 = bonus card 1
newzealand-word-bonus_2 = bonus card 2
newzealand-word-bonus_4 = bonus card 4
newzealand-word-bonus_5 = bonus card 5
newzealand-word-bonus_6 = bonus card 6
newzealand-word-bonus_8 = bonus objective “a building, a storehouse at sea, a Lincoln or Corriedale”
newzealand-word-bonus_9 = bonus objective “twice 6 pathfinder spaces, a Hampshire or Ryeland”
newzealand-word-bonus_10 = bonus objective “two discs on posts of 13 or more, a building of 4 craftsmen”
newzealand-word-aux_pound_2 = money, second space
newzealand-word-aux_draw_2 = cards, second space
newzealand-word-aux_cert_1 = certificates, first space
newzealand-word-aux_cert_2 = certificates, second space
newzealand-word-aux_ship_1 = ship, first space
newzealand-word-aux_ship_2 = ship, second space
newzealand-word-aux_path_1 = pathfinder, first space
newzealand-word-aux_path_2 = pathfinder, second space
newzealand-word-step_limit = step limit
newzealand-word-hand_5 = hand limit, left
newzealand-word-hand_6 = hand limit, right
newzealand-word-cert_limit_5 = certificate limit
newzealand-word-perm_cert_left = permanent certificate, left
newzealand-word-perm_cert_right = permanent certificate, right
newzealand-word-bonus_wool_left = bonus wool, left
newzealand-word-bonus_wool_right = bonus wool, right
newzealand-word-start = the start
newzealand-word-wellington = Wellington
newzealand-word-extra = extra
newzealand-word-money = money
newzealand-word-cards = cards
newzealand-word-certificate = certificates
newzealand-word-ship = ship
newzealand-word-pathfinder = pathfinder
newzealand-word-single = single
newzealand-word-double = double
newzealand-word-bag_a = bag A
newzealand-word-bag_b = bag B
newzealand-word-left = left
newzealand-word-right = right
newzealand-word-shepherd = shepherd
newzealand-word-craftsman = craftsman
newzealand-word-sailor = sailor
newzealand-word-shearer = shearer
newzealand-word-step_tile = step tile to +2
newzealand-word-fee_tile = fee tile, no more fees
newzealand-word-wheel = wheel
newzealand-word-barrel = barrel
newzealand-word-bell = bell
newzealand-word-compass = compass
newzealand-word-bank = the bank
newzealand-word-seat_1 = player A
newzealand-word-seat_2 = player B
newzealand-word-seat_3 = player C
newzealand-word-seat_4 = player D
newzealand-word-effect_pounds = pounds
newzealand-word-effect_gold = gold
newzealand-word-effect_certificate = certificates
newzealand-word-effect_pathfinder = pathfinder
newzealand-word-effect_token = exchange tokens
newzealand-word-effect_take = take a card
newzealand-word-effect_draw = draw, then discard as many
newzealand-word-effect_wool_value = pounds for its wool
newzealand-word-effect_permanent_certificate = permanent certificates
newzealand-word-effect_permanent_wool = bonus wool
newzealand-word-effect_objective = take an objective
newzealand-word-effect_hire = hire a worker
newzealand-word-effect_invest = take a bonus tile
newzealand-word-effect_build = build
newzealand-word-effect_upgrade_by = upgrade a building
newzealand-word-effect_buy_sheep = buy sheep
newzealand-word-effect_market = sheep of the market
newzealand-word-effect_move_ship = move the ship
newzealand-word-effect_storehouse_within = storehouse at a distance
newzealand-word-effect_shear = shear
newzealand-word-effect_auxiliary = auxiliary action
newzealand-word-effect_move_runholder = move on
newzealand-word-effect_remove_hazard = remove a hazard
newzealand-word-effect_place_worker = place a joker
newzealand-word-effect_disc_on = place a disc
newzealand-word-effect_gained_on_top = cards gained this turn onto the draw stack
newzealand-word-joker_worker = joker worker
newzealand-word-permanent_certificate = permanent certificate
newzealand-word-permanent_wool = bonus wool and token
newzealand-word-hazard_clearing = hazard clearing
newzealand-word-sheepdog_gold = sheepdog and gold
newzealand-word-kotare_gold = kingfisher and gold
newzealand-word-exchange_gold = tokens and gold
newzealand-word-exchange_vp = token and points
newzealand-word-gold_for_vp = points for gold
newzealand-word-ferry_gold = ferry and gold
newzealand-word-romney_swap = Romney for a sheep
newzealand-word-black = black
newzealand-word-yellow = yellow
newzealand-word-turquoise = turquoise
newzealand-word-red = red
newzealand-word-rockfall_black_2 = rockfall, black hand, 2 VP
newzealand-word-rockfall_black_3 = rockfall, black hand, 3 VP
newzealand-word-rockfall_black_4 = rockfall, black hand, 4 VP
newzealand-word-rockfall_green_2 = rockfall, green hand, 2 VP
newzealand-word-rockfall_green_3 = rockfall, green hand, 3 VP
newzealand-word-rockfall_green_4 = rockfall, green hand, 4 VP
newzealand-word-flood_black_2 = flood, black hand, 2 VP
newzealand-word-flood_black_3 = flood, black hand, 3 VP
newzealand-word-flood_black_4 = flood, black hand, 4 VP
newzealand-word-flood_green_2 = flood, green hand, 2 VP
newzealand-word-flood_green_3 = flood, green hand, 3 VP
newzealand-word-flood_green_4 = flood, green hand, 4 VP
newzealand-word-neutral_A = neutral building A
newzealand-word-neutral_A_back = neutral building A (back)
newzealand-word-neutral_B = neutral building B
newzealand-word-neutral_B_back = neutral building B (back)
newzealand-word-neutral_C = neutral building C
newzealand-word-neutral_C_back = neutral building C (back)
newzealand-word-neutral_D = neutral building D
newzealand-word-neutral_D_back = neutral building D (back)
newzealand-word-neutral_E = neutral building E
newzealand-word-neutral_E_back = neutral building E (back)
newzealand-word-neutral_F = neutral building F
newzealand-word-neutral_F_back = neutral building F (back)
newzealand-word-neutral_G = neutral building G
newzealand-word-neutral_G_back = neutral building G (back)
newzealand-word-neutral_H = neutral building H
newzealand-word-neutral_H_back = neutral building H (back)
newzealand-word-1a = building 1a
newzealand-word-1b = building 1b
newzealand-word-2a = building 2a
newzealand-word-2b = building 2b
newzealand-word-3a = building 3a
newzealand-word-3b = building 3b
newzealand-word-4a = building 4a
newzealand-word-4b = building 4b
newzealand-word-5a = building 5a
newzealand-word-5b = building 5b
newzealand-word-6a = building 6a
newzealand-word-6b = building 6b
newzealand-word-7a = building 7a
newzealand-word-7b = building 7b
newzealand-word-8a = building 8a
newzealand-word-8b = building 8b
newzealand-word-9a = building 9a
newzealand-word-9b = building 9b
newzealand-word-10a = building 10a
newzealand-word-10b = building 10b
newzealand-word-LP0 = trading post 0
newzealand-word-LP1 = trading post 1
newzealand-word-LP3 = trading post 3
newzealand-word-LP6 = trading post 6
newzealand-word-LP9 = trading post 9
newzealand-word-LP12 = trading post 12
newzealand-word-LP15 = trading post 15
newzealand-word-LP18 = trading post 18
newzealand-word-LP21 = trading post 21
newzealand-word-WP5 = wool post 5
newzealand-word-WP9 = wool post 9
newzealand-word-WP13 = wool post 13
newzealand-word-FP8 = foreign trading post 8
newzealand-word-FP11 = foreign trading post 11
newzealand-word-FP14 = foreign trading post 14
newzealand-word-FP17 = foreign trading post 17
newzealand-word-FW11 = foreign wool post 11
newzealand-word-FW16 = foreign wool post 16
newzealand-word-SH1 = small harbour West 1
newzealand-word-SH2 = small harbour West 3
newzealand-word-SH3 = small harbour North 1
newzealand-word-SH4 = small harbour North 3
newzealand-word-SH5 = small harbour North 5
newzealand-word-SH6 = small harbour East 1
newzealand-word-SH7 = small harbour East 3
newzealand-word-SHW = small harbour West 6
newzealand-word-SHN = small harbour North 7
newzealand-word-SHE = small harbour East 7
newzealand-word-MH1 = medium harbour West 2
newzealand-word-MH2 = medium harbour North 2
newzealand-word-MH3 = medium harbour East 2
newzealand-word-MH4 = medium harbour North 4
newzealand-word-MH5 = medium harbour East 6
newzealand-word-LH1 = large harbour West 4
newzealand-word-LH2 = large harbour West 5
newzealand-word-LH3 = large harbour Northwest
newzealand-word-LH4 = large harbour North 6
newzealand-word-LH5 = large harbour East 4
newzealand-word-LH6 = large harbour East 5
newzealand-word-O01 = objective “a building, a building of 4 craftsmen”
newzealand-word-O02 = objective “a Lincoln or Corriedale, 6 pathfinder spaces”
newzealand-word-O03 = objective “6 pathfinder spaces, a disc on a post of 13 or more”
newzealand-word-O04 = objective “a building, a flood tile”
newzealand-word-O05 = objective “two storehouses at sea, a ferry”
newzealand-word-O06 = objective “a Hampshire or Ryeland, a building”
newzealand-word-O07 = objective “2 shearers, a Lincoln or Corriedale”
newzealand-word-O08 = objective “two buildings, a storehouse at sea”
newzealand-word-O09 = objective “a Hampshire or Ryeland, a Lincoln or Corriedale”
newzealand-word-O10 = objective “a disc on a post of 13 or more, a ferry”
newzealand-word-O11 = objective “a flood tile, 6 pathfinder spaces”
newzealand-word-O12 = objective “two discs on posts of 13 or more”
newzealand-word-O13 = objective “two of Hampshire or Ryeland”
newzealand-word-O14 = objective “two of Lincoln or Corriedale, a storehouse at sea”
newzealand-word-O15 = objective “a building of 4 craftsmen, 6 pathfinder spaces”
newzealand-word-O16 = objective “2 shearers, a building”
newzealand-word-O17 = objective “two storehouses at sea, a building”
newzealand-word-O18 = objective “two buildings, a flood tile”
newzealand-word-O19 = objective “two ferries”
newzealand-word-O20 = objective “2 shearers, a disc on a post of 13 or more”
newzealand-word-O21 = objective “a Lincoln or Corriedale, a Hampshire or Ryeland, a building”
newzealand-word-O22 = objective “three storehouses at sea”
newzealand-word-O23 = objective “twice 6 pathfinder spaces, a storehouse at sea”
newzealand-word-O24 = objective “a ferry, a flood tile”
newzealand-word-HM1 = points for pathfinder spaces
newzealand-word-HM2 = points for hazard tiles
newzealand-word-HM3 = points for storehouses at sea
newzealand-word-HM4 = points for objectives played
newzealand-word-HM5 = points for certificates
newzealand-word-HM6 = points for own buildings
newzealand-word-HM7 = points for workers
newzealand-word-HM8 = points for ferry cards
newzealand-word-NA = neutral location 1
newzealand-word-A1 = trail section 1, space 1
newzealand-word-A2 = trail section 1, space 2
newzealand-word-A3 = trail section 1, space 3
newzealand-word-R1 = rockfall space 1
newzealand-word-R2 = rockfall space 2
newzealand-word-R3 = rockfall space 3
newzealand-word-R4 = rockfall space 4
newzealand-word-RX1 = past the rockfalls, space 1
newzealand-word-RX2 = past the rockfalls, space 2
newzealand-word-NB = neutral location 2
newzealand-word-B1 = trail section 2, space 1
newzealand-word-B2 = trail section 2, space 2
newzealand-word-BP = trail section 2, pathfinder space
newzealand-word-NC = neutral location 3
newzealand-word-C1 = trail section 3, space 1
newzealand-word-C2 = trail section 3, space 2
newzealand-word-ND = neutral location 4
newzealand-word-D1 = trail section 4, space 1
newzealand-word-D2 = trail section 4, space 2
newzealand-word-NE = neutral location 5
newzealand-word-E1 = trail section 5, space 1
newzealand-word-E2 = trail section 5, space 2
newzealand-word-E3 = trail section 5, space 3
newzealand-word-W1 = flood space 1
newzealand-word-W2 = flood space 2
newzealand-word-W3 = flood space 3
newzealand-word-W4 = flood space 4
newzealand-word-WX1 = past the floods, space 1
newzealand-word-WX2 = past the floods, space 2
newzealand-word-NF = neutral location 6
newzealand-word-F1 = trail section 6, space 1
newzealand-word-F2 = trail section 6, space 2
newzealand-word-NG = neutral location 7
newzealand-word-G1 = trail section 7, space 1
newzealand-word-GP = trail section 7, pathfinder space
newzealand-word-NH = neutral location 8
newzealand-word-H1 = trail section 8, space 1
newzealand-word-H2 = trail section 8, space 2
newzealand-word-S = the starting harbour
newzealand-word-w1 = open water West 1
newzealand-word-w2 = open water West 2
newzealand-word-w3 = open water West 3
newzealand-word-W5 = large harbour West 5
newzealand-word-W6 = small harbour West 6
newzealand-word-N1 = small harbour North 1
newzealand-word-n1 = open water North 1
newzealand-word-N2 = medium harbour North 2
newzealand-word-N3 = small harbour North 3
newzealand-word-n2 = open water North 2
newzealand-word-N4 = medium harbour North 4
newzealand-word-N5 = small harbour North 5
newzealand-word-n3 = open water North 3
newzealand-word-N6 = large harbour North 6
newzealand-word-N7 = small harbour North 7
newzealand-word-e1 = open water East 1
newzealand-word-E4 = large harbour East 4
newzealand-word-e2 = open water East 2
newzealand-word-E5 = large harbour East 5
newzealand-word-E6 = medium harbour East 6
newzealand-word-e3 = open water East 3
newzealand-word-E7 = small harbour East 7
newzealand-word-X1 = large harbour Northwest

newzealand-why-disc-too-dear = The disc and what goes with it cost { $need ->
    [one] { $need } pound
   *[other] { $need } pounds
 }; you have { $have }.
newzealand-why-hire-too-dear = Hiring costs { $need ->
    [one] { $need } pound
   *[other] { $need } pounds
 }; you have { $have }.
newzealand-why-tile-too-dear = The tile costs { $need ->
    [one] { $need } pound
   *[other] { $need } pounds
 }; you have { $have }.
newzealand-why-sheep-too-dear = That costs { $need ->
    [one] { $need } pound
   *[other] { $need } pounds
 }; you have { $have }.
newzealand-why-building-too-dear = The building costs { $need ->
    [one] { $need } pound
   *[other] { $need } pounds
 }; you have { $have }.
newzealand-why-harbour-too-dear = This storehouse space costs { $need ->
    [one] { $need } pound
   *[other] { $need } pounds
 }; you have { $have }.
newzealand-why-hazard-too-dear = Removing a hazard costs { $need ->
    [one] { $need } pound
   *[other] { $need } pounds
 } here; you have { $have }.
newzealand-why-aux-too-dear = This auxiliary action costs { $need ->
    [one] { $need } pound
   *[other] { $need } pounds
 }; you have { $have }.
newzealand-why-tile-gold = The tile costs { $need } gold; you have { $have }.
newzealand-why-must-discard = You still have to discard { $need }.
newzealand-why-not-yours-to-show = You have no such sheep to show.
newzealand-why-not-yours-to-play = You have no such card in hand to play.
newzealand-why-in-shearing = Tokens rest while you show sheep for shearing.
newzealand-why-too-few-tokens = Removing a sheep takes { $need } tokens; you have { $have }.
newzealand-why-replaced = You used the old building, so the new one has to wait for your next visit.
newzealand-event-spent_tokens = { $seat } { $you ->
    [yes] spend
   *[no] spends
 } { $amount ->
    [one] { $amount } exchange token
   *[other] { $amount } exchange tokens
 }.
newzealand-event-spent_tokens-more = { $amount ->
    [one] { $amount } exchange token
   *[other] { $amount } exchange tokens
 }
newzealand-event-spent_gold = { $seat } { $you ->
    [yes] spend
   *[no] spends
 } { $amount } gold.
newzealand-event-spent_gold-more = { $amount } gold
newzealand-event-spent_certificates = { $seat } { $you ->
    [yes] spend
   *[no] spends
 } { $amount ->
    [one] { $amount } certificate
   *[other] { $amount } certificates
 }.
newzealand-event-spent_certificates-more = { $amount ->
    [one] { $amount } certificate
   *[other] { $amount } certificates
 }
newzealand-ask-income_reveal = Which further sheep do you show? So far { $total }.

## Places, as one goes there; of the sea also by themselves

newzealand-to-start = to the start
newzealand-to-NA = to neutral location 1
newzealand-to-A1 = to trail section 1, space 1
newzealand-to-A2 = to trail section 1, space 2
newzealand-to-A3 = to trail section 1, space 3
newzealand-to-R1 = to rockfall space 1
newzealand-to-R2 = to rockfall space 2
newzealand-to-R3 = to rockfall space 3
newzealand-to-R4 = to rockfall space 4
newzealand-to-RX1 = past the rockfalls, space 1
newzealand-to-RX2 = past the rockfalls, space 2
newzealand-to-NB = to neutral location 2
newzealand-to-B1 = to trail section 2, space 1
newzealand-to-B2 = to trail section 2, space 2
newzealand-to-BP = to trail section 2, pathfinder space
newzealand-to-NC = to neutral location 3
newzealand-to-C1 = to trail section 3, space 1
newzealand-to-C2 = to trail section 3, space 2
newzealand-to-ND = to neutral location 4
newzealand-to-D1 = to trail section 4, space 1
newzealand-to-D2 = to trail section 4, space 2
newzealand-to-NE = to neutral location 5
newzealand-to-E1 = to trail section 5, space 1
newzealand-to-E2 = to trail section 5, space 2
newzealand-to-E3 = to trail section 5, space 3
newzealand-to-W1 = to flood space 1
newzealand-to-W2 = to flood space 2
newzealand-to-W3 = to flood space 3
newzealand-to-W4 = to flood space 4
newzealand-to-WX1 = past the floods, space 1
newzealand-to-WX2 = past the floods, space 2
newzealand-to-NF = to neutral location 6
newzealand-to-F1 = to trail section 6, space 1
newzealand-to-F2 = to trail section 6, space 2
newzealand-to-NG = to neutral location 7
newzealand-to-G1 = to trail section 7, space 1
newzealand-to-GP = to trail section 7, pathfinder space
newzealand-to-NH = to neutral location 8
newzealand-to-H1 = to trail section 8, space 1
newzealand-to-H2 = to trail section 8, space 2
newzealand-to-wellington = to Wellington
newzealand-to-neutral = to building { $letter }

newzealand-sea-S = to the starting harbour
newzealand-sea-w1 = to open water West 1
newzealand-sea-W1 = to the small harbour West 1
newzealand-sea-W2 = to the medium harbour West 2
newzealand-sea-w2 = to open water West 2
newzealand-sea-W3 = to the small harbour West 3
newzealand-sea-W4 = to the large harbour West 4
newzealand-sea-w3 = to open water West 3
newzealand-sea-W5 = to the large harbour West 5
newzealand-sea-W6 = to the small harbour West 6
newzealand-sea-N1 = to the small harbour North 1
newzealand-sea-n1 = to open water North 1
newzealand-sea-N2 = to the medium harbour North 2
newzealand-sea-N3 = to the small harbour North 3
newzealand-sea-n2 = to open water North 2
newzealand-sea-N4 = to the medium harbour North 4
newzealand-sea-N5 = to the small harbour North 5
newzealand-sea-n3 = to open water North 3
newzealand-sea-N6 = to the large harbour North 6
newzealand-sea-N7 = to the small harbour North 7
newzealand-sea-E1 = to the small harbour East 1
newzealand-sea-E2 = to the medium harbour East 2
newzealand-sea-e1 = to open water East 1
newzealand-sea-E3 = to the small harbour East 3
newzealand-sea-E4 = to the large harbour East 4
newzealand-sea-e2 = to open water East 2
newzealand-sea-E5 = to the large harbour East 5
newzealand-sea-E6 = to the medium harbour East 6
newzealand-sea-e3 = to open water East 3
newzealand-sea-E7 = to the small harbour East 7
newzealand-sea-X1 = to the large harbour Northwest

newzealand-water-S = the starting harbour
newzealand-water-w1 = open water West 1
newzealand-water-W1 = small harbour West 1
newzealand-water-W2 = medium harbour West 2
newzealand-water-w2 = open water West 2
newzealand-water-W3 = small harbour West 3
newzealand-water-W4 = large harbour West 4
newzealand-water-w3 = open water West 3
newzealand-water-W5 = large harbour West 5
newzealand-water-W6 = small harbour West 6
newzealand-water-N1 = small harbour North 1
newzealand-water-n1 = open water North 1
newzealand-water-N2 = medium harbour North 2
newzealand-water-N3 = small harbour North 3
newzealand-water-n2 = open water North 2
newzealand-water-N4 = medium harbour North 4
newzealand-water-N5 = small harbour North 5
newzealand-water-n3 = open water North 3
newzealand-water-N6 = large harbour North 6
newzealand-water-N7 = small harbour North 7
newzealand-water-E1 = small harbour East 1
newzealand-water-E2 = medium harbour East 2
newzealand-water-e1 = open water East 1
newzealand-water-E3 = small harbour East 3
newzealand-water-E4 = large harbour East 4
newzealand-water-e2 = open water East 2
newzealand-water-E5 = large harbour East 5
newzealand-water-E6 = medium harbour East 6
newzealand-water-e3 = open water East 3
newzealand-water-E7 = small harbour East 7
newzealand-water-X1 = large harbour Northwest

## Cards with their number, workers and harbours inside a sentence

newzealand-some-shropshire = { $count ->
    [1] a Shropshire
   *[other] { $count } Shropshires
 }
newzealand-some-southdown = { $count ->
    [1] a Southdown
   *[other] { $count } Southdowns
 }
newzealand-some-english_leicester = { $count ->
    [1] an English Leicester
   *[other] { $count } English Leicesters
 }
newzealand-some-merino = { $count ->
    [1] a Merino
   *[other] { $count } Merinos
 }
newzealand-some-dorset_horn = { $count ->
    [1] a Dorset Horn
   *[other] { $count } Dorset Horns
 }
newzealand-some-lincoln = { $count ->
    [1] a Lincoln
   *[other] { $count } Lincolns
 }
newzealand-some-corriedale = { $count ->
    [1] a Corriedale
   *[other] { $count } Corriedales
 }
newzealand-some-hampshire = { $count ->
    [1] a Hampshire
   *[other] { $count } Hampshires
 }
newzealand-some-ryeland = { $count ->
    [1] a Ryeland
   *[other] { $count } Ryelands
 }
newzealand-some-suffolk = { $count ->
    [1] a Suffolk
   *[other] { $count } Suffolks
 }
newzealand-some-romney = { $count ->
    [1] a Romney
   *[other] { $count } Romneys
 }
newzealand-some-border_leicester = { $count ->
    [1] a Border Leicester
   *[other] { $count } Border Leicesters
 }
newzealand-some-drysdale = { $count ->
    [1] a Drysdale
   *[other] { $count } Drysdales
 }
newzealand-some-ferry = { $count ->
    [1] a ferry
   *[other] { $count } ferries
 }
newzealand-some-sheepdog = { $count ->
    [1] a sheepdog
   *[other] { $count } sheepdogs
 }
newzealand-some-kotare = { $count ->
    [1] a kingfisher
   *[other] { $count } kingfishers
 }
newzealand-some-bonus_1 = { $count ->
    [1] bonus card 1
   *[other] { $count } bonus cards 1
 }
newzealand-some-bonus_2 = { $count ->
    [1] bonus card 2
   *[other] { $count } bonus cards 2
 }
newzealand-some-bonus_4 = { $count ->
    [1] bonus card 4
   *[other] { $count } bonus cards 4
 }
newzealand-some-bonus_5 = { $count ->
    [1] bonus card 5
   *[other] { $count } bonus cards 5
 }
newzealand-some-bonus_6 = { $count ->
    [1] bonus card 6
   *[other] { $count } bonus cards 6
 }
newzealand-some-bonus_8 = the { newzealand-word-bonus_8 }
newzealand-some-bonus_9 = the { newzealand-word-bonus_9 }
newzealand-some-bonus_10 = the { newzealand-word-bonus_10 }
newzealand-some-shepherd = a shepherd
newzealand-some-craftsman = a craftsman
newzealand-some-sailor = a sailor
newzealand-some-shearer = a shearer
newzealand-some-O01 = the { newzealand-word-O01 }
newzealand-some-O02 = the { newzealand-word-O02 }
newzealand-some-O03 = the { newzealand-word-O03 }
newzealand-some-O04 = the { newzealand-word-O04 }
newzealand-some-O05 = the { newzealand-word-O05 }
newzealand-some-O06 = the { newzealand-word-O06 }
newzealand-some-O07 = the { newzealand-word-O07 }
newzealand-some-O08 = the { newzealand-word-O08 }
newzealand-some-O09 = the { newzealand-word-O09 }
newzealand-some-O10 = the { newzealand-word-O10 }
newzealand-some-O11 = the { newzealand-word-O11 }
newzealand-some-O12 = the { newzealand-word-O12 }
newzealand-some-O13 = the { newzealand-word-O13 }
newzealand-some-O14 = the { newzealand-word-O14 }
newzealand-some-O15 = the { newzealand-word-O15 }
newzealand-some-O16 = the { newzealand-word-O16 }
newzealand-some-O17 = the { newzealand-word-O17 }
newzealand-some-O18 = the { newzealand-word-O18 }
newzealand-some-O19 = the { newzealand-word-O19 }
newzealand-some-O20 = the { newzealand-word-O20 }
newzealand-some-O21 = the { newzealand-word-O21 }
newzealand-some-O22 = the { newzealand-word-O22 }
newzealand-some-O23 = the { newzealand-word-O23 }
newzealand-some-O24 = the { newzealand-word-O24 }
newzealand-some-SH1 = the small harbour West 1
newzealand-some-SH2 = the small harbour West 3
newzealand-some-SH3 = the small harbour North 1
newzealand-some-SH4 = the small harbour North 3
newzealand-some-SH5 = the small harbour North 5
newzealand-some-SH6 = the small harbour East 1
newzealand-some-SH7 = the small harbour East 3
newzealand-some-SHW = the small harbour West 6
newzealand-some-SHN = the small harbour North 7
newzealand-some-SHE = the small harbour East 7
newzealand-some-MH1 = the medium harbour West 2
newzealand-some-MH2 = the medium harbour North 2
newzealand-some-MH3 = the medium harbour East 2
newzealand-some-MH4 = the medium harbour North 4
newzealand-some-MH5 = the medium harbour East 6
newzealand-some-LH1 = the large harbour West 4
newzealand-some-LH2 = the large harbour West 5
newzealand-some-LH3 = the large harbour Northwest
newzealand-some-LH4 = the large harbour North 6
newzealand-some-LH5 = the large harbour East 4
newzealand-some-LH6 = the large harbour East 5

## Who is paid

newzealand-payee-bank = the bank
newzealand-payee-seat_1 = player A
newzealand-payee-seat_2 = player B
newzealand-payee-seat_3 = player C
newzealand-payee-seat_4 = player D
newzealand-payee-seat = { $you ->
    [yes] you
   *[no] { $name }
 }
