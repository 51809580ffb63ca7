"""How a position stands: each seat's chance of the first place and the points it may expect, with intervals.

Of a seat's chance those lines tell most that begin with what this seat could know; together the chances are one.
Nobody's lines know what the others have been working for in secret, so all look more equal than they are where much
is secret. By how much is measured in many games, and set right by the `sharpness` of a game.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, Sequence

from quayside.coach.estimates import WIDE, Estimate, exactly, mean_of, part_of
from quayside.coach.lines import Ending, Lines, blur, ending, fate_of, share
from quayside.kernel.state import State

OTHERS: Final = 6.0  # how many own lines all lines together are worth
LEAST: Final = 0.002  # no chance is smaller before the end, before it is sharpened
NEVER: Final = 1e-12


@dataclass(frozen=True)
class Standing:
    """For every seat."""

    chances: tuple[Estimate, ...]
    points: tuple[Estimate, ...]


def endings(g: State, lines: Lines, first: int, last: int, *key: object) -> list[Ending]:
    """The lines of those numbers from a position; the same ones whoever plays them."""
    if g.over:
        return [ending(g)]
    found = []
    for number in range(first, last):
        fate = fate_of("standing", *key, number)
        found.append(lines.play_on(g.determinize(number % int(g.seats), fate), fate))
    return found


def ended(end: Ending, seats: int) -> Standing:
    """How a finished game stands."""
    return Standing(
        tuple(exactly(part) for part in end.parts[:seats]), tuple(exactly(score) for score in end.scores[:seats])
    )


def standing(found: Sequence[Ending], seats: int, sharpness: float = 1.0, alike: bool = False) -> Standing:
    """What lines from one position tell of it; the seats took turns. `alike`: each seat's lines tell as much of all."""
    blurred = blur(found, seats)
    parts = [share(each, blurred) for each in found]
    told = [[each[seat] for each in parts] for seat in range(seats)]
    own = [part_of(each) if alike else _own(each, seat, seats) for seat, each in enumerate(told)]
    # In the lines of others a seat holds other cards than its own, which it has worked for.
    telling = [found if alike else found[seat::seats] or found for seat in range(seats)]
    points = tuple(mean_of([each.scores[seat] for each in lines]) for seat, lines in enumerate(telling))
    return Standing(tuple(sharpened(own, _unseated(parts, seats), sharpness)), points)


def _own(told: Sequence[float], seat: int, seats: int) -> Estimate:
    """A seat's chance by its own lines, to which what all lines tell adds a little: a few lines alone are noisy."""
    return part_of(told[seat::seats] or told, sum(told) / len(told), OTHERS)


def _unseated(parts: Sequence[Sequence[float]], seats: int) -> float:
    """The chance of an owner without a seat."""
    return sum(sum(each[seats:]) for each in parts) / len(parts)


def sharpness_at(ends: tuple[float, float], part: float) -> float:
    """Of a game after a part of its turns: what was worked for in secret comes to count."""
    begin, end = ends
    return begin + (end - begin) * part


def sharpened(own: Sequence[Estimate], rest: float, sharpness: float) -> list[Estimate]:
    """Chances that are one with the `rest`, each further from the others; intervals go with them."""
    heights = [max(each.mean, LEAST) ** sharpness for each in own]
    whole = sum(heights) + rest**sharpness
    return [_moved(each, height / whole, sharpness) for each, height in zip(own, heights, strict=True)]


def _moved(found: Estimate, mean: float, sharpness: float) -> Estimate:
    """The ends of an interval moved as its mean was, in odds."""
    shift = _odds(mean, NEVER) - sharpness * _odds(found.mean)
    low, high = (1 / (1 + math.exp(-sharpness * _odds(end) - shift)) for end in (found.low, found.high))
    return Estimate(mean, (high - low) / (2 * WIDE), min(low, mean), max(high, mean))


def _odds(part: float, least: float = LEAST) -> float:
    inside = min(max(part, least), 1 - least)
    return math.log(inside / (1 - inside))
