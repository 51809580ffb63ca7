"""Games of teachers, to be imitated: what they saw, what they might do, what they did, and how it ended.

Most seats of a searched game are experts, the others club players and a beginner now and then, who brings positions
about that good players do not; what beginners do is not learnt. Plain games are the same without experts.
"""

from __future__ import annotations

import multiprocessing
from dataclasses import dataclass
from typing import Callable, Final

import numpy as np
from numpy.typing import NDArray

import quayside
from quayside.bots.base import Bot, answer
from quayside.bots.registry import make_bot
from quayside.bots.worker_processes import end_with_parent
from quayside.games.registry import entry, manifest
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.observe.registry import OBSERVATION_WRITERS
from quayside.research.observation import secret_columns, tensor
from quayside.research.training.plan import Plan, players_of
from quayside.research.turning import sensible, turned
from quayside.research.worth import worth_of

LONGEST: Final = 20_000  # decisions of a game
SEARCHED: Final = ("expert", "expert", "expert", "expert", "expert", "expert", "expert", "club", "club", "beginner")
PLAIN: Final = ("club", "club", "club", "club", "beginner")
NOT_LEARNT: Final = "beginner"


@dataclass(frozen=True)
class Lessons:
    """Decisions with a choice, one row each. Actions and seats are numbered from the seat that decides."""

    seen: NDArray[np.int16]
    secrets: NDArray[np.int16]
    mask: NDArray[np.uint8]  # packed
    action: NDArray[np.int64]
    worth: NDArray[np.float32]  # of every seat there may be; nothing for those that are not there
    playing: NDArray[np.bool_]

    def __len__(self) -> int:
        return len(self.action)

    @staticmethod
    def joined(parts: list[Lessons]) -> Lessons:
        names = ("seen", "secrets", "mask", "action", "worth", "playing")
        return Lessons(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in names})


class Notes:
    """What is put down of one game while it is played."""

    def __init__(self, game: str, players: int) -> None:
        self._game = game
        self._players = players
        self._most = int(OBSERVATION_WRITERS[game].most)
        self._size = int(entry(game).book.actions.size)
        self._columns = list(secret_columns(game))
        self._seats: list[int] = []
        self._rows: list[tuple[NDArray[np.int16], NDArray[np.int16], NDArray[np.uint8], int]] = []

    def note(self, g: State, seat: int, action: int) -> None:
        """A decision that is about to be taken; those without a choice teach nothing."""
        legal = sensible(self._game, g.legal(seat))
        if len(legal) < 2 or action not in legal:
            return
        way = turned(self._game, self._players, seat)
        mask = np.zeros(self._size, np.uint8)
        mask[way[legal]] = 1
        seen = tensor(g, seat).astype(np.int16)
        self._rows.append((seen, self._secrets(g, seat), np.packbits(mask), int(way[action])))
        self._seats.append(seat)

    def _secrets(self, g: State, seat: int) -> NDArray[np.int16]:
        found = np.zeros((self._most - 1, len(self._columns)), np.int16)
        for place in range(1, self._players):
            found[place - 1] = tensor(g, (seat + place) % self._players)[self._columns]
        return found.ravel()

    def end(self, g: State) -> Lessons:
        """All of it, with what came of it."""
        result = g.result
        assert result is not None
        players, most = self._players, self._most
        paid = worth_of(result, players, manifest(self._game).own_points)
        ends = np.zeros((len(self._rows), most), np.float32)
        for row, seat in enumerate(self._seats):
            ends[row, :players] = np.roll(paid, -seat)
        seen, secrets, masks, actions = zip(*self._rows, strict=True)
        playing = np.zeros((len(self._rows), most), np.bool_)
        playing[:, :players] = True
        return Lessons(np.stack(seen), np.stack(secrets), np.stack(masks), np.array(actions, np.int64), ends, playing)


def lesson(job: tuple[Plan, int]) -> Lessons | None:
    """One game of teachers; None if it does not end, or nobody had a choice."""
    plan, number = job
    players = players_of(plan.game, number)
    chance = Quick(f"teachers:{plan.seed}:{number}")
    teachers = SEARCHED if number < plan.searched else PLAIN
    names = [teachers[chance.below(len(teachers))] for _seat in range(players)]
    bots: list[Bot] = [make_bot(name, plan.game, number * 10 + seat) for seat, name in enumerate(names)]
    g = quayside.new(plan.game, players, f"lesson:{plan.seed}:{number}")
    g.recording = False
    notes, learnt = Notes(plan.game, players), 0
    for _decision in range(LONGEST):
        if g.over:
            break
        seat = int(g.first_waiting())
        action = answer(g, seat, bots[seat])
        if names[seat] != NOT_LEARNT:
            notes.note(g, seat, action)
            learnt += 1
        g.play(seat, action)
    return notes.end(g) if g.over and learnt else None


def play_lessons(plan: Plan, told: Callable[[int], None] = lambda _done: None) -> Lessons:
    """All games of teachers of a plan, in several processes; the same ones whatever their number. The searched ones
    come first, and take longest."""
    jobs = [(plan, number) for number in range(plan.searched + plan.plain)]
    parts: list[Lessons] = []
    if plan.workers == 1:
        found = map(lesson, jobs)
        parts = [part for part in found if part is not None]
    else:
        with multiprocessing.get_context("spawn").Pool(plan.workers, end_with_parent) as pool:
            for done, part in enumerate(pool.imap(lesson, jobs, chunksize=2), 1):
                parts += [] if part is None else [part]
                told(done)
    return Lessons.joined(parts)
