"""The conformance kit: point it at a game and it checks everything that is the same for all games."""
