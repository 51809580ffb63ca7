"""Which rules many games of a bot reach, and which of the others the scenarios reach."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Callable, Final

from quayside.bots.registry import make_bot
from quayside.games.registry import entry, manifest
from quayside.kernel.errors import QuaysideError

WATCH: Final = Path(__file__).with_name("watch.py")
PORTION: Final = 200  # games that one process plays
SELDOM: Final = 100  # a rule reached in fewer than one game of so many is told


class Reach:
    """For every rule of a game, in how many games it was reached, and whether scenarios reach it."""

    def __init__(self, game: str, games: int, bot: str) -> None:
        self.rules = entry(game).book.rules
        self.game = game
        self.games = games
        self.bot = bot
        self.played: Counter[str] = Counter()
        self.in_scenarios: set[str] = set()
        self.known: set[str] = set()  # rules whose number stands somewhere that can be watched

    def sorted(self) -> dict[str, Any]:
        """The report that scripts rely on."""
        reached = [rule for rule in self.rules if self.played[rule]]
        rest = [rule for rule in self.rules if not self.played[rule]]
        return {
            "game": self.game,
            "games": self.games,
            "bot": self.bot,
            "rules": len(self.rules),
            "reached": {rule: self.played[rule] for rule in reached},
            "seldom": {rule: self.played[rule] for rule in reached if self.played[rule] * SELDOM < self.games},
            "only_scenarios": [rule for rule in rest if rule in self.in_scenarios],
            "neither": [rule for rule in rest if rule in self.known - self.in_scenarios],
            "not_watched": [rule for rule in rest if rule not in self.known],
        }


def reach(
    game: str,
    games: int,
    bot: str = "lively",
    seed: int = 0,
    scenarios: Path | None = None,
    processes: int = 1,
    progress: Callable[[int], None] = lambda games: None,
) -> Reach:
    """Play `games` games with seeds from `seed` on, in portions, each in a process of its own."""
    make_bot(bot, game)
    found = Reach(game, games, bot)
    portions = [(first, min(PORTION, seed + games - first)) for first in range(seed, seed + games, PORTION)]

    def play(portion: tuple[int, int]) -> dict[str, Any]:
        first, count = portion
        answer = _ask({"task": "games", "game": game, "bot": bot, "seed": first, "games": count})
        progress(count)
        return answer

    with ThreadPoolExecutor(processes) as pool:
        for answer in pool.map(play, portions):
            found.played.update(answer["rules"])
            found.known.update(answer["known"])
    if scenarios is not None:
        answer = _ask({"task": "scenarios", "game": game, "paths": [str(scenarios.resolve())]})
        found.in_scenarios.update(answer["rules"])
    return found


def scenarios_of(folder: Path, game: str) -> Path:
    """The scenario files of a game in a folder of tests."""
    found = folder / "scenarios" / game
    if not found.is_dir():
        raise QuaysideError(f"{found} is not a folder of scenarios; run this in a checkout or name one with --tests")
    return found


def _ask(question: dict[str, Any]) -> dict[str, Any]:
    asked = {**question, "package": manifest(question["game"]).package}
    done = subprocess.run(
        [sys.executable, str(WATCH)], input=json.dumps(asked), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise QuaysideError(f"the games of {question['game']} could not be watched: {done.stderr[-2000:]}")
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer
