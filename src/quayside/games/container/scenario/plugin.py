"""What Container adds to scenarios."""

from __future__ import annotations

from quayside.games.container.scenario.given import SEAT, TABLE, TURN, arrange
from quayside.games.container.scenario.report import report
from quayside.scenarios.plugins import Plugin

PLUGIN = Plugin(arrange, report, TURN, TABLE, SEAT)
