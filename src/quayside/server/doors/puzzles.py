"""Puzzles over HTTP. Nothing is stored: what somebody has solved, their browser knows."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from quayside.coach.puzzles import of_the_day, puzzle_names, theme_of
from quayside.games.registry import GAMES
from quayside.server import protocol, sent
from quayside.server.doors import heavy
from quayside.server.doors.asked import PROBLEMS, Anybody, Here, answer
from quayside.server.refusals import unknown

router = APIRouter(prefix="/api/puzzles", responses=PROBLEMS)

GameName = Annotated[protocol.Word, Path()]
PuzzleName = Annotated[protocol.Word, Path()]


@router.get("", response_model=protocol.Puzzles)
async def puzzles(here: Here) -> Response:
    """All puzzles, and the one of today."""
    known = [_info(game, name) for game in GAMES for name in puzzle_names(game)]
    if not known:
        raise unknown("puzzle")
    day = time.strftime("%Y-%m-%d", time.gmtime(here.now()))
    return answer(sent.Puzzles(puzzles=known, day=day, today=_info(*of_the_day(day))))


def _info(game: str, name: str) -> sent.PuzzleInfo:
    return sent.PuzzleInfo(game=game, name=name, theme=theme_of(name))


def _known(game: str, name: str) -> None:
    if game not in GAMES or name not in puzzle_names(game):
        raise unknown("puzzle")


@router.get("/{game}/{name}/show", response_model=protocol.PuzzlePosition)
async def show(request: Request, here: Here, person: Anybody, game: GameName, name: PuzzleName) -> Response:
    """The position."""
    _known(game, name)
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
    _known(game, name)
    args = (game, name, wanted.action, wanted.language)
    return heavy.shown(request, await heavy.worked_out(request, here, person, "answer", *args))
