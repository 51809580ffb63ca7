"""The data of New Zealand: totals, graphs, and errors that name file and record."""

from __future__ import annotations

from pathlib import Path

import pytest

import quayside
from quayside.editions import standard_box
from quayside.games.newzealand.components import Components
from quayside.games.newzealand.effect_words import LEXICON
from quayside.kernel.components import Box
from quayside.kernel.errors import BadComponents


def changed(file: str, old: str, new: str) -> Box:
    texts = dict(standard_box("newzealand").texts)
    assert old in texts[file]
    texts[file] = texts[file].replace(old, new, 1)
    return Box(texts)


def test_the_standard_edition_is_sound() -> None:
    kit = Components(standard_box("newzealand"), True, LEXICON)
    assert all(half.effects for half in kit.halves)
    assert kit.distance[0] == 0


def test_every_record_says_where_it_comes_from() -> None:
    for records in standard_box("newzealand").tables.values():
        assert all(record.source for record in records)


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("trail.toml", 'id = "A2", kind = "private", to = ["A3"]', 'id = "A2", kind = "private", to = ["A1"]', "A1"),
        ("trail.toml", 'to = ["A1", "R1"]', 'to = ["A1"]', "R1 cannot be reached"),
        ("sea.toml", 'id = "E6", to = ["e3"]', 'id = "E6", to = []', "cannot be reached"),
        ("tiles.toml", 'id = "shepherd", count = 7', 'id = "shepherd", count = 8', "worker_tile"),
        ("cards.toml", 'effect = "pounds 2"', 'effect = "pound 2"', "deck_card 1: effect"),
        ("buildings.toml", '"hire +3"]', '"hire three"]', "neutral 1: front"),
        ("markets.toml", 'arrow = "red"', 'arrow = "black"', "bonus_row"),
        ("markets.toml", 'breeds = ["dorset_horn"]', 'breeds = ["merino"]', "sheep_line 1: breeds 'merino'"),
        ("solo.toml", '"hire cheapest"', '"fire cheapest"', "sarah_card 1: actions"),
        ("posts.toml", 'corner = "white", transport = 0', 'corner = "white", transport = 2', "NZ-8.12"),
        ("board.toml", "storehouses = [1, 2]", "storehouses = [1, 3]", "storehouse_pair"),
        ("layout.toml", '{ id = "start", x = 40', '{ id = "stop", x = 40', "trail_spot"),
    ],
)
def test_broken_data_is_named(file: str, old: str, new: str, message: str) -> None:
    with pytest.raises(BadComponents, match=message):
        Components(changed(file, old, new), False, LEXICON)


def test_a_house_edition_can_be_played(tmp_path: Path) -> None:
    text = standard_box("newzealand").texts["markets.toml"].replace("row = 1, price = 8", "row = 1, price = 3")
    (tmp_path / "markets.toml").write_text(text, "utf-8")
    g = quayside.new("newzealand", 2, 1, edition=tmp_path)
    assert quayside.load(g.dump()).digest() == g.digest()
