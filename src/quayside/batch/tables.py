"""Many tables of one game, each with its own deal, its own players and its own chance.

Somebody outside answers for the seats that no opponent holds. All that is said about a table is put down in rows, and a
stretch of tables at a time is handed out, so that nothing is made per decision that Python would have to look after.
"""

from __future__ import annotations

from typing import Callable, Final, Optional

from quayside.kernel.agenda import first_waiting, walk
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i16, i64, read_i64_le, u8, vec, zeros
from quayside.kernel.rng import Quick
from quayside.kernel.state import Result, State
from quayside.kernel.strokes import (
    fetch_noted,
    fetch_number,
    holds_number,
    lay_numbers,
    list_numbers,
    mark_bits,
    mark_bytes,
    note_memory,
    wipe_bytes,
)
from quayside.observe.writer import ObservationWriter
from quayside.search.players import Opponent

NOBODY: Final[i64] = -1  # nobody is asked: the game is over

NOTED: Final[i64] = 96  # pieces of memory of a position of which is noted where they are
# They are fetched in parts, while something is done: a processor waits for few pieces at once.
PARTS: Final[i64] = 4
AHEAD: Final[i64] = 8  # tables between the one whose list is read and the one whose list is fetched
MOST_ACTIONS: Final = 1 << 15  # that lists of numbers of 16 bits can name

POINTS: Final = 100.0  # make a reward of 1

# How a finished table goes on.
SAME_STEP: Final = 0  # the next game is dealt at once
NEXT_STEP: Final = 1  # the next answer, whatever it is, deals it
DISABLED: Final = 2  # somebody has to say so


class Dealt:
    """A game that begins: its players by seat, None where somebody outside answers, and their chance."""

    def __init__(self, g: State, players: list[Optional[Opponent]], rng: Quick) -> None:
        self.g = g
        self.players = players
        self.rng = rng


class Paper:
    """Arrays of somebody's, as their bytes, on which is written what can be seen.

    `numbers` of 16 bits are what the seat that is asked may know, in so many `rows`: one for each table, or fewer for a
    stretch of tables at a time. `secret` are the columns of `numbers` that only their owner sees: those of the other
    seats are written on `secrets`, for critics. `marks` have a row for each table, with a 1 for each action that is
    legal: a byte, or (`bits`) one bit of it, the highest first. `legal` are lists of these actions, numbers of 16 bits,
    with room for all actions at each table.
    """

    def __init__(
        self,
        rows: int,
        numbers: memoryview,
        legal: memoryview,
        marks: memoryview,
        bits: bool,
        secrets: memoryview,
        secret: list[int],
    ) -> None:
        self.rows = rows
        self.numbers = numbers
        self.legal = legal
        self.marks = marks
        self.bits = bits
        self.secrets = secrets
        self.secret = secret


class Tables:
    """`deal` makes the next game of a table; `pay` says what a result is worth to each player."""

    def __init__(
        self,
        writer: ObservationWriter,
        count: int,
        players: int,
        actions: int,
        autoreset: int,
        deal: Callable[[int], Dealt],
        pay: Callable[[Result], list[float]],
        points: bool,
        paper: Paper,
    ) -> None:
        self._writer = writer
        self._deal = deal
        self._pay = pay
        self._points = points  # pay for every change of the totals instead
        self._autoreset = autoreset
        self._players: i64 = players
        self._actions: i64 = actions
        self._count: i64 = count
        self._games: list[State] = []
        self._others: list[Dealt] = []
        self._noted: vec[i64] = zeros(count * NOTED)
        self._held: vec[u8] = vec[u8]([0] * (count * players))  # whether an opponent has that seat
        self.seat: vec[i64] = zeros(count)  # who is asked, or NOBODY
        self.done: vec[u8] = vec[u8]([0] * count)  # whether the last answer ended a game
        self.reward: vec[float] = vec[float]([0.0] * (count * players))
        self.score: vec[i64] = zeros(count * players)  # of the game that ended last
        self.rank: vec[i64] = zeros(count * players)
        self._total: vec[i64] = zeros(count * players)  # what each seat would have if the game ended now
        self.legal_count: vec[i64] = zeros(count)
        self.taken: i64 = 0  # decisions, those of opponents included
        self._offers = Offers(actions)  # one for all tables, which stays in the processor's cache
        if actions > MOST_ACTIONS:
            raise ValueError(f"a batch can name {MOST_ACTIONS} actions, not {actions}")
        self._legal = paper.legal
        self._rows: i64 = paper.rows
        self._numbers = paper.numbers
        self._marks = paper.marks
        self._bits = paper.bits
        self._marked: i64 = (actions + 7) // 8 if paper.bits else actions  # bytes that have the marks of a table
        self._secrets = paper.secrets
        self._secret: vec[i64] = vec[i64](paper.secret)
        # One row of each, which stays in the processor's cache: it is laid on the paper when it is whole.
        self._row: vec[i16] = vec[i16]([0] * writer.size)
        self._beside: vec[i16] = vec[i16]([0] * (len(paper.secret) * (writer.most - 1)))

    # -- what happens --------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Deal a game at every table."""
        self._games = []
        self._others = []
        for table in range(int(self._count)):
            dealt = self._dealt(table)
            self._games.append(dealt.g)
            self._others.append(dealt)
            self._start(table, dealt.g)

    def deal_again(self, table: int) -> None:
        """Deal the next game of one table, whatever became of the last."""
        self._clear(table)
        self._next(table)

    def first_illegal(self, first: i64, answers: bytes) -> i64:
        """The first table from `first` on whose answer is not legal; NOBODY if all are."""
        count: i64 = len(answers) >> 3
        for at in range(count):
            table = first + at
            fetch_number(self._legal, (table + AHEAD) * self._actions)
            if self.seat[table] == NOBODY:
                if self._autoreset == DISABLED:
                    return table
                continue
            legal = table * self._actions
            if not holds_number(self._legal, legal, self.legal_count[table], read_i64_le(answers, at << 3)):
                return table
        return NOBODY

    def step(self, first: i64, answers: bytes) -> None:
        """Carry out the answers of a stretch of tables, known to be legal, and play on to the next questions.

        Each is put down while its table is at hand.
        """
        count: i64 = len(answers) >> 3
        for at in range(count):
            table = first + at
            fetch_number(self._legal, (table + 1) * self._actions)
            self._write(table, self._step(table, read_i64_le(answers, at << 3)))
            self._fetch_after(table, 3)

    # -- what can be seen ----------------------------------------------------------------------------------------

    def show(self, first: i64, count: i64) -> None:
        """Put down a stretch of tables as they are."""
        for at in range(count):
            self._write(first + at, self._games[first + at])

    def _write(self, table: i64, g: State) -> None:
        writer, numbers = self._writer, self._row
        row = table % self._rows
        self._fetch_after(table, 2)
        writer.write(g, self._looks(table), numbers, 0)
        lay_numbers(numbers, self._numbers, row * writer.size)
        if len(self._secret) > 0:
            self._write_secrets(table, row)

    def _write_secrets(self, table: i64, row: i64) -> None:
        """What the others see of their own, in turn order from the seat that is asked."""
        writer, secret, numbers, beside = self._writer, self._secret, self._row, self._beside
        start: i64 = 0
        looks = self._looks(table)
        for place in range(self._players - 1):
            seat = looks + place + 1
            writer.write(self._games[table], seat if seat < self._players else seat - self._players, numbers, 0)
            for column in secret:
                beside[start] = numbers[column]
                start += 1
        lay_numbers(beside, self._secrets, row * i64(len(beside)))

    def game(self, table: int) -> State:
        """The position at a table, for teachers and tests to look at."""
        return self._games[table]

    # -- the parts -----------------------------------------------------------------------------------------------

    def _step(self, table: i64, answer: i64) -> State:
        """The position afterwards, which may be that of another game."""
        self._clear(table)
        if self.seat[table] == NOBODY:
            return self._next(int(table))
        g = self._games[table]
        self._fetch_after(table, 0)
        g.play(self.seat[table], answer)
        self.taken += 1
        self._fetch_after(table, 1)
        self._play_on(table, g)
        if self._points:
            self._pay_points(table)
        return self._end(table) if self.seat[table] == NOBODY else g

    def _fetch_after(self, table: i64, part: i64) -> None:
        """A part of what the next table needs is brought from memory while this one plays: not all fit into a cache."""
        fetch_noted(self._noted, (table + 1) * NOTED, part, PARTS)

    def _clear(self, table: i64) -> None:
        """Forget what the last answer brought."""
        if self.done[table]:
            self.done[table] = 0
        elif not self._points:
            return
        for seat in range(self._players):
            self.reward[table * self._players + seat] = 0.0

    def _next(self, table: int) -> State:
        dealt = self._dealt(table)
        self._games[table] = dealt.g
        self._others[table] = dealt
        self._start(table, dealt.g)
        return dealt.g

    def _dealt(self, table: int) -> Dealt:
        dealt = self._deal(table)
        dealt.g.share_offers(self._offers)
        note_memory(dealt.g, self._noted, table * NOTED, NOTED)
        for seat, player in enumerate(dealt.players):
            self._held[table * self._players + seat] = 0 if player is None else 1
        return dealt

    def _start(self, table: i64, g: State) -> None:
        if self._points:
            self._remember(table)
        self._play_on(table, g)

    def _play_on(self, table: i64, g: State) -> None:
        """Let opponents answer until somebody outside is asked, or nobody any more."""
        while True:
            seat = first_waiting(g)
            if seat < 0:
                self._ask(table, NOBODY, _ANYTHING, 1)
                return
            o = walk(g, seat, -1)
            if not self._held[table * self._players + seat]:
                self._ask(table, seat, o.items, o.n)
                return
            dealt = self._others[table]
            opponent = dealt.players[seat]
            assert opponent is not None
            g.play(seat, opponent.answer(g, seat, o, dealt.rng))
            self.taken += 1

    def _ask(self, table: i64, seat: i64, actions: vec[i64], count: i64) -> None:
        """What a seat may answer is remembered in place of what could be answered before, and marked."""
        legal, marks, marked = self._legal, self._marks, self._marked
        first, start = table * self._actions, table * marked
        if self._bits:
            wipe_bytes(marks, start, marked)
        else:
            mark_bytes(legal, first, self.legal_count[table], 0, marks, start, marked)
        list_numbers(actions, count, legal, first)
        if self._bits:
            mark_bits(legal, first, count, marks, start, marked)
        else:
            mark_bytes(legal, first, count, 1, marks, start, marked)
        self.seat[table] = seat
        self.legal_count[table] = count

    def _looks(self, table: i64) -> i64:
        """Through whose eyes a table is shown: those of the seat that is asked, at the end of the first one outside."""
        seat = self.seat[table]
        if seat != NOBODY:
            return seat
        for other in range(self._players):
            if not self._held[table * self._players + other]:
                return other
        return 0

    def _end(self, table: i64) -> State:
        """Whose position is shown then: that of the next game, if it is dealt at once."""
        result = self._games[table].score()
        paid = self._pay(result)
        for seat in range(self._players):
            at = table * self._players + seat
            self.score[at] = result.scores[seat]
            self.rank[at] = result.ranks[seat]
            if not self._points:
                self.reward[at] = paid[seat]
        self.done[table] = 1
        return self._next(int(table)) if self._autoreset == SAME_STEP else self._games[table]

    def _remember(self, table: i64) -> None:
        totals = self._games[table].score().scores
        for seat in range(self._players):
            self._total[table * self._players + seat] = totals[seat]

    def _pay_points(self, table: i64) -> None:
        totals = self._games[table].score().scores
        for seat in range(self._players):
            at = table * self._players + seat
            self.reward[at] = float(totals[seat] - self._total[at]) / POINTS
            self._total[at] = totals[seat]


# Where nobody is asked, any answer does; the list has one, since masks without a 1 break learners.
_ANYTHING: Final = vec[i64]([0])
