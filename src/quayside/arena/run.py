"""Play the games of a match that are still missing, and keep what was played even if somebody stops it."""

from __future__ import annotations

import time
from functools import partial
from typing import Callable, Optional

from quayside.arena.match import play
from quayside.arena.results import Results
from quayside.arena.workers import local, on_ray, processors

SAVE_EVERY = 20.0  # seconds


def run(
    results: Results,
    games: int,
    workers: Optional[int] = None,
    ray: Optional[str] = None,
    progress: Callable[[], None] = lambda: None,
) -> None:
    """Play until `games` games are there."""
    task = partial(play, results.match)
    numbers = results.missing(games)
    played = local(task, numbers, workers or processors()) if ray is None else on_ray(task, numbers, ray)
    saved = time.monotonic()
    try:
        for game in played:
            results.add(game)
            progress()
            if time.monotonic() - saved > SAVE_EVERY:
                results.save()
                saved = time.monotonic()
    finally:
        results.save()
