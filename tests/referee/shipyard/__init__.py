"""The referee of Shipyard."""
