"""A bot that plays each promising answer to its end, with the judge of its game in every seat, and compares."""

from __future__ import annotations

import math
import time
from functools import partial
from typing import Any, Final

from quayside.bots.base import Bot, Budget, Situation
from quayside.bots.ismcts import SEASONED, judge_of
from quayside.games.registry import manifest
from quayside.search.players import Opponent, Rehearsing
from quayside.search.rehearsal import CAUTION, Rehearsal

HASTE: Final = 0.95  # of the time that there is


class Rehearser(Bot):
    """Compares the `width` answers that its judge likes best, by `lines` games played on from them or fewer.

    `horizon` is how many decisions are played on before the judge is asked (-1: as many as suit the game). One with a
    character takes everybody to be like itself while it looks ahead. `seasoned` asks for the better judge of its game,
    and `caution` is by how many standard errors another answer must be better than what that likes best.
    """

    looks_ahead = True

    def __init__(
        self,
        game: str,
        seed: int = 0,
        *,
        lines: int = 400,
        width: int = 8,
        horizon: int = -1,
        character: str = "",
        seasoned: bool = False,
        caution: float = CAUTION,
    ) -> None:
        super().__init__(seed)
        if lines < 1:
            raise ValueError("it plays at least one line")
        if width < 1:
            raise ValueError("it looks at one answer or more")
        if seasoned and game not in SEASONED:
            raise ValueError(f"{game} has no seasoned judge")
        self._make = partial(judge_of, game, character, seasoned)
        self._judge = self._make()
        self._lines = lines
        self._width = width
        self._caution = caution
        self._horizon = horizon if horizon >= 0 else manifest(game).levels.horizon

    def looks(self, step: str) -> bool:
        return False  # the deal is enough

    def decide(self, situation: Situation, budget: Budget) -> int:
        if len(situation.legal) == 1:
            return situation.legal[0]
        return self.thought(situation, budget)[0]

    def thought(self, situation: Situation, budget: Budget) -> tuple[int, int]:
        """The answer, and how many lines it took to find it."""
        assert situation.deal is not None, "a bot that looks ahead needs a deal"
        end = math.inf if budget.seconds is None else time.perf_counter() + HASTE * budget.seconds
        asked = situation.deal, situation.seat, self._judge, self.rng
        rehearsal = Rehearsal(*asked, self._width, self._horizon, self._caution)
        return int(rehearsal.best(self._lines, end, time.perf_counter)), int(rehearsal.lines)

    def inside(self) -> Opponent:
        return Rehearsing(self._judge, self._lines, self._width, self._horizon, self._caution)

    def __getstate__(self) -> dict[str, Any]:
        """A copy has a judge of its own: one remembers nothing from decision to decision."""
        return {**self.__dict__, "_judge": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, _judge=state["_make"]())
