"""Players of Shipyard that see only their view."""
