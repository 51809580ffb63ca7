"""Matches between bots: rotated seats, result files, ratings with intervals, plots."""
