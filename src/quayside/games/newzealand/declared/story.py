"""How what happens is told: what begins a sentence, what goes into one, and what only a closer look shows."""

from __future__ import annotations

from typing import Final

from quayside.kernel.telling import Clause, Detail, Notice, Sentence, Story

AMOUNT: Final = ("amount",)
CARD: Final = ("card",)
GAIN: Final = "gain"
SPEND: Final = "spend"

STORY: Final = Story(
    {
        # The trail
        "moved": Sentence("move"),
        "sarah_moves": Sentence("move"),
        "fee": Clause(adds=AMOUNT),
        "forgiven": Clause(adds=AMOUNT),
        "used": Detail(),
        "auxiliary": Clause(),
        # What one gets and gives
        "pounds": Clause(adds=AMOUNT, unless=("income", "wool"), verb=GAIN),
        "paid": Detail(adds=AMOUNT),
        "gold": Clause(adds=AMOUNT, verb=GAIN),
        "spent_gold": Clause(adds=AMOUNT, verb=SPEND),
        "certificates": Clause(adds=AMOUNT, verb=GAIN),
        "spent_certificates": Clause(adds=AMOUNT, verb=SPEND),
        "tokens": Clause(adds=AMOUNT, verb=GAIN),
        "spent_tokens": Clause(adds=AMOUNT, verb=SPEND),
        "pathfinder": Clause(becomes=("space",)),
        "step_tile": Clause(verb=GAIN),
        "fee_tile": Clause(),
        # Cards
        "card": Clause(lists=CARD, unless=("bought", "bonus_card", "objective"), verb=GAIN),
        "drew": Detail(adds=("count",), lists=CARD),
        "shuffled": Detail(),
        "discarded": Clause(lists=CARD),
        "removed": Clause(lists=CARD),
        "played": Clause(lists=CARD),
        "bonus_card": Clause(),
        "objective": Clause(lists=CARD, verb=GAIN),
        "added": Clause(lists=CARD),
        "on_top": Detail(lists=CARD),
        # Actions of buildings
        "hired": Clause(),
        "invested": Clause(),
        "joker": Clause(),
        "bought": Clause(adds=("price",), lists=CARD),
        "sheep_added": Clause(lists=CARD, unless=("market_refilled",)),
        "built": Clause(),
        "replaced": Clause(),
        "sailed": Clause(),
        "upgraded": Clause(),
        "appointed": Clause(),
        "cleared": Clause(),
        "wool": Clause(),
        # Wellington
        "revealed": Detail(lists=CARD),
        "income": Clause(),
        "delivered": Sentence("delivery"),
        "no_delivery": Sentence("delivery"),
        "uncovered": Detail(lists=("disc",)),
        "worker_arrives": Sentence("forecast"),
        "hazard_arrives": Sentence("forecast"),
        "tile_leaves": Sentence("forecast"),
        "bonus_arrives": Sentence("forecast"),
        "bonus_leaves": Sentence("forecast"),
        "token_moves": Detail(),
        "market_refilled": Detail(),
        "buildings_flipped": Notice(),
        "market_token": Sentence("end"),
        # Sarah
        "sarah_card": Detail(),
        "sarah_invests": Clause(),
        "speciality": Clause(),
        "over": Notice(),
    },
    forms={
        "event-moved": {"to": "to"},
        "event-sarah_moves": {"to": "to"},
        "event-sailed": {"to": "sea"},
        "event-fee": {"owner": "payee"},
        "event-card": {"card": "some"},
        "event-card-more": {"card": "some"},
        "event-drew-own": {"card": "some"},
        "event-discarded": {"card": "some"},
        "event-removed": {"card": "some"},
        "event-played": {"card": "some"},
        "event-revealed": {"card": "some"},
        "event-on_top": {"card": "some"},
        "event-bought": {"card": "some"},
        "event-bonus_card": {"card": "some"},
        "event-objective": {"card": "some"},
        "event-objective-more": {"card": "some"},
        "event-added": {"card": "some"},
        "event-sheep_added": {"card": "some"},
        "event-hired": {"worker": "some"},
        "event-worker_arrives": {"worker": "some"},
        "event-appointed": {"worker": "some"},
        "event-upgraded": {"harbour": "some"},
        "do-move": {"to": "to"},
        "do-sail": {"to": "sea"},
        "do-upgrade": {"at": "water"},
    },
)
