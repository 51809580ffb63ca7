"""What the points of a player come from adds up to the score sheet, item by item, at every moment of a game."""

from __future__ import annotations

import random

import pytest

import quayside
from quayside.bots.base import bot_turn
from quayside.bots.registry import make_bot
from quayside.games.registry import ACCOUNTS
from quayside.kernel.state import State

CASES = [("container", 3, 1), ("container", 5, 2), ("shipyard", 2, 3), ("shipyard", 4, 4), ("newzealand", 2, 5)]
CASES += [("newzealand", 1, seed) for seed in (6, 7)]  # with Sarah


def adds_up(g: State) -> int:
    """How many parts there are, once all of them are found to make up the sheet."""
    parts = 0
    for owner, sheet in enumerate(g.score().sheet):
        found = ACCOUNTS[g.game](g, owner)
        sums = dict.fromkeys(sheet, 0)
        for part in found:
            assert part.item in sheet
            sums[part.item] += part.points
        assert sums == sheet
        assert len({(part.item, part.thing, part.how) for part in found}) == len(found)
        parts += len(found)
    return parts


@pytest.mark.parametrize(("game", "players", "seed"), CASES)
def test_the_parts_add_up_to_the_sheet(game: str, players: int, seed: int) -> None:
    g = quayside.new(game, players, f"account {seed}")
    rng = random.Random(seed)
    adds_up(g)
    while not g.over:
        seat = g.pending()[0]
        g.apply(rng.choice(g.legal(seat)), seat)
        if rng.random() < 0.05:
            adds_up(g)
    assert adds_up(g) > len(g.score().sheet)


def test_the_discarded_colour_is_told_and_pays_nothing() -> None:
    g = quayside.new("container", 3, "account 1")
    bots = {seat: make_bot("club", "container", seat) for seat in range(3)}
    while not g.over:
        seat, action = bot_turn(g, bots)
        g.apply(action, seat)
    gone = [part for seat in range(3) for part in ACCOUNTS["container"](g, seat) if part.how == "discarded"]
    assert gone
    assert all(part.points == 0 and part.count and part.thing.startswith("box:") for part in gone)
