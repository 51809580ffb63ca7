"""Players of Container that see only their view."""
