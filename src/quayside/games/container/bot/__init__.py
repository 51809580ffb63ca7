"""The tastes of a lively player of Container."""
