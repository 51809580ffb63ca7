"""What each game adds to scenarios: how `given` is laid out on the table and what `expect` can speak of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from quayside.kernel.state import State
from quayside.scenarios.container import given as container
from quayside.scenarios.container.report import report as container_report
from quayside.scenarios.newzealand import given as newzealand
from quayside.scenarios.newzealand.report import report as newzealand_report
from quayside.scenarios.newzealand.sarah import SARAHS
from quayside.scenarios.newzealand.seat import SEAT as NEWZEALAND_SEAT
from quayside.scenarios.newzealand.table import TABLE as NEWZEALAND_TABLE
from quayside.scenarios.shipyard import given as shipyard
from quayside.scenarios.shipyard.report import report as shipyard_report
from quayside.scenarios.shipyard.seat import SEAT as SHIPYARD_SEAT
from quayside.scenarios.shipyard.table import TABLE as SHIPYARD_TABLE
from quayside.scenarios.vocabulary import Word
from quayside.scenarios.wrong import BadScenario

Words = Mapping[str, Word[Any]]


@dataclass(frozen=True)
class Plugin:
    """`arrange` changes a fresh game into what is given; `report` says how things stand, in the same words."""

    arrange: Callable[[State, dict[Any, Any]], None]
    report: Callable[[State], dict[str, Any]]
    turn: Words  # words of `given`: of the turn, of the table, of a seat, and of an opponent without a seat
    table: Words
    seat: Words
    sarah: Words


PLUGINS = {
    "container": Plugin(container.arrange, container_report, container.TURN, container.TABLE, container.SEAT, sarah={}),
    "shipyard": Plugin(shipyard.arrange, shipyard_report, shipyard.TURN, SHIPYARD_TABLE, SHIPYARD_SEAT, sarah={}),
    "newzealand": Plugin(
        newzealand.arrange, newzealand_report, newzealand.TURN, NEWZEALAND_TABLE, NEWZEALAND_SEAT, sarah=SARAHS
    ),
}


def plugin(game: str) -> Plugin:
    if game not in PLUGINS:
        raise BadScenario(f"{game} has no scenarios yet")
    return PLUGINS[game]
