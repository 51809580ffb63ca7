cove-card-name = Cove
cove-card-line = Bid in the dark, sell at the right hour.
cove-card-players = 2 to 4
cove-card-time = 20 minutes
