"""Cove's components: the TOML records as typed numbers."""

from __future__ import annotations

from typing import Final

from quayside.kernel.components import Box
from quayside.kernel.packed import i64, vec

from cove.nouns import GOODS

TERMS: Final = ("coins", "cellar", "watch", "highest_price", "card_at_end", "set_at_end")
MOST_PLAYERS: Final = 4


class Components:
    """The numbers of one edition. Shared by all states of a game and never changed."""

    def __init__(self, box: Box, standard: bool) -> None:
        self.box = box
        self.standard = standard
        goods = box.ids("good", GOODS)
        self.cards: vec[i64] = vec[i64]([record.number_of("cards", 1) for record in goods])
        self.prices: vec[i64] = vec[i64]([record.number_of("price", 1) for record in goods])
        terms = {record.text("id"): record for record in box.ids("term", TERMS)}
        self.coins: i64 = terms["coins"].number_of("value")
        self.cellar: i64 = terms["cellar"].number_of("value")
        self.watch: i64 = terms["watch"].number_of("value")
        self.highest_price: i64 = terms["highest_price"].number_of("value", 1)
        self.card_at_end: i64 = terms["card_at_end"].number_of("value")
        self.set_at_end: i64 = terms["set_at_end"].number_of("value")
        for record in goods:
            if record.number_of("price") > self.highest_price:
                raise record.wrong("price", f"must not be above the highest price of {int(self.highest_price)}")
        needed = MOST_PLAYERS * int(self.cellar) + MOST_PLAYERS + 1
        if sum(record.number_of("cards") for record in goods) < needed:
            raise goods[0].wrong("cards", f"must be {needed} in all: the cellars of four and one beach")
