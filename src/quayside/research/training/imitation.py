"""Imitation: the player learns what the teachers do, and the critic and the player how their games end."""

from __future__ import annotations

import time
from typing import Any, Callable, Final, Iterator

import torch
from torch.nn import functional as F

from quayside.research.training.lessons import Lessons
from quayside.research.training.network import Critic, Player, choices
from quayside.research.training.plan import Plan

Log = Callable[[dict[str, Any]], None]  # takes a line of the curve

BATCH: Final = 4096
HELD_BACK: Final = 20  # one lesson in so many is not learnt from: those tell how well it goes
BITS: Final = (128, 64, 32, 16, 8, 4, 2, 1)


class Taught:
    """Lessons on the device."""

    def __init__(self, lessons: Lessons, actions: int, device: str) -> None:
        self._actions = actions
        self._parts = [
            torch.from_numpy(part).to(device)
            for part in (lessons.seen, lessons.secrets, lessons.mask, lessons.action, lessons.worth, lessons.playing)
        ]
        self._bits = torch.tensor(BITS, dtype=torch.uint8, device=device)
        held = max(1, len(lessons) // HELD_BACK)
        rows = torch.arange(len(lessons), device=device)
        self.learnt, self.held = rows[:-held], rows[-held:]  # the last games are held back

    def rows(self, rows: torch.Tensor) -> tuple[torch.Tensor, ...]:
        seen, secrets, mask, action, worth, playing = (part[rows] for part in self._parts)
        marks = (mask[:, :, None] & self._bits).ne(0).flatten(1)[:, : self._actions]
        return seen.float(), secrets.float(), marks, action, worth, playing

    def shuffled(self) -> Iterator[torch.Tensor]:
        yield from self.learnt[torch.randperm(len(self.learnt), device=self.learnt.device)].split(BATCH)


def value_error(values: torch.Tensor, worth: torch.Tensor, playing: torch.Tensor) -> torch.Tensor:
    """The mean of the squared errors of the seats that play."""
    wrong: torch.Tensor = F.mse_loss(values, worth, reduction="none") * playing
    return wrong.sum() / playing.sum()


def imitate(plan: Plan, player: Player, critic: Critic, lessons: Lessons, device: str, log: Log) -> None:
    """Several passes over all lessons."""
    taught = Taught(lessons, player.policy.out_features, device)
    weights = [*player.parameters(), *critic.parameters()]
    adam = torch.optim.Adam(weights, lr=plan.lesson_rate)
    start = time.time()
    for epoch in range(plan.epochs):
        for group in adam.param_groups:
            group["lr"] = plan.falling(plan.lesson_rate, plan.lesson_rate / 20, 1 - epoch / max(1, plan.epochs - 1))
        learnt = torch.zeros((), device=device)
        count = 0
        for rows in taught.shuffled():
            seen, secrets, mask, action, worth, playing = taught.rows(rows)
            logits, values = player(seen)
            loss = F.nll_loss(choices(logits, mask), action)
            learnt += loss.detach()
            count += 1
            loss = loss + plan.value * value_error(values, worth, playing)
            loss = loss + value_error(critic(seen, secrets), worth, playing)
            adam.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(weights, 1.0)
            adam.step()
        told: dict[str, Any] = {"stage": "imitation", "epoch": epoch, "loss": round(float(learnt) / count, 4)}
        with torch.no_grad():
            told |= compared(taught, player, critic)
        log({**told, "seconds": round(time.time() - start)})


def compared(taught: Taught, player: Player, critic: Critic) -> dict[str, float]:
    """How well it does on lessons that were held back."""
    same = wrong = blind = 0.0
    for rows in taught.held.split(BATCH):
        seen, secrets, mask, action, worth, playing = taught.rows(rows)
        logits, values = player(seen)
        same += float((choices(logits, mask).argmax(-1) == action).sum())
        blind += float(value_error(values, worth, playing)) * len(rows)
        wrong += float(value_error(critic(seen, secrets), worth, playing)) * len(rows)
    held = len(taught.held)
    return {
        "same_action": round(same / held, 4),
        "value_error": round(blind / held, 4),
        "critic_error": round(wrong / held, 4),
    }
