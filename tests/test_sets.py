"""Sets of small numbers are sets: against Python's own."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quayside.kernel import sets

MEMBERS = st.integers(0, 62)


@given(st.sets(MEMBERS), MEMBERS)
def test_numbers_that_stand_for_sets(those: set[int], member: int) -> None:
    number = sum(sets.only(each) for each in those)
    assert {each for each in range(63) if sets.has(number, each)} == those
    assert sets.size(number) == len(those)
    assert not those or sets.lowest(number) == min(those)
    assert sets.size(sets.without(number, member)) == len(those - {member})
    assert not sets.has(sets.without(number, member), member)
    assert number | sets.only(member) == sets.without(number, member) + sets.only(member)
    assert sets.first(member) == sum(sets.only(each) for each in range(member))
