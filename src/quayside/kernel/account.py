"""An account: what the points of a player come from, thing by thing. Each game makes one from its scoring."""

from __future__ import annotations

from typing import Literal, Optional

Became = Literal["discarded", "met", "failed"]


class Part:
    """Some points of an item of the score sheet, with what they come from.

    `thing` is a kind and a name, such as `building:9a`; without a name where there is only one of the kind. `how` says
    what became of it where that matters.
    """

    def __init__(self, item: str, thing: str, count: int, points: int, how: Optional[Became] = None) -> None:
        self.item = item
        self.thing = thing
        self.count = count
        self.points = points
        self.how = how
