"""What decisions of strong bots lose, by phase and theme: the measure beside which people's insights stand.

    python bench/strong.py container --games 8 --processes 8   # writes `study/losses.toml` of the game

Games between expert players are reviewed with the usual plan, and every seat counts. A seat of a game is one sample.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from puzzles import PLAYERS, SEATS_OF, USUAL, played

from quayside.coach.insights import PlayedGame, rates
from quayside.coach.kept import plain, read
from quayside.coach.review import stages
from quayside.coach.work import Desk, Plan
from quayside.games.registry import GAMES

FIRST: Final = 70_001  # seeds that nothing else uses
ADVISER: Final = "club"  # what it says does not count here


def reviewed(game: str, seed: int) -> dict[str, Any]:
    """As plain data, which goes from process to process."""
    desk = Desk(played(game, seed, SEATS_OF.get(game, USUAL)[-1]), Plan(lines=16, moments=2, again=2, line=2), seed)
    *_before, whole = stages(desk, ADVISER)
    return plain(whole)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--source", type=Path, default=Path("src/quayside/games"))
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.processes) as pool:
        found = pool.map(reviewed, [asked.game] * asked.games, range(FIRST, FIRST + asked.games))
        reviews = [read(each) for each in found]
    seats = [PlayedGame("", seat, 0.0, each) for each in reviews for seat in range(each.seats)]
    lines = [
        f"# {len(seats)} seats of {len(reviews)} games between {PLAYERS} players: per decision, with standard errors,",
        "# the chances of the first place that were lost, and under `club` the part that a club player would have",
        "# answered alike (bench/strong.py).",
        "",
        "[per-decision]",
    ]
    for part, rate, _count in rates(asked.game, seats):
        lines.append(f'"{part.about}-{part.name}" = [{rate.mean:.5f}, {rate.error:.5f}]')
    (asked.source / asked.game / "study" / "losses.toml").write_text("\n".join(lines) + "\n", "utf-8")
    print(*lines, sep="\n")


if __name__ == "__main__":
    main()
