"""How what happens is told: what begins a sentence, what goes into one, and what only a closer look shows."""

from __future__ import annotations

from typing import Final

from quayside.kernel.telling import Chorus, Clause, Detail, Notice, Sentence, Story

COLOUR: Final = ("colour",)

STORY: Final = Story(
    {
        # Loans
        "interest": Clause(adds=("amount",)),
        "default": Sentence("default", apart=True),
        "seized": Notice(),
        "loan": Clause(counts=True),
        "repaid": Clause(counts=True),
        "exchanged": Detail(),
        "exchanged_in_secret": Detail(),
        # Actions
        "passed": Sentence("pass"),
        "machine": Sentence("machine"),
        "warehouse": Sentence("warehouse", adds=("cost",), counts=True),
        "visits": Sentence("shop"),
        "bought": Clause(adds=("price",), lists=COLOUR),
        "paid": Detail(),
        "priced": Clause(lists=("colour", "price")),
        "repriced": Clause(lists=("colour", "new"), drops=("old",)),
        "fee": Sentence("production"),
        "produced": Clause(lists=COLOUR),
        "ending": Notice(),
        "sailed": Sentence("ship"),
        "loaded": Clause(lists=COLOUR),
        # The auction on the island
        "auction": Clause(),
        "committed": Detail(),
        "bid": Chorus("bids"),
        "tie": Detail(),
        "accepted": Sentence("verdict"),
        "rejected": Sentence("verdict"),
        # The Investment Bank
        "subsidy": Notice(adds=("amount",), lists=("broker",)),
        "called": Sentence("broker"),
        "laid": Clause(lists=COLOUR, verb="bid"),
        "laid_money": Clause(),
        "outbid": Clause(),
        "broker_won": Sentence("broker"),
        "placed": Clause(lists=COLOUR, verb="give"),
        # The end
        "value_card": Sentence("value"),
        "discarded": Clause(),
        "over": Notice(),
    },
    forms={
        "event-sailed": {"to": "to"},
        "event-visits": {"rival": "factory"},
        "event-paid": {"rival": "whom"},
        "event-fee": {"rival": "whom"},
        "event-accepted": {"bidder": "whom"},
        "do-sail": {"to": "to"},
    },
)
