"""Whole games of Shipyard: how many turns there are, what setup deals, and what house editions may not do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside.conformance.cases import random_move
from quayside.editions import standard_box
from quayside.games.shipyard.components import Components
from quayside.games.shipyard.fields import RECORDS, SCALARS, VECS
from quayside.games.shipyard.fleet_dump import dumped, read
from quayside.games.shipyard.game import ShipyardGame
from quayside.games.shipyard.ship import Ship
from quayside.games.shipyard.view import VISIBILITY
from quayside.kernel.errors import CorruptDump
from quayside.kernel.packed import i64, vec
from quayside.kernel.rng import Quick
from quayside.kernel.state import checksum


@pytest.mark.rule("SY-3.10", "SY-1.11", "SY-23.7", "SY-24.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_the_same_number_of_turns(players: int) -> None:
    for seed in range(10):
        g = quayside.new("shipyard", players, seed)
        rng = Quick(seed)
        turns = [0] * players
        figures: set[int] = set()
        while not g.over:
            seat, action = random_move(g, rng)
            for event in g.apply(action, seat):
                if event.kind.name == "chosen":
                    turns[event.args[0]] += 1
            view: Any = g.view(None)
            figures.add(sum(card["figures"] for card in view["track"]))
        assert g.result is not None
        if g.result.reason == "countdown":
            assert turns == [24 + (players == 2)] * players
        assert max(figures) == (6 if players == 2 else players)


@pytest.mark.rule("SY-4.5", "SY-4.6", "SY-4.7", "SY-6.7", "SY-5.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_line_of_cards_never_closes_up(players: int) -> None:
    for seed in range(20):
        g = quayside.new("shipyard", players, seed)
        assert isinstance(g, ShipyardGame)
        rng = Quick(seed)
        while not g.over:
            decision = g.decision
            assert decision is not None
            positions = [int(g.track[card]) for card in range(8) if g.in_play >> card & 1]
            assert len(set(positions)) == len(positions) == (8 if players == 4 else 7)
            assert max(positions) == g.lead
            assert g.lead - min(positions) <= 21
            if decision.step == "choose_card" and g.turn >= g.first_turns():
                income: Any = decision.context["income"]
                assert len(income) == (3 if players == 2 else 4)
                assert max(income.values()) <= 3 + 5
            seat, action = random_move(g, rng)
            g.apply(action, seat)


@pytest.mark.rule("SY-2.11", "SY-2.10")
def test_beginners_find_an_engineer_or_recruiter_everywhere() -> None:
    for seed in range(20):
        g = quayside.new("shipyard", 3, seed, {"beginner_employees": True})
        view: Any = g.view(None)
        names = [each["employee"] for space in view["employees"] for each in space]
        assert len(set(names)) == 24
        for space in view["employees"]:
            assert any(each["employee"].startswith(("engineer", "recruiter")) for each in space)


@pytest.mark.rule("SY-2.6", "SY-2.7", "SY-2.9")
def test_setup_deals_at_random() -> None:
    lines, markers, first = set(), set(), set()
    for seed in range(60):
        view: Any = quayside.new("shipyard", 4, seed).view(None)
        assert [card["position"] for card in view["track"]] == [0, -1, -2, -3, -4, -5, -6, -7]
        lines.add(tuple(card["card"] for card in view["track"]))
        markers.add((view["markers"]["equipment"], view["markers"]["crew"]))
        first.add(view["turn"]["first"])
        assert view["markers"]["exchange"] == 6
    assert len(lines) > 12
    assert len(markers) > 10
    assert first == {0, 1, 2, 3}
    assert {line[:2] + line[6:] for line in lines} == {("exchange", "hire", "rent", "subsidy")}


@pytest.mark.rule("SY-1.13", "SY-16.1")
def test_guilders_do_not_run_out() -> None:
    g = quayside.new("shipyard", 4, 1)
    assert isinstance(g, ShipyardGame)
    g.guilders[0] = 10**6
    assert g.census() == quayside.new("shipyard", 4, 1).census()


@pytest.mark.rule("SY-31.1", "SY-2.12")
def test_every_field_is_shown_or_hidden_on_purpose() -> None:
    assert set(VISIBILITY) == {*VECS, *SCALARS, *RECORDS}
    g = quayside.new("shipyard", 3, 5)
    assert isinstance(g, ShipyardGame)
    text = json.dumps(g.view(None))
    assert "contracts_held" not in text


@pytest.mark.parametrize(
    ("file", "old", "new", "part"),
    [
        ("box.toml", 'id = "yard_cells"\nvalue = 9', 'id = "yard_cells"\nvalue = 10', "value must be 9"),
        ("box.toml", 'id = "canals"\ncount = 24', 'id = "canals"\ncount = 25', "count is not the 24 records"),
        ("market.toml", "[0, 1, 1, 2, 2]", "[1, 1, 1, 2, 2]", "market 1: prices must start at 0"),
        ("market.toml", "[0, 1, 1, 2, 2]", "[0, 1, 1, 2]", "market 1: prices must be 5 numbers"),
        ("ships.toml", 'icons = ["cabin"]', 'icons = ["cabbin"]', "ship_card 1: icons must name only"),
        ("ships.toml", 'icons = ["cabin"]', 'icons = ["propeller"]', "propeller point too many"),
        ("ships.toml", 'id = "bow-02"', 'id = "bow-01"', "bow-01 is used twice"),
        ("canals.toml", 'links = ["N-NE"', 'links = ["N-C"', "canal 1: links 'N-C' does not join two spaces"),
        ("canals.toml", 'officials = ["blue_riband", ', "officials = [", "officials has 6 entries for 7 spaces"),
        ("canals.toml", 'open = ["E", "S", "W"]\nspaces', 'open = ["N", "S", "W"]\nspaces', "side N has no space N"),
        ("employees.toml", 'piece = "sail"', 'piece = "oar"', "employee 1: piece must be one of"),
        ("employees.toml", 'id = "foreman"', 'id = "foreman2"', "must have exactly the ids"),
        ("contracts.toml", "scores = [0, 1, 2, 4, 7", "scores = [0, 1, 9, 4, 7", "contract 11: scores must not fall"),
        ("track.toml", "space = 22", "space = 20", "track_start 2: space must be 22"),
        ("trains.toml", 'cars = ["coal", "steel", "grain"]', 'cars = ["wood"]', "train 1: cars must name only"),
        ("rings.toml", '["crane", "sail"', '["crane", "crane"', "ring 1: clockwise must be"),
    ],
)
@pytest.mark.rule("SY-9.13", "SY-1.4", "SY-1.5", "SY-1.7", "SY-1.10", "SY-30.12")
def test_a_broken_house_edition_names_file_and_record(tmp_path: Path, file: str, old: str, new: str, part: str) -> None:
    text = standard_box("shipyard").texts[file]
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1))
    with pytest.raises(quayside.BadComponents, match=part):
        quayside.new("shipyard", 3, 1, edition=tmp_path)


@pytest.mark.rule("SY-1.4", "SY-1.5", "SY-17.11")
def test_the_box_holds_what_the_rulebook_says() -> None:
    kit = Components(standard_box("shipyard"), True)
    assert [len(cards) for cards in kit.decks] == [26, 32, 20, 26]
    assert len(kit.card_names) == 108
    sources = {record.source for rows in kit.box.tables.values() for record in rows}
    assert sources == {"rulebook", "public", "inferred", "reconstructed"}


def test_first_must_be_a_seat_of_the_game() -> None:
    with pytest.raises(quayside.BadOptions, match="first"):
        quayside.new("shipyard", 2, 1, {"first": "C"})


@pytest.mark.rule("SY-7.4", "SY-12.2", "SY-13.1", "SY-25.2", "SY-5.3")
def test_the_first_rule_named_is_that_of_the_chapter() -> None:
    """Lack of guilders is explained by the action at hand, with what it takes and what there is."""
    g = quayside.new("shipyard", 3, 1, {"first": "A"})
    assert isinstance(g, ShipyardGame)
    view: Any = g.view(0)
    assert view["turn"]["chosen"] is None
    g.guilders[0] = 1
    g.apply("choose(recruit)" if g.why_not("choose(recruit)") is None else g.legal()[0])
    assert g.why_not("recruit(3)") == ("SY-13.1", {"need": 3, "have": 1})
    assert g.why_not("bonus(hire)") == ("SY-7.4", {"need": 6, "have": 1})
    view = g.view(0)
    assert view["turn"]["chosen"] == "recruit"


@pytest.mark.rule("SY-1.14", "SY-10.3", "SY-10.4", "SY-11.7")
@pytest.mark.parametrize("wanted", ["purchase", "rent"])
def test_no_row_is_empty_while_a_train_or_canal_could_fill_it(wanted: str) -> None:
    """Players who are keen on trains or canals empty the displays; what comes back fills them again (SY-R33b)."""
    filled = 0
    for seed in range(4):
        g = quayside.new("shipyard", 3 + seed % 2, seed)
        rng = Quick(seed)
        empty = 0
        while not g.over:
            keen = [action for action in g.legal() if wanted in g.book.actions.name(action)]
            legal = keen if keen and rng.below(10) else g.legal()
            g.apply(legal[rng.below(len(legal))])
            decision = g.decision
            if decision is None or decision.step in ("first_canal", "start_space", "lay_canal"):
                continue  # the row of a rented canal is filled when it has been laid
            view: Any = g.view(None)
            piles = {"trains": view["used_trains"], "canals": list(view["discarded_canals"])}
            for player in view["players"]:
                piles["canals"] += player["used_pile"]
            before, empty = empty, 0
            for column, pile in piles.items():
                gaps = view["displays"][column].count(None)
                assert not gaps or (view["decks"][column], pile) == (0, [])
                empty += gaps
            filled += empty < before
    assert filled


@pytest.mark.rule("SY-20.7")
def test_dumps_of_stored_games_keep_their_fleets() -> None:
    """Each ship is four numbers there, with several things in some bits each."""
    pieces, safety, points = [1, 0, 2, 31, 0, 0, 4, 0], [2, 0, 5], [3, 0, 12, 7, 4095]
    ship = Ship(1, vec[i64]([3, 40, 104]), vec[i64](pieces), vec[i64](safety), vec[i64](points))
    numbers = dumped((ship,))
    carried = sum(count << 5 * at for at, count in enumerate(pieces + safety))
    brought = sum(count << 12 * at for at, count in enumerate(points))
    assert numbers[:5] == [2, 3 | 40 << 7 | 104 << 14, carried | 3 << 55, brought, 0]
    assert len(numbers) == 256
    (again,) = read(numbers)
    assert int(again.seat) == 1
    assert [list(again.cards), list(again.pieces)] == [[3, 40, 104], pieces]
    assert [list(again.safety), list(again.points)] == [safety, points]


def test_a_fleet_that_was_cut_off_is_no_dump() -> None:
    data: dict[str, Any] = quayside.new("shipyard", 2, 1).dump()
    del data["state"]["fleet"][-1]
    del data["check"]
    with pytest.raises(CorruptDump, match="fleet has 255 numbers instead of 256"):
        quayside.load({**data, "check": checksum(data)})
