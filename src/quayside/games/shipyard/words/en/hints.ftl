# Shown once, when a kind of question of Shipyard first comes up.

shipyard-hint-choose_card = Cards far back pay more, one guilder for each occupied card ahead. Early on, get a captain, some water and a few ship cards.
shipyard-hint-before = For 6 guilders a second action is possible, before or after the chosen one. Keep the money if you are not sure: it also buys better cards.
shipyard-hint-after = You may still buy a second action for 6 guilders. It can be any action, also one that is occupied.
shipyard-hint-take_card = The bottom row is free. Look at what the cards carry: cabins and masts only help if you have crew and sails for them.
shipyard-hint-place_card = Leave room: longer ships carry more and score better than several short ones.
shipyard-hint-pick_train = Each car is worth money or a piece later. Look at what the exchange table gives before you buy.
shipyard-hint-pick_canal = Long stretches let fast ships sail; officials and the Blue Riband on the way bring points.
shipyard-hint-lay_canal = Open water must meet open water. Mind where your figure can still go: it never turns round.
shipyard-hint-manufacture = One sector is free, up to three more cost a guilder each. The next player starts from where you leave the marker.
shipyard-hint-recruit = Every ship needs a captain. Further crew needs cabins.
shipyard-hint-pick_employee = Employees work all game, so hire early: an engineer pays for itself after a few turns.
shipyard-hint-trade_cars = Trade cars for what your next ship lacks; sell what is left.
shipyard-hint-loading = Only load what this ship can use. What stays in stock serves the next one. Without a captain, or with more speed than your canals allow, it cannot sail.
shipyard-hint-pick_route = The last Blue Riband space you enter pays as many points as the steps it took. Officials pay for what is on board.
shipyard-hint-give_up_contracts = Keep the contracts that fit the fleet you are building. Nobody sees what you give up.
shipyard-hint-pick_final_action = One last action without income. If a ship can be finished now, that is usually worth most.
shipyard-hint-first_canal = All your later canals join this one, so leave open water pointing where you have room.
shipyard-hint-start_space = The figure sails on from here and never turns back. Start at the end that leaves most water ahead.
shipyard-hint-pick_own_train = The whole train goes to the used pile, whatever you do with its cars. Take the one whose cars you can use now.
shipyard-hint-pick_ship = Each ship sails from where the last one stopped. Let the faster one use the longer stretch.
shipyard-hint-pick_speed = Faster is not always better: look at the points of the best route for each speed.
shipyard-hint-complete_ship = A last chance: the ship sails at once, with what you have to load.
