"""Circles of tables that are played in processes of their own, and what a learner has to remember of them.

Every circle always has a step under way. An update takes what has come back by then, so that slow company holds up
nobody; the step under way is the first of the next stretch.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from quayside.games.registry import entry, manifest
from quayside.research.batch import Setting
from quayside.research.observation import observation_size, secrets_size
from quayside.research.processes import ProcessBatch
from quayside.research.training.deciding import Deciding, Given, Minds, Pinned
from quayside.research.training.masks import Masks
from quayside.research.training.phases import Phases
from quayside.research.training.plan import ALONE, EXPERT, FROZEN, GUIDED, PAST, Circle, Plan, opponents
from quayside.research.worth import STOPPED, worth


class Figures:
    """What the games that ended in a circle looked like, since it was last asked."""

    def __init__(self) -> None:
        self.games = 0
        self.stopped = 0
        self.won = 0.0
        self.length = 0
        self.score = 0.0

    def add(self, other: Figures) -> None:
        for name, number in vars(other).items():
            setattr(self, name, getattr(self, name) + number)

    def told(self) -> dict[str, float]:
        games = max(1, self.games)
        return {
            "games": self.games,
            "stopped": self.stopped,
            "first_share": round(self.won / games, 4),
            "length": round(self.length / games, 1),
            "score": round(self.score / games, 2),
        }


class Stretch:
    """What happened at the tables of a circle: a row for each step, and one for that under way."""

    def __init__(self, game: str, circle: Circle, steps: int, device: str) -> None:
        actions, most = int(entry(game).book.actions.size), int(entry(game).book.players[1])
        shape = (steps + 1, circle.tables)

        def empty(*more: int, kind: Any = torch.float32) -> torch.Tensor:
            return torch.zeros(*shape, *more, dtype=kind, device=device)

        self.rows = {
            "seen": empty(observation_size(game), kind=torch.int16),
            "secrets": empty(secrets_size(game), kind=torch.int16),
            "mask": empty((actions + 7) // 8, kind=torch.uint8),  # what is of use, as the seat numbers it
            "seat": empty(kind=torch.int64),
            "action": empty(kind=torch.int64),  # as the seat numbers it
            "chance": empty(),
            "values": empty(most),  # of every seat, from the one that acts on
            "mine": empty(kind=torch.bool),  # whether the learner acts as it is now
        }
        if circle.company == GUIDED:
            self.rows["advice"] = empty(actions, kind=torch.uint8)
        self.done = np.zeros(shape, np.bool_)
        self.paid = np.zeros((*shape, circle.players), np.float32)

    def begin_again(self, under_way: int) -> None:
        """The step under way becomes the first one."""
        for part in self.rows.values():
            part[0] = part[under_way].clone()


class Played:
    """One circle at play."""

    def __init__(self, plan: Plan, number: int, circle: Circle, masks: Masks, minds: Minds, device: str) -> None:
        self.circle = circle
        self.figures = Figures()
        self.kept = Stretch(plan.game, circle, plan.steps, device)
        self.at = 0  # steps that came back
        self._plan = plan
        self._own = manifest(plan.game).own_points
        self._env = ProcessBatch(
            Setting(
                game=plan.game,
                tables=circle.tables,
                players=circle.players,
                opponents=opponents(plan.game, circle.company) if circle.players > 1 else None,
                mask="bits",
                secrets=True,
                advice=circle.company == GUIDED,
                options=dict(circle.options),
                seed=plan.seed * 1000 + number,
            ),
            min(circle.tables, plan.processes_of(circle)),
        )
        self._rng = np.random.default_rng([plan.seed, number])
        self._asked = np.zeros(circle.tables, np.int64)  # decisions of the games under way
        # Which seats the learner has as it is now; in company of bots it is only asked for its own.
        self._mine = np.ones((circle.tables, circle.players), np.bool_)
        self._follows = np.zeros((circle.tables, circle.players))  # how often each seat does as it is advised
        self._sit_down(np.ones(circle.tables, np.bool_))
        self._seats = self._env.seat.astype(np.int64)  # who decides in the step under way
        self._who = np.ones(circle.tables, np.bool_)  # whether that is the learner as it is now
        self._told = np.zeros(circle.tables, np.bool_)  # whether it does as it is advised
        self._pinned = Pinned(self._env.memory) if device != "cpu" else None
        given: Given = {"seen": self._env.observation, "secrets": self._env.secrets, "mask": self._env.mask}
        given |= {"seat": self._env.seat, "mine": self._who}
        if circle.company == GUIDED:
            given |= {"advice": self._env.advice, "follows": self._told}
        self._deciding = Deciding(minds, masks, circle, given, self.kept.rows, device)
        self._thinks = False
        self._phases = Phases(circle.tables, self._rng)

    @property
    def full(self) -> bool:
        return self.at >= self._plan.steps

    def act(self) -> None:
        """Begin to decide at all tables; they are played on as soon as that is done."""
        self._seats = self._env.seat.astype(np.int64)
        self._who[:] = self._of_those(self._mine)
        if self.circle.company == GUIDED:
            self._told[:] = self._rng.random(self.circle.tables) < self._of_those(self._follows)
        self._deciding.begin(self.at)
        self._thinks = True

    def hand_over(self, wait: bool = False) -> None:
        """Let the tables be played on, if what was begun is decided."""
        if self._thinks and (wait or self._deciding.over):
            self._thinks = False
            self._env.send(self._deciding.actions())

    def ready(self) -> bool:
        """Whether all its tables have come back from the step under way, and there is room for what came of it."""
        self.hand_over()
        return not self._thinks and self._env.rests() and not self.full

    def _of_those(self, by_seat: NDArray[Any]) -> NDArray[Any]:
        """What is known of seats, for those who decide."""
        found: NDArray[Any] = np.take_along_axis(by_seat, self._seats[:, None], 1)[:, 0]
        return found

    def land(self) -> None:
        """Take what came of the step under way."""
        env = self._env
        self._asked += 1
        over = env.done.copy()
        paid = np.zeros((self.circle.tables, self.circle.players), np.float32)
        if over.any():
            paid[over] = worth(env.score[over], env.rank[over], env.reward[over], self._own)
            self._count(over)
        endless = self._asked > self._plan.longest
        if endless.any():
            env.deal_again(endless)
            paid[endless] = STOPPED
            self.figures.stopped += int(endless.sum())
            over |= endless
        self._begin_games(over)
        self.kept.done[self.at], self.kept.paid[self.at] = over, paid
        self.at += 1

    @property
    def spread(self) -> bool:
        """Whether its tables are at all parts of a game. Of experts too few games are played to wait for that."""
        return self.circle.company == EXPERT or self._phases.spread

    def spread_out(self) -> None:
        """Take what came of a step that nobody learns from."""
        self.land()
        due = self._phases.due(self.kept.done[0])
        if due.any():
            self._env.deal_again(due)
            self._begin_games(due)
        self.at = 0

    def _begin_games(self, tables: NDArray[np.bool_]) -> None:
        if tables.any():
            self._asked[tables] = 0
            self._sit_down(tables)

    def begin_again(self) -> None:
        """After an update: the step under way is the first of the next stretch."""
        self.kept.begin_again(self.at)
        self.at = 0

    def close(self) -> None:
        if self._pinned is not None:
            self._pinned.close()
        self._env.close()

    def _sit_down(self, tables: NDArray[np.bool_]) -> None:
        """In company of past selves any seats are the learner's, but never all or none; in that of what it began with
        one is. Of those that are advised half never do as they are told, so that the learner is seen where its own
        mistakes lead; others do at times, or always."""
        players, count = self.circle.players, int(tables.sum())
        if self.circle.company == GUIDED:
            self._follows[tables] = np.maximum(0.0, self._rng.uniform(-1.0, 1.0, (count, players)))
            return
        if self.circle.company == FROZEN:
            self._mine[tables] = self._rng.permuted(np.tile(np.arange(players) == 0, (count, 1)), axis=1)
        if self.circle.company != PAST:
            return
        own = self._rng.random((count, players)) < 0.5
        first, second = self._rng.permuted(np.tile(np.arange(players), (count, 1)), axis=1)[:, :2].T
        rows = np.arange(count)
        own[rows, first], own[rows, second] = True, False
        self._mine[tables] = own

    def _count(self, over: NDArray[np.bool_]) -> None:
        """What the learner made of the games that ended, in the mean of its seats."""
        told, ranks, scores = self.figures, self._env.rank[over], self._env.score[over]
        first = ranks == 1
        share = first / np.maximum(1, first.sum(1, keepdims=True))
        if self.circle.players == 1:
            share = self._env.reward[over] > 0
        own = self._mine[over] & (self._follows[over] == 0.0)
        if self.circle.company not in ALONE:
            own = np.arange(self.circle.players) == self._seats[over][:, None]
        there = own.any(1)  # where all seats were guided there is nothing of its own to tell
        number = np.maximum(1, own.sum(1))
        told.games += int(there.sum())
        told.won += float(((share * own).sum(1) / number).sum())
        told.length += int(self._asked[over][there].sum())
        told.score += float(((scores * own).sum(1) / number).sum())


def advantages(kept: Stretch, steps: int, players: int, spread: float, far: float) -> tuple[torch.Tensor, torch.Tensor]:
    """For every step that came back: how much better it went than expected, along each seat's own decisions, and what
    every seat got in the end as far as is known, from the seat that acts on. `spread` says how soon the former relies
    on what is expected, `far` the latter."""
    values, seats = kept.rows["values"][: steps + 1], kept.rows["seat"][: steps + 1, :, None]
    device, tables = values.device, values.shape[1]
    over = torch.from_numpy(kept.done[:steps, :, None, None]).to(device)
    paid = torch.from_numpy(kept.paid[:steps]).to(device)
    # From each seat on: whose turn is whose, if one counts from there.
    order = (seats + torch.arange(players, device=device)) % players
    # Of each seat: what it may expect, as seen at its next decision; what it gained from there on, counted in both
    # ways; and what it may expect with all that came after.
    first = torch.zeros(tables, players, device=device).scatter_(1, order[steps], values[steps, :, :players])
    state = torch.stack((first, torch.zeros_like(first), torch.zeros_like(first), first), -1)
    ended = torch.stack((paid, torch.zeros_like(paid), torch.zeros_like(paid), paid), -1)
    own = values[:steps, :, :1]
    who = seats[:steps, :, :, None].expand(-1, -1, -1, state.shape[-1])
    found = torch.zeros(steps, tables, 1, device=device)
    known = torch.zeros(steps, tables, players, device=device)
    for step in range(steps - 1, -1, -1):
        state = torch.where(over[step], ended[step], state)
        expected, gain, gain_far, _known = state.gather(1, who[step]).unbind(-1)
        more = expected - own[step]
        gain, gain_far = torch.add(more, gain, alpha=spread), torch.add(more, gain_far, alpha=far)
        state.scatter_(1, who[step], torch.stack((own[step], gain, gain_far, own[step] + gain_far), -1))
        found[step] = gain
        known[step] = state[:, :, 3]
    targets = torch.zeros(steps, tables, values.shape[2], device=device)
    targets[:, :, :players] = known.gather(2, order[:steps])
    return found[:, :, 0], targets
