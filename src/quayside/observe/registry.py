"""The observation writer of each game, and what it leaves out."""

from __future__ import annotations

from typing import Any, Final

from quayside.games.manifest import Manifest
from quayside.games.registry import GAMES, ByGame
from quayside.observe.writer import ObservationWriter


def _writer(found: Manifest, observation: Any) -> ObservationWriter:
    made: ObservationWriter = observation.writer(GAMES[found.game].book)
    return made


def _left_out(found: Manifest, observation: Any) -> dict[str, str]:
    left_out: dict[str, str] = observation.LEFT_OUT
    return left_out


OBSERVATION_WRITERS: Final = ByGame[ObservationWriter]("observation", lambda found: found.observation, _writer)

# Shown to the seat, but not in the tensor, each with the reason.
LEFT_OUT: Final = ByGame[dict[str, str]]("observation", lambda found: found.observation, _left_out)
