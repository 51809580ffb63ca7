"""Help during play, at practice tables: against bots only, and never rated."""

from __future__ import annotations

from typing import Optional

from quayside.server.protocol.tables import CreateRequest
from quayside.server.protocol.words import Answer


class PracticeRequest(CreateRequest):
    """A new table for one person against bots at which hints may be asked for; its game is not rated."""


class HintAnswer(Answer):
    """What a player of that level would do: what to look at first, then what to do, then why and how it goes on."""

    looks: list[str]
    """The legal answers of the same kind."""
    action: str
    points: str
    tells: str
    why: Optional[str]
    """In a sentence: the main reason, by points and chances; nothing where there was nothing else to choose."""
    line: list[str]
