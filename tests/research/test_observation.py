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
from quayside.observe.episode import Episode, move
from quayside.observe.masks import NOT_A_MASK, NOTHING, pick, places
from quayside.observe.registry import LEFT_OUT, OBSERVATION_WRITERS
from quayside.research.observation import Observation, layout, mask, observation_size, tensor

TABLES: Mapping[str, Mapping[str, str]] = {"container": CONTAINER, "newzealand": NEW_ZEALAND, "shipyard": SHIPYARD}
HEAD = {"step", "pending", "playing", "seat"}  # in front of what the games show
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
            assert (tensor(g, seat) == tensor(other, seat)).all()
            assert (mask(g, seat) == mask(other, seat)).all()
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
    """Those kept from a whole game, and read in any order after its end, are what they would have been at once."""
    episode, rng = Episode(quayside.new(game, 3, 1), OBSERVATION_WRITERS[game]), Quick(1)
    kept: list[Observation] = []
    numbers, masks = [], []
    seat = episode.ask_next()
    while seat >= 0 and len(kept) < 150:
        kept.append(Observation(episode.passage, episode.passage.length(), seat))
        numbers.append(tensor(episode.g, seat))
        masks.append(mask(episode.g, seat))
        legal = episode.legal()
        assert legal == episode.g.legal(seat)
        seat = episode.turn(legal[rng.below(len(legal))])
    for at in (140, 3, 31, 32, 33, 64, 149, 0):
        assert (kept[at]["action_mask"] == masks[at]).all()
        assert (kept[at]["observation"] == numbers[at]).all()
    assert len({seen.tobytes() for seen in numbers}) > 100


def test_an_observation_is_a_dictionary() -> None:
    episode = Episode(quayside.new("shipyard", 2, 1), OBSERVATION_WRITERS["shipyard"])
    seen = Observation(episode.passage, 0, 0)
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


def test_a_mask_is_an_array_that_can_be_changed() -> None:
    legal = mask(quayside.new("container", 3, 1), 0)
    plain = np.array(legal)
    assert legal.dtype == np.int8
    assert np.flatnonzero(legal).tolist() == np.flatnonzero(plain).tolist()
    legal[[0, 7, 8, 2430, 2433]] = 1, 0, 1, 2, -1
    plain[[0, 7, 8, 2430, 2433]] = 1, 0, 1, 2, -1
    for changed, same in ((legal, plain), (legal[1::3], plain[1::3]), (legal == 0, plain == 0), (legal * 1.5, plain)):
        assert changed.nonzero()[0].tolist() == same.nonzero()[0].tolist()
    found = np.flatnonzero(legal)
    found[0] = 5
    assert type(pickle.loads(pickle.dumps(legal))) is np.ndarray


def test_bytes_are_found_and_picked_one_by_one() -> None:
    rng = np.random.default_rng(3)
    for size in (1, 7, 8, 9, 64, 101, 2434):
        for share in (0.02, 0.5, 1.0):
            marks = (rng.random(size) < share).astype(np.int8)
            ones = np.flatnonzero(marks).tolist()
            assert np.frombuffer(places(marks.tobytes()), np.int64).tolist() == ones
            picked = [pick(marks.tobytes(), (number + 0.5) / len(ones)) for number in range(len(ones))]
            assert picked == ones
            if ones:
                assert pick(marks.tobytes(), 0.0) == ones[0]
                assert pick(marks.tobytes(), 1.0 - 2**-53) == ones[-1]
    assert pick(bytes(20), 0.5) == NOTHING
    assert pick(bytes([0] * 19 + [2]), 0.5) == NOT_A_MASK
    assert pick(bytes([0, 255] + [1] * 19), 0.5) == NOT_A_MASK


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
