# Cove in the browser: its card, and the names of what a view holds.

web-game-cove = Cove
web-game-cove-line = Bid in the dark, sell at the right hour.
web-game-cove-players = 2 to 4
web-game-cove-time = 20 minutes
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
