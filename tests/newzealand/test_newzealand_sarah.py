"""Solo mode: what Sarah does that no scenario can set up."""

from __future__ import annotations

import pytest

import quayside
from quayside.games.newzealand.game import NewZealandGame
from quayside.games.newzealand.nouns import BUILDING_SPACES, EMPTY, PRIVATE_TILE, SARAH, TRAIL, WELLINGTON, WORKER_COUNT
from quayside.games.newzealand.sarah import carry_out_for_sarah, next_space
from quayside.games.newzealand.solo_cards import SarahsAction
from quayside.games.newzealand.steps.build import put_building
from quayside.kernel.playout import random_playout
from quayside.kernel.rng import Quick

OPTIONS = {"neutral_buildings": "beginner", "private_sides": "all_a"}


def solo(**options: object) -> NewZealandGame:
    g = quayside.new("newzealand", 1, 5, {**OPTIONS, **options})
    assert isinstance(g, NewZealandGame)
    return g


def standing(g: NewZealandGame) -> list[int]:
    return [number + 1 for number in range(10) if g.built[SARAH * 10 + number] >= 0]


@pytest.mark.rule("NZ-32.10")
def test_the_whole_game_is_a_function_of_the_seed() -> None:
    one, other = solo(), solo()
    random_playout(one, Quick(3))
    random_playout(other, Quick(3))
    assert one.digest() == other.digest()
    result = one.result
    assert result is not None
    assert len(result.sheet) == 2
    assert result.sheet[1]["money"] == result.sheet[1]["harbour_masters"] == result.sheet[1]["hand_disc"] == 0


def test_she_builds_with_exactly_the_number_on_the_card() -> None:
    g = solo()
    for number in (2, 3):  # both buildings for two craftsmen are gone
        g.built[SARAH * 10 + number] = -2
    carry_out_for_sarah(g, SarahsAction("build", 2, 0))
    assert standing(g) == []
    carry_out_for_sarah(g, SarahsAction("build", 1, 0))
    assert standing(g) == [1]  # the one with hands
    carry_out_for_sarah(g, SarahsAction("build", 2, 0))
    assert standing(g) == [5]  # upgraded by two


def test_she_builds_with_all_craftsmen_or_one_less() -> None:
    g = solo()
    g.workers[SARAH * WORKER_COUNT + 1] = 3
    carry_out_for_sarah(g, SarahsAction("build", 0, 0))
    assert standing(g) == [5]
    g.built[SARAH * 10 + 5] = -2
    carry_out_for_sarah(g, SarahsAction("build", 0, 0))
    assert 4 in standing(g) or 3 in standing(g)


def beyond(g: NewZealandGame, space: int) -> set[int]:
    """All that lies on some way from a space to Wellington."""
    found: set[int] = set()
    for branch in range(3):
        to = int(g.kit.ways[space * 3 + branch])
        if to >= 0:
            found |= {to} | beyond(g, to)
    return found


@pytest.mark.rule("NZ-16.1")
@pytest.mark.parametrize("pathfinder", [0, 2, 7])
def test_she_builds_on_the_first_space_to_which_the_player_can_still_come(pathfinder: int) -> None:
    """Wherever the player stands and whatever is built on."""
    g = solo()
    g.path[SARAH] = pathfinder
    locks = {"BP": 2, "GP": 7}
    plain = [name for name in BUILDING_SPACES if "X" not in name and locks.get(name, 0) <= pathfinder]
    rng = Quick(pathfinder)
    for here in range(int(WELLINGTON)):
        g.runholder[0] = here
        for _each in range(40):
            for name in BUILDING_SPACES:
                g.trail[TRAIL.index(name)] = EMPTY if rng.below(4) == 0 else PRIVATE_TILE
            free = [TRAIL.index(name) for name in plain if g.trail[TRAIL.index(name)] == EMPTY]
            ahead = sorted(beyond(g, here) & set(free))
            assert next_space(g) == (ahead or free or [-1])[0]


def test_the_fee_for_her_building_goes_to_the_bank() -> None:
    g = solo()
    for action in ("uncover(aux_cert_1)", "move(NA)"):
        g.apply(action)
    put_building(g, SARAH, 0, TRAIL.index("A1"))
    for name in ("R1", "R2", "R3", "R4"):
        g.trail[TRAIL.index(name)] = -1
    g.apply("end_turn")
    while g.decision is not None and g.decision.step != "phase_a":
        g.apply(g.legal()[0])
    g.runholder[0] = TRAIL.index("NA")
    g.money[0] = 5
    before = int(g.money[SARAH])
    told = [event.view(0) for event in g.apply("move(A1)")]
    assert {"event": "fee", "seat": 0, "owner": "bank", "amount": 2} in told
    assert (int(g.money[0]), int(g.money[SARAH])) == (3, before)


def test_levels_take_cards_away_and_deliver_higher() -> None:
    assert sum(card >= 0 for card in solo(difficulty="easy").sarah_deck) == 10
    assert sum(card >= 0 for card in solo(difficulty="medium").sarah_deck) == 13
    assert sum(card >= 0 for card in solo(difficulty="hard").sarah_deck) == 13
