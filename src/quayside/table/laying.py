"""Laying a table: its header and seats from what somebody wishes, checked against the game. Rematches too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Mapping, Optional, Sequence

from quayside.games.registry import GAMES
from quayside.games.registry import entry as game_entry
from quayside.kernel.errors import BadOptions
from quayside.kernel.options import Value, check_options
from quayside.table.commands import Create, known_bot
from quayside.table.refusals import malformed
from quayside.table.table import Header, Mode, Seat, Table

LIVE_ABSENCE = 60.0
TURNS_ABSENCE = 3 * 86400.0


@dataclass(frozen=True)
class Wish:
    """How a table should be. A seat is `person` or `bot`, and which bot if that matters."""

    seats: Sequence[tuple[str, Optional[str]]]
    name: str = ""
    public: bool = True
    mode: Mode = "live"
    clock: Optional[dict[str, int]] = None
    spectators: bool = True
    confirm: bool = False
    absence: Optional[float] = None
    sit: bool = True
    rated: bool = False


@dataclass(frozen=True)
class Dealing:
    """What is played there: a game with its options from a seed, or from where an imported one goes on."""

    game: str
    options: dict[str, Any]
    seed: str
    origin: Optional[dict[str, Any]] = None
    imported: Optional[dict[str, Any]] = None


def new_game(game: str, options: Mapping[str, Value], seed: str) -> Dealing:
    """A game from its beginning."""
    if game not in GAMES:
        raise malformed("no-such-game", f"there is no game {game!r}; there are {', '.join(GAMES)}")
    try:
        checked = check_options(game_entry(game).book.options, options)
    except BadOptions as error:
        raise malformed("bad-options", str(error)) from None
    return Dealing(game, dict(checked), seed)


def imported_game(wish: Wish, seed: str, dump: dict[str, Any], about: dict[str, Any]) -> Dealing:
    """A game that goes on from a file; `about` is whether that was believed, and what everybody is told of it."""
    players = int(dump["state"]["seats"])
    if len(wish.seats) != players:
        raise malformed("bad-seats", f"that game has {players} seats, not {len(wish.seats)}")
    return Dealing(str(dump["game"]), dict(dump["options"]), seed, dump, about)


def laid_out(wish: Wish, dealing: Dealing, table: str, owner: str, now: float) -> Create:
    """The command that lays such a table."""
    game = dealing.game
    low, high = game_entry(game).book.players
    if not low <= len(wish.seats) <= high:
        raise malformed("bad-seats", f"{game} is for {low} to {high} players, not {len(wish.seats)}")
    absence = wish.absence or (LIVE_ABSENCE if wish.mode == "live" else TURNS_ABSENCE)
    header = Header(
        id=table,
        owner=owner,
        name=wish.name,
        game=game,
        options=dealing.options,
        rules=game_entry(game).book.version,
        seed=dealing.seed,
        origin=dealing.origin,
        public=wish.public,
        mode=wish.mode,
        spectators=wish.spectators,
        confirm=wish.confirm,
        clock=wish.clock,
        absence=float(absence),
        created_at=now,
        imported=dealing.imported,
        rated=wish.rated,
    )
    seats: list[Seat] = []
    for number, (kind, bot) in enumerate(wish.seats):
        if kind == "person" and bot is not None:
            raise malformed("bad-seats", "a seat for a person has no bot")
        seats.append(Seat(number, bot=known_bot(game, bot) if kind == "bot" else None))
    free = [seat.seat for seat in seats if seat.bot is None]
    if wish.sit and not free:
        raise malformed("bad-seats", "there is no seat for you: set sit to false")
    return Create(header, seats, free[0] if wish.sit else None)


def laid_again(before: Table, table: str, owner: str, seed: str, now: float) -> Create:
    """The command that lays a table for the same people as before, each of whom finds a seat kept."""
    old = before.header
    header = Header(
        id=table,
        owner=owner,
        name=old.name,
        game=old.game,
        options=old.options,
        rules=game_entry(old.game).book.version,
        seed=seed,
        origin=None,
        public=old.public,
        mode=old.mode,
        spectators=old.spectators,
        confirm=old.confirm,
        clock=old.clock,
        absence=old.absence,
        created_at=now,
        rated=old.rated,
    )
    seats = [
        Seat(seat.seat, bot=seat.bot if seat.person is None else None, held_for=seat.person) for seat in before.seats
    ]
    return Create(header, seats, before.seat_of(owner))
