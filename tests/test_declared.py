"""Facts of a game stand once: what is made from its declarations is what is checked in, and everything uses it."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside import declaring
from quayside.games.manifest import Manifest
from quayside.games.registry import GAMES, manifests
from quayside.kernel.declared import EVERYBODY, HIDDEN, OWNER, Declared
from quayside.kernel.errors import CorruptDump
from quayside.kernel.state import checksum
from quayside.observe.registry import LEFT_OUT, OBSERVATION_WRITERS
from quayside.scenarios.plugins import PLUGINS

SOURCE = Path(__file__).parent.parent / "src"
OURS = [game for game in manifests().values() if game.package.startswith("quayside.")]
each_game = pytest.mark.parametrize("game", OURS, ids=lambda game: game.game)


def declared_by(game: Manifest) -> Declared:
    assert game.declared is not None, f"{game.game} declares nothing"
    found: Declared = game.load(game.declared)
    return found


@each_game
def test_the_modules_are_those_that_the_declarations_make(game: Manifest) -> None:
    for path, text in declaring.made(game, SOURCE.joinpath(*game.package.split("."))).items():
        assert path.read_text("utf-8") == text, f"{path} is not what is declared: `make declared` writes it"


@each_game
def test_a_state_has_the_declared_fields_and_no_others(game: Manifest) -> None:
    g = quayside.new(game.game, GAMES[game.game].book.players[1], 1)
    fields = declared_by(game).fields
    assert sorted([*g.vec_names(), *g.scalar_names(), *g.record_names()]) == sorted(field.name for field in fields)
    assert {field.seen for field in fields} <= {EVERYBODY, OWNER, HIDDEN}


@each_game
def test_rows_are_as_long_as_declared(game: Manifest) -> None:
    book = GAMES[game.game].book
    for players in range(book.players[0], book.players[1] + 1):
        g = quayside.new(game.game, players, 1)
        assert book.row_lengths(players) == {name: len(getattr(g, name)) for name in g.vec_names()}


@each_game
def test_a_row_of_another_length_is_no_dump(game: Manifest) -> None:
    whole: dict[str, Any] = quayside.new(game.game, seed=1).dump()
    del whole["check"]
    for part in ("state", "origin"):
        for name in GAMES[game.game].book.row_lengths(2):
            data = {**whole, part: {**whole[part], name: [*whole[part][name], 0]}}
            with pytest.raises(CorruptDump, match=f"{name} has"):
                quayside.load({**data, "check": checksum(data)})


@each_game
def test_what_is_shown_is_observed_or_left_out_for_a_reason(game: Manifest) -> None:
    shown = {field.name for field in declared_by(game).fields if field.seen != HIDDEN}
    assert shown <= set(OBSERVATION_WRITERS[game.game].layout()) | set(LEFT_OUT[game.game])


@each_game
def test_what_scenarios_call_a_field_is_a_word_of_theirs(game: Manifest) -> None:
    plugin = PLUGINS[game.game]
    told: dict[str, Any] = plugin.report(quayside.new(game.game, GAMES[game.game].book.players[1], 1))
    seat: Any = told["A"]
    words = {
        *plugin.turn,
        *plugin.table,
        *plugin.seat,
        *told,
        *seat,
        *(word for each in plugin.others.values() for word in each),
    }
    assert {field.given for field in declared_by(game).fields if field.given} <= words


@each_game
def test_numbers_of_actions_are_made_of_their_arguments_and_back(game: Manifest) -> None:
    actions: Any = game.load("actions")
    for action in declared_by(game).actions:
        if not action.arguments:
            continue
        name = action.code.lower()
        numbers = range(getattr(actions, action.code), getattr(actions, action.code) + action.count)
        for number, words in zip(numbers, product(*action.arguments.values()), strict=True):
            arguments = {arg: getattr(actions, f"{name}_{arg}")(number) for arg in action.arguments}
            for (arg, value), word in zip(arguments.items(), words, strict=True):
                assert value == word or action.arguments[arg][value] == word
            if len(arguments) > 1:
                assert getattr(actions, f"{name}_number")(**arguments) == number
