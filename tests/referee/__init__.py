"""Referees: a second opinion on each game, written from the rulebook and knowing nothing of the engine."""
