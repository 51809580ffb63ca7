"""The ladder: every level against the one below it, the search at a second a move, and tables of other sizes.

    python bench/ladder.py RESULTS                     # everything; stops and goes on at will, takes hours
    python bench/ladder.py RESULTS --only shipyard     # the matches whose name holds a word
    python bench/ladder.py RESULTS --list              # what has been played so far, without playing

One bot plays against a field of another kind, seats rotated as in `quayside arena`, whose result files these are. The
table is what docs/bots.md shows.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Iterator

from quayside.arena.match import Match
from quayside.arena.results import Results
from quayside.arena.run import run
from quayside.arena.summary import standings
from quayside.games.registry import GAMES, entry

SEED: Final = 1
USUAL: Final = 3  # seats
QUICK: Final = (("beginner", "random"), ("club", "random"), ("club", "beginner"))
SEARCHING: Final = (("expert", "club"), ("master", "expert"))
SECOND: Final = ("ismcts:seconds=1", "club")
ELSEWHERE: Final = (("club", "random"), ("expert", "club"))  # at tables of other sizes


@dataclass(frozen=True)
class Rung:
    """One bot against a field of others."""

    game: str
    who: str
    field: str
    seats: int
    games: int

    @property
    def match(self) -> Match:
        return Match(self.game, (self.who, *[self.field] * (self.seats - 1)), SEED)

    @property
    def name(self) -> str:
        return "-".join((self.game, *self.match.bots)).replace(":", "_").replace("=", "_")


def rungs() -> Iterator[Rung]:
    for game in GAMES:
        for who, field in QUICK:
            yield Rung(game, who, field, USUAL, 300)
        for who, field in SEARCHING:
            yield Rung(game, who, field, USUAL, 201)
        yield Rung(game, *SECOND, USUAL, 12)
        low, high = entry(game).book.players
        for seats in range(max(2, low), high + 1):
            for who, field in ELSEWHERE if seats != USUAL else ():
                yield Rung(game, who, field, seats, 200)


def row(rung: Rung, results: Results) -> str:
    """A line of the table."""
    games = results.finished(rung.games)
    first, *others = standings(rung.match, games)
    low, high = first.interval
    beaten = sum(each.mean_score for each in others) / len(others)
    cells = (
        *(rung.game, rung.seats, f"`{rung.who}`", f"`{rung.field}`", len(games)),
        *(f"{first.first_share:.3f}", f"{low:.3f} to {high:.3f}", f"{1 / rung.seats:.3f}"),
        f"{first.mean_score:.0f} to {beaten:.0f}",
    )
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=Path, help="folder of result files")
    parser.add_argument("--only", default="", help="matches whose name holds this")
    parser.add_argument("--workers", type=int, help="processes; one per processor if left out")
    parser.add_argument("--list", action="store_true", help="show what is there, play nothing")
    given = parser.parse_args()
    print("| game | seats | who | against | games | first places | 95 % interval | even share | mean score |")
    print("|---|---|---|---|---|---|---|---|---|")
    for rung in rungs():
        if given.only not in rung.name or (given.list and not (given.results / rung.name).is_dir()):
            continue
        results = Results(rung.match, given.results / rung.name)
        if not given.list:
            run(results, rung.games, given.workers)
        if results.finished(rung.games):
            print(row(rung, results), flush=True)


if __name__ == "__main__":
    main()
