"""Targets named straight away (NZ-6.2), what events say of gold, tokens and certificates, undo after a shown card."""

from __future__ import annotations

from collections import Counter
from typing import Any

from quayside.conformance.cases import Case, random_move, random_states
from quayside.kernel.rng import Quick
from quayside.kernel.state import State

CASES = [Case("newzealand", players, {"private_sides": "mixed"}) for players in (2, 3, 4)]


def _position(g: State) -> dict[str, object]:
    """All of the position but the number of answers before which undo stops: one answer is not two."""
    return {name: value for name, value in g.position().items() if name != "undo_from"}


def test_a_target_named_straight_away_does_what_use_and_then_the_target_do() -> None:
    """NZ-6.2, NZ-13.3: one answer or two, the same happens. The step asked in between offers the same targets."""
    compared: Counter[str] = Counter()
    for case in CASES:
        for g in random_states(case, 31, 1):
            decision = g.decision
            if decision is None or decision.step != "use_location":
                continue
            seat = decision.seat
            straight: Any = decision.context["straight"]
            for asked in straight:
                two = g.clone()
                two.apply(f"use({asked['cell']}, {asked['half']})", seat)
                question = two.decision_of(seat)
                assert question is not None
                assert question.step == asked["step"]
                assert question.context.items() <= asked.items()
                ways_out = {two.index(name) for name in ("done", "decline")}
                free = {a for a in two.legal(seat) if two.book.actions.kind_of(a).name.startswith(("token_", "buy_"))}
                targets = set(two.legal(seat)) - ways_out - free
                assert targets <= set(g.legal(seat))
                for target in sorted(targets)[:: max(1, len(targets) // 3)]:
                    one, other = g.clone(), two.clone()
                    one.apply(target, seat)
                    other.apply(target, seat)
                    assert _position(one) == _position(other)
                    compared[asked["step"]] += 1
    assert {"hiring", "investing", "building", "buying", "ship", "shearing", "auxiliary"} <= set(compared)
    assert compared.total() > 300


SIGNS = {
    "gold": ("gold", 1),
    "spent_gold": ("gold", -1),
    "tokens": ("tokens", 1),
    "spent_tokens": ("tokens", -1),
    "certificates": ("certificates", 1),
    "spent_certificates": ("certificates", -1),
}


def _held(g: State) -> dict[tuple[int, str], int]:
    view: Any = g.view(None)
    players = view["players"]
    return {(seat, thing): players[seat][thing] for seat in range(g.seats) for thing, _sign in SIGNS.values()}


def test_events_tell_every_gain_and_every_use_of_gold_tokens_and_certificates() -> None:
    """NZ-12.3, NZ-12.5, NZ-23: what a player holds is what the events add up to."""
    seen: Counter[str] = Counter()
    for case in CASES:
        g = case.new(77)
        rng = Quick(77)
        held = _held(g)
        while not g.over:
            seat, action = random_move(g, rng)
            for event in g.apply(action, seat):
                if event.kind.name in SIGNS:
                    told: Any = event.view(None)
                    thing, sign = SIGNS[event.kind.name]
                    held[told["seat"], thing] += sign * told["amount"]
                    seen[event.kind.name] += 1
            assert held == _held(g)
    assert set(seen) == set(SIGNS)


def test_what_was_shown_cannot_be_taken_back() -> None:
    """NZ-1.12: a revealed card is known to all, so no undo goes behind it."""
    shown = 0
    for case in CASES:
        g = case.new(5)
        rng = Quick(5)
        while not g.over:
            seat, action = random_move(g, rng)
            if "revealed" in {event.kind.name for event in g.apply(action, seat)}:
                shown += 1
                assert all(point >= len(g.log) for who in g.pending() for point in g.undo_points(who))
    assert shown > 50
