"""What each game adds to scenarios: how `given` is laid out on the table and what `expect` can speak of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from quayside.games.registry import ByGame
from quayside.kernel.state import State
from quayside.scenarios.vocabulary import GivenField
from quayside.scenarios.wrong import BadScenario

Words = Mapping[str, GivenField[Any]]
Rows = Iterable[tuple[str, ...]]


@dataclass(frozen=True)
class Plugin:
    """`arrange` changes a fresh game into what is given; `report` says how things stand, in the same words."""

    arrange: Callable[[State, dict[Any, Any]], None]
    report: Callable[[State], dict[str, object]]
    turn: Words  # words of `given`: of the turn, of the table and of a seat,
    table: Words
    seat: Words
    others: Mapping[str, Words] = field(default_factory=dict)  # and of opponents without a seat, by name
    tables: Mapping[str, Callable[[], Rows]] = field(default_factory=dict)  # further tables of the game's page


PLUGINS: Final = ByGame[Plugin]("scenarios", lambda found: found.scenario)


def plugin(game: str) -> Plugin:
    if game not in PLUGINS:
        raise BadScenario(f"{game} has no scenarios yet")
    return PLUGINS[game]
