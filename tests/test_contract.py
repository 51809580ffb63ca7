"""The contract of `import quayside`: new games, typed errors, dumps, undo and house editions."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quayside
from quayside.conformance.cases import Case, random_move
from quayside.editions import standard_box
from quayside.games.registry import GAMES
from quayside.kernel.rng import Dice, Quick, key_of
from quayside.kernel.state import checksum


def test_the_package_of_the_games_can_be_imported_and_called() -> None:
    code = "import quayside.games.container.state as c, quayside; print(c.__name__, *quayside.games())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["quayside.games.container.state", *quayside.game_ids()], done.stderr
    assert set(quayside.game_ids()) == set(GAMES)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "container", "players": 2}, "3 to 5 players"),
        ({"game": "container", "players": True}, "3 to 5 players"),
        ({"game": "container", "players": "4"}, "3 to 5 players"),
        ({"game": "container", "seed": 1.5}, "seed"),
        ({"game": "container", "options": {"bnak": True}}, "bnak"),
        ({"game": "container", "options": {"bank": 1}}, "true or false"),
        ({"game": "container", "options": {"round_limit": 0}}, "from 1 to 1000"),
        ({"game": "container", "options": {"round_limit": True}}, "from 1 to 1000"),
        ({"game": "container", "options": {"first": "F"}}, "random or A"),
        ({"game": "container", "players": 3, "options": {"first": "E"}}, "first"),
    ],
)
def test_bad_options_say_what_would_be_right(arguments: dict[str, Any], part: str) -> None:
    with pytest.raises(quayside.BadOptions, match=part):
        quayside.new(**arguments)


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    digests = [quayside.new("container", 4, seed).digest() for seed in (1, 1, 2, "1", "one")]
    assert digests[0] == digests[1] == digests[3]
    assert len(set(digests)) == 3
    assert quayside.new("container").digest() != quayside.new("container").digest()


def test_a_commitment_binds_the_seed_without_telling_it() -> None:
    assert quayside.commitment(7) == quayside.commitment(7) != quayside.commitment(8)
    assert quayside.commitment(7) not in json.dumps(quayside.new("container", 3, 7).view(None))


def test_illegal_action_names_rule_and_facts() -> None:
    g = quayside.new("container", 3, 1, {"first": "A"})
    before = g.digest()
    with pytest.raises(quayside.IllegalAction) as caught:
        g.apply("sail(to=A)")
    assert caught.value.rule == "CT-9.2"
    assert g.why_not("sail(to=A)") == ("CT-9.2", {})
    assert g.digest() == before
    assert g.log == []


@pytest.mark.parametrize("text", ["sial(to=sea)", "sail", "sail(to=moon)", "sail(to=sea, fast=1)", "sail(to=sea", "5"])
def test_malformed_action_says_how_it_is_written(text: str) -> None:
    g = quayside.new("container", 3, 1)
    with pytest.raises(quayside.MalformedAction):
        g.apply(text)


def test_a_seat_must_exist() -> None:
    g = quayside.new("container", 3, 1)
    for seat in (3, -1, 10**30):
        for ask in (g.apply, g.why_not):
            with pytest.raises(quayside.MalformedAction, match="no seat"):
                ask("pass", seat)
        for look in (g.view, g.legal, g.decision_of, g.undo_points):
            with pytest.raises(quayside.MalformedAction, match="no seat"):
                look(seat)


def midgame(actions: int = 60) -> quayside.State:
    g = Case("container", 4, {"bluff_cancels": True}).new(5)
    rng = Quick(5)
    for _each in range(actions):
        seat, action = random_move(g, rng)
        g.apply(action, seat)
    return g


def test_dump_is_json_and_exact() -> None:
    g = midgame()
    text = json.dumps(g.dump())
    again = quayside.load(json.loads(text))
    assert again.digest() == g.digest()
    assert [entry.action for entry in again.log] == [entry.action for entry in g.log]
    assert again.options == g.options
    assert again.undo_points() == g.undo_points()
    rng = Quick(1)
    while not g.over:
        seat, action = random_move(g, rng)
        assert [event.everything() for event in g.apply(action, seat)] == [
            event.everything() for event in again.apply(action, seat)
        ]
    assert again.digest() == g.digest()


paths = st.sampled_from(["format", "game", "rules", "seed", "options", "components", "log", "origin", "state", "check"])
junk = st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=5), st.lists(st.integers(), max_size=3))


@settings(max_examples=60)
@given(paths, junk)
def test_a_changed_dump_is_refused(path: str, value: object) -> None:
    data = copy.deepcopy(MIDGAME)
    if data[path] == value and type(data[path]) is type(value):
        return
    data[path] = value
    with pytest.raises(quayside.CorruptDump):
        quayside.load(data)


@settings(max_examples=40)
@given(st.data())
def test_a_number_changed_inside_is_refused(data: st.DataObject) -> None:
    dump = copy.deepcopy(MIDGAME)
    field = data.draw(st.sampled_from(sorted(dump["state"])))
    value = dump["state"][field]
    if isinstance(value, list) and value and isinstance(value[0], int):
        value[data.draw(st.integers(0, len(value) - 1))] += 1
    elif isinstance(value, int):
        dump["state"][field] = value + 1
    else:
        del dump["state"][field]
    with pytest.raises(quayside.CorruptDump):
        quayside.load(dump)


@pytest.mark.parametrize("seats", [0, 6, 10**9, -1, True, "4"])
def test_a_number_of_players_that_cannot_be_is_refused_before_anything_is_dealt(seats: object) -> None:
    dump = copy.deepcopy(MIDGAME)
    dump["state"]["seats"] = seats
    del dump["check"]
    with pytest.raises(quayside.CorruptDump, match="players, not"):
        quayside.load({**dump, "check": checksum(dump)})


@pytest.mark.parametrize("field", ["purse", "supply", "stores"])
def test_a_row_that_is_too_long_or_too_short_is_refused(field: str) -> None:
    for change in ([0], None):
        dump = copy.deepcopy(MIDGAME)
        row = dump["state"][field]
        dump["state"][field] = [*row, *change] if change else row[:-1]
        del dump["check"]
        with pytest.raises(quayside.CorruptDump, match=f"{field} has {len(row) + 1 if change else len(row) - 1} num"):
            quayside.load({**dump, "check": checksum(dump)})


@pytest.mark.parametrize("data", [None, [], {}, "text", {"format": 2}, {"format": 1, "check": "x"}])
def test_what_is_no_dump_at_all_is_refused(data: Any) -> None:
    with pytest.raises(quayside.CorruptDump):
        quayside.load(data)


MIDGAME = json.loads(json.dumps(midgame().dump()))


def test_undo_goes_back_one_step_or_to_the_start_of_the_turn() -> None:
    g = quayside.new("container", 3, 1, {"first": "A"})
    start = g.digest()
    g.apply("produce")
    for _each in range(3):
        if g.decision is not None and g.decision.step == "price_factory":
            g.apply(g.legal()[0])
    assert g.undo_points()[0] == 0
    before = len(g.log)
    g.undo()
    assert len(g.log) == before - 1
    g.undo(0)
    assert g.digest() == start
    with pytest.raises(quayside.CannotUndo):
        g.undo()


def test_nobody_takes_back_what_another_seat_has_answered() -> None:
    g = quayside.new("container", 3, 1, {"first": "A"})
    g.apply("pass")
    g.apply("take_loan", 2)
    assert g.undo_points(0) == []
    assert g.undo_points(2) == []
    g.apply("end_turn")
    assert g.undo_points(1) == []


def test_a_turn_handed_over_is_taken_back_only_while_it_is_unanswered() -> None:
    g = quayside.new("container", 3, 1, {"first": "A"})
    start = g.digest()
    g.apply("pass")
    g.apply("end_turn")
    assert [g.undo_points(seat) for seat in range(3)] == [[], [], []]
    assert [g.unanswered(seat) for seat in range(3)] == [[0, 1], [], []]
    assert g.replayed(0).digest() == start
    again = quayside.load(json.loads(json.dumps(g.dump())))
    assert again.unanswered(0) == [0, 1]
    g.apply("take_loan", 0)  # A acts in the turn of B: the own turn is over for good
    assert g.unanswered(0) == [2]
    g.apply("pass")
    assert [g.unanswered(seat) for seat in range(3)] == [[], [3], []]


def test_a_house_edition_replaces_files(tmp_path: Path) -> None:
    text = standard_box("container").texts["boards.toml"].replace("cost = 6\nsource", "cost = 3\nsource", 1)
    (tmp_path / "boards.toml").write_text(text)
    g = quayside.new("container", 3, 1, {"first": "A"}, edition=tmp_path)
    colour = next(name for name in g.legal_names() if name.startswith("buy_machine"))
    g.apply(colour)
    view: Any = g.view(0)
    assert view["players"][0]["cash"] == 17
    again = quayside.load(json.loads(json.dumps(g.dump())))
    assert again.digest() == g.digest()
    assert again.dump()["components"] is not None


@pytest.mark.parametrize(
    ("file", "old", "new", "part"),
    [
        ("boards.toml", "cost = 9", 'cost = "nine"', "boards.toml: machine_space 3: cost must be a whole number"),
        ("boards.toml", "cost = 9\n", "", "machine_space 3: cost is missing"),
        ("boards.toml", "[1, 2, 3, 4]", "[1, 2, 3]", "boards.toml: store 1: prices must be 1 to 4"),
        ("box.toml", "per_colour = 17", "per_colour = 16", "component 9: count must be 5 times per_colour"),
        ("box.toml", 'source = "public"', 'source = "guess"', "source must be one of"),
        ("money.toml", "deck = 16", "deck = 17", "component 2: count is not the 142 cards"),
        ("values.toml", 'special = "beige"', 'special = "pink"', "value_card 1: special"),
        ("bank.toml", 'id = "III"', 'id = "IV"', "broker must have exactly the ids"),
        ("bank.toml", "[[broker]]", "[[broker", "bank.toml: not valid TOML"),
        ("bank.toml", "[[broker]]", "[broker]", "bank.toml"),
    ],
)
def test_a_broken_house_edition_names_file_and_record(tmp_path: Path, file: str, old: str, new: str, part: str) -> None:
    text = standard_box("container").texts[file]
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1))
    with pytest.raises(quayside.BadComponents, match=part.replace("[", r"\[")):
        quayside.new("container", 3, 1, edition=tmp_path)


def test_a_house_edition_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(quayside.BadComponents, match=r"no \.toml file"):
        quayside.new("container", 3, 1, edition=tmp_path)
    (tmp_path / "cards.toml").write_text("")
    with pytest.raises(quayside.BadComponents, match="no such file in this game"):
        quayside.new("container", 3, 1, edition=tmp_path)


def test_dice_can_go_on_from_any_point() -> None:
    dice = Dice()
    dice.start(key_of(3))
    drawn = [int(dice.below(1000)) for _each in range(40)]
    for count in range(40):
        later = Dice()
        later.start(key_of(3), count)
        assert [int(later.below(1000)) for _each in range(40 - count)] == drawn[count:]
