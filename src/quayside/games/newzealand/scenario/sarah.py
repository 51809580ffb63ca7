"""What `given` can say of Sarah, the opponent of a player alone."""

from __future__ import annotations

from typing import Any

from quayside.games.newzealand.nouns import LOCAL_POSTS, SARAH, SARAH_CARDS, WORKERS
from quayside.games.newzealand.scenario.layout import Layout
from quayside.games.newzealand.scenario.seat import SEAT, SetSeat
from quayside.scenarios.reading import counted, once, one_of, whole
from quayside.scenarios.vocabulary import GivenField
from quayside.scenarios.wrong import BadScenario

DISCS = 15  # beside her board at the start; the 16th is on the pathfinder track


def _discs_left(t: Layout, owner: int, value: Any) -> None:
    t.g.sarah_discs = whole(value, 0, DISCS, "the number of discs beside her board")


def _next_delivery(t: Layout, owner: int, value: Any) -> None:
    t.g.next_delivery = one_of("a local post", value, LOCAL_POSTS)


def _speciality(t: Layout, owner: int, value: Any) -> None:
    """Her most numerous workers."""
    t.g.speciality = one_of("a worker", value, WORKERS)
    rows = [int(t.g.row(SARAH, kind)) for kind in range(len(WORKERS))]
    if t.names(owner, "workers") and rows[int(t.g.speciality)] < max(rows):
        most = " or ".join(name for name, row in zip(WORKERS, rows, strict=True) if row == max(rows))
        raise BadScenario(f"her speciality is what she has most of: {most}")


def _cards(t: Layout, owner: int, value: Any) -> None:
    """Those left in her stack, whatever the level."""
    left = counted("cards", value, lambda card: whole(card, 1, int(SARAH_CARDS), "the number of a card"))
    if not left:
        raise BadScenario("a stack of hers has at least one card")
    for card in range(int(SARAH_CARDS)):
        t.g.sarah_deck[card] = 1 if card + 1 in once("cards", left, str) else -1


SARAHS: dict[str, GivenField[SetSeat]] = {
    "pathfinder": GivenField(SEAT["pathfinder"].set, "3", "0 to 16", "`0`"),
    "pile": GivenField(SEAT["pile"].set, "[romney]", "cards she has gained", "`[]`"),
    "workers": GivenField(
        SEAT["workers"].set, "{sailor: 3}", "1 to 5 in a row; rows not named stay", "1 each, and one drawn"
    ),
    "harbours": GivenField(SEAT["harbours"].set, "{MH1: 1}", "her discs in medium harbours", "`{}`"),
    **{word: SEAT[word] for word in ("posts", "buildings", "hazards")},
    "runholder": GivenField(SEAT["runholder"].set, "NH", "a space of the trail, `wellington` too", "`start`"),
    "ship": SEAT["ship"],
    "discs_left": GivenField(_discs_left, "12", "discs beside her board, 0 to 15", "15, less those you place"),
    "next_delivery": GivenField(
        _next_delivery, "LP9", "the local post of her next delivery", "`LP3`, `LP6` or `LP9` by the level"
    ),
    "speciality": GivenField(_speciality, "shepherd", "her most numerous workers", "the worker drawn for her"),
    "cards": GivenField(_cards, "[3]", "the numbers of the cards left in her stack", "all of the level"),
}
