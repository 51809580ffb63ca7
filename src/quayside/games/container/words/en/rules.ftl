# The rules of Container in short.

## Setup

rule-CT-1-1 = Three to five can play. The more players, the more warehouses, machines and containers are in the supply; the rest stays in the box.
rule-CT-1-2 = Everybody starts with a ship, a board, money worth 20 and two worthless bluff cards.
rule-CT-1-3 = Ships begin empty on the open sea, and nobody has a loan.
rule-CT-1-4 = Your first warehouse comes out of the supply at no cost.
rule-CT-1-5 = Your first machine is drawn by lot, so no two players begin with the same colour.
rule-CT-1-6 = You begin with one container of your machine's colour, offered in your factory store at 2.
rule-CT-1-7 = A secret value card tells you what each colour is worth to you. Nobody else sees it until the end.
rule-CT-1-8 = Somebody is chosen to begin; after that play goes round clockwise.
rule-CT-1-9 = With the Investment Bank in play its own setup comes on top.

## Money

rule-CT-2-1 = Money is cards of 1, 2, 5, 10 and 20; a bluff card is worth 0. All of yours together are your purse.
rule-CT-2-2 = Others can count your cards but not see them. What you openly pay or receive is no secret.
rule-CT-2-3 = Your two bluff cards stay with you all game, whatever you do with them.
rule-CT-2-4 = You may change cards for the same value in your own turn, once interest is paid, and while you prepare a sealed bid. After putting cards together you cannot break any before another step has been taken.
rule-CT-2-5 = Payments use your exact cards where possible, as few as can be; otherwise the bank gives change.
rule-CT-2-6 = You never owe money: what you cannot pay, even with loans, you cannot do. Interest is the only exception.
rule-CT-2-7 = Everything on the table is open: stores, prices, ships, island squares, loans, supply, brokers and the number of cards.

## The turn

rule-CT-3-1 = A turn has a compulsory opening step, up to two actions and a short closing time; then the next player goes.
rule-CT-3-2 = The opening step is paying interest on your loans.
rule-CT-3-3 = Actions: build, buy for your harbour, produce, sail, or call a broker. Producing and calling work once a turn, the others also twice.
rule-CT-3-4 = You need not use your actions; passing gives up all that are left.
rule-CT-3-5 = One action is finished with all it sets off before you choose the next.
rule-CT-3-6 = Borrowing, repaying and changing cards cost no action.
rule-CT-3-7 = When your actions are gone you may still repay and change cards, then the turn passes on.

## Interest

rule-CT-4-1 = Each loan you had when your turn began costs 1 now; newer ones wait until next turn.
rule-CT-4-2 = If your money falls short and you may still borrow, you have to.
rule-CT-4-3 = If even that is not enough, you pay what you can, and every unpaid loan is in default.
rule-CT-4-4 = Each default costs you a container. The bank looks on the island first, then in the hold, the port at the bank, the harbour store and the factory store.
rule-CT-4-5 = If there is a choice, your right-hand neighbour makes it, not you.
rule-CT-4-6 = What the bank takes leaves the game and does not bring its end closer.
rule-CT-4-7 = Where nothing is left to take, the debt of this turn is forgotten; the loans remain.
rule-CT-4-8 = Interest goes to the bank, or to the brokers when they are in play.

## Loans

rule-CT-5-1 = Anybody may borrow 10 at any moment, even during a rival's turn.
rule-CT-5-2 = Two loans are the most you can have.
rule-CT-5-3 = Repay 10 per loan in your own turn once the opening step is over, but never with something still unpaid.
rule-CT-5-4 = A loan that was paid back can be taken again later, but not straight away, just as a new loan cannot be paid back straight away: another step must come in between, and changing cards is none.
rule-CT-5-5 = A loan taken in a rival's turn first costs interest when your next turn begins.
rule-CT-5-6 = You can borrow until your sealed bid is laid, and again after the reveal. After the last turn loans are closed.

## Building

rule-CT-6-1 = One action builds one machine or one warehouse.
rule-CT-6-2 = The next empty space of the row names the price, paid to the bank. Usually 6, 9, 12 for machines and 4, 5, 6, 7 for warehouses.
rule-CT-6-3 = You need a free space, a piece in the supply and the money, and no two of your machines share a colour.
rule-CT-6-4 = A new machine makes one more container and gives two more factory spaces; a warehouse gives one harbour space.

## Buying for the harbour

rule-CT-7-1 = Pick one rival and buy as many containers from that factory store as you like, at the marked prices.
rule-CT-7-2 = Your harbour store holds one container per warehouse; containers you have bid from it still take up their space.
rule-CT-7-3 = Your own factory store does not sell to you.
rule-CT-7-4 = What you bought stands in your harbour store at once, at prices from 2 to 6 of your choice.
rule-CT-7-5 = The same action lets you re-price your harbour store, even without buying; but if the store is empty you have to buy.
rule-CT-7-6 = You may do this twice in a turn, with the same rival or another.

## Producing

rule-CT-8-1 = Once per turn. It costs 1, paid to your right-hand neighbour, however much you make.
rule-CT-8-2 = Every machine makes one container of its colour as long as the supply has one.
rule-CT-8-3 = You make everything that fits; your factory has two spaces per machine. If not all fits, you choose the colours.
rule-CT-8-4 = Containers cannot be thrown out to make space.
rule-CT-8-5 = New containers get prices from 1 to 4, and you may re-price the whole factory store.
rule-CT-8-6 = With a full store you may still produce, just to change prices.
rule-CT-8-7 = After each production the supply is checked for the end of the game.

## Sailing

rule-CT-9-1 = An action moves your ship between the open sea and a port or the island; from one port to another takes two.
rule-CT-9-2 = Your ship never calls at your own port.
rule-CT-9-3 = On the open sea nothing happens.
rule-CT-9-4 = Arriving in a rival's port you may buy from the harbour store there. Your hold takes five containers.
rule-CT-9-5 = Arriving at the island with cargo starts an auction of all of it.
rule-CT-9-6 = An empty ship may visit the island; nothing follows.
rule-CT-9-7 = When you sail twice, the first arrival is settled before the second move.

## The island auction

rule-CT-10-1 = All rivals of the seller bid for the cargo as one lot.
rule-CT-10-2 = A bid is at least one of your cards, chosen in secret; a single bluff card is a bid of 0.
rule-CT-10-3 = Borrow and change cards before you lay the bid; once laid, it stands.
rule-CT-10-4 = The bids are opened all at once.
rule-CT-10-5 = A single highest bid goes straight to the seller's decision.
rule-CT-10-6 = Players tied at the top may add cards in secret, one time only; the others are out.
rule-CT-10-7 = The added cards are opened together and count with the first ones.
rule-CT-10-8 = If the tie remains, the seller says which of the tied bids is best.
rule-CT-10-9 = The seller takes the best bid or none; a lower one cannot be chosen.
rule-CT-10-10 = Accepting brings the seller the bid and the same again from the bank. Bluff cards go back to the bidder.
rule-CT-10-11 = The buyer puts the whole cargo on the own island square.
rule-CT-10-12 = Rejecting costs the seller the best bid, paid to the bank; the cargo goes to the seller's island square.
rule-CT-10-13 = A seller without enough money may borrow to reject; if that does not do, only accepting is left.
rule-CT-10-14 = Everybody who did not win takes the whole bid back.
rule-CT-10-15 = An auction ends the seller's turn, even with an action left. The ship stays at the island.

## The end

rule-CT-11-1 = As soon as two colours are gone from the supply, the end has come.
rule-CT-11-2 = The player whose turn it is finishes it; nobody else has another. The game also ends after the last turn of the last round when the round limit is reached.

## Scoring

rule-CT-12-1 = All value cards are shown.
rule-CT-12-2 = With all five colours on your island square your special colour counts 10 each, otherwise 5.
rule-CT-12-3 = You lose the colour you have most of there. In a tie your special colour goes if it is part of it, otherwise you choose.
rule-CT-12-4 = The rest of the square pays by your card. Losing a colour does not break the set afterwards.
rule-CT-12-5 = A container pays 2 in the harbour store and 3 in the hold or the port at the bank. The factory store pays nothing.
rule-CT-12-6 = Your money counts too, and each loan costs 11.
rule-CT-12-7 = The richest player wins; in a tie the fuller factory store, and if that is equal too, both.

## The Investment Bank: setup

rule-CT-13-1 = Three brokers each have a square for containers and one for money, and every player has a private port at the bank.
rule-CT-13-2 = Broker I begins with two random containers, broker II with one, broker III with none.
rule-CT-13-3 = The brokers begin with 1, 2 and 3 money, for all to see.

## The Investment Bank: start of a turn

rule-CT-14-1 = First you win from a broker, if you can, then you pay interest.
rule-CT-14-2 = If nobody has outbid you by the time your turn comes, you win the marked square.
rule-CT-14-3 = You take all that lies there now. Containers go to your port at the bank.
rule-CT-14-4 = Then your bid is dealt out to the brokers one by one, beginning with I; you decide the order of containers.
rule-CT-14-5 = Interest feeds the brokers: the first 1 goes to broker I, the second to II.

## The Investment Bank: calling a broker

rule-CT-15-1 = Calling a broker is an action you may use once per turn.
rule-CT-15-2 = After winning from a broker you cannot call one in that same turn.
rule-CT-15-3 = There are no calls in the last turn, also when the round limit makes it the last, and after a call you must not produce in a way that ends the game.
rule-CT-15-4 = If no auction is open, choose any square that is not empty and open with at least 1.
rule-CT-15-5 = Bid containers for money and money for containers, never both.
rule-CT-15-6 = Money is bid openly, and bluff cards do not count.
rule-CT-15-7 = Money you have bid cannot be used for anything else.
rule-CT-15-8 = You bid containers from your two stores. They keep their spaces there occupied and cannot be sold meanwhile.
rule-CT-15-9 = Against a rival's bid you must go higher for the same square: 1 more money or one more container.
rule-CT-15-10 = Whoever is outbid takes everything back at once and sets new prices for returned containers.
rule-CT-15-11 = You never raise your own bid: it wins when your next turn begins.
rule-CT-15-12 = There is only ever one broker auction at a time.

## The Investment Bank: sailing and rejecting

rule-CT-16-1 = At your own port at the bank you load what waits there, free, as far as the hold has room. Nobody else may enter it.
rule-CT-16-2 = Such cargo must be auctioned at the island like any other.
rule-CT-16-3 = When a seller rejects all bids, the brokers also receive the amount of the best bid, shared out one by one.
rule-CT-16-4 = Accepting a bid works as without the brokers.

## The Investment Bank: the end

rule-CT-17-1 = A broker auction still open after the last turn is won by whoever holds the bid, without interest.
rule-CT-17-2 = Containers in the port at the bank pay 3 each and do not count for the island.

## Variant: a bluff card cancels the bid

rule-CT-18-1 = If this was agreed, any bluff card in an island bid makes the whole bid 0.
rule-CT-18-2 = In a tie round a bluff card in either part cancels both, and those already out stay out.
rule-CT-18-3 = Whoever wins with a cancelled bid pays nothing and keeps all cards.
rule-CT-18-4 = With nothing but bluff cards you still bid, for 0.
