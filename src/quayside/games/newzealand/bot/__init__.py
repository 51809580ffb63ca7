"""Players of New Zealand that see only their view; the greedy one in chapters."""
