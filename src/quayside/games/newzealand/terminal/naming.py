"""What places of the trail are called, and who a fee goes to."""

from __future__ import annotations

from typing import Optional

from quayside.games.newzealand.declared.events import OWNERS
from quayside.games.newzealand.nouns import (
    BUILDING_SPACES,
    HAZARD_SPACES,
    NEUTRAL_SPACES,
    NEUTRAL_TILE,
    NEUTRALS,
    TRAIL,
)
from quayside.games.newzealand.state import NewZealand
from quayside.kernel.state import State
from quayside.words import PLAIN, YOU, Words

TRAIL_ARGUMENTS = ("to", "space")
DRAWN = frozenset((*BUILDING_SPACES, *HAZARD_SPACES))  # the map has their letters and numbers


def naming(g: State, words: Words, name: str, value: str, form: str, in_sight: bool) -> Optional[str]:
    """Neutral buildings by the letter that lies there; other spaces with their mark on the map, if that is in sight."""
    if name == "owner" and value in OWNERS[1:]:
        seat = OWNERS.index(value) - 1
        return words.say("newzealand-payee-seat", name=words.seat(seat), you=YOU[seat == words.me])
    if name not in TRAIL_ARGUMENTS or form not in (PLAIN, "to"):
        return None
    if value in NEUTRAL_SPACES:
        assert isinstance(g, NewZealand)
        return _neutral(words, NEUTRALS[int(g.trail[TRAIL.index(value)]) - int(NEUTRAL_TILE)], form)
    if value not in DRAWN or not in_sight:
        return None
    return words.say("newzealand-marked", place=words.say(f"newzealand-{form}-{value}"), mark=value)


def _neutral(words: Words, letter: str, form: str) -> str:
    if form == PLAIN:
        return words.say(f"newzealand-word-neutral_{letter}")
    return words.say("newzealand-to-neutral", letter=letter)
