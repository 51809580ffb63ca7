"""What each game adds to scenarios: how `given` is laid out on the table and what `expect` can speak of."""

from __future__ import annotations

from typing import Any, Callable

from quayside.kernel.errors import BadOptions
from quayside.kernel.state import State
from quayside.scenarios import container, newzealand, shipyard, shipyard_report


class Plugin:
    """`arrange` changes a fresh game into what is given; `report` says how things stand, in the same words."""

    def __init__(
        self, arrange: Callable[[State, dict[Any, Any]], None], report: Callable[[State], dict[str, Any]]
    ) -> None:
        self.arrange = arrange
        self.report = report


PLUGINS = {
    "container": Plugin(container.arrange, container.report),
    "shipyard": Plugin(shipyard.arrange, shipyard_report.report),
    "newzealand": Plugin(newzealand.arrange, newzealand.report),
}


def plugin(game: str) -> Plugin:
    if game not in PLUGINS:
        raise BadOptions(f"{game} has no scenarios yet")
    return PLUGINS[game]
