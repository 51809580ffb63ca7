# Cove in the browser: the names of what a view holds.

cove-board = The beach, the market and everybody's quay
cove-view-lantern = Lantern
cove-view-night = Night
cove-view-nights = Nights
cove-view-prices = Prices
cove-view-sold = Sold this night
cove-view-beach = Beach
cove-view-bag = Cards in the bag
cove-view-gone = Out of the game
cove-view-coins = Coins
cove-view-quay = Quay
cove-view-cellar = Cellar
cove-view-cellar_cards = Cards in the cellar
cove-view-bid = Bid
cove-view-amount = Amount
cove-view-count = Number
