"""What can happen, and who learns what of it."""

from __future__ import annotations

from typing import Final

from quayside.games.container.nouns import BROKERS, CARDS, COLOURS, END_REASONS, PLACES, SQUARES, STORES, ZONES
from quayside.kernel.declared import NUMBER, SEAT, Event

EVENTS: Final = (
    Event("turn", seat=SEAT, round=NUMBER),
    Event("interest", seat=SEAT, amount=NUMBER),
    Event("default", seat=SEAT, loans=NUMBER),
    Event("seized", seat=SEAT, colour=COLOURS, place=PLACES),
    Event("loan", seat=SEAT),
    Event("repaid", seat=SEAT),
    Event("exchanged", seat=SEAT, cards=NUMBER, private={"card": CARDS}),
    Event("exchanged_in_secret", private={"seat": SEAT, "card": CARDS}, secret=True),
    Event("passed", seat=SEAT),
    Event("machine", seat=SEAT, colour=COLOURS, cost=NUMBER),
    Event("warehouse", seat=SEAT, cost=NUMBER),
    Event("visits", seat=SEAT, rival=SEAT),
    Event("bought", seat=SEAT, rival=SEAT, colour=COLOURS, price=NUMBER),
    Event("paid", seat=SEAT, rival=SEAT, amount=NUMBER),
    Event("priced", seat=SEAT, store=STORES, colour=COLOURS, price=NUMBER),
    Event("repriced", seat=SEAT, store=STORES, colour=COLOURS, old=NUMBER, new=NUMBER),
    Event("fee", seat=SEAT, rival=SEAT, amount=NUMBER),
    Event("produced", seat=SEAT, colour=COLOURS),
    Event("ending", seat=SEAT),
    Event("sailed", seat=SEAT, to=ZONES),
    Event("loaded", seat=SEAT, colour=COLOURS),
    Event("auction", seat=SEAT, containers=NUMBER),
    Event("committed", seat=SEAT, private={"amount": NUMBER, "bluff": NUMBER}),
    Event("bid", seat=SEAT, amount=NUMBER, bluff=NUMBER, worth=NUMBER),
    Event("tie", seat=SEAT),
    Event("accepted", seat=SEAT, bidder=SEAT, amount=NUMBER),
    Event("rejected", seat=SEAT, amount=NUMBER),
    Event("subsidy", broker=BROKERS, amount=NUMBER),
    Event("called", seat=SEAT, broker=BROKERS, square=SQUARES),
    Event("laid", seat=SEAT, store=STORES, colour=COLOURS),
    Event("laid_money", seat=SEAT, amount=NUMBER),
    Event("outbid", seat=SEAT),
    Event("broker_won", seat=SEAT, broker=BROKERS, square=SQUARES, amount=NUMBER),
    Event("placed", seat=SEAT, broker=BROKERS, colour=COLOURS),
    Event("value_card", seat=SEAT, special=COLOURS),
    Event("discarded", seat=SEAT, colour=COLOURS, count=NUMBER),
    Event("over", reason=END_REASONS),
)
