"""Games in progress for pictures: `python seeded.py SHARE GAME...` prints one each, played by bots from a fixed seed.

A game is printed as an export that a server can play on from: its dump, and how many of its actions to keep, so that
the first seat is asked just then. SHARE says how far the game has come, from 0 to 1.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import quayside
from quayside.bots.base import answer
from quayside.bots.registry import make_bot

SEED = 11
SEATS = 3


def played(name: str, share: float) -> dict[str, Any]:
    """A whole game, and the moment nearest to that share of it at which the first seat begins its turn."""
    game = quayside.new(name, players=SEATS, seed=SEED)
    bots = [make_bot("greedy", name, SEED + seat) for seat in range(SEATS)]
    asked: list[tuple[int, int]] = []
    last = 0
    while not game.over:
        seat = game.pending()[0]
        if game.pending() == [0] and last != 0:
            asked.append((len(game.log), len(game.legal(0))))
        last = seat
        game.apply(answer(game, seat, bots[seat]), seat)
    wanted = share * len(game.log)
    near = [each for each in asked if abs(each[0] - wanted) < 0.04 * len(game.log)]
    at, _ = max(near, key=lambda each: (each[1], -abs(each[0] - wanted)))
    return {"seats": SEATS, "dump": game.dump(), "at": at}


if __name__ == "__main__":
    print(json.dumps({name: played(name, float(sys.argv[1])) for name in sys.argv[2:]}))
