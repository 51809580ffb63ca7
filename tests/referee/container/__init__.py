"""The referee of Container."""
