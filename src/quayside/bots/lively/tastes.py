"""Tastes: how readily a lively player takes each action, as whole numbers beside each other.

A kind of action is chosen first, then one of that kind, so that a kind with a hundred amounts is not chosen a hundred
times as often. Where that is not enough, a question has a look at the table instead and weighs each action by itself.
"""

from __future__ import annotations

from typing import Any, Callable, Final, Mapping, Sequence

from quayside.bots.base import Situation
from quayside.kernel.actions import Catalogue
from quayside.kernel.rng import Quick

ORDINARY: Final = 12  # of a kind or an argument that nothing is said about
MOODS: Final = (1, 2, 2, 2, 3, 9)  # each player likes each kind by a factor of its own, in halves

Argument = Callable[[Mapping[str, Any]], int]
Look = Callable[[Situation], dict[int, int]]


class Moods:
    """One player's own weights: somebody borrows more, somebody else bids higher or builds all day."""

    def __init__(self, kinds: list[int], actions: dict[int, int]) -> None:
        self.kinds = kinds
        self.actions = actions  # factors of single actions, where a kind is a choice of what to do


class Tastes:
    """The weights of one game: of kinds, of what actions of a kind name, and of questions that need a look.

    Kinds in `choices` name what to do next, so that a player has a mood for each of their actions.
    """

    def __init__(
        self,
        actions: Catalogue,
        kinds: Mapping[str, int],
        arguments: Mapping[str, Argument] | None = None,
        looks: Mapping[str, Look] | None = None,
        choices: Sequence[str] = (),
    ) -> None:
        self.kinds = [kinds.get(kind.name, ORDINARY) for kind in actions.kinds]
        self.kind_of: list[int] = []
        self.argument: list[int] = []
        weigh = arguments or {}
        for at, kind in enumerate(actions.kinds):
            taste = weigh.get(kind.name)
            for action in range(kind.first, kind.first + kind.count):
                self.kind_of.append(at)
                self.argument.append(ORDINARY if taste is None else taste(kind.values(action)))
        self.looks = dict(looks or {})
        chosen = [actions.by_name[name] for name in choices]
        self._choices = [action for kind in chosen for action in range(kind.first, kind.first + kind.count)]

    def moods(self, rng: Quick) -> Moods:
        """The weights of one player."""
        kinds = [weight * MOODS[rng.below(len(MOODS))] for weight in self.kinds]
        return Moods(kinds, {action: MOODS[rng.below(len(MOODS))] for action in self._choices})

    def pick(self, legal: Sequence[int], moods: Moods, rng: Quick) -> int:
        """One of the legal actions: first the kind, then what it names."""
        by_kind: dict[int, list[int]] = {}
        for action in legal:
            by_kind.setdefault(self.kind_of[action], []).append(action)
        kinds = list(by_kind)
        kind = kinds[0] if len(kinds) == 1 else kinds[drawn([moods.kinds[kind] for kind in kinds], rng)]
        found = by_kind[kind]
        return found[drawn([self.argument[action] * moods.actions.get(action, 1) for action in found], rng)]


def drawn(weights: Sequence[int], rng: Quick) -> int:
    """A place in the list, as likely as its weight; any if none has weight."""
    total = sum(weights)
    if total == 0:
        return int(rng.below(len(weights)))
    left = int(rng.below(total))
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return at
    raise AssertionError("the weights add up to more than their sum")
