# What the lessons of Container say. `-why` comes after the step was done.

container-tutorial-factory = The factory: make and price
container-tutorial-factory-produce = You own two machines, a black one and a purple one. A turn has two actions; use the first to produce.
container-tutorial-factory-produce-why = Each machine made one container of its colour. The whole run cost you 1, and that went to { $c }, your right-hand neighbour.
container-tutorial-factory-price = New containers need a price from 1 to 4. Black is in demand here: put it at 3.
container-tutorial-factory-price-why = You never sell your own goods abroad. You set a price and wait until a rival comes to buy.
container-tutorial-factory-price-low = Put the purple one at 2.
container-tutorial-factory-price-low-why = Cheap goods go first. Too cheap and the rival earns your margin, too dear and your factory stays full.
container-tutorial-factory-warehouse = One action is left. Build a warehouse.
container-tutorial-factory-warehouse-why = It cost 4 and gives your harbour one more space. The next one is dearer: the empty space names its price.
container-tutorial-factory-end = Both actions are used. End the turn.
container-tutorial-factory-end-why = Now it is the turn of { $b }. Before ending a turn you could still have repaid loans and changed cards.

container-tutorial-harbour = The harbour: buy and resell
container-tutorial-harbour-visit = Your harbour is empty and has room for two. Go shopping at the factory of { $b }.
container-tutorial-harbour-visit-why = One such action lets you buy as much as you like from one rival. Your own factory does not sell to you.
container-tutorial-harbour-cheap = Take the beige container for 1.
container-tutorial-harbour-cheap-why = The price is paid to { $b } when you are done. What you pay is open, but how much money you hold is your secret.
container-tutorial-harbour-more = Take the grey one for 2 as well.
container-tutorial-harbour-more-why = Two warehouses, two spaces: the harbour is full, so the shopping ended by itself.
container-tutorial-harbour-price = Now set your own prices, from 2 to 6. Put beige at 3.
container-tutorial-harbour-price-why = You paid 1 and ask 3. The harbour is where money is made by buying and selling.
container-tutorial-harbour-price-high = Put grey at 4.
container-tutorial-harbour-price-high-why = From here only ships load. Rivals who dock at your harbour pay these prices.
container-tutorial-harbour-pass = You have an action left but nothing to do with it. Pass.
container-tutorial-harbour-pass-why = Nobody has to use all actions; passing gives up those that are left.
container-tutorial-harbour-end = End the turn and see who comes.
container-tutorial-harbour-end-why = { $c } sailed into your harbour and loaded both. You got 7 for what cost you 3.

container-tutorial-voyage = The ship: load and auction
container-tutorial-voyage-port = Your ship waits on the open sea. Sail to the port of { $b }.
container-tutorial-voyage-port-why = Sailing is an action. Arriving in a rival's port you may buy from the harbour store there, never from your own.
container-tutorial-voyage-load = Load the black container for 3.
container-tutorial-voyage-load-why = It lies in your hold now. A hold takes five containers.
container-tutorial-voyage-load-more = Load the grey one for 2. Leave the brown one, it is dear.
container-tutorial-voyage-load-more-why = Think of who will bid: the value cards are secret, but full sets on the island are worth more to everybody.
container-tutorial-voyage-done = That is enough. You are done here.
container-tutorial-voyage-done-why = You paid 5 for both, and only now is the next action yours.
container-tutorial-voyage-sea = There is no way from port to island in one go. Sail to the open sea.
container-tutorial-voyage-sea-why = Every journey leads over the open sea. Nothing happens there, but you need the action.
container-tutorial-voyage-end = End the turn; the others will pass for once.
container-tutorial-voyage-end-why = { $b } and { $c } passed. It is your turn again, with two actions.
container-tutorial-voyage-island = Sail to the island.
container-tutorial-voyage-island-why = The whole cargo goes to auction. All rivals bid in secret and the bids are opened together: { $b } offers 6, { $c } 4 with a bluff card that is worth nothing.
container-tutorial-voyage-accept = Accept the bid of { $b }.
container-tutorial-voyage-accept-why = You get 6 from { $b } and the same again from the bank: 12 for a cargo that cost 5. Had you refused, you would have paid 6 to the bank and kept the cargo.
container-tutorial-voyage-close = An auction ends your actions. End the turn.
container-tutorial-voyage-close-why = That is the circle: factory, harbour, ship, island. Money flows to whoever judges the prices best.

container-tutorial-auction = The island: bid and score
container-tutorial-auction-loan = { $c } offers a beige and a grey container. You lack exactly these two for a full set, but your money is short. Take a loan.
container-tutorial-auction-loan-why = A loan of 10 is there at any time, even in a rival's turn, but not once your bid is laid. It costs 1 interest each turn.
container-tutorial-auction-bid = Bid 12, with one bluff card, so that nobody can read the amount from the number of cards.
container-tutorial-auction-bid-why = { $c } accepted and you won. With all five colours on your square, beige, your special colour, counts 10 instead of 5. At the end you lose the colour you have most of: the three cheap browns.
container-tutorial-auction-repay = Your turn began with 1 interest. You have 10 left: repay the loan.
container-tutorial-auction-repay-why = No more interest, and a loan that is open at the end would have cost 11. Now you know the whole game; the rest is judgement.

container-tutorial-goal = The goal: what counts at the end
container-tutorial-goal-loan = This is the last turn of a game. The richest wins: money, and containers on the island. An open loan would cost 11; repay it for 10.
container-tutorial-goal-loan-why = One point saved. What counts is money, your island square by your own secret card, 2 for each container in the harbour store and 3 for each in the hold.
container-tutorial-goal-island = Your square has four colours, and your ship carries the fifth, beige. Sail to the island.
container-tutorial-goal-island-why = { $b } bids 3, { $c } bids 2. You may also keep the cargo: then you pay the best bid to the bank.
container-tutorial-goal-keep = With beige your set is full, and beige, your special colour, counts 10 instead of 5. Reject the bids.
container-tutorial-goal-keep-why = For 3 you bought 10 points. In a last turn such a container is worth more to you than to anybody else.
container-tutorial-goal-end = End the turn, and the game with it.
container-tutorial-goal-end-why = You lose the colour you have most of, the three browns at 2. The rest pays 30, your money 2: you win with 32.

container-tutorial-bank = The Investment Bank: bid at a broker
container-tutorial-bank-call = At the bank three brokers hold containers and money. Broker III has 5 in money, and nobody bids for it. Call broker III for the money.
container-tutorial-bank-call-why = For money one bids containers, for containers money. A call is an action, once a turn.
container-tutorial-bank-lay = Lay the grey container of your factory store.
container-tutorial-bank-lay-why = One container is enough to open. Until the auction is settled it keeps its space and cannot be sold.
container-tutorial-bank-done = That is enough. You are done.
container-tutorial-bank-done-why = Your bid lies open at the bank. Every rival may top it in the own turn, with one container more.
container-tutorial-bank-pass = Pass with your other action.
container-tutorial-bank-pass-why = Now it is up to the others whether 5 is worth two containers to them.
container-tutorial-bank-end = End the turn and wait.
container-tutorial-bank-end-why = Nobody went higher, so at the beginning of your turn you won the 5, and your container went to the brokers. There it waits for somebody who bids money for it.

## Challenges

container-tutorial-factory-challenge = You have two actions and 12. Have three containers in your factory store at the end, made by three machines, and all at price 3. The third machine shall be grey.
container-tutorial-factory-challenge-hint = A machine built first works in the same run.
container-tutorial-factory-challenge-why = Machine first, then the run: the order of two actions was worth a container.
container-tutorial-harbour-challenge = With 3 in your purse, bring a beige and a brown container into your harbour store, both at price 5.
container-tutorial-harbour-challenge-hint = One shopping action is one rival; you have two actions.
container-tutorial-harbour-challenge-why = You paid 3 and ask 10. Two rivals sold you what each had cheapest.
container-tutorial-voyage-challenge = Your ship lies in a rival's port with two containers. Bring them under the hammer in this very turn.
container-tutorial-voyage-challenge-hint = There is no straight way from a port to the island.
container-tutorial-voyage-challenge-why = Two actions, two legs of the journey, and the rivals take up their cards to bid.
container-tutorial-auction-challenge = You owe two loans. Be free of both before this turn is over.
container-tutorial-auction-challenge-hint = Repaying costs no action. Look among what can be done at any time.
container-tutorial-auction-challenge-why = Repaid loans cost no interest each turn, and not 11 each at the end.
container-tutorial-goal-challenge = The last turn of the game. { $c } will have 14. Finish with 15.
container-tutorial-goal-challenge-hint = You have 11 and a loan. What costs less, paying it back or keeping it?
container-tutorial-goal-challenge-why = 14 for the island and the 1 that is left. With the loan kept, it would have been 14 and a tie.
container-tutorial-bank-challenge = { $b } bids 4 for the containers at broker I. Make the highest bid yours.
container-tutorial-bank-challenge-hint = Call the same broker for the same square and go higher.
container-tutorial-bank-challenge-why = { $b } has the cards back. If nobody tops 5 until your next turn, both containers come to your port at the bank.
