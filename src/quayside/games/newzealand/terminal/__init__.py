"""How the table of New Zealand looks in a terminal."""
