"""CT-2.2, CT-1.7: what stays hidden, also when it differs more than a fair reshuffle would make it differ."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from quayside.conformance.cases import Case, random_states
from quayside.games.container.fields import SCALARS, VECS
from quayside.games.container.game import ContainerGame
from quayside.games.container.view import VISIBILITY
from quayside.kernel.rng import Quick


@pytest.mark.rule("CT-2.2", "CT-1.7")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_rivals_purses_may_be_worth_anything(players: int) -> None:
    """Other cards of the same number, worth more or less: the view must not change."""
    rng = Quick(players)
    for g in random_states(Case("container", players, {"round_limit": 20}), players, 7):
        assert isinstance(g, ContainerGame)
        for seat in range(players):
            twin = g.clone()
            assert isinstance(twin, ContainerGame)
            for rival in range(players):
                if rival != seat:
                    scramble(twin, rival, rng)
            assert json.dumps(twin.view(seat)) == json.dumps(g.view(seat))
            assert json.dumps(twin.view(None)) == json.dumps(g.view(None))
            assert twin.legal(seat) == g.legal(seat)


def scramble(g: ContainerGame, rival: int, rng: Quick) -> None:
    """Deal the rival as many cards of random values, in the purse, before the bid and in a bid nobody has seen."""
    hidden = bool(g.frozen >> rival & 1)
    for cards in (g.purse, *((g.before,) if hidden else ())):
        count = sum(int(cards[rival * 5 + card]) for card in range(5))
        for card in range(5):
            cards[rival * 5 + card] = 0
        for _each in range(count):
            cards[rival * 5 + int(rng.below(5))] += 1
    if hidden:
        for card in range(5):
            g.laid[rival * 5 + card] = g.opened[rival * 5 + card] + rng.below(4)


def test_every_field_is_declared_visible_or_not() -> None:
    assert set(VISIBILITY) == {*VECS, *SCALARS}
    assert set(VISIBILITY.values()) <= {"all", "own", "none"}


def test_copy_and_dump_forget_no_field() -> None:
    """Every field changed on its own must reach a clone and change the digest."""
    g = Case("container", 4, {}).new(1)
    for name in (*VECS, *SCALARS):
        other = g.clone()
        if name in VECS:
            getattr(other, name)[0] += 1
        else:
            setattr(other, name, getattr(other, name) + 1)
        assert other.digest() != g.digest(), f"{name} is not part of the dump"
        assert other.clone().digest() == other.digest(), f"{name} is not copied"


def test_state_has_no_other_fields() -> None:
    """What an uncompiled state holds beyond the kernel's own is exactly the declared fields and the components."""
    g = Case("container", 3, {}).new(1)
    if not hasattr(g, "__dict__"):
        pytest.skip("a compiled state has no __dict__ to look into; the uncompiled run looks")
    kernel = {
        "seats",
        "over",
        "frames",
        "depth",
        "a",
        "b",
        "c",
        "undo_seat",
        "undo_from",
        "recording",
        "showed",
        "learnt",
    }
    own = {name for name in vars(g) if not name.startswith("_")} - kernel - {"kit"}
    assert own == {*VECS, *SCALARS}


@pytest.mark.rule("CT-1.7")
def test_hidden_value_cards_are_dealt_evenly() -> None:
    """T8: a rival's card is each of the four unknown ones equally often, and the own card never moves."""
    g = Case("container", 4, {}).new(3)
    assert isinstance(g, ContainerGame)
    rng = Quick(1)
    samples = 2000
    seen: Counter[tuple[int, int]] = Counter()
    for _each in range(samples):
        twin = g.determinize(0, rng)
        assert isinstance(twin, ContainerGame)
        assert twin.cards[0] == g.cards[0]
        seen.update((place, int(twin.cards[place])) for place in range(1, 5))
    expected = samples / 4
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
    assert len(seen) == 16
    assert chi_square < 27.9  # 9 degrees of freedom, one in a thousand


@pytest.mark.rule("CT-10.4", "CT-10.3")
def test_committed_bids_are_dealt_anew_and_keep_the_count() -> None:
    g = Case("container", 4, {"first": "D"}).new(1)
    assert isinstance(g, ContainerGame)
    g.hold[3 * 5] = 2
    g.apply("sail(to=island)")
    g.apply("bid(amount=13, bluff=1)", 0)
    rng = Quick(2)
    bids = set()
    for _each in range(200):
        twin = g.determinize(1, rng)
        assert isinstance(twin, ContainerGame)
        assert json.dumps(twin.view(1)) == json.dumps(g.view(1))
        bids.add((int(twin.bid_amount(0)), int(twin.laid_bluffs[0])))
        assert twin.cash(0) + twin.bid_amount(0) == 20
    assert len(bids) > 40
    assert (0, 0) not in bids


@pytest.mark.rule("CT-1.5", "CT-1.7", "CT-1.8", "CT-13.2")
def test_the_setup_is_drawn_evenly() -> None:
    """First player, machines, value cards and brokers' containers: every outcome equally often."""
    games = 1500
    seen: dict[str, Counter[int]] = {name: Counter() for name in ("first", "machine", "card", "broker I", "broker II")}
    for seed in range(games):
        g = Case("container", 4, {}).new(seed)
        assert isinstance(g, ContainerGame)
        seen["first"][int(g.first)] += 1
        seen["machine"].update(colour for colour in range(5) if g.machines[colour])
        seen["card"][int(g.cards[2])] += 1
        seen["broker I"].update(colour for colour in range(5) if g.broker_containers[colour])
        seen["broker II"].update(colour for colour in range(5) if g.broker_containers[5 + colour])
    for name, counts in seen.items():
        expected = sum(counts.values()) / (4 if name == "first" else 5)
        chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
        assert chi_square < 18.5, name  # 4 degrees of freedom, one in a thousand
