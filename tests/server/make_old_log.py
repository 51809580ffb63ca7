"""Writes a game as a server of this release logs it, to be kept and replayed by all later ones.

`python tests/server/make_old_log.py GAME FILE`; never write an existing file anew, add another one.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

from quayside.games.registry import GAMES
from quayside.kernel.rng import Quick
from quayside.server.protocol import CreateRequest, SeatRequest
from quayside.server.service import Service
from quayside.server.settings import Settings
from quayside.server.store import rows
from quayside.server.tables.lobby import actor_of
from quayside.table.commands import HOUSE, Act, Hand, Start, TakeBack, Undo
from quayside.table.undoing import undoable


async def write(game: str, file: Path) -> None:
    """A random game with undone actions, played by the write path."""
    with tempfile.TemporaryDirectory() as folder:
        service = Service(Settings(data=Path(folder)))
        service.bots.wake = lambda table: None  # type: ignore[method-assign]
        await service.database.migrate()
        person, _token = await service.identity.guest("Ann", "en", "x")
        book = GAMES[game].book
        short = {"round_limit": 12} if any(option.name == "round_limit" for option in book.options) else {}
        seats = [SeatRequest()] + [SeatRequest(kind="bot", bot="random") for _ in range(book.players[0] - 1)]
        wanted = CreateRequest(game=game, seats=seats, options=dict(short))
        table_id = (await service.lobby.create(person, wanted)).table.id
        ann = actor_of(person)
        table = (await service.writer.write(table_id, ann, Start())).table
        rng = Quick(1)
        while table.header.status == "playing":
            g = table.state
            assert g is not None
            seat = g.pending()[0]
            legal = g.legal_names(seat)
            action = legal[rng.below(len(legal))]
            if seat == 0 and undoable(table, 0).steps and rng.below(5) == 0:
                await service.writer.write(table_id, ann, Undo(1))
            elif seat == 0 and rng.below(20) == 0:
                await service.writer.write(table_id, ann, Hand(0, "random"))
                await service.writer.write(table_id, ann, TakeBack())
            else:
                await service.writer.write(table_id, ann if seat == 0 else HOUSE, Act(action, seat))
        async with service.database.read() as connection:
            entries = await rows.read_entries(connection, table_id, 0)
            header = await rows.read_header(connection, table_id)
        assert header is not None
        assert table.state is not None
        data = {
            "players": len(table.seats),
            "header": asdict(header),
            "entries": [asdict(entry) for entry in entries],
            "digest": table.state.digest(),
            "view": table.state.view(None),
        }
        file.write_text(json.dumps(data) + "\n")
        await service.database.close()


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], Path(sys.argv[2])))
