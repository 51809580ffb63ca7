"""Training of the networks that play: imitation, then improvement; docs/training.md says how and what came of it."""
