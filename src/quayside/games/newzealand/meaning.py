"""What an action does that is named by its place alone, for those who read of it away from the board."""

from __future__ import annotations

from typing import Final, Optional

from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.codes import OFFER
from quayside.games.newzealand.steps.frames import offer_half, offer_other
from quayside.games.newzealand.steps.immediate import TO_ACCEPT
from quayside.games.newzealand.steps.location import half_at
from quayside.games.newzealand.vocabulary import NO_HALF

ONCE: Final = 1
PRICED: Final = frozenset({"hire", "invest", "build", "upgrade_by", "remove_hazard"})  # their number is no amount


def meaning(g: NewZealand, seat: int, action: int) -> list[tuple[str, int]]:
    """The effects of a location action, or of what is offered now or never, and how much each is; else nothing."""
    half = _half(g, seat, action)
    if half is None or half == NO_HALF:
        return []
    return [(e.word, _amount(e.word, int(e.number))) for e in g.kit.halves[half].effects]


def _amount(word: str, number: int) -> int:
    """How much of it: a price is no amount, and what goes by one's workers has none that could be told."""
    return ONCE if word in PRICED or not number else number


def _half(g: NewZealand, seat: int, action: int) -> Optional[int]:
    kind = g.book.actions.kind_of(action)
    values = kind.values(action)
    second = values.get("half") == 2
    if "cell" in values:
        return int(half_at(g, g.runholder[seat], kind.args["cell"].index(values["cell"]) * 2 + second))
    if TO_ACCEPT.has(action) and g.step_code() == OFFER:
        return int(offer_other(g) if second else offer_half(g))
    return None
