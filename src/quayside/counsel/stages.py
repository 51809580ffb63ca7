"""How far a review is, and how long it is worked on for nobody."""

from __future__ import annotations

from typing import Final, Optional

STAGES: Final = ("waiting", "begun", "chances", "decisions", "whole")
PATIENCE: Final = 20.0  # seconds after which nobody looks any more


def is_news(stage: str, known: Optional[str]) -> bool:
    """Whether there is more at this stage than somebody has seen, who knows it up to another."""
    return known is None or STAGES.index(stage) > STAGES.index(known)


def further(stage: str, heard: Optional[str]) -> str:
    """The stage after news of one, or of none yet."""
    return heard or ("begun" if stage == "waiting" else stage)
