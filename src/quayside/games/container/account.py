"""CT-12: what the total of a player is made of, the island square by colours."""

from __future__ import annotations

from quayside.games.container.nouns import COLOUR_COUNT, COLOURS, HARBOUR
from quayside.games.container.scoring import NO_SHIP, colour_value, is_complete, on_island
from quayside.games.container.state import Container
from quayside.kernel.account import Part


def account(g: Container, seat: int) -> list[Part]:
    """The parts of a score sheet; they add up to its items."""
    kit = g.kit
    cash, stored = int(g.cash(seat)), int(g.stored[seat * 2 + HARBOUR])
    hold, port, loans = int(g.row_total(g.hold, seat)), int(g.row_total(g.port, seat)), int(g.loans[seat])
    found = [
        Part("money", "money", cash, cash),
        *_island(g, seat),
        Part("harbour_store", "harbour_store", stored, stored * int(kit.pays_harbour)),
        Part("hold", "hold", hold, hold * int(kit.pays_hold)),
        Part("personal_port", "personal_port", port, port * int(kit.pays_port)),
        Part("loans", "loans", loans, -loans * int(kit.loan_cost)),
    ]
    return [part for part in found if part.count]


def _island(g: Container, seat: int) -> list[Part]:
    """CT-12.2 to CT-12.4: every colour by itself; the discarded one pays nothing."""
    complete = is_complete(g, seat, NO_SHIP)
    found: list[Part] = []
    for colour in range(int(COLOUR_COUNT)):
        count = int(on_island(g, seat, colour, NO_SHIP))
        gone = colour == g.discards[seat]
        points = 0 if gone else count * int(colour_value(g, seat, colour, complete))
        found.append(Part("island", f"box:{COLOURS[colour]}", count, points, "discarded" if gone else None))
    return found
