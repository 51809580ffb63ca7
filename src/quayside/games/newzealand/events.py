"""What can happen in New Zealand, and who learns what of it."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.nouns import (
    A_TILES,
    ARROWS,
    AUXILIARIES,
    BONUS_TILES,
    BUILDING_SPACES,
    CARDS,
    DISCS,
    HARBOURS,
    HAZARD_SPACES,
    HAZARDS,
    MASTERS,
    NEUTRALS,
    POSTS,
    PRIVATES,
    SEA,
    SIDES,
    STACKS,
    TIMES,
    TRAIL,
    WORKERS,
)
from quayside.games.newzealand.vocabulary import EFFECT_NAMES
from quayside.kernel.packed import i64
from quayside.kernel.rulebook import Rulebook

# Who is paid a fee: the bank, or the seat of that number less one.
OWNERS: Final = ("bank", "seat_1", "seat_2", "seat_3", "seat_4")

# Names of the faces of buildings, in the order in which the state stores them.
FACES: Final = (
    *(f"neutral_{letter}" for letter in NEUTRALS),
    *(f"neutral_{letter}_back" for letter in NEUTRALS),
    *(f"{number}{side}" for number in PRIVATES for side in SIDES),
)

E_TURN: Final[i64] = 0
E_MOVED: Final[i64] = 1
E_FEE: Final[i64] = 2
E_FORGIVEN: Final[i64] = 3
E_USED: Final[i64] = 4
E_AUX: Final[i64] = 5
E_POUNDS: Final[i64] = 6
E_PAID: Final[i64] = 7
E_GOLD: Final[i64] = 8
E_CERTIFICATES: Final[i64] = 9
E_TOKENS: Final[i64] = 10
E_PATHFINDER: Final[i64] = 11
E_STEP_TILE: Final[i64] = 12
E_FEE_TILE: Final[i64] = 13
E_UNCOVERED: Final[i64] = 14
E_REVEALED: Final[i64] = 15
E_INCOME: Final[i64] = 16
E_WOOL: Final[i64] = 17
E_DELIVERED: Final[i64] = 18
E_NO_DELIVERY: Final[i64] = 19
E_CARD: Final[i64] = 20
E_DREW: Final[i64] = 21
E_SHUFFLED: Final[i64] = 22
E_DISCARDED: Final[i64] = 23
E_REMOVED: Final[i64] = 24
E_PLAYED: Final[i64] = 25
E_BONUS_CARD: Final[i64] = 26
E_WORKER_ARRIVES: Final[i64] = 27
E_HAZARD_ARRIVES: Final[i64] = 28
E_TILE_LEAVES: Final[i64] = 29
E_BONUS_ARRIVES: Final[i64] = 30
E_BONUS_LEAVES: Final[i64] = 31
E_TOKEN_MOVES: Final[i64] = 32
E_MARKET_REFILLED: Final[i64] = 33
E_BUILDINGS_FLIPPED: Final[i64] = 34
E_HIRED: Final[i64] = 35
E_INVESTED: Final[i64] = 36
E_JOKER: Final[i64] = 37
E_BOUGHT: Final[i64] = 38
E_SHEEP_ADDED: Final[i64] = 39
E_BUILT: Final[i64] = 40
E_REPLACED: Final[i64] = 41
E_SAILED: Final[i64] = 42
E_UPGRADED: Final[i64] = 43
E_APPOINTED: Final[i64] = 44
E_CLEARED: Final[i64] = 45
E_OBJECTIVE: Final[i64] = 46
E_ON_TOP: Final[i64] = 47
E_MARKET_TOKEN: Final[i64] = 48
E_ADDED: Final[i64] = 49
E_SARAH_CARD: Final[i64] = 50
E_SARAH_MOVES: Final[i64] = 51
E_SARAH_INVESTS: Final[i64] = 52
E_SPECIALITY: Final[i64] = 53
E_OVER: Final[i64] = 54
E_SPENT_TOKENS: Final[i64] = 55
E_SPENT_GOLD: Final[i64] = 56
E_SPENT_CERTIFICATES: Final[i64] = 57


def list_events(book: Rulebook) -> None:
    seat = {"seat": None}
    book.event(E_TURN, "turn", {**seat, "round": None})
    book.event(E_MOVED, "moved", {**seat, "to": TRAIL})
    book.event(E_FEE, "fee", {**seat, "owner": OWNERS, "amount": None})
    book.event(E_FORGIVEN, "forgiven", {**seat, "amount": None})
    book.event(E_USED, "used", {**seat, "building": FACES, "effect": EFFECT_NAMES})
    book.event(E_AUX, "auxiliary", {**seat, "action": AUXILIARIES, "times": TIMES})
    book.event(E_POUNDS, "pounds", {**seat, "amount": None})
    book.event(E_PAID, "paid", {**seat, "amount": None})
    book.event(E_GOLD, "gold", {**seat, "amount": None})
    book.event(E_CERTIFICATES, "certificates", {**seat, "amount": None})
    book.event(E_TOKENS, "tokens", {**seat, "amount": None})
    book.event(E_PATHFINDER, "pathfinder", {**seat, "space": None})
    book.event(E_STEP_TILE, "step_tile", {**seat, "value": None})
    book.event(E_FEE_TILE, "fee_tile", seat)
    book.event(E_UNCOVERED, "uncovered", {**seat, "disc": DISCS})
    book.event(E_REVEALED, "revealed", {**seat, "card": CARDS})
    book.event(E_INCOME, "income", {**seat, "total": None})
    book.event(E_WOOL, "wool", {**seat, "total": None})
    book.event(E_DELIVERED, "delivered", {**seat, "post": POSTS})
    book.event(E_NO_DELIVERY, "no_delivery", seat)
    book.event(E_CARD, "card", {**seat, "card": CARDS})
    book.event(E_DREW, "drew", {**seat, "count": None}, {"card": CARDS})
    book.event(E_SHUFFLED, "shuffled", seat)
    book.event(E_DISCARDED, "discarded", {**seat, "card": CARDS})
    book.event(E_REMOVED, "removed", {**seat, "card": CARDS})
    book.event(E_PLAYED, "played", {**seat, "card": CARDS})
    book.event(E_BONUS_CARD, "bonus_card", {**seat, "stack": STACKS, "card": CARDS})
    book.event(E_WORKER_ARRIVES, "worker_arrives", {**seat, "worker": WORKERS, "row": None})
    book.event(E_HAZARD_ARRIVES, "hazard_arrives", {**seat, "hazard": HAZARDS, "space": HAZARD_SPACES})
    book.event(E_TILE_LEAVES, "tile_leaves", {**seat, "tile": A_TILES})
    book.event(E_BONUS_ARRIVES, "bonus_arrives", {**seat, "tile": BONUS_TILES, "row": None})
    book.event(E_BONUS_LEAVES, "bonus_leaves", {**seat, "tile": BONUS_TILES})
    book.event(E_TOKEN_MOVES, "token_moves", {"row": None, "arrow": ARROWS})
    book.event(E_MARKET_REFILLED, "market_refilled", {"cards": None})
    book.event(E_BUILDINGS_FLIPPED, "buildings_flipped", {})
    book.event(E_HIRED, "hired", {**seat, "worker": WORKERS, "price": None})
    book.event(E_INVESTED, "invested", {**seat, "tile": BONUS_TILES, "price": None})
    book.event(E_JOKER, "joker", {**seat, "worker": WORKERS})
    book.event(E_BOUGHT, "bought", {**seat, "card": CARDS, "price": None})
    book.event(E_SHEEP_ADDED, "sheep_added", {**seat, "card": CARDS})
    book.event(E_BUILT, "built", {**seat, "tile": None, "space": BUILDING_SPACES, "cost": None})
    book.event(E_REPLACED, "replaced", {**seat, "tile": None, "old": None, "cost": None})
    book.event(E_SAILED, "sailed", {**seat, "to": SEA})
    book.event(E_UPGRADED, "upgraded", {**seat, "harbour": HARBOURS, "cost": None})
    book.event(E_APPOINTED, "appointed", {**seat, "worker": WORKERS, "master": MASTERS})
    book.event(E_CLEARED, "cleared", {**seat, "hazard": HAZARDS})
    book.event(E_OBJECTIVE, "objective", {**seat, "card": CARDS})
    book.event(E_ON_TOP, "on_top", {**seat, "card": CARDS})
    book.event(E_MARKET_TOKEN, "market_token", seat)
    book.event(E_ADDED, "added", {**seat, "card": CARDS})
    book.event(E_SARAH_CARD, "sarah_card", {"card": None})
    book.event(E_SARAH_MOVES, "sarah_moves", {"to": TRAIL})
    book.event(E_SARAH_INVESTS, "sarah_invests", {"tile": BONUS_TILES})
    book.event(E_SPECIALITY, "speciality", {"worker": WORKERS})
    book.event(E_OVER, "over", {})
    book.event(E_SPENT_TOKENS, "spent_tokens", {**seat, "amount": None})
    book.event(E_SPENT_GOLD, "spent_gold", {**seat, "amount": None})
    book.event(E_SPENT_CERTIFICATES, "spent_certificates", {**seat, "amount": None})
