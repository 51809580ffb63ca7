"""Small helpers that the tests of the server share."""

from __future__ import annotations

import contextlib
import random
from typing import Any, AsyncIterator, Callable, Optional

import pytest

from quayside.client import Client, Live, Refused, connect
from quayside.games.registry import GAMES
from quayside.server.protocol import Done, Fresh
from server.machines import Stage

GAME = next(iter(GAMES))


def short(game: str = GAME) -> dict[str, Any]:
    """Options that make a game end soon, where it has such."""
    return {"round_limit": 3} if any(option.name == "round_limit" for option in GAMES[game].book.options) else {}


def fewest(game: str = GAME) -> int:
    """The smallest table with somebody to play against."""
    return max(2, GAMES[game].book.players[0])


@contextlib.asynccontextmanager
async def people(stage: Stage, count: int) -> AsyncIterator[list[Client]]:
    """So many guests, spread over the servers of the stage."""
    async with contextlib.AsyncExitStack() as stack:
        found = []
        for number in range(count):
            client = await stack.enter_async_context(stage.client(number))
            await client.guest(f"Guest {number}")
            found.append(client)
        yield found


async def seated(clients: list[Client], game: str = GAME, bots: int = 0, **settings: Any) -> Fresh:
    """A started table with these people, in this order, and some bots."""
    settings.setdefault("options", short(game))
    seats = ["person"] * len(clients) + ["bot:random"] * bots
    fresh = await clients[0].create(game, seats, **settings)
    for client in clients[1:]:
        if settings.get("public", True):
            await client.do(fresh.table.id, "sit")
        else:
            free = next(seat.seat for seat in (await clients[0].look(fresh.table.id)).table.seats if seat.name is None)
            await client.use_link((await clients[0].link(fresh.table.id, free)).token)
    return await clients[0].do(fresh.table.id, "start")


async def all_sit(clients: list[Client], table: str) -> Fresh:
    """Everybody but the first, who owns an imported table, sits down there and agrees; then the game begins."""
    for client in clients[1:]:
        await client.do(table, "sit")
        await client.do(table, "agree")
    return await clients[0].do(table, "start")


async def abandoned(clients: list[Client], table: str) -> Fresh:
    """The table after all who play have asked to end it."""
    for client in clients:
        fresh = await client.do(table, "abandon")
        if fresh.table.status == "abandoned":
            return fresh
    raise AssertionError("somebody still wants to play")


@contextlib.asynccontextmanager
async def sockets(stage: Stage, clients: list[Client], table: str) -> AsyncIterator[list[Live]]:
    """A socket for each client, all subscribed."""
    async with contextlib.AsyncExitStack() as stack:
        found = []
        for client in clients:
            assert client.token is not None
            live = await stack.enter_async_context(connect(client.url, client.token))
            await live.subscribe(table)
            found.append(live)
        yield found


def at_random(rng: random.Random) -> Callable[[Fresh], str]:
    return lambda fresh: rng.choice(fresh.legal).action


async def refused(kind: str, reason: Optional[str], work: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        await work
    assert caught.value.kind == kind, caught.value
    if reason is not None:
        assert caught.value.reason == reason, caught.value
    return caught.value


async def mover(clients: list[Client], table: str) -> tuple[Client, Fresh]:
    """One who has to decide, and how the table stands for that one."""
    seat = (await clients[0].look(table)).table.pending[0]
    return clients[seat], await clients[seat].look(table)


async def when_current(client: Client, table: str, action: str) -> Done:
    """Try an action until no bot has moved between looking and acting."""
    while True:
        try:
            return await client.act(table, (await client.look(table)).version, action)
        except Refused as error:
            if error.kind != "stale":
                raise
