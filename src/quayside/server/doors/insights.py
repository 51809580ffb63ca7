"""What somebody does differently from strong players, from the reviews of their games."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from quayside.games.registry import GAMES
from quayside.server import protocol
from quayside.server.doors import heavy
from quayside.server.doors.asked import PROBLEMS, Here, Somebody
from quayside.server.store.reviewed import reviewed_games
from quayside.server.work.advisers import coach_of

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/my/insights", response_model=protocol.Insights)
async def insights(
    request: Request, here: Here, person: Somebody, language: Annotated[protocol.Language, Query()] = "en"
) -> Response:
    """What you do differently from strong bots, by game and phase, with intervals and games to look at.

    Nobody else is told. Only games that were reviewed count: ask for the reviews of the others.
    """
    coaches = {game: coach_of(game, here.settings.review_effort) for game in GAMES}
    games = await reviewed_games(here.database, person.id, coaches)
    return heavy.shown(request, await heavy.worked_out(request, here, person, "insights", games, language))
