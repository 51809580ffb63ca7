"""Backups: whole or not at all, found out if they were changed, made by the clock, and tried."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sqlite3
import stat
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from quayside.cli.main import app
from quayside.client import Client
from quayside.kernel.errors import CorruptDump
from quayside.server import admin
from quayside.server.settings import Settings
from quayside.server.store import backup_file
from quayside.server.store.backups import Backups
from quayside.server.store.database import Database, upgrade
from server.machines import Server, Stage
from server.play import at_random, mover, people, seated


@pytest.fixture(scope="module")
def backup(sqlite_stage: Stage, tmp_path_factory: pytest.TempPathFactory) -> Path:
    async def story() -> None:
        async with people(sqlite_stage, 3) as clients:
            table = (await seated(clients)).table.id
            rng = random.Random(1)
            for _ in range(10):
                client, fresh = await mover(clients, table)
                await client.act(table, fresh.version, at_random(rng)(fresh))
            await clients[0].say(table, "a line with a \u2028 in it")

    asyncio.run(story())
    file = tmp_path_factory.mktemp("backup") / "b.backup"
    asyncio.run(admin.backup(sqlite_stage.settings, file))
    assert backup_file.problems(file) == []
    return file


def _other_digit(line: bytes, rng: random.Random) -> bytes:
    """The line with one digit of its JSON changed: still JSON, and still a row."""
    digits = [at for at, byte in enumerate(line) if at > backup_file.SIZE and chr(byte).isdigit()]
    at = rng.choice(digits)
    return line[:at] + str((int(chr(line[at])) + 1) % 10).encode() + line[at + 1 :]


def test_whatever_is_changed_in_a_backup_is_found(backup: Path, tmp_path: Path) -> None:
    """One digit, or a line left out, doubled, moved, cut off or added: the check finds it, and restore does nothing."""
    whole = backup.read_bytes().splitlines(keepends=True)
    rng = random.Random(3)

    def digit(lines: list[bytes]) -> None:
        at = rng.randrange(len(lines))
        lines[at] = _other_digit(lines[at], rng)

    def left_out(lines: list[bytes]) -> None:
        del lines[rng.randrange(1, len(lines))]

    def doubled(lines: list[bytes]) -> None:
        at = rng.randrange(1, len(lines))
        lines.insert(at, lines[at])

    def moved(lines: list[bytes]) -> None:
        at = rng.randrange(2, len(lines) - 1)
        lines[at - 1], lines[at] = lines[at], lines[at - 1]

    def cut_off(lines: list[bytes]) -> None:
        del lines[rng.randrange(1, len(lines)) :]

    def added(lines: list[bytes]) -> None:
        lines.append(b"\n")

    def spoiled(lines: list[bytes]) -> None:
        lines[rng.randrange(len(lines))] = b"\xff\xfe\n"

    def emptied(lines: list[bytes]) -> None:
        lines.clear()

    for number, change in enumerate((digit, digit, digit, left_out, doubled, moved, cut_off, added, spoiled, emptied)):
        lines = list(whole)
        change(lines)
        file = tmp_path / f"{number}.backup"
        file.write_bytes(b"".join(lines))
        assert backup_file.problems(file), change.__name__
        settings = Settings(data=tmp_path / f"{number}")
        with pytest.raises(CorruptDump):
            asyncio.run(admin.restore(settings, file))
        assert asyncio.run(admin.verify(settings)) == {"tables": 0, "entries": 0, "problems": []}


def test_check_backup_names_every_line_and_ends_with_one(backup: Path, tmp_path: Path) -> None:
    run = CliRunner()
    done = run.invoke(app, ["admin", "check-backup", str(backup), "--replay"])
    assert done.exit_code == 0, done.output
    assert json.loads(run.invoke(app, ["admin", "check-backup", str(backup), "--json"]).stdout) == {"problems": []}
    lines = backup.read_bytes().splitlines(keepends=True)
    for number in (4, 9):
        lines[number - 1] = _other_digit(lines[number - 1], random.Random(1))
    file = tmp_path / "changed.backup"
    file.write_bytes(b"".join(lines))
    done = run.invoke(app, ["admin", "check-backup", str(file)])
    assert done.exit_code == 1
    assert "line 4" in done.output
    assert "line 9" in done.output
    done = run.invoke(app, ["admin", "restore", str(file), "--data", str(tmp_path / "copy")])
    assert done.exit_code != 0
    assert "line 4" in str(done.exception)
    assert run.invoke(app, ["admin", "check-backup", str(tmp_path / "none")]).exit_code == 1


def test_a_backup_of_the_first_kind_can_still_be_restored(backup: Path, tmp_path: Path) -> None:
    """Without checksums, and with rows of the first schema: they get their hashes on the way."""

    async def first_columns() -> dict[str, set[str]]:
        from sqlalchemy import MetaData

        database = Database(Settings(data=tmp_path / "first").database_url)
        (tmp_path / "first").mkdir()
        async with database.write() as connection:
            await connection.run_sync(upgrade, "0001")
            found = MetaData()
            await connection.run_sync(found.reflect)
        await database.close()
        return {name: set(table.c.keys()) for name, table in found.tables.items()}

    known = asyncio.run(first_columns())
    rows = []
    with backup_file.opened(backup) as reading:
        for name, row in reading.all_rows():
            if name in known:
                rows.append([name, {key: value for key, value in row.items() if key in known[name]}])
    lines: list[Any] = [{"format": "quayside-backup-1", "at": 1.0}, *rows, {"end": len(rows)}]
    file = tmp_path / "old.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    settings = Settings(data=tmp_path / "copy")
    assert asyncio.run(admin.restore(settings, file)) == len(rows)
    found = asyncio.run(admin.verify(settings))
    assert found["problems"] == []
    assert found["tables"] >= 1
    file.write_text("".join(json.dumps(line) + "\n" for line in lines[:-3]))
    with pytest.raises(CorruptDump, match="cut off"):
        asyncio.run(admin.restore(Settings(data=tmp_path / "cut"), file))


def test_a_backup_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    with backup_file.written(tmp_path / "new.backup", "9999"):
        pass
    with pytest.raises(CorruptDump, match="newer"):
        asyncio.run(admin.restore(Settings(data=tmp_path / "copy"), tmp_path / "new.backup"))


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path) -> None:
    file = tmp_path / "b.backup"
    file.write_text("an older one")
    with pytest.raises(TypeError), backup_file.written(file, "0001") as writing:
        writing.put("people", {"id": object()})
    assert [path.name for path in tmp_path.iterdir()] == ["b.backup"]
    assert file.read_text() == "an older one"


def test_backups_by_the_clock_are_made_kept_and_can_be_restored(tmp_path: Path) -> None:
    """A server that plays makes them beside; the newest holds what was acknowledged before it was begun."""
    every = {"QUAYSIDE_BACKUP_EVERY": str(1.0 / 3600.0), "QUAYSIDE_BACKUP_KEEP": "2"}
    server = Server(tmp_path / "data", every)
    folder = tmp_path / "data" / "backups"
    backups = Backups(Settings(data=tmp_path / "data"))

    async def story() -> tuple[str, int]:
        async with contextlib.AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(Client(server.url)) for _ in range(3)]
            for client in clients:
                await client.guest("Guest")
            table = (await seated(clients)).table.id
            rng = random.Random(2)
            for _ in range(8):
                client, fresh = await mover(clients, table)
                await client.act(table, fresh.version, at_random(rng)(fresh))
            begun = time.time()
            made: list[Path] = []
            while len(made) < 2 or made[0].stat().st_mtime < begun + 1.0:
                await asyncio.sleep(0.2)
                made = backups.made()
                assert len(made) <= 3  # one more than are kept, while the oldest has still to go
            return table, (await clients[0].look(table)).version

    try:
        server.start()
        table, _version = asyncio.run(asyncio.wait_for(story(), 90))
    finally:
        server.stop()
    newest = backups.made()[-1]
    assert stat.S_IMODE(newest.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    copy = Settings(data=tmp_path / "copy")
    assert asyncio.run(admin.restore(copy, newest)) > 0
    assert asyncio.run(admin.verify(copy))["problems"] == []
    assert asyncio.run(admin.export(copy, table)) == asyncio.run(admin.export(Settings(data=tmp_path / "data"), table))


def test_only_one_process_makes_backups(tmp_path: Path) -> None:
    """Workers of one machine share a folder: one that is being made, or was made lately, is not made again."""

    async def story() -> None:
        both = [Backups(Settings(data=tmp_path, backup_every=24.0)) for _ in range(2)]
        await _empty(tmp_path)
        assert await asyncio.gather(*(each._if_due() for each in both)) == [True, True]
        assert len(both[0].made()) == 1
        assert await both[1]._if_due()
        assert len(both[0].made()) == 1
        old = time.time() - 25 * 3600
        os.utime(both[0].made()[0], (old, old))
        assert both[0]._is_due()

    asyncio.run(story())


async def _empty(folder: Path) -> None:
    database = Database(Settings(data=folder).database_url)
    await database.migrate()
    await database.close()


def test_old_backups_are_kept_while_the_database_is_damaged(
    backup: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """What was saved before the damage must not be replaced by what was saved after it."""
    settings = Settings(data=tmp_path / "data", backup_every=1.0, backup_keep=1)
    asyncio.run(admin.restore(settings, backup))
    backups = Backups(settings)
    backups.folder.mkdir()
    for number in range(3):
        (backups.folder / f"quayside-2020010{number}T000000Z.backup").touch()
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / "quayside.db", isolation_level=None)) as database:
        assert database.execute("UPDATE entries SET seat = 7 WHERE version = 3").rowcount
    assert asyncio.run(backups._make())
    assert len(backups.made()) == 4
    assert "damaged" in caplog.text
    asyncio.run(admin.restore(Settings(data=tmp_path / "copy"), backups.made()[-1]))
    assert asyncio.run(admin.verify(Settings(data=tmp_path / "copy")))["problems"], "the damage was sealed"


def test_a_backup_that_cannot_be_made_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "quayside.db").write_bytes(b"no database" * 1000)
    backups = Backups(Settings(data=tmp_path, backup_every=1.0))
    assert not asyncio.run(backups._if_due())
    assert backups.made() == []
    assert "failed" in caplog.text
    (tmp_path / "file").touch()
    assert not asyncio.run(
        Backups(Settings(data=tmp_path, backup_every=1.0, backup_folder=str(tmp_path / "file")))._if_due()
    )
