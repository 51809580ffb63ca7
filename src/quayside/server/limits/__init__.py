"""How much anybody may have of anything, and who is next: counters, fair turns, things that are lent."""
