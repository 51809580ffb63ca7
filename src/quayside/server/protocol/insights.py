"""What somebody does differently from strong players, over many games."""

from __future__ import annotations

from typing import Literal, Optional

from quayside.server.protocol.reviews import Estimate
from quayside.server.protocol.words import Answer


class InsightExample(Answer):
    """The decision that certainly lost most: an action of a table's log."""

    table: str
    entry: int


class InsightRow(Answer):
    """One number over games. `phase`, `theme` and `deed` (what one did): points of chance lost in a hundred decisions;
    `club`: how many of a hundred decisions were those of a club player; `source`: points of the score."""

    about: Literal["phase", "theme", "deed", "club", "source"]
    name: str
    said: str
    games: int
    own: Estimate
    strong: Optional[float]
    """Of strong bots, where that was measured; of sources, of those of them who won."""
    differs: Literal["more", "less", "alike"]
    """From strong bots, beyond the noise."""
    example: Optional[InsightExample]


class InsightGame(Answer):
    """A game that was reviewed."""

    table: str
    ended_at: float
    score: int
    won: bool
    adjusted: float
    """What it would have been worth without luck: a part of the first place."""


class GameInsights(Answer):
    """Of one game. `rows` are empty while too few of its games were reviewed."""

    game: str
    reviewed: list[InsightGame]
    others: list[str]
    """Tables of yours that were not reviewed yet, the latest first."""
    rows: list[InsightRow]


class Insights(Answer):
    fewest: int
    """So many games of a kind must be reviewed before anything is said of them."""
    games: list[GameInsights]
