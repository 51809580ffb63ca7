"""CT-12 and CT-17.2: what everything is worth."""

from __future__ import annotations

from quayside.games.container.components import SPECIAL
from quayside.games.container.nouns import COLOURS, END_REASONS, FACTORY, HARBOUR
from quayside.games.container.state import Container
from quayside.kernel.state import Result

ITEMS = ("money", "island", "harbour_store", "hold", "personal_port", "loans")


def island_pays(g: Container, seat: int, discarded: int) -> int:
    """CT-12.2 to CT-12.4: the set is tested before the discard; the discarded colour pays nothing."""
    count = [int(g.island[seat * 5 + colour]) for colour in range(len(COLOURS))]
    values = colour_values(g, seat, all(count))
    return sum(count[colour] * value for colour, value in enumerate(values) if colour != discarded)


def colour_values(g: Container, seat: int, complete: bool) -> list[int]:
    """CT-12.3: what the seat's value card says of each colour; the special one depends on the set."""
    special = int(g.kit.pays_special_set if complete else g.kit.pays_special)
    return [special if value == SPECIAL else value for value in g.kit.value_cards[g.cards[seat]]]


def cargo_pays(g: Container, seat: int, cargo: list[int]) -> int:
    """A help for bidders: what a cargo says on the seat's value card, the set being tested with it on the island."""
    complete = all(cargo[colour] or g.island[seat * 5 + colour] for colour in range(len(COLOURS)))
    return sum(count * value for count, value in zip(cargo, colour_values(g, seat, complete), strict=True))


def score_sheet(g: Container, seat: int) -> dict[str, int]:
    """CT-12.5, CT-12.6: the items of a final total."""
    return {
        "money": int(g.cash(seat)),
        "island": island_pays(g, seat, int(g.discards[seat])),
        "harbour_store": int(g.stored[seat * 2 + HARBOUR] * g.kit.pays_harbour),
        "hold": int(g.row_total(g.hold, seat) * g.kit.pays_hold),
        "personal_port": int(g.row_total(g.port, seat) * g.kit.pays_port),
        "loans": -int(g.loans[seat] * g.kit.loan_cost),
    }


def final_result(g: Container) -> Result:
    """CT-12.7: most money wins, then most containers in the factory store, then the victory is shared."""
    sheet = [score_sheet(g, seat) for seat in range(int(g.seats))]
    scores = [sum(items.values()) for items in sheet]
    keys = [(scores[seat], int(g.stored[seat * 2 + FACTORY])) for seat in range(int(g.seats))]
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    return Result(END_REASONS[g.end_reason], ranks, scores, sheet)
