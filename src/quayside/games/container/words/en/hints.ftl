# Shown once, when a kind of question of Container first comes up.

container-hint-main = Two actions a turn. A good beginning: produce, then buy from a rival's factory, so that your harbour has something to sell.
container-hint-price_factory = Factory prices are what rivals pay to stock their harbours. 2 or 3 usually sells; your factory cannot sell to you.
container-hint-shop = Buy what you can resell to ships: cheap containers, and colours that are rare in other harbours.
container-hint-price_harbour = Harbour prices are what ships pay. Ask more than you paid, but remember that captains compare harbours.
container-hint-dock = Load what the others will want to bid for. Several colours at once fetch more than many of one.
container-hint-sealed_bid = Your value card says what each colour is worth to you at the end. Bluff cards add nothing but hide how much you bid.
container-hint-decide = Accepting doubles the bid, because the bank pays the same again. Rejecting costs you the bid, but the cargo lands on your own square.
container-hint-closing = Loans cost 1 at the start of each of your turns and 11 at the end of the game. Repay in good time.
container-hint-broker_money_bid = If nobody outbids you until your next turn, you take everything on that square. The money is bound until then.
container-hint-broker_container_bid = You offer containers for the money on that square. They keep their spaces occupied until the auction is settled.
container-hint-make_choice = Not everything fits: each machine gives two factory spaces. Make what your rivals lack.
container-hint-load_hold = What you won from brokers waits here and loads free of charge. It still has to be auctioned at the island.
container-hint-tie_round = Only the tied players may add, once and in secret. If it stays tied, the seller picks.
container-hint-discard_choice = The colour you have most of is lost before counting. Give up the one that is worth least to you.
container-hint-place_bid = Your bid is spread over the brokers, one by one. What lies there can be won by anybody later, you included.
container-hint-seize_choice = Your neighbour could not pay interest, and you choose what the bank takes. Think of what would have helped them most.
container-hint-price_returned = You were outbid and your containers are back. They need a price again before they can be sold.
