"""Ratings: how strong somebody has shown to be at a game, and how sure that is."""

from __future__ import annotations

from typing import Optional

from quayside.server.protocol.words import Answer


class Rating(Answer):
    """Everybody begins at 1500, which nobody knows to be right yet."""

    rating: int
    spread: int
    """The strength is within so much of it, above or below, with a probability of 95 %."""
    games: int
    """How many results it comes from."""
    provisional: bool
    """Too few of them to go by."""


class SeatRating(Answer):
    seat: int
    before: Rating
    """With which the game is played, or was."""
    after: Optional[Rating]
    """With which it ended."""


class TableRatings(Answer):
    """Of the people with accounts at a table whose result counts; of nobody else."""

    seats: list[SeatRating]


class RatingPoint(Answer):
    """What a game has made of a rating."""

    table: str
    """The table may be gone."""
    at: float
    place: int
    """Among those with accounts."""
    rating: int
    spread: int


class GameRating(Answer):
    game: str
    now: Rating
    course: list[RatingPoint]
    """The latest ones, in their order."""


class MyRatings(Answer):
    games: list[GameRating]
    """The one played most first."""
