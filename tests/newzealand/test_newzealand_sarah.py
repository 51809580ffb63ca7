"""Solo mode: what Sarah does that no scenario can set up."""

from __future__ import annotations

import quayside
from quayside.games.newzealand.game import NewZealandGame
from quayside.games.newzealand.sarah import do_deed
from quayside.games.newzealand.solo_cards import Deed
from quayside.games.newzealand.steps.build import put_building
from quayside.games.newzealand.words import SARAH, TRAIL, WORKER_COUNT
from quayside.kernel.playout import random_playout
from quayside.kernel.rng import Quick

OPTIONS = {"neutral_buildings": "beginner", "private_sides": "all_a"}


def solo(**options: object) -> NewZealandGame:
    g = quayside.new("newzealand", 1, 5, {**OPTIONS, **options})
    assert isinstance(g, NewZealandGame)
    return g


def standing(g: NewZealandGame) -> list[int]:
    return [number + 1 for number in range(10) if g.built[SARAH * 10 + number] >= 0]


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
    do_deed(g, Deed("build", 2, 0))
    assert standing(g) == []
    do_deed(g, Deed("build", 1, 0))
    assert standing(g) == [1]  # the one with hands
    do_deed(g, Deed("build", 2, 0))
    assert standing(g) == [5]  # upgraded by two


def test_she_builds_with_all_craftsmen_or_one_less() -> None:
    g = solo()
    g.workers[SARAH * WORKER_COUNT + 1] = 3
    do_deed(g, Deed("build", 0, 0))
    assert standing(g) == [5]
    g.built[SARAH * 10 + 5] = -2
    do_deed(g, Deed("build", 0, 0))
    assert 4 in standing(g) or 3 in standing(g)


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
