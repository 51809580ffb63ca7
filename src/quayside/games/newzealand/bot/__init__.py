"""The tastes of a lively player of New Zealand."""
