"""A bot that searches: information-set Monte Carlo tree search with the judge of its game."""

from __future__ import annotations

import time
from typing import Any, Final

from quayside.bots.base import Bot, Budget, Situation
from quayside.search.container import ContainerJudge
from quayside.search.ismcts import Search
from quayside.search.judge import Judge

JUDGES: Final[dict[str, type[Judge]]] = {"container": ContainerJudge}
CHUNK: Final = 8  # iterations between two looks at the clock


class IsmctsBot(Bot):
    """Takes the most visited action of a tree grown with a number of iterations, or as long as it has time.

    `horizon` is how many decisions are played beyond the tree before the judge is asked, `habit` how often in ten
    such a decision is the heaviest one.
    """

    looks_ahead = True

    def __init__(
        self,
        game: str,
        seed: int = 0,
        *,
        iterations: int = 400,
        seconds: float = 0.0,
        exploration: float = 0.5,
        horizon: int = 40,
        habit: int = 7,
    ) -> None:
        super().__init__(seed)
        if iterations < 1 and seconds <= 0.0:
            raise ValueError("it needs iterations or seconds above 0")
        self._judge = JUDGES[game]()
        self._iterations = iterations
        self._seconds = seconds
        self._exploration = exploration
        self._horizon = horizon
        self._habit = habit

    def decide(self, view: dict[str, Any], decision: Situation, legal: list[int], budget: Budget) -> int:
        if len(legal) == 1:
            return legal[0]
        assert decision.deal is not None, "a bot that looks ahead needs a deal"
        search = Search(decision.deal, decision.seat, self._judge, self.rng, self._exploration, self._horizon)
        search.habit = self._habit
        self._grow(search, budget)
        return search.best()

    def _grow(self, search: Search, budget: Budget) -> None:
        """Until the iterations are done or the time is up; `seconds` asks for time alone."""
        limits = [limit for limit in (self._seconds or None, budget.seconds) if limit is not None]
        if not limits:
            search.run(self._iterations)
            return
        end = time.perf_counter() + min(limits)
        left = self._iterations if not self._seconds else 1 << 40
        while left > 0:
            search.run(min(CHUNK, left))
            left -= CHUNK
            if time.perf_counter() >= end:
                return
