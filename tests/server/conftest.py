"""Stages: a server on SQLite, and two server processes on PostgreSQL with Redis. Each is started once per test run."""

from __future__ import annotations

from pathlib import Path
from typing import Iterator

import pytest

from server.machines import Databases, OwnRedis, Stage, install, make_servers, started


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    """PostgreSQL and Redis, or a plain word on why not."""
    why = install()
    if why is not None:
        pytest.skip(f"skipped on PostgreSQL with Redis: {why}")
    found = Databases()
    try:
        yield found.start()
    finally:
        found.stop()


@pytest.fixture
def own_redis(databases: Databases, tmp_path: Path) -> Iterator[OwnRedis]:
    """A Redis for one test alone, which may do to it what it likes."""
    found = OwnRedis(tmp_path).start()
    try:
        yield found
    finally:
        found.stop()


@pytest.fixture(scope="session")
def sqlite_stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with started(make_servers("sqlite", tmp_path_factory.mktemp("sqlite"), None)) as stage:
        yield stage


@pytest.fixture(scope="session")
def postgres_stage(tmp_path_factory: pytest.TempPathFactory, databases: Databases) -> Iterator[Stage]:
    with started(make_servers("postgres", tmp_path_factory.mktemp("postgres"), databases)) as stage:
        yield stage


@pytest.fixture(params=["sqlite", "postgres"])
def stage(request: pytest.FixtureRequest) -> Stage:
    found: Stage = request.getfixturevalue(f"{request.param}_stage")
    for server in found.servers:
        assert server.process is not None
        assert server.process.poll() is None, server.log.read_text()[-3000:]
    return found
