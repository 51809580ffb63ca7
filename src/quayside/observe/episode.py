"""An episode: a game in an environment, played move by move; any position it passed can be had again."""

from __future__ import annotations

from typing import Final, Optional

from quayside.kernel.offers import LEGAL
from quayside.kernel.packed import BytesWriter, append, i32, i64, vec
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.observe.writer import ObservationWriter

OVER: Final[i64] = -1  # nobody is asked any more
REFUSED: Final[i64] = -2  # the action was illegal, and nothing has changed

LONGEST: Final[i64] = 32  # moves of a passage


class Choice:
    """What one seat may do now, found once and then told in every form."""

    def __init__(self, actions: int) -> None:
        self.seat: i64 = OVER
        self._size: i64 = actions
        self._legal: vec[i64] = vec[i64]()
        self._marks = BytesWriter()  # 1 for every legal action
        self._marks.write(bytes(actions))

    def ask(self, g: State, seat: i64) -> None:
        marks = self._marks
        for action in self._legal:
            marks[action] = 0
        o = g.walk(seat, -1)
        self._legal = o.items[: o.n]
        for action in self._legal:
            marks[action] = 1
        self.seat = seat

    def allows(self, action: i64) -> bool:
        return 0 <= action < self._size and self._marks[action] != 0

    def legal(self) -> list[int]:
        return [int(action) for action in self._legal]

    def mask(self) -> bytes:
        """One byte per action of the catalogue."""
        return self._marks.getvalue()


class Passage:
    """Some moves of a game and a copy of the position before them.

    Whoever has looked at a table may keep what it saw and read it much later. A copy of every position would take
    longer than the moves; a copy now and then, and the moves since, are enough to come back to each.
    """

    def __init__(self, g: State, writer: ObservationWriter, choice: Choice) -> None:
        self._writer = writer
        self._choice = choice
        self._start = g.clone()
        self._moves: vec[i64] = vec[i64]()  # seat and action in turn
        self._now: Optional[State] = g  # the position after the last move, as long as no other passage follows

    def length(self) -> i64:
        """How many moves."""
        return len(self._moves) >> 1

    def add(self, seat: i64, action: i64) -> None:
        self._moves = append(append(self._moves, seat), action)

    def close(self) -> None:
        """The game goes on, but no longer in this passage."""
        self._now = None

    def numbers(self, after: i64, seat: i64) -> vec[i32]:
        """What `seat` might know after so many moves of this passage."""
        return self._writer.numbers(self._position(after), seat)

    def mask(self, after: i64, seat: i64) -> bytes:
        """What `seat` might do then: a byte per action of the catalogue."""
        if self._now is not None and after == self.length() and seat == self._choice.seat:
            return self._choice.mask()
        return self._writer.mask(self._position(after), seat)

    def _position(self, after: i64) -> State:
        if self._now is not None and after == self.length():
            return self._now
        g = self._start.clone()
        for move in range(after):
            g.play(self._moves[2 * move], self._moves[2 * move + 1])
        return g


class Episode:
    """A game that is being played. Others may look at its state, but only the episode may change it."""

    def __init__(self, g: State, writer: ObservationWriter) -> None:
        self.g = g
        self._writer = writer
        self._choice = Choice(g.book.actions.size)
        self.passage = Passage(g, writer, self._choice)

    def ask(self, seat: i64) -> None:
        """From now on that seat's answer is waited for."""
        self._choice.ask(self.g, seat)

    def ask_next(self) -> i64:
        """Ask the first seat that has to decide something; that seat, or OVER."""
        seat = self.g.first_waiting()
        self._choice.ask(self.g, seat)
        return seat

    def legal(self) -> list[int]:
        """What the seat that is asked may do."""
        return self._choice.legal()

    def answer(self, action: i64) -> bool:
        """Carry out the action of the seat that is asked; False, and nothing done, if it is illegal."""
        if not self._choice.allows(action):
            return False
        self.play(self._choice.seat, action)
        return True

    def turn(self, action: i64) -> i64:
        """Carry out the action of the seat that is asked and ask the next: its number, OVER or REFUSED."""
        return self.ask_next() if self.answer(action) else REFUSED

    def turn_among_random(self, action: i64, rng: Quick) -> i64:
        """The same where all others do anything legal: the next to be asked is this seat again, if anybody."""
        seat = self._choice.seat
        return self.play_at_random(seat, rng) if self.answer(action) else REFUSED

    def play(self, seat: i64, action: i64) -> None:
        """Carry out an action known to be legal."""
        if self.passage.length() == LONGEST:
            self.passage.close()
            self.passage = Passage(self.g, self._writer, self._choice)
        self.g.play(seat, action)
        self.passage.add(seat, action)

    def waits_for(self, seat: i64) -> bool:
        """Whether that seat has to decide something, or nobody has any more."""
        return self.g.over != 0 or self.g.waiting() >> seat & 1 != 0

    def play_at_random(self, seat: i64, rng: Quick) -> i64:
        """Let the other seats do anything legal until `seat` has to decide, and ask it: its number, or OVER."""
        while not self.waits_for(seat):
            who = self.g.first_waiting()
            o = self.g.walk(who, -1)
            self.play(who, o.items[rng.below(o.n)])
        self.ask(seat)
        return OVER if self.g.over else seat


def move(g: State, seat: i64, action: i64) -> bool:
    """Carry an action out if it is legal; False, and nothing done, if it is not. Nothing is logged."""
    if not 0 <= action < g.book.actions.size or g.walk(seat, action).reason != LEGAL:
        return False
    g.play(seat, action)
    return True
