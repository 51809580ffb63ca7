"""A position with the memory of its seats: all that each of them has seen and done so far, as one digest.

Two pasts that a seat cannot tell apart give it the same digest, and others do not: what it saw counts each time it
changes, its own actions count, and nothing else does. A digest is only worked out when somebody asks.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, NamedTuple, Optional

import quayside
from quayside.kernel.rng import Dice, Quick
from quayside.kernel.state import State
from quayside.observe.registry import OBSERVATION_WRITERS

DIGEST: Final = 16  # bytes
NOBODY: Final = -1


class Move(NamedTuple):
    """What a seat did, and the key of the dice that were thrown for it, if any were."""

    seat: int
    action: int
    dice: Optional[bytes]


class Seen(NamedTuple):
    """What a seat sees now, and the digest of all it has seen and done up to now."""

    now: bytes
    past: bytes


class Position:
    """A state that goes on by moves and can be copied and stored; it remembers what its seats saw."""

    def __init__(self, g: State) -> None:
        self.g = g
        self._seen: list[Optional[Seen]] = [None] * int(g.seats)
        self._since: list[Move] = []  # moves that are not in `_seen` yet,
        self._start = g.clone()  # and the state before them

    def throws_dice(self, seat: int, action: int) -> bool:
        """Whether chance has a say in what comes of an action."""
        g = self.g.clone()
        g.play(seat, action)
        return bool(g._dice.count != self.g._dice.count)

    def play(self, move: Move) -> None:
        _carry_out(self.g, move)
        self._since.append(move)

    def past(self, seat: int) -> bytes:
        """The digest of all that a seat has seen and done."""
        self._catch_up()
        found = self._seen[seat]
        assert found is not None
        return found.past

    def dealt_anew(self, seat: int, rng: Quick) -> Position:
        """A position that this seat holds possible, and remembers in the same way. Of what the others saw before, only
        what they see now is known."""
        self._catch_up()
        other = Position(self.g.determinize(seat, rng))
        other._seen[seat] = self._seen[seat]
        return other

    def _catch_up(self) -> None:
        """What was seen after each of the moves since the last time, the deal included."""
        if self._since or None in self._seen:
            g = self._start.clone()
            self._look(g, NOBODY, -1)
            for move in self._since:
                _carry_out(g, move)
                self._look(g, move.seat, move.action)
            self._since = []
            self._start = g

    def _look(self, g: State, mover: int, action: int) -> None:
        """Every seat looks at the table; whoever has moved remembers that too."""
        for seat, before in enumerate(self._seen):
            now = _shown(g, seat)
            did = f"{action}:".encode() if seat == mover else b""
            if before is None or did or before.now != now:
                past = b"" if before is None else before.past
                self._seen[seat] = Seen(now, hashlib.blake2b(past + did + now, digest_size=DIGEST).digest())

    def __deepcopy__(self, _memo: Any) -> Position:
        other = Position.__new__(Position)
        other.g = self.g.clone()
        other._seen = list(self._seen)
        other._since = list(self._since)
        other._start = self._start  # never changed, only replaced
        return other

    def __reduce__(self) -> Any:
        self._catch_up()
        return _loaded, (self.g.dump(), self._seen)


def _loaded(dump: dict[str, Any], seen: list[Optional[Seen]]) -> Position:
    g = quayside.load(dump)
    g.recording = False
    position = Position(g)
    position._seen = list(seen)
    return position


def _carry_out(g: State, move: Move) -> None:
    if move.dice is not None:
        dice = Dice()
        dice.start(move.dice)
        g._dice = dice
    g.play(move.seat, move.action)


def _shown(g: State, seat: int) -> bytes:
    """The observation of a seat, and what it may do: that tells a little more, and the seat knows it."""
    writer = OBSERVATION_WRITERS[g.game]
    numbers: Any = writer.numbers(g, seat)
    return bytes(memoryview(numbers)) + writer.mask(g, seat)
