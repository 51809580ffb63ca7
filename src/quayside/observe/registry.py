"""The pen of each game, and what it leaves out."""

from __future__ import annotations

from typing import Any, Final

from quayside.games.manifest import Manifest
from quayside.games.registry import GAMES, ByGame
from quayside.observe.pen import Pen


def _pen(found: Manifest, observation: Any) -> Pen:
    made: Pen = observation.pen(GAMES[found.game].book)
    return made


def _left_out(found: Manifest, observation: Any) -> dict[str, str]:
    left_out: dict[str, str] = observation.LEFT_OUT
    return left_out


PENS: Final = ByGame[Pen]("observation", lambda found: found.observation, _pen)

# Shown to the seat, but not in the tensor, each with the reason.
LEFT_OUT: Final = ByGame[dict[str, str]]("observation", lambda found: found.observation, _left_out)
