"""CV-6.2 and CV-6.3: what everything is worth, and further figures of a finished game."""

from __future__ import annotations

from typing import Final

from quayside.kernel.state import Result

from cove.nouns import END_REASONS, GOODS
from cove.state import Cove, total

ITEMS: Final = ("coins", "cards", "set")


def score_sheet(g: Cove, seat: int) -> dict[str, int]:
    complete = all(g.owned(seat, good) for good in range(len(GOODS)))
    return {
        "coins": int(g.coins[seat]),
        "cards": int(g.cards_of(seat) * g.kit.card_at_end),
        "set": int(g.kit.set_at_end) if complete else 0,
    }


def final_result(g: Cove) -> Result:
    """CV-6.3: most coins, then most cards left, then the victory is shared."""
    sheet = [score_sheet(g, seat) for seat in range(int(g.seats))]
    scores = [sum(items.values()) for items in sheet]
    keys = [(scores[seat], int(g.cards_of(seat))) for seat in range(int(g.seats))]
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    return Result(END_REASONS[g.end_reason], ranks, scores, sheet)


def statistics(g: Cove) -> list[dict[str, int]]:
    """What is left of each seat's goods at the end."""
    return [
        {"on the quay": int(total(g.quay, seat)), "in the cellar": int(total(g.cellar, seat))}
        for seat in range(int(g.seats))
    ]
