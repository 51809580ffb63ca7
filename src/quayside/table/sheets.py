"""Tables as texts: the sheet of one, and the entries of its log."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, Mapping

from quayside.games.registry import entry as game_entry
from quayside.kernel.errors import QuaysideError
from quayside.table.entries import LogEntry, read_entry
from quayside.table.log import BrokenLog, played_again, under_new_rules
from quayside.table.refusals import Refusal, malformed
from quayside.table.table import OPEN, Header, Seat, Table

FORMAT = 1


def sheet_of(table: Table) -> str:
    return json.dumps(
        {"format": FORMAT, "header": vars(table.header), "seats": [vars(seat) for seat in table.seats]},
        separators=(",", ":"),
    )


def entry_text(entry: LogEntry) -> str:
    return json.dumps(asdict(entry), separators=(",", ":"))


def listed(sheet: Mapping[str, Any]) -> Table:
    """A table as lists show it, without its game."""
    return Table(Header(**sheet["header"]), [Seat(**seat) for seat in sheet["seats"]])


def set_up(sheet: Mapping[str, Any], entries: list[LogEntry], check: bool = False) -> Table:
    """A table with its game, played again from its log."""
    table = listed(sheet)
    header, players = table.header, len(table.seats)
    if header.started_at is not None and header.status != OPEN:
        if header.rules != game_entry(header.game).book.version:
            table.state = under_new_rules(header, players, entries)
        else:
            table.state = played_again(header, players, entries, check)
    for entry in entries:
        table.remember(entry)
    table.remembers = table.checked = True
    return table


def entries_in(text: str) -> list[LogEntry]:
    return [read_entry(row) for row in json.loads(text)]


# -- whole tables as a file, to take to another browser ------------------------------------------------------------


def packed(sheet: Mapping[str, Any], entries: str) -> dict[str, Any]:
    return {"quayside": "kept", "sheet": dict(sheet), "entries": json.loads(entries)}


def read_table(data: Mapping[str, Any]) -> Table:
    """A table of ours, with its game."""
    return set_up(data["sheet"], [read_entry(row) for row in data["entries"]])


def unpacked(data: Any) -> tuple[Table, str, str]:
    """A table of such a file, its sheet and its log; every action is played again and must do what it did then."""
    try:
        sheet, rows = data["sheet"], data["entries"]
        entries = [read_entry(row) for row in rows]
        table = set_up(sheet, entries, check=True)
        if [entry.version for entry in entries] != list(range(1, table.header.version + 1)):
            raise ValueError("its log has gaps")
    except Refusal:
        raise
    except (BrokenLog, QuaysideError, KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise malformed("bad-file", f"this is not a file of games kept by Quayside: {str(error)[:200]}") from None
    return table, sheet_of(table), json.dumps([json.loads(entry_text(entry)) for entry in entries])
