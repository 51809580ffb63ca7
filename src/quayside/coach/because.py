"""A reason in a sentence or two."""

from __future__ import annotations

from typing import Sequence

from quayside.coach.figures import signed
from quayside.coach.reasons import Reason, Source, telling
from quayside.kernel.rulebook import Rulebook
from quayside.words import Words


def because(reason: Reason, book: Rulebook, words: Words) -> str:
    """What was preferred to what, what that makes, and where most of it comes from."""
    said = words.say(
        "coach-why",
        kind=reason.kind,
        action=words.action(book, reason.action),
        instead=words.action(book, reason.instead),
        points=signed(reason.points.mean),
        chance=signed(100 * reason.gain.mean),
    )
    sources = telling(reason.kind, reason.points, reason.sources)
    return " ".join([said, *from_sources(sources, book.game, words)])


def from_sources(sources: Sequence[Source], game: str, words: Words) -> list[str]:
    """Where points differ most, and what speaks against it most; nothing where that is not certain."""
    if not sources:
        return []
    first = sources[0]
    most = _said(first, game, words)
    against = next((each for each in sources if (each.points.mean > 0) != (first.points.mean > 0)), None)
    if against is None:
        return [words.say("coach-why-most", most=most)]
    return [words.say("coach-why-both", most=most, against=_said(against, game, words))]


def _said(source: Source, game: str, words: Words) -> str:
    return f"{words.say(f'{game}-item-{source.item}')} {signed(source.points.mean)}"
