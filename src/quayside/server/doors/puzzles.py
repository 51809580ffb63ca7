"""Puzzles over HTTP. Nothing is stored: what somebody has solved, their browser knows."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from quayside.counsel.puzzles import listed, must_be_known
from quayside.server import protocol
from quayside.server.doors import heavy
from quayside.server.doors.asked import PROBLEMS, Anybody, Here, answer

router = APIRouter(prefix="/api/puzzles", responses=PROBLEMS)

GameName = Annotated[protocol.Word, Path()]
PuzzleName = Annotated[protocol.Word, Path()]


@router.get("", response_model=protocol.Puzzles)
async def puzzles(here: Here) -> Response:
    """All puzzles, and the one of today."""
    return answer(listed(time.strftime("%Y-%m-%d", time.gmtime(here.now()))))


@router.get("/{game}/{name}/show", response_model=protocol.PuzzlePosition)
async def show(request: Request, here: Here, person: Anybody, game: GameName, name: PuzzleName) -> Response:
    """The position."""
    must_be_known(game, name)
    return heavy.shown(request, await heavy.worked_out(request, here, person, "show", game, name))


@router.post("/{game}/{name}/answer", response_model=protocol.Solution)
async def answered(
    request: Request,
    here: Here,
    person: Anybody,
    game: GameName,
    name: PuzzleName,
    wanted: protocol.PuzzleAnswerRequest,
) -> Response:
    """Whether an answer solves it, what it loses, and how the best one goes on."""
    must_be_known(game, name)
    args = (game, name, wanted.action, wanted.language)
    return heavy.shown(request, await heavy.worked_out(request, here, person, "answer", *args))
