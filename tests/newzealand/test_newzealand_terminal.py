"""The table of New Zealand in the terminal: what is printed on it is what its edition prints."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import quayside
from quayside.cli.draw import draw, draw_own
from quayside.editions import standard_box
from quayside.kernel.state import State
from quayside.words import Words


def drawn(g: State) -> str:
    """The whole table, as somebody at seat 0 is shown it."""
    return _printed(draw({**g.view(0), "components": g.components_data()}, Words("en")))


def _printed(table: RenderableType) -> str:
    out = io.StringIO()
    Console(file=out, width=200).print(table)
    return out.getvalue()


@pytest.mark.parametrize(
    ("file", "printed", "ours", "there"),
    [
        ("markets.toml", "row = 1, price = 8", "row = 1, price = 31", "row 1: £31"),
        ("markets.toml", "line = 1, shepherds = 1, pounds = 3", "line = 1, shepherds = 1, pounds = 33", "1) [1] £33"),
        ("buildings.toml", 'id = "green", pounds = 2', 'id = "green", pounds = 17', "fee £17"),
    ],
)
def test_prices_of_a_house_edition_stand_on_its_table(
    tmp_path: Path, file: str, printed: str, ours: str, there: str
) -> None:
    standard = standard_box("newzealand").texts[file]
    assert printed in standard
    (tmp_path / file).write_text(standard.replace(printed, ours), "utf-8")
    assert there not in drawn(quayside.new("newzealand", 2, 1))
    assert there in drawn(quayside.new("newzealand", 2, 1, edition=tmp_path))


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "On offer: Romney +1"), ("ru", "Предлагается: ромни +1"), ("it", "Viene offerto: Romney +1")],
)
def test_an_offer_names_its_card(language: str, said: str) -> None:
    """The question only says that a card may be taken."""
    halves = [
        {"effects": [{"word": "take", "amount": None, "names": ["romney"], "price": None}], "per": None, "cost": None}
    ]
    context = {"effect": "effect_take", "amount": 1, "halves": halves, "straight": []}
    g = quayside.new("newzealand", 2, 1)
    view = {**g.view(0), "components": g.components_data(), "decision": {"step": "offer", "context": context}}
    assert said in _printed(draw_own(view, Words(language)))
