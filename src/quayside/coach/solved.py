"""A learner's answer in sentences: whether it counts, what it loses, and how the best one goes on."""

from __future__ import annotations

from typing import Any

from quayside.coach.again import Solution
from quayside.coach.figures import percent, signed
from quayside.coach.grades import MARGIN
from quayside.coach.telling import sentences
from quayside.kernel.rulebook import Rulebook
from quayside.words import Words


def solution_shape(found: Solution, book: Rulebook, words: Words) -> dict[str, Any]:
    """As plain data; `said` and `line` are for people."""
    return {
        "solved": found.solved,
        "grade": found.grade,
        "loss": found.loss.to_dict(),
        "points": found.points.to_dict(),
        "answer": book.actions.name(found.answer),
        "best": book.actions.name(found.best),
        "said": said(found, book, words),
        "line": sentences(words, book.game, found.line, found.seat),
    }


def said(found: Solution, book: Rulebook, words: Words) -> str:
    """One sentence."""
    answer, best = (words.action(book, action) for action in (found.answer, found.best))
    if found.answer == found.best:
        return words.say("coach-solved-best", answer=answer)
    values = {
        "answer": answer,
        "best": best,
        "loss": signed(-100 * found.loss.mean),
        "low": signed(-100 * found.loss.high),
        "high": signed(-100 * found.loss.low),
        "points": signed(-found.points.mean),
        "margin": percent(MARGIN),
    }
    return words.say("coach-solved", **values) if found.solved else words.say("coach-not-solved", **values)
