"""The networks: one that plays from what its seat may know, and a critic that sees what all seats know.

Numbers of an observation are taken as they are, squeezed; those that are codes are looked up as well, in a small table
per field. Both networks tell for every seat, beginning with the one that looks, what the end will be worth.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import torch
from torch import nn
from torch.nn import functional as F

from quayside.games.registry import entry, manifest
from quayside.observe.registry import OBSERVATION_WRITERS
from quayside.research.observation import layout, secrets_size

CODE: Final = 8  # numbers that stand for a code
BELOW: Final = 2  # codes may be -1 or -2, for nothing and for out of the game
LANES: Final = 64  # sums side by side
LAYERS: Final = 2
MOST: Final = 1_930_000  # weights, of a byte each: two megabytes with all that a file has besides
WIDTHS: Final = range(1024, 0, -64)
CRITIC: Final = 512


@dataclass(frozen=True)
class Shape:
    """What a network is shown and what it answers."""

    numbers: int
    actions: int
    seats: int
    secrets: int
    columns: tuple[int, ...]  # numbers that are codes
    offsets: tuple[int, ...]  # where the table of each begins
    highest: tuple[int, ...]  # its last row, counted from there
    rows: int  # of all tables

    @staticmethod
    def of(game: str) -> Shape:
        writer, fields = OBSERVATION_WRITERS.of(game), layout(game)
        columns: list[int] = []
        offsets: list[int] = []
        highest: list[int] = []
        rows = 0
        for name, codes in manifest(game).codes.items():
            start, size = fields[name]
            columns += range(start, start + size)
            offsets += [rows] * size
            highest += [codes + BELOW - 1] * size
            rows += codes + BELOW
        return Shape(
            int(writer.size),
            int(entry(game).book.actions.size),
            int(writer.most),
            secrets_size(game),
            tuple(columns),
            tuple(offsets),
            tuple(highest),
            rows,
        )

    @property
    def read(self) -> int:
        """Numbers after reading."""
        return self.numbers + CODE * len(self.columns)

    def weights(self, width: int) -> int:
        """How many weights a player of that width has, about."""
        narrow = width // 2
        return self.read * width + LAYERS * width * width + width * narrow + narrow * self.actions + CODE * self.rows

    def width(self) -> int:
        """The widest player that can be shipped."""
        return next(width for width in WIDTHS if self.weights(width) <= MOST)


def squeezed(numbers: torch.Tensor) -> torch.Tensor:
    """Counts of 1 and of 60 are both told apart from their neighbours."""
    return torch.sign(numbers) * torch.log1p(torch.abs(numbers))


class Looked(torch.autograd.Function):
    """Rows of a small table. A few of them, such as that for nothing, are asked for nearly always, and what comes back
    for one row is usually added up one after the other; here in many sums side by side."""

    @staticmethod
    def forward(ctx: Any, table: torch.Tensor, rows: torch.Tensor) -> torch.Tensor:
        ctx.save_for_backward(rows)
        ctx.height = len(table)
        return F.embedding(rows, table)

    @staticmethod
    def backward(ctx: Any, *grads: torch.Tensor) -> tuple[torch.Tensor, None]:
        rows, grad = ctx.saved_tensors[0].flatten(), grads[0].reshape(-1, CODE)
        lane = torch.arange(len(rows), device=rows.device) % LANES
        sums = grad.new_zeros(LANES * ctx.height, CODE)
        sums.scatter_add_(0, (rows + lane * ctx.height)[:, None].expand(-1, CODE), grad)
        return sums.view(LANES, ctx.height, CODE).sum(0), None


class Reading(nn.Module):
    """An observation as a network takes it in."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.codes = nn.Embedding(max(1, shape.rows), CODE)
        self.register_buffer("columns", torch.tensor(shape.columns, dtype=torch.int64), persistent=False)
        self.register_buffer("offsets", torch.tensor(shape.offsets, dtype=torch.float32), persistent=False)
        self.register_buffer("highest", torch.tensor(shape.highest, dtype=torch.float32), persistent=False)

    def forward(self, observation: torch.Tensor) -> torch.Tensor:
        plain = squeezed(observation)
        if not len(self.columns):
            return plain
        code = observation[:, self.columns] + BELOW
        rows = torch.minimum(torch.relu(code), self.highest) + self.offsets
        return torch.cat([plain, Looked.apply(self.codes.weight, rows.long()).flatten(1)], 1)


class Trunk(nn.Module):
    """Hidden layers, each added to what was there."""

    def __init__(self, numbers: int, width: int) -> None:
        super().__init__()
        self.enter = nn.Linear(numbers, width)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _each in range(LAYERS))
        self.layers = nn.ModuleList(nn.Linear(width, width) for _each in range(LAYERS))
        self.last = nn.LayerNorm(width)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = torch.relu(self.enter(x))
        for norm, layer in zip(self.norms, self.layers, strict=True):
            x = x + torch.relu(layer(norm(x)))
        return self.last(x)


class Player(nn.Module):
    """Shown an observation: how much it likes each action, as its seat numbers them, and what it expects."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        width = shape.width()
        self.reading = Reading(shape)
        self.trunk = Trunk(shape.read, width)
        self.narrow = nn.Linear(width, width // 2)
        self.policy = nn.Linear(width // 2, shape.actions)
        self.values = nn.Linear(width // 2, shape.seats)
        nn.init.orthogonal_(self.policy.weight, 0.1)

    def forward(self, observation: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        x = torch.relu(self.narrow(self.trunk(self.reading(observation))))
        return self.policy(x), torch.tanh(self.values(x))


class Critic(nn.Module):
    """Shown an observation and what the other seats alone see: what the end is worth to each. Only for training.

    It begins by expecting nothing, and nothing bounds what it tells: one that went too far in its first steps could
    not be told so any more, and stayed wrong for a hundred updates."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.reading = Reading(shape)
        self.trunk = Trunk(shape.read + shape.secrets, CRITIC)
        self.values = nn.Linear(CRITIC, shape.seats)
        nn.init.zeros_(self.values.weight)
        nn.init.zeros_(self.values.bias)

    def forward(self, observation: torch.Tensor, secrets: torch.Tensor) -> torch.Tensor:
        values: torch.Tensor = self.values(self.trunk(torch.cat([self.reading(observation), squeezed(secrets)], 1)))
        return values

    def begin_like(self, player: Player) -> None:
        """Look at what is seen as a player does, where both are as wide, and at secrets not yet."""
        seen, own = player.trunk.enter, self.trunk.enter
        if seen.out_features != own.out_features:
            return
        self.reading.load_state_dict(player.reading.state_dict())
        with torch.no_grad():
            wider = torch.zeros_like(own.weight)
            wider[:, : seen.in_features] = seen.weight
        same = {name: part for name, part in player.trunk.state_dict().items() if name != "enter.weight"}
        self.trunk.load_state_dict({**same, "enter.weight": wider})


def choices(logits: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """Log-probabilities of the actions that may be taken."""
    return torch.log_softmax(logits.masked_fill(~mask, -1e9), dim=-1)
