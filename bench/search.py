"""Iterations of the search a second and full random games a second, next to the peer's playouts in the same run.

    python bench/search.py            # needs the packages of the dev group
    python bench/search.py --json

An iteration of the peer's tree search copies the game and plays it to the end at random. The package that catanatron
publishes does not hold its tree search, so that is measured by itself, from the same kind of positions as ours:
a few decisions into a game, and halfway.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from typing import Any, Callable, Final

import quayside
from quayside.bots.base import Budget, situation_of
from quayside.bots.ismcts import IsmctsBot
from quayside.bots.registry import make_bot
from quayside.games.registry import GAMES
from quayside.kernel.playout import random_playout
from quayside.kernel.rng import Quick
from quayside.kernel.state import State

AGES: Final = (10, 150)  # decisions made before the search begins
END: Final = 1_000_000  # a horizon no game reaches
WAYS: Final[dict[str, str]] = {
    "expert": "expert",
    "master": "master",
    "to the end": f"ismcts:iterations=20,horizon={END}",
}


def rate(task: Callable[[], int], seconds: float) -> float:
    """What a task counts, a second of processor time."""
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        done += task()
    return done / (time.process_time() - start)


def aged(game: str, age: int, seed: int) -> State:
    """A three-player game between club players, some decisions old, at one that offers a choice."""
    g = quayside.new(game, 3, seed)
    g.recording = False
    bots = [make_bot("club", game, seat) for seat in range(3)]
    while age > 0 or len(g.legal(g.pending()[0])) < 3:
        seat = g.pending()[0]
        g.apply(bots[seat].choose(situation_of(g, seat)), seat)
        age -= 1
    return g


def random_games(game: str, seed: int, seconds: float) -> float:
    rng = Quick(seed)

    def play() -> int:
        random_playout(quayside.new(game, 3, int(rng.below(1 << 30))), rng)
        return 1

    return rate(play, seconds)


def iterations(game: str, bot: str, seed: int, seconds: float) -> float:
    """Of the bot's search, the mean over positions of different age."""
    found = []
    for age in AGES:
        g = aged(game, age, seed)
        seat = g.pending()[0]
        searcher = make_bot(bot, game, seed)
        assert isinstance(searcher, IsmctsBot)
        situation = situation_of(g, seat, Quick(seed))

        def search(searcher: IsmctsBot = searcher, situation: Any = situation) -> int:
            searcher.forget()
            return int(searcher.searched(situation, Budget()).iterations)

        found.append(rate(search, seconds / len(AGES)))
    return statistics.mean(found)


def peer(seed: int, seconds: float) -> float:
    """Copies of the peer's game played to the end at random."""
    from catanatron import Color, Game, RandomPlayer

    games = []
    for age in AGES:
        game = Game([RandomPlayer(each) for each in (Color.RED, Color.BLUE, Color.ORANGE)], seed=seed + 1)
        for _each in range(age):
            game.play_tick()
        games.append(game)

    def playouts() -> int:
        for game in games:
            game.copy().play()
        return len(games)

    return rate(playouts, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time per measurement")
    parser.add_argument("--rounds", type=int, default=5, help="the median of so many rounds counts")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    taken: dict[str, list[float]] = {}
    for seed in range(given.rounds):
        taken.setdefault("catanatron playouts", []).append(peer(seed, given.seconds))
        for game in GAMES:
            taken.setdefault(f"{game} random games", []).append(random_games(game, seed, given.seconds))
            for way, bot in WAYS.items():
                found = iterations(game, bot, seed, given.seconds)
                taken.setdefault(f"{game} iterations, {way}", []).append(found)
    rates = {name: statistics.median(values) for name, values in taken.items()}
    if given.json:
        print(json.dumps({name: round(value, 1) for name, value in rates.items()}))
        return
    for name, value in rates.items():
        print(f"{name:36} {value:>10,.0f} /s  {value / rates['catanatron playouts']:7.1f} x")


if __name__ == "__main__":
    main()
