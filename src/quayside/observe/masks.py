"""Masks over the catalogue are thousands of bytes with a few ones among them: they are read 32 at a time."""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import BytesWriter, i64, read_i64_le, write_i64_le

NOTHING: Final[i64] = -1  # no byte is 1
NOT_A_MASK: Final[i64] = -2  # a byte is neither 0 nor 1


def places(mask: bytes) -> bytes:
    """Where a byte is not 0, as 64-bit numbers in a row."""
    found = BytesWriter()
    size: i64 = len(mask)
    at: i64 = 0
    while at + 32 <= size:
        if _any(mask, at):
            _within(mask, at, at + 32, found)
        at += 32
    _within(mask, at, size, found)
    return found.getvalue()


def pick(mask: bytes, chance: float) -> i64:
    """One of the places of a 1, all equally likely if `chance` is drawn evenly from 0 to 1."""
    found = places(mask)
    count: i64 = len(found) >> 3
    for at in range(count):
        if mask[read_i64_le(found, at << 3)] != 1:
            return NOT_A_MASK
    if count == 0:
        return NOTHING
    chosen: i64 = int(chance * float(count))
    return read_i64_le(found, chosen << 3)


def _any(mask: bytes, at: i64) -> bool:
    """Whether one of 32 bytes is not 0."""
    first = read_i64_le(mask, at) | read_i64_le(mask, at + 8)
    return first | read_i64_le(mask, at + 16) | read_i64_le(mask, at + 24) != 0


def _within(mask: bytes, start: i64, end: i64, found: BytesWriter) -> None:
    for at in range(start, end):
        if mask[at] != 0:
            write_i64_le(found, at)
