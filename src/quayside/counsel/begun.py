"""The review of a table as far as it is, for whoever keeps it in mind while it is worked out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Generic, Mapping, Optional, TypeVar

from quayside.counsel.stages import further, is_news
from quayside.table.refusals import Refusal

Telling = TypeVar("Telling")  # a review in one language, in the form in which it is handed on


@dataclass(eq=False)
class Begun(Generic[Telling]):
    """What is known of it."""

    looked: float  # when somebody asked for it last
    stage: str = "waiting"
    done: int = 0
    of: int = 0
    told: Mapping[str, Telling] = field(default_factory=dict)  # by language
    bests: Mapping[int, int] = field(default_factory=dict)  # the best known answers, by entry of the log
    refusal: Optional[Refusal] = None

    def hear(self, done: int, of: int) -> None:
        """So many pieces of so many are done."""
        self.done, self.of = done, of
        self.stage = further(self.stage, None)

    def reach(self, stage: str, told: Mapping[str, Telling], bests: Mapping[int, int]) -> None:
        """A new stage, and what is told of it."""
        self.stage = further(self.stage, stage)
        self.told, self.bests = told, bests

    def news(self, language: str, known: Optional[str]) -> Optional[Telling]:
        """In a language, for somebody who has seen it up to a stage; None if there is nothing new for them."""
        return self.told.get(language) if is_news(self.stage, known) else None

    def shown(self, review: Optional[Telling]) -> dict[str, Any]:
        """How far it is, with what is told."""
        return {"stage": self.stage, "done": self.done, "of": self.of, "review": review}
