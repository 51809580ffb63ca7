"""The club player: what the judge of its game likes best, looking no further than the decision itself."""

from __future__ import annotations

from typing import Any, Callable

from quayside.bots.base import Bot, Budget, Situation
from quayside.kernel.rng import Quick
from quayside.search.judge import Judge
from quayside.search.players import AtOnce, Opponent


class ClubBot(Bot):
    """Needs no view: it asks its judge on a deal that its seat holds possible, and every such deal gives one answer."""

    looks_ahead = True

    def __init__(self, make: Callable[[], Judge], seed: int = 0) -> None:
        super().__init__(seed)
        self._make = make
        self._judge = make()
        self._ties = Quick(seed)  # apart from `rng`, which deals: what is dealt must not matter

    def looks(self, step: str) -> bool:
        return False

    def __getstate__(self) -> dict[str, Any]:
        """A copy has a judge of its own: one remembers nothing from decision to decision."""
        return {**self.__dict__, "_judge": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, _judge=state["_make"]())

    def decide(self, situation: Situation, budget: Budget) -> int:
        deal = situation.deal
        assert deal is not None, "a bot that looks ahead needs a deal"
        return int(self._judge.best(deal, situation.seat, deal.walk(situation.seat, -1), self._ties))

    def inside(self, slips: int = 0) -> Opponent:
        return AtOnce(self._judge, slips)
