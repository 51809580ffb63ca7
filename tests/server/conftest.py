"""Stages: a server on SQLite, and two server processes on PostgreSQL with Redis. Each is started once per test run."""

from __future__ import annotations

import contextlib
import secrets
from pathlib import Path
from typing import Iterator, Optional

import pytest

from quayside.client import Client
from quayside.server.settings import Settings
from tests.server.machines import Databases, Server, install


class Stage:
    """Where a test plays: the addresses of one or two server processes with one database."""

    def __init__(self, kind: str, servers: list[Server], database: str, redis: str) -> None:
        self.kind = kind
        self.servers = servers
        self.database = database
        self.redis = redis

    def url(self, number: int = 0) -> str:
        return self.servers[number % len(self.servers)].url

    def client(self, number: int = 0) -> Client:
        return Client(self.url(number))

    @property
    def settings(self) -> Settings:
        return Settings(data=self.servers[0].data, database=self.database, redis=self.redis)


@pytest.fixture(scope="session")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    """PostgreSQL and Redis, or a plain word on why not."""
    why = install()
    if why is not None:
        pytest.skip(f"skipped on PostgreSQL with Redis: {why}")
    found = Databases(tmp_path_factory.mktemp("databases")).start()
    try:
        yield found
    finally:
        found.stop()


def make_servers(
    kind: str, folder: Path, databases: Optional[Databases], environment: Optional[dict[str, str]] = None
) -> Stage:
    """Servers that are not started yet."""
    if kind == "sqlite":
        return Stage(kind, [Server(folder, environment)], "", "")
    assert databases is not None
    database = databases.fresh(f"q{secrets.token_hex(6)}")
    shared = {"QUAYSIDE_DATABASE": database, "QUAYSIDE_REDIS": databases.redis, "QUAYSIDE_SECRET": "of the tests"}
    servers = [Server(folder, {**shared, **(environment or {})}) for _ in range(2)]
    return Stage(kind, servers, database, databases.redis)


@pytest.fixture(scope="session")
def sqlite_stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with started(make_servers("sqlite", tmp_path_factory.mktemp("sqlite"), None)) as stage:
        yield stage


@pytest.fixture(scope="session")
def postgres_stage(tmp_path_factory: pytest.TempPathFactory, databases: Databases) -> Iterator[Stage]:
    with started(make_servers("postgres", tmp_path_factory.mktemp("postgres"), databases)) as stage:
        yield stage


@contextlib.contextmanager
def started(stage: Stage) -> Iterator[Stage]:
    try:
        for server in stage.servers:
            server.start()
        yield stage
    finally:
        for server in stage.servers:
            server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def stage(request: pytest.FixtureRequest) -> Stage:
    found: Stage = request.getfixturevalue(f"{request.param}_stage")
    for server in found.servers:
        assert server.process is not None
        assert server.process.poll() is None, server.log.read_text()[-3000:]
    return found
