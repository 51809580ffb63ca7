"""Friends: both must want it, strangers learn nothing, and seats can be kept for them."""

from __future__ import annotations

import asyncio
from typing import Any

from quayside.client import Client
from server.machines import Stage
from server.play import GAME, fewest, refused, seated
from server.test_ratings import accounts


async def listed(client: Client) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = await client.request("GET", "/api/friends")
    return found


async def names(client: Client) -> dict[str, list[str]]:
    return {kind: [each["name"] for each in some] for kind, some in (await listed(client)).items()}


async def ask(client: Client, table: str, seat: int, path: str = "/api/friends") -> Any:
    return await client.request("POST", path, {"table": table, "seat": seat})


async def befriended(one: Client, other: Client, table: str, seat: int) -> str:
    """What the first one's list calls the second, who sits there."""
    await ask(one, table, seat)
    await other.request("POST", f"/api/friends/{(await listed(other))['asking'][0]['id']}/accept")
    return str((await listed(one))["friends"][0]["id"])


NOBODY: dict[str, list[str]] = {"friends": [], "asking": [], "asked": [], "blocked": []}


def test_both_have_to_want_it(stage: Stage) -> None:
    async def story() -> None:
        async with accounts(stage, 3) as (ann, ben, cat), stage.client(0) as stranger:
            await stranger.guest("Guest 9")
            table = (await seated([ann, ben, cat])).table.id
            await refused("forbidden", "no-seat", ask(stranger, table, 1))
            await refused("malformed", "no-such-seat", ask(ann, table, 0))
            await refused("malformed", "no-such-seat", ask(ann, table, 7))
            waiting = (await ann.create(GAME, ["person"] * fewest())).table.id
            await ben.do(waiting, "sit")
            await refused("refused", "not-started", ask(ann, waiting, 1))
            for _ in range(2):
                assert await ask(ann, table, 1) == {"ok": True}
            assert await names(ann) == {**NOBODY, "asked": ["Guest 1"]}
            assert await names(ben) == {**NOBODY, "asking": ["Guest 0"]}
            assert await names(cat) == NOBODY
            request = (await listed(ben))["asking"][0]["id"]
            for meddler in (ann, cat, stranger):
                kind = ("forbidden", "needs-account") if meddler is stranger else ("unknown", "no-request")
                await refused(*kind, meddler.request("POST", f"/api/friends/{request}/accept"))
            await refused("unknown", "no-friend", cat.request("DELETE", f"/api/friends/{request}"))
            await ben.request("POST", f"/api/friends/{request}/accept")
            assert await names(ann) == {**NOBODY, "friends": ["Guest 1"]}
            assert await names(ben) == {**NOBODY, "friends": ["Guest 0"]}
            await refused("refused", "friends", ask(ben, table, 0))
            data = await ann.request("GET", "/api/my/data")
            assert [each["name"] for each in data["friends"]] == ["Guest 1"]
            await ann.request("DELETE", f"/api/friends/{request}")
            assert (await names(ann), await names(ben)) == (NOBODY, NOBODY)

    asyncio.run(asyncio.wait_for(story(), 120))


def test_whoever_asks_is_not_told_of_a_no(stage: Stage) -> None:
    """Waiting, declined, blocked, and a guest who was asked: all of it looks the same."""

    async def story() -> None:
        async with accounts(stage, 3, guests=1) as (ann, ben, cat, guest):
            table = (await seated([ann, ben, cat, guest])).table.id
            await ask(cat, table, 0, "/api/blocks")
            for seat in (1, 2, 3):
                assert await ask(ann, table, seat) == {"ok": True}
            await ben.request("DELETE", f"/api/friends/{(await listed(ben))['asking'][0]['id']}")
            assert (await names(ann))["asked"] == ["Guest 3", "Guest 2", "Guest 1"]
            assert (await names(ben), await names(cat)) == (NOBODY, {**NOBODY, "blocked": ["Guest 0"]})
            data = await cat.request("GET", "/api/my/data")
            assert (data["friends"], [each["name"] for each in data["blocks"]]) == ([], ["Guest 0"])
            await ask(ann, table, 1)
            assert await names(ben) == NOBODY  # once is enough
            await ask(ben, table, 0)  # a change of mind
            assert (await names(ann))["friends"] == ["Guest 1"]
            coming = (await listed(guest))["asking"][0]["id"]
            await refused("forbidden", "needs-account", guest.request("POST", f"/api/friends/{coming}/accept"))
            await refused("forbidden", "needs-account", ask(guest, table, 1))
            await refused("refused", "you-block", ask(cat, table, 0))
            await cat.request("DELETE", f"/api/blocks/{(await listed(cat))['blocked'][0]['id']}")
            await ask(cat, table, 0)
            assert (await names(cat))["friends"] == ["Guest 0"]

    asyncio.run(asyncio.wait_for(story(), 120))


def test_requests_have_limits(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with accounts(sqlite_stage, 3) as (ann, ben, cat):
            table = (await seated([ann, ben, cat])).table.id
            for _ in range(3):
                await ask(ann, table, 1)
            await refused("limited", "too-often", ask(ann, table, 1))
            await ask(ann, table, 2)
            for _ in range(25):  # the refused one was counted too
                await ask(ann, table, 2, "/api/blocks")
            await refused("limited", "too-often", ask(ann, table, 2, "/api/blocks"))

    asyncio.run(asyncio.wait_for(story(), 120))


def test_who_leaves_is_nobodys_friend(stage: Stage) -> None:
    async def story() -> None:
        async with accounts(stage, 3) as (ann, ben, cat):
            table = (await seated([ann, ben, cat])).table.id
            await befriended(ann, ben, table, 1)
            await ask(cat, table, 0)
            await ask(cat, table, 1, "/api/blocks")
            friend = (await listed(ann))["friends"][0]["id"]
            new = (await ann.create(GAME, ["person"] * fewest(), sit=False)).table.id
            await ann.request("POST", f"/api/tables/{new}/seats/0/friend", {"friend": friend})
            await ben.request("POST", "/api/me/delete", {"password": "correct horse"})
            assert not (await ann.look(new)).table.seats[0].invited
            await ann.request("POST", "/api/me/delete", {"password": "correct horse"})
            assert await names(cat) == NOBODY
            await refused("unknown", "no-person", ask(cat, table, 0))

    asyncio.run(asyncio.wait_for(story(), 120))


def test_a_seat_is_kept_for_a_friend(stage: Stage) -> None:
    async def story() -> None:
        async with accounts(stage, 3) as (ann, ben, cat):
            table = (await seated([ann, ben, cat])).table.id
            friend = await befriended(ann, ben, table, 1)
            private = {"public": False, "spectators": False}
            new = (await ann.create(GAME, ["person"] * fewest(), **private)).table.id
            path, wanted = f"/api/tables/{new}/seats/1/friend", {"friend": friend}
            await refused("unknown", "no-friend", cat.request("POST", path, wanted))
            await refused("forbidden", "no-spectators", ben.look(new))
            assert (await ann.request("POST", path, wanted))["fresh"]["table"]["seats"][1]["invited"]
            elsewhere = path.replace("/1/", "/2/")
            await refused("refused", "seated", ann.request("POST", elsewhere, wanted))
            (invited,) = (await ben.request("GET", "/api/my/invitations"))["tables"]
            assert (invited["id"], invited["host"]) == (new, "Guest 0")
            assert (await cat.request("GET", "/api/my/invitations"))["tables"] == []
            await refused("forbidden", "no-spectators", cat.look(new))
            await refused("refused", "not-kept", cat.request("DELETE", f"/api/my/invitations/{new}"))
            await ben.request("DELETE", f"/api/my/invitations/{new}")
            assert (await ben.request("GET", "/api/my/invitations"))["tables"] == []
            await refused("forbidden", "by-link", ben.do(new, "sit"))
            await ann.request("POST", path, wanted)
            assert (await ben.do(new, "sit")).seat == 1
            assert (await ben.request("GET", "/api/my/invitations"))["tables"] == []
            await ben.do(new, "leave")
            await ann.request("POST", path, wanted)
            await ben.request("POST", f"/api/friends/{friend}/block")  # whoever is blocked invites in vain
            assert (await ben.request("GET", "/api/my/invitations"))["tables"] == []
            assert (await names(ann), await names(ben)) == (NOBODY, {**NOBODY, "blocked": ["Guest 0"]})
            await refused("unknown", "no-friend", ann.request("POST", elsewhere, wanted))

    asyncio.run(asyncio.wait_for(story(), 120))
