"""Container's observation: every field of the state that is shown to all, and the own purse, bid and value card."""

from __future__ import annotations

from typing import Final

from quayside.games.container.words import COLOURS, ZONES
from quayside.observe.layout import BOARD, NUMBER, OWN, PLAYERS, SEAT, SEATS, Field

CARDS: Final = 5  # value cards

FIELDS: Final = [
    Field("purse", OWN, 5),
    Field("laid", OWN, 5),
    Field("laid_bluffs", OWN),
    Field("cards", OWN, choices=CARDS),
    Field("opened", PLAYERS, 5),
    Field("opened_bluffs", PLAYERS),
    Field("frozen", SEATS),
    Field("loans", PLAYERS),
    Field("machines", PLAYERS, 5),
    Field("warehouses", PLAYERS),
    Field("stores", PLAYERS, 60),
    Field("stored", PLAYERS, 2),
    Field("hold", PLAYERS, 5),
    Field("island", PLAYERS, 5),
    Field("port", PLAYERS, 5),
    Field("ship", PLAYERS, choices=len(ZONES), codes=(1,)),
    Field("discards", PLAYERS, choices=len(COLOURS)),
    Field("supply", BOARD, 5),
    Field("machine_supply", BOARD, 5),
    Field("warehouse_supply", NUMBER),
    Field("boxed", BOARD, 5),
    Field("broker_containers", BOARD, 15),
    Field("broker_money", BOARD, 3),
    Field("payment", BOARD, 5),
    Field("payment_pieces", BOARD, 10),
    Field("loose", BOARD, 10),
    Field("active", SEAT),
    Field("first", SEAT),
    Field("holder", SEAT),
    Field("square", NUMBER, choices=6),
    Field("round", NUMBER),
    Field("actions_left", NUMBER),
    Field("prepared", NUMBER),
    Field("produced", NUMBER),
    Field("called", NUMBER),
    Field("won", NUMBER),
    Field("owed", NUMBER),
    Field("ending", NUMBER),
    Field("end_reason", NUMBER),
    Field("bank_on", NUMBER),
    Field("cancel_on", NUMBER),
    Field("interest_first", NUMBER),
    Field("docked_buying", NUMBER),
    Field("round_limit", NUMBER),
]

LEFT_OUT: Final[dict[str, str]] = {}
