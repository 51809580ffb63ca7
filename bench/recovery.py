"""How long a server takes to have many running games ready again after a crash.

    python bench/recovery.py --tables 10000

Plays one table through the write path, copies its rows under other ids, and lets a
fresh service load all of them, as a server does in the background when it starts.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

from sqlalchemy import insert, select

from quayside.kernel.rng import Quick
from quayside.server.app import spare_the_collector
from quayside.server.protocol import CreateRequest, SeatRequest
from quayside.server.service import Service
from quayside.server.settings import Settings
from quayside.server.store import schema
from quayside.server.store.sealing import seal_tables
from quayside.server.tables.lobby import actor_of
from quayside.table.commands import HOUSE, Act, Hand, Start


async def prepared(service: Service, game: str, moves: int) -> str:
    """A running table with so many moves."""
    await service.database.migrate()
    person, _token = await service.identity.guest("Ann", "en", "x")
    seats = [SeatRequest(), *(SeatRequest(kind="bot", bot="random") for _ in range(3))]
    table = (await service.lobby.create(person, CreateRequest(game=game, seats=seats))).table
    await service.writer.write(table.id, actor_of(person), Start())
    await service.writer.write(table.id, actor_of(person), Hand(0, "random"))
    rng = Quick(1)
    for _ in range(moves):
        g = (await service.cache.current(table.id)).state
        assert g is not None
        seat = g.pending()[0]
        legal = g.legal_names(seat)
        await service.writer.write(table.id, HOUSE, Act(legal[rng.below(len(legal))], seat))
    return table.id


async def copied(service: Service, table: str, count: int) -> list[str]:
    ids = [f"copy{number:08}" for number in range(count)]
    async with service.database.write() as connection:
        for kind, key in ((schema.tables, "id"), (schema.seats, "table_id"), (schema.entries, "table_id")):
            rows = (await connection.execute(select(kind).where(kind.c[key] == table))).mappings().all()
            for start in range(0, count, 500):
                part = [{**row, key: each} for each in ids[start : start + 500] for row in rows]
                await connection.execute(insert(kind), part)
        rows = (await connection.execute(select(schema.snapshots))).mappings().all()
        await connection.execute(insert(schema.snapshots), [{**row, "table_id": each} for each in ids for row in rows])
        started = time.perf_counter()
        await connection.run_sync(seal_tables, ids)
        print(f"sealed in {time.perf_counter() - started:.1f} s", file=sys.stderr)
    return ids


async def run(args: argparse.Namespace) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder), cached_tables=10 * args.tables, bot_pause=0.0)
        service = Service(settings)
        service.bots.wake = lambda table: None  # type: ignore[method-assign]
        ids = await copied(service, await prepared(service, args.game, args.moves), args.tables)
        await service.database.close()
        again = Service(settings)
        spare_the_collector()
        started = time.perf_counter()
        used = time.process_time()
        await again.database.migrate()
        ready = time.perf_counter() - started
        one = time.perf_counter()
        await again.cache.current(ids[0])
        one = time.perf_counter() - one
        found = await again.cache.warm_up()
        assert found == len(ids) + 1
        assert len(again.cache) == found
        loaded = time.perf_counter() - started
        used = time.process_time() - used
        await again.database.close()
        return {
            "tables": args.tables,
            "moves": args.moves,
            "ready_s": round(ready, 2),
            "first_table_ms": round(1000 * one, 1),
            "all_loaded_s": round(loaded, 2),
            "processor_s": round(used, 2),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--game", default="container")
    print(json.dumps(asyncio.run(run(parser.parse_args()))))


if __name__ == "__main__":
    main()
