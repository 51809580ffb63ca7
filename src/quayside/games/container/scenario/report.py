"""How things stand in Container, in the words of `given`."""

from __future__ import annotations

from collections import Counter
from typing import Any

from quayside.games.container.game import ContainerGame
from quayside.games.container.nouns import (
    BROKERS,
    CARDS,
    FACTORY,
    HARBOUR,
    SEATS,
    SHORTS,
    SQUARES,
)
from quayside.games.container.scenario.reading import cards_in, pieces_in
from quayside.games.container.scenario.rows import FIELDS, Colours
from quayside.kernel.packed import i64, vec
from quayside.kernel.state import State
from quayside.scenarios.compare import Matcher, Perhaps


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


def report(state: State) -> dict[str, object]:
    """Every seat and the table, whoever may see it."""
    assert isinstance(state, ContainerGame)
    g = state
    told: dict[str, object] = {SEATS[seat]: _seat_report(g, seat) for seat in range(int(g.seats))}
    told.update(
        **FIELDS.table_report(g),
        brokers={
            name: {"containers": Colours(g.broker_containers, at), "money": int(g.broker_money[at])}
            for at, name in enumerate(BROKERS)
        },
        payment=_payment(g),
        unpriced={"factory": Colours(g.loose, 0), "harbour": Colours(g.loose, 1)},
    )
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


def _seat_report(g: ContainerGame, seat: int) -> dict[str, object]:
    return {
        **FIELDS.seat_report(g, seat),
        "cash": int(g.cash(seat)),
        "purse": Cards(g.purse, seat),
        "cards": int(g.card_count(seat)),
        "factory": Pieces(g, seat, FACTORY),
        "harbour": Pieces(g, seat, HARBOUR),
        "value_card": g.kit.box.records("value_card")[g.cards[seat]].text("id"),
        "bid": {"amount": int(g.bid_amount(seat)), "bluff": int(g.laid_bluffs[seat]), "cards": Cards(g.laid, seat)},
    }
