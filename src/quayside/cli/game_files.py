"""Games in files, as the commands read them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import quayside
from quayside import seen
from quayside.coach.turns import NoPast, NotOver, checked
from quayside.kernel.errors import CorruptDump, QuaysideError
from quayside.kernel.seats import SEATS
from quayside.kernel.state import State


def read_json(file: Path) -> Any:
    try:
        return json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise CorruptDump(f"{file} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise CorruptDump(f"{file} is not JSON: {error}") from None


def finished_game(file: Path) -> State:
    """A game that can be reviewed."""
    data = read_json(file)
    if seen.is_record(data):
        raise NotOver(f"{file} is what one seat saw of a running game: only a finished one is reviewed, as a whole")
    if not isinstance(data, dict) or "format" not in data:
        raise CorruptDump(f"{file} is not a saved or exported game")
    if "log" not in data:
        raise NoPast(f"{file}: this game has no log, so there is nothing to review")
    try:
        return checked(quayside.load(data))
    except QuaysideError as error:
        raise type(error)(f"{file}: {error}") from None


def seat_named(letter: str, seats: int) -> int:
    """The seat of that letter."""
    if letter not in SEATS[:seats]:
        raise QuaysideError(f"there is no seat {letter!r}; the seats are {', '.join(SEATS[:seats])}")
    return SEATS.index(letter)
