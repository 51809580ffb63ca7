"""State: a position of a game, the agenda of steps still to do, and the contract that everybody uses."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final, Mapping, Optional, Sequence, Union, cast

from quayside.kernel.agenda import FRAME, Agenda, first_waiting, room_for_frames, step_code, waiting, walk
from quayside.kernel.errors import CannotUndo, CorruptDump, IllegalAction, MalformedAction
from quayside.kernel.events import Event
from quayside.kernel.log import BEGAN, CLOSED, DONE, LEARNT, SHOWED, Log, LoggedAction
from quayside.kernel.offers import LEGAL, NOT_NOW, NOT_YOURS, Offers
from quayside.kernel.options import Value
from quayside.kernel.packed import i64, mypyc_attr, vec
from quayside.kernel.rng import Dice, Quick
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.sets import has
from quayside.kernel.view_types import Outcome, Seen

FORMAT: Final = 1  # of dumps
EVENT_ARGUMENTS: Final = 6
NOBODY: Final[i64] = -1  # no seat: of those who know only what everybody knows, and of whom nothing can be undone

_KERNEL_SCALARS: Final = ("seats", "depth", "a", "b", "c", "over", "undo_seat", "undo_from")


class Decision:
    """A question somebody has to answer."""

    def __init__(self, seat: int, step: str, prompt: str, context: dict[str, object]) -> None:
        self.seat = seat
        self.step = step
        self.prompt = prompt
        self.context = context

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, step={self.step!r})"


class Result:
    """How a game ended: rank and total per seat, and the sheet the total is made of."""

    def __init__(self, reason: str, ranks: list[int], scores: list[int], sheet: list[dict[str, int]]) -> None:
        self.reason = reason
        self.ranks = ranks
        self.scores = scores
        self.sheet = sheet

    def to_dict(self) -> Outcome:
        return {"reason": self.reason, "ranks": self.ranks, "scores": self.scores, "sheet": self.sheet}


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Agenda):
    """The base of every game's state. Subclasses add what lies on the table and the rules' helpers.

    A subclass names its packed fields in `VECS`, its numbers in `SCALARS` and, where it has any, its tuples of records
    in `RECORDS`; these lists drive dump, load and equality, and a test checks that nothing is missing from them.
    """

    def __init__(self) -> None:
        super().__init__()
        self.undo_seat: i64 = NOBODY  # who did all since `undo_from`, unless a turn has begun since
        self.undo_from: i64 = 0
        self.recording: bool = False
        self.showed: bool = False  # the last action revealed something that was hidden
        self.learnt: bool = False  # and told whoever took it something that was hidden from that seat, too
        self._actor: i64 = NOBODY  # who takes the current action
        self._closed: bool = False
        self._handed_over: bool = False
        self._dice: Dice = _NO_DICE
        self._book: Optional[Rulebook] = None
        self._options: dict[str, Value] = _NO_OPTIONS
        self._log: Log = _NO_LOG
        self._length: int = 0  # entries of the log that are this state's past
        self._origin: Optional[State] = None  # the state before the first entry
        self._seed: Union[int, str, None] = None
        self._events: list[Event] = []
        self._outcomes: list[int] = []  # drawn during the current action
        self._script: tuple[int, ...] = ()  # outcomes to use instead of the dice
        self._scripted: int = 0

    # -- for subclasses to fill in -------------------------------------------------------------------------------

    def fresh(self) -> State:
        """An empty state of the same class."""
        raise AssertionError("a game defines fresh()")

    def vec_names(self) -> tuple[str, ...]:
        """Names of the packed fields."""
        raise AssertionError("a game defines vec_names()")

    def scalar_names(self) -> tuple[str, ...]:
        """Names of the plain numbers."""
        raise AssertionError("a game defines scalar_names()")

    def record_names(self) -> tuple[str, ...]:
        """Names of the fields that are tuples of records which never change: copies share them."""
        return ()

    def dumped_records(self, name: str) -> list[int]:
        """Such a field as numbers."""
        raise AssertionError("a game with records defines dumped_records()")

    def read_records(self, name: str, numbers: Sequence[int]) -> None:
        """Set such a field from what `dumped_records` gave."""
        raise AssertionError("a game with records defines read_records()")

    def copy_into(self, other: State) -> None:
        """Copy everything that changes in play. Subclasses extend this."""
        self.copy_agenda(other)
        other.undo_seat = self.undo_seat
        other.undo_from = self.undo_from
        other._dice = self._dice.copy()
        other._book = self._book
        other._options = self._options
        other._log = self._log
        other._length = self._length
        other._origin = self._origin
        other._seed = self._seed
        other.recording = self.recording

    def table(self, seat: Optional[int]) -> Mapping[str, object]:
        """What lies on the table for that seat: built up from what it may know, never cut down from all."""
        raise AssertionError("a game defines table()")

    def redeal(self, seat: int, rng: Quick) -> None:
        """Replace everything `seat` (or NOBODY) cannot know by a random possibility; empty what no longer matters."""
        raise AssertionError("a game defines redeal()")

    def redeal_from_view(self, seat: int, rng: Quick) -> None:
        """The same where `seat` has forgotten all that its view does not show."""
        self.redeal(seat, rng)

    def redeal_from_past(self, seat: int, rng: Quick) -> None:
        """The same where `seat` (or NOBODY) remembers everything public, and nobody what was done in secret."""
        self.redeal(seat, rng)

    def told_by_past(self, seat: int) -> dict[str, int]:
        """What everybody who remembers everything public knows of a seat, though no view shows it."""
        return {}

    def score(self) -> Result:
        """The result, once the game is over."""
        raise AssertionError("a game defines score()")

    def census(self) -> dict[str, int]:
        """How many of each thing there are, for the conservation test; must never change in play."""
        raise AssertionError("a game defines census()")

    # -- chance, knowledge and undo ------------------------------------------------------------------------------

    def draw(self, bound: i64) -> i64:
        """A random number from 0 to `bound` - 1. Nobody may undo past it."""
        self.revealed()
        outcome = self._dice.below(bound)  # the dice move on even if a replay knows the outcome
        if self._scripted < len(self._script):
            outcome = self._script[self._scripted]
            self._scripted += 1
            if not 0 <= outcome < bound:
                raise CorruptDump(f"a logged outcome of {int(outcome)} cannot have been drawn below {int(bound)}")
        if self.recording:
            self._outcomes.append(outcome)
        return outcome

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place with the game's own dice."""
        for i in range(len(items) - 1, 0, -1):
            j = int(self.draw(i + 1))
            items[i], items[j] = items[j], items[i]

    def revealed(self, owner: i64 = NOBODY) -> None:
        """Somebody has learnt something: no way back past this action. `owner` had known it all along."""
        self._closed = True
        self.showed = True
        if owner == NOBODY or owner != self._actor:
            self.learnt = True

    def final(self) -> None:
        """Something was promised for good, though nothing was shown: no way back past this action either."""
        self._closed = True

    def hand_over(self) -> None:
        """A turn begins: whoever decides in it, nothing of the turns before can be taken back."""
        self._handed_over = True

    def tell(self, kind: i64, insiders: i64, arguments: list[int]) -> None:
        """Tell what happened, while somebody listens; `insiders`, as a set, see the private part."""
        if len(arguments) < EVENT_ARGUMENTS:
            arguments += [0] * (EVENT_ARGUMENTS - len(arguments))  # as many as stored logs have
        self._events.append(Event(self.book.events[kind], insiders, arguments))

    def undo_points(self, seat: Optional[int] = None) -> list[int]:
        """The lengths of the log to which this seat, if it has to decide, may go back; the last is one step."""
        who = int(seat_at(self, seat))
        if who != self.undo_seat or not has(waiting(self), who):
            return []
        return list(range(int(self.undo_from), self._length))

    def unanswered(self, seat: int) -> list[int]:
        """The points before this seat's last actions as long as nobody has acted since, a turn handed over included.

        For a table at which a turn counts as handed over only when its player has confirmed it.
        """
        if self._length == 0 or self._log.entries[self._length - 1].seat != int(seat_at(self, seat)):
            return []
        return list(range(int(self.undo_from), self._length))

    def undo(self, to: Optional[int] = None, seat: Optional[int] = None) -> None:
        """Go back to an undo point; without one, a single step."""
        who = int(seat_at(self, seat))
        points = self.undo_points(who)
        if to is None and points:
            to = points[-1]
        if to is None or to not in points:
            raise CannotUndo(f"seat {who} cannot go back to {to}; it can to {points}")
        self.replayed(to).copy_into(self)

    def replayed(self, length: int) -> State:
        """The state after the first `length` entries of the log, made by playing them again."""
        if self._origin is None:
            raise CannotUndo("this state has no log to replay")
        g = self._origin.clone()
        g._origin = self._origin
        g.recording = self.recording
        for entry in self._log.entries[:length]:
            g.enter(entry)
        return g

    def enter(self, entry: LoggedAction) -> list[Event]:
        """Apply a logged entry with the outcomes it had then."""
        self._script = entry.outcomes
        self._scripted = 0
        try:
            return self.apply(entry.action, entry.seat)
        finally:
            self._script = ()
            self._scripted = 0

    def equip(self, book: Rulebook, options: dict[str, Value], seed: Union[int, str, None], dice: Dice) -> None:
        """Give an empty state its rulebook, options and dice."""
        self._book = book
        self._steps = book.steps
        self._options = options
        self._seed = seed
        self._dice = dice
        self._offers = Offers(book.actions.size)
        self.frames = room_for_frames()

    def recover(
        self,
        position: Mapping[str, Any],
        origin: Optional[Mapping[str, Any]],
        log: list[LoggedAction],
    ) -> None:
        """Become the state that a dump describes; this one is empty."""
        lengths = self.book.row_lengths(int(position["seats"]))
        self._origin = None
        self._log = Log()
        self._log.entries = log
        self._length = len(log)
        self.recording = origin is not None
        if origin is not None:
            start = self.clone()
            start.restore(origin, lengths)
            start._log = Log()
            start._length = 0
            self._origin = start
        self.restore(position, lengths)

    def begin(self) -> None:
        """Make this the origin of the log: what comes before is not undone or replayed."""
        self._log = Log()
        self._length = 0
        self.undo_seat = NOBODY
        self.undo_from = 0
        self._closed = False
        self.recording = True
        self._events = []
        self._outcomes = []
        self._origin = None
        self._origin = self.clone()

    # -- the contract --------------------------------------------------------------------------------------------

    @property
    def book(self) -> Rulebook:
        """The rulebook of this game."""
        assert self._book is not None
        return self._book

    @property
    def game(self) -> str:
        """The id of this game."""
        return self.book.game

    @property
    def options(self) -> dict[str, Value]:
        """The options this game was made with."""
        return dict(self._options)

    @property
    def log(self) -> list[LoggedAction]:
        """Everything done since the game began."""
        return self._log.entries[: self._length]

    def pending(self) -> list[int]:
        """The seats that have to decide something now."""
        mask = waiting(self)
        return [seat for seat in range(int(self.seats)) if has(mask, seat)]

    @property
    def decision(self) -> Optional[Decision]:
        """The first pending question, or None when the game is over."""
        seat = first_waiting(self)
        return None if seat < 0 else self.decision_of(int(seat))

    def decision_of(self, seat: int) -> Optional[Decision]:
        """The question that seat has to answer, or None."""
        if not has(waiting(self), seat_at(self, seat)):
            return None
        step = self._steps[step_code(self)]
        context = cast(dict[str, object], step.context(self, seat))  # however it is typed, it is a plain dictionary
        return Decision(seat, step.name, f"{self.game}-ask-{step.name}", context)

    def legal(self, seat: Optional[int] = None) -> list[int]:
        """The catalogue indices of all actions that seat may take; without a seat, the first pending one's."""
        who = first_waiting(self) if seat is None else seat_at(self, seat)
        if who < 0:
            return []
        o = walk(self, who, -1)
        found: list[int] = []
        for i in range(o.n):
            found.append(o.items[i])
        return found

    def legal_names(self, seat: Optional[int] = None) -> list[str]:
        """The same in readable form."""
        return [self.book.actions.name(action) for action in self.legal(seat)]

    def index(self, action: Union[int, str]) -> int:
        """The catalogue index of an action given as index or text."""
        return int(action_at(self, action))

    def why_not(self, action: Union[int, str], seat: Optional[int] = None) -> Optional[tuple[str, dict[str, object]]]:
        """None if that seat may take the action now, else the rule that forbids it and the facts."""
        refusal = self.refusal(self.index(action), int(seat_at(self, seat)))
        return None if refusal is None else (refusal.rule, refusal.params)

    def refusal(self, action: int, seat: int) -> Optional[IllegalAction]:
        """The whole explanation of a refusal, or None if the action is legal."""
        o = walk(self, seat, action)
        if o.reason == LEGAL:
            return None
        reason = self.book.reasons[o.reason]
        rules = list(reason.rules)
        if o.reason in (NOT_NOW, NOT_YOURS):
            rules += self._steps[step_code(self)].rules  # what is being asked instead
        rules.append(self.book.actions.kind_of(action).rule)
        params: dict[str, object] = dict(zip(reason.params, (int(o.p), int(o.q)), strict=False))
        return IllegalAction(self.book.actions.name(action), reason.name, tuple(dict.fromkeys(rules)), params)

    def apply(self, action: Union[int, str], seat: Optional[int] = None) -> list[Event]:
        """Carry out an action if it is legal and return the events it caused; otherwise raise and change nothing."""
        index = action_at(self, action)
        who = seat_at(self, seat)
        if walk(self, who, index).reason != LEGAL:
            refusal = self.refusal(int(index), int(who))
            assert refusal is not None
            raise refusal
        if who != self.undo_seat:
            self.undo_seat = who
            self.undo_from = self._length
        self._closed = False
        self._handed_over = False
        self.showed = False
        self.learnt = False
        self._actor = who
        if self._events:
            self._events = []
        if self._outcomes:
            self._outcomes = []
        self.play(who, index)
        if self.recording:
            drawn = tuple(self._outcomes) if self._outcomes else ()
            made = LoggedAction(int(who), int(index), drawn, _mark(self) if self._closed or self._handed_over else DONE)
            self._log = self._log.appended(self._length, made)
            self._length += 1
        if self._handed_over:
            self.undo_seat = NOBODY
        if self._closed:
            self.undo_from = self._length
        events = self._events
        self._events = []
        return events

    def clone(self) -> State:
        """An exact, independent copy. It shares the scratch buffer of `legal`, so use it in the same thread."""
        other = self.fresh()
        self.copy_into(other)
        return other

    def without_past(self) -> State:
        """A copy with the same dice that remembers and records nothing of how it came about."""
        other = self.clone()
        other._log = Log()
        other._length = 0
        other._origin = None
        other.recording = False
        return other

    def view(self, seat: Optional[int] = None) -> Seen:
        """Everything that seat (None: a spectator) may know, as plain JSON data; a game types its own more closely."""
        if seat is not None:
            seat_at(self, seat)
        seen: dict[str, object] = {"game": self.game, "seat": seat, "pending": self.pending(), "over": bool(self.over)}
        seen.update(self.table(seat))
        if self.over:
            seen["result"] = self.score().to_dict()
        return cast(Seen, seen)  # however it is typed, it is a plain dictionary

    def determinize(self, seat: int, rng: Quick) -> State:
        """A random full state consistent with everything that seat knows, with a random stream of its own."""
        seat_at(self, seat)
        g = self.clone()
        g.redeal(seat, rng)
        g._cut_off(rng)
        return g

    def imagine(self, seat: int, rng: Quick) -> State:
        """A random full state made of nothing but what that seat sees now: all that a bot may look ahead with.

        Two states that look the same to the seat give the same one, whatever else they differ in.
        """
        seat_at(self, seat)
        g = self.clone()
        g.redeal_from_view(seat, rng)
        g._cut_off(rng)
        return g

    def dealt_anew(self, seat: Optional[int], rng: Quick) -> State:
        """A random full state with the same public past, in which `seat` (None: nobody) keeps what it holds."""
        g = self.clone()
        g.redeal_from_past(NOBODY if seat is None else int(seat_at(self, seat)), rng)
        g._cut_off(rng)
        return g

    def _cut_off(self, rng: Quick) -> None:
        """Lose the past, and get dice that have nothing to do with those of the game."""
        dice = Dice()
        dice.start(rng.key())
        self._dice = dice
        self._seed = None
        self._log = Log()
        self._length = 0
        self._origin = None
        self.undo_seat = NOBODY
        self.undo_from = 0
        self.recording = False

    @property
    def result(self) -> Optional[Result]:
        """None while the game runs, then ranks and itemised scores."""
        return self.score() if self.over else None

    def position(self) -> dict[str, object]:
        """Every field that makes this state what it is, except its past."""
        data: dict[str, object] = {}
        frames = [int(self.frames[i]) for i in range(self.depth * FRAME)]
        for name in _KERNEL_SCALARS + self.scalar_names():
            data[name] = int(getattr(self, name))
        for name in self.vec_names():
            # Named with its type, a row is gone through without a call for each number.
            row: vec[i64] = getattr(self, name)
            data[name] = [int(value) for value in row]
        for name in self.record_names():
            data[name] = self.dumped_records(name)
        data["frames"] = frames
        data["dice"] = [self._dice.key.hex(), int(self._dice.count)]
        return data

    def digest(self) -> str:
        """A hash of the position: equal states, and only those, have equal digests."""
        return checksum(self.position())

    def dump(self) -> dict[str, object]:
        """The exact state with its past, as versioned JSON data for `quayside.load`."""
        origin = self._origin
        data: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.book.version,
            "seed": self._seed,
            "options": dict(self._options),
            "components": self.components_data(),
            "log": [[e.seat, self.book.actions.name(e.action), list(e.outcomes)] for e in self.log],
            "origin": None if origin is None else origin.position(),
            "state": self.position(),
        }
        data["check"] = checksum(data)
        return data

    def components_data(self) -> Optional[Mapping[str, str]]:
        """The component files, if they are not the standard ones."""
        return None

    def restore(self, data: Mapping[str, Any], lengths: Mapping[str, int]) -> None:
        """Set every field from what `position` gave; rows have to be as long as the game declares."""
        for name in _KERNEL_SCALARS + self.scalar_names():
            setattr(self, name, int(data[name]))
        for name in self.vec_names():
            values = [int(value) for value in data[name]]
            if len(values) != lengths.get(name, len(values)):
                raise ValueError(f"{name} has {len(values)} numbers instead of {lengths[name]}")
            setattr(self, name, vec[i64](values))
        for name in self.record_names():
            self.read_records(name, [int(value) for value in data[name]])
        frames = [int(value) for value in data["frames"]]
        if len(frames) != self.depth * FRAME:
            raise ValueError(f"frames has {len(frames)} numbers for {self.depth} frames")
        self.frames = vec[i64](frames)
        key, count = data["dice"]
        dice = Dice()
        dice.start(bytes.fromhex(key), int(count))
        self._dice = dice

    def __repr__(self) -> str:
        return f"<{self.book.game} {int(self.seats)} seats, {self._length} actions, pending {self.pending()}>"


# Functions and not methods for what every action needs, as in the agenda.


def seat_at(g: State, seat: Optional[int]) -> i64:
    """A seat of the table; without one, the first that has to decide."""
    if seat is None:
        return max(first_waiting(g), 0)
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < int(g.seats):
        raise MalformedAction(f"there is no seat {seat!r}; seats are 0 to {g.seats - 1}")
    return seat


def action_at(g: State, action: Union[int, str]) -> i64:
    """The catalogue index of an action given as index or text."""
    actions = g.book.actions
    if isinstance(action, str):
        return actions.parse(action)
    if isinstance(action, bool) or not isinstance(action, int):
        raise MalformedAction(f"an action is an index or a text, not {action!r}")
    if not 0 <= action < actions.size:
        raise MalformedAction(f"action {action} is not in the catalogue of {actions.size} actions")
    return action


def _mark(g: State) -> i64:
    """What the log remembers of an action that ended something, for those who want to take it back."""
    mark: i64 = DONE
    if g._closed:
        mark |= CLOSED
    if g.showed:
        mark |= SHOWED
    if g.learnt:
        mark |= LEARNT
    if g._handed_over:
        mark |= BEGAN
    return mark


def checksum(data: Mapping[str, object]) -> str:
    """A hash of JSON data."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


_NO_DICE: Final = Dice()
_NO_OPTIONS: Final[dict[str, Value]] = {}  # never written to: a copy gets those of the state it is made of
_NO_LOG: Final = Log()
