"""T16 for the disk: full, failing or read-only under play. What was acknowledged is there; then play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import secrets
import shutil
import sqlite3
import subprocess
from pathlib import Path
from typing import Any, AsyncIterator, Callable, Coroutine, Iterator

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.client import Client, Refused
from quayside.server import admin
from quayside.server.refusals import Unavailable
from quayside.server.settings import Settings
from quayside.server.store.database import Database
from quayside.server.store.sqlite import Connection
from quayside.table.refusals import refused
from server.machines import Server
from server.play import seated

ROUNDS = int(os.environ.get("QUAYSIDE_DISK", "1"))  # of one fault each
TABLES = 4
SMALL = 10  # pages of SQLite's memory, so that a transaction goes to the disk before its end, as large ones do


# -- one group of writers -----------------------------------------------------------------------------------------


Block = Callable[[AsyncConnection], Coroutine[Any, Any, None]]
INSERT = text("INSERT INTO probes (id, at) VALUES (:id, 1)")


@contextlib.asynccontextmanager
async def migrated(folder: Path) -> AsyncIterator[Database]:
    database = Database(Settings(data=folder).database_url)
    await database.migrate()
    try:
        yield database
    finally:
        await database.close()


def driver_of(connection: AsyncConnection) -> sqlite3.Connection:
    assert connection.sync_connection is not None
    found: Any = connection.sync_connection.connection.driver_connection
    raw: sqlite3.Connection = found.raw
    return raw


def insert(number: int) -> Block:
    async def block(connection: AsyncConnection) -> None:
        await connection.execute(INSERT, {"id": number})

    return block


async def full(connection: AsyncConnection) -> None:
    """No room for one page more: SQLite undoes the whole transaction."""
    (pages,) = driver_of(connection).execute("PRAGMA page_count").fetchone()
    driver_of(connection).execute(f"PRAGMA max_page_count={pages}")
    await connection.execute(text("CREATE TABLE more AS SELECT randomblob(100000)"))


async def read_only(connection: AsyncConnection) -> None:
    driver_of(connection).execute("PRAGMA query_only=ON")
    await connection.execute(INSERT, {"id": 1000})


async def swallowed(connection: AsyncConnection) -> None:
    """The error is caught where it should not be, and writing goes on without a transaction."""
    with contextlib.suppress(DBAPIError):
        await full(connection)
    with contextlib.suppress(DBAPIError):
        await connection.execute(INSERT, {"id": 1000})


async def without_a_word(connection: AsyncConnection) -> None:
    """Nothing raises, but what the others have written is gone."""
    driver_of(connection).execute("ROLLBACK")


async def mistaken(connection: AsyncConnection) -> None:
    await connection.execute(INSERT, {"id": 1000})
    raise RuntimeError("a mistake of ours")


async def refusing(connection: AsyncConnection) -> None:
    await connection.execute(INSERT, {"id": 1000})
    raise refused("no", "not like this")


async def doubled(connection: AsyncConnection) -> None:
    """A constraint says no: that is an answer, and leaves the transaction as it was."""
    await connection.execute(INSERT, {"id": 1000})
    await connection.execute(INSERT, {"id": 1000})


async def given_up(connection: AsyncConnection) -> None:
    await connection.execute(INSERT, {"id": 1000})
    raise asyncio.CancelledError


@pytest.mark.parametrize("bad", [10, 15], ids=["the first", "one among others"])
@pytest.mark.parametrize(
    ("block", "harms"),
    [
        (full, True),
        (read_only, True),
        (swallowed, True),
        (without_a_word, True),
        (mistaken, True),
        (refusing, False),
        (doubled, False),
        (given_up, False),
    ],
)
def test_a_writer_that_fails_takes_its_group_with_it_and_nobody_is_told_otherwise(
    tmp_path: Path, block: Block, harms: bool, bad: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Ten writers in one transaction, one of them fails; then ten more. Whoever comes after a failure begins anew."""

    async def story() -> tuple[set[int], list[BaseException]]:
        told: set[int] = set()
        errors: list[BaseException] = []

        async def write(database: Database, number: int) -> None:
            try:
                async with database.write() as connection:
                    await (block if number == bad else insert(number))(connection)
            except (Exception, asyncio.CancelledError) as error:
                errors.append(error)
            else:
                told.add(number)

        async with migrated(tmp_path) as database:
            await asyncio.gather(*(write(database, number) for number in range(10, 20)))
            await asyncio.gather(*(write(database, number) for number in range(20, 30)))
        return told, errors

    told, errors = asyncio.run(story())
    with contextlib.closing(sqlite3.connect(tmp_path / "quayside.db")) as independent:
        there = {row[0] for row in independent.execute("SELECT id FROM probes")}
    assert there == told, "what was told is not what is there"
    assert told >= set(range(20, 30)), "it did not go on"
    if harms:
        shared = set(range(11, bad))
        assert shared & told == set(), "they shared the transaction that failed"
        assert sum(isinstance(error, Unavailable) for error in errors) >= len(shared)
        assert any(record.levelname == "ERROR" for record in caplog.records)
    else:
        assert told == set(range(10, 30)) - {bad}


def test_there_is_no_commit_without_a_transaction(tmp_path: Path) -> None:
    async def story() -> None:
        connection = Connection(str(tmp_path / "x.db"))
        with pytest.raises(sqlite3.OperationalError, match="nothing to commit"):
            await connection.commit()
        with pytest.raises(sqlite3.OperationalError, match="no more use"):
            await connection.cursor().execute("SELECT 1")
        await connection.close()

    asyncio.run(story())


def test_a_connection_that_is_thrown_away_lets_go_of_its_lock(tmp_path: Path) -> None:
    """Also while somebody holds on to the error, and with it to the statement."""

    async def story() -> None:
        async with migrated(tmp_path) as database:
            kept: list[BaseException] = []
            for number in range(3):
                try:
                    async with database.write() as connection:
                        await connection.execute(INSERT, {"id": number})
                        await full(connection)
                except Unavailable as error:
                    kept.append(error)
            assert len(kept) == 3
            async with database.write() as connection:
                await connection.execute(INSERT, {"id": 9})

    asyncio.run(asyncio.wait_for(story(), 12))


# -- a whole server -----------------------------------------------------------------------------------------------


class Disk:
    """A place for data that can be made to fail and to work again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def make(self) -> None:
        self.folder.mkdir()

    def fail(self, server: Server) -> None: ...

    def mend(self, server: Server) -> None: ...

    def gone(self) -> None: ...


class FullDisk(Disk):
    """A small file system of its own; a ballast takes the room and gives it back."""

    def make(self) -> None:
        super().make()
        _root("mount", "-t", "tmpfs", "-o", "size=48m", "tmpfs", str(self.folder))

    def fail(self, server: Server) -> None:
        with (self.folder / "ballast").open("wb", buffering=0) as ballast:
            with contextlib.suppress(OSError):
                while ballast.write(bytes(100_000)):
                    pass
            ballast.truncate(max(0, ballast.tell() - 60_000))  # so that it ends in the middle of something

    def mend(self, server: Server) -> None:
        (self.folder / "ballast").unlink(missing_ok=True)

    def gone(self) -> None:
        subprocess.run(["umount", "-l", str(self.folder)], check=False)


class FailingDisk(Disk):
    """Writing beyond a point of a file fails (EFBIG), which SQLite takes for an error of the disk."""

    def make(self) -> None:
        super().make()
        if not hasattr(resource, "prlimit"):
            pytest.skip("this system cannot limit another process")

    def fail(self, server: Server) -> None:
        self._limit(server, 100_000)  # far into the log of SQLite, which is written from its beginning again and again

    def mend(self, server: Server) -> None:
        self._limit(server, resource.RLIM_INFINITY)

    def _limit(self, server: Server, most: int) -> None:
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


class ReadOnlyDisk(Disk):
    """Files that nobody can write to any more, not even who has them open.

    Not the -shm: it is memory that processes share, and writing to it would end the process with a signal.
    """

    def files(self) -> list[str]:
        return [str(self.folder / name) for name in ("quayside.db", "quayside.db-wal")]

    def make(self) -> None:
        super().make()
        probe = self.folder / "probe"
        probe.touch()
        _root("chattr", "+i", str(probe))
        _root("chattr", "-i", str(probe))

    def fail(self, server: Server) -> None:
        _root("chattr", "+i", *self.files())

    def mend(self, server: Server) -> None:
        subprocess.run(["chattr", "-i", *self.files()], check=False)


def _root(*command: str) -> None:
    """What only root can do, on a system that can do it."""
    if not shutil.which(command[0]):
        pytest.skip(f"there is no {command[0]} here")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"{' '.join(command[:2])} does not work here: {done.stderr.strip()[:100]}")


@pytest.fixture(params=[FullDisk, FailingDisk, ReadOnlyDisk])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    found: Disk = request.param(tmp_path / "data")
    try:
        found.make()
        yield found
    finally:
        found.gone()


class Acknowledged:
    """What an independent client was told was done."""

    def __init__(self) -> None:
        self.moves: dict[str, tuple[str, str]] = {}  # by move id: table and action
        self.lines: dict[str, str] = {}  # of chat: by text, the table
        self.people: set[str] = set()
        self.refused = 0

    def count(self) -> int:
        return len(self.moves) + len(self.lines) + len(self.people)

    def missing(self, file: Path) -> list[str]:
        """What of it is not in the database, by somebody who knows nothing of our code."""
        with contextlib.closing(sqlite3.connect(file)) as database:
            moves = {row[0]: row[1:] for row in database.execute("SELECT move, table_id, action FROM entries")}
            lines = dict(database.execute("SELECT text, table_id FROM chat"))
            people = {row[0] for row in database.execute("SELECT id FROM people")}
        lost = [move for move, what in self.moves.items() if moves.get(move) != what]
        return lost + [line for line, table in self.lines.items() if lines.get(line) != table] + [*self.people - people]


async def play(clients: list[Client], table: str, told: Acknowledged, over: asyncio.Event, seed: int) -> None:
    """Move, chat and bring guests along until it is over, whatever the server says."""
    rng = random.Random(seed)
    looks: list[Any] = [None] * len(clients)
    while not over.is_set():
        try:
            for seat, client in enumerate(clients):
                looks[seat] = await client.look(table)
            seat = looks[0].table.pending[0]
            action, move = rng.choice(looks[seat].legal).action, secrets.token_hex(8)
            await clients[seat].act(table, looks[seat].version, action, move)
            told.moves[move] = (table, action)
            line = secrets.token_hex(8)
            await clients[0].say(table, line)
            told.lines[line] = table
            async with Client(clients[0].url) as guest:
                told.people.add((await guest.guest("Guest")).id)
        except Refused as error:
            if error.kind not in ("unavailable", "stale") or error.status == 500:
                raise
            told.refused += 1
            await asyncio.sleep(0.02)


async def health(url: str) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=url, trust_env=False, verify=False, timeout=20) as http:
        answer = await http.get("/readyz")
        found: dict[str, Any] = answer.json()
        assert answer.status_code == (200 if found["ok"] else 503)
        return found


async def until(url: str, ready: bool) -> dict[str, Any]:
    while True:
        found = await health(url)
        if found["ok"] == ready:
            return found
        await asyncio.sleep(0.1)


def test_the_disk_fails_under_play(disk: Disk, tmp_path: Path) -> None:
    """Nothing acknowledged is missing, the server says what is wrong, and goes on by itself when the disk does."""
    server = Server(disk.folder, {"QUAYSIDE_FREE_BYTES": "0", "QUAYSIDE_SNAPSHOT_EVERY": "2"})
    server.log = tmp_path / "server.log"
    told = Acknowledged()
    asyncio.run(_laid(disk.folder))

    async def more(count: int) -> None:
        while told.count() < count:
            await asyncio.sleep(0.05)

    async def story() -> None:
        async with contextlib.AsyncExitStack() as stack:
            tables = []
            for _ in range(TABLES):
                clients = [await stack.enter_async_context(Client(server.url)) for _ in range(3)]
                for client in clients:
                    await client.guest("Guest")
                tables.append((clients, (await seated(clients, options={})).table.id))
            over = asyncio.Event()
            players = [
                asyncio.ensure_future(play(clients, table, told, over, seed))
                for seed, (clients, table) in enumerate(tables)
            ]
            for _ in range(ROUNDS):
                await more(told.count() + 20)
                disk.fail(server)
                wrong = await until(server.url, ready=False)
                assert wrong["database"] is False
                told.refused = 0
                while told.refused < 2 * TABLES:  # nobody is told that anything was done
                    await asyncio.sleep(0.05)
                disk.mend(server)
                await until(server.url, ready=True)
                await more(told.count() + 20)
            over.set()
            await asyncio.gather(*players)

    try:
        server.start()
        asyncio.run(asyncio.wait_for(story(), 60 + 30 * ROUNDS))
    finally:
        disk.mend(server)
        server.stop()
    assert told.missing(disk.folder / "quayside.db") == []
    assert '"level": "error"' in server.log.read_text()
    assert asyncio.run(admin.verify(Settings(data=disk.folder)))["problems"] == []


async def _laid(folder: Path) -> None:
    """A database whose transactions go to the disk before they end."""
    async with migrated(folder):
        pass
    with contextlib.closing(sqlite3.connect(folder / "quayside.db")) as database:
        database.execute(f"PRAGMA default_cache_size={SMALL}")


def test_too_little_room_is_not_ready(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", {"QUAYSIDE_FREE_BYTES": str(10**18)})
    server.wait = lambda seconds=0.0: None  # type: ignore[method-assign]
    server.start()
    try:
        for _ in range(400):
            with contextlib.suppress(httpx.TransportError):
                answer = httpx.get(f"{server.url}/readyz", trust_env=False, timeout=10)
                break
            asyncio.run(asyncio.sleep(0.1))
        assert answer.status_code == 503
        assert answer.json() == {"ok": False, "database": True, "space": False, "redis": None}
        assert httpx.get(f"{server.url}/healthz", trust_env=False).status_code == 200
    finally:
        server.stop()
