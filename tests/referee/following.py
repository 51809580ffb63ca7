"""How a referee follows a game: its own course of the rules asks the questions, the log answers them.

A game's rules are written as one generator that yields an `Ask` wherever the rulebook lets somebody decide, and that
says `saw(...)` wherever something happens that the table can see. So it reads from the top as the rulebook does.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from typing import Any, Callable, Generator, Iterator, Optional, Sequence

from referee.record import Entry, Record, Words, read


class Fault(AssertionError):
    """The log and the rules disagree."""


class Ask:
    """A question to some seats at once, and what each of them may answer."""

    def __init__(self, seats: Sequence[int], name: str, answers: Callable[[int], set[str]]) -> None:
        self.seats = list(seats)
        self.name = name
        self.answers = answers


class Answer:
    """Who answered what."""

    def __init__(self, seat: int, action: str) -> None:
        self.seat = seat
        self.action = action
        self.kind, self.args = read(action)

    def __getitem__(self, name: str) -> Any:
        return self.args[name]


Steps = Generator[Ask, Answer, None]


def ask(seat: int, name: str, answers: Callable[[], set[str]]) -> Generator[Ask, Answer, Answer]:
    """A question to one seat. What may be answered is worked out anew each time: a loan in between may change it."""
    return (yield Ask([seat], name, lambda _seat: answers()))


def ask_one_of(seat: int, name: str, choices: set[str]) -> Generator[Ask, Answer, Answer]:
    """A question whose answers nothing in between can change."""
    return (yield Ask([seat], name, lambda _seat: choices))


class Events:
    """What the log says happened, read from the front."""

    def __init__(self) -> None:
        self._left: deque[Words] = deque()

    def load(self, events: Sequence[Words]) -> None:
        self._left = deque(events)

    def saw(self, name: str, /, **facts: object) -> Words:
        """The next thing that happened must be this, with these facts; what chance decided is read from it."""
        if not self._left:
            raise Fault(f"expected {name} {facts}, but nothing more happened")
        event = self._left.popleft()
        wrong = {fact: value for fact, value in facts.items() if event.get(fact) != value}
        if event["event"] != name or wrong:
            raise Fault(f"expected {name} {facts}, but the log says {event}")
        return event

    def peek(self) -> Optional[Words]:
        """What happened next, for what the rules leave open."""
        return self._left[0] if self._left else None

    def all_seen(self) -> None:
        if self._left:
            raise Fault(f"this should not have happened: {list(self._left)}")


class Referee(ABC):
    """The rules of one game, applied to one record."""

    FREE: frozenset[str] = frozenset()  # kinds of actions that answer no question

    def __init__(self, record: Record) -> None:
        self.record = record
        self.seats = range(record.players)
        self.events = Events()
        self.turned_up: Words = {}  # what chance turned up in the current step, where events do not tell
        self.judged = 0  # decisions whose whole list of answers was compared

    @abstractmethod
    def course(self) -> Steps:
        """The whole game from the first decision to the end."""

    @abstractmethod
    def conservation(self) -> None:
        """Nothing has appeared or vanished."""

    @abstractmethod
    def result(self) -> Words:
        """Reason, ranks, scores and sheet, from the own bookkeeping."""

    @abstractmethod
    def own_view(self) -> Words:
        """What lies on the table by the own bookkeeping."""

    @abstractmethod
    def read_views(self, views: list[Words]) -> Words:
        """The same as the engine shows it to all seats together."""

    def free_plays(self, seat: int, question: Ask) -> set[str]:
        """What this seat may do beside the question."""
        return set()

    def play_freely(self, answer: Answer, question: Ask) -> Steps:
        raise AssertionError("this game has no free plays")

    def answered(self) -> None:  # noqa: B027 (most games do not care)
        """Somebody answered a question (and did not only use a free play)."""

    def may(self, seat: int, question: Ask) -> set[str]:
        """Everything this seat may do now."""
        answers = question.answers(seat) if seat in question.seats else set()
        return answers | self.free_plays(seat, question)

    def follow(self, trusted: int = 0) -> None:
        """Go through the whole log; the first disagreement ends it. So many entries were judged before."""
        for _question, _entry in self.walk(trusted):
            pass
        self.check_result(self.record.result)

    def walk(self, trusted: int = 0) -> Iterator[tuple[Ask, Entry]]:
        """Go through the log; before each step, the question that is open and the entry that answers it."""
        self.conservation()
        # A free play may ask something itself; what was asked before then waits until that is answered.
        self._courses = [self.course()]
        self._questions = [next(self._courses[0])]
        for number, entry in enumerate(self.record.entries, 1):
            if not self._questions:
                raise Fault(f"{self.record.name}: the log goes on after the end")
            question = self._questions[-1]
            yield question, entry
            try:
                if number > trusted:
                    self.check_entry(question, entry)
                self._carry_out(question, entry)
                if number >= trusted:
                    self.conservation()
            except Fault as fault:
                where = f"{self.record.name}, entry {number}, {'ABCDE'[entry.seat]} {entry.action}"
                raise Fault(f"{where}: {fault}") from fault
        if self._questions:
            raise Fault(f"{self.record.name}: the log ends at the question {self._questions[-1].name}")

    def check_entry(self, question: Ask, entry: Entry) -> None:
        """Was this asked, and may it be answered so? Changes nothing."""
        asked = question.name if entry.seat in question.seats else None
        if asked != entry.question:
            raise Fault(f"seat {entry.seat} is asked {asked}, but the log says {entry.question}")
        if entry.legal is not None:
            self._compare_lists(question, entry.legal)
        if entry.views is not None:
            self._compare_tables(entry.views)
        may = self.may(entry.seat, question)
        if entry.action not in may:
            raise Fault(f"not legal at {question.name}; legal are {sorted(may)[:40]}")

    def _carry_out(self, question: Ask, entry: Entry) -> None:
        self.events.load(entry.events)
        self.turned_up = entry.turned_up
        answer = Answer(entry.seat, entry.action)
        if answer.kind in self.FREE:
            course = self.play_freely(answer, question)
            asked = next(course, None)
            if asked is not None:
                self._courses.append(course)
                self._questions.append(asked)
        else:
            self.answered()
            try:
                self._questions[-1] = self._courses[-1].send(answer)
            except StopIteration:
                self._courses.pop()
                self._questions.pop()
        self.events.all_seen()

    def _compare_lists(self, question: Ask, legal: dict[int, list[str]]) -> None:
        self.judged += 1
        for seat in self.seats:
            mine, theirs = self.may(seat, question), set(legal.get(seat, ()))
            if mine != theirs:
                raise Fault(
                    f"at {question.name} seat {seat}: only the rules allow {sorted(mine - theirs)[:20]}, "
                    f"only the engine offers {sorted(theirs - mine)[:20]}"
                )

    def _compare_tables(self, views: list[Words]) -> None:
        mine, theirs = self.own_view(), self.read_views(views)
        if mine != theirs:
            raise Fault(f"the tables differ (by the rules, by the engine): {difference(mine, theirs)}")

    def check_result(self, theirs: Words) -> None:
        """Is this how the game ended?"""
        mine = self.result()
        for part in ("reason", "sheet", "scores", "ranks"):
            if mine[part] != theirs[part]:
                raise Fault(f"{self.record.name}: {part} is {mine[part]} by the rules, {theirs[part]} by the engine")


def difference(mine: Words, theirs: Words) -> Words:
    """Only what differs, as pairs."""
    found: Words = {}
    for part in mine:
        one, other = mine[part], theirs.get(part)
        if one != other:
            nested = type(one) is dict and isinstance(other, dict) and set(one) == set(other)
            found[part] = difference(one, other or {}) if nested else (one, other)
    return found


def ranks_of(order: Sequence[Any]) -> list[int]:
    """1 for the best; equals share a rank."""
    return [1 + sum(other > mine for other in order) for mine in order]
