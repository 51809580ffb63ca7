"""What Shipyard adds to scenarios."""

from __future__ import annotations

from quayside.games.shipyard.scenario.given import TURN, arrange
from quayside.games.shipyard.scenario.report import report
from quayside.games.shipyard.scenario.seat import SEAT
from quayside.games.shipyard.scenario.table import TABLE
from quayside.scenarios.plugins import Plugin

PLUGIN = Plugin(arrange, report, TURN, TABLE, SEAT)
