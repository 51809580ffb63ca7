"""Hints: only in games against bots that are not rated, only for whoever is asked; they know what the seat knows."""

from __future__ import annotations

import asyncio

from quayside.client import Client
from quayside.server import protocol
from server.machines import Stage
from server.play import people, refused, seated, short

GAME = "container"


async def practising(client: Client, **wanted: object) -> protocol.Fresh:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "club"}, {"kind": "bot", "bot": "club"}]
    body = {"game": GAME, "seats": seats, "options": short(GAME), **wanted}
    done = protocol.Done.model_validate(await client.request("POST", "/api/practice", body))
    assert done.fresh is not None
    return done.fresh


async def asked(client: Client, fresh: protocol.Fresh) -> protocol.Fresh:
    """The table when it is the person's turn."""
    async with asyncio.timeout(120):
        while fresh.decision is None:
            await asyncio.sleep(0.05)
            fresh = await client.look(fresh.table.id)
    return fresh


def test_hints_point_tell_and_show(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with people(sqlite_stage, 1) as (ann,):
            fresh = await asked(ann, await practising(ann))
            assert (fresh.table.status, fresh.table.rated, fresh.table.public) == ("playing", False, False)
            for language in ("en", "ru", "it"):
                path = f"/api/tables/{fresh.table.id}/hint?level=club&language={language}"
                hint = protocol.HintAnswer.model_validate(await ann.request("GET", path))
                legal = [offer.action for offer in fresh.legal]
                assert hint.action in hint.looks
                assert set(hint.looks) <= set(legal)
                assert hint.points
                assert hint.tells

    asyncio.run(story())


def test_no_hints_where_somebody_could_be_harmed(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with people(sqlite_stage, 2) as (ann, ben):
            rated = await seated([ann], GAME, bots=2)
            await refused("refused", "no-hints", ann.request("GET", f"/api/tables/{rated.table.id}/hint"))
            among_people = await seated([ann, ben], GAME, bots=1)
            for client in (ann, ben):
                await refused("refused", "no-hints", client.request("GET", f"/api/tables/{among_people.table.id}/hint"))
            fresh = await practising(ann)
            await refused("forbidden", "no-seat", ben.request("GET", f"/api/tables/{fresh.table.id}/hint"))
            two = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot"}]
            await refused("malformed", "bad-seats", practising(ann, seats=two))
            await refused("malformed", "bad-options", practising(ann, game="chess"))
            await refused("malformed", "bad-options", practising(ann, options={"no_such": 1}))

    asyncio.run(story())
