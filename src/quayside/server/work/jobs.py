"""The work that takes long: what a worker process does with a table or a file. Only `pool_worker` calls it.

Each job gets plain data and gives plain data; whatever a person may not know is left out here already.
"""

from __future__ import annotations

import json
import secrets
from typing import Any, Callable, Optional

import quayside
from quayside.coach.review import review
from quayside.coach.shapes import shape
from quayside.coach.work import Plan
from quayside.kernel.rng import Quick
from quayside.server.refusals import too_large
from quayside.server.strict_json import parse_json
from quayside.server.work.parcels import PackedAnswer, as_answer, unpacked
from quayside.table import exports, replays
from quayside.table.refusals import malformed
from quayside.table.scores import scores as scores_of

# An analysis is worked out by one process that others wait for, so it is shorter than at home.
PLAN = Plan(first=8, lines=32, glance=4, apart=4, tried=60, examined=20, deepened=6, deep=96, moments=4, line=48)


def replay(table: bytes, seat: Optional[int], start: int, limit: int) -> tuple[Any, ...]:
    return _answer(replays.replay(unpacked(table), seat, start, limit))


def export(table: bytes, person: Optional[str], key: str) -> tuple[Any, ...]:
    return _answer(exports.export(unpacked(table), person, key, Quick(secrets.randbits(60))))


def scores(table: bytes, seat: Optional[int]) -> tuple[Any, ...]:
    return _answer(scores_of(unpacked(table), seat))


def analysis(table: bytes) -> tuple[Any, ...]:
    g = quayside.load(exports.whole(unpacked(table)))
    return _answer(shape(review(g, PLAN), g.book))


def import_(body: bytes, seed: str, key: str, depth: int, most: int) -> tuple[str, str, list[dict[str, int]]]:
    """The request without its game and the game that goes on from there, as JSON text; and what of its past is told."""
    asked = parse_json(body, depth)
    if not isinstance(asked, dict) or not isinstance(asked.get("dump"), dict):
        raise malformed("bad-request", "dump: an exported game is an object")
    at = asked.get("at")
    if at is not None and (isinstance(at, bool) or not isinstance(at, int) or at < 0):
        raise malformed("bad-request", "at: a whole number from 0 on")
    found = exports.imported(asked.pop("dump"), at, seed, key)
    rest = json.dumps(asked)
    if len(rest) > most:
        raise too_large(most)  # beside the game
    return rest, json.dumps(found.dump), found.facts


def _answer(data: object) -> tuple[Any, ...]:
    found: PackedAnswer = as_answer(data)
    return found.body, found.zipped


JOBS: dict[str, Callable[..., tuple[Any, ...]]] = {
    "replay": replay,
    "export": export,
    "scores": scores,
    "analysis": analysis,
    "import": import_,
}
