"""Time: what players' clocks run by, and who is away."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from sqlalchemy import insert, select

from quayside.server.store import schema
from quayside.server.store.database import Database
from quayside.server.tables.house_clock import GRACE, HouseClock
from server.machines import Server, Stage
from server.play import mover, people, refused, seated


class Machine:
    """A machine's clock that a test sets."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


async def _with_a_running_clock(database: Database) -> None:
    await database.migrate()
    async with database.write() as connection:
        await connection.execute(
            insert(schema.people).values(id="p", name="p", language="en", settings={}, created_at=0.0)
        )
        blank = {
            "game": "g",
            "options": {},
            "rules": "1",
            "seed": "s",
            "mode": "live",
            "times": [],
            "status": "playing",
        }
        flags = {name: False for name in ("public", "spectators", "confirm", "bots_pending")}
        numbers = {name: 0 for name in ("absence", "version", "pending", "created_at", "touched_at")}
        row = {"id": "t", "owner": "p", "name": "", "due_at": 9e9, **blank, **flags, **numbers}
        await connection.execute(insert(schema.tables).values(**row))


def test_the_house_has_one_steady_clock(tmp_path: Path) -> None:
    """It goes with the seconds while it is stored, stands still when it is not, and never goes back."""

    async def story() -> None:
        database = Database(f"sqlite+inline:///{tmp_path / 'clock.db'}")
        await _with_a_running_clock(database)
        machine, other = Machine(), Machine()
        clock = HouseClock(database, machine)
        await clock.start()
        began = clock.now()
        assert abs(began - time.time()) < 60.0  # clocks of older releases ran by the time of day
        for _ in range(10):
            machine.seconds += 1.0
            await clock.beat()
        assert clock.now() == began + 10.0
        machine.seconds += 3600.0  # the process was stopped, or the database away
        assert clock.now() == began + 10.0 + GRACE
        await clock.beat()
        machine.seconds += 1.0
        await clock.beat()
        assert clock.now() == began + 11.0 + GRACE
        second = HouseClock(database, other)  # another process, or the same after a crash; its machine counts otherwise
        other.seconds = 1e6
        await second.start()
        assert second.now() == clock.now()
        other.seconds += 2.0
        await second.beat()
        await clock.beat()
        assert clock.now() == second.now() == began + 13.0 + GRACE
        async with database.read() as connection:
            assert (await connection.execute(select(schema.house.c.now))).scalars().all() == [clock.now()]
        await database.close()

    asyncio.run(story())


def test_time_while_the_server_is_away_is_nobodys(tmp_path: Path) -> None:
    """A clock of six seconds, a server that is killed for eight: the seat still has its time."""
    server = Server(tmp_path).start()

    async def story() -> None:
        async with people(Stage("sqlite", [server], "", ""), 3) as clients:
            table = (await seated(clients, options={}, clock={"seconds": 6, "increment": 0})).table.id
            client, mine = await mover(clients, table)
            assert mine.seat is not None
            await asyncio.sleep(1.2)
            server.kill()
            await asyncio.sleep(8.0)
            await asyncio.to_thread(server.start)
            fresh = await client.look(table)
            assert not fresh.table.seats[mine.seat].driven
            done = await client.act(table, fresh.version, fresh.legal[0].action)
            assert done.fresh is not None

    try:
        asyncio.run(asyncio.wait_for(story(), 120))
    finally:
        server.stop()


def test_somebody_who_moved_lately_is_not_absent(stage: Stage) -> None:
    """A player without a socket, who moves over HTTP at one server process, cannot be replaced at another."""

    async def story() -> None:
        async with people(stage, 3) as clients:
            table = (await seated(clients, options={}, absence=10)).table.id
            await asyncio.sleep(11.0)
            client, fresh = await mover(clients, table)
            await client.act(table, fresh.version, fresh.legal[0].action)
            other = clients[(clients.index(client) + 1) % 3]
            assert fresh.seat is not None
            await refused(
                "refused", "not-absent-yet", other.request("POST", f"/api/tables/{table}/hand", {"seat": fresh.seat})
            )

    asyncio.run(asyncio.wait_for(story(), 120))
