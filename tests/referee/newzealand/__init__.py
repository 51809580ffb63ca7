"""The referee of New Zealand."""
