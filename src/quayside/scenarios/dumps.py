"""An exported game as a scenario: deal it from its seed, do all its actions, expect the state it ended in."""

from __future__ import annotations

from typing import Any

import quayside
from quayside.kernel.errors import BadOptions

SEATS = "ABCDE"


def is_dump(data: Any) -> bool:
    """Whether a document is an exported game rather than a scenario."""
    return isinstance(data, dict) and "format" in data and "log" in data and "check" in data


def scenario_of(data: dict[str, Any]) -> dict[str, Any]:
    """The scenario an exported game is; raises CorruptDump for a file that was changed or cut off."""
    g = quayside.load(data)
    if "dealt" in data or data["components"] is not None or data["seed"] is None:
        raise BadOptions("this game cannot be dealt again from its seed alone; use `quayside replay`")
    return {
        "name": f"exported game of {data['game']}",
        "game": data["game"],
        "players": int(g.seats),
        "seed": data["seed"],
        "options": dict(data["options"]),
        "do": [{SEATS[seat]: name} for seat, name, _outcomes in data["log"]],
        "expect": {"over": bool(g.over), "state": data["state"]},
    }
