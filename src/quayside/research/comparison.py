"""Answers to one question compared by playing on: each over the same deals, with a network in every seat.

What a seat cannot know is dealt anew, and each answer meets the same deals with the same chance: what they differ by is
then their own doing. All lines are played side by side, because a network that is asked many questions at once
answers each in a tenth of the time. After so many decisions a line ends in what the network expects.
"""

from __future__ import annotations

import math
from typing import Final, Sequence

from quayside.games.registry import manifest
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.research.network import Network, Question
from quayside.research.worth import worth_of

FATES: Final = 1 << 38


class Candidate:
    """An answer, how likely the network itself would give it, and what it came to in one deal after the other."""

    def __init__(self, action: int, chance: float) -> None:
        self.action = action
        self.chance = chance
        self.found: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.found) / len(self.found) if self.found else -math.inf


def difference(one: Candidate, other: Candidate) -> tuple[float, float]:
    """By how much one is better over the deals that both have met, and the standard error of that."""
    pairs = [a - b for a, b in zip(one.found, other.found, strict=False)]
    mean = sum(pairs) / len(pairs)
    spread = sum((each - mean) ** 2 for each in pairs) / max(1, len(pairs) - 1)
    return mean, math.sqrt(spread / len(pairs))


class Comparison:
    """For one question. `deal` is any full state that the seat holds possible; what it holds of others is not looked
    at. `horizon` is how many decisions of all seats are played on."""

    def __init__(self, network: Network, deal: State, seat: int, rng: Quick, horizon: int) -> None:
        self._network = network
        self._deal = deal
        self._seat = seat
        self._rng = rng
        self._horizon = horizon
        self._fates: list[int] = []  # where the chance of each deal begins
        self.asked = 0  # questions to the network; a line counts for one itself, for it may end before any

    def extend(self, candidates: Sequence[Candidate], deals: int) -> None:
        """Let each meet so many deals more, the same ones in the same order."""
        games: list[State] = []
        for candidate in candidates:
            met = len(candidate.found)
            games += [self._begun(candidate.action, number) for number in range(met, met + deals)]
        self.asked += len(games)
        worths = self._played(games)
        for at, candidate in enumerate(candidates):
            candidate.found += worths[at * deals : (at + 1) * deals]

    def _begun(self, action: int, number: int) -> State:
        while len(self._fates) <= number:
            self._fates.append(self._rng.below(FATES))
        fate = Quick(0)
        fate.x = self._fates[number]
        g = self._deal.imagine(self._seat, fate)
        g.play(self._seat, action)
        return g

    def _played(self, games: list[State]) -> list[float]:
        """What each is worth to the seat at the end of its line."""
        found = [0.0] * len(games)
        playing = list(range(len(games)))
        for number in range(self._horizon + 1):
            asked: list[tuple[int, Question]] = []
            for at in playing:
                question = self._next(games[at])
                if question is None:
                    found[at] = end_worth(games[at], self._seat)
                else:
                    asked.append((at, question))
            if not asked:
                break
            self.asked += len(asked)
            for (at, question), answers in zip(asked, self._network.ask([each for _at, each in asked]), strict=True):
                if number == self._horizon:
                    found[at] = answers.worth_to(self._seat)
                else:
                    question.g.play(question.seat, answers.best)
            playing = [at for at, _question in asked]
        return found

    def _next(self, g: State) -> Question | None:
        """The next question that leaves a choice; None if the game is over."""
        while not g.over:
            question = self._network.question(g, int(g.first_waiting()))
            if len(question.choices) > 1:
                return question
            g.play(question.seat, question.choices[0])
        return None


def end_worth(g: State, seat: int) -> float:
    """What a finished game is worth to a seat, as the network has learnt to expect it."""
    own = manifest(g.book.game).own_points
    return float(worth_of(g.score(), int(g.seats), own)[seat])
