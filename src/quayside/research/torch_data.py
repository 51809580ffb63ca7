"""Self-play shards for PyTorch: an iterable dataset of batches of tensors."""

from __future__ import annotations

from pathlib import Path
from typing import Iterator, Union

import torch
from torch.utils.data import IterableDataset, get_worker_info

from quayside.research.selfplay import batches


class Decisions(IterableDataset):
    """Batches of `observation`, `action_mask`, `action` and `utility`; give it to a DataLoader with batch_size=None.

    Every pass has another order. The workers of a loader share the shards between them, so that there should be more
    shards than workers.
    """

    def __init__(self, folder: Union[Path, str], batch_size: int = 1024, seed: int = 0) -> None:
        self._folder = Path(folder)
        self._batch_size = batch_size
        self._seed = seed
        self._passes = 0

    def __iter__(self) -> Iterator[dict[str, torch.Tensor]]:
        self._passes += 1
        worker = get_worker_info()
        # Workers are copies, made anew for each pass unless they persist: the loader draws a seed for the pass then,
        # and gives each of them the sum of that and its number.
        drawn, part, parts = (0, 0, 1) if worker is None else (worker.seed - worker.id, worker.id, worker.num_workers)
        for batch in batches(self._folder, self._batch_size, (self._seed, self._passes, drawn), part, parts):
            yield {
                "observation": torch.from_numpy(batch.observation),
                "action_mask": torch.from_numpy(batch.action_mask),
                "action": torch.from_numpy(batch.action),
                "utility": torch.from_numpy(batch.utility),
            }
