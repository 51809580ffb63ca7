"""What New Zealand's judge asks for every kind of action."""

from __future__ import annotations

from quayside.games.newzealand.judge.farm import Farm
from quayside.games.newzealand.state import NewZealand
from quayside.kernel.packed import i64


class Weigher:
    """What an action of one kind is worth."""

    def __init__(self, fixed: float = 0.0) -> None:
        self.fixed: float = fixed

    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        return self.fixed
