"""The work that takes long: what a worker process does with a table or a file. Only `pool_worker` calls it.

Each job gets plain data and gives plain data; whatever a person may not know is left out here already.
"""

from __future__ import annotations

import json
from typing import Any, Callable, Optional

import quayside
from quayside.analysis.report import analyse
from quayside.bots.base import Budget
from quayside.deals import TURN
from quayside.server.refusals import too_large
from quayside.server.strict_json import parse_json
from quayside.server.work.parcels import Packed, as_answer, unpacked
from quayside.table import records
from quayside.table.refusals import malformed
from quayside.table.table import Table

SAMPLES, SWINGS = 24, 4  # of an analysis
THINKING = 0.3  # seconds the bot of an analysis has for a decision


def replay(table: bytes, seat: Optional[int], start: int, limit: int) -> tuple[Any, ...]:
    return _answer(records.replay(unpacked(table), seat, start, limit))


def export(table: bytes, person: Optional[str], key: str) -> tuple[Any, ...]:
    return _answer(records.export(unpacked(table), person, key))


def scores(table: bytes, seat: Optional[int]) -> tuple[Any, ...]:
    return _answer(over_time(unpacked(table), seat))


def analysis(table: bytes) -> tuple[Any, ...]:
    g = quayside.load(records.whole(unpacked(table)))
    return _answer(analyse(g, SAMPLES, SWINGS, budget=Budget(THINKING)))


def import_(body: bytes, seed: str, key: str, depth: int, most: int) -> tuple[str, str, list[dict[str, int]]]:
    """The request without its game and the game that goes on from there, as JSON text; and what of its past is told."""
    asked = parse_json(body, depth)
    if not isinstance(asked, dict) or not isinstance(asked.get("dump"), dict):
        raise malformed("bad-request", "dump: an exported game is an object")
    at = asked.get("at")
    if at is not None and (isinstance(at, bool) or not isinstance(at, int) or at < 0):
        raise malformed("bad-request", "at: a whole number from 0 on")
    found = records.imported(asked.pop("dump"), at, seed, key)
    rest = json.dumps(asked)
    if len(rest) > most:
        raise too_large(most)  # beside the game
    return rest, json.dumps(found.dump), found.facts


def _answer(data: object) -> tuple[Any, ...]:
    found: Packed = as_answer(data)
    return found.body, found.zipped


def over_time(table: Table, seat: Optional[int]) -> dict[str, Any]:
    """The score whenever a turn ended, with the step of that viewer's replay at which it did."""
    g = table.state
    assert g is not None
    again = g.replayed(0)
    eyes = records.Eyes(again, seat)
    step = 0
    points = [{"step": step, "scores": again.score().scores}]
    for logged in g.log:
        events, known = eyes.follow(logged)
        step += known
        if any(event.kind.name == TURN for event in events):
            points.append({"step": step, "scores": again.score().scores})
    points.append({"step": step, "scores": again.score().scores})
    return {"game": g.game, "points": points}


JOBS: dict[str, Callable[..., tuple[Any, ...]]] = {
    "replay": replay,
    "export": export,
    "scores": scores,
    "analysis": analysis,
    "import": import_,
}
