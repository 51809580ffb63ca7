"""What the greedy player of Container makes of the Investment Bank: which square to call, and how much to bid."""

from __future__ import annotations

import math
from typing import Any, Mapping

CONTAINER = 3.0  # what a container of a broker brings once it is fetched from the bank and shipped
FETCHING = 2.5  # the trouble of fetching them
PIECE = 3.2  # what a container of the own stores would bring
UNSOLD = 2.6  # the same if the factory is full: nothing can be made there until something leaves it
SHARE = 0.5  # of what a square brings: a bid that leaves a profit, and leaves a rival little reason to bid more


def worth_of_containers(count: int) -> float:
    return CONTAINER * count - FETCHING


def money_for(containers: int, least: int) -> int:
    """The bid for a square with so many containers."""
    return max(least, math.ceil(SHARE * worth_of_containers(containers)))


def pieces_for(money: int, least: int) -> int:
    """The bid, in containers, for a square with so much money."""
    return max(least, round(SHARE * money / PIECE))


def square_called(bank: Mapping[str, Any], kind: str) -> int:
    """What lies on the square that is bid for: the marked one, else the best of its kind, which was called for that."""
    marked = [broker for broker in bank["brokers"] if broker["broker"] == bank["broker"]]
    return max(content(broker, kind) for broker in marked or bank["brokers"])


def content(broker: Mapping[str, Any], kind: str) -> int:
    return int(broker["money"]) if kind == "money" else int(sum(broker["containers"].values()))
