"""The lively random player: any legal action, but with tastes, so that whole games happen."""
