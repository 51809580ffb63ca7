"""The steps, in the order of their numbers.

Made by `quayside.declaring` from the steps that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Any, Final

from quayside.games.shipyard.steps.build import PlaceCard, TakeCard
from quayside.games.shipyard.steps.choose import ChooseCard
from quayside.games.shipyard.steps.countdown import GiveUpContracts
from quayside.games.shipyard.steps.cruise import Cruise, PickRoute
from quayside.games.shipyard.steps.cruises import Cruises, PickShip
from quayside.games.shipyard.steps.exchange import PickOwnTrain, TradeCars
from quayside.games.shipyard.steps.final_action import FinalActions, PickFinalAction
from quayside.games.shipyard.steps.finish import GameOver
from quayside.games.shipyard.steps.hire import PickEmployee
from quayside.games.shipyard.steps.last_ship import CompleteShip, LastShips
from quayside.games.shipyard.steps.loading import Loading
from quayside.games.shipyard.steps.manufacture import MoveEquipmentMarker
from quayside.games.shipyard.steps.perform import After, Before, StepFour
from quayside.games.shipyard.steps.pick_speed import PickSpeed
from quayside.games.shipyard.steps.purchase import PickTrain
from quayside.games.shipyard.steps.recruit import MoveCrewMarker
from quayside.games.shipyard.steps.rent import FirstCanal, LayCanal, PickCanal, StartSpace
from quayside.games.shipyard.steps.turn import EndOfTurn, NextTurn, StartTurn
from quayside.kernel.steps import Step

STEPS: Final[list[Step[Any]]] = [
    StartTurn(),
    ChooseCard(),
    StepFour(),
    Before(),
    After(),
    TakeCard(),
    PlaceCard(),
    PickTrain(),
    PickCanal(),
    FirstCanal(),
    StartSpace(),
    LayCanal(),
    MoveEquipmentMarker(),
    MoveCrewMarker(),
    PickEmployee(),
    PickOwnTrain(),
    TradeCars(),
    Cruises(),
    PickShip(),
    Loading(),
    PickSpeed(),
    Cruise(),
    PickRoute(),
    EndOfTurn(),
    GiveUpContracts(),
    NextTurn(),
    FinalActions(),
    PickFinalAction(),
    LastShips(),
    CompleteShip(),
    GameOver(),
]
