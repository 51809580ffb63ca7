"""Improvement by proximal policy optimisation.

The critic sees what all seats know and tells what the end will be worth to each; the player is only shown what its seat
may know. The distance from the imitated policy costs something to the end: without that, copies that play each other
stop trading, and what they learn is of no use against anybody else.
"""

from __future__ import annotations

import copy
import time
from dataclasses import dataclass
from typing import Any, Callable, Final

import numpy as np
import torch

from quayside.research.training.deciding import Minds
from quayside.research.training.imitation import Log, value_error
from quayside.research.training.masks import Masks
from quayside.research.training.network import Critic, Player, choices
from quayside.research.training.plan import Circle, Plan
from quayside.research.training.rollout import Figures, Played, advantages

PAUSE: Final = 0.0001  # seconds, if no circle has come back
SAVED: Final = 20.0  # seconds of log between two lines
LEAST: Final = 0.1  # of the learning rate at the end

Steps = dict[str, torch.Tensor]  # what happened, one row a decision


@dataclass
class Nets:
    """All networks of a run."""

    player: Player
    critic: Critic
    imitated: Player  # never changes

    @staticmethod
    def of(player: Player, critic: Critic) -> Nets:
        """At the end of the imitation."""
        return Nets(player, critic, frozen(player))


def frozen(player: Player) -> Player:
    """A copy that learns no more."""
    made = copy.deepcopy(player)
    made.requires_grad_(False)
    return made


class PastSelves:
    """The imitated policy, and what the player was at times; one of them sits at the tables at a time."""

    def __init__(self, plan: Plan, imitated: Player) -> None:
        self._rng = np.random.default_rng([plan.seed, 7])
        self._plan = plan
        self._kept = [imitated]
        self.seated = frozen(imitated)  # always the same one, in which others are put on

    def look(self, update: int, player: Player) -> None:
        """After an update: now and then the player is remembered, and somebody else sits down. What is frozen stays."""
        if self._plan.frozen:
            return
        if update % self._plan.every == 0:
            if len(self._kept) > self._plan.remembered:
                del self._kept[int(self._rng.integers(1, len(self._kept)))]  # any but the imitated one
            self._kept.append(frozen(player))
        if update % max(1, self._plan.every // 4) == 0:
            self.seated.load_state_dict(self._kept[int(self._rng.integers(0, len(self._kept)))].state_dict())


class Learner:
    """Takes steps of the optimiser: by proximal policy optimisation, unless a subclass learns from something else."""

    def __init__(self, plan: Plan, nets: Nets, masks: Masks) -> None:
        self.plan = plan
        self.nets = nets
        self.masks = masks
        self._weights = [*nets.player.parameters()]
        fused = self._weights[0].is_cuda
        self._adam = torch.optim.Adam(self._weights, lr=self.rate, eps=1e-5, fused=fused)
        self._critic_adam = torch.optim.Adam(nets.critic.parameters(), lr=self.rate, eps=1e-5, fused=fused)
        self._expects = {*nets.player.values.parameters()}  # what stands apart from its policy
        self._updates = 0

    @property
    def rate(self) -> float:
        return self.plan.rate

    @property
    def warm(self) -> int:
        return self.plan.warm

    @property
    def settle(self) -> int:
        return self.plan.settle

    @property
    def passes(self) -> int:
        return self.plan.passes

    @property
    def batch(self) -> int:
        return self.plan.batch

    def update(self, steps: Steps, left: float) -> dict[str, float]:
        """Go over what happened a few times; means of what is measured on the way."""
        plan = self.plan
        self._updates += 1
        # The first steps are small: an optimiser that knows nothing yet takes all of them in full.
        changing = max(0, self._updates - self.settle)
        rate = plan.falling(self.rate, self.rate * LEAST, left) * min(1.0, changing / self.warm)
        for adam in (self._adam, self._critic_adam):
            for group in adam.param_groups:
                group["lr"] = rate if changing else self.rate
        gain = steps["gain"]
        steps["gain"] = (gain - gain.mean()) / (gain.std() + 1e-8)
        told: list[Steps] = []
        for _pass in range(self.passes):
            for rows in torch.randperm(len(gain), device=gain.device).split(self.batch):
                if len(rows) > self.batch // 4 or len(gain) < self.batch:
                    told.append(self._learn({name: part[rows] for name, part in steps.items()}, left))
        means = torch.stack([torch.stack([*each.values()]) for each in told]).mean(0).tolist()
        return {name: round(mean, 4) for name, mean in zip(told[0], means, strict=True)}

    def _learn(self, rows: Steps, left: float) -> Steps:
        nets, target, playing = self.nets, rows["target"], rows["playing"]
        seen = rows["seen"].float()
        mask = self.masks.unpacked(rows["mask"])
        logits, values = nets.player(seen)
        loss, told = self.loss(rows, seen, mask, choices(logits, mask), left)
        loss = loss + self.plan.value * value_error(values, target, playing)
        self._adam.zero_grad()
        loss.backward()
        if self._updates <= self.settle:
            for weight in self._weights:
                if weight not in self._expects:
                    weight.grad = None
        torch.nn.utils.clip_grad_norm_(self._weights, 0.5)
        self._adam.step()
        with self.rough():
            expected = nets.critic(seen, rows["secrets"].float())
        wrong = value_error(expected.float(), target, playing)
        self._critic_adam.zero_grad()
        wrong.backward()
        torch.nn.utils.clip_grad_norm_(nets.critic.parameters(), 0.5)
        self._critic_adam.step()
        return {name: part.detach() for name, part in {**told, "critic_error": wrong}.items()}

    def rough(self) -> torch.autocast:
        """Half as exact and twice as quick, on a GPU: for all but the player, whose chances are compared with what they
        were when it acted."""
        return torch.autocast("cuda", torch.bfloat16, enabled=self._weights[0].is_cuda)

    def loss(
        self, rows: Steps, seen: torch.Tensor, mask: torch.Tensor, chances: torch.Tensor, left: float
    ) -> tuple[torch.Tensor, Steps]:
        """What the player's chances cost, and what is told about them."""
        plan, gain = self.plan, rows["gain"]
        with torch.no_grad(), self.rough():
            usual = choices(self.nets.imitated(seen)[0].float(), mask)
        taken = chances.gather(1, rows["action"][:, None])[:, 0]
        ratio = (taken - rows["chance"]).exp()
        policy = -torch.min(ratio * gain, ratio.clamp(1 - plan.clip, 1 + plan.clip) * gain).mean()
        probability = chances.exp()
        entropy = -(probability * chances).sum(-1).mean()
        distance = (probability * (chances - usual)).sum(-1).mean()
        clipped = ((ratio - 1).abs() > plan.clip).float().mean()
        anchor = plan.falling(plan.anchor, plan.anchor_left, left)
        told = {"policy": policy, "entropy": entropy, "distance": distance, "clipped": clipped}
        return policy + anchor * distance - plan.entropy * entropy, told


class Improvement:
    """Circles, learner and past selves together."""

    stage = "improvement"
    plays_well = True  # from the beginning, so that it can be measured; a beginner's games may have no end
    kept: tuple[str, ...] = ("seen", "secrets", "mask", "seat", "action", "chance")
    learner: type[Learner] = Learner

    def __init__(self, plan: Plan, nets: Nets, device: str, log: Log) -> None:
        self._plan = plan
        self._nets = nets
        self._log = log
        self._masks = Masks(plan.game, device)
        self._most = nets.player.values.out_features
        self._past = PastSelves(plan, nets.imitated)
        minds = Minds(nets.player, self._past.seated, nets.critic)
        self.circles = [
            Played(plan, number, circle, self._masks, minds, device) for number, circle in enumerate(self.laid(plan))
        ]
        self._learner = self.learner(plan, nets, self._masks)
        self._wanted = plan.enough * plan.steps * sum(each.circle.tables for each in self.circles)
        self.decisions = 0
        self.updates = 0

    def laid(self, plan: Plan) -> list[Circle]:
        """The circles it plays in."""
        return plan.circles()

    def minutes(self, plan: Plan) -> float:
        """How long it goes on."""
        return plan.minutes

    def run(self, looked: Callable[[], None]) -> None:
        """Until the time is up or the updates are done. `looked` is called between updates."""
        start = last = time.time()
        whole = 60 * self.minutes(self._plan)
        try:
            self._spread_out()
            for each in self.circles:
                each.act()
            while self.updates < self._plan.updates and time.time() < start + whole:
                left = 1 - max((time.time() - start) / whole, self.updates / self._plan.updates)
                self._gather()
                gathered = time.time()
                told = self._learner.update(self._steps(), left)
                for each in self.circles:
                    each.begin_again()
                self.updates += 1
                self._past.look(self.updates, self._nets.player)
                if time.time() - last > SAVED or self.updates == 1:
                    last = time.time()
                    self._tell(told, last - start, (last - gathered))
                looked()
        finally:
            for each in self.circles:
                each.close()

    def _spread_out(self) -> None:
        """Play without learning until the tables of every circle are at all parts of a game."""
        waited_for = [each for each in self.circles if not each.spread]
        for each in waited_for:
            each.act()
        while waited_for:
            back = [each for each in waited_for if each.ready()]
            for each in back:
                each.spread_out()
                if not each.spread:
                    each.act()
            waited_for = [each for each in waited_for if not each.spread]
            if not back:
                time.sleep(PAUSE)
        for each in self.circles:
            each.figures = Figures()

    def _gather(self) -> None:
        """Play until enough decisions have come back; slow circles have fewer of them by then."""
        landed = sum(each.at * each.circle.tables for each in self.circles)
        while landed < self._wanted:
            idle = True
            for each in self.circles:
                if each.ready():
                    each.land()
                    each.act()
                    landed += each.circle.tables
                    idle = False
            if idle:
                time.sleep(PAUSE)
        for each in self.circles:  # a step of each goes on beside the learning
            each.hand_over(wait=True)

    def _steps(self) -> Steps:
        """What the learner itself did in all circles, since the last update."""
        parts: dict[str, list[torch.Tensor]] = {}
        for each in self.circles:
            if each.at == 0:
                continue
            plan = self._plan
            gain, target = advantages(each.kept, each.at, each.circle.players, plan.spread, plan.far or plan.spread)
            steps, kept = each.at, each.kept.rows
            mine = kept["mine"][:steps]
            self.decisions += int(mine.sum())
            rows = {name: kept[name][:steps] for name in self.kept}
            for name, part in {**rows, "gain": gain, "target": target}.items():
                parts.setdefault(name, []).append(part[mine])
            number = len(parts["gain"][-1])
            players = torch.full((number,), each.circle.players, dtype=torch.int64, device=gain.device)
            parts.setdefault("players", []).append(players)
            playing = torch.zeros(number, self._most, device=gain.device)
            playing[:, : each.circle.players] = 1.0
            parts.setdefault("playing", []).append(playing)
        return {name: torch.cat(found) for name, found in parts.items()}

    def _tell(self, told: dict[str, float], seconds: float, learning: float) -> None:
        line: dict[str, Any] = {"stage": self.stage, "update": self.updates, "decisions": self.decisions}
        line |= {"seconds": round(seconds, 1), "learning_seconds": round(learning, 2), **told}
        figures: dict[str, Figures] = {}
        for each in self.circles:
            figures.setdefault(each.circle.name, Figures()).add(each.figures)
            each.figures = Figures()
        self._log({**line, **{name: found.told() for name, found in figures.items()}})
