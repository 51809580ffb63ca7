"""Measuring speed: our engine and a well-known peer in turns, so that a noisy machine disturbs both alike."""

from __future__ import annotations

import gc
import importlib.util
import statistics
import time
from typing import Any, Callable

import quayside
from quayside.games.registry import entry
from quayside.kernel.playout import random_playout
from quayside.kernel.rng import Quick

PEER = "catanatron"
PLAYERS = 4  # as many as the peer plays with, or the most a game allows


def bench(
    games: list[str],
    rounds: int = 5,
    seconds: float = 0.5,
    progress: Callable[[], None] = lambda: None,
    seed: int = 0,
) -> dict[str, Any]:
    """Medians over several rounds; each round measures the peer and every game one after another."""
    peer: list[tuple[float, float]] = []
    ours: dict[str, list[dict[str, float]]] = {game: [] for game in games}
    has_peer = importlib.util.find_spec(PEER) is not None
    for number in range(seed, seed + rounds):
        if has_peer:
            peer.append(_measure_peer(seconds, number))
        progress()
        for game in games:
            ours[game].append(_measure(game, seconds, number))
            progress()
    rate = statistics.median(found[0] for found in peer) if peer else None
    copy = statistics.median(found[1] for found in peer) if peer else None
    report: dict[str, Any] = {
        "compiled": quayside.compiled(),
        "peer": {"name": PEER, "decisions_per_s": _round(rate), "copy_us": _round(copy)},
        "games": {},
    }
    for game, found in ours.items():
        middle = {key: statistics.median(each[key] for each in found) for key in found[0]}
        report["games"][game] = {
            **{key: _round(value) for key, value in middle.items()},
            "ratio_to_peer": _round(middle["decisions_per_s"] / rate) if rate else None,
            "clone_ratio_to_peer": _round(copy / middle["clone_us"]) if copy else None,
        }
    return report


def _round(value: float | None) -> float | None:
    return None if value is None else round(value, 2 if value < 1000 else None)


def _timed(work: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Repeat `work` for about that long; how much it did, and the processor time it took."""
    gc.collect()
    done = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        done += work()
        spent = time.process_time() - start
    return done, spent


def _players(game: str) -> int:
    low, high = entry(game).book.players
    return max(low, min(high, PLAYERS))


def _measure(game: str, seconds: float, number: int) -> dict[str, float]:
    players = _players(game)
    rng = Quick(number)
    seeds = iter(range(number * 1_000_000, (number + 1) * 1_000_000))

    def playout() -> int:
        return random_playout(quayside.new(game, players, next(seeds)), rng)

    def driven() -> int:
        g = quayside.new(game, players, next(seeds))
        count = 0
        while not g.over:
            legal = g.legal()
            g.apply(legal[rng.below(len(legal))])
            count += 1
        return count

    playout()
    inner, inner_time = _timed(playout, seconds)
    outer, outer_time = _timed(driven, seconds)
    g = midgame(game, players, number)

    def clones() -> int:
        for _each in range(100):
            g.clone()
        return 100

    copies, copy_time = _timed(clones, seconds / 4)
    return {
        "decisions_per_s": inner / inner_time,
        "outer_decisions_per_s": outer / outer_time,
        "clone_us": copy_time / copies * 1e6,
        "replay_1000_ms": _replay(game, players, number),
    }


def midgame(game: str, players: int, seed: int) -> quayside.State:
    """A state some way into a random game."""
    g = quayside.new(game, players, seed)
    rng = Quick(seed)
    for _each in range(200):
        if g.over:
            return midgame(game, players, seed + 1)
        legal = g.legal()
        g.apply(legal[rng.below(len(legal))])
    return g


def _replay(game: str, players: int, seed: int) -> float:
    """Milliseconds to replay 1,000 logged actions, scaled if the random game was shorter."""
    g = quayside.new(game, players, seed)
    rng = Quick(seed)
    while not g.over and len(g.log) < 1000:
        legal = g.legal()
        g.apply(legal[rng.below(len(legal))])
    length = len(g.log)
    start = time.process_time()
    again = g.replayed(length)
    spent = time.process_time() - start
    assert again.digest() == g.digest()
    return spent * 1000 * 1000 / length


def _measure_peer(seconds: float, number: int) -> tuple[float, float]:
    """Random four-player games of the peer: decisions per second, and microseconds per copy of a midgame state."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    seeds = iter(range(number * 1000 + 1, number * 1000 + 1000))

    def playout() -> int:
        game = Game([RandomPlayer(colour) for colour in colours], seed=next(seeds))
        count = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            count += 1
        return count

    decisions, spent = _timed(playout, seconds)
    game = Game([RandomPlayer(colour) for colour in colours], seed=number + 1)
    for _each in range(200):
        game.play_tick()

    def copies() -> int:
        for _each in range(20):
            game.copy()
        return 20

    copied, copy_time = _timed(copies, seconds / 4)
    return decisions / spent, copy_time / copied * 1e6
