"""For the host: backup, restore, export, import and verification, on SQLite and PostgreSQL alike."""

from __future__ import annotations

import json
import os
import time
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, AsyncIterator, Mapping, Optional

from sqlalchemy import func, insert, select, text

from quayside.kernel.errors import CorruptDump, QuaysideError
from quayside.server import schema, store
from quayside.server.cache import Cache
from quayside.server.commands import Invite
from quayside.server.database import Database
from quayside.server.identity import Identity, hashed, new_token
from quayside.server.lobby import Lobby, actor_of
from quayside.server.protocol import ImportRequest, SeatRequest
from quayside.server.records import whole
from quayside.server.refusals import unknown
from quayside.server.reload import load_table, replay
from quayside.server.settings import Settings
from quayside.server.table import OVER, BrokenLog
from quayside.server.writing import Writer

FORMAT = "quayside-backup-1"
BATCH = 500


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Database]:
    database = Database(settings.database_url)
    try:
        await database.migrate()
        yield database
    finally:
        await database.close()


async def backup(settings: Settings, file: Path) -> int:
    """Write all rows as JSON lines, from one consistent look at the database; the file appears when it is complete."""
    rows = 0
    part = file.with_name(f"{file.name}.part")
    async with opened(settings) as database, database.read() as connection:
        with part.open("w", encoding="utf-8") as out:
            print(json.dumps({"format": FORMAT, "at": time.time()}), file=out)
            for table in schema.metadata.sorted_tables:
                result = await connection.stream(select(table))
                async for row in result.mappings():
                    print(json.dumps([table.name, dict(row)]), file=out)
                    rows += 1
            print(json.dumps({"end": rows}), file=out)
            out.flush()
            os.fsync(out.fileno())
    part.replace(file)
    return rows


async def restore(settings: Settings, file: Path) -> int:
    """Fill an empty database; all of it or, if the file is cut off, nothing."""
    async with opened(settings) as database, database.write() as connection:
        count = (await connection.execute(select(func.count()).select_from(schema.tables))).scalar_one()
        people = (await connection.execute(select(func.count()).select_from(schema.people))).scalar_one()
        if count or people:
            raise CorruptDump("this database is not empty: restore into a new one")
        rows = 0
        waiting: dict[str, list[dict[str, Any]]] = {}
        with file.open(encoding="utf-8") as lines:
            if json.loads(next(lines, "{}")).get("format") != FORMAT:
                raise CorruptDump(f"{file} is not a backup that this program can read")
            end = None
            for line in lines:
                data = json.loads(line)
                if isinstance(data, dict):
                    end = data["end"]
                    break
                name, row = data
                waiting.setdefault(name, []).append(row)
                rows += 1
                if len(waiting[name]) >= BATCH:
                    await _insert(connection, waiting)
        await _insert(connection, waiting)
        if end != rows:
            raise CorruptDump(f"{file} is cut off: {rows} rows instead of {end}")
        if not database.sqlite:
            for table in schema.metadata.sorted_tables:
                if "id" in table.c and table.c.id.autoincrement is True:
                    await connection.execute(
                        text(f"SELECT setval('{table.name}_id_seq', (SELECT coalesce(max(id), 1) FROM {table.name}))")
                    )
    return rows


async def _insert(connection: Any, waiting: dict[str, list[dict[str, Any]]]) -> None:
    """Store what has been read, in an order that foreign keys allow."""
    for table in schema.metadata.sorted_tables:
        rows = waiting.pop(table.name, [])
        if rows:
            await connection.execute(insert(table), rows)


async def export(settings: Settings, table_id: str) -> dict[str, Any]:
    async with opened(settings) as database, database.read() as connection:
        table = await load_table(connection, table_id)
    if table is None or table.state is None:
        raise unknown("started table")
    return whole(table)


async def import_game(
    settings: Settings, dump: Mapping[str, Any], at: Optional[int], believed: bool = False
) -> tuple[str, list[str]]:
    """A new table from an exported game, owned by a guest of its own, with a link for every seat.

    `believed` leaves hidden things as they are in the file; the table says so to everybody.
    """
    async with opened(settings) as database:
        cache = Cache(database, 10)
        writer = Writer(database, cache, settings, time.time)
        lobby = Lobby(cache, writer, settings, time.time)
        owner, _token = await Identity(database, settings, time.time).guest("import", "en", "admin")
        state = dump.get("state")
        players = int(state["seats"] if isinstance(state, dict) else dump.get("players", 1))
        seats = [SeatRequest() for _ in range(min(8, max(1, players)))]
        wanted = ImportRequest(seats=seats, dump=dict(dump), at=at, sit=False, public=False)
        written = await lobby.create_from(owner, wanted, trusted=True, believed=believed)
        tokens = [new_token() for _ in written.table.seats]
        for seat, token in enumerate(tokens):
            await writer.write(written.table.id, actor_of(owner), Invite(seat, hashed(token)))
        return written.table.id, tokens


async def verify(settings: Settings) -> dict[str, Any]:
    """Replay every log from the deal on and compare with what is stored beside it."""
    problems: list[str] = []
    tables = entries = 0
    async with opened(settings) as database:
        async with database.read() as connection:
            ids = (await connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.created_at))).scalars()
            wanted = list(ids)
        for table_id in wanted:
            tables += 1
            async with database.read() as connection:
                try:
                    entries += await _verify(connection, table_id)
                except QuaysideError as error:
                    problems.append(f"{table_id}: {error}")
    return {"tables": tables, "entries": entries, "problems": problems}


async def _verify(connection: Any, table_id: str) -> int:
    header = await store.read_header(connection, table_id)
    assert header is not None
    seats = await store.read_seats(connection, table_id)
    entries = await store.read_entries(connection, table_id, 0)
    if [entry.version for entry in entries] != list(range(1, header.version + 1)):
        raise BrokenLog(
            f"the log has versions {[entry.version for entry in entries][:5]}..., not 1 to {header.version}"
        )
    if header.started_at is None:
        return len(entries)
    g = replay(header, len(seats), entries, check=True)
    pending = 0 if header.status in OVER else sum(1 << seat for seat in g.pending())
    if pending != header.pending:
        raise BrokenLog(f"pending is {header.pending:b}, the log says {pending:b}")
    if bool(g.over) != (header.status == "finished"):
        raise BrokenLog(f"the table is {header.status}, the log says over={bool(g.over)}")
    quick = await load_table(connection, table_id)
    assert quick is not None
    assert quick.state is not None
    if quick.state.digest() != g.digest():
        raise BrokenLog("the snapshot and the log after it give another game than the whole log")
    return len(entries)
