"""How what happens is told: what begins a sentence, what goes into one, and what only a closer look shows."""

from __future__ import annotations

from typing import Final

from quayside.kernel.telling import Clause, Detail, Notice, Sentence, Story

STORY: Final = Story(
    {
        # The action track
        "advanced": Detail(),
        "pushed": Detail(),
        "chosen": Sentence("action"),
        "bonus": Sentence("bonus action"),
        "final_action": Sentence("final action"),
        "passed": Sentence("action"),
        # Actions
        "took": Detail(adds=("price",), lists=("column",), drops=("row", "card")),
        "took_blank": Detail(),
        "placed": Clause(lists=("kind",), drops=("cell", "card")),
        "dealt": Detail(lists=("column",), drops=("row", "card")),
        "last_card": Notice(),
        "train": Clause(),
        "recycled": Detail(),
        "rented": Clause(),
        "laid": Detail(),
        "started": Detail(),
        "marker": Detail(),
        "gained": Clause(adds=("count",), lists=("piece",)),
        "hired": Clause(),
        "exchange": Detail(),
        "traded": Clause(lists=("commodity", "piece")),
        "sold": Clause(adds=("count", "guilders"), lists=("commodity",)),
        "subsidy": Clause(),
        # A cruise
        "launched": Sentence("cruise", apart=True),
        "loaded": Detail(adds=("count",), lists=("piece",)),
        "failed": Sentence("cruise", apart=True),
        "step": Detail(),
        "official": Detail(),
        "riband": Detail(),
        "canal_used": Clause(lists=("canal",)),
        "canal_lost": Clause(lists=("canal",)),
        "scored": Detail(),
        "sailed": Clause(),
        # Contracts and the end
        "countdown": Notice(),
        "gave_up": Sentence("contracts", lists=("contract",)),
        "play_closed": Notice(),
        "contract": Sentence("contracts", lists=("contract",)),
        "over": Notice(),
    },
    forms={
        "event-countdown": {"space": "reached"},
        "event-placed": {"kind": "some"},
        "event-gained": {"piece": "some"},
        "event-loaded": {"piece": "some"},
        "event-traded": {"commodity": "cars", "piece": "some"},
        "event-sold": {"commodity": "cars"},
        "event-hired": {"employee": "whom"},
    },
)
