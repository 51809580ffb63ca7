"""Running points: what everybody may know of them is told, and nothing that is hidden can be read from them."""

from __future__ import annotations

from typing import Any, Iterator, Mapping

import pytest

import quayside
from quayside.bots.base import answer
from quayside.bots.registry import make_bot
from quayside.games.registry import GAMES, entry
from quayside.kernel.rng import Quick
from quayside.kernel.state import State

PLAYERS = 3
EVERY = 40  # decisions between two looks


def positions(game: str, seed: int) -> Iterator[State]:
    """Positions of a game of lively players, the last one included."""
    g = quayside.new(game, PLAYERS, seed)
    bots = [make_bot("lively", game, seed + seat) for seat in range(PLAYERS)]
    while not g.over:
        if len(g.log) % EVERY == 0:
            yield g
        seat = g.pending()[-1]
        g.apply(answer(g, seat, bots[seat]), seat)
    yield g


def scores(state: State, viewer: int | None) -> list[dict[str, int]]:
    view: Mapping[str, Any] = state.view(viewer)
    return [player["score"] for player in view["players"]]


@pytest.mark.parametrize("game", list(GAMES))
def test_points_of_others_do_not_depend_on_what_is_hidden(game: str) -> None:
    rng = Quick(5)
    for state in positions(game, 3):
        if state.over:
            continue
        for viewer in (None, 0, 1):
            assert scores(state.dealt_anew(viewer, rng), viewer) == scores(state, viewer)


@pytest.mark.parametrize("game", list(GAMES))
def test_everybody_sees_the_same_of_a_seat_and_its_owner_at_least_as_much(game: str) -> None:
    for state in positions(game, 4):
        seen = [scores(state, viewer) for viewer in (None, 0, 1)]
        assert seen[0][2] == seen[1][2] == seen[2][2]
        for seat in (0, 1):
            public, own = seen[0][seat], seen[1 + seat][seat]
            assert set(public) <= set(own) <= set(entry(game).book.score_items)
            assert {item: own[item] for item in public} == public


@pytest.mark.parametrize("game", list(GAMES))
def test_at_the_end_they_are_the_result(game: str) -> None:
    *_, last = positions(game, 5)
    assert last.result is not None
    for viewer in (None, 0):
        assert [sum(score.values()) for score in scores(last, viewer)] == list(last.result.scores[: int(last.seats)])
