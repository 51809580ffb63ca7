"""Observations: every shown field is in, nothing hidden is, and they stay right however long they are kept."""

from __future__ import annotations

import copy
import pickle
from typing import Mapping

import numpy as np
import pytest

import quayside
from quayside.games.container.view import VISIBILITY as CONTAINER
from quayside.games.newzealand.view import VISIBILITY as NEW_ZEALAND
from quayside.games.registry import GAMES
from quayside.games.shipyard.view import VISIBILITY as SHIPYARD
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.observe.registry import LAYOUTS, LEFT_OUT
from quayside.observe.tensor import encode, move
from quayside.research.observation import Observation, layout, mask, tensor

TABLES: Mapping[str, Mapping[str, str]] = {"container": CONTAINER, "newzealand": NEW_ZEALAND, "shipyard": SHIPYARD}
SEATS = [(game, players) for game, found in GAMES.items() for players in range(found.book.players[0], 5)]


def walk(game: str, players: int, seed: int, decisions: int) -> list[State]:
    """Positions of a random game."""
    g, rng, found = quayside.new(game, players, seed), Quick(seed), []
    for _ in range(decisions):
        if g.over:
            break
        seat = g.pending()[rng.below(len(g.pending()))]
        legal = g.legal(seat)
        g.apply(legal[rng.below(len(legal))], seat)
        found.append(g.clone())
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_field_that_is_shown_is_in_the_layout(game: str) -> None:
    shown = {name for name, who in TABLES[game].items() if who in ("all", "own")}
    fields = {field.name for field in LAYOUTS[game].fields}
    assert fields | set(LEFT_OUT[game]) == shown
    assert not fields & set(LEFT_OUT[game])


@pytest.mark.parametrize("game", GAMES)
def test_names_cover_the_tensor_without_gaps(game: str) -> None:
    at = 0
    for offset, size in layout(game).values():
        assert offset == at
        assert size > 0
        at += size
    assert at == LAYOUTS[game].size


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_nothing_hidden_is_in_it(game: str, players: int) -> None:
    """Two positions that differ in what a seat cannot know give it the same numbers and the same mask."""
    rng, changed = Quick(7), 0
    for g in walk(game, players, 3, 150)[::5]:
        for seat in range(players):
            other = g.determinize(seat, rng)
            changed += other.position() != g.position()
            assert encode(g, seat, LAYOUTS[game]) == encode(other, seat, LAYOUTS[game])
            assert (mask(g, seat) == mask(other, seat)).all()
    assert changed > 10, "the other positions should differ from the true ones"


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_shape_and_mask_at_every_table(game: str, players: int) -> None:
    for g in walk(game, players, 5, 60):
        for seat in range(players):
            numbers = tensor(g, seat)
            assert numbers.shape == (LAYOUTS[game].size,)
            assert np.isfinite(numbers).all()
            assert np.flatnonzero(mask(g, seat)).tolist() == sorted(g.legal(seat))


def test_what_the_numbers_say() -> None:
    g = quayside.new("container", 3, 1, {"first": "B"})
    where = layout("container")

    def part(seat: int, name: str) -> list[float]:
        at, size = where[name]
        return [float(x) for x in tensor(g, seat)[at : at + size]]

    assert part(1, "active") == [1, 0, 0, 0, 0]
    assert part(0, "active") == [0, 1, 0, 0, 0]
    assert part(2, "active") == [0, 0, 1, 0, 0]
    assert part(0, "playing") == [1, 1, 1, 0, 0]
    assert part(2, "seat") == [0, 0, 1, 0, 0]
    assert part(0, "purse") == [int(g.purse[card]) for card in range(5)]  # type: ignore[attr-defined]
    machines = [int(x) for x in g.machines]  # type: ignore[attr-defined]
    assert part(1, "machines") == machines[5:] + machines[:5] + [0] * 10
    g.apply("sail(to=C)")
    ship, zones = part(2, "ship"), 8
    assert ship[2 * zones : 3 * zones].index(1) == 1, "B, two places behind C, lies in the port of who looks"


def test_an_observation_stays_as_it_was() -> None:
    g = quayside.new("shipyard", 2, 1)
    seen = Observation(g.clone(), 0)
    numbers, legal = tensor(g, 0), mask(g, 0)
    rng = Quick(1)
    for _ in range(5):
        g.apply(g.legal()[rng.below(len(g.legal()))])
    assert (seen["observation"] == numbers).all()
    assert (seen["action_mask"] == legal).all()
    assert not (tensor(g, 0) == numbers).all()


def test_an_observation_is_a_dictionary() -> None:
    g = quayside.new("shipyard", 2, 1)
    seen = Observation(g.clone(), 0)
    assert list(seen) == ["observation", "action_mask"]
    assert len(seen) == 2
    assert "action_mask" in seen
    assert seen.get("nothing") is None
    with pytest.raises(KeyError):
        seen["nothing"]
    for same in (dict(seen), seen.copy(), copy.deepcopy(seen), pickle.loads(pickle.dumps(seen)), dict(**seen)):
        assert (same["observation"] == seen["observation"]).all()
        assert (same["action_mask"] == seen["action_mask"]).all()
    assert "action_mask" in repr(seen)


def test_an_illegal_move_changes_nothing() -> None:
    g = quayside.new("container", 3, 1)
    before = g.digest()
    illegal = next(action for action in range(g.book.actions.size) if action not in g.legal())
    assert not move(g, int(g.first_waiting()), illegal)
    assert not move(g, int(g.first_waiting()), -1)
    assert not move(g, int(g.first_waiting()), g.book.actions.size)
    assert g.digest() == before
    assert move(g, int(g.first_waiting()), g.legal()[0])
    assert g.digest() != before
