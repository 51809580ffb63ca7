"""What a question says that its answers cost is what they really take: no client has to know a price rule."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any, Iterable, Iterator, cast

import pytest

import quayside
from quayside.conformance.cases import random_move
from quayside.editions import standard_box
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.codes import TRANSPORT
from quayside.kernel.agenda import FRAME
from quayside.kernel.rng import Quick
from quayside.scenarios.files import Scenario, read, scenario_paths
from quayside.scenarios.runner import run

SCENARIOS = Path(__file__).parent.parent / "scenarios" / "newzealand"

# Of these answers the pounds that come back at once are part of the price; other rewards stand apart from it.
NET = {"deliver", "deliver_from", "uncover", "spend"}
KINDS = {
    *("hire", "invest", "invest_with", "build", "buy", "take_sheep", "aux", "aux_part", "clear", "store"),
    *("deliver", "deliver_from", "uncover", "spend"),
}
# What an answer costs that is refused for its price alone.
NEED = {"hire", "invest", "invest_with", "build", "buy", "aux"}


def _prices(context: dict[str, Any]) -> dict[str, int]:
    """All prices of a question: its own, and those of targets that may be named straight away."""
    found: dict[str, int] = dict(context.get("prices", {}))
    for asked in context.get("straight", []):
        found.update(asked.get("prices", {}))
    return found


def _owes_transport(g: NewZealand) -> bool:
    return any(g.frames[at * FRAME] == TRANSPORT for at in range(g.depth))


def _taken(g: NewZealand, action: str, seat: int) -> int:
    """The pounds that an answer takes from the seat, its transport included if a choice comes before that (NZ-8.4)."""
    kind = action.split("(")[0]
    before = int(g.money[seat])
    told: list[Any] = [event.view(None) for event in g.apply(action, seat)]
    while _owes_transport(g):
        told += [event.view(None) for event in g.apply(g.legal(seat)[0], seat)]
    mine = [event for event in told if event.get("seat") == seat]
    paid = sum(int(event["amount"]) for event in mine if event["event"] == "paid")
    received = sum(int(event["amount"]) for event in mine if event["event"] == "pounds")
    assert before - int(g.money[seat]) == paid - received
    return paid - received if kind in NET else paid


def _at_random(seats: range, edition: Path | None = None) -> Iterator[NewZealand]:
    for players in seats:
        for seed in range(6):
            options: dict[str, str] = {"private_sides": "mixed"}
            g = quayside.new("newzealand", players=players, seed=seed, options=options, edition=edition)
            rng = Quick(seed)
            while not g.over:
                yield cast(NewZealand, g)
                seat, action = random_move(g, rng)
                g.apply(action, seat)


def _of_scenarios() -> Iterator[NewZealand]:
    """What random play hardly comes to: every position of every scenario."""
    for path in scenario_paths([SCENARIOS]):
        for data in read(path):
            end = run(Scenario(path, data, 1))
            g = end.replayed(0)
            yield cast(NewZealand, g)
            for entry in end.log:
                g.enter(entry)
                yield cast(NewZealand, g)


def _compare(positions: Iterable[NewZealand]) -> Counter[str]:
    compared: Counter[str] = Counter()
    for g in positions:
        for seat in g.pending():
            decision = g.decision_of(seat)
            assert decision is not None
            prices = _prices(decision.context)
            legal = set(g.legal_names(seat))
            priced = {name for name in legal if name.split("(")[0] in KINDS}
            assert priced <= set(prices), "every answer that costs something says so"
            for name, price in prices.items():
                kind = name.split("(")[0]
                if name in legal:
                    if compared[f"{decision.step}/{kind}"] < 400:  # in every question, of every kind, enough
                        assert _taken(cast(NewZealand, g.clone()), name, seat) == price, name
                        compared[f"{decision.step}/{kind}"] += 1
                elif kind in NEED:
                    refused = g.why_not(name, seat)
                    assert refused is not None
                    if refused[1].get("have") == int(g.money[seat]) and "need" in refused[1]:
                        assert refused[1]["need"] == price, (name, refused)
                        compared["too dear"] += 1
    return compared


@pytest.mark.rule("NZ-13.2", "NZ-14.2", "NZ-15.1", "NZ-16.2", "NZ-16.4", "NZ-18.3", "NZ-18.5", "NZ-25.3", "NZ-27.8")
@pytest.mark.rule("NZ-7.4", "NZ-8.4", "NZ-9.10")
def test_every_price_told_is_what_the_answer_takes() -> None:
    compared = _compare(chain(_at_random(range(1, 5)), _of_scenarios()))
    kinds = {name.split("/")[-1] for name in compared}
    assert kinds >= KINDS, KINDS - kinds
    assert {"use_location/hire", "offer/build", "hiring/hire", "building/build"} <= set(compared), set(compared)
    assert compared["too dear"] > 50


@pytest.mark.rule("NZ-13.2", "NZ-14.2")
def test_prices_of_a_house_edition_are_its_own(tmp_path: Path) -> None:
    """With workers for 1 pound a discount leaves 0 and not less; a row of the bonus market is as dear as it says."""
    text = standard_box("newzealand").texts["markets.toml"]
    buildings = standard_box("newzealand").texts["buildings.toml"]
    (tmp_path / "buildings.toml").write_text(buildings.replace("hire +0", "hire -2"), encoding="utf-8")
    cheap = re.sub(r"(row = \d, price = )\d, source", r"\g<1>1, source", text)
    dear = re.sub(r"(row = \d, price = )\d(, arrow)", r"\g<1>9\2", cheap)
    (tmp_path / "markets.toml").write_text(dear, encoding="utf-8")
    compared = _compare(_at_random(range(2, 3), tmp_path))
    assert compared["use_location/hire"] > 10
    assert compared["use_location/invest"] > 10
    told = [price for g in _at_random(range(2, 3), tmp_path) for price in _hires(g)]
    assert min(told) == 0
    assert max(told) > 1


def _hires(g: NewZealand) -> list[int]:
    decision = g.decision
    assert decision is not None
    return [price for name, price in _prices(decision.context).items() if name.startswith("hire")]


def _upgrade_prices(g: NewZealand, space: str, seat: int) -> list[int]:
    """What the question after an upgrade says its legal answers cost."""
    then = g.clone()
    then.apply(f"upgrade(at={space})", seat)
    decision = then.decision_of(seat)
    assert decision is not None
    prices = _prices(decision.context)
    return [prices[name] for name in then.legal_names(seat) if name in prices]


@pytest.mark.rule("NZ-17.2", "NZ-17.3", "NZ-18.2", "NZ-18.10")
def test_steps_and_fees_at_sea_are_those_of_the_legal_voyages() -> None:
    """Where the ship may sail and which harbours it may upgrade, with the range of what that will cost."""
    told: Counter[str] = Counter()
    for g in chain(_at_random(range(2, 4)), _of_scenarios()):
        decision = g.decision
        if decision is None or decision.step not in ("ship", "remote"):
            continue
        context = cast(dict[str, Any], decision.context)
        legal = g.legal_names(decision.seat)
        if decision.step == "ship":
            assert {f"sail(to={space})" for space in context["ways"]} == {n for n in legal if n.startswith("sail")}
            assert all(1 <= steps <= context["points"] for steps in context["ways"].values())
        upgrades = {f"upgrade(at={space})" for space in context["upgrades"]}
        assert upgrades == {name for name in legal if name.startswith("upgrade")}
        for space, (steps, least, most) in context["upgrades"].items():
            costs = _upgrade_prices(g, space, decision.seat)
            assert (least, most) == (min(costs), max(costs))
            assert steps >= 1
            told[decision.step] += 1
    assert told["ship"] > 20
    assert told["remote"] > 0


@pytest.mark.rule("NZ-5.6", "NZ-5.10")
def test_fees_of_a_branch_are_what_the_way_over_it_costs() -> None:
    walked = 0
    for g in chain(_at_random(range(2, 5)), _of_scenarios()):
        decision = g.decision
        if decision is None or decision.step != "fork":
            continue
        fees = cast(dict[str, list[int]], decision.context["fees"])
        assert {f"via(space={space})" for space in fees} == {
            name for name in g.legal_names(decision.seat) if name.startswith("via")
        }
        for space, (least, most) in fees.items():
            there = cast(NewZealand, g.clone())
            before = int(there.money[decision.seat])
            told: list[Any] = [event.view(None) for event in there.apply(f"via(space={space})", decision.seat)]
            paid = sum(int(event["amount"]) for event in told if event["event"] == "fee")
            following = there.decision
            assert following is not None
            if following.step == "fork":
                assert paid <= most
            else:
                assert least <= paid <= most <= before
            walked += 1
    assert walked > 10
