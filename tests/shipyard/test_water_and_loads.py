"""Routes and loads against slow but plain versions of the rules."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quayside
from quayside.conformance.cases import Case, random_states
from quayside.games.shipyard.game import ShipyardGame
from quayside.games.shipyard.preview import routes
from quayside.games.shipyard.speed import base_speed
from quayside.games.shipyard.steps.loading import room_needed


@pytest.mark.rule("SY-19.2", "SY-21.5", "SY-21.10")
def test_every_length_up_to_the_longest_has_a_route_and_none_beyond() -> None:
    seen = 0
    for seed in range(6):
        for g in random_states(Case("shipyard", 3, {}), seed, 13):
            assert isinstance(g, ShipyardGame)
            for seat in range(3):
                reach = int(g.reach[seat])
                if g.figure[seat * 3] < 0 or g.ship_steps:
                    continue
                seen += reach > 0
                assert all(routes(g, seat, steps) for steps in range(1, reach + 1))
                assert routes(g, seat, reach + 1) == []
    assert seen > 50


def plain_test(n: list[int], room: list[int], allowance: list[int]) -> bool:
    """SY-17.7 word for word; the order of pieces is that of nouns.PIECES."""
    officers = max(0, n[0] - 1)
    crew = max(0, officers - allowance[0]) + max(0, n[1] - allowance[1]) + max(0, n[2] - allowance[2])
    masts = max(0, n[3] - allowance[3]) + max(0, n[4] - allowance[4])
    points = all(max(0, n[piece] - allowance[piece]) <= room[piece - 3] for piece in (5, 6, 7))
    return max(0, crew - allowance[8]) <= room[0] and masts <= room[1] and points


small = st.integers(0, 3)


@pytest.mark.rule("SY-17.4", "SY-17.5", "SY-17.6", "SY-17.7")
@given(
    st.lists(small, min_size=8, max_size=8),
    st.lists(small, min_size=5, max_size=5),
    st.lists(st.integers(0, 2), min_size=9, max_size=9),
)
def test_loads_fit_exactly_as_the_formula_says(load: list[int], room: list[int], allowance: list[int]) -> None:
    g = quayside.new("shipyard", 2, 1)
    assert isinstance(g, ShipyardGame)
    for at, number in enumerate(load):
        g.aboard[at] = number
    for at, number in enumerate(room):
        g.room[at] = number
    for at, number in enumerate(allowance):
        g.allowance[at] = number
    fits = all(room_needed(g, icon, -1) <= g.room[icon] for icon in range(5))
    assert fits == plain_test(load, room, allowance)


@pytest.mark.rule("SY-18.1", "SY-18.2", "SY-18.5", "SY-19.5")
def test_more_equipment_never_makes_a_ship_slower() -> None:
    """This is why every load on the way to one that may sail may sail too."""
    g = quayside.new("shipyard", 2, 1)
    assert isinstance(g, ShipyardGame)
    for sails, stacks, propellers in itertools.product(range(6), range(6), range(3)):
        speed = base_speed(g, sails, stacks, propellers)
        assert speed >= 1
        assert base_speed(g, sails + 1, stacks, propellers) > speed
        assert base_speed(g, sails, stacks + 1, propellers) >= speed
        assert base_speed(g, sails, stacks, propellers + 1) > speed
