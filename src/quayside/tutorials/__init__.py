"""Short lessons per game: scenario files whose steps are said to a learner and done by them."""
