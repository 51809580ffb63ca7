"""Puzzles: positions in which one answer is clearly best."""

from __future__ import annotations

from quayside.server.protocol.reviews import Position
from quayside.server.protocol.words import ActionText, Answer, Language, Request


class PuzzleInfo(Answer):
    game: str
    name: str
    theme: str


class Puzzles(Answer):
    """All there are, and everybody's puzzle of the day."""

    puzzles: list[PuzzleInfo]
    day: str
    """Today, as in 2026-11-17, by the world's time."""
    today: PuzzleInfo


class PuzzlePosition(Position):
    """A puzzle as a table that nobody else sits at."""

    name: str
    theme: str
    margin: float
    """By how much the best answer is better than any other, at least, 99 times in 100: chances of the first place."""
    deals: int
    """In which that was measured."""


class PuzzleAnswerRequest(Request):
    action: ActionText
    language: Language = "en"
