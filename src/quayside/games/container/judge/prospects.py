"""What cargoes and positions of Container will bring: exact at the end, goods at what they usually bring before it."""

from __future__ import annotations

from typing import Final

from quayside.games.container.nouns import COLOUR_COUNT, FACTORY, HARBOUR
from quayside.games.container.scoring import NO_COLOUR, NO_SHIP, debt, island_at_best, island_pays
from quayside.games.container.state import Container
from quayside.kernel.packed import i64

LOW: Final[i64] = 2  # of a colour: it is nearly gone
LONG: Final[i64] = 40  # rounds after which a game drags on
FORGIVEN: Final = 0.35  # of the discard: the most numerous colour of today need not be that of the end


def supply_is_low(g: Container) -> bool:
    """Two colours are nearly gone, or the game drags on."""
    low: i64 = 0
    for colour in range(COLOUR_COUNT):
        if g.supply[colour] <= LOW:
            low += 1
    return low >= 2 or bool(g.ending) or g.round > LONG


def square_worth(g: Container, seat: i64, ship: i64, forgiven: float) -> float:
    """What an island square would pay with the cargo of a ship on it, if a part of the discard is forgiven."""
    total = island_pays(g, seat, NO_COLOUR, ship)
    return float(total) - (1.0 - forgiven) * float(total - island_at_best(g, seat, ship))


def cargo_gain(g: Container, seat: i64, ship: i64) -> float:
    """How much more the own island square would pay with the cargo of a ship."""
    forgiven = 0.0 if supply_is_low(g) else FORGIVEN
    return square_worth(g, seat, ship, forgiven) - square_worth(g, seat, NO_SHIP, forgiven)


def prospects(g: Container, seat: i64) -> float:
    """The final total a seat can expect."""
    if g.over:
        return float(g.score().scores[seat]) + 0.01 * float(g.stored[seat * 2 + FACTORY])
    money = float(g.cash(seat) + g.bid_amount(seat) - debt(g, seat))
    if g.holder == seat:
        money += float(g.payment_money())
    hold = float(g.row_total(g.hold, seat))
    port = float(g.row_total(g.port, seat))
    harbour = float(g.stored[seat * 2 + HARBOUR])
    factory = float(g.stored[seat * 2 + FACTORY])
    if supply_is_low(g):
        return money + square_worth(g, seat, NO_SHIP, 0.0) + 4.5 * hold + 3.0 * port + 2.3 * harbour + 0.6 * factory
    works = 2.5 * float(g.machine_count(seat)) + 1.5 * float(g.warehouses[seat])
    goods = 6.0 * hold + 4.0 * port + 3.6 * harbour + 2.0 * factory
    return money + square_worth(g, seat, NO_SHIP, 0.3) + goods + works
