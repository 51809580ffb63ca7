"""What things are worth to New Zealand's judge in a game for one, by playing against Sarah.

    python bench/alone.py                  # ten rounds, a few minutes with the compiled engine
    python bench/alone.py --rounds 1       # how much each number matters as it stands

In every game of a round each number is a little higher or lower, by lot. What the lead over Sarah was with one higher
and lower, all other things being equal in the mean, says where it should go. What is printed begins with `ALONE` of the
game's `judge/valuations.py`, which has those of the numbers that went far.
"""

from __future__ import annotations

import argparse
import random
from typing import Final

import numpy as np

import quayside
from quayside.bots.ismcts import judge_of
from quayside.games.newzealand.judge.valuations import ALONE
from quayside.games.newzealand.nouns import LEVELS
from quayside.kernel.rng import Quick

Number = tuple[str, int]  # a name, and a place in the list of that name or -1

LEAST: Final = 0.25  # by how much a number is changed,
PART: Final = 0.15  # or by such a part of it
PACE: Final = 0.5  # how far it goes for a point of the lead
MEMORY: Final = 0.6  # how much of a direction is from the rounds before
FARTHEST: Final = 0.5  # of a change, in a round


def numbers() -> list[Number]:
    found: list[Number] = []
    for name in sorted(name for name in dir(ALONE) if not name.startswith("_")):
        value = getattr(ALONE, name)
        found += [(name, at) for at in range(len(value))] if isinstance(value, list) else [(name, -1)]
    return found


def read(number: Number) -> float:
    name, at = number
    return float(getattr(ALONE, name) if at < 0 else getattr(ALONE, name)[at])


def write(number: Number, value: float) -> None:
    name, at = number
    if at < 0:
        setattr(ALONE, name, value)
    else:
        getattr(ALONE, name)[at] = value


def lead(seed: str, level: str) -> float:
    """By how many points the club player is ahead of Sarah in the end."""
    g = quayside.new("newzealand", 1, seed, {"difficulty": level})
    g.recording = False
    judge, chance = judge_of("newzealand"), Quick(random.getrandbits(38))
    while not g.over:
        g.play(0, judge.best(g, 0, g.walk(0, -1), chance))
    mine, hers = g.score().scores
    return float(mine - hers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--games", type=int, default=6000, help="in each round")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    random.seed(given.seed)
    rng = np.random.default_rng(given.seed)
    changed = numbers()
    values = np.array([read(number) for number in changed])
    steps = np.maximum(LEAST, PART * abs(values))
    way = np.zeros(len(changed))
    for rounded in range(given.rounds):
        ups = rng.choice([-1.0, 1.0], (given.games, len(changed)))
        leads = np.zeros((given.games // len(LEVELS), len(LEVELS)))
        for game in range(leads.size):
            for number, value in zip(changed, values + steps * ups[game], strict=True):
                write(number, float(value))
            row, level = divmod(game, len(LEVELS))
            leads[row, level] = lead(f"alone:{given.seed}:{rounded}:{game}", LEVELS[level])
        told = (leads - leads.mean(0)).reshape(-1)
        found = (told[:, None] * ups[: leads.size]).mean(0)
        way = found if rounded == 0 else MEMORY * way + (1 - MEMORY) * found
        values += steps * np.clip(PACE * way, -FARTHEST, FARTHEST)
        ahead = dict(zip(LEVELS, leads.mean(0).round(1).tolist(), strict=True))
        print(f"round {rounded}: leads of {ahead}, error of a number {told.std() / leads.size**0.5:.2f}", flush=True)
    for (name, at), value, each in zip(changed, values, way, strict=True):
        print(f"{name}{'' if at < 0 else f'[{at}]'} = {value:.2f}  # a step more is worth {each:.2f} points")


if __name__ == "__main__":
    main()
