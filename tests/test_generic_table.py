"""The table in the terminal of a game without a drawing of its own shows any view."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import quayside
from quayside.bots.base import answer
from quayside.bots.registry import make_bot
from quayside.cli.generic import draw_view
from quayside.games.registry import GAMES
from quayside.words import LANGUAGES, Words


@pytest.mark.parametrize("game", list(GAMES))
def test_any_view_is_drawn_with_every_player_and_field(game: str) -> None:
    g = quayside.new(game, seed=3)
    bot = make_bot("lively", game, 3)
    for turn in range(60):
        if g.over:
            break
        seat = g.pending()[0]
        if turn % 20 == 10:
            for language in LANGUAGES:
                names = {each: f"Person{each}" for each in range(int(g.seats))}
                text = drawn(dict(g.view(seat)), Words(language, names))
                assert all(name in text for name in names.values())
                assert "{" not in text
        g.apply(answer(g, seat, bot), seat)


def test_fields_and_values_are_named() -> None:
    view = {
        "game": "container",
        "seat": 1,
        "turn": {"active": 0, "round": 2, "ending": False},
        "supply": {"containers": {"black": 3}},
        "players": [{"seat": 0, "hold": []}, {"seat": 1, "hold": ["beige", "personal_port"], "over_the_top": True}],
    }
    lines = drawn(view, Words("en", {0: "Ann", 1: "Bob"})).splitlines()
    assert [line.split() for line in lines[:2]] == [
        ["turn", "active", "Ann,", "round", "2,", "ending", "-"],
        ["supply", "containers", "black", "3"],
    ]
    table = "\n".join(lines[2:])
    assert "over the top" in table
    assert "beige; the port at the bank" in table


def drawn(view: dict[str, object], words: Words) -> str:
    paper = io.StringIO()
    Console(file=paper, width=1000).print(draw_view(view, words))
    return paper.getvalue()
