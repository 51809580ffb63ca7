"""The games there are, and lists of tables."""

from __future__ import annotations

from typing import Annotated, Optional

from fastapi import APIRouter, Query, Response

from quayside.server import protocol
from quayside.server.doors.asked import PROBLEMS, Anybody, Here, Somebody, answer
from quayside.table.games import games as every_game
from quayside.table.table import Mode, Status

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/games", response_model=list[protocol.GameInfo])
async def games() -> Response:
    """The games there are, with their options and bots."""
    return answer(every_game())


Before = Annotated[Optional[protocol.Id], Query()]


@router.get("/tables", response_model=protocol.TableList)
async def lobby(
    here: Here,
    person: Anybody,
    game: Annotated[Optional[protocol.Word], Query()] = None,
    status: Annotated[Optional[Status], Query()] = None,
    mode: Annotated[Optional[Mode], Query()] = None,
    free: Annotated[bool, Query()] = False,
    before: Before = None,
) -> Response:
    """Public tables, newest first; `free` leaves those where you can sit down."""
    return answer(await here.lobby.listed(person, game=game, status=status, mode=mode, free=free, before=before))


@router.get("/my/tables", response_model=protocol.TableList)
async def my_tables(
    here: Here, person: Somebody, status: Annotated[Optional[Status], Query()] = None, before: Before = None
) -> Response:
    """Your tables, newest first."""
    return answer(await here.lobby.listed(person, mine=True, status=status, before=before))


@router.get("/my/turns", response_model=protocol.TableList)
async def my_turns(here: Here, person: Somebody, before: Before = None) -> Response:
    """The tables that wait for you."""
    return answer(await here.lobby.listed(person, my_turn=True, before=before))


@router.get("/my/record", response_model=protocol.MyRecord)
async def my_record(here: Here, person: Somebody) -> Response:
    """How your games ended, game by game. Nobody else is told; imported games do not count."""
    return answer(await here.lobby.record(person))
