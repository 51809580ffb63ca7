"""How a runholder's character differs from the plain one's, whose temper is all zeros and ones."""

from __future__ import annotations


class Temper:
    """Points that things are worth more or less, unless it says otherwise."""

    def __init__(self, building: float = 0.0, objectives: float = 0.0, unmet: float = 0.0, pounds: float = 1.0) -> None:
        self.building: float = building
        self.objectives: float = objectives  # taking one
        self.unmet: float = unmet  # a part of the points of one that is not met yet
        self.pounds: float = pounds  # a multiple of what they are worth
