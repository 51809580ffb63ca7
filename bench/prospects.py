"""What things are worth in New Zealand while the game goes on, by a fit to played games.

    python bench/prospects.py              # 250 games between club players, half a minute

For standings all along the games, the final score is fitted by least squares to the score sheet, money, gold, workers
and so on, each once by itself and once times the part of the game still to come. The game's `judge/prospects.py`
takes its numbers from here, rounded, and workers at a little over half.
"""

from __future__ import annotations

import argparse

import numpy as np

import quayside
from quayside.bots.base import bot_turn
from quayside.bots.registry import make_bot
from quayside.games.newzealand.nouns import BREED_COUNT, MARKET_BREED, TOKEN_GONE, WORKERS
from quayside.games.newzealand.scoring import score_sheet
from quayside.games.newzealand.state import NewZealand

NAMES = ("constant", "sheet", "pound", "gold", "certificate", "permanent", "hand", *WORKERS, "breeding", "cards", "way")
SEATS = 3
EVERY = 23  # decisions between two looks at a game


def standing(g: NewZealand, owner: int) -> list[float]:
    """In the order of NAMES, then all again times what is left of the game."""
    breeds = {breed: int(g.deck_count(owner, breed)) for breed in range(int(MARKET_BREED), int(BREED_COUNT))}
    found = [
        *(1, sum(score_sheet(g, owner).values()), g.money[owner], g.gold[owner], g.certificates[owner]),
        *(g.permanent_certificates(owner), g.hand_limit(owner) - g.kit.hand_limit),
        *(g.row(owner, kind) - 1 for kind in range(len(WORKERS))),
        sum(g.kit.breeding[breed] - 2 for breed, count in breeds.items() if count),
        *(sum(breeds.values()), g.runholder[owner] / 40),
    ]
    ahead = float(TOKEN_GONE - g.token_row) / float(TOKEN_GONE)
    return [*map(float, found), *(ahead * float(value) for value in found)]


def played(number: int) -> tuple[list[list[float]], list[float]]:
    """The standings of one game, and the final score that belongs to each."""
    g = quayside.new("newzealand", SEATS, f"prospects:{number}")
    assert isinstance(g, NewZealand)
    g.recording = False
    bots = {seat: make_bot("club", "newzealand", number * SEATS + seat) for seat in range(SEATS)}
    rows: list[list[float]] = []
    decisions = 0
    while not g.over:
        if decisions % EVERY == 0:
            rows += [standing(g, owner) for owner in range(SEATS)]
        seat, action = bot_turn(g, bots)
        g.apply(action, seat)
        decisions += 1
    return rows, [float(score) for score in g.score().scores] * (len(rows) // SEATS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=250)
    given = parser.parse_args()
    rows: list[list[float]] = []
    finals: list[float] = []
    for number in range(given.games):
        found, scores = played(number)
        rows += found
        finals += scores
    weights, *_rest = np.linalg.lstsq(np.array(rows), np.array(finals), rcond=None)
    print(f"{len(rows):,} standings of {given.games} games")
    print(f"{'':12} {'at the end':>10} {'at the start':>12}")
    for at, name in enumerate(NAMES):
        print(f"{name:12} {weights[at]:10.2f} {weights[at] + weights[at + len(NAMES)]:12.2f}")


if __name__ == "__main__":
    main()
