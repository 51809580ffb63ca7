"""Sealing what has no hashes yet: databases from before there were any, and rows that were copied or changed by hand.

For migrations: it knows the columns by name, whatever later schemas have beside them, and goes through the database
one table at a time, so that a large one needs no memory.
"""

from __future__ import annotations

import json
import logging
from typing import Any, Optional, Sequence

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quayside.server.store import chain

log = logging.getLogger("quayside.database")

TOLD = 5000  # tables between two words on how far it is

_tables = sa.table(
    "tables",
    *(sa.column(name) for name in ("id", "game", "seed", "rules", "mode", "status", "head", "seal")),
    *(sa.column(name, sa.Boolean) for name in ("public", "spectators", "confirm")),
    *(sa.column(name, sa.Integer) for name in ("version", "pending", "unconfirmed")),
    *(sa.column(name, sa.Float) for name in ("started_at", "ended_at")),
    *(sa.column(name, sa.JSON) for name in ("options", "origin")),
)
_seats = sa.table(
    "seats",
    *(sa.column(name) for name in ("table_id", "seat", "person", "bot", "held_for")),
    *(sa.column(name, sa.Boolean) for name in ("driven", "resigned")),
)
_entries = sa.table(
    "entries",
    *(sa.column(name) for name in ("table_id", "version", "kind", "at", "seat", "person", "move", "action")),
    *(sa.column(name) for name in ("outcomes", "data", "events", "audience", "hash")),
)
_snapshots = sa.table(
    "snapshots",
    *(sa.column(name) for name in ("table_id", "version", "digest", "dump", "seal")),
)
_e = _entries.c
_TEXTS = [sa.cast(_e[name], sa.Text) for name in chain.TEXTS]
_LOG = (
    sa.select(*(_e[name] for name in chain.PLAIN), *_TEXTS)
    .where(_e.table_id == sa.bindparam("this_table"))
    .order_by(_e.version)
)
_LINK = (
    sa.update(_entries)
    .where(_e.table_id == sa.bindparam("this_table"), _e.version == sa.bindparam("this_version"))
    .values(hash=sa.bindparam("new_hash"))
)


def seal_tables(connection: Connection, ids: Optional[Sequence[str]] = None) -> int:
    """Make the hashes of these tables, or of all, from what they hold now; how many there were."""
    if ids is None:
        ids = connection.execute(sa.select(_tables.c.id)).scalars().all()
    for number, table_id in enumerate(ids, 1):
        try:
            _seal_table(connection, table_id)
        except (ValueError, TypeError, KeyError) as error:  # it stays without a seal, and so it is closed
            log.error("table %s cannot be sealed: %s", table_id, error)
        if number % TOLD == 0:
            log.warning("sealing: %d of %d tables", number, len(ids))
    return len(ids)


def _seal_table(connection: Connection, table_id: str) -> None:
    t, s = _tables.c, _seats.c
    table: Any = connection.execute(sa.select(_tables).where(t.id == table_id)).one()
    began = chain.beginning(table)
    heads = _seal_entries(connection, table_id, began)
    head = heads[max(heads)]
    seats: Any = connection.execute(sa.select(_seats).where(s.table_id == table_id).order_by(s.seat)).all()
    values = {"head": head, "seal": chain.seal(began, head, table, seats)}
    connection.execute(sa.update(_tables).where(t.id == table_id).values(values))
    _seal_snapshots(connection, table_id, began, heads)


def _seal_entries(connection: Connection, table_id: str, began: str) -> dict[int, str]:
    """The hash of each version, which its entry now carries too."""
    heads = {0: began}
    head = began
    for row in connection.execute(_LOG, {"this_table": table_id}):
        head = chain.linked(head, row)
        heads[row.version] = head
    links = [{"this_table": table_id, "this_version": version, "new_hash": heads[version]} for version in heads]
    if len(links) > 1:
        connection.execute(_LINK, links[1:])
    return heads


def _seal_snapshots(connection: Connection, table_id: str, began: str, heads: dict[int, str]) -> None:
    """A snapshot that cannot be read stays without a seal: the log knows better."""
    s = _snapshots.c
    query = sa.select(s.version, s.digest, sa.cast(s.dump, sa.Text)).where(s.table_id == table_id)
    for version, digest, dump in connection.execute(query).all():
        if version in heads:
            seal = chain.snapshot_seal(began, version, heads[version], digest, json.loads(dump))
            where = (s.table_id == table_id, s.version == version)
            connection.execute(sa.update(_snapshots).where(*where).values(seal=seal))
