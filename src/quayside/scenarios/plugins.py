"""What each game adds to scenarios: how `given` is laid out on the table and what `expect` can speak of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from quayside.kernel.state import State
from quayside.scenarios.container import given as container
from quayside.scenarios.container.report import report as container_report
from quayside.scenarios.newzealand import given as newzealand
from quayside.scenarios.newzealand.report import report as newzealand_report
from quayside.scenarios.shipyard import given as shipyard
from quayside.scenarios.shipyard.report import report as shipyard_report
from quayside.scenarios.wrong import BadScenario


@dataclass(frozen=True)
class Plugin:
    """`arrange` changes a fresh game into what is given; `report` says how things stand, in the same words."""

    arrange: Callable[[State, dict[Any, Any]], None]
    report: Callable[[State], dict[str, Any]]


PLUGINS = {
    "container": Plugin(container.arrange, container_report),
    "shipyard": Plugin(shipyard.arrange, shipyard_report),
    "newzealand": Plugin(newzealand.arrange, newzealand_report),
}


def plugin(game: str) -> Plugin:
    if game not in PLUGINS:
        raise BadScenario(f"{game} has no scenarios yet")
    return PLUGINS[game]
