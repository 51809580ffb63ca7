"""How much the greedy player of New Zealand wants things."""

from __future__ import annotations

from functools import cache

from quayside.editions import standard_box
from quayside.games.newzealand.components import Components
from quayside.games.newzealand.game import standard_kit
from quayside.games.newzealand.nouns import BREEDS, CARDS, FIRST_OBJECTIVE

# How much the bot wants things, relative to each other; found by letting it play against itself.
WORTH = {
    "pound": 0.31,
    "gold": 9.16,
    "certificate": 6.97,
    "path": 3.5,
    "token": 0.44,
    "breeding": 3.0,  # per point above a starting sheep's
    "sheep": 1.97,  # another breed in the deck
    "shepherd": 0.064,  # used in a purchase
    "worker": 4.1,
    "wage": 0.48,  # per pound of a worker's price
    "crowd": 0.02,  # per worker already in the row
    "income": 0.1,
    "post": 0.74,
    "duplicate": 3.0,  # in hand when going to Wellington
    "wellington": 0.059,
    "building": 0.23,
    "upgrade": 8.0,
    "small_harbour": 10.28,
    "medium_harbour": 3.83,
    "large_harbour": 0.79,
    "voyage": 0.066,
    "objective": 0.43,
    "hazard": 1.3,
    "cycle": 1.88,
}
DISC_WORTH = {
    "hand_5": 6.0,
    "hand_6": 6.0,
    "step_limit": 4.0,
    "perm_cert_left": 5.0,
    "perm_cert_right": 5.0,
    "bonus_wool_left": 1.5,
    "bonus_wool_right": 1.2,
    "cert_limit_5": 1.5,
    "aux_path_1": 2.0,
    "aux_ship_1": 2.0,
    "aux_cert_1": 3.5,
}
CARD_WORTH = {"romney": 3.5, "ferry": 1.5, "sheepdog": 1.5, "kotare": 2.0, "objective": 2.5}
WORKER_WORTH = {"shepherd": 1.36, "craftsman": 3.33, "sailor": 2.94, "shearer": 3.75}
TILE_WORTH = {
    "joker_worker": 2.6,
    "permanent_certificate": 5.0,
    "permanent_wool": 1.5,
    "hazard_clearing": 4.0,
    "sheepdog_gold": 2.5,
    "kotare_gold": 4.5,
    "exchange_gold": 3.0,
    "exchange_vp": 1.0,
    "gold_for_vp": -3.0,
    "ferry_gold": 2.5,
    "romney_swap": 4.5,
}


@cache
def numbers() -> Components:
    """The printed numbers of the standard edition."""
    return standard_kit(standard_box("newzealand"))


def sheep_value(breed: str) -> float:
    kit, at = numbers(), BREEDS.index(breed)
    return int(kit.card_vp[at]) + WORTH["breeding"] * int(kit.breeding[at] - 2) + WORTH["sheep"]


def card_value(card: str) -> float:
    at = CARDS.index(card)
    if at >= FIRST_OBJECTIVE:
        return 2.0
    return float(numbers().card_vp[at]) + (1.0 if card in BREEDS else 0.5)
