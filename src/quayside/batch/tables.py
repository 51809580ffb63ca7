"""Many tables of one game, each with its own deal, its own players and its own chance.

Somebody outside answers for the seats that no opponent holds. All that is said about a table is put down in rows, and a
stretch of tables at a time is handed out, so that nothing is made per decision that Python would have to look after.
"""

from __future__ import annotations

from typing import Callable, Final, Optional

from quayside.kernel.offers import Offers
from quayside.kernel.packed import i16, i64, read_f64_le, read_i64_le, u8, vec, zeros
from quayside.kernel.rng import Quick
from quayside.kernel.state import Result, State
from quayside.kernel.strokes import fetch_fields, fetch_rows, fetch_starts, mark_bytes, wipe_numbers
from quayside.observe.writer import ObservationWriter
from quayside.search.players import Opponent

NOBODY: Final[i64] = -1  # nobody is asked: the game is over

FIELDS: Final[i64] = 1280  # bytes that the fields of a position take, about

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


class Tables:
    """`deal` makes the next game of a table; `pay` says what a result is worth to each player. What is seen is
    written on so many rows of `paper`: one for each table, or fewer for a stretch of tables at a time. `secret` are the
    columns of an observation that only its owner sees: those of the other seats are put down too, for critics."""

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
        paper: int,
        secret: list[int],
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
        self._legal: vec[vec[i64]] = vec[vec[i64]]([vec[i64]()] * count)
        # A row for each table, or for each of the stretch put down last: what the seat that is asked may know, and a 1
        # for each action that is legal.
        self._paper: i64 = paper
        self.numbers: vec[i16] = vec[i16]([0] * (paper * writer.size))
        self.marks: vec[u8] = vec[u8]([0] * (paper * actions))
        self._marked: vec[vec[i64]] = vec[vec[i64]]([vec[i64]()] * paper)  # which actions have a 1 there
        self._secret: vec[i64] = zeros(len(secret))
        for at, column in enumerate(secret):
            self._secret[at] = column
        self._beside: i64 = len(secret) * (writer.most - 1)  # numbers of a row
        self.secrets: vec[i16] = vec[i16]([0] * (paper * self._beside))
        self._scrap: vec[i16] = vec[i16]([0] * writer.size)

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
            if self.seat[table] == NOBODY:
                if self._autoreset == DISABLED:
                    return table
                continue
            if not self._allows(table, read_i64_le(answers, at << 3)):
                return table
        return NOBODY

    def step(self, first: i64, answers: bytes) -> None:
        """Carry out the answers of a stretch of tables, known to be legal, and play on to the next questions.

        Each is put down while its table is at hand.
        """
        count: i64 = len(answers) >> 3
        for at in range(count):
            self._fetch_after(first + at)
            self._step(first + at, read_i64_le(answers, at << 3))
            self._write(first + at)

    def pick(self, chances: bytes) -> vec[i64]:
        """For every table a legal answer: that at a place from 0 to 1 of its list, given as a float of 64 bits."""
        found = zeros(self._count)
        for table in range(self._count):
            legal = self._legal[table]
            size: i64 = len(legal)
            at = i64(read_f64_le(chances, table << 3) * float(size))
            found[table] = legal[at if 0 <= at < size else 0]
        return found

    # -- what can be seen ----------------------------------------------------------------------------------------

    def show(self, first: i64, count: i64) -> None:
        """Put down a stretch of tables as they are."""
        for at in range(count):
            self._write(first + at)

    def _write(self, table: i64) -> None:
        writer, numbers, marks = self._writer, self.numbers, self.marks
        row = table % self._paper
        start = row * writer.size
        wipe_numbers(numbers, start, writer.size)
        writer.write(self._games[table], self._looks(table), numbers, start)
        start = row * self._actions
        mark_bytes(self._marked[row], 0, marks, start, self._actions)
        mark_bytes(self._legal[table], 1, marks, start, self._actions)
        self._marked[row] = self._legal[table]
        if self._beside > 0:
            self._write_secrets(table, row * self._beside)

    def _write_secrets(self, table: i64, start: i64) -> None:
        """What the others see of their own, in turn order from the seat that is asked."""
        writer, secret, secrets, scrap = self._writer, self._secret, self.secrets, self._scrap
        count: i64 = len(secret)
        wipe_numbers(secrets, start, self._beside)
        looks = self._looks(table)
        for place in range(self._players - 1):
            seat = looks + place + 1
            wipe_numbers(scrap, 0, writer.size)
            writer.write(self._games[table], seat if seat < self._players else seat - self._players, scrap, 0)
            for at in range(count):
                secrets[start + at] = scrap[secret[at]]
            start += count

    def game(self, table: int) -> State:
        """The position at a table, for teachers and tests to look at."""
        return self._games[table]

    # -- the parts -----------------------------------------------------------------------------------------------

    def _step(self, table: i64, answer: i64) -> None:
        self._clear(table)
        if self.seat[table] == NOBODY:
            self._next(int(table))
            return
        g = self._games[table]
        g.play(self.seat[table], answer)
        self.taken += 1
        self._play_on(table, g)
        if self._points:
            self._pay_points(table)
        if self.seat[table] == NOBODY:
            self._end(table)

    def _fetch_after(self, table: i64) -> None:
        """What the next tables need is brought from memory while this one plays: they do not all fit into a cache."""
        games = self._games
        fetch_fields(games, table + 3, FIELDS)
        fetch_starts(games, table + 2)
        fetch_rows(games, table + 1)

    def _allows(self, table: i64, action: i64) -> bool:
        for legal in self._legal[table]:  # noqa: SIM110 (a generator is far slower when compiled)
            if legal == action:
                return True
        return False

    def _clear(self, table: i64) -> None:
        """Forget what the last answer brought."""
        if self.done[table]:
            self.done[table] = 0
        elif not self._points:
            return
        for seat in range(self._players):
            self.reward[table * self._players + seat] = 0.0

    def _next(self, table: int) -> None:
        dealt = self._dealt(table)
        self._games[table] = dealt.g
        self._others[table] = dealt
        self._start(table, dealt.g)

    def _dealt(self, table: int) -> Dealt:
        dealt = self._deal(table)
        dealt.g.share_offers(self._offers)
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
            seat = g.first_waiting()
            if seat < 0:
                self.seat[table] = NOBODY
                self._legal[table] = _ANYTHING
                self.legal_count[table] = 1
                return
            o = g.walk(seat, -1)
            if not self._held[table * self._players + seat]:
                self.seat[table] = seat
                self._legal[table] = o.items[: o.n]
                self.legal_count[table] = o.n
                return
            dealt = self._others[table]
            opponent = dealt.players[seat]
            assert opponent is not None
            g.play(seat, opponent.answer(g, seat, o, dealt.rng))
            self.taken += 1

    def _looks(self, table: i64) -> i64:
        """Through whose eyes a table is shown: those of the seat that is asked, at the end of the first one outside."""
        seat = self.seat[table]
        if seat != NOBODY:
            return seat
        for other in range(self._players):
            if not self._held[table * self._players + other]:
                return other
        return 0

    def _end(self, table: i64) -> None:
        result = self._games[table].score()
        paid = self._pay(result)
        for seat in range(self._players):
            at = table * self._players + seat
            self.score[at] = result.scores[seat]
            self.rank[at] = result.ranks[seat]
            if not self._points:
                self.reward[at] = paid[seat]
        self.done[table] = 1
        if self._autoreset == SAME_STEP:
            self._next(int(table))

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
