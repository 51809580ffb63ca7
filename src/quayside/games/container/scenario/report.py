"""How things stand in Container, in the words of `given`."""

from __future__ import annotations

from collections import Counter
from typing import Any

from quayside.games.container.game import ContainerGame
from quayside.games.container.nouns import (
    BROKERS,
    CARDS,
    COLOURS,
    FACTORY,
    HARBOUR,
    SEATS,
    SHORTS,
    SQUARES,
    ZONES,
)
from quayside.games.container.scenario.reading import cards_in, colour_of, colours_in, pieces_in
from quayside.kernel.packed import i64, vec
from quayside.kernel.state import State
from quayside.scenarios.compare import Matcher, Perhaps
from quayside.scenarios.reading import whole

TURN_FLAGS = ("produced", "called", "won", "ending")


class Colours(Matcher):
    """A row of containers without prices."""

    def __init__(self, row: vec[i64], at: int, complete: bool = True) -> None:
        self.counts = Counter({colour: int(row[at * 5 + colour]) for colour in range(5) if row[at * 5 + colour]})
        self.complete = complete  # must everything be named?

    def matches(self, expected: Any) -> bool:
        wanted = colours_in(expected)
        if self.complete or not isinstance(expected, dict):
            return wanted == self.counts
        return all(self.counts[colour_of(key)] == whole(number) for key, number in expected.items())

    def __str__(self) -> str:
        return "{" + ", ".join(f"{SHORTS[colour]}: {count}" for colour, count in sorted(self.counts.items())) + "}"


class Pieces(Matcher):
    """A store."""

    def __init__(self, g: ContainerGame, seat: int, store: i64) -> None:
        self.counts = Counter(
            {
                (colour, price): int(g.pieces(seat, store, colour, price))
                for colour in range(5)
                for price in range(1, 7)
                if g.pieces(seat, store, colour, price)
            }
        )

    def matches(self, expected: Any) -> bool:
        return pieces_in(expected) == self.counts

    def __str__(self) -> str:
        return "[" + ", ".join(f"{SHORTS[c]}@{price}" for (c, price) in sorted(self.counts.elements())) + "]"


class Cards(Matcher):
    """Money cards."""

    def __init__(self, cards: vec[i64], at: int) -> None:
        self.counts = [int(cards[at * 5 + card]) for card in range(5)]

    def matches(self, expected: Any) -> bool:
        return cards_in(expected) == self.counts

    def __str__(self) -> str:
        return "{" + ", ".join(f"{CARDS[card]}: {count}" for card, count in enumerate(self.counts) if count) + "}"


def report(state: State) -> dict[str, Any]:
    """Every seat and the table, whoever may see it."""
    assert isinstance(state, ContainerGame)
    g = state
    told: dict[str, Any] = {SEATS[seat]: _seat_report(g, seat) for seat in range(int(g.seats))}
    told.update(
        turn=SEATS[g.active],
        first=SEATS[g.first],
        round=int(g.round),
        actions_left=int(g.actions_left),
        owed=int(g.owed),
        supply=Colours(g.supply, 0, complete=False),
        machine_supply=Colours(g.machine_supply, 0, complete=False),
        boxed=Colours(g.boxed, 0, complete=False),
        warehouse_supply=int(g.warehouse_supply),
        brokers={
            name: {"containers": Colours(g.broker_containers, at), "money": int(g.broker_money[at])}
            for at, name in enumerate(BROKERS)
        },
        payment=_payment(g),
        unpriced={"factory": Colours(g.loose, 0), "harbour": Colours(g.loose, 1)},
    )
    told.update({flag: bool(getattr(g, flag)) for flag in TURN_FLAGS})
    return told


def _payment(g: ContainerGame) -> Perhaps:
    """The payment card; `null` when no broker auction is open."""
    return Perhaps(
        {
            "holder": SEATS[g.holder] if g.holder >= 0 else None,
            "broker": BROKERS[g.square // 2] if g.square >= 0 else None,
            "square": SQUARES[g.square % 2] if g.square >= 0 else None,
            "money": int(g.payment_money()),
            "cards": Cards(g.payment, 0),
            "factory": Colours(g.payment_pieces, 0),
            "harbour": Colours(g.payment_pieces, 1),
        },
        g.holder >= 0 or g.square >= 0,
    )


def _seat_report(g: ContainerGame, seat: int) -> dict[str, Any]:
    return {
        "cash": int(g.cash(seat)),
        "purse": Cards(g.purse, seat),
        "cards": int(g.card_count(seat)),
        "loans": int(g.loans[seat]),
        "machines": Colours(g.machines, seat),
        "warehouses": int(g.warehouses[seat]),
        "factory": Pieces(g, seat, FACTORY),
        "harbour": Pieces(g, seat, HARBOUR),
        "hold": Colours(g.hold, seat),
        "island": Colours(g.island, seat),
        "personal_port": Colours(g.port, seat),
        "ship": ZONES[g.ship[seat]],
        "value_card": g.kit.box.records("value_card")[g.cards[seat]].text("id"),
        "bid": {"amount": int(g.bid_amount(seat)), "bluff": int(g.laid_bluffs[seat]), "cards": Cards(g.laid, seat)},
        "discarded": COLOURS[g.discards[seat]] if g.discards[seat] >= 0 else None,
    }
