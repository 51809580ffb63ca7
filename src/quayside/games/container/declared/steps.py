"""The steps in the order of the rulebook: where each stands, and what it is queued with."""

from __future__ import annotations

from typing import Final

from quayside.kernel.declared import DeclaredStep

STEPS: Final = (
    DeclaredStep("start_turn", "turn:StartTurn", asks=False),
    DeclaredStep("broker_win", "broker:BrokerWin", asks=False),
    DeclaredStep("place_bid", "broker:PlaceBid", "unit"),
    DeclaredStep("interest", "interest:Interest", "loans", asks=False),
    DeclaredStep("seize_next", "interest:SeizeNext", asks=False),
    DeclaredStep("seize_choice", "interest:SeizeChoice", "place"),
    DeclaredStep("prepared", "turn:Prepared", asks=False),
    DeclaredStep("main", "turn:Main"),
    DeclaredStep("after_action", "turn:AfterAction", asks=False),
    DeclaredStep("closing", "turn:Closing"),
    DeclaredStep("end_of_turn", "turn:EndOfTurn", asks=False),
    DeclaredStep("shop", "harbour:Shop", "rival"),
    DeclaredStep("price_harbour", "pricing:PriceHarbour"),
    DeclaredStep("make_choice", "produce:MakeChoice", "space"),
    DeclaredStep("price_factory", "pricing:PriceFactory"),
    DeclaredStep("dock", "sail:Dock", "rival"),
    DeclaredStep("load_hold", "sail:LoadHold"),
    DeclaredStep("sealed_bid", "auction:SealedBid"),
    DeclaredStep("tie_round", "auction:TieRound", "bidders"),
    DeclaredStep("decide", "auction:Decide", "best", "tied"),
    DeclaredStep("broker_money_bid", "broker:BrokerMoneyBid", "square", "least"),
    DeclaredStep("broker_container_bid", "broker:BrokerContainerBid", "square", "needed"),
    DeclaredStep("price_returned", "pricing:PriceReturned"),
    DeclaredStep("final_broker", "broker:FinalBroker", asks=False),
    DeclaredStep("scoring", "finish:Scoring", asks=False),
    DeclaredStep("discard_choice", "finish:DiscardChoice"),
    DeclaredStep("game_over", "finish:GameOver", asks=False),
)
