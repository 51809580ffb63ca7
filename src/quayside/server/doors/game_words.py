"""A game's words over HTTP, for clients that do not bring them: its Fluent files in one language, by name."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from quayside.games.registry import GAMES
from quayside.server import protocol
from quayside.server.doors.asked import PROBLEMS
from quayside.server.doors.heavy import shown
from quayside.server.refusals import unknown
from quayside.server.work.parcels import PackedAnswer, as_answer
from quayside.words import resource_files

router = APIRouter(prefix="/api/words", responses=PROBLEMS)


@router.get("/{game}/{language}", response_model=dict[str, str])
async def game_words(
    request: Request, game: Annotated[protocol.Word, Path()], language: Annotated[protocol.Language, Path()]
) -> Response:
    """The Fluent files of a game in a language: `GAME`, `GAME-rules`, `GAME-hints` and whatever else it has."""
    if game not in GAMES:
        raise unknown("game")
    return shown(request, _packed(game, language))


@cache
def _packed(game: str, language: protocol.Language) -> PackedAnswer:
    """The same for everybody, so it is zipped once."""
    names = {name.removesuffix(".ftl"): text for name, text in resource_files(language).items()}
    return as_answer({name: text for name, text in names.items() if name == game or name.startswith(f"{game}-")})
