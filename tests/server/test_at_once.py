"""Many requests at the same time get no more than one after the other would."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import Counter
from typing import Any, Awaitable, Iterable, Iterator

import pytest

from quayside.client import Client, Live, Refused, connect
from server.machines import Stage, make_servers, started
from server.play import GAME, fewest, people, seated

LIMITS = {
    "QUAYSIDE_TABLES_PER_PERSON": "4",
    "QUAYSIDE_CHAT": "10",
    "QUAYSIDE_CHAT_WINDOW": "600",
    "QUAYSIDE_LOGIN_FAILURES": "8",
}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def tight(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    databases = request.getfixturevalue("databases") if request.param == "postgres" else None
    with started(make_servers(request.param, tmp_path_factory.mktemp("tight"), databases, LIMITS)) as stage:
        yield stage


async def _outcomes(work: Iterable[Awaitable[Any]]) -> Counter[str]:
    """How often each answer came: `ok`, or the reason of a refusal."""
    found: Counter[str] = Counter()
    for answer in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(answer, BaseException) and not isinstance(answer, Refused):
            raise answer
        found[answer.reason if isinstance(answer, Refused) else "ok"] += 1
    return found


def test_of_two_accounts_at_once_one_wins(stage: Stage) -> None:
    async def story() -> None:
        async with contextlib.AsyncExitStack() as stack:
            guest = await stack.enter_async_context(stage.client(0))
            await guest.guest("Ann")
            doors = [await stack.enter_async_context(Client(stage.url(n), guest.token)) for n in range(6)]
            word = secrets.token_hex(4)
            work = [door.account(f"{word}-{n}", "correct horse") for n, door in enumerate(doors)]
            assert await _outcomes(work) == {"ok": 1, "has-account": 5}
            login = (await guest.me()).login
            assert login is not None
            other = await stack.enter_async_context(stage.client(1))
            assert (await other.login(login, "correct horse")).name == "Ann"

    asyncio.run(story())


def test_of_two_people_who_want_one_login_one_gets_it(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 6) as clients:
            word = secrets.token_hex(4)
            work = [client.account(word, f"correct horse {n}") for n, client in enumerate(clients)]
            assert await _outcomes(work) == {"ok": 1, "login-taken": 5}
            assert [(await client.me()).login for client in clients].count(word) == 1

    asyncio.run(story())


def test_400_guesses_at_once_are_no_more_than_the_limit(tight: Stage) -> None:
    async def story() -> None:
        async with contextlib.AsyncExitStack() as stack:
            owner = await stack.enter_async_context(tight.client(0))
            await owner.guest("Ann")
            login = secrets.token_hex(4)
            await owner.account(login, "correct horse")
            doors = [await stack.enter_async_context(tight.client(n)) for n in range(8)]
            work = [doors[n % 8].login(login, f"wrong horse {n}") for n in range(400)]
            found = await _outcomes(work)
            assert found["wrong-password"] <= 8
            assert found == {"wrong-password": found["wrong-password"], "login": 400 - found["wrong-password"]}

    asyncio.run(story())


def test_the_limit_of_tables_holds_at_once_and_through_rematches(tight: Stage) -> None:
    async def story() -> None:
        async with contextlib.AsyncExitStack() as stack:
            me = await stack.enter_async_context(tight.client(0))
            await me.guest("Ann")
            doors = [await stack.enter_async_context(Client(tight.url(n), me.token)) for n in range(12)]
            seats = ["person"] * fewest()
            found = await _outcomes(door.create(GAME, seats) for door in doors)
            assert found == {"ok": 4, "too-many-tables": 8}
            old = [table.id for table in (await me.my_tables()).tables]
            for table in old:
                await me.do(table, "abandon")
            for _ in range(4):
                await me.create(GAME, seats)
            found = await _outcomes(door.do(table, "rematch") for door, table in zip(doors, old, strict=False))
            assert found == {"too-many-tables": 4}
            last = next(table.id for table in (await me.my_tables()).tables if table.status == "open")
            await me.do(last, "abandon")
            found = await _outcomes(door.do(table, "rematch") for door, table in zip(doors, old, strict=False))
            assert found == {"ok": 1, "too-many-tables": 3}
            going_on = [table for table in (await me.my_tables()).tables if table.status == "open"]
            assert len(going_on) == 4

    asyncio.run(story())


def test_chat_is_limited_over_all_sockets(tight: Stage) -> None:
    async def story() -> None:
        async with contextlib.AsyncExitStack() as stack:
            clients = await stack.enter_async_context(people(tight, 2))
            first = (await seated(clients, bots=fewest() - 2)).table.id
            second = (await clients[0].create(GAME, ["person"] * fewest())).table.id
            token = clients[0].token
            assert token is not None
            lives: list[Live] = []
            for number in range(20):
                lives.append(await stack.enter_async_context(connect(tight.url(number), token)))
            assert await _outcomes(live.say(first, "hello") for live in lives) == {"ok": 10, "too-often": 10}
            assert await _outcomes([clients[0].say(first, "over HTTP")]) == {"too-often": 1}
            assert await _outcomes([clients[1].say(first, "somebody else")]) == {"ok": 1}
            assert await _outcomes([clients[0].say(second, "another table")]) == {"ok": 1}

    asyncio.run(story())
