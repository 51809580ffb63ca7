"""Exported games as scenarios: begin as they began, do all their actions, expect the state they ended in.

What a seat saw of a running game has no actions; there each deal is a scenario, which expects what the seat saw then.
"""

from __future__ import annotations

from typing import Any

import quayside
from quayside import seen
from quayside.kernel.errors import BadOptions
from quayside.kernel.seats import SEATS
from quayside.kernel.state import checksum


def is_dump(data: Any) -> bool:
    """Whether a document is an exported game rather than a scenario."""
    return isinstance(data, dict) and "format" in data and "log" in data and "check" in data


def scenario_of(data: dict[str, Any]) -> dict[str, Any]:
    """The scenario an exported game is; raises CorruptDump for a file that was changed or cut off."""
    g = quayside.load(data)
    scenario: dict[str, Any] = {
        "name": f"exported game of {data['game']}",
        "game": data["game"],
        "expect": {"over": bool(g.over), "state": data["state"]},
    }
    if set(data) == set(g.dump()) and data["components"] is None and data["seed"] is not None:
        scenario.update(players=int(g.seats), seed=data["seed"], options=dict(data["options"]))
        scenario["do"] = [{SEATS[seat]: name} for seat, name, _outcomes in data["log"]]
    else:  # it went on from another game, or has other components: its seed alone does not tell how it began
        scenario["start"] = beginning(data)
        scenario["do"] = [{SEATS[seat]: name, "outcomes": outcomes} for seat, name, outcomes in data["log"]]
    return scenario


def beginning(data: dict[str, Any]) -> dict[str, Any]:
    """The dump of the state in which a dumped game began."""
    if data["origin"] is None:
        raise BadOptions("this file does not tell how the game began")
    dump = {**data, "log": [], "state": data["origin"]}
    del dump["check"]
    return {**dump, "check": checksum(dump)}


def scenarios_of_seen(data: dict[str, Any]) -> list[dict[str, Any]]:
    """A scenario for each deal of a running game: dealt so, the table looks as the seat saw it."""
    seen.checked(data)
    if not data.get("deals"):
        raise BadOptions(seen.WHY_NOT)
    views = {step["number"]: step["view"] for step in data["steps"]}
    seat = SEATS[data["seat"]]
    return [
        {
            "name": f"running game of {data['game']} as {seat} saw it after step {deal['step']}",
            "game": data["game"],
            "start": seen.dump_of(data, deal),
            "expect": {"over": False, "view": {seat: views[deal["step"]]}},
        }
        for deal in data["deals"]
    ]
