"""How large what answers do truly is, by the kind of question, and how loud the noise of one paired deal is.

`study/effects.toml` of a game has both, in chances of the first place and in points; `bench/luck.py --sizes` measures
them in many games between players who often answer otherwise than a club player.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Final, Mapping

from quayside.coach.estimates import Estimate
from quayside.games.registry import manifest

STEADY: Final = 4  # deals that what is known of the noise beforehand counts for
ANY: Final = "any"  # a kind of question that was hardly ever met


@dataclass(frozen=True)
class Size:
    """Standard deviations: of true effects, and of the difference in one paired deal."""

    true: float
    noise: float

    def trust(self, effect: Estimate, deals: int) -> float:
        """How much of an effect is believed that was measured in so many deals.

        A few deals tell little of their own noise, so what is known of it beforehand counts beside them.
        """
        known = STEADY * self.noise**2 / max(1, deals)
        noise = ((deals - 1) * effect.error**2 + known) / (deals - 1 + STEADY) if deals > 1 else known / STEADY
        size = self.true**2
        return size / (size + noise) if size > 0 else 0.0


@dataclass(frozen=True)
class Sizes:
    """Of one game, by kind of question."""

    chances: Mapping[str, Size]
    points: Mapping[str, Size]


@cache
def sizes_of(game: str) -> Sizes:
    """Empty where nothing was measured."""
    file = manifest(game).file("study", "effects.toml")
    found = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    return Sizes(
        *({name: Size(*numbers) for name, numbers in found.get(part, {}).items()} for part in ("chances", "points"))
    )


UNKNOWN: Final = Sizes({}, {})
