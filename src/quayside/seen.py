"""A running game as one viewer saw it: an exported file of views and events, without anything that viewer may not know.

There is no seed, no outcome and nobody else's hand in it, so it can be shown step by step but not played again.
"""

from __future__ import annotations

from typing import Any, Mapping, Optional, Sequence

from quayside.games.registry import GAMES
from quayside.kernel.errors import CorruptDump
from quayside.kernel.state import checksum

FORMAT = "quayside-seen-1"
WHY_NOT = "this is what one seat saw of a running game: it can be shown with `quayside replay`, but not played again"


def record(
    game: str,
    rules: str,
    players: int,
    options: Mapping[str, object],
    seat: Optional[int],
    commitment: str,
    steps: Sequence[Mapping[str, Any]],
) -> dict[str, Any]:
    """The file: each step has a number, the seat that acted, the events and the view after it."""
    data = {
        "format": FORMAT,
        "game": game,
        "rules": rules,
        "players": players,
        "options": dict(options),
        "seat": seat,
        "commitment": commitment,
        "steps": list(steps),
    }
    return {**data, "check": checksum(data)}


def is_record(data: Any) -> bool:
    return isinstance(data, dict) and data.get("format") == FORMAT


def checked(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same file if nothing in it was changed or cut off."""
    if data.get("check") != checksum({key: value for key, value in data.items() if key != "check"}):
        raise CorruptDump("the contents do not match the checksum: the file was changed or cut off")
    if data["game"] not in GAMES:
        raise CorruptDump(f"there is no game {data['game']!r}")
    return data
