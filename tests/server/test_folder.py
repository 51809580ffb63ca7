"""The data folder: for its owner alone, and for one server at a time."""

from __future__ import annotations

import asyncio
import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from quayside.cli.main import app
from quayside.client import Client
from quayside.kernel.errors import BadOptions
from quayside.server import admin
from quayside.server.settings import Settings
from quayside.server.store import files
from server.machines import Server


def modes(folder: Path) -> dict[str, int]:
    """Who may do what with a folder and what is in it, but for what the tests put there."""
    found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir() if path.suffix != ".log"}
    return {".": stat.S_IMODE(folder.stat().st_mode), **found}


async def guest(server: Server) -> None:
    async with Client(server.url) as client:
        await client.guest("Ann")


async def work(server: Server) -> None:
    """A table with bots and a replay: whatever processes a server has beside it, they are started by now."""
    async with Client(server.url) as client:
        await client.guest("Ann")
        table = (await client.create("container", ["person", "bot", "bot"])).table.id
        await client.do(table, "start")
        await client.replay(table, limit=1)


def test_nobody_else_can_read_the_data(tmp_path: Path) -> None:
    """Neither what is made anew, under the usual umask, nor what an older release has made for everybody."""
    folder = tmp_path / "data"
    server = Server(folder)
    before = os.umask(0o022)
    try:
        for _ in range(2):
            server.start()
            asyncio.run(guest(server))
            found = modes(folder)
            assert {"quayside.db", "quayside.db-wal", "quayside.db-shm", "secret.key"} <= set(found)
            assert found.pop(".") == 0o700
            assert set(found.values()) == {0o600}, found
            server.kill()  # and so leaves its -wal and -shm
            folder.chmod(0o755)
            for ending in files.BESIDE:
                (folder / f"quayside.db{ending}").chmod(0o644)
        backup = tmp_path / "b.backup"
        asyncio.run(admin.backup(Settings(data=folder), backup))
        assert stat.S_IMODE(backup.stat().st_mode) == 0o600
        asyncio.run(admin.restore(Settings(data=tmp_path / "copy"), backup))
        found = modes(tmp_path / "copy")
        assert found.pop(".") == 0o700
        assert set(found.values()) == {0o600}
    finally:
        os.umask(before)
        server.stop()


def test_a_place_for_everybody_stays_so(tmp_path: Path) -> None:
    place = tmp_path / "like-tmp"
    place.mkdir()
    place.chmod(0o1777)
    files.make_folder(place)
    assert stat.S_IMODE(place.stat().st_mode) == 0o1777


def test_a_second_server_on_the_same_folder_is_told_so(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    server = Server(folder)
    server.start()
    try:
        command = [sys.executable, "-m", "quayside", "serve", "--port", "0", "--data", str(folder)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert second.returncode != 0
        assert "another server is running" in " ".join(second.stderr.split())  # lines are as wide as the terminal
        assert "Traceback" not in second.stderr
        asyncio.run(guest(server))
        run = CliRunner()
        data = ["--data", str(folder)]
        assert run.invoke(app, ["admin", "verify", *data]).exit_code == 0  # reading does no harm
        assert run.invoke(app, ["admin", "backup", str(tmp_path / "b"), *data]).exit_code == 0
        with pytest.raises(files.InUse):
            asyncio.run(admin.restore(Settings(data=folder), tmp_path / "b"))
        asyncio.run(work(server))
        assert server.process is not None
        os.kill(server.process.pid, signal.SIGKILL)  # not its children: they must not keep the folder
        server.process.wait()
        time.sleep(0.1)
        again = Server(folder)
        try:
            again.start()
            asyncio.run(guest(again))
        finally:
            again.stop()
    finally:
        server.stop()


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    command = ["serve", "--workers", "2", "--redis", "redis://127.0.0.1:1/0", "--data", str(tmp_path / "data")]
    done = CliRunner().invoke(app, command)
    assert isinstance(done.exception, BadOptions)
    assert "PostgreSQL" in str(done.exception)
    assert not (tmp_path / "data").exists()
