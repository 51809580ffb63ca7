"""The eight actions, in the order of nouns.ACTION_CARDS."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.steps.build import Build
from quayside.games.shipyard.steps.exchange import Exchange
from quayside.games.shipyard.steps.game_action import GameAction
from quayside.games.shipyard.steps.hire import Hire
from quayside.games.shipyard.steps.manufacture import Manufacture
from quayside.games.shipyard.steps.purchase import Purchase
from quayside.games.shipyard.steps.recruit import Recruit
from quayside.games.shipyard.steps.rent import Rent
from quayside.games.shipyard.steps.subsidy import Subsidy

GAME_ACTIONS: Final[list[GameAction]] = [
    Build(),
    Purchase(),
    Rent(),
    Manufacture(),
    Recruit(),
    Hire(),
    Exchange(),
    Subsidy(),
]
