"""A review as plain data with its sentences: what the server sends and `--json` prints."""

from __future__ import annotations

from typing import Any, Optional

from quayside.coach.decisions import Verdict
from quayside.coach.estimates import Estimate
from quayside.coach.grades import GRADES, MARGIN
from quayside.coach.luck import Luck
from quayside.coach.moments import Advice, Moment
from quayside.coach.phases import Phase
from quayside.coach.spoken import Spoken


def shape(told: Spoken) -> dict[str, Any]:
    """Every name of an action can be parsed again; chances are from 0 to 1; `said` is a sentence for people."""
    found = told.found
    return {
        "game": found.game,
        "players": found.seats,
        "bot": found.bot,
        "lines": found.lines,
        "stage": found.stage,
        "title": told.title(),
        "said": told.end(),
        "names": [told.words.seat(seat) for seat in range(found.seats)],
        "turns": [_turn(told, number) for number in range(len(found.standings))],
        "decisions": [{**_decision(told, each), "said": told.fault(each)} for each in told.faults()],
        "moments": [_moment(told, each) for each in found.moments],
        "luck": [_luck(told, seat, each) for seat, each in enumerate(found.luck)],
        "phases": [_phase(told, each) for each in found.phases],
        "sources": _sources(told),
        "grades": [{"grade": name, "said": told.grade(name), "below": limit} for name, limit in GRADES],
        "margin": MARGIN,
        "how": told.how(),
        "result": found.result.to_dict(),
    }


def _all(estimates: tuple[Estimate, ...]) -> list[dict[str, float]]:
    return [each.to_dict() for each in estimates]


def _turn(told: Spoken, number: int) -> dict[str, Any]:
    stands = told.found.standings[number]
    before = told.found.turns[number - 1] if number else None
    return {
        "turn": number,
        "seat": None if before is None else before.seat,
        "entry": 0 if before is None else before.last + 1,
        "chances": _all(stands.chances),
        "points": _all(stands.points),
    }


def _decision(told: Spoken, verdict: Verdict) -> dict[str, Any]:
    question, name = verdict.question, told.book.actions.name
    return {
        "entry": question.entry,
        "turn": question.turn,
        "seat": question.seat,
        "played": name(question.given),
        "best": name(verdict.best),
        "loss": verdict.lost.loss.to_dict(),
        "points": verdict.lost.points.to_dict(),
        "grade": verdict.grade,
        "deals": verdict.deals,
        "said": told.lost(verdict),
    }


def _moment(told: Spoken, each: Moment) -> dict[str, Any]:
    return {
        "turn": each.turn,
        "seat": each.seat,
        "entries": [each.first, each.last],
        "changes": _all(each.changes),
        "said": told.moment(each),
        "happened": told.happened(each),
        "decision": None if each.fault is None else _decision(told, each.fault),
        "advice": _advice(told, each, each.advice),
    }


def _advice(told: Spoken, moment: Moment, advice: Optional[Advice]) -> Optional[dict[str, Any]]:
    if advice is None:
        return None
    name = told.book.actions.name
    return {
        "entry": advice.entry,
        "seat": advice.seat,
        "played": name(advice.played),
        "would": name(advice.action),
        "gain": advice.gain.to_dict(),
        "points": advice.points.to_dict(),
        "said": told.advice(moment, advice),
        "line": told.line(moment),
    }


def _luck(told: Spoken, seat: int, luck: Luck) -> dict[str, Any]:
    return {
        "result": round(luck.result, 4),
        "adjusted": luck.adjusted.to_dict(),
        "luck": round(luck.luck, 4),
        "score": luck.score,
        "adjusted_points": luck.adjusted_points.to_dict(),
        "luck_points": round(luck.luck_points, 2),
        "said": told.luck(seat, luck),
    }


def _phase(told: Spoken, phase: Phase) -> dict[str, Any]:
    return {
        "phase": phase.name,
        "turns": [phase.first, phase.last],
        "losses": _all(phase.losses),
        "points": [round(points, 2) for points in phase.points],
        "said": told.phase(phase),
        "seats": list(told.phase_lost(phase)),
    }


def _sources(told: Spoken) -> list[dict[str, Any]]:
    """Points by source, the seats beside each other and beside strong players."""
    return [
        {"item": row.item, "said": row.said, "points": list(row.points), "strong": row.strong} for row in told.sources()
    ]
