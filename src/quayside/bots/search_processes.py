"""Several processes for one decision: each grows a tree of its own, and the visits of all are added up."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Optional

from quayside.api import load
from quayside.bots.base import Bot, Budget, Situation
from quayside.bots.worker_processes import end_with_parent
from quayside.kernel.rng import Quick

_SEEDS = 1 << 40


class SearchProcesses:
    """Processes that are started when they are first needed and end with the program."""

    def __init__(self, bot: str, processes: int) -> None:
        self._bot = bot
        self._processes = processes
        self._pool: Optional[ProcessPoolExecutor] = None

    def __getstate__(self) -> dict[str, Any]:
        """A copy starts processes of its own."""
        return {**self.__dict__, "_pool": None}

    def most_visited(self, decision: Situation, budget: Budget, rng: Quick) -> int:
        assert decision.deal is not None, "a bot that looks ahead needs a deal"
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), initializer=end_with_parent)
        question = {**vars(decision), "deal": decision.deal.dump()}
        seeds = [int(rng.below(_SEEDS)) for _each in range(self._processes)]
        tasks = [self._pool.submit(visits, self._bot, question, budget.seconds, seed) for seed in seeds]
        total: Counter[int] = Counter()
        for task in tasks:
            total.update(task.result())
        return max(total, key=lambda action: (total[action], -action))


def visits(bot: str, question: dict[str, Any], seconds: Optional[float], seed: int) -> dict[int, int]:
    """In one of these processes: how often each action was visited."""
    from quayside.bots.ismcts import IsmctsBot
    from quayside.bots.registry import make_bot

    decision = Situation(**{**question, "deal": load(question["deal"])})
    searcher: Bot = make_bot(bot, decision.game, seed)
    assert isinstance(searcher, IsmctsBot)
    return {action: count for action, count, _value in searcher.searched(decision, Budget(seconds)).table()}
