cove = Cove

## Words

cove-word-tea = tea
cove-word-salt = salt
cove-word-silk = silk
cove-word-rum = rum
cove-word-lace = lace
cove-word-last_night = the last night is over
cove-word-empty_bag = the bag cannot fill the beach

## Actions

cove-do-bid = { $amount ->
    [0] Keep watch
   *[other] Bid { $amount }
 }
cove-do-pick = Pick { $good }
cove-do-sell = Sell { $count } { $good }
cove-do-hold = Hold

## Questions

cove-ask-sealed_bid = What is your secret bid for the goods on the beach?
cove-ask-picking = Which card do you take from the beach?
cove-ask-selling = Night { $night } of { $nights }: what do you sell?

## What happened

cove-event-night = Night { $night }: { $seat } carries the lantern
cove-event-landed = { $count } { $good } on the beach
cove-event-committed = { $seat } has bid
cove-event-committed-own = { $seat } bids { $amount } in secret
cove-event-bid = { $seat } bid { $amount }
cove-event-watch = { $seat } keeps watch for { $coins }
cove-event-picked = { $seat } picks { $good }
cove-event-washed_away = { $count } { $good } washed away
cove-event-turn = Turn of { $seat }
cove-event-sold = { $seat } sells { $count } { $good } for { $coins }; the price is now { $price }
cove-event-held = { $seat } holds
cove-event-dearer = The price of { $good } rises to { $price }
cove-event-over = The game is over: { $reason }

## Why not

cove-why-too-poor = That is { $need } or more, and you can bid { $have } at most
cove-why-not-on-beach = There is none on the beach
cove-why-too-few = That takes { $need } cards or more, and you have { $have }

## Options, scores and ends

cove-option-nights = Nights
cove-item-coins = Coins
cove-item-cards = Cards left
cove-item-set = One of each good
cove-end-last_night = The last night is over
cove-end-empty_bag = The bag cannot fill the beach

## First game

cove-hint-sealed_bid = The highest bid picks first and picks two. A bid of nothing earns two coins instead of goods.
cove-hint-picking = A good you do not have yet is a step to the set; a good of which you have many spoils its own price.
cove-hint-selling = Every card sold lowers the price by one. Goods that nobody sells get dearer over night.

## The table in the terminal

cli-cove-night = Night { $night } of { $nights }, the lantern is with { $seat }
cli-cove-bag = Bag
cli-cove-price = Price
cli-cove-beach = Beach
cli-cove-coins = Coins
cli-cove-bid = Bid
cli-cove-quay = Quay
cli-cove-cellar = Cellar
