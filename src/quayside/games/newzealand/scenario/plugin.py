"""What New Zealand adds to scenarios."""

from __future__ import annotations

from quayside.games.newzealand.scenario.given import TURN, arrange
from quayside.games.newzealand.scenario.pages import cards_of_sarah
from quayside.games.newzealand.scenario.report import report
from quayside.games.newzealand.scenario.sarah import SARAHS
from quayside.games.newzealand.scenario.seat import SEAT
from quayside.games.newzealand.scenario.table import TABLE
from quayside.scenarios.plugins import Plugin

PLUGIN = Plugin(arrange, report, TURN, TABLE, SEAT, others={"sarah": SARAHS}, tables={"cards of sarah": cards_of_sarah})
