"""What positions and actions of New Zealand are worth to the search."""
