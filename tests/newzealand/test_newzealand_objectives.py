"""NZ-21.8, NZ-21.9: the assignment of owned things to objectives, against trying everything."""

from __future__ import annotations

from itertools import product
from typing import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quayside.games.newzealand.components import needs_of
from quayside.games.newzealand.nouns import TASKS
from quayside.games.newzealand.scoring import Card, best_total, enough

BUILDING, BIG = TASKS.index("building"), TASKS.index("building4")


def can_assign(tasks: Sequence[int], have: Sequence[int]) -> bool:
    """Give every task a thing of its own, trying all ways: a big building can do either building task."""
    things = [task for task, count in enumerate(have) for _ in range(count) if task not in (BUILDING, BIG)]
    things += [BIG] * have[BIG] + [BUILDING] * (have[BUILDING] - have[BIG])

    def place(at: int, left: list[int]) -> bool:
        if at == len(tasks):
            return True
        for thing in set(left):
            if thing == tasks[at] or (thing == BIG and tasks[at] == BUILDING):
                rest = list(left)
                rest.remove(thing)
                if place(at + 1, rest):
                    return True
        return False

    return place(0, things)


def brute_force(cards: Sequence[tuple[list[int], int, int]], have: Sequence[int]) -> int:
    """The best sum over every choice of cards to meet."""
    best = -1000
    for chosen in product((False, True), repeat=len(cards)):
        tasks = [task for card, met in zip(cards, chosen, strict=True) if met for task in card[0]]
        if can_assign(tasks, have):
            total = sum(card[1] if met else card[2] for card, met in zip(cards, chosen, strict=True))
            best = max(best, total)
    return best


@st.composite
def hoards(draw: st.DrawFn) -> list[int]:
    have = [draw(st.integers(0, 2)) for _ in TASKS]
    have[BUILDING] = max(have[BUILDING], have[BIG])
    return have


CARDS = st.lists(
    st.tuples(st.lists(st.integers(0, len(TASKS) - 1), min_size=1, max_size=3), st.integers(2, 8), st.integers(-3, 0)),
    max_size=6,
)


@pytest.mark.rule("NZ-21.8")
@pytest.mark.rule("NZ-21.9")
@settings(max_examples=300)
@given(CARDS, hoards())
def test_best_total_is_what_trying_everything_finds(cards: list[tuple[list[int], int, int]], have: list[int]) -> None:
    found, met = best_total([Card(0, needs_of(tasks), vp, penalty) for tasks, vp, penalty in cards], have)
    assert found == brute_force(cards, have)
    assert can_assign([task for at in met for task in cards[at][0]], have)


@given(st.lists(st.integers(0, len(TASKS) - 1), max_size=6), hoards())
def test_counting_is_an_exact_matching(tasks: list[int], have: list[int]) -> None:
    assert enough(needs_of(tasks), have) == can_assign(tasks, have)
