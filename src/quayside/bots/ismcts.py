"""A bot that searches: information-set Monte Carlo tree search with the judge of its game."""

from __future__ import annotations

from quayside.bots.base import Bot, Situation
from quayside.search.container import ContainerJudge
from quayside.search.ismcts import Search
from quayside.search.judge import Judge

ITERATIONS = 400
EXPLORATION = 0.5
HORIZON = 40  # decisions played beyond the tree before the judge is asked

JUDGES: dict[str, type[Judge]] = {"container": ContainerJudge}


class IsmctsBot(Bot):
    """Takes the most visited action of a tree grown with a fixed number of iterations."""

    looks_ahead = True

    def __init__(self, game: str, seed: int = 0, iterations: int = ITERATIONS) -> None:
        super().__init__(seed)
        self._judge = JUDGES[game]()
        self._iterations = iterations

    def choose(self, situation: Situation) -> int:
        if len(situation.legal) == 1:
            return situation.legal[0]
        assert situation.deal is not None, "a bot that looks ahead needs a deal"
        search = Search(situation.deal, situation.seat, self._judge, self.rng, EXPLORATION, HORIZON)
        search.run(self._iterations)
        return search.best()
