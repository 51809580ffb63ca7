"""Where a house keeps its tables: whatever can hold texts by name. A browser brings its own storage."""

from __future__ import annotations

import json
from typing import Literal, Optional, Protocol

# What became of a write: it lasts; somebody else has written that version; there is no room; it cannot be done at all.
Written = Literal["kept", "taken", "full", "failed"]


class Store(Protocol):
    """A sheet (header and seats) for each table, the entries of its log one by one, and notes about the house.

    Lists come as one JSON text, because a browser hands over texts much faster than objects.
    """

    async def sheets(self) -> str: ...

    async def entries(self, table: str, after: int) -> str: ...

    async def sheet(self, table: str) -> Optional[str]: ...

    async def write(self, table: str, version: int, sheet: str, entry: str, lasting: bool) -> Written:
        """Sheet and entry together or neither. `lasting` asks for the disk itself, not for its owner's word."""
        ...

    async def bring(self, table: str, sheet: str, entries: str) -> Written:
        """A whole table at once, unless there is one of that name."""
        ...

    async def remove(self, table: str) -> None: ...

    async def note(self, name: str) -> Optional[str]: ...

    async def keep_note(self, name: str, text: str) -> None: ...

    async def drop_note(self, name: str) -> None: ...


class Memory:
    """A store that ends with the program: for tests, and where a browser refuses its own."""

    def __init__(self) -> None:
        self._sheets: dict[str, str] = {}
        self._entries: dict[str, list[str]] = {}
        self._notes: dict[str, str] = {}

    async def sheets(self) -> str:
        return f"[{','.join(self._sheets.values())}]"

    async def entries(self, table: str, after: int) -> str:
        return f"[{','.join(self._entries.get(table, [])[after:])}]"

    async def sheet(self, table: str) -> Optional[str]:
        return self._sheets.get(table)

    async def write(self, table: str, version: int, sheet: str, entry: str, lasting: bool) -> Written:
        log = self._entries.setdefault(table, [])
        if len(log) != version - 1:
            return "taken"
        log.append(entry)
        self._sheets[table] = sheet
        return "kept"

    async def bring(self, table: str, sheet: str, entries: str) -> Written:
        if table in self._sheets:
            return "taken"
        self._sheets[table] = sheet
        self._entries[table] = [json.dumps(each) for each in json.loads(entries)]
        return "kept"

    async def remove(self, table: str) -> None:
        self._sheets.pop(table, None)
        self._entries.pop(table, None)

    async def note(self, name: str) -> Optional[str]:
        return self._notes.get(name)

    async def keep_note(self, name: str, text: str) -> None:
        self._notes[name] = text

    async def drop_note(self, name: str) -> None:
        self._notes.pop(name, None)
