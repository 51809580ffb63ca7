"""Numbers that are known only about: a mean with an interval in which it lies nineteen times in twenty."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, Sequence

WIDE: Final = 1.96
SURER: Final = 4  # a blurred line is worth at most so many sharp ones


@dataclass(frozen=True)
class Estimate:
    """A mean, its standard error, and the ends of its interval."""

    mean: float
    error: float
    low: float
    high: float

    def to_dict(self) -> dict[str, float]:
        return {"mean": round(self.mean, 4), "low": round(self.low, 4), "high": round(self.high, 4)}


def exactly(value: float) -> Estimate:
    return Estimate(value, 0.0, value, value)


def mean_of(values: Sequence[float]) -> Estimate:
    """Of any numbers; of fewer than two nothing is known but that it may be anything of its size."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return Estimate(mean, abs(mean), mean - WIDE * abs(mean), mean + WIDE * abs(mean))
    error = math.sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return Estimate(mean, error, mean - WIDE * error, mean + WIDE * error)


def part_of(values: Sequence[float], known: float = 0.0, worth: float = 0.0) -> Estimate:
    """Of parts from 0 to 1: Wilson's interval, which has a width even where all lines ended alike.

    Beside the values something may be known already, that is worth so many of them.
    """
    count = len(values)
    found = mean_of(values)
    inside = found.mean * (1 - found.mean)
    own = inside / found.error**2 if found.error > 0 and count > 1 else float(count)
    lines = min(max(own, float(count)), float(SURER * count))
    return _wilson((count * found.mean + worth * known) / (count + worth), lines + worth)


def _wilson(mean: float, lines: float) -> Estimate:
    whole = 1 + WIDE**2 / lines
    middle = (mean + WIDE**2 / (2 * lines)) / whole
    half = WIDE / whole * math.sqrt(mean * (1 - mean) / lines + WIDE**2 / (4 * lines**2))
    return Estimate(mean, half / WIDE, max(0.0, middle - half), min(1.0, middle + half))
