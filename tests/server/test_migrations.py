"""Databases from before are brought to the newest schema with everything in them."""

from __future__ import annotations

import asyncio
import secrets
import time
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import insert, select
from sqlalchemy.engine import Connection

from quayside.server.settings import Settings
from quayside.server.store import schema
from quayside.server.store.database import Database

LONG_AGO = 1_000_000.0


def _first_schema(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "quayside.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


def _old_rows(connection: Connection) -> None:
    """Two people of the first schema, one of them with an account and a session."""
    for name, login in (("Ann", "ann"), ("Ben", None)):
        person = {"id": f"person-{name}", "name": name, "login": login, "password": None, "email": None}
        _put(connection, "people", {**person, "language": "en", "settings": {}, "created_at": LONG_AGO})
    _put(connection, "sessions", {"hash": "h" * 64, "person": "person-Ann", "created_at": LONG_AGO})


def _put(connection: Connection, table: str, row: dict[str, object]) -> None:
    found = schema.metadata.tables[table]
    connection.execute(insert(found).values(row))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nobody_is_lost_or_thought_to_be_long_gone(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = ""
    if kind == "postgres":
        url = request.getfixturevalue("databases").fresh(f"old{secrets.token_hex(4)}")

    async def story() -> None:
        database = Database(Settings(data=tmp_path, database=url).database_url)
        async with database._writer.begin() as connection:
            await connection.run_sync(_first_schema)
            await connection.run_sync(_old_rows)
        await database.migrate()
        async with database.read() as connection:
            people = (await connection.execute(select(schema.people).order_by(schema.people.c.name))).all()
            session = (await connection.execute(select(schema.sessions))).one()
        assert [(each.name, each.login, each.banned_until) for each in people] == [
            ("Ann", "ann", None),
            ("Ben", None, None),
        ]
        assert session.person == people[0].id
        for row in (*people, session):
            assert row.created_at == LONG_AGO
            assert abs(row.seen_at - time.time()) < 600.0
        await database.close()

    asyncio.run(story())
