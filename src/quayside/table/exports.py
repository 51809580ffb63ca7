"""Exports and imports: a game as one file, whole or as somebody saw it, and the game that goes on from such a file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Mapping, Optional

import quayside
from quayside import commitment, seen
from quayside.deals import asks_several, possible, turn_begins
from quayside.games.registry import entry as game_entry
from quayside.kernel.errors import QuaysideError
from quayside.kernel.events import Event
from quayside.kernel.log import LoggedAction
from quayside.kernel.rng import Quick, Secret, key_of
from quayside.kernel.sets import has
from quayside.kernel.state import State, checksum
from quayside.table.refusals import Refusal, forbidden, malformed, refused
from quayside.table.replays import replay
from quayside.table.stamps import is_ours, stamp
from quayside.table.table import OVER, PLAYING, Table

LONGEST = 5_000  # actions of an imported game: random players need 2,000 for the longest


def export(table: Table, person: Optional[str], key: str, rng: Quick) -> dict[str, Any]:
    """The whole game, secrets included, when it is over; while it runs, what this person saw of it up to now.

    `rng` deals what the person may not know; it has nothing to do with the game's own chance.
    """
    if table.state is None:
        raise refused("not-started", "the game has not begun")
    if table.header.status not in OVER:
        return seen_by(table, table.seat_of(person), key, rng)
    return whole(table)


def whole(table: Table) -> dict[str, Any]:
    """Everything about a game. It tells all secrets: for those of a finished one only."""
    assert table.state is not None
    dump = table.state.dump()
    origin = table.header.origin
    if origin is None:
        return dump
    if "stamp" in origin:
        return sealed({**dump, "imported": True, "stamp": origin["stamp"]})
    return sealed({**dump, "imported": True, "dealt": origin.get("dealt", origin["seed"])})


def seen_by(table: Table, seat: Optional[int], key: str, rng: Quick) -> dict[str, Any]:
    """A running game as a seat (None: a spectator) saw it, step by step, with a deal where each turn began."""
    header = table.header
    deals: list[dict[str, Any]] = []

    def looked(number: int, g: State, events: list[Event]) -> None:
        if seat is None or g.over or (number and not turn_begins(header.game, events)):
            return
        state = possible(g, seat, rng).position()
        mark = stamp(key, header.game, header.rules, header.options, state)
        deals.append({"step": number, "state": state, "stamp": mark})

    found = replay(table, seat, 0, LONGEST, looked)
    told = (header.options, seat, commitment(header.seed), found["steps"], deals, found["imported"])
    return seen.record(header.game, header.rules, found["players"], *told)


def set_aside(table: Table, person: Optional[str], key: str, rng: Quick) -> dict[str, Any]:
    """A game against bots where its one person has something to decide, to go on with elsewhere.

    It is a file like that of `seen_by`, of this moment alone: whatever the person may not know is dealt anew by `rng`.
    """
    seat = table.seat_of(person)
    if seat is None:
        raise forbidden("no-seat", "you do not play at this table")
    if any(each.bot is None for each in table.seats if each.seat != seat):
        raise refused("not-alone", "only a game against bots can go on elsewhere")
    g, header = table.state, table.header
    if g is None or header.status != PLAYING or not has(header.pending, seat):
        raise refused("nothing-asked", "you have nothing to decide now")
    if g.waiting() != g.asked():
        raise refused("asked-together", "others have answered in secret; wait until all have")
    state = possible(g, seat, rng).position()
    mark = stamp(key, header.game, header.rules, header.options, state)
    told = (header.options, seat, commitment(header.seed))
    deals = ({"step": 0, "state": state, "stamp": mark},)
    return seen.record(header.game, header.rules, int(g.seats), *told, (), deals, header.origin is not None)


def sealed(dump: Mapping[str, Any]) -> dict[str, Any]:
    """A dump with the checksum it should have."""
    data = {key: value for key, value in dump.items() if key != "check"}
    return {**data, "check": checksum(data)}


@dataclass(frozen=True)
class Imported:
    """A game that goes on here from a point of another one: its dump, and what of its past everybody may know.

    `facts` has for each seat what the views do not show and whoever followed the other game knows. It is told to all,
    so that nobody knows more than the others.
    """

    dump: dict[str, Any]
    facts: list[dict[str, int]]


def imported(
    data: Mapping[str, Any], at: Optional[int], seed: str, key: str, trusted: bool = False, believed: bool = False
) -> Imported:
    """The game that goes on from a point of another one, with new dice and everything hidden dealt anew.

    Nothing in the file is believed: the game is dealt from its seed and every action is played again, or it began with
    a state that this server has stamped with `key`. And whoever has the file may know all of it. So only what is public
    at that point stays; everything else is dealt by chance that comes from the new game's own seed, and the past is
    cut off: no undo, replay or export leads behind that point.

    `trusted` and `believed` are for whoever runs the server: to take a state that another server has stamped, and to
    leave hidden things as they are in the file.
    """
    if isinstance(data.get("components"), dict):
        raise refused("house-edition", "a game with a house edition cannot be played on here")
    try:
        if not trusted:
            _check_stamp(data, at, key)
        g = _begun(data, at) if seen.is_record(data) else _verified(data, at)
    except Refusal:
        raise
    except (QuaysideError, KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
        raise malformed("bad-dump", f"this is not an exported game that can go on: {str(error)[:200]}") from None
    if g.over:
        raise refused("is-over", "that game is over at this point; choose an earlier one")
    if not believed:
        g = possible(g, None, Secret(seed))
    return going_on(g, seed, key)


def going_on(g: State, seed: str, key: str) -> Imported:
    """A table's game from that position on, with dice of its own."""
    g.begin()
    dump: dict[str, Any] = g.dump()
    for part in ("origin", "state"):
        dump[part]["dice"] = [key_of(seed).hex(), 0]
    mark = stamp(key, g.game, g.book.version, g.options, dump["origin"])
    facts = [g.told_by_past(seat) for seat in range(int(g.seats))]
    return Imported(sealed({**dump, "seed": seed, "stamp": mark}), facts if any(facts) else [])


def _check_stamp(data: Mapping[str, Any], at: Optional[int], key: str) -> None:
    """Only what this server has dealt goes on from a state; what is dealt from a seed needs no stamp."""
    if seen.is_record(data):
        deal = _deal_at(data, at)
        given, state = deal["stamp"], deal["state"]
    elif "stamp" in data:
        given, state = data["stamp"], data["origin"]
    else:
        return
    if not is_ours(given, key, data["game"], data["rules"], data["options"], state):
        raise refused("foreign-deal", "this game began with a state that this server has not dealt")


def _deal_at(data: Mapping[str, Any], at: Optional[int]) -> Mapping[str, Any]:
    deal = seen.deal_at(data, at)
    if deal is None:
        raise refused("seen-only", seen.WHY_NOT)
    return deal


def _begun(data: Mapping[str, Any], at: Optional[int]) -> State:
    """The beginning of a turn of a running game, as one seat held it possible."""
    return quayside.load(seen.dump_of(data, _deal_at(data, at)))


def _verified(data: Mapping[str, Any], at: Optional[int]) -> State:
    """The game after so many actions; where several seats then decide in secret, as it was when they were asked."""
    game, rules, log = data["game"], data["rules"], data["log"]
    if not isinstance(game, str) or not isinstance(log, list) or len(log) > LONGEST:
        raise ValueError("game and log are missing or too long")
    book = game_entry(game).book
    if rules != book.version:
        raise ValueError(f"made under rules version {rules!r}; this server plays {book.version!r}")
    if data["components"] is not None:
        raise ValueError("the components are those of a house edition, or none")
    players = data["state"]["seats"]
    if isinstance(players, bool) or not isinstance(players, int):
        raise ValueError("the number of seats is missing")
    if "stamp" in data:
        g = quayside.load(sealed({**data, "log": [], "state": data["origin"]}))
    else:
        g = quayside.new(game, players, data.get("dealt", data["seed"]), data["options"])
    if at is not None and at > len(log):
        raise ValueError(f"the game has only {len(log)} actions")
    asked: Optional[State] = None
    for seat, name, outcomes in log[:at]:
        if not isinstance(name, str) or isinstance(seat, bool) or not isinstance(seat, int):
            raise ValueError("an entry of the log is a seat, an action and its outcomes")
        if any(isinstance(outcome, bool) or not isinstance(outcome, int) or outcome < 0 for outcome in outcomes):
            raise ValueError("outcomes are numbers")
        if any(outcome > 2**31 for outcome in outcomes):
            raise ValueError("outcomes are small numbers")
        g.enter(LoggedAction(seat, book.actions.parse(name), tuple(outcomes)))
        if not asks_several(g):
            asked = None
        elif asked is None:
            asked = g.clone()
    return asked or g
