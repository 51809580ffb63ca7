"""Insights as plain data with their words."""

from __future__ import annotations

import math
from typing import Any, Callable, Final, Mapping, Sequence

from quayside.coach.estimates import Estimate
from quayside.coach.insights import PlayedGame, Row, rows
from quayside.words import Words

UNIT: Final = {"source": 1.0}  # what else is told is told of a hundred decisions
HUNDRED: Final = 100.0
# Between which ends a number can lie: nothing is lost by less than nothing, and of a hundred there are no more.
POSSIBLE: Final = {"source": (-math.inf, math.inf), "club": (0.0, HUNDRED)}
LOST: Final = (0.0, math.inf)


def game_insights(game: str, games: Sequence[PlayedGame], words: Words) -> dict[str, Any]:
    """All about the reviewed games of one kind."""
    return {
        "game": game,
        "reviewed": [_game(each) for each in games],
        "rows": [_row(game, each, words) for each in rows(game, games)],
    }


def _game(played: PlayedGame) -> dict[str, Any]:
    result, luck = played.review.result, played.review.luck[played.seat]
    return {
        "table": played.table,
        "ended_at": played.ended_at,
        "score": result.scores[played.seat],
        "won": result.ranks[played.seat] == 1,
        "adjusted": round(min(1.0, max(0.0, luck.adjusted.mean)), 4),
    }


def _row(game: str, row: Row, words: Words) -> dict[str, Any]:
    unit = UNIT.get(row.about, HUNDRED)
    least, most = POSSIBLE.get(row.about, LOST)
    mean, low, high = (min(most, max(least, unit * each)) for each in (row.own.mean, row.own.low, row.own.high))
    own = Estimate(mean, unit * row.own.error, low, high)
    return {
        "about": row.about,
        "name": row.name,
        "said": said(game, row, words),
        "games": row.games,
        "own": own.to_dict(),
        "strong": None if row.strong is None else round(unit * row.strong, 2),
        "differs": row.differs,
        "example": None if row.example is None else {"table": row.example.table, "entry": row.example.entry},
    }


def said(game: str, row: Row, words: Words) -> str:
    """What a row is about."""
    return _SAID[row.about](game, row.name, words)


_SAID: Final[Mapping[str, Callable[[str, str, Words], str]]] = {
    "phase": lambda _game, name, words: words.say("coach-insight-phase", phase=name),
    "club": lambda _game, name, words: words.say("coach-insight-phase", phase=name),
    "deed": lambda game, name, words: words.say(f"{game}-insight-{name}"),
    "theme": lambda _game, name, words: words.say("web-puzzle-theme", theme=name),
    "source": lambda game, name, words: words.say(f"{game}-item-{name}"),
}
