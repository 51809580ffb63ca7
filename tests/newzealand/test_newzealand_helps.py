"""What the table tells a player before choosing: where the runholder may go at what fee, which objectives are met."""

from __future__ import annotations

from typing import cast

import pytest

import quayside
from quayside.bots.base import bot_turn
from quayside.bots.registry import make_bot
from quayside.games.newzealand.game import BOOK, NewZealandGame
from quayside.games.newzealand.nouns import CARDS, FIRST_OBJECTIVE
from quayside.kernel.rng import Quick

MOVE_KINDS = {"phase_a", "move_on"}


def _any(actions: list[int], rng: Quick) -> int:
    return actions[int(rng.below(len(actions)))]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_reach_names_the_legal_moves_and_what_they_cost(players: int) -> None:
    told = 0
    for seed in range(6):
        g = quayside.new("newzealand", players=players, seed=seed)
        rng = Quick(seed)
        while not g.over:
            decision = g.decision
            assert decision is not None
            action = _any(g.legal(), rng)
            name = BOOK.actions.name(action)
            if decision.step in MOVE_KINDS:
                reach = cast(dict[str, list[int]], decision.context["reach"])
                moves = {BOOK.actions.name(each) for each in g.legal()}
                assert {f"move(to={space})" for space in reach} == {each for each in moves if each.startswith("move")}
                if name.startswith("move"):
                    steps, least, most = reach[name[len("move(to=") : -1]]
                    assert 1 <= steps <= cast(int, decision.context["steps"])
                    events = [event.view(None) or {} for event in g.apply(action)]
                    paid = sum(cast(int, event["amount"]) for event in events if event["event"] == "fee")
                    assert paid <= most
                    following = g.decision
                    assert paid >= least or (following is not None and following.step == "fork")
                    told += 1
                    continue
            g.apply(action)
    assert told > 50


def test_the_objectives_told_as_met_are_those_scored() -> None:
    scored = 0
    for seed in range(8):
        g = quayside.new("newzealand", players=2, seed=seed)
        assert isinstance(g, NewZealandGame)
        bots = {seat: make_bot("club", "newzealand", seed) for seat in range(2)}
        while not g.over:
            seat, action = bot_turn(g, bots)
            g.apply(action, seat)
        assert g.result is not None
        for seat, player in enumerate(g.view(None)["players"]):
            total = 0
            for card, count in player["area"].items():
                at = CARDS.index(card) - int(FIRST_OBJECTIVE)
                met = player["objectives_met"].get(card, 0)
                total += met * g.kit.objective_vp[at] + (count - met) * g.kit.penalty[at]
                scored += met
            assert total == g.result.sheet[seat]["objectives"]
    assert scored > 0
