"""News between processes: nothing on the channel ends a listener, and nothing is lost for good when Redis goes away."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from pathlib import Path
from typing import Any, Iterator

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from redis import Redis
from websockets.exceptions import ConnectionClosed

from quayside.client import Client, Live, Refused, connect
from quayside.server.messages.bus import CHANNEL, POST_BYTES, TOGETHER, Bus
from quayside.server.settings import Settings
from quayside.server.store.database import Database
from quayside.server.tables.cache import Cache
from quayside.server.tables.hub import Hub
from server.machines import Databases, OwnRedis, Server, Stage, make_servers, started
from server.play import mover, people, seated, sockets

SOON = 15.0  # seconds: a few sweeps, on a busy machine


@pytest.fixture(scope="module")
def redis(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OwnRedis]:
    found = OwnRedis(tmp_path_factory.mktemp("redis")).start()
    try:
        yield found
    finally:
        found.stop()


@pytest.fixture(scope="module")
def two(redis: OwnRedis, databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """Two processes whose Redis may be taken away."""
    own = {"QUAYSIDE_REDIS": redis.url}
    with started(make_servers("postgres", tmp_path_factory.mktemp("two"), databases, own)) as stage:
        yield stage


def _bad_news(server: Server) -> int:
    lines = server.figures().splitlines()
    return round(sum(float(line.split()[-1]) for line in lines if line.startswith("quayside_bad_news_total")))


async def _until_ready(stage: Stage, ready: bool) -> None:
    end = time.monotonic() + SOON
    for server in stage.servers:
        while (httpx.get(f"{server.url}/readyz").status_code == 200) != ready:
            assert time.monotonic() < end
            await asyncio.sleep(0.05)


def _message(**fields: Any) -> str:
    return json.dumps({"from": "elsewhere", "messages": [fields]})


def _nonsense(table: str) -> list[str | bytes]:
    """What is not JSON, not a post, and not one of our messages; `table` is one that somebody listens to."""
    header = {"version": 10**6}
    return [
        b"",
        b"\xff\xfe",
        b"\x00" * 100,
        "not JSON",
        "{",
        "[" * 100_000,
        "null",
        "7",
        '"text"',
        "[]",
        "{}",
        json.dumps({"from": "x"}),
        json.dumps({"from": None, "messages": []}),
        json.dumps({"from": "x", "messages": None}),
        json.dumps({"from": "x", "messages": [None, 1, "x", []]}),
        json.dumps({"from": "x", "messages": [{"what": "presence", "tables": {}}] * (TOGETHER + 1)}),
        _message(),
        _message(what=None),
        _message(what=[]),
        _message(what="something new"),
        _message(what="signed-out"),
        _message(what="signed-out", session=7),
        _message(what="presence", tables=[]),
        _message(what="presence", tables={table: None}),
        _message(what="presence", tables={table: [["x"], 0]}),
        _message(what="presence", tables={table: [[-1], -1]}),
        _message(what="presence", tables={table: [[0]]}),
        _message(what="chat", table=table),
        _message(what="chat", table=table, line="hello"),
        _message(what="chat", table=[], line={}),
        _message(what="chat", table=table, line={"id": "x", "name": 1, "seat": [], "text": None, "at": "now"}),
        _message(what="table"),
        _message(what="table", table=[]),
        _message(what="table", table=table),
        _message(what="table", table=table, header=None, seats=None, entry=None),
        _message(what="table", table=table, header={}, seats=[], entry={}),
        _message(what="table", table=table, header=header, seats=[], entry={"version": 1, "kind": "act", "at": 0.0}),
        b"x" * (POST_BYTES + 1),
    ]


def test_no_message_ends_a_listener(two: Stage, redis: OwnRedis) -> None:
    async def story() -> None:
        async with people(two, 3) as clients:
            table = (await seated(clients)).table.id
            async with sockets(two, clients, table) as lives:
                before = _bad_news(two.servers[1])
                with Redis.from_url(redis.url) as outsider:
                    for post in _nonsense(table):
                        outsider.publish(CHANNEL, post)
                await clients[0].say(table, "are you there?")
                await lives[1].until(lambda: any(line.text == "are you there?" for line in lives[1].chat[table]))
                await clients[0].do(table, "resign")
                await lives[1].until(lambda: lives[1].tables[table].table.seats[0].resigned)
                assert _bad_news(two.servers[1]) - before > 30
        await _until_ready(two, True)

    asyncio.run(asyncio.wait_for(story(), 120))


def test_news_that_looks_right_but_cannot_be_is_looked_up(two: Stage, redis: OwnRedis) -> None:
    """The next version of a table, with an action that the game does not have: the database knows better."""

    async def story() -> None:
        async with people(two, 3) as clients:
            table = (await seated(clients)).table.id
            async with sockets(two, clients, table) as lives:
                with Redis.from_url(redis.url) as outsider, outsider.pubsub() as listener:
                    listener.subscribe(CHANNEL)
                    version = await _move(clients, table)
                    await lives[1].until(lambda: lives[1].tables[table].version == version)
                    real = _overheard(listener)
                    for number, change in enumerate(
                        (
                            {"kind": "act", "action": "nonsense(1)", "seat": 0},
                            {"kind": "act", "action": real["entry"]["action"], "seat": 60},
                            {"kind": "undo", "data": {"to": 10**9}},
                            {"kind": "undo", "data": None},
                        )
                    ):
                        next_one = {"version": real["header"]["version"] + 1}
                        forged = {**real, "header": {**real["header"], **next_one}}
                        forged["entry"] = {**real["entry"], **next_one, **change}
                        outsider.publish(CHANNEL, _message(**forged))
                        await clients[0].say(table, f"after {number}")
                        await lives[1].until(lambda: len(lives[1].chat[table]) > number)  # noqa: B023
                looks = []
                for number in range(2):
                    async with Client(two.url(number), clients[1].token) as here:
                        looks.append(await here.look(table))
                assert looks[0] == looks[1]
                version = await _move(clients, table)
                await lives[1].until(lambda: lives[1].tables[table].version == version)

    asyncio.run(asyncio.wait_for(story(), 120))


async def _move(clients: list[Client], table: str) -> int:
    """Somebody who is asked takes an action; the version it became."""
    one, fresh = await mover(clients, table)
    return (await one.act(table, fresh.version, fresh.legal[0].action)).version


def _overheard(listener: Any) -> dict[str, Any]:
    """The first change of a table that is told on the channel."""
    while True:
        item = listener.get_message(timeout=5.0)
        if item is not None and item["type"] == "message":
            for message in json.loads(item["data"])["messages"]:
                if message["what"] == "table":
                    found: dict[str, Any] = message
                    return found


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
_like_ours = st.fixed_dictionaries(
    {"what": st.sampled_from(["table", "chat", "presence", "signed-out"])},
    optional={name: _json for name in ("table", "tables", "line", "session", "entry", "header", "seats")},
)


@given(st.binary(max_size=50) | _json.map(lambda data: json.dumps(data).encode()))
def test_any_bytes_are_heard_without_harm(data: bytes) -> None:
    Bus("").hear(data)


@given(st.lists(_like_ours, max_size=4))
def test_any_message_is_heard_without_harm(messages: list[dict[str, Any]]) -> None:
    bus = Bus("")
    settings = Settings(data=Path("nowhere"))
    Hub(Cache(Database("sqlite+inline://"), 1), bus, settings)
    bus.hear(json.dumps({"from": "x", "messages": messages}).encode())


def _last(live: Live, table: str) -> str:
    return live.chat[table][-1].text if live.chat[table] else ""


@pytest.mark.parametrize("how", ["restarted", "cut off"])
def test_the_first_word_after_redis_was_away_is_not_lost(two: Stage, redis: OwnRedis, how: str) -> None:
    async def story() -> None:
        async with people(two, 3) as clients:
            table = (await seated(clients)).table.id
            async with sockets(two, clients, table) as lives:
                for number in range(3):
                    if how == "restarted":
                        redis.stop()
                        redis.start()
                    else:
                        with Redis.from_url(redis.url) as outsider:
                            outsider.client_kill_filter(_type="pubsub")
                            outsider.client_kill_filter(_type="normal", skipme=True)
                    text = f"first after {how} {number}"
                    await clients[0].say(table, text)
                    await lives[1].until(lambda: _last(lives[1], table) == text, SOON)  # noqa: B023
                    seen = [line.id for line in lives[1].chat[table]]
                    assert seen == sorted(set(seen))  # once each, in order
                await clients[0].do(table, "resign")
                await lives[1].until(lambda: lives[1].tables[table].table.seats[0].resigned, SOON)
        await _until_ready(two, True)

    asyncio.run(asyncio.wait_for(story(), 120))


@pytest.mark.parametrize("how", ["stopped", "frozen"])
def test_a_session_that_ended_ends_its_sockets_everywhere_without_redis(two: Stage, redis: OwnRedis, how: str) -> None:
    """A password is changed at one process while Redis is away; the old session is open at the other one."""

    async def story() -> None:
        async with people(two, 3) as clients, Client(two.url(1)) as thief:
            table = (await seated(clients)).table.id
            await clients[0].account(f"ann-{how}", "correct horse")
            await thief.login(f"ann-{how}", "correct horse")
            assert thief.token is not None
            async with connect(two.url(1), thief.token) as live:
                await live.subscribe(table)
                if how == "stopped":
                    redis.stop()
                else:
                    redis.signal(signal.SIGSTOP)
                try:
                    wanted = {"old": "correct horse", "new": "battery staple"}
                    answer = await clients[0].request("POST", "/api/password", wanted)
                    clients[0].token = answer["token"]
                    await asyncio.wait_for(live.socket.wait_closed(), SOON)
                    assert live.socket.close_code == 1008
                    with pytest.raises((ConnectionError, ConnectionClosed, Refused)):
                        await live.say(table, "still here")
                    await _until_ready(two, False)
                finally:
                    if how == "stopped":
                        redis.start()
                    else:
                        redis.signal(signal.SIGCONT)
        await _until_ready(two, True)

    asyncio.run(asyncio.wait_for(story(), 120))
