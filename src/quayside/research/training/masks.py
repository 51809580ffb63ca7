"""Masks of many tables on the device: unpacked, without idle actions, and as each seat numbers them."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray

from quayside.games.registry import entry
from quayside.research.turning import idle, turned


class Masks:
    """Of one game. Actions are numbered from the seat that acts wherever a network is asked."""

    def __init__(self, game: str, device: str) -> None:
        self._actions = int(entry(game).book.actions.size)
        self._seats = int(entry(game).book.players[1])
        self._bits = torch.tensor([128, 64, 32, 16, 8, 4, 2, 1], dtype=torch.uint8, device=device)
        useful = np.ones(self._actions, bool)
        useful[list(idle(game))] = False
        self._useful = torch.from_numpy(useful).to(device)
        back = np.stack([self._back(game, size) for size in range(1, self._seats + 1)])
        self._back_of = torch.from_numpy(back).to(device)

    def _back(self, game: str, players: int) -> NDArray[np.int64]:
        """For each seat, the action of the catalogue that it calls by each number."""
        found = np.zeros((self._seats, self._actions), np.int64)
        for seat in range(players):
            found[seat] = np.argsort(turned(game, players, seat))
        return found

    def unpacked(self, packed: torch.Tensor) -> torch.Tensor:
        """A mark for each action, from a bit."""
        return (packed[:, :, None] & self._bits).ne(0).flatten(1)[:, : self._actions]

    def packed(self, marks: torch.Tensor) -> torch.Tensor:
        """A bit for each mark."""
        whole = torch.nn.functional.pad(marks, (0, -self._actions % 8)).view(len(marks), -1, 8)
        return (whole * self._bits).sum(-1, dtype=torch.uint8)

    def seen(self, packed: torch.Tensor, players: torch.Tensor, seat: torch.Tensor) -> torch.Tensor:
        """What each seat may do that is of use, in its own numbers."""
        marks = self.unpacked(packed)
        useful = marks & self._useful
        marks = torch.where(useful.any(1, keepdim=True), useful, marks)
        return self.turned(marks, players, seat)

    def turned(self, rows: torch.Tensor, players: torch.Tensor, seat: torch.Tensor) -> torch.Tensor:
        """Something about every action of the catalogue, in the numbers of each seat."""
        return rows.gather(1, self._back_of[players - 1, seat])

    def catalogue(self, action: torch.Tensor, players: torch.Tensor, seat: torch.Tensor) -> torch.Tensor:
        """The same actions as the catalogue numbers them."""
        return self._back_of[players - 1, seat, action]
