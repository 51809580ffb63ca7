"""A learner's answer in sentences: whether it counts, what it loses, and how the best one goes on."""

from __future__ import annotations

from typing import Any

from quayside.coach.again import Solution
from quayside.coach.because import because, from_sources
from quayside.coach.figures import percent, signed
from quayside.coach.grades import MARGIN
from quayside.coach.reasons import BETTER, Source, telling
from quayside.coach.telling import sentences
from quayside.kernel.rulebook import Rulebook
from quayside.words import Words


def solution_shape(found: Solution, book: Rulebook, words: Words) -> dict[str, Any]:
    """As plain data; `said` and `line` are for people."""
    return {
        "solved": found.solved,
        "grade": found.lost.grade,
        "loss": found.lost.loss.to_dict(),
        "points": found.lost.points.to_dict(),
        "answer": book.actions.name(found.answer),
        "best": book.actions.name(found.best),
        "said": said(found, book, words),
        "line": sentences(words, book.game, found.line, found.seat),
    }


def said(found: Solution, book: Rulebook, words: Words) -> str:
    """Whether it counts, and why the best is best."""
    answer, best = (words.action(book, action) for action in (found.answer, found.best))
    reason = found.reason
    if found.answer == found.best:
        own = words.say("coach-solved-best", answer=answer)
        return own if reason is None else f"{own} {because(reason, book, words)}"
    sources: tuple[Source, ...] = ()
    if reason is not None and reason.kind == BETTER:
        sources = telling(reason.kind, reason.points, reason.sources)
    why = from_sources([each.turned() for each in sources], book.game, words)  # of the answer, as the sentence is
    values = {
        "answer": answer,
        "best": best,
        "loss": signed(-100 * found.lost.loss.mean),
        "low": signed(-100 * found.lost.loss.high),
        "high": signed(-100 * found.lost.loss.low),
        "points": signed(-found.lost.points.mean),
        "margin": percent(MARGIN),
    }
    if found.better:
        return words.say("coach-solved-better", **values)
    verdict = words.say("coach-solved", **values) if found.solved else words.say("coach-not-solved", **values)
    return " ".join([verdict, *why])
