"""T15: sockets dropped at random points; what was missed arrives once and in order."""

from __future__ import annotations

import asyncio
import os
import random
from typing import Optional

import pytest
from websockets.exceptions import ConnectionClosed

from quayside.client import Client, Live, Refused, connect
from quayside.server.protocol import EntryInfo, Fresh
from server.machines import Stage
from server.play import people, seated

GAMES = int(os.environ.get("QUAYSIDE_RECONNECTS", "5"))


class Stubborn:
    """A player whose connection keeps breaking. It remembers what it was told across connections."""

    def __init__(self, stage: Stage, client: Client, table: str, rng: random.Random) -> None:
        self.stage = stage
        self.client = client
        self.table = table
        self.rng = rng
        self.entries: list[EntryInfo] = []
        self.last: Optional[Fresh] = None
        self.drops = 0

    async def play(self) -> None:
        while self.last is None or self.last.table.status == "playing":
            assert self.client.token is not None
            try:
                async with connect(self.stage.url(self.rng.randrange(2)), self.client.token) as live:
                    await self._until_it_breaks(live)
            except (TimeoutError, ConnectionError, ConnectionClosed):
                pass

    async def _until_it_breaks(self, live: Live) -> None:
        since = 0 if self.last is None else self.last.version
        took = 0
        await live.subscribe(self.table, since)
        try:
            while True:
                fresh = live.tables[self.table]
                if fresh.table.status != "playing":
                    return
                if self.rng.random() < 0.15:
                    self.drops += 1
                    if self.rng.random() < 0.5 and fresh.legal:  # in the middle of a move
                        action = self.rng.choice(fresh.legal).action
                        task = asyncio.ensure_future(live.act(self.table, action))
                        await asyncio.sleep(self.rng.random() * 0.004)
                        live.socket.transport.abort()
                        await asyncio.gather(task, return_exceptions=True)
                    else:
                        live.socket.transport.abort()
                    return
                if fresh.decision is not None:
                    try:
                        await live.act(self.table, self.rng.choice(fresh.legal).action, fresh.version)
                    except Refused as error:
                        if error.kind != "stale":
                            raise
                        await live.until(lambda: live.tables[self.table].version > fresh.version)  # noqa: B023
                else:
                    seen = fresh.version
                    await live.until(lambda: live.tables[self.table].version > seen)  # noqa: B023
        finally:
            got = live.entries.get(self.table, [])
            self.entries += got[took:]
            self.last = live.tables.get(self.table, self.last)


def test_dropped_sockets_miss_nothing(stage: Stage) -> None:
    drops = 0

    async def game(number: int) -> int:
        rng = random.Random(number)
        async with people(stage, 3) as clients:
            table = (await seated(clients)).table.id
            players = [Stubborn(stage, client, table, rng) for client in clients]
            await asyncio.gather(*(player.play() for player in players))
            for player in players:
                now = await player.client.look(table)
                assert player.last is not None
                assert player.last.view == now.view
                assert [entry.version for entry in player.entries] == list(range(1, now.version + 1))
                whole = await player.client.look(table, since=0)
                assert [entry.model_dump() for entry in whole.entries] == [
                    entry.model_dump() for entry in player.entries
                ]
            return sum(player.drops for player in players)

    async def story() -> None:
        nonlocal drops
        for start in range(0, GAMES, 4):
            found = await asyncio.gather(*(game(number) for number in range(start, min(GAMES, start + 4))))
            drops += sum(found)

    asyncio.run(asyncio.wait_for(story(), 60 + 3 * GAMES))
    assert drops > GAMES
    print(f"{drops} drops in {GAMES} games")


def test_a_gap_is_exact(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 3) as clients:
            table = (await seated(clients, bots=0)).table.id
            whole = await clients[0].look(table, since=0)
            for since in range(whole.version + 1):
                gap = await clients[0].look(table, since=since)
                assert gap.since == since
                assert gap.complete
                assert [entry.version for entry in gap.entries] == list(range(since + 1, whole.version + 1))
            ahead = await clients[0].look(table, since=whole.version + 9)
            assert not ahead.complete
            assert ahead.version == whole.version

    asyncio.run(story())


def test_news_that_redis_lost_arrives_all_the_same(request: pytest.FixtureRequest) -> None:
    """The sweep finds tables that another process has changed without our hearing of it."""
    stage: Stage = request.getfixturevalue("postgres_stage")

    async def story() -> None:
        from quayside.server.messages.bus import Bus
        from quayside.server.people.identity import Person
        from quayside.server.service import Service
        from quayside.table.commands import Resign

        async with people(stage, 3) as clients:
            fresh = await seated(clients)
            table = fresh.table.id
            me = await clients[0].me()
            mute = Service(stage.settings)
            mute.bus = mute.hub.bus = Bus("")
            try:
                assert clients[0].token is not None
                async with connect(stage.url(0), clients[0].token) as live:
                    await live.subscribe(table)
                    person = Person(me.id, me.name, None, None, "en", {})
                    await mute.change(person, table, Resign())
                    await live.until(lambda: live.tables[table].table.seats[0].resigned, 5.0)
            finally:
                await mute.stop()

    asyncio.run(story())
