"""Where the games of a match are played: here, in local processes, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, Callable, Iterator, Sequence, TypeVar

from quayside.bots.worker_processes import end_with_parent

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 2  # tasks handed out per worker: enough to keep it busy, few enough to stop soon


def processors() -> int:
    """The processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def one_by_one(task: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
    """In this process."""
    for item in items:
        yield task(item)


def local(task: Callable[[T], R], items: Sequence[T], workers: int) -> Iterator[R]:
    """In local processes, in the order in which they are done."""
    workers = min(workers, len(items))
    if workers <= 1:
        yield from one_by_one(task, items)
        return
    waiting = iter(items)
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawn, initializer=end_with_parent) as pool:
        running: set[Future[R]] = {pool.submit(task, item) for item in islice(waiting, workers * AHEAD)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for item in islice(waiting, len(done)):
                    running.add(pool.submit(task, item))
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def on_ray(task: Callable[[T], R], items: Sequence[T], address: str) -> Iterator[R]:
    """On a Ray cluster, whose machines need this package; the address `local` starts one here."""
    import ray

    ray.init(address=address, log_to_driver=False, include_dashboard=False if address == "local" else None)
    try:

        def call(item: T) -> R:
            return task(item)

        remote: Any = ray.remote(call)
        slots = max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(items)
        running = [remote.remote(item) for item in islice(waiting, slots * AHEAD)]
        while running:
            done, running = ray.wait(running)
            running += [remote.remote(item) for item in islice(waiting, len(done))]
            yield from ray.get(done)
    finally:
        ray.shutdown()
