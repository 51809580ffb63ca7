"""How good a network is: games against a field of bots, each deal from every seat in turn.

Beside the share of first places it is told how long games are, how much is traded and where the points come from, so
that players who stop trading with each other are noticed.
"""

from __future__ import annotations

import contextlib
import math
import multiprocessing
import time
from collections import Counter
from dataclasses import asdict, dataclass
from multiprocessing.pool import AsyncResult, Pool
from pathlib import Path
from typing import Any, Final, Optional, Sequence

import numpy as np

import quayside
from quayside.bots.base import Bot, answer
from quayside.bots.registry import make_bot
from quayside.bots.worker_processes import end_with_parent
from quayside.games.registry import manifest
from quayside.research.learned import LearnedBot

LONGEST: Final = 20_000  # decisions of a game
RESAMPLES: Final = 2_000
LEVEL: Final = (0.025, 0.975)
WHOLE_DAY: Final = 86_400.0  # seconds


@dataclass(frozen=True)
class Match:
    """A network against a field of bots of one kind."""

    game: str
    weights: Path
    field: str
    players: int = 3
    games: int = 60
    seed: int = 1


@dataclass(frozen=True)
class Game:
    """One game, as the network fared in it."""

    deal: int
    won: float  # its part of the first place
    score: float
    field_score: float
    length: int  # decisions of all
    trades: int  # of all
    own_trades: int
    sources: dict[str, int]  # points of the network


@dataclass(frozen=True)
class Measured:
    """What a match came to, in means."""

    field: str
    players: int
    games: int
    first_share: float
    interval: tuple[float, float]
    score: float
    field_score: float
    length: float
    trades: float
    own_trades: float
    sources: dict[str, float]

    def told(self) -> dict[str, Any]:
        return asdict(self)


def play(job: tuple[Match, int]) -> Optional[Game]:
    """One game of a match; None if it has no end."""
    match, number = job
    deal, own = divmod(number, match.players)
    g = quayside.new(match.game, match.players, f"measure:{match.seed}:{deal}")
    g.recording = False
    seed = (match.seed * 1_000_003 + number) * 8
    bots: list[Bot] = [make_bot(match.field, match.game, seed + seat) for seat in range(match.players)]
    bots[own] = LearnedBot(match.game, seed + own, match.weights)
    trading = set(manifest(match.game).trades)
    trades: Counter[int] = Counter()
    length = 0
    while not g.over and length < LONGEST:
        seat = int(g.first_waiting())
        action = answer(g, seat, bots[seat])
        trades[seat] += g.book.actions.kind_of(action).name in trading
        g.play(seat, action)
        length += 1
    result = g.result
    if result is None:
        return None
    others = [score for seat, score in enumerate(result.scores) if seat != own]
    won = (result.ranks[own] == 1) / max(1, result.ranks.count(1))
    mean = sum(others) / max(1, len(others))
    sources = dict(result.sheet[own])
    return Game(deal, won, result.scores[own], mean, length, trades.total(), trades[own], sources)


def summed_up(match: Match, games: Sequence[Optional[Game]]) -> Measured:
    """Means, and an interval that takes the games of a deal together."""
    found = [game for game in games if game is not None]
    deals = sorted({game.deal for game in found})
    sums = np.array([sum(game.won for game in found if game.deal == deal) for deal in deals])
    sizes = np.array([sum(game.deal == deal for game in found) for deal in deals])
    drawn = np.random.default_rng(match.seed).integers(0, len(deals), (RESAMPLES, len(deals)))
    low, high = np.quantile(sums[drawn].sum(1) / sizes[drawn].sum(1), LEVEL)

    def mean(values: Sequence[float], digits: int = 2) -> float:
        return round(float(np.mean(values)), digits)

    names = dict.fromkeys(name for game in found for name in game.sources)
    return Measured(
        match.field,
        match.players,
        len(found),
        mean([game.won for game in found], 4),
        (round(float(low), 3), round(float(high), 3)),
        mean([game.score for game in found]),
        mean([game.field_score for game in found]),
        mean([game.length for game in found], 1),
        mean([game.trades for game in found]),
        mean([game.own_trades for game in found]),
        {name: mean([game.sources.get(name, 0) for game in found]) for name in names},
    )


def _jobs(match: Match) -> list[tuple[Match, int]]:
    return [(match, number) for number in range(match.games)]


def measure(match: Match, workers: int, seconds: float = math.inf) -> Measured:
    """Play a match and wait for it. After so many seconds what is not over by then is left out."""
    end = time.time() + seconds
    with multiprocessing.get_context("spawn").Pool(workers, end_with_parent) as pool:
        games: list[Optional[Game]] = []
        under_way = pool.imap(play, _jobs(match))
        with contextlib.suppress(StopIteration, multiprocessing.TimeoutError):
            while True:
                games.append(under_way.next(max(0.0, min(end - time.time(), WHOLE_DAY))))
        return summed_up(match, games)


class Beside:
    """A match now and then while something else goes on; the next begins when the last is over."""

    def __init__(self, workers: int) -> None:
        self._pool: Pool = multiprocessing.get_context("spawn").Pool(workers, end_with_parent)
        self._match: Optional[Match] = None
        self._games: Optional[AsyncResult[list[Optional[Game]]]] = None

    @property
    def free(self) -> bool:
        return self._games is None

    def begin(self, match: Match) -> None:
        self._match, self._games = match, self._pool.map_async(play, _jobs(match), chunksize=1)

    def look(self, wait: bool = False) -> Optional[Measured]:
        """The result, once it is there."""
        if self._games is None or not (wait or self._games.ready()):
            return None
        assert self._match is not None
        games, self._games = self._games.get(), None
        return summed_up(self._match, games)

    def close(self) -> None:
        self._pool.terminate()
        self._pool.join()
