"""Looking through a whole database for damage: every hash, every log replayed, everything stored beside it compared."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.games.registry import entry as game_entry
from quayside.kernel.sets import only
from quayside.server.refusals import Damaged
from quayside.server.settings import Settings
from quayside.server.store import chain, rows, schema
from quayside.server.store.database import Database
from quayside.server.store.reload import all_links, load_table
from quayside.table.log import played_again
from quayside.table.table import OVER, Header


async def verify(settings: Settings, replayed: bool = True) -> dict[str, Any]:
    """How many tables and entries there are, and everything that is wrong with them. Never raises for damage.

    Without `replayed` only hashes are looked at, which takes a fraction of the time.
    """
    found: dict[str, Any] = {"tables": 0, "entries": 0, "problems": []}
    database = Database(settings.database_url)
    try:
        await _look_through(database, found, replayed)
    except Exception as error:  # a damaged database can make anything of the code that reads it: it is all damage
        found["problems"].append(f"the database cannot be read: {_said(error)}")
    finally:
        await database.close()
    return found


async def _look_through(database: Database, found: dict[str, Any], replayed: bool) -> None:
    await database.migrate()
    if database.sqlite:
        async with database.read() as connection:
            found["problems"] += await _of_the_file(connection)
    async with database.read() as connection:
        ids = (await connection.execute(select(schema.tables.c.id))).scalars().all()
    for table_id in ids:
        found["tables"] += 1
        try:
            async with database.read() as connection:
                entries, problems = await problems_of(connection, table_id, replayed)
        except Exception as error:  # as above, but the other tables are still to be looked at
            entries, problems = 0, [_said(error)]
        found["entries"] += entries
        found["problems"] += [f"{table_id}: {problem}" for problem in problems]


def _said(error: BaseException) -> str:
    if isinstance(error, Damaged):
        return error.what
    cause = error.__cause__ or error
    return f"{type(cause).__name__}: {cause}".partition("\n")[0]


async def _of_the_file(connection: AsyncConnection) -> list[str]:
    """What SQLite itself finds wrong with its file."""
    broken = (await connection.execute(text("PRAGMA integrity_check"))).scalars().all()
    orphans = (await connection.execute(text("PRAGMA foreign_key_check"))).all()
    found = [f"the file: {line}" for line in broken if line != "ok"]
    return found + [f"the file: row {row[1]} of {row[0]} belongs to nothing in {row[2]}" for row in orphans]


async def problems_of(connection: AsyncConnection, table_id: str, replayed: bool = True) -> tuple[int, list[str]]:
    """How many entries a table has, and what is wrong with it."""
    header = await rows.read_header(connection, table_id)
    if header is None:
        return 0, ["its row cannot be found by its id"]
    seats = await rows.read_seats(connection, table_id)
    began = chain.beginning(header)
    problems = []
    if chain.seal(began, header.head, header, seats) != header.seal:
        problems.append("the table's row and its seats are not as they were written")
    entries, broken = await _of_log(connection, header, began)
    problems += broken
    if replayed and not problems and header.started_at is not None:
        problems += await _of_game(connection, header, len(seats))
    return entries, problems


async def _of_log(connection: AsyncConnection, header: Header, began: str) -> tuple[int, list[str]]:
    """Every entry that is missing, or does not follow from the one before it."""
    problems = []
    head, version = began, 0
    links = await all_links(connection, header.id)
    for row in links:
        if row.version != version + 1:
            problems.append(f"after entry {version} comes entry {row.version}")
        if chain.linked(head, row[2:]) != row.hash:
            problems.append(f"entry {row.version} does not follow from what is before it")
        head, version = row.hash, row.version
    if (head, version) != (header.head, header.version):
        problems.append(f"the log ends with version {version}, the table is at {header.version} or elsewhere")
    return len(links), problems


async def _of_game(connection: AsyncConnection, header: Header, players: int) -> list[str]:
    """Replay the log from the deal on and compare with what is stored beside it."""
    problems = []
    g = played_again(header, players, await rows.read_entries(connection, header.id, 0), check=True)
    pending = 0 if header.status in OVER else sum(only(seat) for seat in g.pending())
    if pending != header.pending:
        problems.append(f"pending is {header.pending:b}, the log says {pending:b}")
    if bool(g.over) != (header.status == "finished"):
        problems.append(f"the table is {header.status}, the log says over={bool(g.over)}")
    quick = await load_table(connection, header.id)
    if quick is None or quick.state is None or quick.state.digest() != g.digest():
        problems.append("the snapshot and the log after it give another game than the whole log")
    elif header.rules == game_entry(header.game).book.version:
        s = schema.snapshots.c
        stored = (await connection.execute(select(s.version).where(s.table_id == header.id))).scalars().all()
        if stored not in ([], [quick.snapshot]):
            problems.append(f"the snapshot at version {stored} is damaged; the game is made from the whole log")
    return problems
