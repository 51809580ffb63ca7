"""Attacks with work: imports, exports, replays, scores are done beside the loop, fairly, and only so much of them."""

from __future__ import annotations

import ast
import asyncio
import contextlib
import inspect
import json
import random
import re
import textwrap
import time
from collections import Counter
from pathlib import Path
from typing import Any, AsyncIterator, Iterator, Optional

import httpx
import pytest
from fastapi.routing import APIRoute
from sqlalchemy import event
from sqlalchemy.engine import Engine

import quayside
import quayside.server
from quayside.games.registry import GAMES
from quayside.server.app import create_app
from quayside.server.doors.door import ELSEWHERE
from quayside.server.limits.fair import Fair, Turns
from quayside.server.protocol import CreateRequest, ImportRequest, SeatRequest
from quayside.server.refusals import status_of
from quayside.server.service import Service
from quayside.server.settings import Settings
from quayside.server.strict_json import check_depth
from quayside.server.work import jobs
from quayside.server.work.parcels import PackedAnswer, as_answer, packed, unpacked
from quayside.server.work.pool import MOST_OF_ADDRESS, MOST_OF_PERSON, Asker, Pool
from quayside.table import views
from quayside.table.entries import EVERYBODY, stored_events
from quayside.table.refusals import Refusal
from quayside.table.scores import scores as scores_of
from quayside.table.secrecy import Eyes, audience
from server.longest import long_game, table_of
from server.machines import Server
from server.test_attacks_connections import PATIENT, memory, said, status, wire

SERVER = Path(next(iter(quayside.server.__path__)))
ANN, BEN, EVE = Asker("192.0.2.1", "ann"), Asker("192.0.2.2", "ben"), Asker("203.0.113.9", "eve")


@contextlib.asynccontextmanager
async def running(**settings: Any) -> AsyncIterator[Pool]:
    pool = Pool(Settings(data=Path("unused"), **settings))
    pool.start()
    try:
        yield pool
    finally:
        await pool.close()


def _until(holds: Any) -> Any:
    async def wait() -> None:
        end = time.monotonic() + PATIENT
        while not holds():
            assert time.monotonic() < end
            await asyncio.sleep(0.02)

    return wait()


# -- what is done where ---------------------------------------------------------------------------------------------

# Every route, by what the loop itself does for it: "light" is some milliseconds at most, "pool" is done elsewhere.
HEAVY = {
    "/api/tables/import": "import",
    "/api/tables/move": "move",
    "/api/tables/{table}/export": "export",
    "/api/tables/{table}/replay": "replay",
    "/api/tables/{table}/scores": "scores",
    "/api/tables/{table}/review": "review",
    "/api/tables/{table}/review/position": "position",
    "/api/tables/{table}/review/solve": "solve",
    "/api/tables/{table}/review/play-on": "play-on",
    "/api/practice": "practice",
    "/api/tables/{table}/hint": "hint",
    "/api/puzzles/{game}/{name}/show": "show",
    "/api/puzzles/{game}/{name}/answer": "answer",
    "/api/my/insights": "insights",
}
WITHIN = {"told", "glimpse"}  # what a route that is named after another job has done too
WAYS = {"do", "worked_out", "reviewed"}
# Setting a game aside is one deal, about a tenth of a millisecond however long the game is.
LIGHT = {"replays.may_see_with", "replays.PAGE", "exports.set_aside"}
ON_THE_POOL = ("replays.", "exports.", "jobs.", "quayside.load")
DOORS = (*sorted((SERVER / "doors").glob("*.py")), SERVER / "service.py", Path(views.__file__))


def test_heavy_routes_use_the_pool_and_no_other_does_their_work(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path))
    routes = [route for route in app.routes if isinstance(route, APIRoute)]
    paths = {route.path for route in routes}
    assert paths == set(app.openapi()["paths"])
    assert set(HEAVY) <= paths
    for route in routes:
        body = ast.parse(_source(route.endpoint))
        asked = {node.value for node in ast.walk(body) if isinstance(node, ast.Constant)}
        ways = {node.attr for node in ast.walk(body) if isinstance(node, ast.Attribute)} & WAYS
        assert bool(ways) == (route.path in HEAVY), route.path
        if route.path in HEAVY:
            assert HEAVY[route.path] in asked or ways == {"reviewed"}, route.path
    assert set(HEAVY.values()) == {*jobs.JOBS, *jobs.LONG_JOBS} - WITHIN == set(ELSEWHERE)
    for path in DOORS:
        tree = ast.parse(path.read_text("utf-8"))
        used = {
            f"{node.value.id}.{node.attr}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                used |= {f"{str(node.module).rpartition('.')[2]}.{alias.name}" for alias in node.names}
        wrong = {each for each in used if each.startswith(ON_THE_POOL) and each not in LIGHT}
        assert not wrong, f"{path.name} does {wrong} on the loop"


def _source(function: Any) -> str:
    return textwrap.dedent(inspect.getsource(function))


def test_a_table_is_the_same_on_the_other_side() -> None:
    table = table_of(long_game(300))
    again = unpacked(packed(table))
    assert vars(again.header) == vars(table.header)
    assert again.seats == table.seats
    assert again.state is not None
    assert table.state is not None
    assert again.state.dump() == table.state.dump()
    for seat in (None, 0, 1):
        assert scores_of(again, seat) == scores_of(table, seat)


@pytest.mark.parametrize("game", list(GAMES))
def test_one_viewer_follows_as_everybody_does(game: str) -> None:
    """What a viewer may know of is worked out for it alone; it must be what the log says about everybody."""
    rng = random.Random(4)
    players = max(2, GAMES[game].book.players[0])
    whole = quayside.new(game, players, "eyes")
    while not whole.over and len(whole.log) < 400:
        whole.apply(rng.choice(whole.legal()))
    for seat in (None, *range(players)):
        g = whole.replayed(0)
        eyes = Eyes(g, seat)
        for logged in whole.log:
            before = g.clone()
            events, known = eyes.follow(logged)
            mask = audience(before, g, logged.seat, stored_events(events))
            assert known == (mask == EVERYBODY or (seat is not None and bool(mask >> seat & 1)))


def test_answers_survive_zipping() -> None:
    for data in ({"a": 1}, {"steps": [{"view": list(range(50))}] * 5000}):
        text = json.dumps(data).encode()
        found = as_answer(data)
        assert b"".join(found.pieces()) == text
        assert found.zipped == (len(text) > 2048)
        assert len(found.body) <= len(text)


def test_depth_is_found_without_parsing() -> None:
    rng = random.Random(3)

    def made(depth: int) -> Any:
        if depth == 0:
            return rng.choice(["[[[", '"\\', "]}", '\\"[', 1, None])
        inner = made(depth - 1)
        return [inner, "[{"] if rng.random() < 0.5 else {'"[': inner, "b\\": []}

    for _ in range(500):
        depth = rng.randrange(1, 12)
        data = made(depth)
        real = _depth(data)
        text = json.dumps(data, indent=rng.choice([None, 1]))
        for most in (real - 1, real):
            with contextlib.nullcontext() if most == real else pytest.raises(Refusal, match="deeper"):
                check_depth(text, most)


def _depth(data: Any) -> int:
    if isinstance(data, dict):
        return 1 + max((_depth(value) for value in data.values()), default=0)
    if isinstance(data, list):
        return 1 + max((_depth(value) for value in data), default=0)
    return 0


# -- fairness -------------------------------------------------------------------------------------------------------


def test_addresses_and_people_take_turns() -> None:
    queue: Fair[str] = Fair()
    for number in range(50):
        for person in ("eve", "eva"):
            queue.put("attacker", person, f"{person}{number}")
    queue.put("home", "ann", "ann0")
    queue.put("home", "ann", "ann1")
    queue.put("office", "ben", "ben0")
    taken = [queue.take() for _ in range(7)]
    assert taken == ["eve0", "ann0", "ben0", "eva0", "ann1", "eve1", "eva1"]
    assert len(queue) == 96
    queue.drop("attacker", "eve", "eve2")
    queue.drop("attacker", "eve", "eve1")  # taken already
    assert queue.take() == "eve3"
    assert queue.take(lambda address: address != "attacker") is None


def test_everything_is_taken_once_and_nobody_is_passed_over() -> None:
    rng = random.Random(11)
    for _ in range(200):
        queue: Fair[tuple[str, str, int]] = Fair()
        things = [(f"a{rng.randrange(4)}", f"p{rng.randrange(6)}", number) for number in range(rng.randrange(60))]
        waiting = Counter(address for address, _, _ in things)
        for thing in things:
            queue.put(thing[0], thing[1], thing)
        found = []
        since: Counter[str] = Counter()
        while (taken := queue.take()) is not None:
            found.append(taken)
            since[taken[0]] = 0
            waiting[taken[0]] -= 1
            for other in waiting:
                if waiting[other] and other != taken[0]:
                    since[other] += 1
                    assert since[other] <= len(waiting)
        assert sorted(found) == sorted(things)


def test_so_many_at_a_time() -> None:
    async def story() -> None:
        turns = Turns(3)
        inside: Counter[str] = Counter()
        most: Counter[str] = Counter()

        async def one(key: str) -> None:
            async with turns.turn(key):
                inside[key] += 1
                most[key] = max(most[key], inside[key])
                await asyncio.sleep(0.001)
                inside[key] -= 1

        tasks = [asyncio.ensure_future(one(key)) for key in "aab" * 20]
        await asyncio.sleep(0.005)
        tasks[-1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert most == {"a": 3, "b": 3}
        assert not turns._rooms
        assert not turns._inside

    asyncio.run(story())


def test_one_address_does_not_have_all_the_workers() -> None:
    """While somebody keeps the pool busy with all he may ask for, another one's work is done before most of his."""

    async def story() -> None:
        hard, easy = packed(table_of(long_game(150))), packed(table_of(long_game(40)))
        async with running(work_processes=2, work_seconds=PATIENT) as pool:
            order: list[str] = []

            async def work(asker: Asker, table: bytes) -> None:
                with pool.place(asker):
                    await pool.do(asker, "export", table, "p0", "key")
                order.append(asker.person)

            eves = [Asker(EVE.address, f"eve{number % 4}") for number in range(MOST_OF_ADDRESS)]
            tasks = [asyncio.ensure_future(work(eve, hard)) for eve in eves]
            await _until(lambda: pool.quick.running[EVE.address] == 1)
            await asyncio.sleep(0.1)
            assert pool.quick.running == {EVE.address: 1}
            tasks += [asyncio.ensure_future(work(asker, easy)) for asker in (ANN, BEN)]
            await asyncio.gather(*tasks)
            assert {"ann", "ben"} & set(order[:4]), order

    asyncio.run(asyncio.wait_for(story(), 5 * PATIENT))


# -- only so much ---------------------------------------------------------------------------------------------------


def _reason(pool: Pool, asker: Asker) -> Optional[str]:
    try:
        with pool.place(asker):
            return None
    except Refusal as refusal:
        return refusal.reason if status_of(refusal) == 429 and refusal.retry_after else "untyped"


def test_places_are_few_and_given_back() -> None:
    pool = Pool(Settings(data=Path("unused")))
    with contextlib.ExitStack() as stack:
        for _ in range(MOST_OF_PERSON):
            stack.enter_context(pool.place(EVE))
        assert _reason(pool, EVE) == "busy"
        for number in range(MOST_OF_ADDRESS - MOST_OF_PERSON):
            stack.enter_context(pool.place(Asker(EVE.address, f"other{number}")))
        assert _reason(pool, Asker(EVE.address, "one more")) == "busy"
        assert _reason(pool, ANN) is None
        for number in range(100):
            with contextlib.suppress(Refusal):
                stack.enter_context(pool.place(Asker(f"198.51.100.{number}", f"many{number}")))
        assert _reason(pool, ANN) == "busy"
    assert _reason(pool, EVE) is None
    assert not pool.held


def test_a_share_is_used_up_and_comes_back() -> None:
    clock = [0.0]
    pool = Pool(Settings(data=Path("unused"), work_share=10.0), now=lambda: clock[0])
    pool._charge(pool.quick, EVE, 15.0)
    assert _reason(pool, EVE) == "work"
    assert _reason(pool, Asker(EVE.address, "her brother")) is None
    pool._charge(pool.quick, Asker(EVE.address, "her brother"), 9.0)
    assert _reason(pool, Asker(EVE.address, "her sister")) == "work"  # the address has had its share
    assert _reason(pool, ANN) is None
    clock[0] += 29.0
    assert _reason(pool, EVE) == "work"
    clock[0] += 3.0
    assert _reason(pool, EVE) is None


def test_what_takes_too_long_is_given_up_and_the_next_is_done() -> None:
    async def story() -> None:
        table = packed(table_of(long_game(4000)))
        async with running(work_processes=1, work_seconds=0.3) as pool:
            doing = asyncio.ensure_future(pool.do(EVE, "export", table, "p0", "key"))
            await _until(lambda: pool.quick.workers[0].process is not None)
            first = pool.quick.workers[0].process
            with pytest.raises(Refusal) as caught:
                await doing
            assert caught.value.reason == "took-too-long"
            assert first is not None
            assert first.returncode is not None
            pool.settings = Settings(data=Path("unused"), work_seconds=PATIENT)
            found = PackedAnswer(*await pool.do(ANN, "replay", packed(table_of(long_game(40))), 0, 0, 3))
            assert len(json.loads(b"".join(found.pieces()))["steps"]) == 3

    asyncio.run(asyncio.wait_for(story(), 5 * PATIENT))


def test_work_that_nobody_waits_for_is_dropped() -> None:
    async def story() -> None:
        table = packed(table_of(long_game(4000)))
        async with running(work_processes=1, work_seconds=PATIENT) as pool:
            tasks = [asyncio.ensure_future(pool.do(EVE, "export", table, "p0", "key")) for _ in range(3)]
            await _until(lambda: pool.quick.running[EVE.address] == 1)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert len(pool.quick.waiting) == 0
            await _until(lambda: not pool.quick.running)  # what had begun is ended too

    asyncio.run(asyncio.wait_for(story(), 5 * PATIENT))


def test_a_file_that_would_fill_the_memory_is_refused() -> None:
    async def story() -> None:
        async with running(work_processes=1, work_seconds=5 * PATIENT) as pool:
            for body in (b'{"dump":{"log":[' + b"{}," * 2_700_000 + b"{}]}}", b'{"dump":' + b"[" * 8_000_000):
                with pytest.raises(Refusal) as caught:
                    await pool.do(EVE, "import", body, "seed", "key", 32, 65536)
                assert caught.value.reason in ("too-large", "too-deep", "bad-dump")

    asyncio.run(asyncio.wait_for(story(), 10 * PATIENT))


# -- over HTTP ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("work")).start()
    try:
        yield found
    finally:
        found.stop()


IMPORT = b"POST /api/tables/import HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


def test_a_stranger_is_turned_away_before_the_body_is_sent(server: Server) -> None:
    with wire(server, IMPORT + b"Content-Length: 8000000\r\n\r\n") as line:
        assert status(line.recv(65536)) == 401
    with wire(server, IMPORT + b"Content-Length: 8000000\r\nAuthorization: Bearer made.up\r\n\r\n") as line:
        assert status(line.recv(65536)) == 401
    with wire(server, IMPORT + b"Content-Length: 8388609\r\n\r\n") as line:
        assert status(said(line)) == 413


def test_large_bodies_of_one_address_are_read_one_by_one(server: Server) -> None:
    """Eight senders with 8 MB each; the server never holds more than one of them in memory, nor parses it itself."""
    tokens = [httpx.post(f"{server.url}/api/guest", json={"name": "Eve"}).json()["token"] for _ in range(8)]
    before = memory(server)
    body = b'{"dump": {"x": "' + b"x" * 8_000_000 + b'"}}'

    async def story() -> list[int]:
        async with httpx.AsyncClient(timeout=5 * PATIENT, trust_env=False) as client:

            async def send(who: str) -> int:
                headers = {"Authorization": f"Bearer {who}", "Content-Type": "application/json"}
                return (await client.post(f"{server.url}/api/tables/import", content=body, headers=headers)).status_code

            return await asyncio.gather(*(send(who) for who in tokens))

    peak = before
    done = False

    async def watch() -> None:
        nonlocal peak
        while not done:
            peak = max(peak, memory(server))
            await asyncio.sleep(0.02)

    async def both() -> list[int]:
        nonlocal done
        watching = asyncio.ensure_future(watch())
        try:
            return await story()
        finally:
            done = True
            await watching

    assert set(asyncio.run(both())) <= {422, 429}
    assert peak < before + 60


def test_answers_come_zipped_or_plain(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENT) as client:
        client.headers["Authorization"] = f"Bearer {client.post('/api/guest', json={'name': 'Ann'}).json()['token']}"
        bots = [{"kind": "person"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        made = client.post("/api/tables", json={"game": "container", "seats": bots}).json()
        table = made["fresh"]["table"]["id"]
        assert client.get(f"/api/tables/{table}/export").json()["error"]["reason"] == "not-started"
        client.post(f"/api/tables/{table}/start")
        zipped = client.get(f"/api/tables/{table}/replay", params={"limit": 1})
        plain = client.get(f"/api/tables/{table}/replay", params={"limit": 1}, headers={"Accept-Encoding": "identity"})
        assert zipped.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert zipped.json()["steps"] == plain.json()["steps"]


def test_whoever_goes_away_frees_the_place(server: Server) -> None:
    token = httpx.post(f"{server.url}/api/guest", json={"name": "Eve"}).json()["token"]
    head = IMPORT + b"Content-Length: 1000000\r\nAuthorization: Bearer " + token.encode() + b"\r\n\r\n"
    for _ in range(3 * MOST_OF_PERSON):
        with wire(server, head + b"{"):
            pass
    headers = {"Authorization": f"Bearer {token}"}
    end = time.monotonic() + PATIENT
    while True:
        answer = httpx.post(f"{server.url}/api/tables/import", json={"dump": {}}, headers=headers, timeout=PATIENT)
        if answer.status_code == 422:
            break
        assert time.monotonic() < end, answer.text
        time.sleep(0.1)
    assert "unexpected error" not in server.log.read_text()  # going away is nothing to write home about


def test_lists_load_no_games(tmp_path: Path) -> None:
    """A list asks for headers and seats alone, however large the games are, and says which games were imported."""

    async def story() -> None:
        here = Service(Settings(data=tmp_path))
        await here.start()
        try:
            ann, _token = await here.identity.guest("Ann", "en", "192.0.2.1", "")
            dump = long_game(200).dump()
            wanted = ImportRequest(seats=[SeatRequest(), SeatRequest()], dump=dump)
            made = (await here.lobby.create_from(ann, wanted)).table.id
            await here.lobby.create(ann, CreateRequest(game="shipyard", seats=[SeatRequest(), SeatRequest()]))
            asked: list[str] = []

            def note(_connection: Any, _cursor: Any, statement: str, *_more: Any) -> None:
                asked.append(statement)

            event.listen(Engine, "before_cursor_execute", note)
            try:
                found = [await here.lobby.listed(ann), await here.lobby.listed(ann, mine=True)]
                await here.lobby.listed(ann, my_turn=True)
            finally:
                event.remove(Engine, "before_cursor_execute", note)
            assert len(asked) >= 3
            for statement in asked:
                assert "tables.origin" not in statement
                assert not {"snapshots", "entries"} & set(re.findall(r"\w+", statement))
            for page in found:
                assert {table["id"] == made: table["imported"] for table in page["tables"]} == {
                    True: True,
                    False: False,
                }
        finally:
            await here.stop()

    asyncio.run(asyncio.wait_for(story(), 2 * PATIENT))
