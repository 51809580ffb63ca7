"""Self-play shards for PyTorch: an iterable dataset of batches of tensors."""

from __future__ import annotations

from pathlib import Path
from typing import Iterator

import torch
from torch.utils.data import IterableDataset

from quayside.research.selfplay import batches


class Decisions(IterableDataset):
    """Batches of `observation`, `action_mask`, `action` and `utility`; give it to a DataLoader with batch_size=None."""

    def __init__(self, folder: Path, batch_size: int = 1024, seed: int = 0) -> None:
        self._folder = folder
        self._batch_size = batch_size
        self._seed = seed
        self._epoch = 0

    def __iter__(self) -> Iterator[dict[str, torch.Tensor]]:
        self._epoch += 1
        for batch in batches(self._folder, self._batch_size, self._seed + self._epoch):
            yield {
                "observation": torch.from_numpy(batch.observation),
                "action_mask": torch.from_numpy(batch.action_mask),
                "action": torch.from_numpy(batch.action),
                "utility": torch.from_numpy(batch.utility),
            }
