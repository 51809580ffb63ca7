"""A running game as one viewer saw it: an exported file of views and events, without anything that viewer may not know.

There is no seed, no outcome and nobody else's hand in it. What a seat exports also has a deal for the beginning of
every turn: a whole state that looks to this seat as the real one did, with everything hidden dealt anew by chance. The
game can be played on from these, as one of the games it might have been.
"""

from __future__ import annotations

from typing import Any, Mapping, Optional, Sequence

from quayside.games.registry import GAMES
from quayside.kernel.errors import CorruptDump
from quayside.kernel.state import FORMAT as DUMP
from quayside.kernel.state import checksum

FORMAT = "quayside-seen-1"
ABOUT = (
    "What one seat saw of a running game. The states under `deals` are not the real ones: whatever this seat could not "
    "know was dealt anew by chance."
)
WHY_NOT = "this is what a spectator saw of a running game: it can be shown with `quayside replay`, but not played on"


def record(
    game: str,
    rules: str,
    players: int,
    options: Mapping[str, object],
    seat: Optional[int],
    commitment: str,
    steps: Sequence[Mapping[str, Any]],
    deals: Sequence[Mapping[str, Any]],
    imported: bool = False,
) -> dict[str, Any]:
    """The file: each step has a number, the seat that acted, the events and the view after it.

    Each deal has the number of the step after which it is so, the state, and the stamp of the server that dealt it.
    """
    data = {
        "format": FORMAT,
        "about": ABOUT,
        "game": game,
        "rules": rules,
        "players": players,
        "options": dict(options),
        "seat": seat,
        "imported": imported,
        "commitment": commitment,
        "steps": list(steps),
        "deals": list(deals),
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


def deal_at(data: Mapping[str, Any], step: Optional[int]) -> Optional[Mapping[str, Any]]:
    """The last deal that is not after a step (None: the last of all), or None if there is no deal at all."""
    found: Optional[Mapping[str, Any]] = None
    for deal in data.get("deals", ()):
        if step is None or deal["step"] <= step:
            found = deal
    return found


def dump_of(data: Mapping[str, Any], deal: Mapping[str, Any]) -> dict[str, Any]:
    """A deal as a dump for `quayside.load`: a game that begins there."""
    dump = {
        "format": DUMP,
        "game": data["game"],
        "rules": data["rules"],
        "seed": None,
        "options": data["options"],
        "components": None,
        "log": [],
        "origin": deal["state"],
        "state": deal["state"],
    }
    return {**dump, "check": checksum(dump)}
