"""Many games between bots, and what they add up to."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import Any, Callable, Mapping, Sequence

import quayside
from quayside.bots.base import bot_turn
from quayside.bots.registry import make_bot
from quayside.games.registry import entry
from quayside.kernel.playout import random_playout
from quayside.kernel.rng import Quick
from quayside.kernel.seats import SEATS
from quayside.kernel.state import State
from quayside.statistics import Figures, figures_of

LONGEST = 200_000  # decisions; a game that goes on longer is an error


class Tally:
    """Sums over games."""

    def __init__(self, game: str, players: int, bots: Sequence[str]) -> None:
        self.game = game
        self.players = players
        self.bots = tuple(bots)
        self.games = 0
        self.decisions = 0
        self.errors: list[str] = []
        self.scores: list[list[int]] = [[] for _ in range(players)]
        self.wins = [0.0] * players
        self.items: dict[str, int] = {}
        self.reasons: dict[str, int] = {}
        self.figures: dict[str, list[int]] = {}  # of finished games, per seat: sum, and seats it applies to
        self.counts: Counter[str] = Counter()  # of what happened, over all games

    def add(self, g: State, decisions: int, figures: Figures) -> None:
        self.counts.update(figures.counts)
        result = g.result
        assert result is not None
        self.decisions += decisions
        winners = result.ranks.count(1)
        for seat in range(self.players):
            self.scores[seat].append(result.scores[seat])
            self.wins[seat] += (result.ranks[seat] == 1) / winners
            for item, points in result.sheet[seat].items():
                self.items[item] = self.items.get(item, 0) + points
        for row in entry(self.game).statistics(g):
            for name, number in row.items():
                total = self.figures.setdefault(name, [0, 0])
                total[0] += number
                total[1] += 1
        self.reasons[result.reason] = self.reasons.get(result.reason, 0) + 1

    @property
    def finished(self) -> int:
        return len(self.scores[0])

    def mean_score(self, seat: int | None = None) -> float:
        chosen = [score for at, scores in enumerate(self.scores) if seat in (None, at) for score in scores]
        return sum(chosen) / len(chosen) if chosen else 0.0

    def spread(self) -> tuple[int, int, int, int, int]:
        """Lowest, lower quarter, middle, upper quarter and highest score."""
        ordered = sorted(score for scores in self.scores for score in scores) or [0]
        last = len(ordered) - 1
        return ordered[0], ordered[last // 4], ordered[last // 2], ordered[3 * last // 4], ordered[last]


def play_one(
    game: str, players: int, bots: list[str], seed: int, options: Mapping[str, object], edition: Path | None = None
) -> tuple[State, int, Figures]:
    """One game between bots; the state it ends in, the number of decisions and what was counted on the way."""
    g = quayside.new(game, players, seed, options, edition)
    figures = figures_of(game)
    if set(bots) == {"random"}:  # as fast as can be: nobody listens to what happens
        count = random_playout(g, Quick(seed), LONGEST)
        figures.finish(g)
        return g, count, figures
    players_of_seats = {seat: make_bot(name, game, seed * 100 + seat) for seat, name in enumerate(bots)}
    count = 0
    while not g.over and count < LONGEST:
        seat, action = bot_turn(g, players_of_seats)
        figures.note(g.apply(action, seat))
        count += 1
    figures.finish(g)
    return g, count, figures


def simulate(
    game: str,
    players: int,
    bots: list[str],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    edition: Path | None = None,
    progress: Callable[[], None] = lambda: None,
) -> tuple[Tally, float]:
    """Play `games` games with seeds from `seed` on; an exception in one of them is counted, not raised."""
    tally = Tally(game, players, bots)
    # Wrong options and unknown bots are the caller's error, not that of a game.
    quayside.new(game, players, seed, options, edition)
    for name in bots:
        make_bot(name, game, seed)
    start = time.perf_counter()
    for number in range(games):
        tally.games += 1
        try:
            g, decisions, figures = play_one(game, players, bots, seed + number, options or {}, edition)
            if g.over:
                tally.add(g, decisions, figures)
            else:
                tally.errors.append(f"seed {seed + number}: no end after {decisions} decisions")
        except Exception as error:  # a bug in the rules must not stop the count of how often it shows
            tally.errors.append(f"seed {seed + number}: {type(error).__name__}: {error}")
        progress()
    return tally, time.perf_counter() - start


SPREAD = ("lowest", "quarter", "middle", "three_quarters", "highest")


def report(tally: Tally, seconds: float) -> dict[str, Any]:
    """Everything a simulation tells; a game with figures or counts of its own has further keys."""
    games = max(1, tally.finished)
    seats = games * tally.players
    told: dict[str, Any] = {
        "game": tally.game,
        "players": tally.players,
        "games": tally.games,
        "errors": len(tally.errors),
        "decisions": tally.decisions,
        "decisions_per_s": round(tally.decisions / seconds, 1) if seconds else 0.0,
        "games_per_s": round(tally.finished / seconds, 2) if seconds else 0.0,
        "mean_score": round(tally.mean_score(), 3),
        "decisions_per_game": round(tally.decisions / games, 1),
        "seats": [_seat(tally, seat) for seat in range(tally.players)],
        "scores": dict(zip(SPREAD, tally.spread(), strict=True)),
        "items": {item: round(points / seats, 3) for item, points in tally.items.items()},
        "ended_by": dict(sorted(tally.reasons.items())),
        "messages": list(tally.errors),
    }
    if tally.figures:
        told["figures"] = {name: {"mean": round(sum_ / n, 3), "seats": n} for name, (sum_, n) in tally.figures.items()}
    if tally.counts:
        told["counts"] = {name: round(count / games, 3) for name, count in sorted(tally.counts.items())}
    return told


def _seat(tally: Tally, seat: int) -> dict[str, Any]:
    """One seat: who sat there, the mean of its scores, and its share of first places in percent."""
    return {
        "seat": SEATS[seat],
        "bot": tally.bots[seat],
        "mean_score": round(tally.mean_score(seat), 3),
        "wins": round(100 * tally.wins[seat] / max(1, tally.finished), 2),
    }
