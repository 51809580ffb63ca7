"""Sets of small numbers, such as seats, discs or employees: each is one machine integer, copied and compared at once.

`|` unites two sets and `&` is what they share. Compiled, a call of one of these is the C function of the same name in
`strokes.h`, so that it costs no call.
"""

from __future__ import annotations

from quayside.kernel.packed import i64


def only(member: i64) -> i64:
    """The set of one."""
    return _shifted(1, member)


def has(those: i64, member: i64) -> bool:
    return those >> member & 1 == 1


def without(those: i64, member: i64) -> i64:
    return those & ~only(member)


def first(count: i64) -> i64:
    """The set of 0, 1, 2... so many."""
    return only(count) - 1


def size(those: i64) -> i64:
    """How many are in it."""
    return int(those).bit_count()


def lowest(those: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return size((those & -those) - 1)


def _shifted(number: i64, by: i64) -> i64:
    """Compiled, a bare 1 that is shifted has but 32 bits; what a function is given has 64."""
    return number << by
