"""The tables of a house: in memory, in its store, and the one way in which they change.

    load -> check -> apply to a draft -> the store has it -> adopt the draft -> tell whoever looks -> answer

The same house may be open twice, in two tabs: each version of a table is written once, and whoever comes second
catches up.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Any, Callable, Optional

from quayside.tab.store import Store, Written
from quayside.table.changing import check_version, drafted, laid, same
from quayside.table.commands import Actor, Command, Create
from quayside.table.entries import LogEntry
from quayside.table.log import follow
from quayside.table.refusals import Refusal, unknown
from quayside.table.shapes import Done
from quayside.table.sheets import entries_in, entry_text, listed, set_up, sheet_of
from quayside.table.table import Header, Seat, Table
from quayside.table.views import fresh

NOT_KEPT: dict[Written, tuple[str, str]] = {
    "taken": ("conflict", "this table has changed in another window; look again"),
    "full": ("storage-full", "the browser has no room left: export or delete games, then try again"),
    "failed": ("storage-failed", "the browser did not keep this, so it was not done; try again"),
}


@dataclass
class Kept:
    """A change that lasts."""

    table: Table
    version: int
    repeated: bool

    def done(self, person: Optional[str], shown: bool = True) -> Done:
        """As the person who made it is told; `shown`: with how the table stands."""
        seat = self.table.seat_of(person)
        now = fresh(self.table, person, None, ()) if shown else None
        return {"version": self.table.shown(self.version, seat), "repeated": self.repeated, "fresh": now}


class Tables:
    """`changed` is called after each change; its second argument is whether it was made here, not in another tab."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.changed: Callable[[Table, bool], None] = lambda table, ours: None
        self._tables: dict[str, Table] = {}
        self._logs: dict[str, list[LogEntry]] = {}
        self._locks: dict[str, asyncio.Lock] = {}

    async def all(self) -> list[Table]:
        """Every table as lists show it, newest first."""
        found = [listed(sheet) for sheet in json.loads(await self.store.sheets())]
        return sorted(found, key=lambda table: (table.header.created_at, table.id), reverse=True)

    async def current(self, table_id: str) -> Table:
        async with self._lock(table_id):
            return await self._loaded(table_id)

    def log(self, table: Table, shown: Optional[int]) -> list[LogEntry]:
        """The log from about the version a viewer knows on; its number is never above the real one."""
        return [] if shown is None else self._logs[table.id][shown:]

    async def write(
        self,
        table_id: str,
        actor: Actor,
        command: Command,
        expected: Optional[int] = None,
        move: Optional[str] = None,
    ) -> Kept:
        """Make one change, or raise a Refusal and change nothing."""
        async with self._lock(table_id):
            table = laid(command.header) if isinstance(command, Create) else await self._loaded(table_id)
            repeated = self._made_before(table_id, actor, command, move)
            if repeated is not None:
                return Kept(table, repeated.version, True)
            check_version(table, actor, command, expected)
            now = self.now()
            draft, entry = drafted(table, actor, command, move, now, now)
            lasting = actor.person is not None
            written = await self.store.write(table_id, entry.version, sheet_of(draft), entry_text(entry), lasting)
            if written == "taken" and table_id in self._tables:
                await self._catch_up(table)
                check_version(table, actor, command, expected)  # tells how the table stands now
            if written != "kept":
                raise Refusal("unavailable", *NOT_KEPT[written])
            table.adopt(draft)
            self._tables[table_id] = table
            self._logs.setdefault(table_id, []).append(entry)
            table.remember(entry)
        self.changed(table, True)
        return Kept(table, entry.version, False)

    async def heard(self, table_id: str) -> None:
        """Another tab has changed a table."""
        table = self._tables.get(table_id)
        if table is None:
            return
        async with self._lock(table_id):
            if not await self._catch_up(table):
                return
        self.changed(table, False)

    async def forget(self, table_id: str) -> None:
        """Delete a table for good."""
        async with self._lock(table_id):
            await self.store.remove(table_id)
            self._tables.pop(table_id, None)
            self._logs.pop(table_id, None)

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    def _made_before(self, table_id: str, actor: Actor, command: Command, move: Optional[str]) -> Optional[LogEntry]:
        if move is None:
            return None
        log = reversed(self._logs.get(table_id, []))
        return same(next((each for each in log if each.move == move and each.person == actor.person), None), command)

    async def _loaded(self, table_id: str) -> Table:
        table = self._tables.get(table_id)
        if table is None:
            sheet = await self._sheet(table_id)
            entries = entries_in(await self.store.entries(table_id, 0))[: int(sheet["header"]["version"])]
            table = set_up(sheet, entries)
            self._tables[table_id] = table
            self._logs[table_id] = entries
        return table

    async def _catch_up(self, table: Table) -> bool:
        """Let a table go through what another tab has done to it, if anything."""
        sheet = await self._sheet(table.id)
        header = Header(**sheet["header"])
        entries = entries_in(await self.store.entries(table.id, table.header.version))
        entries = entries[: header.version - table.header.version]
        if entries:
            follow(table, header, [Seat(**seat) for seat in sheet["seats"]], entries)
            self._logs[table.id].extend(entries)
        return bool(entries)

    async def _sheet(self, table_id: str) -> dict[str, Any]:
        text = await self.store.sheet(table_id)
        if text is None:
            raise unknown("table")
        found: dict[str, Any] = json.loads(text)
        return found
