"""The ladder: each level against the one below it at tables of every size, and the grandmaster with more and less time.

    python bench/ladder.py RESULTS                             # everything; stops and goes on at will, takes days
    python bench/ladder.py RESULTS --only shipyard-3-casual    # the matches whose name holds this
    python bench/ladder.py RESULTS --deals 30                  # fewer deals; more can be played later
    python bench/ladder.py RESULTS --list --plot ladder.png    # what has been played so far, as a table and a picture

One bot plays against a field of another kind. Each deal is played once from every seat, as in `quayside arena`, whose
result files these are; intervals are drawn from whole deals. The table is what docs/bots.md shows.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final, Iterator

from quayside.arena.match import Match
from quayside.arena.results import Results
from quayside.arena.run import run
from quayside.arena.summary import Standing, standings
from quayside.bots.levels import LEVELS
from quayside.games.registry import GAMES, entry

SEED: Final = 1
DEALS: Final = 300
USUAL: Final = 3  # seats
TIMES: Final = (0.05, 0.2, 0.8)  # seconds of a grandmaster against masters
WANTED: Final = 0.6  # of the first places at the usual table
HEAD: Final = (
    "| game | seats | who | against | deals | games | first places | 95 % interval | even share | mean score |"
)


@dataclass(frozen=True)
class Rung:
    """One bot against a field of others."""

    game: str
    seats: int
    who: str
    field: str

    @property
    def match(self) -> Match:
        return Match(self.game, (self.who, *[self.field] * (self.seats - 1)), SEED)

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.who}-{self.field}".replace(":", "_").replace("=", "_")

    @property
    def title(self) -> str:
        return f"{self.game}, {self.seats} seats: {self.who} among {self.field}"


def rungs() -> Iterator[Rung]:
    """The quickest first."""
    for below, level in pairwise(("random", *LEVELS)):
        for game in GAMES:
            low, high = entry(game).book.players
            for seats in sorted(range(max(2, low), high + 1), key=lambda seats: seats != USUAL):
                yield Rung(game, seats, level, below)
    for game in GAMES:
        for seconds in TIMES:
            yield Rung(game, USUAL, f"grandmaster:seconds={seconds}", "master")


@dataclass(frozen=True)
class Climbed:
    """What a rung came to so far."""

    rung: Rung
    games: int
    who: Standing
    beaten: float  # the mean score of the field

    @property
    def row(self) -> str:
        rung, (low, high) = self.rung, self.who.interval
        cells = (
            *(rung.game, rung.seats, f"`{rung.who}`", f"`{rung.field}`", -(-self.games // rung.seats), self.games),
            *(f"{self.who.first_share:.3f}", f"{low:.3f} to {high:.3f}", f"{1 / rung.seats:.3f}"),
            f"{self.who.mean_score:.0f} to {self.beaten:.0f}",
        )
        return "| " + " | ".join(str(cell) for cell in cells) + " |"


def climbed(rung: Rung, results: Results, most: int) -> Climbed | None:
    games = results.finished(most)
    if not games:
        return None
    who, *others = standings(rung.match, games)
    return Climbed(rung, len(games), who, sum(each.mean_score for each in others) / len(others))


def draw(found: list[Climbed], path: Path) -> None:
    """Shares of first places with their intervals, and the even shares they are measured against."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(10, 1.5 + 0.28 * len(found)), layout="constrained")
    for at, each in enumerate(found):
        low, high = each.who.interval
        axes.plot([low, high], [at, at], color="#0072b2", linewidth=2.5)
        axes.plot(each.who.first_share, at, "o", color="#0072b2")
        axes.plot(1 / each.rung.seats, at, "|", color="#d55e00", markersize=12)
    axes.axvline(WANTED, color="#777777", linestyle=":")
    axes.set_xlim(0, 1)
    axes.set_ylim(len(found) - 0.4, -0.6)
    axes.set_yticks(range(len(found)), [f"{each.rung.title} ({each.games} games)" for each in found])
    axes.set_xlabel(f"first places, with 95 % interval; even share |; dotted: {WANTED}")
    figure.savefig(path, dpi=120)
    plt.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=Path, help="folder of result files")
    parser.add_argument("--only", default="", help="matches whose name holds this")
    parser.add_argument("--deals", type=int, default=DEALS, help="each is played from every seat")
    parser.add_argument("--workers", type=int, help="processes; one per processor if left out")
    parser.add_argument("--list", action="store_true", help="show what is there, play nothing")
    parser.add_argument("--plot", type=Path, help="draw what is there")
    given = parser.parse_args()
    print(f"{HEAD}\n{'|---' * HEAD.count('| ')}|")
    found = []
    for rung in rungs():
        if given.only not in rung.name or (given.list and not (given.results / rung.name).is_dir()):
            continue
        results = Results(rung.match, given.results / rung.name)
        if not given.list:
            run(results, given.deals * rung.seats, given.workers)
        told = climbed(rung, results, given.deals * rung.seats)
        if told is not None:
            found.append(told)
            print(told.row, flush=True)
    if given.plot is not None and found:
        draw(found, given.plot)


if __name__ == "__main__":
    main()
