"""A game that somebody played in a browser, played again as a table of a server.

Nothing in the file is believed but what was played: which game with which options from which seed, and who did what.
Everything else is made here by the commands that make it at any table, so whatever could not have happened is refused.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Mapping, Optional

import quayside
from quayside.kernel.errors import QuaysideError
from quayside.table.changing import change, laid
from quayside.table.commands import HOUSE, Act, Actor, Command, Start
from quayside.table.entries import LogEntry
from quayside.table.exports import LONGEST, going_on
from quayside.table.laying import Dealing, Wish, imported_game, laid_out, new_game
from quayside.table.refusals import Refusal, malformed, refused
from quayside.table.table import ABANDONED, OPEN, Table

ABOUT: dict[str, Any] = {"believed": True, "facts": []}  # what is hidden is what it was: whoever played may know it
LONG = 200  # characters of an action or a seed


@dataclass(frozen=True)
class Moved:
    table: Table
    entries: list[LogEntry]


def moved(data: Any, table: str, owner: Actor, key: str, now: float) -> Moved:
    """The table of a kept game for its owner, under another id. It is imported, so it is never rated."""
    try:
        return _played(data["sheet"], _acts(data["entries"]), table, owner, key, now)
    except Refusal:
        raise
    except (QuaysideError, KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
        raise malformed("bad-file", f"this is not a game kept by Quayside: {str(error)[:200]}") from None


def _acts(entries: Any) -> list[tuple[int, str]]:
    """Who did what, without what was taken back."""
    found: list[tuple[int, str]] = []
    for entry in entries:
        if entry["kind"] == "act":
            found.append((int(entry["seat"]), str(entry["action"])[:LONG]))
        elif entry["kind"] == "undo":
            del found[int(entry["data"]["to"]) :]
    if len(found) > LONGEST:
        raise ValueError("it is too long")
    return found


def _played(
    sheet: Mapping[str, Any], acts: list[tuple[int, str]], table: str, owner: Actor, key: str, now: float
) -> Moved:
    header, seats = sheet["header"], sheet["seats"]
    if header["status"] in (OPEN, ABANDONED):
        raise refused("not-played", "only games that have begun and were not given up can be moved")
    if sum(seat["person"] is not None for seat in seats) != 1:
        raise refused("several-people", "a game of several people at one device stays there")
    wish = Wish(
        seats=[("bot", str(seat["bot"])) if seat["person"] is None else ("person", None) for seat in seats],
        public=False,
        spectators=False,
    )
    create = laid_out(wish, _dealing(wish, header, key), table, str(owner.person), now)
    again = laid(create.header)
    mine = create.sit
    entries = [change(again, owner, command, now) for command in (create, Start())]
    for seat, action in acts:
        does: tuple[Actor, Command] = (owner, Act(action)) if seat == mine else (HOUSE, Act(action, seat))
        entries.append(change(again, *does, now))
    return Moved(again, entries)


def _dealing(wish: Wish, header: Mapping[str, Any], key: str) -> Dealing:
    game, seed, options = str(header["game"]), str(header["seed"])[:LONG], dict(header["options"])
    fresh = new_game(game, options, seed)
    origin: Optional[Mapping[str, Any]] = header["origin"]
    if origin is None:
        return Dealing(fresh.game, fresh.options, seed, None, ABOUT)
    dump = going_on(quayside.new(game, len(wish.seats), seed, options), seed, key).dump
    if json.dumps(origin["origin"]) != json.dumps(dump["origin"]):  # a practice game is dealt anew just so
        raise refused("dealt-elsewhere", "a game that goes on from another one stays where it is")
    return imported_game(wish, seed, dump, ABOUT)
