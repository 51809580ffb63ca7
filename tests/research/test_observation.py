"""Observations: every shown field is in, nothing hidden is, all within bounds, and they stay as they were."""

from __future__ import annotations

import pickle
from typing import Mapping

import numpy as np
import pytest

import quayside
from quayside.bots.base import bot_turn
from quayside.bots.registry import make_bot
from quayside.games.container.view import VISIBILITY as CONTAINER
from quayside.games.newzealand.view import VISIBILITY as NEW_ZEALAND
from quayside.games.registry import GAMES, GameRules
from quayside.games.shipyard.view import VISIBILITY as SHIPYARD
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.observe.episode import move
from quayside.observe.registry import LEFT_OUT
from quayside.research.observation import layout, mask, observation_size, tensor
from quayside.research.petting import TurnEnv
from quayside.research.spaces import bounds, flat_space

TABLES: Mapping[str, Mapping[str, str]] = {"container": CONTAINER, "newzealand": NEW_ZEALAND, "shipyard": SHIPYARD}
HEAD = {"step", "pending", "playing", "seat"}  # in front of what the games show
SEATS = [(game, players) for game, found in GAMES.items() for players in range(found.book.players[0], 5)]

LONGEST = 3000  # decisions of a random game that are looked at


def seats_of(found: GameRules) -> range:
    low, high = found.book.players
    return range(low, high + 1)


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
    fields = set(layout(game)) - HEAD
    assert fields | set(LEFT_OUT[game]) == shown
    assert not fields & set(LEFT_OUT[game])


@pytest.mark.parametrize("game", GAMES)
def test_names_cover_the_tensor_without_gaps(game: str) -> None:
    at = 0
    for offset, size in layout(game).values():
        assert offset == at
        assert size > 0
        at += size
    assert at == observation_size(game)


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_nothing_hidden_is_in_it(game: str, players: int) -> None:
    """Two positions that differ in what a seat cannot know give it the same numbers and the same mask."""
    rng, changed = Quick(7), 0
    for g in walk(game, players, 3, 150)[::5]:
        for seat in range(players):
            other = g.determinize(seat, rng)
            changed += other.position() != g.position()
            for same in (other, g.imagine(seat, rng)):
                assert (tensor(g, seat) == tensor(same, seat)).all()
                assert (mask(g, seat) == mask(same, seat)).all()
    assert changed > 10, "the other positions should differ from the true ones"


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_shape_and_mask_at_every_table(game: str, players: int) -> None:
    for g in walk(game, players, 5, 60):
        for seat in range(players):
            numbers = tensor(g, seat)
            assert numbers.shape == (observation_size(game),)
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


@pytest.mark.parametrize("game", GAMES)
def test_every_field_is_written_under_its_own_name(game: str) -> None:
    """A change of one field of the state changes the numbers of that name and no others."""
    unchanged = []
    for name, (start, size) in layout(game).items():
        if name in HEAD:
            continue
        g = quayside.new(game, 2 if game == "newzealand" else 3, 1)
        before = tensor(g, 0)
        value = getattr(g, name)
        changes: set[int] = set()
        for other in (0, 1, 2, 3):
            if isinstance(value, int):
                setattr(g, name, other)
            else:
                row = [*value]
                setattr(g, name, type(value)([other] * len(row)))
            changes |= set(np.flatnonzero(tensor(g, 0) != before).tolist())
        assert changes <= set(range(start, start + size)), name
        if not changes:
            unchanged.append(name)
    assert unchanged == []


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_stays_as_it_was(game: str) -> None:
    """Plain arrays, each of its own: what is kept from a game does not change as the game goes on."""
    env = TurnEnv(game, 3)
    env.reset(seed=1)
    kept, then = [], []
    for _agent in env.agent_iter(150):
        shown, _reward, over, _cut, info = env.last()
        assert info == {}
        if over or shown is None:
            break
        assert type(shown) is dict
        assert [type(each) for each in shown.values()] == [np.ndarray, np.ndarray]
        assert {name: each.dtype.str for name, each in shown.items()} == {"observation": "<f4", "action_mask": "|i1"}
        assert np.flatnonzero(shown["action_mask"]).tolist() == sorted(env.legal())
        kept.append(shown)
        then.append(pickle.dumps(shown))
        env.step(env.legal()[-1])
    assert [pickle.dumps(shown) for shown in kept] == then
    assert len({shown["observation"].tobytes() for shown in kept}) > 100
    kept[0]["action_mask"][:] = 1  # they may be written to
    assert pickle.dumps(kept[1]) == then[1]


@pytest.mark.parametrize(("game", "players"), [(game, n) for game, found in GAMES.items() for n in seats_of(found)])
@pytest.mark.parametrize("bot", ["lively", "random"])
def test_bounds_are_true(game: str, players: int, bot: str) -> None:
    """In whole games nothing that a seat sees lies outside the space, and the bounds say more than that."""
    space = flat_space(game)
    low, high = bounds(game)
    assert (high[: layout(game)["seat"][0]] == 1).all()
    assert np.isfinite(low).all()
    assert np.isfinite(high).all()
    bots = {seat: make_bot(bot, game, seat) for seat in range(players)}
    g, decisions = quayside.new(game, players, f"bounds:{bot}"), 0
    g.recording = False
    while not g.over and decisions < LONGEST:
        seat, action = bot_turn(g, bots)
        g.play(seat, action)
        decisions += 1
        shown = tensor(g, decisions % players)
        assert space.contains(shown), [
            name
            for name, (at, size) in layout(game).items()
            if (shown[at : at + size] < low[at : at + size]).any()
            or (shown[at : at + size] > high[at : at + size]).any()
        ]
    assert decisions > 100


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
