"""A change of a table as one process tells it to the others, so that they need not read it from the database."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Mapping

from quayside.server.store import CHANGING, follow, row_of
from quayside.server.table import Entry, Seat, Table, read_entry


def told_to_others(table: Table, entry: Entry) -> dict[str, Any]:
    """The entry with the header and the seats after it. It holds secrets: it goes from process to process only."""
    return {
        "what": "table",
        "table": table.id,
        "entry": row_of(entry),
        "header": {name: getattr(table.header, name) for name in CHANGING},
        "seats": [row_of(seat) for seat in table.seats],
    }


def follows(table: Table, news: Mapping[str, Any]) -> bool:
    """Whether the news is of the change that comes next; after a gap it is not, and the database has to be asked."""
    return bool(news["header"]["version"] == table.header.version + 1)


def take(table: Table, news: Mapping[str, Any]) -> None:
    """Bring a table to where the news says it is."""
    entry = read_entry(news["entry"])
    header = replace(table.header, **news["header"])
    follow(table, header, [Seat(**seat) for seat in news["seats"]], [entry])
