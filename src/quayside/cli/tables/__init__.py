"""How the table of each game looks in a terminal: one module per game."""
