"""The games that there are, and their options."""

from __future__ import annotations

from typing import Optional

from quayside.server.protocol.words import Answer, Setting


class OptionInfo(Answer):
    name: str
    default: Setting
    rule: str
    choices: Optional[list[str]] = None
    low: Optional[int] = None
    high: Optional[int] = None


class GameInfo(Answer):
    id: str
    players: tuple[int, int]
    rules: str
    options: list[OptionInfo]
    bots: list[str]
