"""A player that takes what its network likes to where it leads, and does what turns out best."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from quayside.bots.base import Bot, Budget, Situation
from quayside.research.learned import TRAINED

if TYPE_CHECKING:
    from quayside.research.comparison import Candidate

WIDEST: Final = 8  # answers that are compared
UNLIKELY: Final = 0.02  # an answer that the network would give less often is not looked at
SURE: Final = 0.97  # one that it would give more often is given at once
FIRST: Final = 4  # deals that every candidate meets
SIDE_BY_SIDE: Final = 24  # lines of a later round, about: the fewer candidates are left, the more deals each meets
HASTE: Final = 0.8  # of the time that there is


class Planner(Bot):
    """Compares the answers that its network likes by playing on from each, the better half in more and more deals.

    `questions` is how many questions about one decision the network is asked, `horizon` how many decisions a line has.
    """

    games = TRAINED
    looks_ahead = True

    def __init__(self, game: str, seed: int = 0, *, questions: int = 8000, horizon: int = 40) -> None:
        super().__init__(seed)
        if questions < 1:
            raise ValueError("it puts at least one question")
        if horizon < 0:
            raise ValueError("horizon is 0 or more")
        from quayside.research.network import Network

        self._network = Network(game)
        self._questions = questions
        self._horizon = horizon

    def looks(self, step: str) -> bool:
        return False  # the deal is enough

    def decide(self, situation: Situation, budget: Budget) -> int:
        from quayside.research.comparison import Comparison

        assert situation.deal is not None
        started = time.perf_counter()
        candidates = self._candidates(situation)
        if len(candidates) == 1:
            return candidates[0].action
        comparison = Comparison(self._network, situation.deal, situation.seat, self.rng, self._horizon)
        end = None if budget.seconds is None else started + HASTE * budget.seconds
        deals = FIRST
        while True:
            begun = time.perf_counter()
            comparison.extend(candidates, deals)
            candidates.sort(key=_mean, reverse=True)
            taken = time.perf_counter() - begun
            if comparison.asked >= self._questions or (end is not None and begun + 2 * taken > end):
                return candidates[0].action
            del candidates[max(2, (len(candidates) + 1) // 2) :]
            deals = SIDE_BY_SIDE // len(candidates)

    def _candidates(self, situation: Situation) -> list[Candidate]:
        """What the network likes, most liked first; one alone if there is nothing to think about."""
        from quayside.research.comparison import Candidate

        assert situation.deal is not None
        question = self._network.question(situation.deal, situation.seat)
        if len(question.choices) == 1:
            return [Candidate(question.choices[0], 1.0)]
        (answers,) = self._network.ask([question])
        pairs = zip(question.choices, answers.chances().tolist(), strict=True)
        found = sorted((Candidate(action, chance) for action, chance in pairs), key=_chance, reverse=True)
        if found[0].chance > SURE:
            return found[:1]
        return found[:1] + [each for each in found[1:WIDEST] if each.chance > UNLIKELY]


def _mean(candidate: Candidate) -> float:
    return candidate.mean


def _chance(candidate: Candidate) -> float:
    return candidate.chance
