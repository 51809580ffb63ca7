"""What the games of a match add up to: shares of first places with intervals, scores, ratings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Sequence

import numpy as np
from numpy.typing import NDArray
from openskill.models import PlackettLuce

from quayside.arena.match import Match, Played

RESAMPLES = 2000
LEVEL = 0.95


@dataclass(frozen=True)
class Standing:
    """One bot after the match."""

    name: str
    first_share: float  # of first places; a shared one counts in parts
    interval: tuple[float, float]
    mean_score: float
    score_interval: tuple[float, float]
    rating: float
    rating_interval: tuple[float, float]
    points: dict[str, float]  # by source, mean per game
    scores: list[int]


def shares(match: Match, games: Sequence[Played]) -> NDArray[np.float64]:
    """Per game and bot, the part of the first place it won."""
    found = np.zeros((len(games), len(match.bots)))
    for row, game in enumerate(games):
        winners = game.ranks.count(1)
        for seat, bot in enumerate(game.bots):
            if game.ranks[seat] == 1:
                found[row, bot] = 1 / winners
    return found


def scores(match: Match, games: Sequence[Played]) -> NDArray[np.float64]:
    """Per game and bot, its score."""
    found = np.zeros((len(games), len(match.bots)))
    for row, game in enumerate(games):
        for seat, bot in enumerate(game.bots):
            found[row, bot] = game.scores[seat]
    return found


def bootstrap(values: NDArray[np.float64], deals: Sequence[int], seed: int) -> NDArray[np.float64]:
    """Lower and upper ends for the mean of each column, from resampled deals.

    The games of one deal are like each other, so a deal is drawn as a whole.
    """
    order = {deal: at for at, deal in enumerate(dict.fromkeys(deals))}
    sums = np.zeros((len(order), values.shape[1]))
    sizes = np.zeros(len(order))
    for row, deal in enumerate(deals):
        sums[order[deal]] += values[row]
        sizes[order[deal]] += 1
    rng = np.random.default_rng(seed)
    times = rng.multinomial(len(order), np.full(len(order), 1 / len(order)), size=RESAMPLES)  # each deal is drawn
    means = (times @ sums) / (times @ sizes)[:, None]
    tail = 100 * (1 - LEVEL) / 2
    ends: NDArray[np.float64] = np.percentile(means, [tail, 100 - tail], axis=0)
    return ends


def ratings(match: Match, games: Sequence[Played]) -> list[tuple[float, float]]:
    """Plackett-Luce skill and its uncertainty for each bot, game after game; everybody starts at 25."""
    model = PlackettLuce()
    skill = [model.rating() for _ in match.bots]
    for game in games if len(skill) > 1 else ():  # who plays alone is compared with nobody
        rated = model.rate([[skill[bot]] for bot in game.bots], ranks=[float(rank) for rank in game.ranks])
        for seat, bot in enumerate(game.bots):
            skill[bot] = rated[seat][0]
    return [(float(each.mu), float(each.sigma)) for each in skill]


def standings(match: Match, games: Sequence[Played]) -> list[Standing]:
    """Every bot of the match, in the order it was named."""
    if not games:
        return []
    deals = [game.deal for game in games]
    won, scored = shares(match, games), scores(match, games)
    won_ends, score_ends = bootstrap(won, deals, match.seed), bootstrap(scored, deals, match.seed)
    skill = ratings(match, games)
    found = []
    for bot, name in enumerate(match.names):
        mu, sigma = skill[bot]
        found.append(
            Standing(
                name,
                float(won[:, bot].mean()),
                (float(won_ends[0, bot]), float(won_ends[1, bot])),
                float(scored[:, bot].mean()),
                (float(score_ends[0, bot]), float(score_ends[1, bot])),
                mu,
                (mu - 1.96 * sigma, mu + 1.96 * sigma),
                _points(games, bot),
                [int(score) for score in scored[:, bot]],
            )
        )
    return found


def _points(games: Sequence[Played], bot: int) -> dict[str, float]:
    total: dict[str, int] = {}
    for game in games:
        for item, points in game.sheets[game.bots.index(bot)].items():
            total[item] = total.get(item, 0) + points
    return {item: points / len(games) for item, points in total.items()}


def report(match: Match, games: Sequence[Played], details: bool = False) -> dict[str, Any]:
    """The figures that scripts rely on; with details, also intervals of the rest and points by source."""
    bots: dict[str, dict[str, Any]] = {}
    for each in standings(match, games):
        bots[each.name] = {
            "first_share": round(each.first_share, 4),
            "interval": [round(end, 4) for end in each.interval],
            "mean_score": round(each.mean_score, 3),
            "rating": round(each.rating, 3),
        }
        if details:
            bots[each.name] |= {
                "score_interval": [round(end, 3) for end in each.score_interval],
                "rating_interval": [round(end, 3) for end in each.rating_interval],
                "points": {item: round(points, 3) for item, points in each.points.items()},
            }
    return {"game": match.game, "games": len(games), "bots": bots}
