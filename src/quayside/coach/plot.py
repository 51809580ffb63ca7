"""A plot over the turns of a game as SVG: a line and its interval for every seat, marks where moments were."""

from __future__ import annotations

import math
from dataclasses import dataclass
from html import escape
from typing import Callable, Final, Iterator, Sequence

from quayside.coach.estimates import Estimate

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 66, 14, 28, 54
DASHES: Final = ("", "8 4", "2 3", "10 3 2 3", "5 5")  # told apart without colours too
STEPS: Final = 5  # lines across, about
NUMBER: Final = 22  # between the numbers of moments: 1 and 2 of neighbouring turns are not read as 12


@dataclass(frozen=True)
class Plot:
    """`rows` are the seats' values by turn; `unit` stands behind the numbers at the side."""

    title: str
    across: str
    rows: Sequence[Sequence[Estimate]]
    lowest: float
    highest: float
    unit: str
    marks: Sequence[int]  # turns


def svg(plot: Plot) -> str:
    """The whole picture; its colours are the page's."""
    turns = max(1, len(plot.rows[0]) - 1)
    span = max(plot.highest - plot.lowest, 1e-9)

    def x(turn: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * turn / turns

    def y(value: float) -> float:
        inside = min(max(value, plot.lowest), plot.highest)
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - (inside - plot.lowest) / span)

    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(plot.title)}">',
        *_grid(plot, x, y, turns),
        *_marks(plot, x),
        *(_band(seat, row, x, y) for seat, row in enumerate(plot.rows)),
        *(_line(seat, row, x, y) for seat, row in enumerate(plot.rows)),
        "</svg>",
    ]
    return "".join(parts)


def step_of(span: float) -> float:
    """A round number that goes a few times into a span."""
    rough = max(span, 1e-9) / STEPS
    power = 10.0 ** math.floor(math.log10(rough))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)


def _grid(plot: Plot, x: Callable[[float], float], y: Callable[[float], float], turns: int) -> Iterator[str]:
    step = step_of(plot.highest - plot.lowest)
    value = math.ceil(plot.lowest / step) * step
    while value <= plot.highest + 1e-9:
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(value):.1f}" y2="{y(value):.1f}"/>'
        yield f'<text class="side" x="{LEFT - 6}" y="{y(value) + 4:.1f}">{value:.0f}{plot.unit}</text>'
        value += step
    every = max(1, round(step_of(turns)))
    for turn in range(0, turns + 1, every):
        yield f'<text class="below" x="{x(turn):.1f}" y="{HEIGHT - BOTTOM + 20}">{turn}</text>'
    yield f'<text class="across" x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 10}">{escape(plot.across)}</text>'


def _marks(plot: Plot, x: Callable[[float], float]) -> Iterator[str]:
    places = apart([x(turn) for turn in plot.marks], NUMBER, WIDTH - NUMBER / 2)
    for number, (turn, place) in enumerate(zip(plot.marks, places, strict=True), 1):
        yield f'<line class="mark" x1="{x(turn):.1f}" x2="{x(turn):.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>'
        yield f'<text class="below" x="{place:.1f}" y="{TOP - 6}">{number}</text>'


def apart(places: Sequence[float], distance: float, edge: float) -> list[float]:
    """Places in their order, moved by as little as keeps that distance between them and none beyond the edge."""
    found = list(places)
    for at in range(1, len(found)):
        found[at] = max(found[at], found[at - 1] + distance)
    for at in reversed(range(len(found))):
        found[at] = min(found[at], found[at + 1] - distance if at + 1 < len(found) else edge)
    return found


def _band(seat: int, row: Sequence[Estimate], x: Callable[[float], float], y: Callable[[float], float]) -> str:
    there = [f"{x(turn):.1f},{y(each.high):.1f}" for turn, each in enumerate(row)]
    back = [f"{x(turn):.1f},{y(each.low):.1f}" for turn, each in reversed(list(enumerate(row)))]
    return f'<polygon class="band seat{seat}" points="{" ".join(there + back)}"/>'


def _line(seat: int, row: Sequence[Estimate], x: Callable[[float], float], y: Callable[[float], float]) -> str:
    points = " ".join(f"{x(turn):.1f},{y(each.mean):.1f}" for turn, each in enumerate(row))
    dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
    return f'<polyline class="line seat{seat}" points="{points}"{dash}/>'
