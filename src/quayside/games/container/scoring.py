"""CT-12 and CT-17.2: what everything is worth.

Of an island square it can also be asked what it would be worth with the cargo of a ship on it: `ship` is whose.
"""

from __future__ import annotations

from typing import Final

from quayside.games.container.components import SPECIAL
from quayside.games.container.nouns import COLOUR_COUNT, END_REASONS, FACTORY, HARBOUR
from quayside.games.container.state import Container
from quayside.kernel.packed import i64
from quayside.kernel.sets import has, only
from quayside.kernel.state import Result

ITEMS = ("money", "island", "harbour_store", "hold", "personal_port", "loans")
NO_SHIP: Final[i64] = -1
NO_COLOUR: Final[i64] = -1


def on_island(g: Container, seat: i64, colour: i64, ship: i64) -> i64:
    """The containers of a colour on an island square, with those of a ship."""
    count = g.island[seat * COLOUR_COUNT + colour]
    if ship >= 0:
        count += g.hold[ship * COLOUR_COUNT + colour]
    return count


def is_complete(g: Container, seat: i64, ship: i64) -> bool:
    """CT-12.2: a set of all colours."""
    for colour in range(COLOUR_COUNT):  # noqa: SIM110 (compiled, a loop is quicker)
        if on_island(g, seat, colour, ship) == 0:
            return False
    return True


def colour_value(g: Container, seat: i64, colour: i64, complete: bool) -> i64:
    """CT-12.3: what the seat's value card says of a colour; the special one depends on the set."""
    value: i64 = g.kit.value_cards[g.cards[seat]][colour]
    if value != SPECIAL:
        return value
    return g.kit.pays_special_set if complete else g.kit.pays_special


def colour_pays(g: Container, seat: i64, colour: i64, discarded: i64, ship: i64, complete: bool) -> i64:
    """CT-12.2 to CT-12.4: what the containers of a colour pay on an island square; the discarded one pays nothing."""
    count = on_island(g, seat, colour, ship)
    return count * colour_value(g, seat, colour, complete) if count and colour != discarded else 0


def island_pays(g: Container, seat: i64, discarded: i64, ship: i64 = NO_SHIP) -> i64:
    """CT-12.2, CT-12.3: all colours of an island square; the set is tested before the discard."""
    complete = is_complete(g, seat, ship)
    total: i64 = 0
    for colour in range(COLOUR_COUNT):
        total += colour_pays(g, seat, colour, discarded, ship, complete)
    return total


def most_numerous(g: Container, seat: i64, ship: i64 = NO_SHIP) -> i64:
    """The colours most numerous on the own island square, as a set; none if it is empty."""
    most: i64 = 1
    tied: i64 = 0
    for colour in range(COLOUR_COUNT):
        count = on_island(g, seat, colour, ship)
        if count > most:
            most = count
            tied = 0
        if count == most:
            tied |= only(colour)
    return tied


def discardable(g: Container, seat: i64, ship: i64 = NO_SHIP) -> i64:
    """CT-12.3: the colours of which one must go; a tie with the special colour costs the special colour."""
    tied = most_numerous(g, seat, ship)
    special: i64 = only(g.kit.special(g.cards[seat]))
    return special if tied & special else tied


def cargo_pays(g: Container, seat: i64, ship: i64) -> i64:
    """A help for bidders: what a cargo says on the seat's value card, the set being tested with it on the island."""
    complete = is_complete(g, seat, ship)
    total: i64 = 0
    for colour in range(COLOUR_COUNT):
        total += g.hold[ship * COLOUR_COUNT + colour] * colour_value(g, seat, colour, complete)
    return total


def store_pays(g: Container, seat: i64) -> i64:
    """CT-12.5: the containers in the harbour store."""
    return g.stored[seat * 2 + HARBOUR] * g.kit.pays_harbour


def hold_pays(g: Container, seat: i64) -> i64:
    """CT-12.5: the containers aboard the ship."""
    return g.row_total(g.hold, seat) * g.kit.pays_hold


def port_pays(g: Container, seat: i64) -> i64:
    """CT-17.2: the containers in the personal port at the bank."""
    return g.row_total(g.port, seat) * g.kit.pays_port


def debt(g: Container, seat: i64) -> i64:
    """CT-12.6: what the loans cost."""
    return g.loans[seat] * g.kit.loan_cost


def score_sheet(g: Container, seat: int) -> dict[str, int]:
    """CT-12.5, CT-12.6: the items of a final total."""
    return {
        "money": int(g.cash(seat)),
        "island": int(island_pays(g, seat, g.discards[seat])),
        "harbour_store": int(store_pays(g, seat)),
        "hold": int(hold_pays(g, seat)),
        "personal_port": int(port_pays(g, seat)),
        "loans": -int(debt(g, seat)),
    }


_SECRET: Final = ("money", "island")


def standing(g: Container, seat: int, own: bool) -> dict[str, int]:
    """What the game would end with for a seat now; purse and value card are counted only for whoever may see them."""
    sheet = score_sheet(g, seat)
    if not own and not g.over:
        return {item: points for item, points in sheet.items() if item not in _SECRET}
    if not g.over:
        sheet["island"] = int(island_at_best(g, seat))
    return sheet


def island_at_best(g: Container, seat: i64, ship: i64 = NO_SHIP) -> i64:
    """CT-12.3: what the island square pays if the best of the colours that may go is given up."""
    may_go = discardable(g, seat, ship)
    best: i64 = 0
    for colour in range(COLOUR_COUNT):
        if has(may_go, colour):
            best = max(best, island_pays(g, seat, colour, ship))
    return best


def final_result(g: Container) -> Result:
    """CT-12.7: most money wins, then most containers in the factory store, then the victory is shared."""
    sheet = [score_sheet(g, seat) for seat in range(int(g.seats))]
    scores = [sum(items.values()) for items in sheet]
    keys = [(scores[seat], int(g.stored[seat * 2 + FACTORY])) for seat in range(int(g.seats))]
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    return Result(END_REASONS[g.end_reason], ranks, scores, sheet)
