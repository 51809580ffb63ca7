"""The agenda: the steps still to do, who has to answer the one on top, and how an answer is carried out."""

from __future__ import annotations

from typing import Any, Final

from quayside.kernel.offers import IS_OVER, NOT_NOW, NOT_YOURS, Offers
from quayside.kernel.packed import i64, mypyc_attr, vec, zeros
from quayside.kernel.sets import has, lowest, without
from quayside.kernel.steps import Step

# A frame: the step, the seats still to answer, the seats asked, and three arguments.
FRAME: Final[i64] = 6
ROOM: Final[i64] = 48  # frames an agenda starts with room for
SPARE: Final[i64] = 12  # frames a copy has room for beyond those in use


def room_for_frames() -> vec[i64]:
    """An empty agenda."""
    return zeros(ROOM * FRAME)


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda:
    """A stack of frames, and the walk over the answers to the top one."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.over: i64 = 0
        self.frames: vec[i64] = vec[i64]()
        self.depth: i64 = 0
        self.a: i64 = 0  # arguments of the frame being answered or carried out
        self.b: i64 = 0
        self.c: i64 = 0
        self._offers: Offers = _NO_OFFERS
        self._steps: list[Step[Any]] = []

    def copy_agenda(self, other: Agenda) -> None:
        other.seats = self.seats
        other.over = self.over
        other.frames = self.frames[: (self.depth + SPARE) * FRAME]
        other.depth = self.depth
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other._offers = self._offers
        other._steps = self._steps

    def share_offers(self, offers: Offers) -> None:
        """List what may be done in somebody's buffer. States that are asked one after the other can share one."""
        self._offers = offers

    def free_plays(self, seat: i64, window: i64, o: Offers) -> None:
        """List what `seat` may do beside the current question, asked or not."""

    def take_free(self, seat: i64, action: i64) -> bool:
        """Carry out a free play; False if the action is not one."""
        return False

    def settle(self) -> None:
        """Carry out frames that ask nobody until somebody is asked or nothing is left."""
        settle(self)

    def play(self, seat: i64, action: i64) -> None:
        """Carry out an action known to be legal. Bots and playouts use this; everybody else uses `apply`."""
        base = self.depth
        if not self.take_free(seat, action):
            at = (base - 1) * FRAME
            frames = self.frames
            step = self._steps[frames[at]]
            left = without(frames[at + 1], seat)
            if left == 0:
                base -= 1
                self.depth = base
                step.take(self, seat, action)
                step.done(self)
            else:
                frames[at + 1] = left
                step.take(self, seat, action)
        if self.depth > base + 1:
            put_in_order(self.frames, base, self.depth - 1)
        settle(self)

    def step_code(self) -> i64:
        """The code of the step that waits, or -1."""
        return step_code(self)

    def waiting(self) -> i64:
        """The seats that have still to answer, as a set."""
        return waiting(self)

    def asked(self) -> i64:
        """The seats that were asked, those that have answered included, as a set."""
        return asked(self)

    def first_waiting(self) -> i64:
        """The lowest seat that has to answer, or -1."""
        return first_waiting(self)

    def walk(self, seat: i64, probe: i64) -> Offers:
        """List what `seat` may do now, and find out why `probe` is or is not part of it."""
        return walk(self, seat, probe)


# Functions and not methods: those would be looked up at every call, since games of other packages extend the agenda.


def step_code(agenda: Agenda) -> i64:
    """The code of the step that waits, or -1."""
    if agenda.depth == 0 or agenda.over:
        return -1
    return agenda.frames[(agenda.depth - 1) * FRAME]


def waiting(agenda: Agenda) -> i64:
    """The seats that have still to answer, as a set."""
    if agenda.depth == 0 or agenda.over:
        return 0
    return agenda.frames[(agenda.depth - 1) * FRAME + 1]


def asked(agenda: Agenda) -> i64:
    """The seats that were asked, those that have answered included, as a set."""
    if agenda.depth == 0 or agenda.over:
        return 0
    return agenda.frames[(agenda.depth - 1) * FRAME + 2]


def first_waiting(agenda: Agenda) -> i64:
    """The lowest seat that has to answer, or -1."""
    those = waiting(agenda)
    return lowest(those) if those else -1


def walk(agenda: Agenda, seat: i64, probe: i64) -> Offers:
    """List what `seat` may do now, and find out why `probe` is or is not part of it."""
    o = agenda._offers
    o.clear(probe)
    if agenda.over or agenda.depth == 0:
        o.reason = IS_OVER
        return o
    at = (agenda.depth - 1) * FRAME
    step = agenda._steps[agenda.frames[at]]
    its_turn = has(agenda.frames[at + 1], seat)
    if its_turn:
        step.legal(agenda, seat, o)
    agenda.free_plays(seat, step.window, o)
    if not its_turn and o.reason == NOT_NOW:
        o.reason = NOT_YOURS
    return o


def queue(agenda: Agenda, step: i64, seats: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Queue a step. Steps queued while one thing is carried out happen in the order they were queued."""
    at = agenda.depth * FRAME
    frames = agenda.frames
    if at + FRAME > len(frames):
        more = zeros(len(frames) + FRAME * ROOM)
        for i in range(at):
            more[i] = frames[i]
        agenda.frames = more
        frames = more
    frames[at] = step
    frames[at + 1] = seats
    frames[at + 2] = seats
    frames[at + 3] = a
    frames[at + 4] = b
    frames[at + 5] = c
    agenda.depth += 1


def first_argument(agenda: Agenda) -> i64:
    """What the step that is answered or carried out was queued with, whichever step it is."""
    return agenda.a


def second_argument(agenda: Agenda) -> i64:
    return agenda.b


def put_in_order(frames: vec[i64], low: i64, high: i64) -> None:
    """Turn frames round, so that the first queued is on top."""
    while low < high:
        for i in range(FRAME):
            keep = frames[low * FRAME + i]
            frames[low * FRAME + i] = frames[high * FRAME + i]
            frames[high * FRAME + i] = keep
        low += 1
        high -= 1


def settle(agenda: Agenda) -> None:
    """Carry out frames that ask nobody until somebody is asked or nothing is left."""
    while agenda.depth > 0:
        at = (agenda.depth - 1) * FRAME
        frames = agenda.frames
        agenda.a = frames[at + 3]
        agenda.b = frames[at + 4]
        agenda.c = frames[at + 5]
        if frames[at + 2] != 0:
            return
        agenda.depth -= 1
        base = agenda.depth
        agenda._steps[frames[at]].run(agenda)
        if agenda.depth > base + 1:
            put_in_order(agenda.frames, base, agenda.depth - 1)


_NO_OFFERS: Final = Offers(0)
