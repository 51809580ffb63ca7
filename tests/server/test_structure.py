"""What holds for the server as a piece of software: imports, types for the client, migrations, settings."""

from __future__ import annotations

import ast
import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.engine import Connection

import quayside
from quayside.games.registry import GAMES
from quayside.server.people.identity import new_id
from quayside.server.settings import BadSetting, Settings, data_folder, from_environment, to_environment
from quayside.server.shapes import of_tables, of_the_server
from quayside.server.store import schema
from quayside.server.store.database import Database
from quayside.server.typescript import typescript

SOURCE = Path(next(iter(quayside.__path__)))
ROOT = Path(__file__).parents[2]


def _imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
        elif isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
    return found


def test_nothing_below_imports_the_server() -> None:
    for folder in ("kernel", "games", "bots", "scenarios", "conformance"):
        for path in (SOURCE / folder).rglob("*.py"):
            assert not any(name.startswith(("quayside.server", "quayside.client")) for name in _imports(path)), path


def test_the_server_knows_no_game_by_name() -> None:
    for path in [*(SOURCE / "server").rglob("*.py"), *(SOURCE / "client").rglob("*.py")]:
        text = path.read_text("utf-8").lower()
        for game in GAMES:
            assert game not in text, f"{path.name} speaks of {game}"


def test_types_made_from_the_protocol_are_up_to_date() -> None:
    assert (ROOT / "web/src/lib/protocol.ts").read_text("utf-8") == typescript(), "run `make types`"
    assert (SOURCE / "table/shapes.py").read_text("utf-8") == of_tables(), "run `make types`"
    assert (SOURCE / "server/sent.py").read_text("utf-8") == of_the_server(), "run `make types`"


def test_migrations_give_the_schema(tmp_path: Path) -> None:
    async def story() -> list[object]:
        database = Database(f"sqlite+inline:///{tmp_path / 'm.db'}")
        await database.migrate()
        await database.migrate()

        def difference(connection: Connection) -> list[object]:
            return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

        async with database.read() as connection:
            found: list[object] = await connection.run_sync(difference)
        await database.close()
        return found

    assert asyncio.run(story()) == []


def test_every_setting_is_documented_and_survives_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (ROOT / "docs/hosting.md").read_text("utf-8")
    for name in Settings.model_fields:
        assert f"`QUAYSIDE_{name.upper()}`" in text, name
    settings = Settings(data=tmp_path, messages=7, bot_pause=0.5, url="https://x.example")
    for variable, value in to_environment(settings).items():
        monkeypatch.setenv(variable, value)
    assert from_environment() == settings
    assert Settings(data=tmp_path).messages == 60  # nobody looks around unasked
    monkeypatch.setenv("QUAYSIDE_DATA", "")
    assert from_environment() == settings.but(data=data_folder())


@pytest.mark.parametrize(
    ("variable", "value", "right"),
    [
        ("QUAYSIDE_MESSAGES", "many", "must be a whole number, not 'many'"),
        ("QUAYSIDE_MESSAGES", "1.5", "must be a whole number, not '1.5'"),
        ("QUAYSIDE_BOT_PAUSE", "", "must be a number, not ''"),
        ("QUAYSIDE_GUEST_DAYS", "2 days", "must be a number, not '2 days'"),
    ],
)
def test_a_wrong_setting_is_named_with_what_would_be_right(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, right: str
) -> None:
    monkeypatch.setenv(variable, value)
    with pytest.raises(BadSetting) as caught:
        from_environment()
    assert str(caught.value) == f"{variable} {right}"


def test_an_id_is_a_plain_word_on_a_command_line() -> None:
    ids = [new_id() for _ in range(2000)]
    assert len(set(ids)) == 2000
    assert all(word.isascii() and word.isalnum() for word in ids)
