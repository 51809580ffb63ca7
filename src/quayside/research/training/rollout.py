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
from quayside.research.training.masks import Masks
from quayside.research.training.network import Critic, Player, choices
from quayside.research.training.plan import GUIDED, OPPONENTS, PAST, Circle, Plan
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
    """What happened at the tables of a circle, on the device: a row for each step, and one for that under way."""

    def __init__(self, game: str, circle: Circle, steps: int, device: str) -> None:
        actions, most = int(entry(game).book.actions.size), int(entry(game).book.players[1])
        shape = (steps + 1, circle.tables)

        def empty(*more: int, kind: Any = torch.float32) -> torch.Tensor:
            return torch.zeros(*shape, *more, dtype=kind, device=device)

        self.seen = empty(observation_size(game), kind=torch.int16)
        self.secrets = empty(secrets_size(game), kind=torch.int16)
        self.mask = empty((actions + 7) // 8, kind=torch.uint8)
        self.seat = empty(kind=torch.int64)
        self.action = empty(kind=torch.int64)  # as the seat numbers it
        self.chance = empty()
        self.advice = empty(actions if circle.company == GUIDED else 0, kind=torch.uint8)
        self.values = empty(most)  # of every seat, from the one that acts on
        self.mine = empty(kind=torch.bool)  # whether the learner acts as it is now
        self.done = np.zeros(shape, np.bool_)
        self.paid = np.zeros((*shape, circle.players), np.float32)

    def put(self, step: int, **rows: torch.Tensor) -> None:
        for name, row in rows.items():
            getattr(self, name)[step] = row

    def begin_again(self, under_way: int) -> None:
        """The step under way becomes the first one."""
        for name in ("seen", "secrets", "mask", "seat", "action", "chance", "advice", "values", "mine"):
            part = getattr(self, name)
            part[0] = part[under_way].clone()


class Played:
    """One circle at play."""

    def __init__(self, plan: Plan, number: int, circle: Circle, masks: Masks, device: str) -> None:
        self.circle = circle
        self.figures = Figures()
        self.kept = Stretch(plan.game, circle, plan.steps, device)
        self.at = 0  # steps that came back
        self._plan = plan
        self._own = manifest(plan.game).own_points
        self._masks = masks
        self._device = device
        self._env = ProcessBatch(
            Setting(
                game=plan.game,
                tables=circle.tables,
                players=circle.players,
                opponents=OPPONENTS[circle.company] if circle.players > 1 else None,
                mask="bits",
                secrets=True,
                advice=circle.company == GUIDED,
                options={},
                seed=plan.seed * 1000 + number,
            ),
            min(circle.tables, plan.processes) if OPPONENTS[circle.company] else 1,
        )
        self._rng = np.random.default_rng([plan.seed, number])
        self._players = torch.full((circle.tables,), circle.players, dtype=torch.int64, device=device)
        self._asked = np.zeros(circle.tables, np.int64)  # decisions of the games under way
        # Which seats the learner has as it is now; in company of bots it is only asked for its own.
        self._mine = np.ones((circle.tables, circle.players), np.bool_)
        self._follows = np.zeros((circle.tables, circle.players))  # how often each seat does as it is advised
        self._sit_down(np.ones(circle.tables, np.bool_))

    @property
    def full(self) -> bool:
        return self.at >= self._plan.steps

    def act(self, player: Player, past: Player, critic: Critic) -> None:
        """Decide at all tables, and let them be played on."""
        with torch.no_grad():
            self._act(player, past, critic)

    def _act(self, player: Player, past: Player, critic: Critic) -> None:
        env, device = self._env, self._device
        seen, secrets = torch.from_numpy(env.observation).to(device), torch.from_numpy(env.secrets).to(device)
        packed = torch.from_numpy(env.mask).to(device)
        seats = env.seat.astype(np.int64)
        seat = torch.from_numpy(seats).to(device)
        mask = self._masks.seen(packed, self._players, seat)
        numbers = seen.float()
        chances = choices(player(numbers)[0], mask)
        mine = np.take_along_axis(self._mine, seats[:, None], 1)[:, 0]
        who = torch.from_numpy(mine).to(device)
        if self.circle.company == PAST:
            chances = torch.where(who[:, None], chances, choices(past(numbers)[0], mask))
        action = drawn(chances)
        advice = torch.from_numpy(env.advice).to(device)
        if self.circle.company == GUIDED:
            often = np.take_along_axis(self._follows, seats[:, None], 1)[:, 0]
            follow = torch.from_numpy(self._rng.random(len(often)) < often).to(device)
            action = torch.where(follow, self._advised(advice, mask, seat), action)
        self.kept.put(
            self.at,
            advice=advice,
            seen=seen,
            secrets=secrets,
            mask=packed,
            seat=seat,
            action=action,
            chance=chances.gather(1, action[:, None])[:, 0],
            values=critic(numbers, secrets.float()),
            mine=who,
        )
        self._seats = seats
        env.send(self._masks.catalogue(action, self._players, seat).cpu().numpy())

    def _advised(self, advice: torch.Tensor, mask: torch.Tensor, seat: torch.Tensor) -> torch.Tensor:
        """What the adviser would do; chance decides between equals."""
        liked = self._masks.turned(advice, self._players, seat) + torch.rand(mask.shape, device=mask.device)
        return liked.masked_fill(~mask, -1.0).argmax(-1)

    def ready(self) -> bool:
        """Whether all its tables have come back from the step under way, and there is room for what came of it."""
        while self._env.ready():
            self._env.recv()
        return not self.full and not self._env.at_work

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
        if over.any():
            self._asked[over] = 0
            self._sit_down(over)
        self.kept.done[self.at], self.kept.paid[self.at] = over, paid
        self.at += 1

    def begin_again(self) -> None:
        """After an update: the step under way is the first of the next stretch."""
        self.kept.begin_again(self.at)
        self.at = 0

    def close(self) -> None:
        self._env.close()

    def _sit_down(self, tables: NDArray[np.bool_]) -> None:
        """In company of past selves any seats are the learner's, but never all or none. Of those that are advised half
        never do as they are told, so that the learner is seen where its own mistakes lead; others do at times, or
        always."""
        players, count = self.circle.players, int(tables.sum())
        if self.circle.company == GUIDED:
            self._follows[tables] = np.maximum(0.0, self._rng.uniform(-1.0, 1.0, (count, players)))
            return
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
        if OPPONENTS[self.circle.company] is not None:
            own = np.arange(self.circle.players) == self._seats[over][:, None]
        there = own.any(1)  # where all seats were guided there is nothing of its own to tell
        number = np.maximum(1, own.sum(1))
        told.games += int(there.sum())
        told.won += float(((share * own).sum(1) / number).sum())
        told.length += int(self._asked[over][there].sum())
        told.score += float(((scores * own).sum(1) / number).sum())


def drawn(chances: torch.Tensor) -> torch.Tensor:
    """An action by its chance, for each row: the largest of all log-probabilities with noise of the right kind."""
    noise = torch.empty_like(chances).exponential_().clamp_min_(1e-20).log_()
    return (chances - noise).argmax(-1)


def advantages(kept: Stretch, steps: int, players: int, spread: float) -> tuple[torch.Tensor, torch.Tensor]:
    """For every step that came back: how much better it went than expected, along each seat's own decisions, and what
    every seat got in the end as far as is known, from the seat that acts on."""
    values = kept.values[: steps + 1].cpu().numpy()
    seats = kept.seat[: steps + 1].cpu().numpy()
    tables = seats.shape[1]
    rows, places = np.arange(tables), np.arange(players)
    order = (seats[steps][:, None] + places) % players
    ends = np.zeros((tables, players), np.float32)  # what each seat may expect, as seen at its next decision
    ends[rows[:, None], order] = values[steps][:, :players]
    gains = np.zeros((tables, players), np.float32)
    known = ends.copy()  # the same with all that came after
    found = np.zeros((steps, tables), np.float32)
    targets = np.zeros((steps, tables, values.shape[2]), np.float32)
    for step in range(steps - 1, -1, -1):
        over = kept.done[step]
        ends[over] = known[over] = kept.paid[step][over]
        gains[over] = 0.0
        seat = seats[step]
        own = values[step][:, 0]
        gain = ends[rows, seat] - own + spread * gains[rows, seat]
        found[step] = gains[rows, seat] = gain
        ends[rows, seat] = own
        known[rows, seat] = own + gain
        order = (seat[:, None] + places) % players
        targets[step][:, :players] = known[rows[:, None], order]
    device = kept.values.device
    return torch.from_numpy(found).to(device), torch.from_numpy(targets).to(device)
