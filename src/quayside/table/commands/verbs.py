"""Commands that say everything by their name."""

from __future__ import annotations

from typing import Final

from quayside.table.commands.away import Resign, TakeBack
from quayside.table.commands.base import Command
from quayside.table.commands.seating import Agree, Leave, Start
from quayside.table.commands.wishes import Abandon, Pause, Resume

VERBS: Final[dict[str, Command]] = {
    "leave": Leave(),
    "agree": Agree(),
    "start": Start(),
    "resign": Resign(),
    "take-back": TakeBack(),
    "pause": Pause(),
    "resume": Resume(),
    "abandon": Abandon(),
}
