"""Every field of a position: who sees it, how observations put it down, what it means, what scenario files call it."""

from __future__ import annotations

from typing import Final

from quayside.games.container.nouns import COLOURS, ZONES
from quayside.kernel.declared import EVERYBODY, FLAG, HIDDEN, OWNER, Field, Stroke

FIELDS: Final = (
    Field("purse", OWNER, Stroke("own", 5), "per seat: cards of each value, bluff cards apart", given=True),
    Field("laid", OWNER, Stroke("own", 5), "per seat: cards of the bid in the island auction", given="bid"),
    Field("laid_bluffs", OWNER, Stroke("own"), "per seat"),
    Field(
        "cards",
        OWNER,
        Stroke("own_choice", 5),
        "value cards: first those dealt to the seats, then the boxed ones",
        numbers=5,
        given="value_card",
    ),
    Field("opened", EVERYBODY, Stroke("players", 5), "per seat: what of `laid` has been revealed"),
    Field("opened_bluffs", EVERYBODY, Stroke("players"), "per seat"),
    Field("frozen", EVERYBODY, Stroke("seat_set"), "the seats whose bids are being prepared, as a set", start=0),
    Field("loans", EVERYBODY, Stroke("players"), "per seat", given=True),
    Field("machines", EVERYBODY, Stroke("players", COLOURS), "per seat and colour: 0 or 1", given=True),
    Field("warehouses", EVERYBODY, Stroke("players"), "per seat", given=True),
    Field("stores", EVERYBODY, Stroke("players", 60), "per seat, store, colour, price: containers", given="factory"),
    Field("stored", EVERYBODY, Stroke("players", 2), "per seat and store: containers in all"),
    Field("hold", EVERYBODY, Stroke("players", COLOURS), "per seat and colour", given=True),
    Field("island", EVERYBODY, Stroke("players", COLOURS), "per seat and colour", given=True),
    Field(
        "port",
        EVERYBODY,
        Stroke("players", COLOURS),
        "personal port at the bank, per seat and colour",
        given="personal_port",
    ),
    Field("ship", EVERYBODY, Stroke("player_choice", ZONES, 1), "per seat: zone", given=True),
    Field(
        "discards",
        EVERYBODY,
        Stroke("player_choice", COLOURS),
        "per seat: colour discarded at scoring, or -1",
        given="discarded",
    ),
    Field("supply", EVERYBODY, Stroke("board", COLOURS), "containers per colour", given=True),
    Field("machine_supply", EVERYBODY, Stroke("board", COLOURS), "per colour", given=True),
    Field("warehouse_supply", EVERYBODY, Stroke("number"), "", start=0, given=True),
    Field("boxed", EVERYBODY, Stroke("board", COLOURS), "containers out of the game, per colour", given=True),
    Field("broker_containers", EVERYBODY, Stroke("board", 15), "per broker and colour", given="brokers"),
    Field("broker_money", EVERYBODY, Stroke("board", 3), "per broker", given="brokers"),
    Field("payment", EVERYBODY, Stroke("board", 5), "money cards on the payment card", given=True),
    Field(
        "payment_pieces",
        EVERYBODY,
        Stroke("board", 10),
        "containers on it, per store of origin and colour",
        given="payment",
    ),
    Field(
        "loose",
        EVERYBODY,
        Stroke("board", 10),
        "containers without a price yet, per store and colour",
        given="unpriced",
    ),
    Field("active", EVERYBODY, Stroke("seat"), "", start=0, given="turn"),
    Field("first", EVERYBODY, Stroke("seat"), "", start=0, given=True),
    Field("holder", EVERYBODY, Stroke("seat"), "the seat before which the payment card lies", start=-1),
    Field(
        "square",
        EVERYBODY,
        Stroke("number_choice", 6),
        "broker * 2 + square marked by the choice card",
        start=-1,
        given="payment",
    ),
    Field("round", EVERYBODY, Stroke("number"), "", start=1, given=True),
    Field("actions_left", EVERYBODY, Stroke("number"), "", start=0, given=True),
    Field("prepared", EVERYBODY, Stroke("number"), "the preparatory step of this turn is over", start=0),
    Field("produced", EVERYBODY, Stroke("number"), "", start=0, given=True, words=FLAG),
    Field("called", EVERYBODY, Stroke("number"), "", start=0, given=True, words=FLAG),
    Field(
        "won",
        EVERYBODY,
        Stroke("number"),
        "a broker auction in this turn's preparatory step",
        start=0,
        given=True,
        words=FLAG,
    ),
    Field(
        "owed", EVERYBODY, Stroke("number"), "the price of what has been picked but not yet paid", start=0, given=True
    ),
    Field("ending", EVERYBODY, Stroke("number"), "", start=0, given=True, words=FLAG),
    Field("end_reason", EVERYBODY, Stroke("number"), "", start=0),
    Field("bank_on", EVERYBODY, Stroke("number"), "", start=0),
    Field("cancel_on", EVERYBODY, Stroke("number"), "", start=0),
    Field("interest_first", EVERYBODY, Stroke("number"), "", start=0),
    Field("docked_buying", EVERYBODY, Stroke("number"), "", start=0),
    Field("round_limit", EVERYBODY, Stroke("number"), "", start=0),
    Field(
        "before", HIDDEN, None, "per seat: the purse before the bid that is being prepared; rivals see its size", each=5
    ),
    Field("mixed", HIDDEN, None, "per seat: an exchange has made the cards unknown to the others", each=1),
    Field("free_since", HIDDEN, None, "per seat; shown only in what its owner may do", each=1),
    Field(
        "settled",
        HIDDEN,
        None,
        "containers priced in this action, per colour and price; of account only to whoever sets prices",
        numbers=30,
    ),
)
