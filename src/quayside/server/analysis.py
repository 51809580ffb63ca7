"""The analysis of a finished game, worked out in a process of its own so that nobody at a table waits for it."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any
from weakref import WeakKeyDictionary

from fastapi import APIRouter, Response

from quayside.server.http import PROBLEMS, Anybody, Here, TableId, answer
from quayside.server.records import whole
from quayside.server.refusals import Refusal, refused
from quayside.server.service import Service
from quayside.server.table import FINISHED

router = APIRouter(prefix="/api", responses=PROBLEMS)

SECONDS = 300.0  # an analysis that takes longer is given up
KEY = "analysis"

_one_at_a_time: WeakKeyDictionary[Service, asyncio.Lock] = WeakKeyDictionary()


@router.get("/tables/{table}/analysis", response_model=dict[str, Any])
async def analysis(here: Here, person: Anybody, table: TableId) -> Response:
    """Chances of winning after each turn, the turns that moved them most, and what a strong bot would have done.

    It tells secrets, so the game must be over. The first to ask waits; afterwards it is remembered.
    """
    found = await here.watched(person, table)
    if found.header.status != FINISHED or found.state is None or found.state.result is None:
        raise refused("not-over", "an analysis tells secrets, so it comes when the game is over")
    async with _one_at_a_time.setdefault(here, asyncio.Lock()):
        if KEY not in found.memo:
            found.memo[KEY] = await _worked_out(whole(found))
    return answer(found.memo[KEY])


async def _worked_out(dump: dict[str, Any]) -> dict[str, Any]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "quayside.server.analysis_worker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        told, _ = await asyncio.wait_for(process.communicate(json.dumps(dump).encode()), SECONDS)
    except TimeoutError:
        raise _given_up() from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise _given_up()
    done: dict[str, Any] = json.loads(told)
    return done


def _given_up() -> Refusal:
    return Refusal("unavailable", "analysis", "the analysis did not come to an end; try again later")
