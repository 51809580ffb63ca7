"""What positions and actions of Shipyard are worth to the search."""
