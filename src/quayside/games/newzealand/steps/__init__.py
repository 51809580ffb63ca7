"""One module per chapter of the rulebook; one class per question it asks."""
