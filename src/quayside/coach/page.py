"""A review as a page of HTML that stands alone: no scripts, nothing loaded from anywhere, light and dark."""

from __future__ import annotations

from html import escape
from typing import Final, Iterator, Sequence

from quayside.coach.estimates import Estimate
from quayside.coach.moments import Moment
from quayside.coach.plot import DASHES, Plot, svg
from quayside.coach.spoken import Spoken

MOST: Final = 12  # decisions that are listed

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1c2430; --soft: #5b6675; --paper: #fbfaf7; --card: #fff; --edge: #d9d5cb;
  --s0: #0067a5; --s1: #c04a00; --s2: #00785a; --s3: #a8487f; --s4: #555; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaee; --soft: #a3adba; --paper: #14181e; --card: #1d232b;
  --edge: #384250; --s0: #5cb3ec; --s1: #ff9a57; --s2: #4fcf9f; --s3: #ee97c6; --s4: #bbb; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 0 0 .25rem; }
figure { margin: 1rem 0; }
figcaption, .how { color: var(--soft); font-size: .9rem; }
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
li { margin: .25rem 0; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; } th, td { padding: .25rem .75rem .25rem 0; text-align: right;
  border-bottom: 1px solid var(--edge); }
th:first-child, td:first-child { text-align: left; }
@media (max-width: 40rem) { svg text { font-size: 19px; } }
"""


def page(told: Spoken) -> str:
    """The whole page in the language of its words."""
    body = "\n".join([*_head(told), *_moments(told), *_losses(told), *_luck(told), *_phases(told), *_sources(told)])
    title = escape(told.title())
    return (
        f'<!doctype html>\n<html lang="{told.words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body><main>\n"
        f"{body}\n{_how(told)}\n</main></body>\n</html>\n"
    )


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
    yield _title(told.words.say("coach-moments-title"))
    for number, moment in enumerate(told.found.moments, 1):
        yield f'<section class="moment"><h3>{number}. {escape(told.moment(moment))}</h3>'
        yield _list(told.happened(moment))
        yield from _judged(told, moment)
        yield "</section>"


def _judged(told: Spoken, moment: Moment) -> Iterator[str]:
    if moment.verdict is not None and moment.verdict.lost.certain > 0:
        yield _paragraph(told.lost(moment.verdict))
    if moment.advice is not None:
        yield _paragraph(told.advice(moment.advice))
        if line := told.line(moment):
            yield _list(line)


def _losses(told: Spoken) -> Iterator[str]:
    yield _title(told.words.say("coach-losses-title"))
    faults = told.faults()[:MOST]
    yield _list([told.lost(each) for each in faults]) if faults else _paragraph(told.words.say("coach-no-losses"))


def _luck(told: Spoken) -> Iterator[str]:
    yield _title(told.words.say("coach-luck-title"))
    yield _list([told.luck(seat, luck) for seat, luck in enumerate(told.found.luck)])


def _phases(told: Spoken) -> Iterator[str]:
    yield _title(told.words.say("coach-phases-title"))
    for phase in told.found.phases:
        yield f"<h3>{escape(told.phase(phase))}</h3>"
        yield _list(list(told.phase_lost(phase)))


def _sources(told: Spoken) -> Iterator[str]:
    """Points by source, the seats beside each other, and beside strong players where they are known."""
    found, words, rows = told.found, told.words, told.sources()
    known = any(row.strong is not None for row in rows)
    heads = [
        *(words.seat(seat) for seat in range(found.seats)),
        *([words.say("coach-sources-strong")] if known else []),
    ]
    yield _title(words.say("coach-sources-title"))
    yield '<div class="wide"><table><thead><tr><th scope="col"></th>'
    yield "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    yield "</tr></thead><tbody>"
    for row in rows:
        strong = [] if row.strong is None else [round(row.strong)]
        cells = "".join(f"<td>{points}</td>" for points in (*row.points, *strong))
        yield f'<tr><th scope="row">{escape(row.said)}</th>{cells}</tr>'
    yield "</tbody></table></div>"


def _how(told: Spoken) -> str:
    return f'<p class="how">{escape(told.how())}</p>'


def _title(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _list(lines: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"
