"""Replays, exports and imports: a game as a list of steps, or as one file that can be played on from."""

from __future__ import annotations

from typing import Any, Mapping, Optional

import quayside
from quayside import commitment, seen
from quayside.games.registry import entry as game_entry
from quayside.kernel.errors import QuaysideError
from quayside.kernel.events import Event
from quayside.kernel.log import Entry as Logged
from quayside.kernel.rng import key_of
from quayside.kernel.state import State, checksum
from quayside.server.commands import audience
from quayside.server.refusals import forbidden, malformed, refused
from quayside.server.table import EVERYBODY, OVER, Table, stored_events, told

LONGEST = 20_000  # actions of an imported game
PAGE = 200


def may_see_with(table: Table, person: Optional[str], seat: Optional[int]) -> Optional[int]:
    """Whose eyes a replay uses: one's own while the game runs, anybody's afterwards."""
    if not table.may_watch(person):
        raise forbidden("no-spectators", "this table has no spectators")
    own = table.seat_of(person)
    if seat is None or seat == own:
        return own
    if table.header.status not in OVER:
        raise forbidden("not-yours", "you can see a running game only from your own seat")
    if seat >= len(table.seats):
        raise malformed("no-such-seat", f"there is no seat {seat}")
    return seat


def replay(table: Table, seat: Optional[int], start: int, limit: int) -> dict[str, Any]:
    """The game step by step as a seat saw it; actions that seat may not know of are no steps."""
    g = table.state
    if g is None:
        raise refused("not-started", "the game has not begun")
    again = g.replayed(0)
    steps: list[dict[str, Any]] = [{"number": 0, "seat": None, "events": [], "view": again.view(seat)}]
    for logged in g.log:
        before = again.clone()
        events = again.enter(logged)
        if known(before, again, logged, events, seat):
            shown = told(g.game, stored_events(events), seat)
            number = len(steps)
            wanted = start <= number < start + limit
            view = again.view(seat) if wanted else {}
            steps.append({"number": number, "seat": logged.seat, "events": shown, "view": view})
    return {
        "game": g.game,
        "players": int(g.seats),
        "seat": seat,
        "steps": steps[start : start + limit],
        "total": len(steps),
        "result": None if g.result is None else g.result.to_dict(),
    }


def known(before: State, after: State, logged: Logged, events: list[Event], seat: Optional[int]) -> bool:
    """Whether a viewer may know that an action happened."""
    mask = audience(before, after, logged.seat, stored_events(events))
    return mask == EVERYBODY or (seat is not None and bool(mask >> seat & 1))


def export(table: Table, person: Optional[str]) -> dict[str, Any]:
    """The whole game, secrets included, when it is over; while it runs, what this person saw of it up to now."""
    if table.state is None:
        raise refused("not-started", "the game has not begun")
    if table.header.status not in OVER:
        return seen_by(table, table.seat_of(person))
    return whole(table)


def whole(table: Table) -> dict[str, Any]:
    """Everything about a game. It tells all secrets: for those of a finished one only."""
    assert table.state is not None
    dump = table.state.dump()
    if table.header.origin is not None:
        dump = sealed({**dump, "dealt": table.header.origin.get("dealt", table.header.origin["seed"])})
    return dump


def seen_by(table: Table, seat: Optional[int]) -> dict[str, Any]:
    """A running game as a seat (None: a spectator) saw it, step by step."""
    header = table.header
    found = replay(table, seat, 0, LONGEST)
    return seen.record(
        header.game, header.rules, found["players"], header.options, seat, commitment(header.seed), found["steps"]
    )


def sealed(dump: Mapping[str, Any]) -> dict[str, Any]:
    """A dump with the checksum it should have."""
    data = {key: value for key, value in dump.items() if key != "check"}
    return {**data, "check": checksum(data)}


def imported(data: Mapping[str, Any], at: Optional[int], seed: str) -> dict[str, Any]:
    """The dump of a game that goes on from a point of another one, with new dice.

    Nothing in the file is believed: the game is dealt from its seed and every action is played again.
    """
    if seen.is_record(data):
        raise refused("seen-only", seen.WHY_NOT)
    if isinstance(data.get("components"), dict):
        raise refused("house-edition", "a game with a house edition cannot be played on here")
    try:
        g = _verified(data, at)
    except (QuaysideError, KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
        raise malformed("bad-dump", f"this is not an exported game that can go on: {str(error)[:200]}") from None
    if g.over:
        raise refused("is-over", "that game is over at this point; choose an earlier one")
    dump = g.dump()
    key = key_of(seed).hex()
    for part in ("origin", "state"):
        position = dump[part]
        assert isinstance(position, dict)
        position["dice"] = [key, position["dice"][1]]
    return sealed({**dump, "seed": seed, "dealt": data.get("dealt", data["seed"])})


def _verified(data: Mapping[str, Any], at: Optional[int]) -> State:
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
    g = quayside.new(game, players, data.get("dealt", data["seed"]), data["options"])
    if at is not None and at > len(log):
        raise ValueError(f"the game has only {len(log)} actions")
    for seat, name, outcomes in log[:at]:
        if not isinstance(name, str) or isinstance(seat, bool) or not isinstance(seat, int):
            raise ValueError("an entry of the log is a seat, an action and its outcomes")
        if any(isinstance(outcome, bool) or not isinstance(outcome, int) or outcome < 0 for outcome in outcomes):
            raise ValueError("outcomes are numbers")
        if any(outcome > 2**31 for outcome in outcomes):
            raise ValueError("outcomes are small numbers")
        g.enter(Logged(seat, book.actions.parse(name), tuple(outcomes)))
    return g
