"""Games between bots, each of which adds a line to a file: whoever stops goes on where it was."""

from __future__ import annotations

import itertools
import json
import time
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any, Callable, Final, Sequence

import quayside
from quayside.bots.base import bot_turn
from quayside.bots.registry import make_bot
from quayside.kernel.state import State

SEATS: Final = {"container": 4}
USUAL: Final = 3

Noted = Callable[[str, Sequence[str], int], dict[str, Any]]  # what a game between bots adds, by its seed


def played(game: str, bots: Sequence[str], seed: int) -> State:
    """A whole game; the bots sit in another order every time."""
    g = quayside.new(game, SEATS.get(game, USUAL), seed)
    players = {seat: make_bot(name, game, seed * 10 + seat) for seat, name in enumerate(seating(game, bots, seed))}
    while not g.over:
        seat, action = bot_turn(g, players)
        g.apply(action, seat)
    return g


def seating(game: str, bots: Sequence[str], seed: int) -> list[str]:
    return [bots[(seat + seed) % len(bots)] for seat in range(SEATS.get(game, USUAL))]


def read(path: Path) -> list[dict[str, Any]]:
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def fill(path: Path, noted: Noted, game: str, bots: Sequence[str], games: int, processes: int, end: float) -> None:
    """Add the games that are not there yet, one line each, until the time is up."""
    known = {each["seed"] for each in read(path)}
    seeds = iter([seed for seed in range(1, games + 1) if seed not in known])
    with ProcessPoolExecutor(processes) as pool, path.open("a", encoding="utf-8") as file:
        going = {pool.submit(noted, game, bots, seed) for seed in itertools.islice(seeds, processes)}
        while going:
            ended, going = wait(going, return_when=FIRST_COMPLETED)
            file.writelines(json.dumps(each.result()) + "\n" for each in ended)
            file.flush()
            if time.monotonic() < end:
                going |= {pool.submit(noted, game, bots, seed) for seed in itertools.islice(seeds, len(ended))}
