"""A review as a page of HTML that stands alone."""

from __future__ import annotations

from html import escape
from typing import Final, Iterator

from quayside.coach.estimates import Estimate
from quayside.coach.moments import Moment
from quayside.coach.plot import DASHES, Plot, svg
from quayside.coach.spoken import Spoken
from quayside.coach.standalone import document, heading, listed, paragraph, remark, smaller_heading, table

MOST: Final = 12  # decisions that are listed

STYLE: Final = """
figure { margin: 1rem 0; }
figcaption { color: var(--soft); font-size: .9rem; }
svg { display: block; width: 100%; height: auto; background: var(--card); border: 1px solid var(--edge);
  border-radius: .5rem; }
svg text { fill: var(--soft); font-size: 12px; }
.side { text-anchor: end; } .below, .across { text-anchor: middle; }
.grid { stroke: var(--edge); } .mark { stroke: var(--soft); stroke-dasharray: 1 4; }
.line { fill: none; stroke-width: 2.5; } .band { stroke: none; opacity: .14; }
.line.seat0 { stroke: var(--s0); } .line.seat1 { stroke: var(--s1); } .line.seat2 { stroke: var(--s2); }
.line.seat3 { stroke: var(--s3); } .line.seat4 { stroke: var(--s4); }
.band.seat0 { fill: var(--s0); } .band.seat1 { fill: var(--s1); } .band.seat2 { fill: var(--s2); }
.band.seat3 { fill: var(--s3); } .band.seat4 { fill: var(--s4); }
.key { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: .5rem 0; padding: 0; }
.key svg { display: inline-block; width: 2.5rem; height: .75rem; border: 0; background: none; vertical-align: middle; }
.moment { background: var(--card); border: 1px solid var(--edge); border-radius: .5rem; padding: .75rem 1rem;
  margin: .75rem 0; }
.moment p { margin: .35rem 0; } .moment ul { margin: .25rem 0; padding-left: 1.25rem; color: var(--soft); }
@media (max-width: 40rem) { svg text { font-size: 19px; } }
"""


def page(told: Spoken) -> str:
    """The whole page in the language of its words."""
    parts = (_head, _moments, _losses, _luck, _phases, _sources)
    body = [line for part in parts for line in part(told)]
    return document(told.words.language, told.title(), [*body, remark(told.how())], STYLE)


def _head(told: Spoken) -> Iterator[str]:
    yield f"<h1>{escape(told.title())}</h1>"
    yield f"<p>{escape(told.end())}</p>"
    found, words = told.found, told.words
    seats = range(found.seats)
    marks = [moment.turn for moment in found.moments]
    chances = [[_hundredfold(each.chances[seat]) for each in found.standings] for seat in seats]
    points = [[each.points[seat] for each in found.standings] for seat in seats]
    across = words.say("coach-turns")
    yield _figure(Plot(words.say("coach-plot-chances"), across, chances, 0, 100, " %", marks), _key(told))
    low = min(each.low for row in points for each in row)
    high = max(each.high for row in points for each in row)
    yield _figure(Plot(words.say("coach-plot-points"), across, points, low, high, "", marks), "")


def _hundredfold(found: Estimate) -> Estimate:
    return Estimate(100 * found.mean, 100 * found.error, 100 * found.low, 100 * found.high)


def _figure(plot: Plot, key: str) -> str:
    return f"<figure><figcaption>{escape(plot.title)}</figcaption>{key}{svg(plot)}</figure>"


def _key(told: Spoken) -> str:
    scores = told.found.result.scores
    rows = []
    for seat in range(told.found.seats):
        dash = DASHES[seat % len(DASHES)]
        line = f'<line class="line seat{seat}" x1="0" x2="40" y1="6" y2="6" stroke-dasharray="{dash}"/>'
        name = escape(told.words.say("coach-seat", seat=told.words.seat(seat), score=scores[seat]))
        rows.append(f'<li><svg viewBox="0 0 40 12" aria-hidden="true">{line}</svg> {name}</li>')
    return f'<ul class="key">{"".join(rows)}</ul>'


def _moments(told: Spoken) -> Iterator[str]:
    yield heading(told.words.say("coach-moments-title"))
    for number, moment in enumerate(told.found.moments, 1):
        yield f'<section class="moment"><h3>{number}. {escape(told.moment(moment))}</h3>'
        yield listed(told.happened(moment))
        yield from _judged(told, moment)
        yield "</section>"


def _judged(told: Spoken, moment: Moment) -> Iterator[str]:
    if moment.fault is not None:
        yield paragraph(told.lost(moment.fault))
    if moment.advice is not None:
        yield paragraph(told.advice(moment, moment.advice))
        if line := told.line(moment):
            yield listed(line)


def _losses(told: Spoken) -> Iterator[str]:
    yield heading(told.words.say("coach-losses-title"))
    faults = told.faults()[:MOST]
    yield listed([told.fault(each) for each in faults]) if faults else paragraph(told.words.say("coach-no-losses"))


def _luck(told: Spoken) -> Iterator[str]:
    yield heading(told.words.say("coach-luck-title"))
    yield listed([told.luck(seat, luck) for seat, luck in enumerate(told.found.luck)])
    yield paragraph(told.words.say("coach-luck-how"))


def _phases(told: Spoken) -> Iterator[str]:
    yield heading(told.words.say("coach-phases-title"))
    for phase in told.found.phases:
        yield smaller_heading(told.phase(phase))
        yield listed(list(told.phase_lost(phase)))


def _sources(told: Spoken) -> Iterator[str]:
    """Points by source, the seats beside each other, and beside strong players where they are known."""
    found, words, rows = told.found, told.words, told.sources()
    known = any(row.strong is not None for row in rows)
    heads = [
        *(words.seat(seat) for seat in range(found.seats)),
        *([words.say("coach-sources-strong")] if known else []),
    ]
    yield heading(words.say("coach-sources-title"))
    yield table(
        ["", *heads],
        [(row.said, *row.points, *([] if row.strong is None else [round(row.strong)])) for row in rows],
    )
