"""What can happen in Shipyard, and who learns what of it."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.nouns import (
    ACTION_CARDS,
    CANALS,
    CELLS,
    COLUMNS,
    COMMODITIES,
    CONTRACTS,
    COUNTDOWN,
    DECKS,
    EMPLOYEES,
    END_REASONS,
    FAILURES,
    KINDS,
    OFFICIALS,
    PIECES,
    ROWS,
    SIDES,
    SPACES,
    TRAINS,
)
from quayside.kernel.packed import i64
from quayside.kernel.rulebook import Rulebook

E_TURN: Final[i64] = 0
E_ADVANCED: Final[i64] = 1
E_PUSHED: Final[i64] = 2
E_CHOSEN: Final[i64] = 3
E_BONUS: Final[i64] = 4
E_TOOK: Final[i64] = 5
E_TOOK_BLANK: Final[i64] = 6
E_PLACED: Final[i64] = 7
E_DEALT: Final[i64] = 8
E_LAST_CARD: Final[i64] = 9
E_TRAIN: Final[i64] = 10
E_RECYCLED: Final[i64] = 11
E_RENTED: Final[i64] = 12
E_LAID: Final[i64] = 13
E_STARTED: Final[i64] = 14
E_MARKER: Final[i64] = 15
E_GAINED: Final[i64] = 16
E_HIRED: Final[i64] = 17
E_EXCHANGE: Final[i64] = 18
E_TRADED: Final[i64] = 19
E_SOLD: Final[i64] = 20
E_SUBSIDY: Final[i64] = 21
E_LAUNCHED: Final[i64] = 22
E_LOADED: Final[i64] = 23
E_FAILED: Final[i64] = 24
E_STEP: Final[i64] = 25
E_OFFICIAL: Final[i64] = 26
E_RIBAND: Final[i64] = 27
E_CANAL_USED: Final[i64] = 28
E_CANAL_LOST: Final[i64] = 29
E_SCORED: Final[i64] = 30
E_SAILED: Final[i64] = 31
E_COUNTDOWN: Final[i64] = 32
E_GAVE_UP: Final[i64] = 33
E_PLAY_CLOSED: Final[i64] = 34
E_FINAL_ACTION: Final[i64] = 35
E_PASSED: Final[i64] = 36
E_CONTRACT: Final[i64] = 37
E_OVER: Final[i64] = 38


def list_events(book: Rulebook) -> None:
    seat = {"seat": None}
    book.event(E_TURN, "turn", {**seat, "turn": None})
    book.event(E_ADVANCED, "advanced", {**seat, "card": ACTION_CARDS, "position": None})
    book.event(E_PUSHED, "pushed", {"card": ACTION_CARDS, "position": None})
    book.event(E_CHOSEN, "chosen", {**seat, "card": ACTION_CARDS, "income": None})
    book.event(E_BONUS, "bonus", {**seat, "action": ACTION_CARDS})
    book.event(E_TOOK, "took", {**seat, "column": COLUMNS, "row": ROWS, "price": None, "card": None})
    book.event(E_TOOK_BLANK, "took_blank", {**seat, "kind": KINDS})
    book.event(E_PLACED, "placed", {**seat, "kind": KINDS, "cell": CELLS, "card": None})
    book.event(E_DEALT, "dealt", {"column": COLUMNS, "row": ROWS, "card": None})
    book.event(E_LAST_CARD, "last_card", {"deck": DECKS})
    book.event(E_TRAIN, "train", {**seat, "train": TRAINS, "price": None})
    book.event(E_RECYCLED, "recycled", {"deck": DECKS, "count": None})
    book.event(E_RENTED, "rented", {**seat, "canal": CANALS, "price": None})
    book.event(E_LAID, "laid", {**seat, "canal": CANALS, "x": None, "y": None, "turns": None})
    book.event(E_STARTED, "started", {**seat, "canal": CANALS, "space": SIDES})
    book.event(E_MARKER, "marker", {**seat, "piece": PIECES, "cost": None})
    book.event(E_GAINED, "gained", {**seat, "piece": PIECES, "count": None})
    book.event(E_HIRED, "hired", {**seat, "employee": EMPLOYEES, "cost": None})
    book.event(E_EXCHANGE, "exchange", {**seat, "train": TRAINS, "sector": None})
    book.event(E_TRADED, "traded", {**seat, "commodity": COMMODITIES, "piece": PIECES})
    book.event(E_SOLD, "sold", {**seat, "commodity": COMMODITIES, "count": None, "guilders": None})
    book.event(E_SUBSIDY, "subsidy", {**seat, "guilders": None})
    book.event(E_LAUNCHED, "launched", {**seat, "cell": CELLS, "cards": None})
    book.event(E_LOADED, "loaded", {**seat, "piece": PIECES, "count": None})
    book.event(E_FAILED, "failed", {**seat, "cards": None, "reason": FAILURES})
    book.event(E_STEP, "step", {**seat, "step": None, "canal": CANALS, "space": SPACES})
    book.event(E_OFFICIAL, "official", {**seat, "official": OFFICIALS, "points": None})
    book.event(E_RIBAND, "riband", {**seat, "step": None})
    book.event(E_CANAL_USED, "canal_used", {**seat, "canal": CANALS})
    book.event(E_CANAL_LOST, "canal_lost", {**seat, "canal": CANALS})
    points = {"crew": None, "equipment": None, "speed": None, "officials": None, "riband": None}
    book.event(E_SCORED, "scored", {**seat, **points})
    book.event(E_SAILED, "sailed", {**seat, "cards": None, "points": None})
    book.event(E_COUNTDOWN, "countdown", {"space": COUNTDOWN})
    book.event(E_GAVE_UP, "gave_up", seat, {"contract": CONTRACTS})
    book.event(E_PLAY_CLOSED, "play_closed", {"reason": END_REASONS})
    book.event(E_FINAL_ACTION, "final_action", {**seat, "action": ACTION_CARDS})
    book.event(E_PASSED, "passed", seat)
    book.event(E_CONTRACT, "contract", {**seat, "contract": CONTRACTS})
    book.event(E_OVER, "over", {"reason": END_REASONS})
