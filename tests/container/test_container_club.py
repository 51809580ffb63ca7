"""Mistakes that the club player of Container does not make: counted over seeded games."""

from __future__ import annotations

from collections import Counter

import pytest

import quayside
from quayside.bots.base import bot_turn
from quayside.bots.registry import make_bot
from quayside.games.container.game import ContainerGame

SEEDS = range(500, 515)
ACTIONS = 2  # of a turn
IDLE = 3  # turns in a thousand that a player without money and wares may pass


@pytest.fixture(scope="module", params=[3, 4, 5])
def played(request: pytest.FixtureRequest) -> Counter[str]:
    """What club players did over some games."""
    players: int = request.param
    counted: Counter[str] = Counter()
    for seed in SEEDS:
        g = quayside.new("container", players, seed)
        assert isinstance(g, ContainerGame)
        bots = {seat: make_bot("club", "container", seed * 10 + seat) for seat in range(players)}
        while not g.over:
            step, fresh = g.book.steps[g.step_code()].name, g.actions_left == ACTIONS
            seat, action = bot_turn(g, bots)
            name = g.book.actions.name(action)
            counted["turns passed whole"] += step == "main" and fresh and name == "pass"
            counted["money bids"] += step == "broker_money_bid"
            counted["money bids of 1"] += name == "bid_money(amount=1)"
            counted["turns"] += sum(event.kind.name == "turn" for event in g.apply(action, seat))
    return counted


def test_brokers_are_bid_what_their_containers_are_worth(played: Counter[str]) -> None:
    """Not the least that is allowed, which any rival can top for a coin."""
    assert played["money bids"] >= 5
    assert played["money bids of 1"] == 0


def test_turns_are_not_passed_whole(played: Counter[str]) -> None:
    """With nothing to buy for, there are still brokers, prices and loans."""
    assert played["turns"] > 600
    assert played["turns passed whole"] * 1000 <= IDLE * played["turns"]
