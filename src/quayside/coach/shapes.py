"""A review as plain data: what the server sends and `--json` prints."""

from __future__ import annotations

from typing import Any, Optional

from quayside.coach.decisions import Verdict
from quayside.coach.estimates import Estimate
from quayside.coach.moments import Advice, Moment
from quayside.coach.review import Review
from quayside.kernel.rulebook import Rulebook


def shape(found: Review, book: Rulebook) -> dict[str, Any]:
    """Every name of an action can be parsed again; chances are from 0 to 1."""
    return {
        "game": found.game,
        "players": found.seats,
        "bot": found.bot,
        "samples": found.lines,
        "whole": found.whole,
        "turns": [_turn(found, number) for number in range(len(found.standings))],
        "decisions": [_decision(each, book) for each in found.verdicts if each.deals],
        "moments": [_moment(each, book) for each in found.moments],
        "swings": [_swing(found, each, book) for each in found.moments],
        "luck": [
            {
                "result": round(each.result, 4),
                "adjusted": each.adjusted.to_dict(),
                "luck": round(each.luck, 4),
                "score": each.score,
                "adjusted_points": each.adjusted_points.to_dict(),
                "luck_points": round(each.luck_points, 2),
            }
            for each in found.luck
        ],
        "phases": [
            {
                "phase": each.name,
                "turns": [each.first, each.last],
                "losses": _all(each.losses),
                "points": [round(points, 2) for points in each.points],
            }
            for each in found.phases
        ],
        "result": found.result.to_dict(),
    }


def _all(estimates: tuple[Estimate, ...]) -> list[dict[str, float]]:
    return [each.to_dict() for each in estimates]


def _turn(found: Review, number: int) -> dict[str, Any]:
    stands = found.standings[number]
    before = found.turns[number - 1] if number else None
    return {
        "turn": number,
        "seat": None if before is None else before.seat,
        "entry": 0 if before is None else before.last + 1,
        "chances": [round(each.mean, 4) for each in stands.chances],
        "low": [round(each.low, 4) for each in stands.chances],
        "high": [round(each.high, 4) for each in stands.chances],
        "points": _all(stands.points),
    }


def _decision(verdict: Verdict, book: Rulebook) -> dict[str, Any]:
    question, name = verdict.question, book.actions.name
    return {
        "entry": question.entry,
        "turn": question.turn,
        "seat": question.seat,
        "played": name(question.given),
        "best": name(verdict.best),
        "loss": verdict.loss.to_dict(),
        "points": verdict.points.to_dict(),
        "grade": verdict.grade,
        "deals": verdict.deals,
        "effect": _all(verdict.effect),
    }


def _moment(each: Moment, book: Rulebook) -> dict[str, Any]:
    return {
        "turn": each.turn,
        "seat": each.seat,
        "entries": [each.first, each.last],
        "changes": _all(each.changes),
        "told": each.told,
        "decision": None if each.verdict is None else _decision(each.verdict, book),
        "advice": _advice(each.advice, book),
    }


def _advice(advice: Optional[Advice], book: Rulebook) -> Optional[dict[str, Any]]:
    if advice is None:
        return None
    return {
        "entry": advice.entry,
        "played": book.actions.name(advice.played),
        "would": book.actions.name(advice.action),
        "gain": advice.gain.to_dict(),
        "points": advice.points.to_dict(),
        "line": advice.line,
    }


def _swing(found: Review, each: Moment, book: Rulebook) -> dict[str, Any]:
    """A moment as earlier versions told it."""
    before, after = found.standings[each.turn - 1], found.standings[each.turn]
    name = book.actions.name
    advice = each.advice
    asked = (
        [] if advice is None else [{"entry": advice.entry, "played": name(advice.played), "would": name(advice.action)}]
    )
    return {
        "turn": each.turn,
        "seat": each.seat,
        "entries": [each.first, each.last],
        "before": [round(chance.mean, 4) for chance in before.chances],
        "after": [round(chance.mean, 4) for chance in after.chances],
        "changes": [round(change.mean, 4) for change in each.changes],
        "decisions": asked,
    }
