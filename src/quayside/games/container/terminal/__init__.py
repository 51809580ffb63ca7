"""How the table of Container looks in a terminal."""
