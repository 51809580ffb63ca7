"""How the scores grew in a finished game: worked out from its log, turn by turn."""

from __future__ import annotations

from typing import Any, Optional

from fastapi import APIRouter, Response

from quayside.deals import TURN
from quayside.server import protocol
from quayside.server.http import PROBLEMS, Anybody, Here, TableId, answer
from quayside.server.records import known, may_see_with
from quayside.server.refusals import refused
from quayside.server.table import FINISHED, Table

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/tables/{table}/scores", response_model=protocol.Scores)
async def scores(here: Here, person: Anybody, table: TableId) -> Response:
    """What everybody would have scored after each turn. It tells secrets, so the game must be over."""
    found = await here.watched(person, table)
    viewer = may_see_with(found, None if person is None else person.id, None)
    if found.header.status != FINISHED or found.state is None or found.state.result is None:
        raise refused("not-over", "scores over time tell secrets, so they come when the game is over")
    key = ("scores", viewer)
    if key not in found.memo:
        found.memo[key] = over_time(found, viewer)
    return answer(found.memo[key])


def over_time(table: Table, seat: Optional[int]) -> dict[str, Any]:
    """The score whenever a turn ended, with the step of that viewer's replay at which it did."""
    g = table.state
    assert g is not None
    again = g.replayed(0)
    step = 0
    points = [{"step": step, "scores": again.score().scores}]
    for logged in g.log:
        before = again.clone()
        events = again.enter(logged)
        step += known(before, again, logged, events, seat)
        if any(event.kind.name == TURN for event in events):
            points.append({"step": step, "scores": again.score().scores})
    points.append({"step": step, "scores": again.score().scores})
    return {"game": g.game, "points": points}
