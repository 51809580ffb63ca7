"""The steps, in the order of their numbers.

Made by `quayside.declaring` from the steps that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Any, Final

from quayside.games.container.steps.auction import Decide, SealedBid, TieRound
from quayside.games.container.steps.broker import BrokerContainerBid, BrokerMoneyBid, BrokerWin, FinalBroker, PlaceBid
from quayside.games.container.steps.finish import DiscardChoice, GameOver, Scoring
from quayside.games.container.steps.harbour import Shop
from quayside.games.container.steps.interest import Interest, SeizeChoice, SeizeNext
from quayside.games.container.steps.pricing import PriceFactory, PriceHarbour, PriceReturned
from quayside.games.container.steps.produce import MakeChoice
from quayside.games.container.steps.sail import Dock, LoadHold
from quayside.games.container.steps.turn import AfterAction, Closing, EndOfTurn, Main, Prepared, StartTurn
from quayside.kernel.steps import Step

STEPS: Final[list[Step[Any]]] = [
    StartTurn(),
    BrokerWin(),
    PlaceBid(),
    Interest(),
    SeizeNext(),
    SeizeChoice(),
    Prepared(),
    Main(),
    AfterAction(),
    Closing(),
    EndOfTurn(),
    Shop(),
    PriceHarbour(),
    MakeChoice(),
    PriceFactory(),
    Dock(),
    LoadHold(),
    SealedBid(),
    TieRound(),
    Decide(),
    BrokerMoneyBid(),
    BrokerContainerBid(),
    PriceReturned(),
    FinalBroker(),
    Scoring(),
    DiscardChoice(),
    GameOver(),
]
