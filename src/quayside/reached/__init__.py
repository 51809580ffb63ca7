"""Which rules games reach: the code that carries a rule's number is watched while they are played."""
