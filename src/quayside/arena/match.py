"""One match: which bots meet at which game, who sits where, and one game of it played."""

from __future__ import annotations

import hashlib
import time
import traceback
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from math import factorial
from typing import Any, Iterator, Sequence

import quayside
from quayside.bots.base import Bot, answer
from quayside.bots.registry import make_bot
from quayside.games.registry import entry
from quayside.kernel.errors import BadOptions
from quayside.kernel.seats import SEATS

LONGEST = 200_000  # decisions; a game that goes on longer is an error


def told_apart(bots: Sequence[str]) -> list[str]:
    """A name for each bot: its own, with #1, #2, ... behind it where the same bot plays more than once."""
    seen: dict[str, int] = {}
    names = []
    for bot in bots:
        seen[bot] = seen.get(bot, 0) + 1
        names.append(f"{bot}#{seen[bot]}" if list(bots).count(bot) > 1 else bot)
    return names


@dataclass(frozen=True)
class Match:
    """What makes the results what they are; the number of games is not part of it, so that a match can go on."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, object] = field(default_factory=dict)

    def check(self) -> None:
        """Wrong options, seats and bots are the caller's error, before anything is played."""
        low, high = entry(self.game).book.players
        if not low <= len(self.bots) <= high:
            raise BadOptions(f"{self.game} has {low} to {high} seats, one for each bot; these are {len(self.bots)}")
        quayside.new(self.game, len(self.bots), 0, self.options)
        for bot in self.bots:
            make_bot(bot, self.game, 0)

    @property
    def names(self) -> list[str]:
        return told_apart(self.bots)

    def to_dict(self) -> dict[str, Any]:
        return {**asdict(self), "bots": list(self.bots), "rules": entry(self.game).book.version}

    def deal_of(self, number: int) -> int:
        """Each deal is played once from every seat; so many games in a row share it."""
        return number // len(self.bots)

    def seating(self, number: int) -> list[int]:
        """The bot in each seat. Within a deal the seats rotate; from deal to deal the order round the table changes."""
        count = len(self.bots)
        order = [0, *_arrangement(list(range(1, count)), self.deal_of(number) % factorial(count - 1))]
        shift = number % count
        return order[shift:] + order[:shift]

    def bot_seed(self, number: int, seat: int) -> int:
        """The seed of the bot in that seat of that game."""
        digest = hashlib.blake2b(f"arena-bot:{self.seed}:{number}:{seat}".encode(), digest_size=7).digest()
        return int.from_bytes(digest, "little")


@dataclass(frozen=True)
class Played:
    """A finished game. Lists are by seat; `bots` are places in the match's list."""

    number: int
    deal: int
    bots: list[int]
    scores: list[int]
    ranks: list[int]
    sheets: list[dict[str, int]]
    reason: str
    decisions: int
    seconds: float
    error: str = ""


class Failed(Exception):
    """A bot failed; the text names it and its seat, and says where in its code."""


def play(match: Match, number: int) -> Played:
    """The game of that number, the same whenever and wherever it is played. An exception becomes the error."""
    start = time.perf_counter()
    seating = match.seating(number)
    deal = match.deal_of(number)
    reason, decisions, error = "", 0, ""
    scores: list[int] = []
    ranks: list[int] = []
    sheets: list[dict[str, int]] = []
    try:
        g = quayside.new(match.game, len(seating), f"arena:{match.seed}:{deal}", match.options)
        g.recording = False
        bots = [_made(match, number, seat) for seat in range(len(seating))]
        while not g.over and decisions < LONGEST:
            seat = int(g.first_waiting())
            with _blamed(match, number, seat):
                g.apply(answer(g, seat, bots[seat]), seat)
            decisions += 1
        result = g.result
        if result is None:
            error = f"no end after {decisions} decisions"
        else:
            players = len(seating)  # an opponent of a solo game has a sheet, but no seat
            reason, scores = result.reason, result.scores[:players]
            ranks, sheets = result.ranks[:players], result.sheet[:players]
    except Failed as failed:
        error = str(failed)
    except Exception:  # a bug in one game must not cost the others of a long run
        error = traceback.format_exc().strip()
    return Played(number, deal, seating, scores, ranks, sheets, reason, decisions, time.perf_counter() - start, error)


def _made(match: Match, number: int, seat: int) -> Bot:
    """The bot in a seat of a game."""
    with _blamed(match, number, seat):
        return make_bot(match.bots[match.seating(number)[seat]], match.game, match.bot_seed(number, seat))


@contextmanager
def _blamed(match: Match, number: int, seat: int) -> Iterator[None]:
    """Whatever goes wrong in here is the doing of the bot in that seat."""
    try:
        yield
    except Exception as problem:
        name = match.names[match.seating(number)[seat]]
        told = f"{name} in seat {SEATS[seat]}: {type(problem).__name__}: {problem}"
        raise Failed(f"{told}\n{traceback.format_exc().strip()}") from None


def _arrangement(items: list[int], which: int) -> list[int]:
    """The arrangement of that number, in lexical order."""
    found = []
    while items:
        at, which = divmod(which, factorial(len(items) - 1))
        found.append(items.pop(at))
    return found
