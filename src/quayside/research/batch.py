"""Many tables at once, for learning: arrays in, arrays out, and compiled code in between.

env = make(GAME, tables=4096, players=3)
while True:
    env.step(policy(env.observation, env.mask))

The arrays are always the same ones, written anew by every step; `out` may bring them. A table asks one seat at a time:
`seat` says which. `opponents` puts players into all seats but one, and then only that one is asked.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Final, Iterator, Mapping, Optional, Sequence, Union

import numpy as np
from numpy.typing import NDArray

import quayside
from quayside.batch.tables import DISABLED, NEXT_STEP, NOBODY, SAME_STEP, Dealt, Paper, Tables
from quayside.bots.ismcts import JUDGES
from quayside.games.registry import entry
from quayside.kernel.errors import BadOptions, QuaysideError
from quayside.kernel.rng import Quick
from quayside.kernel.state import Result, State
from quayside.observe.registry import OBSERVATION_WRITERS
from quayside.research.advice import Adviser
from quayside.research.observation import scales, secret_columns, secrets_size
from quayside.research.seating import Seating
from quayside.research.tables import players_of, refusal, utilities

if TYPE_CHECKING:
    from quayside.research.processes import ProcessBatch

AUTORESET: Final = {"same_step": SAME_STEP, "next_step": NEXT_STEP, "disabled": DISABLED}
OBSERVATIONS: Final = ("int16", "int32", "float16", "float32")
WRITTEN: Final = "int16"  # as the tables write observations; everything else is made from that
MASKS: Final = ("bytes", "bits")
REWARDS: Final = ("win", "score", "points")
Seeds = Union[int, Sequence[int], None]
STRETCH: Final = 64  # tables put down at a time: few enough that their rows stay in the processor's cache


class IllegalAnswer(QuaysideError):
    """An action of a batch is not legal at its table; nothing was done at any."""


@dataclass(frozen=True, kw_only=True)
class Setting:
    """What kind of tables a batch has."""

    game: str
    tables: int
    players: int
    opponents: Any = None
    seat: Optional[int] = None
    autoreset: str = "same_step"
    observation: str = WRITTEN
    scaled: bool = False
    mask: str = "bytes"
    reward: str = "win"
    secrets: bool = False
    advice: bool = False
    options: Mapping[str, object]
    seed: int = 0

    def check(self) -> None:
        """Everything that can be wrong is told before a table is laid."""
        _one_of("autoreset", self.autoreset, tuple(AUTORESET))
        _one_of("observation", self.observation, OBSERVATIONS)
        _one_of("mask", self.mask, MASKS)
        _one_of("reward", self.reward, REWARDS)
        if self.advice:
            JUDGES.of(self.game)
        if self.tables < 1:
            raise BadOptions(f"a batch has at least one table, not {self.tables}")
        if self.scaled and not self.observation.startswith("float"):
            raise BadOptions(f"scaled numbers are fractions: they need a float, not {self.observation}")
        quayside.new(self.game, self.players, 0, self.options)


def seeds_of(seed: Union[int, Sequence[int]], tables: int) -> list[int]:
    """The seed of each table."""
    if isinstance(seed, int):
        return [seed] * tables
    if len(seed) != tables:
        raise BadOptions(f"one seed, or one for each of {tables} tables is needed, not {len(seed)}")
    return list(seed)


def _one_of(what: str, given: object, choices: tuple[str, ...]) -> None:
    if given not in choices:
        raise BadOptions(f"{what} is one of {', '.join(choices)}, not {given!r}")


@dataclass(frozen=True)
class Arrays:
    """What a batch tells, one row per table."""

    observation: NDArray[Any]  # what the seat that is asked may know
    mask: NDArray[np.uint8]  # which actions are legal: a byte each, or a bit each, the highest first
    legal_count: NDArray[np.int32]  # how many
    seat: NDArray[np.int8]  # who is asked; -1 where the game is over and no next one is dealt
    reward: NDArray[np.float32]  # of every seat, for the last action and what followed it
    done: NDArray[np.bool_]  # whether that ended the game
    score: NDArray[np.int32]  # of every seat in the game that ended last
    rank: NDArray[np.int8]
    secrets: NDArray[np.int16]  # what only the other seats see, for critics; nothing unless it was asked for
    advice: NDArray[np.uint8]  # how well the game's judge likes each action; nothing unless it was asked for

    @staticmethod
    def shapes(setting: Setting) -> dict[str, tuple[tuple[int, ...], np.dtype[Any]]]:
        """The shape and type of each."""
        tables, seats = setting.tables, (setting.tables, setting.players)
        actions = int(entry(setting.game).book.actions.size)
        row = actions if setting.mask == "bytes" else (actions + 7) // 8
        beside = secrets_size(setting.game) if setting.secrets else 0
        return {
            "observation": ((tables, int(OBSERVATION_WRITERS.of(setting.game).size)), np.dtype(setting.observation)),
            "mask": ((tables, row), np.dtype(np.uint8)),
            "legal_count": ((tables,), np.dtype(np.int32)),
            "seat": ((tables,), np.dtype(np.int8)),
            "reward": (seats, np.dtype(np.float32)),
            "done": ((tables,), np.dtype(np.bool_)),
            "score": (seats, np.dtype(np.int32)),
            "rank": (seats, np.dtype(np.int8)),
            "secrets": ((tables, beside), np.dtype(np.int16)),
            "advice": ((tables, actions if setting.advice else 0), np.dtype(np.uint8)),
        }

    @staticmethod
    def zeros(setting: Setting) -> Arrays:
        return Arrays(**{name: np.zeros(shape, kind) for name, (shape, kind) in Arrays.shapes(setting).items()})

    def rows(self, rows: slice) -> Arrays:
        """Some of the tables, in the same arrays."""
        return Arrays(**{field.name: getattr(self, field.name)[rows] for field in fields(self)})

    def check(self, setting: Setting) -> None:
        """Whether somebody's arrays can be written by a batch."""
        for name, (shape, kind) in Arrays.shapes(setting).items():
            array = getattr(self, name)
            if array.shape != shape or array.dtype != kind or not array.flags.writeable:
                raise BadOptions(f"{name} is a writeable array {shape} of {kind}, not {array.shape} of {array.dtype}")


class BatchArrays:
    """The arrays under their own names."""

    setting: Setting
    arrays: Arrays

    @property
    def observation(self) -> NDArray[Any]:
        return self.arrays.observation

    @property
    def mask(self) -> NDArray[np.uint8]:
        return self.arrays.mask

    @property
    def legal_count(self) -> NDArray[np.int32]:
        return self.arrays.legal_count

    @property
    def seat(self) -> NDArray[np.int8]:
        return self.arrays.seat

    @property
    def reward(self) -> NDArray[np.float32]:
        return self.arrays.reward

    @property
    def done(self) -> NDArray[np.bool_]:
        return self.arrays.done

    @property
    def score(self) -> NDArray[np.int32]:
        return self.arrays.score

    @property
    def rank(self) -> NDArray[np.int8]:
        return self.arrays.rank

    @property
    def secrets(self) -> NDArray[np.int16]:
        return self.arrays.secrets

    @property
    def advice(self) -> NDArray[np.uint8]:
        return self.arrays.advice


def lists_of_legal(setting: Setting) -> tuple[tuple[int, int], np.dtype[Any]]:
    """The shape and type of the lists of legal actions that the tables keep beside the masks."""
    return (setting.tables, int(entry(setting.game).book.actions.size)), np.dtype(np.int16)


def picked(legal: NDArray[np.int16], count: NDArray[np.int32], places: NDArray[np.floating[Any]]) -> NDArray[np.int64]:
    """Of each list the action at a place from 0 to 1. To take from one long row is quicker than from many."""
    at = (places * count).astype(np.int64)
    at[(at < 0) | (at >= count)] = 0
    found: NDArray[np.int16] = legal.reshape(-1).take(np.arange(len(legal)) * legal.shape[1] + at)
    return found.astype(np.int64)


def bytes_of(array: NDArray[Any]) -> memoryview:
    """The memory of an array, for compiled code to write on."""
    return array.reshape(-1).view(np.uint8).data


class Batch(BatchArrays):
    """Tables in this process. `first` is the number of its first table, where it is a part of a larger batch."""

    def __init__(
        self,
        setting: Setting,
        out: Optional[Arrays] = None,
        first: int = 0,
        legal: Optional[NDArray[np.int16]] = None,
    ) -> None:
        setting.check()
        self.setting = setting
        self.tables = setting.tables
        self.players = setting.players
        self.actions = int(entry(setting.game).book.actions.size)
        self._first = first
        self._adviser = Adviser(setting.game) if setting.advice else None
        self._seating = Seating(setting.game, setting.players, setting.opponents, setting.seat)
        self._seeds = seeds_of(setting.seed, self.tables)
        self._games = [0] * self.tables  # dealt at each table so far
        self._scale = 1 / scales(setting.game) if setting.scaled else None
        self.arrays = out or Arrays.zeros(setting)
        self.arrays.check(setting)
        self._written = self._paper()
        self._marks = self.mask if self.mask.flags.c_contiguous else np.zeros_like(self.mask, order="C")
        self._marks[:] = 0
        self._legal = np.zeros(*lists_of_legal(setting)) if legal is None else legal
        self._tables = Tables(
            OBSERVATION_WRITERS.of(setting.game),
            self.tables,
            self.players,
            self.actions,
            AUTORESET[setting.autoreset],
            self._deal,
            self._pay,
            setting.reward == "points",
            Paper(
                len(self._written.observation),
                bytes_of(self._written.observation),
                bytes_of(self._legal),
                bytes_of(self._marks),
                setting.mask == "bits",
                bytes_of(self._written.secrets),
                list(secret_columns(setting.game)) if setting.secrets else [],
            ),
        )
        self.reset()

    def reset(self, seed: Seeds = None) -> Arrays:
        """Deal a game at every table; with a seed, or one for each, new sequences of deals, else the next of each."""
        if seed is not None:
            self._seeds = seeds_of(seed, self.tables)
            self._games = [0] * self.tables
        self._tables.begin()
        self._show()
        return self.arrays

    def deal_again(self, tables: NDArray[np.bool_]) -> Arrays:
        """Deal the next game at the tables marked, finished or not."""
        for table in np.flatnonzero(tables):
            self._tables.deal_again(int(table))
            self._tables.show(int(table), 1)
            self._hand_out(int(table), 1)
        self._hand_out_figures()
        return self.arrays

    def step(self, actions: NDArray[np.integer[Any]]) -> Arrays:
        """Carry out one action per table and play on to its next question. If one is illegal, nothing is done."""
        answers = self._per_table(actions, np.int64)
        wrong = int(self._tables.first_illegal(0, answers.tobytes()))
        if wrong != NOBODY:
            raise self._refused(wrong, int(answers[wrong]))
        return self.play(answers)

    def play(self, answers: NDArray[np.int64]) -> Arrays:
        """The same with actions that somebody has found to be legal."""
        for start, count in self._stretches():
            self._tables.step(start, answers[start : start + count].tobytes())
            self._hand_out(start, count)
        self._hand_out_figures()
        return self.arrays

    def pick(self, places: NDArray[np.floating[Any]]) -> NDArray[np.int64]:
        """A legal action per table: that at a place from 0 to 1 of its list, so that even chances pick evenly."""
        return picked(self._legal, self.legal_count, self._per_table(places, np.float64))

    def game(self, table: int) -> State:
        """The position at a table, to look at; learners must not, teachers and tests may."""
        return self._tables.game(table)

    @property
    def taken(self) -> int:
        """How many decisions were taken at all tables so far, those of opponents included."""
        return int(self._tables.taken)

    def close(self) -> None:
        """There is nothing to close; a batch in several processes has a use for it."""

    def _per_table(self, given: NDArray[Any], kind: type) -> NDArray[Any]:
        row: NDArray[Any] = np.ascontiguousarray(given, kind)
        if row.shape != (self.tables,):
            raise BadOptions(f"one number for each of {self.tables} tables is needed, not {row.shape}")
        return row

    def _deal(self, table: int) -> Dealt:
        number = self._games[table]
        self._games[table] += 1
        name = f"batch:{self._seeds[table]}:{self._first + table}:{number}"
        g = quayside.new(self.setting.game, self.players, name, self.setting.options).without_past()
        rng = Quick(name)
        return Dealt(g, self._seating.seated(rng), rng)

    def _pay(self, result: Result) -> list[float]:
        return utilities(result, "score" if self.setting.reward == "score" else "win")

    def _refused(self, table: int, action: int) -> IllegalAnswer:
        seat = int(self.seat[table])
        if seat == NOBODY:
            return IllegalAnswer(f"the game at table {table} is over: deal_again() deals the next one")
        why = refusal(self._tables.game(table), action, seat)
        return IllegalAnswer(f"table {table}, seat {seat}: {why}; nothing was done at any table")

    def _paper(self) -> Arrays:
        """What the tables write on: the arrays themselves if these are as they write, else those of a stretch."""
        arrays, setting = self.arrays, self.setting
        in_place = arrays.observation.flags.c_contiguous and arrays.secrets.flags.c_contiguous
        if in_place and setting.observation == WRITTEN:
            return arrays
        return Arrays.zeros(replace(setting, tables=STRETCH, observation=WRITTEN, scaled=False, advice=False))

    def _show(self) -> None:
        for start, count in self._stretches():
            self._tables.show(start, count)
            self._hand_out(start, count)
        self._hand_out_figures()

    def _stretches(self) -> Iterator[tuple[int, int]]:
        """The tables that are carried on at a time: the first, and how many."""
        size = len(self._written.observation)
        for start in range(0, self.tables, size):
            yield start, min(size, self.tables - start)

    def _hand_out(self, start: int, count: int) -> None:
        """The rows written last, in the types that were asked for."""
        written, rows = self._written, slice(start, start + count)
        if self._marks is not self.mask:
            self.mask[rows] = self._marks[rows]
        if written is self.arrays:
            return
        paper = slice(start % STRETCH, start % STRETCH + count)
        there = self.observation[rows]
        np.copyto(there, written.observation[paper], casting="unsafe")
        if self._scale is not None:
            np.multiply(there, self._scale, out=there, casting="unsafe")
        self.secrets[rows] = written.secrets[paper]

    def _hand_out_figures(self) -> None:
        tables, arrays = self._tables, self.arrays
        for there, here in (
            (arrays.seat, tables.seat),
            (arrays.legal_count, tables.legal_count),
            (arrays.done, tables.done),
            (arrays.reward, tables.reward),
            (arrays.score, tables.score),
            (arrays.rank, tables.rank),
        ):
            np.copyto(there, np.asarray(memoryview(here)).reshape(there.shape), casting="unsafe")
        if self._adviser is not None:
            for table, seat in enumerate(self.seat.tolist()):
                self._adviser.write(self._tables.game(table), seat, self.advice[table])


def make(
    game: str,
    tables: int = 4096,
    players: Optional[int] = None,
    *,
    opponents: Any = None,
    seat: Optional[int] = None,
    autoreset: str = "same_step",
    observation: Optional[str] = None,
    scaled: bool = False,
    mask: str = "bytes",
    reward: str = "win",
    secrets: bool = False,
    advice: bool = False,
    options: Optional[Mapping[str, object]] = None,
    seed: int = 0,
    processes: int = 1,
    out: Optional[Arrays] = None,
) -> Union[Batch, ProcessBatch]:
    """Lay so many tables of a game. With `opponents` one seat is asked at each: `seat`, or by chance another in each
    game; without them every seat is. docs/research.md says what the rest is for."""
    setting = Setting(
        game=game,
        tables=tables,
        players=players_of(game, players),
        opponents=opponents,
        seat=seat,
        autoreset=autoreset,
        observation=observation or ("float32" if scaled else WRITTEN),
        scaled=scaled,
        mask=mask,
        reward=reward,
        secrets=secrets,
        advice=advice,
        options=dict(options or {}),
        seed=seed,
    )
    if processes == 1:
        return Batch(setting, out)
    from quayside.research.processes import ProcessBatch

    return ProcessBatch(setting, processes)
