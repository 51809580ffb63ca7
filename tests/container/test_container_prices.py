"""What a question and the table say that actions cost is what they really take."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any, Iterator, cast

import pytest

from quayside.bots.base import bot_turn
from quayside.bots.registry import make_bot
from quayside.conformance.cases import Case, random_move
from quayside.games.container.scoring import island_pays
from quayside.games.container.state import Container
from quayside.kernel.rng import Quick

CASES = [Case("container", players, {"bank": bool(players % 2)}) for players in (3, 4, 5)]
PRICED = {"produce", "buy_machine", "buy_warehouse", "accept", "reject"}


def _positions(case: Case) -> Iterator[Container]:
    """A game at random, and one of club players, who sell at the island."""
    for seed in range(2):
        g = cast(Container, case.new(seed))
        rng = Quick(seed)
        bots = {seat: make_bot("club", "container", seat) for seat in range(int(g.seats))}
        while not g.over:
            yield g
            seat, action = random_move(g, rng) if seed else bot_turn(g, bots)
            g.apply(action, seat)


def _taken(g: Container, action: str, seat: int) -> int:
    before = int(g.cash(seat))
    g.apply(action, seat)
    return before - int(g.cash(seat))


@pytest.mark.rule("CT-6.2", "CT-8.1", "CT-10.10", "CT-10.11", "CT-10.12", "CT-5.1", "CT-5.3")
def test_every_price_told_is_what_the_action_takes() -> None:
    compared: Counter[str] = Counter()
    for g in chain.from_iterable(map(_positions, CASES)):
        for seat in g.pending():
            decision = g.decision_of(seat)
            assert decision is not None
            terms = cast(dict[str, Any], g.view(seat))["terms"]
            prices = {"take_loan": -terms["loan"], "repay_loan": terms["repayment"]}
            prices.update(cast(dict[str, int], decision.context.get("prices", {})))
            legal = set(g.legal_names(seat))
            assert {name for name in legal if name.split("(")[0] in PRICED} <= set(prices)
            for name in sorted(legal & set(prices)):
                assert _taken(cast(Container, g.clone()), name, seat) == prices[name], name
                compared[name.split("(")[0]] += 1
    assert set(compared) == PRICED | {"take_loan", "repay_loan"}
    assert min(compared.values()) > 20, compared


@pytest.mark.rule("CT-12.2", "CT-12.3")
def test_the_worth_of_a_cargo_is_what_it_adds_to_the_island() -> None:
    """Told to each seat of its own card. Unless it completes the set, a cargo is worth what it adds to the score."""
    told = 0
    for g in chain.from_iterable(map(_positions, CASES)):
        assert (cast(dict[str, Any], g.view(None))["auction"] or {}).get("worth") is None
        for seat in range(int(g.seats)):
            auction = cast(dict[str, Any], g.view(seat))["auction"]
            if auction is None:
                continue
            then = cast(Container, g.clone())
            before = island_pays(then, seat, -1)
            complete = all(then.island[seat * 5 + colour] for colour in range(5))
            for colour in range(5):
                then.island[seat * 5 + colour] += g.hold[auction["seller"] * 5 + colour]
            completed = not complete and all(then.island[seat * 5 + colour] for colour in range(5))
            gain = island_pays(then, seat, -1) - before
            assert auction["worth"] <= gain if completed else auction["worth"] == gain
            told += 1
    assert told > 100
