"""The games for research: observations, PettingZoo, Gymnasium and OpenSpiel, self-play data, a learned player."""
