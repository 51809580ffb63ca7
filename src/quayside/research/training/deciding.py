"""How the learner decides at all tables of a circle at once.

Everything has its fixed place on the device. So a GPU need be told the few hundred small steps of a decision only once
and repeats them as a whole: told one by one they take several times as long, and several circles cannot be under way.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Final, Optional

import torch
from numpy.typing import NDArray

from quayside.research.training.masks import Masks
from quayside.research.training.network import Critic, Player, choices
from quayside.research.training.plan import FROZEN, GUIDED, PAST, Circle

TRIED: Final = 3  # times that a GPU does something before it is taken down: what it sets up at first is no part of it

Given = dict[str, NDArray[Any]]  # what a circle shows, one row a table
Rows = dict[str, torch.Tensor]


@dataclass(frozen=True)
class Minds:
    """Who decides. What they know may change; they themselves stay."""

    player: Player
    past: Player
    critic: Critic


class Repeated:
    """Something that is done again and again with tensors that stay where they are."""

    def __init__(self, work: Callable[[], None], device: str) -> None:
        self._work = work
        self._device = device
        self._graph: Optional[torch.cuda.CUDAGraph] = None

    def __call__(self) -> None:
        if self._device == "cpu":
            self._work()
            return
        if self._graph is None:
            self._take_down()
        assert self._graph is not None
        self._graph.replay()

    def _take_down(self) -> None:
        here, aside = torch.cuda.current_stream(), torch.cuda.Stream()
        aside.wait_stream(here)
        with torch.cuda.stream(aside):
            for _each in range(TRIED):
                self._work()
        here.wait_stream(aside)
        self._graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graph):
            self._work()


class Pinned:
    """Memory that the device reads by itself, beside what the processor does. Where that cannot be had, copies are
    waited for."""

    def __init__(self, memory: NDArray[Any]) -> None:
        self._start = memory.ctypes.data
        self._held = int(torch.cuda.cudart().cudaHostRegister(self._start, memory.nbytes, 0)) == 0

    def close(self) -> None:
        if self._held:
            torch.cuda.cudart().cudaHostUnregister(self._start)


class Deciding:
    """For one circle. `given` are arrays that somebody else writes; they are read when a decision begins."""

    def __init__(self, minds: Minds, masks: Masks, circle: Circle, given: Given, kept: Rows, device: str) -> None:
        self._minds = minds
        self._masks = masks
        self._company = circle.company
        self._kept = kept
        self._gpu = device != "cpu"
        self._shown = {name: torch.from_numpy(array) for name, array in given.items()}
        self._given = {name: shown.to(device, copy=True) for name, shown in self._shown.items()}
        self._players = torch.full((circle.tables,), circle.players, dtype=torch.int64, device=device)
        self._step = torch.zeros(1, dtype=torch.int64, device=device)
        self._chosen = torch.zeros(circle.tables, dtype=torch.int64, device=device)
        self._told = torch.zeros(circle.tables, dtype=torch.int64, pin_memory=self._gpu)
        self._told_at = torch.cuda.Event() if self._gpu else None
        self._decide = Repeated(self._decided, device)

    def begin(self, step: int) -> None:
        """Decide at all tables, and remember it as that step."""
        with torch.no_grad():
            for name, there in self._given.items():
                there.copy_(self._shown[name], non_blocking=True)
            self._step.fill_(step)
            self._decide()
            self._told.copy_(self._chosen, non_blocking=True)
        if self._told_at is not None:
            self._told_at.record()

    @property
    def over(self) -> bool:
        """Whether the device has come so far."""
        return self._told_at is None or bool(self._told_at.query())

    def actions(self) -> NDArray[Any]:
        """What was decided, as the catalogue numbers it; waited for if it is not over yet."""
        if self._told_at is not None:
            self._told_at.synchronize()
        found: NDArray[Any] = self._told.numpy()
        return found

    def _decided(self) -> None:
        given, masks, minds = self._given, self._masks, self._minds
        seat = given["seat"].long()
        mask = masks.seen(given["mask"], self._players, seat)
        numbers = given["seen"].float()
        chances = choices(minds.player(numbers)[0], mask)
        if self._company == PAST:
            chances = torch.where(given["mine"][:, None], chances, choices(minds.past(numbers)[0], mask))
        action = drawn(chances)
        if self._company == FROZEN:  # which plays its best, as the bot does
            action = torch.where(given["mine"], action, choices(minds.past(numbers)[0], mask).argmax(-1))
        if self._company == GUIDED:
            action = torch.where(given["follows"], self._advised(mask, seat), action)
        made = {
            "mask": masks.packed(mask),
            "seat": seat,
            "action": action,
            "chance": chances.gather(1, action[:, None])[:, 0],
            "values": minds.critic(numbers, given["secrets"].float()),
        }
        for name, row in {**given, **made}.items():
            if name in self._kept:
                self._kept[name].index_copy_(0, self._step, row[None])
        self._chosen.copy_(masks.catalogue(action, self._players, seat))

    def _advised(self, mask: torch.Tensor, seat: torch.Tensor) -> torch.Tensor:
        """What the adviser would do; chance decides between equals."""
        liked = self._masks.turned(self._given["advice"], self._players, seat) + torch.rand(
            mask.shape, device=mask.device
        )
        return liked.masked_fill(~mask, -1.0).argmax(-1)


def drawn(chances: torch.Tensor) -> torch.Tensor:
    """An action by its chance, for each row: the largest of all log-probabilities with noise of the right kind."""
    noise = torch.empty_like(chances).exponential_().clamp_min_(1e-20).log_()
    return (chances - noise).argmax(-1)
