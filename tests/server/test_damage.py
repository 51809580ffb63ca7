"""Damage to the database: found when a table is loaded, told in plain words, and never served as a wrong game."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import shutil
import sqlite3
from pathlib import Path
from typing import Any, AsyncIterator, Callable, Optional

import httpx
import pytest
from typer.testing import CliRunner

from quayside.cli.main import app
from quayside.client import Client
from quayside.games.registry import GAMES
from quayside.server import admin
from quayside.server.protocol import CreateRequest, SeatRequest
from quayside.server.refusals import Damaged
from quayside.server.service import Service
from quayside.server.settings import Settings
from quayside.server.store import chain, rows, schema, sealing
from quayside.server.store.database import Database
from quayside.server.tables.cache import Cache
from quayside.server.tables.lobby import actor_of
from quayside.table.commands import HOUSE, Act, Hand, Start
from quayside.table.entries import read_entry
from quayside.table.refusals import Refusal
from quayside.table.table import Header, Seat, Table
from server.machines import Server
from server.play import GAME, fewest, refused

FILES = int(os.environ.get("QUAYSIDE_DAMAGE", "40"))  # damaged files, of which each table is loaded
MOVES = 33  # of which the last few come after the snapshot
EVERY = 10


class House:
    """A database with a running, a finished and an open table, and what is true of each."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "quayside.db"
        self.settings = Settings(data=folder, snapshot_every=EVERY, bot_pause=0.0)
        self.tables: list[str] = []
        self.truth: dict[str, Any] = {}

    def copied(self, folder: Path) -> House:
        folder.mkdir()
        shutil.copy(self.file, folder)
        other = House(folder)
        other.tables, other.truth = self.tables, self.truth
        return other

    def change(self, statement: str, *values: object) -> int:
        """Change the database behind everybody's back; how many rows it were."""
        with contextlib.closing(sqlite3.connect(self.file, isolation_level=None)) as database:
            return database.execute(statement, values).rowcount

    def rows(self, statement: str, *values: object) -> list[Any]:
        with contextlib.closing(sqlite3.connect(self.file)) as database:
            return database.execute(statement, values).fetchall()


async def built(house: House) -> None:
    service = Service(house.settings)
    service.bots.wake = lambda table: None  # type: ignore[method-assign]
    await service.database.migrate()
    person, _token = await service.identity.guest("Ann", "en", "x")
    for rounds, most in ((0, MOVES), (1, 10_000), (0, 0)):
        seats = [SeatRequest()] + [SeatRequest(kind="bot") for _ in range(fewest() - 1)]
        wanted = CreateRequest(game=GAME, seats=seats, options={"round_limit": rounds} if rounds else {})
        table = (await service.lobby.create(person, wanted)).table.id
        house.tables.append(table)
        if most:
            await service.writer.write(table, actor_of(person), Start())
            await service.writer.write(table, actor_of(person), Hand(0, "random"))
            await _play(service, table, most)
    await service.bots.close()
    await service.database.close()


async def _play(service: Service, table: str, most: int) -> None:
    """So many moves, or until the end."""
    rng = random.Random(4)
    for _ in range(most):
        g = (await service.cache.current(table)).state
        assert g is not None
        if g.over:
            return
        seat = g.pending()[0]
        await service.writer.write(table, HOUSE, Act(rng.choice(g.legal_names(seat)), seat))


def shown(table: Table) -> Any:
    """All that decides which game is shown to whom."""
    sealed = {**chain.Began.__annotations__, **chain.TableStanding.__annotations__}
    header = {name: getattr(table.header, name) for name in sealed}
    seats = [{name: getattr(seat, name) for name in chain.SeatHolder.__annotations__} for seat in table.seats]
    return header, seats, None if table.state is None else table.state.digest(), list(table.secrets)


@contextlib.asynccontextmanager
async def cache_of(house: House) -> AsyncIterator[Cache]:
    database = Database(house.settings.database_url)
    try:
        yield Cache(database, 100)
    finally:
        await database.close()


async def loaded(cache: Cache, table_id: str) -> Any:
    """What everybody would be shown of a table, with its whole log."""
    table = await cache.current(table_id)
    async with cache.database.read() as connection:
        await cache.remembered(connection, table_id, table.header.version)
    entries = await cache.entries_since(table, 0)
    return shown(table), entries, list(table.recent)


def load(house: House, table_id: str) -> Any:
    async def story() -> Any:
        async with cache_of(house) as cache:
            return await loaded(cache, table_id)

    return asyncio.run(story())


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> House:
    house = House(tmp_path_factory.mktemp("sound"))
    asyncio.run(built(house))
    for table in house.tables:
        house.truth[table] = load(house, table)
    assert house.rows("SELECT count(*) FROM snapshots")[0][0] == 2
    assert asyncio.run(admin.verify(house.settings))["problems"] == []
    return house


@pytest.fixture
def house(sound: House, tmp_path: Path) -> House:
    return sound.copied(tmp_path / "copy")


Damage = Callable[[House, str], Optional[str]]


def _entry(version: int, column: str, value: object) -> Damage:
    def damage(house: House, table: str) -> None:
        statement = f"UPDATE entries SET {column} = ? WHERE table_id = ? AND version = ?"
        assert house.change(statement, value, table, version) == 1

    return damage


def _table(column: str, value: object) -> Damage:
    def damage(house: House, table: str) -> None:
        assert house.change(f"UPDATE tables SET {column} = ? WHERE id = ?", value, table) == 1

    return damage


def _seat(column: str, value: object) -> Damage:
    def damage(house: House, table: str) -> None:
        assert house.change(f"UPDATE seats SET {column} = ? WHERE table_id = ? AND seat = 1", value, table) == 1

    return damage


def _gap(version: int) -> Damage:
    def damage(house: House, table: str) -> None:
        assert house.change("DELETE FROM entries WHERE table_id = ? AND version = ?", table, version) == 1

    return damage


def _cut_off(house: House, table: str) -> None:
    """The log is shorter than the table says."""
    assert house.change("DELETE FROM entries WHERE table_id = ? AND version > ?", table, MOVES) > 0


def _another_log(house: House, table: str) -> None:
    """The entries of another table, with whole hashes of their own."""
    house.change("DELETE FROM entries WHERE table_id = ?", table)
    house.change("DELETE FROM snapshots WHERE table_id = ?", table)
    house.change("UPDATE entries SET table_id = ? WHERE table_id = ?", table, house.tables[1])


def _exchanged(house: House, table: str) -> None:
    """Two actions before the snapshot change places."""
    for old, new in ((5, -1), (6, 5), (-1, 6)):
        house.change("UPDATE entries SET version = ? WHERE table_id = ? AND version = ?", new, table, old)


LATE = MOVES + 2  # after the snapshot
BROKEN = {
    "a gap before the snapshot": _gap(4),
    "a gap after the snapshot": _gap(LATE),
    "the first entry is gone": _gap(1),
    "a log that is cut off": _cut_off,
    "a log of another table": _another_log,
    "two entries exchanged": _exchanged,
    "an old action": _entry(7, "action", "pass"),
    "a late action": _entry(LATE, "action", "pass"),
    "an old outcome": _entry(7, "outcomes", "[3]"),
    "an old event": _entry(7, "events", '[["turn", 0, [9, 9]]]'),
    "no JSON": _entry(LATE, "events", '[["turn", '),
    "who may know of it": _entry(7, "audience", 1),
    "the time of an entry": _entry(7, "at", 5.0),
    "a move id": _entry(7, "move", "other"),
    "a hash": _entry(7, "hash", "0" * 32),
    "the seed": _table("seed", "another"),
    "the options": _table("options", '{"round_limit": 7}'),
    "options that are no JSON": _table("options", '{"round_li'),
    "a version too high": _table("version", MOVES + 4),
    "a version too low": _table("version", MOVES + 2),
    "the status": _table("status", "finished"),
    "who has to decide": _table("pending", 6),
    "spectators": _table("spectators", 0),
    "the head": _table("head", "0" * 32),
    "the seal": _table("seal", ""),
    "a number that is none": _table("pending", b"\xff\xfe"),
    "text that is none": _table("status", b"\xff\xfe"),
    "who sits there": _seat("person", "nobody"),
    "who decides there": _seat("driven", 0),
}


@pytest.mark.parametrize("name", list(BROKEN))
def test_damage_closes_a_table_and_no_other(house: House, name: str) -> None:
    table = house.tables[0]
    house.change("PRAGMA foreign_keys=OFF")
    BROKEN[name](house, table)
    with pytest.raises(Refusal) as caught:
        load(house, table)
    assert (caught.value.kind, caught.value.reason) == ("unavailable", "damaged")
    assert "admin verify" in caught.value.message
    assert str(MOVES) not in caught.value.message, "versions tell of secret actions"
    assert load(house, house.tables[2]) == house.truth[house.tables[2]]
    found = asyncio.run(admin.verify(house.settings))
    assert any(problem.startswith(f"{table}: ") for problem in found["problems"]), found
    assert not any(problem.startswith(f"{house.tables[2]}: ") for problem in found["problems"])


def _spoiled(house: House, table: str) -> None:
    """Still JSON, and still a game: one number is another."""
    ((dump,),) = house.rows("SELECT dump FROM snapshots WHERE table_id = ?", table)
    data = json.loads(dump)
    data["state"]["round"] = data["state"].get("round", 0) + 1
    house.change("UPDATE snapshots SET dump = ? WHERE table_id = ?", json.dumps(data), table)


def _foreign(house: House, table: str) -> None:
    """Whole, with a checksum of its own that is right, but of another game."""
    house.change(
        "UPDATE snapshots SET dump = (SELECT dump FROM snapshots WHERE table_id = ?) WHERE table_id = ?",
        house.tables[1],
        table,
    )


def _older(house: House, table: str) -> None:
    house.change("UPDATE snapshots SET version = version - 1 WHERE table_id = ?", table)


@pytest.mark.parametrize("damage", [_spoiled, _foreign, _older])
def test_a_damaged_snapshot_does_no_harm(house: House, damage: Damage) -> None:
    """It is only a cache: the log is whole, and gives the same game. `verify` tells of it."""
    damage(house, house.tables[0])
    assert load(house, house.tables[0]) == house.truth[house.tables[0]]
    assert any("snapshot" in problem for problem in asyncio.run(admin.verify(house.settings))["problems"])


def test_a_table_in_memory_does_not_go_on_from_a_damaged_log(house: House) -> None:
    """Another process has written, and the disk has spoiled it, before this one looks."""

    async def story() -> None:
        table = house.tables[0]
        async with cache_of(house) as cache, cache_of(house) as other:
            before = await loaded(cache, table)
            service = Service(house.settings)
            g = (await other.current(table)).state
            assert g is not None
            seat = g.pending()[0]
            await service.writer.write(table, HOUSE, Act(g.legal_names(seat)[0], seat))
            await service.bots.close()
            await service.database.close()
            spoil = "UPDATE entries SET outcomes = '[1, 2, 3]' WHERE table_id = ? AND version > ?"
            assert house.change(spoil, table, before[0][0]["version"]) == 1
            with pytest.raises(Damaged):
                await loaded(cache, table)
            assert before == house.truth[table]

    asyncio.run(story())


def test_bytes_of_the_file_are_changed(sound: House, tmp_path: Path) -> None:
    """No load of any table in any damaged file shows anything that is not so; and `verify` ends with a word."""
    rng = random.Random(FILES)
    whole = bytearray(sound.file.read_bytes())
    outcomes = {"right": 0, "refused": 0}
    for number in range(FILES):
        data = bytearray(whole)
        rng.choice((_bytes, _block, _end))(data, rng)
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "quayside.db").write_bytes(data)
        damaged = House(folder)
        for table in sound.tables:
            try:
                found = load(damaged, table)
            except Refusal as refusal:
                if refusal.reason not in ("damaged", "database", "no-table"):
                    raise
                outcomes["refused"] += 1
            else:
                assert found == sound.truth[table], f"file {number}: a wrong game"
                outcomes["right"] += 1
        if number % 10 == 0:
            done = CliRunner().invoke(app, ["admin", "verify", "--json", "--data", str(folder)])
            assert done.exit_code in (0, 1), done.output
            assert bool(json.loads(done.stdout)["problems"]) == bool(done.exit_code)
        shutil.rmtree(folder)
    assert outcomes["refused"], outcomes
    assert outcomes["right"], outcomes


def _bytes(data: bytearray, rng: random.Random) -> None:
    for _ in range(rng.choice((1, 1, 4, 60))):
        data[rng.randrange(len(data))] = rng.randrange(256)


def _block(data: bytearray, rng: random.Random) -> None:
    """A sector that comes back empty, or as another one."""
    start, other = (512 * rng.randrange(len(data) // 512) for _ in range(2))
    data[start : start + 512] = rng.choice((bytes(512), data[other : other + 512]))


def _end(data: bytearray, rng: random.Random) -> None:
    del data[rng.randrange(len(data) // 2, len(data)) :]


def test_a_server_goes_on_beside_a_damaged_table(sound: House, tmp_path: Path) -> None:
    house = sound.copied(tmp_path / "copy")
    running, finished = house.tables[0], house.tables[1]
    BROKEN["an old action"](house, running)
    house.change("UPDATE tables SET name = CAST(X'41ff42' AS TEXT) WHERE id = ?", running)
    house.change("UPDATE tables SET rematch = X'ff' WHERE id = ?", house.tables[2])
    server = Server(house.folder)

    async def story() -> None:
        async with Client(server.url) as client:
            await client.guest("Ben")
            found = await refused("unavailable", "damaged", client.look(running))
            assert found.status == 503
            await refused("unavailable", "damaged", client.do(running, "sit"))
            assert (await client.look(finished)).table.status == "finished"
            with contextlib.suppress(Exception):
                await client.lobby()  # the first to come upon what is no text any more
            assert {table.id for table in (await client.lobby()).tables} == {running, finished}
            fresh = await client.create(GAME, ["person"] * fewest())
            assert fresh.table.status == "open"
            assert httpx.get(f"{server.url}/readyz", trust_env=False).status_code == 200

    try:
        server.start()
        asyncio.run(asyncio.wait_for(story(), 60))
    finally:
        server.stop()
    assert f"table {running} is damaged and closed" in server.log.read_text()


def test_verify_says_everything_and_ends_with_one(house: House) -> None:
    for name in ("an old action", "a late action", "who sits there"):
        BROKEN[name](house, house.tables[0])
    BROKEN["the seed"](house, house.tables[1])
    data = ["--data", str(house.folder)]
    done = CliRunner().invoke(app, ["admin", "verify", *data])
    assert done.exit_code == 1
    assert done.exception is None or isinstance(done.exception, SystemExit)
    for word in (f"{house.tables[0]}: entry 7", f"{house.tables[0]}: entry {LATE}", "seats", f"{house.tables[1]}: "):
        assert word in done.output
    told = json.loads(CliRunner().invoke(app, ["admin", "verify", "--json", *data]).stdout)
    assert len(told["problems"]) >= 4
    house.file.write_bytes(b"this is no database, whatever its name is" * 100)
    done = CliRunner().invoke(app, ["admin", "verify", *data])
    assert done.exit_code == 1
    assert "cannot be read" in done.output


# -- databases from before there were hashes ------------------------------------------------------------------------


def test_an_old_database_gets_its_hashes(house: House) -> None:
    """What the migration makes of bare rows is what the write path would have written."""
    columns = "SELECT table_id, version, hash FROM entries ORDER BY 1, 2"
    heads = "SELECT id, head, seal FROM tables ORDER BY 1"
    snapshots = "SELECT table_id, version, seal FROM snapshots ORDER BY 1"
    before = [house.rows(query) for query in (columns, heads, snapshots)]
    house.change("UPDATE entries SET hash = ''")
    house.change("UPDATE tables SET head = '', seal = ''")
    house.change("UPDATE snapshots SET seal = ''")
    for table in house.tables:
        with pytest.raises(Damaged):
            load(house, table)

    async def seal() -> None:
        database = Database(house.settings.database_url)
        async with database.write() as connection:
            assert await connection.run_sync(sealing.seal_tables) == 3
        await database.close()

    asyncio.run(seal())
    assert [house.rows(query) for query in (columns, heads, snapshots)] == before
    for table in house.tables:
        assert load(house, table) == house.truth[table]


@pytest.mark.parametrize("game", list(GAMES))
def test_the_first_schema_is_migrated_with_games_in_it(game: str, tmp_path: Path, stage_url: str) -> None:
    """Rows as a release before the hashes wrote them (`tests/server/old`), on both kinds of database."""
    data = json.loads((Path(__file__).parent / "old" / f"{game}-1.json").read_text())
    header, entries = Header(**data["header"]), [read_entry(entry) for entry in data["entries"]]

    async def story() -> None:
        database = Database(stage_url or Settings(data=tmp_path).database_url)
        try:
            await _first_schema(database, header, entries, data["players"])
            await database.migrate()
            async with database.read() as connection:
                table = await Cache(database, 10).at_version(connection, header.id, header.version)
            assert table.state is not None
            assert table.state.digest() == data["digest"]
        finally:
            await database.close()

    asyncio.run(story())


@pytest.fixture(params=["sqlite", "postgres"])
def stage_url(request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        return ""
    databases = request.getfixturevalue("databases")
    return Settings(data=Path(), database=databases.fresh(f"old{random.randrange(10**9)}")).database_url


async def _first_schema(database: Database, header: Header, entries: list[Any], players: int) -> None:
    from sqlalchemy import MetaData, insert

    from quayside.server.store import files
    from quayside.server.store.database import upgrade

    if database.file is not None:
        files.make_file(database.file)
    async with database.write() as connection:
        await connection.run_sync(upgrade, "0001")
        old = MetaData()
        await connection.run_sync(old.reflect)
        known = {name: set(old.tables[name].c.keys()) for name in ("people", "tables", "seats", "entries")}
        person = {"id": header.owner, "name": "Ann", "language": "en", "settings": {}, "created_at": 1.0}
        await connection.execute(insert(old.tables["people"]).values(person))

        async def put(name: str, row: dict[str, Any]) -> None:
            kept = {key: value for key, value in row.items() if key in known[name]}
            await connection.execute(insert(old.tables[name]).values(kept))

        await put("tables", rows.row_of(header))
        for number in range(players):
            await put("seats", {"table_id": header.id, "bit": 1 << number, **rows.row_of(Seat(number))})
        for entry in entries:
            await put("entries", {"table_id": header.id, **rows.row_of(entry), "person": None})
    assert schema.metadata.tables["entries"].c.hash is not None
