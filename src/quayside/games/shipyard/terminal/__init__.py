"""How the table of Shipyard looks in a terminal."""
