"""A ship that sailed (SY-20.7): whose it is, its cards from bow to stern, what it carried and what it brought."""

from __future__ import annotations

from quayside.games.shipyard.nouns import PIECES, SAFETY, TALLY
from quayside.kernel.packed import i64, vec


class Ship:
    """Nothing of it ever changes, so copies of a state share it."""

    def __init__(self, seat: i64, cards: vec[i64], pieces: vec[i64], safety: vec[i64], points: vec[i64]) -> None:
        self.seat: i64 = seat
        self.cards: vec[i64] = cards
        self.pieces: vec[i64] = pieces  # in the order of nouns.PIECES
        self.safety: vec[i64] = safety  # in the order of nouns.SAFETY
        self.points: vec[i64] = points  # in the order of nouns.TALLY

    def pieces_by_name(self) -> dict[str, int]:
        return {name: int(self.pieces[at]) for at, name in enumerate(PIECES)}

    def safety_by_name(self) -> dict[str, int]:
        return {name: int(self.safety[at]) for at, name in enumerate(SAFETY)}

    def points_by_source(self) -> dict[str, int]:
        return {name: int(self.points[at]) for at, name in enumerate(TALLY)}

    def total(self) -> int:
        return sum(self.points_by_source().values())
