newzealand-card-name = Great Western Trail: New Zealand
newzealand-card-line = Drive the flock to the harbour, sail the wool home.
newzealand-card-players = 1 to 4
newzealand-card-time = 2½ hours
newzealand-card-first = Neutral buildings on their letters, private buildings on side a.
newzealand-card-solo = Sarah, { $level }
