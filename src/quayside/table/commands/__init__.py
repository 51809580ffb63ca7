"""What can be done to a table. Each command checks who asks, changes a draft and says what to log."""

from quayside.table.commands.away import Hand, OutOfTime, Resign, TakeBack
from quayside.table.commands.base import HOUSE, Actor, Command, known_bot
from quayside.table.commands.people import Depart, Rename
from quayside.table.commands.playing import Act, Confirm, Undo
from quayside.table.commands.seating import Agree, Create, Decline, Invite, Keep, Leave, SeatBot, Sit, Start, Unseat
from quayside.table.commands.verbs import VERBS
from quayside.table.commands.wishes import Abandon, Pause, Rematch, Resume

__all__ = [
    "HOUSE",
    "VERBS",
    "Abandon",
    "Act",
    "Actor",
    "Agree",
    "Command",
    "Confirm",
    "Create",
    "Decline",
    "Depart",
    "Hand",
    "Invite",
    "Keep",
    "Leave",
    "OutOfTime",
    "Pause",
    "Rematch",
    "Rename",
    "Resign",
    "Resume",
    "SeatBot",
    "Sit",
    "Start",
    "TakeBack",
    "Undo",
    "Unseat",
    "known_bot",
]
