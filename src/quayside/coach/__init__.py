"""After a game: where it was won, how lucky it was, and what to try instead.

Everything is seeded and counted in lines played, never in seconds: the same review twice is the same, however its work
is split.
"""
