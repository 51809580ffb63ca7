"""T14 and the promises of the write path: one winner per version, nothing twice, refusals that change nothing."""

from __future__ import annotations

import ast
import asyncio
import contextlib
import os
import random
import sqlite3
from pathlib import Path

from sqlalchemy import text

import quayside.server
from quayside.client import Live, Refused, connect
from quayside.client.http import new_move
from quayside.server import admin
from quayside.server.settings import Settings
from quayside.server.store.database import Database
from server.machines import Stage
from server.play import mover, people, refused, seated

CLIENTS = 100
ROUNDS = int(os.environ.get("QUAYSIDE_CONFLICTS", "20"))


def test_one_of_a_hundred_wins_each_version(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 3) as clients, contextlib.AsyncExitStack() as stack:
            table = (await seated(clients, options={})).table.id
            lives: dict[int, list[Live]] = {0: [], 1: [], 2: []}
            for number in range(CLIENTS):
                client = clients[number % 3]
                assert client.token is not None
                live = await stack.enter_async_context(connect(stage.url(number // 3), client.token))
                lives[number % 3].append(live)
            rng = random.Random(7)
            wins = 0
            while wins < ROUNDS:
                looks = [await client.look(table) for client in clients]
                if len(looks[0].table.pending) > 1:
                    # Sealed answers are no versions for others; T14 is about those that are.
                    for client, fresh in zip(clients, looks, strict=True):
                        if fresh.decision is not None:
                            await client.act(table, (await client.look(table)).version, fresh.legal[0].action)
                    continue
                tries = []
                for seat, each in lives.items():
                    legal = [offer.action for offer in looks[seat].legal] or ["pass"]
                    tries += [_try(seat, live, table, looks[seat].version, rng.choice(legal)) for live in each]
                rng.shuffle(tries)
                answers = await asyncio.gather(*tries)
                won = [(seat, answer) for seat, answer in answers if not isinstance(answer, Refused)]
                # A second seat can only win if neither's version counts the other's action: changing cards is secret.
                assert won, "nobody won"
                for seat, version in won:
                    before = looks[seat].version
                    assert version == before + 1
                    entries = (await clients[seat].look(table, since=before)).entries
                    assert (entries[0].version, entries[0].seat) == (version, seat), "won on a version that had passed"
                    assert [seat for seat, _version in won].count(seat) == 1, f"{won} at {before}"
                for seat, answer in answers:
                    if isinstance(answer, Refused) and answer.kind == "stale":
                        assert answer.problem.fresh is not None
                        assert answer.problem.fresh.version > looks[seat].version
                        assert answer.problem.fresh.view is not None
                    elif isinstance(answer, Refused):
                        assert answer.kind == "illegal", answer
                wins += 1
                if (await clients[0].look(table)).table.status != "playing":
                    table = (await seated(clients, options={})).table.id
            whole = await clients[0].look(table, since=0)
            assert [entry.version for entry in whole.entries] == list(range(1, whole.version + 1))

    asyncio.run(story())


async def _try(seat: int, live: Live, table: str, version: int, action: str) -> tuple[int, Refused | int]:
    """The seat, and the version it won or why it did not."""
    try:
        found = await live.ask("act", table=table, version=version, move=new_move(), action=action)
    except Refused as error:
        return seat, error
    return seat, int(found.version)


def test_a_repeated_move_is_answered_and_not_made_again(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 3) as clients:
            table = (await seated(clients, options={})).table.id
            client, fresh = await mover(clients, table)
            action = fresh.legal[0].action
            first = await client.act(table, fresh.version, action, "my-move-1")
            assert not first.repeated
            other = stage.client(1)
            other.token = client.token
            async with other:
                answers = await asyncio.gather(
                    *(each.act(table, fresh.version, action, "my-move-1") for each in (client, other) * 5)
                )
            assert {answer.version for answer in answers} == {first.version}
            assert all(answer.repeated for answer in answers)
            spaced = action.replace("(", " ( ").replace("=", " = ")
            assert (await client.act(table, fresh.version, spaced, "my-move-1")).repeated
            await refused("malformed", "move-id", client.act(table, fresh.version, "pass(x=1)", "my-move-1"))
            await refused("malformed", "move-id", client.undo(table, fresh.version, move="my-move-1"))
            again = await asyncio.gather(
                *(client.act(table, first.version, "x", "bad") for _ in range(3)), return_exceptions=True
            )
            assert all(isinstance(each, Refused) for each in again)
            assert (await client.look(table)).version == first.version

    asyncio.run(story())


def test_a_very_old_move_is_still_answered(stage: Stage) -> None:
    """The move ids of the last entries are in memory; older ones are found by the database's unique key."""

    async def story() -> None:
        async with people(stage, 3) as clients:
            table = (await seated(clients, options={})).table.id
            client, fresh = await mover(clients, table)
            action = fresh.legal[0].action
            first = await client.act(table, fresh.version, action, "old-move")
            for _ in range(210):
                await clients[0].do(table, "pause")
                last = await clients[0].do(table, "resume")
            found = await client.act(table, last.version, action, "old-move")
            assert found.repeated
            assert found.version == first.version
            assert (await client.look(table)).version == last.version

    asyncio.run(story())


def test_refusals_are_typed_and_change_nothing(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 3) as clients:
            table = (await seated(clients, options={})).table.id
            client, fresh = await mover(clients, table)
            other = next(each for each in clients if each is not client)
            legal = {offer.action for offer in fresh.legal}
            await refused("malformed", "no-such-action", client.act(table, fresh.version, "no_such_action"))
            await refused("malformed", "no-such-action", client.act(table, fresh.version, "((("))
            stale = await refused("stale", None, client.act(table, fresh.version - 1, fresh.legal[0].action))
            assert stale.problem.fresh is not None
            assert stale.problem.fresh.view == fresh.view
            assert [entry.version for entry in stale.problem.fresh.entries] == [fresh.version]
            await refused("stale", None, client.act(table, fresh.version + 7, fresh.legal[0].action))
            illegal = await refused("illegal", None, other.act(table, fresh.version, fresh.legal[0].action))
            assert illegal.problem.rule
            assert illegal.problem.rule in illegal.problem.rules
            why = await other.request("GET", f"/api/tables/{table}/why-not", action=fresh.legal[0].action)
            assert why["rule"] == illegal.problem.rule
            assert await client.request("GET", f"/api/tables/{table}/why-not", action=fresh.legal[0].action) == {
                "legal": True
            }
            assert legal
            assert (await client.look(table)).version == fresh.version
            await refused("unknown", "no-table", client.act("AAAAAAAAAAAAAAAAAAAAAA", 1, "pass"))

    asyncio.run(story())


def test_everything_written_can_be_replayed(stage: Stage) -> None:
    found = asyncio.run(admin.verify(stage.settings))
    assert found["problems"] == []


def test_there_is_exactly_one_write_path() -> None:
    """Only `writing.py` calls the functions that change tables, and it does so in one place each."""
    folder = Path(next(iter(quayside.server.__path__)))
    writers = ("insert_table", "append_entry", "store_seats", "store_snapshot")
    calls: dict[str, list[str]] = {name: [] for name in writers}
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in calls:
                    calls[name].append(path.name)
    assert calls == {name: ["writing.py"] for name in writers}
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text("utf-8")
        for table in ("entries", "snapshots", "tables"):
            for verb in ("insert", "update", "delete"):
                if path.name not in ("rows.py",):
                    assert f"{verb}(schema.{table})" not in text, f"{path.name} changes {table} by itself"


def test_a_locked_file_keeps_one_writer_waiting_and_nobody_else(tmp_path: Path) -> None:
    """Another program has the database file for itself for a while: the move waits, the server goes on."""

    async def story() -> None:
        database = Database(Settings(data=tmp_path).database_url)
        await database.migrate()
        other = sqlite3.connect(tmp_path / "quayside.db", isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")

            async def write() -> None:
                async with database.write() as connection:
                    await connection.execute(text("DELETE FROM outbox"))

            waits = asyncio.ensure_future(write())
            for _ in range(20):  # the loop turns meanwhile
                await asyncio.sleep(0.01)
            assert not waits.done()
            other.execute("ROLLBACK")
            await asyncio.wait_for(waits, 20.0)
            await asyncio.wait_for(write(), 20.0)
        finally:
            other.close()
            await database.close()

    asyncio.run(asyncio.wait_for(story(), 60.0))
