"""For the host: backup, restore, export, import and verification, on SQLite and PostgreSQL alike."""

from __future__ import annotations

import time
from typing import Any, Mapping, Optional

from quayside.server.limits.rates import Limits
from quayside.server.people.identity import Identity, hashed, new_token
from quayside.server.protocol import ImportRequest, SeatRequest
from quayside.server.refusals import unknown
from quayside.server.settings import Settings
from quayside.server.store.copies import backup, check_backup, opened, restore
from quayside.server.store.reload import load_table
from quayside.server.store.verifying import verify
from quayside.server.tables.cache import Cache
from quayside.server.tables.house_clock import HouseClock
from quayside.server.tables.lobby import Lobby, actor_of
from quayside.server.tables.writing import Writer
from quayside.table.commands import Invite
from quayside.table.exports import whole

__all__ = ["backup", "check_backup", "export", "import_game", "restore", "verify"]


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
        writer = Writer(database, cache, settings, time.time, HouseClock(database))
        limits = Limits(settings)
        lobby = Lobby(cache, writer, limits, settings, time.time)
        owner, _token = await Identity(database, limits, settings, time.time).guest("import", "en", "admin")
        state = dump.get("state")
        players = int(state["seats"] if isinstance(state, dict) else dump.get("players", 1))
        seats = [SeatRequest() for _ in range(min(8, max(1, players)))]
        wanted = ImportRequest(seats=seats, dump=dict(dump), at=at, sit=False, public=False)
        written = await lobby.create_from(owner, wanted, trusted=True, believed=believed)
        tokens = [new_token() for _ in written.table.seats]
        for seat, token in enumerate(tokens):
            await writer.write(written.table.id, actor_of(owner), Invite(seat, hashed(token)))
        return written.table.id, tokens
