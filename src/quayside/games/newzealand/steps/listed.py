"""The steps, in the order of their numbers.

Made by `quayside.declaring` from the steps that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Any, Final

from quayside.games.newzealand.steps.auxiliary import AuxiliaryChoice
from quayside.games.newzealand.steps.build import Building
from quayside.games.newzealand.steps.cards import CardPlayed, DiscardDrawn, TopOrder
from quayside.games.newzealand.steps.delivery import ChooseDelivery, Delivery, HarbourDisc, Transport, WoolDelivery
from quayside.games.newzealand.steps.finish import GameOver, LastObjectives
from quayside.games.newzealand.steps.forecast import ForecastTile, ReturnHome
from quayside.games.newzealand.steps.harbour import HarbourMaster, MediumDisc, ShipHome, Storehouse
from quayside.games.newzealand.steps.hazards import Hazard
from quayside.games.newzealand.steps.hire import Hiring
from quayside.games.newzealand.steps.immediate import CarryOut, Offer
from quayside.games.newzealand.steps.income import Certificates, Income, IncomeReveal
from quayside.games.newzealand.steps.invest import Investing, JokerRow
from quayside.games.newzealand.steps.location import UseLocation
from quayside.games.newzealand.steps.movement import Arrive, Fork, MoveOn, PhaseA
from quayside.games.newzealand.steps.objectives import Objective
from quayside.games.newzealand.steps.pathfinder import FlipTile
from quayside.games.newzealand.steps.shearing import Shearing, ShearReveal
from quayside.games.newzealand.steps.sheep import Buying, MoreSheep
from quayside.games.newzealand.steps.ship import Remote, Ship
from quayside.games.newzealand.steps.solo import SarahArrives, SarahsDeed, SarahsHire, SarahsTurn
from quayside.games.newzealand.steps.turn import EndOfTurn, FirstDisc, FirstDiscard, FirstPlace, PhaseC, StartTurn
from quayside.kernel.steps import Step

STEPS: Final[list[Step[Any]]] = [
    StartTurn(),
    FirstDiscard(),
    FirstDisc(),
    FirstPlace(),
    PhaseA(),
    Fork(),
    Arrive(),
    UseLocation(),
    AuxiliaryChoice(),
    Offer(),
    Income(),
    Certificates(),
    Delivery(),
    ChooseDelivery(),
    HarbourDisc(),
    Transport(),
    ForecastTile(),
    ReturnHome(),
    PhaseC(),
    EndOfTurn(),
    DiscardDrawn(),
    Hiring(),
    Investing(),
    JokerRow(),
    Buying(),
    MoreSheep(),
    Building(),
    Ship(),
    Remote(),
    Storehouse(),
    MediumDisc(),
    ShipHome(),
    HarbourMaster(),
    Shearing(),
    ShearReveal(),
    WoolDelivery(),
    Objective(),
    FlipTile(),
    MoveOn(),
    Hazard(),
    CardPlayed(),
    TopOrder(),
    SarahsTurn(),
    SarahsDeed(),
    SarahsHire(),
    SarahArrives(),
    LastObjectives(),
    GameOver(),
    CarryOut(),
    IncomeReveal(),
]
