"""SY-8, SY-9 and SY-27: building ships, which yards are legal, and substitute cards."""

from __future__ import annotations

from typing import Callable, Optional

from referee.following import Fault, Steps, ask
from referee.record import written
from referee.shipyard.market import affordable, card_named, price, refill, take
from referee.shipyard.table import BLANK, CONSTANT, KIND_OF_COLUMN, KINDS, SHIP_COLUMNS, Table, kind_of

MOST_MIDDLES = 7
Yard = list[Optional[str]]  # kinds

# -- SY-9 -------------------------------------------------------------------------------------------------------------


def kinds(cards: list[Optional[str]]) -> Yard:
    return [None if card is None else kind_of(card) for card in cards]


def stretches(length: int) -> list[tuple[int, int]]:
    """First and last cell of everything that could be a ship: a bow, one to seven middles, a stern."""
    return [(i, j) for i in range(length) for j in range(i + 2, min(length, i + MOST_MIDDLES + 2))]


def legal(yard: Yard) -> bool:
    """SY-9.4, SY-9.5: take away what could become a ship and sail, again and again; nothing may remain."""
    left = list(yard)
    changed = True
    while changed:
        changed = False
        for i, j in stretches(len(left)):
            could_be = left[i] in (None, "bow") and left[j] in (None, "stern")
            could_be = could_be and all(cell in (None, "middle") for cell in left[i + 1 : j])
            if could_be and any(left[i : j + 1]):
                left[i : j + 1] = [None] * (j - i + 1)
                changed = True
    return not any(left)


def ships(yard: Yard) -> list[tuple[int, int]]:
    """SY-9.3: completed ships, by the cells (from 0) of bow and stern."""
    return [
        (i, j)
        for i, j in stretches(len(yard))
        if yard[i] == "bow" and yard[j] == "stern" and all(cell == "middle" for cell in yard[i + 1 : j])
    ]


def with_card(yard: Yard, cell: int, kind: str) -> Yard:
    return yard[: cell - 1] + [kind] + yard[cell:]


def free_cells(t: Table) -> list[int]:
    return [cell for cell, card in enumerate(t.me.yard, 1) if card is None]


def legal_cells(t: Table, kind: str) -> list[int]:
    """SY-8.4, SY-8.5: empty cells where such a card leaves a legal yard."""
    yard = kinds(t.me.yard)
    return [cell for cell in free_cells(t) if legal(with_card(yard, cell, kind))]


def completing_cells(t: Table, kind: str) -> list[int]:
    """SY-26.2: where such a card completes a ship at once."""
    yard = kinds(t.me.yard)
    found = []
    for cell in free_cells(t):
        if any(i <= cell - 1 <= j for i, j in ships(with_card(yard, cell, kind))):
            found.append(cell)
    return found


# -- SY-27 ------------------------------------------------------------------------------------------------------------


def gone(t: Table, kind: str) -> bool:
    """SY-27.1: the deck is empty and its column (middles: both) shows no card."""
    columns = [column for column in SHIP_COLUMNS if KIND_OF_COLUMN[column] == kind]
    return not t.decks[kind + "s"] and not any(card for column in columns for card in t.displays[column])


# -- SY-8 -------------------------------------------------------------------------------------------------------------


def offers(t: Table, cells: Callable[[Table, str], list[int]]) -> set[str]:
    """The displayed cards and blanks that can be paid for and put somewhere."""
    may: set[str] = set()
    for column in SHIP_COLUMNS:
        if cells(t, KIND_OF_COLUMN[column]):
            may |= {written("take", column=column, row=row) for row in affordable(t, column, t.purse())}
    return may | {written("take_blank", kind=kind) for kind in KINDS if gone(t, kind) and cells(t, kind)}


def build(t: Table) -> Steps:
    """SY-8.1: one to three cards; SY-8.3: prices as the rows stand, nothing slides until all are placed."""
    taken = 0

    def answers() -> set[str]:
        more = offers(t, legal_cells) if taken < CONSTANT["cards_per_build"] else set()
        return more | ({"done_building"} if taken else set())

    while True:
        answer = yield from ask(t.active, "take_card", answers)
        if answer.kind == "done_building":
            break
        taken += 1
        yield from take_and_place(t, answer.action, answer.args, legal_cells)
    for column in SHIP_COLUMNS:
        refill(t, column)


def take_and_place(t: Table, action: str, args: dict[str, object], cells: Callable[[Table, str], list[int]]) -> Steps:
    if action.startswith("take_blank"):
        kind = str(args["kind"])
        card = f"{BLANK}{kind}"  # SY-27.2: free
        t.events.saw("took_blank", seat=t.active, kind=kind)
    else:
        column, row = str(args["column"]), int(str(args["row"]))
        kind = KIND_OF_COLUMN[column]
        card = take(t, column, row)
        told = t.events.saw("took", seat=t.active, column=column, row=row, price=price(column, row))["card"]
        same_card(card, column, told)
    t.card_in_hand = card
    answer = yield from ask(t.active, "place_card", lambda: {written("place", cell=cell) for cell in cells(t, kind)})
    t.me.yard[answer["cell"] - 1] = card
    t.card_in_hand = None
    told = t.events.saw("placed", seat=t.active, kind=kind, cell=answer["cell"])["card"]
    if not card.startswith(BLANK):
        same_card(card, "", told)


def same_card(mine: str, column: str, told: object) -> None:
    if card_named(column, told) != mine:
        raise Fault(f"this card is {mine}, but the log says {card_named(column, told)}")
