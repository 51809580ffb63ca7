"""All that Cove declares, each thing in one line. `python -m quayside.declaring cove` makes modules from it."""

from __future__ import annotations

from typing import Final

from quayside.kernel.declared import (
    EVERYBODY,
    HIDDEN,
    NUMBER,
    OWNER,
    SEAT,
    Action,
    Declared,
    DeclaredStep,
    Event,
    Field,
    Reason,
    Stroke,
)

from cove.nouns import END_REASONS, GOOD_COUNT, GOODS, MOST_BID, MOST_SOLD

GOODS_OF: Final = int(GOOD_COUNT)

DECLARED: Final = Declared(
    state="Cove",
    fields=(
        Field("bids", OWNER, Stroke("own"), "per seat: of this night, or NO_BID; open once all have bid"),
        Field("cellar", OWNER, Stroke("own", GOODS), "per seat and good: hidden", given=True),
        Field("coins", EVERYBODY, Stroke("players"), "per seat", given=True),
        Field("quay", EVERYBODY, Stroke("players", GOODS), "per seat and good: open", given=True),
        Field("beach", EVERYBODY, Stroke("board", GOODS), "per good", given=True),
        Field("gone", EVERYBODY, Stroke("board", GOODS), "per good: out of the game", given=True),
        Field("prices", EVERYBODY, Stroke("board", GOODS_OF), "per good", given=True),
        Field("sold", EVERYBODY, Stroke("board", GOODS_OF), "per good: cards sold in this night"),
        Field("lantern", EVERYBODY, Stroke("seat"), "the seat that has it", start=0, given=True),
        Field(
            "active",
            EVERYBODY,
            Stroke("seat"),
            "whose turn it is; outside the turns, the lantern",
            start=0,
            given="turn",
        ),
        Field("night", EVERYBODY, Stroke("number"), "", start=0, given=True),
        Field("nights", EVERYBODY, Stroke("number"), "the option", start=0),
        Field("end_reason", EVERYBODY, Stroke("number"), "", start=0),
        Field("bag", HIDDEN, None, "per good: hidden, but for how many cards are in it", numbers=len(GOODS)),
    ),
    actions=(
        Action("bid", "CV-3.1", amount=range(int(MOST_BID) + 1)),
        Action("pick", "CV-4.2", good=GOODS),
        Action("sell", "CV-5.1", good=GOODS, count=range(1, int(MOST_SOLD) + 1)),
        Action("hold", "CV-5.1"),
    ),
    reasons=(
        Reason("too-poor", "CV-3.1", says=("need", "have")),
        Reason("not-on-beach", "CV-4.2"),
        Reason("too-few", "CV-5.1", says=("need", "have")),
    ),
    events=(
        Event("night", night=NUMBER, seat=SEAT),
        Event("landed", good=GOODS, count=NUMBER),
        Event("committed", seat=SEAT, private={"amount": NUMBER}),
        Event("bid", seat=SEAT, amount=NUMBER),
        Event("watch", seat=SEAT, coins=NUMBER),
        Event("picked", seat=SEAT, good=GOODS),
        Event("washed_away", good=GOODS, count=NUMBER),
        Event("turn", seat=SEAT),
        Event("sold", seat=SEAT, good=GOODS, count=NUMBER, coins=NUMBER, price=NUMBER),
        Event("held", seat=SEAT),
        Event("dearer", good=GOODS, price=NUMBER),
        Event("over", reason=END_REASONS),
    ),
    steps=(
        DeclaredStep("nightfall", "night:Nightfall", asks=False),
        DeclaredStep("sealed_bid", "night:SealedBid"),
        DeclaredStep("picking", "night:Picking"),
        DeclaredStep("wash_away", "night:WashAway", asks=False),
        DeclaredStep("begin_turn", "night:BeginTurn", "seat", asks=False),
        DeclaredStep("selling", "night:Selling"),
        DeclaredStep("dawn", "night:Dawn", asks=False),
        DeclaredStep("game_over", "night:GameOver", asks=False),
    ),
)
