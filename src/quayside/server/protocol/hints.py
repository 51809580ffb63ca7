"""Help during play, at practice tables: against bots only, and never rated."""

from __future__ import annotations

from quayside.server.protocol.tables import CreateRequest
from quayside.server.protocol.words import Answer


class PracticeRequest(CreateRequest):
    """A new table for one person against bots at which hints may be asked for; its game is not rated."""


class HintAnswer(Answer):
    """What a player of that level would do: what to look at first, then what to do, then how it goes on."""

    looks: list[str]
    """The legal answers of the same kind."""
    action: str
    points: str
    tells: str
    line: list[str]
