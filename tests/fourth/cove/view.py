"""What a seat may know (CV-1.2, CV-3.2). Everything here is put in on purpose; nothing is filtered out."""

from __future__ import annotations

from typing import Final, Optional

from quayside.kernel.packed import i64, vec

from cove.declared import DECLARED
from cove.nouns import GOODS
from cove.state import Cove, total
from cove.steps.codes import SEALED_BID
from cove.view_types import Goods, Player, TableView

# Where every field of the state appears: "all" in everybody's view, "own" in its owner's, "none" nowhere as such.
VISIBILITY: Final = {field.name: field.seen for field in DECLARED.fields}


def table(g: Cove, seat: Optional[int]) -> TableView:
    return {
        "options": g.options,
        "turn": {
            "active": int(g.active),
            "lantern": int(g.lantern),
            "night": int(g.night),
            "nights": int(g.nights),
        },
        "market": {"prices": _goods(g.prices, 0, True), "sold": _goods(g.sold, 0)},
        "beach": _goods(g.beach, 0),
        "bag": int(total(g.bag, 0)),
        "gone": _goods(g.gone, 0),
        "players": [_player(g, each, seat) for each in range(int(g.seats))],
    }


def _player(g: Cove, each: int, seat: Optional[int]) -> Player:
    seen: Player = {
        "seat": each,
        "coins": int(g.coins[each]),
        "quay": _goods(g.quay, each),
        "cellar_cards": int(total(g.cellar, each)),
    }
    if each == seat or g.over:
        seen["cellar"] = _goods(g.cellar, each)
    if g.bids[each] >= 0 and (each == seat or bids_are_shown(g)):
        seen["bid"] = int(g.bids[each])
    return seen


def bids_are_shown(g: Cove) -> bool:
    """CV-3.2: as soon as nobody has a bid to make."""
    return g.step_code() != SEALED_BID


def _goods(rows: vec[i64], at: int, all_of_them: bool = False) -> Goods:
    """How many of each good there are, those without any left out."""
    row = {name: int(rows[at * len(GOODS) + good]) for good, name in enumerate(GOODS)}
    return {name: count for name, count in row.items() if count or all_of_them}
