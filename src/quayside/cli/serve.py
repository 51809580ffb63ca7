"""`quayside serve`: the server, with everything it needs, in one command."""

from __future__ import annotations

import os
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Optional

import typer

from quayside.kernel.errors import BadOptions
from quayside.server.settings import Settings, from_environment, to_environment


def serve_command(
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8000,
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    workers: Annotated[int, typer.Option(min=1, help="Processes; more than one needs PostgreSQL and --redis.")] = 1,
    database: Annotated[
        Optional[str], typer.Option(help="postgresql://... ; SQLite in the data folder if not given.")
    ] = None,
    redis: Annotated[Optional[str], typer.Option(help="redis://... , to pass events between processes.")] = None,
    data: Annotated[
        Optional[Path], typer.Option(help="Data folder; QUAYSIDE_DATA or the usual place if not given.")
    ] = None,
) -> None:
    """Serve tables to browsers and clients. Settings by environment: see docs/hosting.md."""
    settings = from_environment()
    if data is not None:
        settings = replace(settings, data=data)
    if database is not None:
        settings = replace(settings, database=database)
    if redis is not None:
        settings = replace(settings, redis=redis)
    if workers > 1 and not settings.redis:
        raise BadOptions("several workers need --redis to pass events between them")
    settings.data.mkdir(parents=True, exist_ok=True)
    settings.signing_key()
    typer.echo(
        f"Quayside: http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}  data: {settings.data}",
        err=True,
    )
    run(settings, host, port, workers)


def run(settings: Settings, host: str, port: int, workers: int) -> None:
    """Run until stopped. The worker processes read the settings from their environment."""
    import uvicorn

    os.environ.update(to_environment(settings))
    if workers > 1 and "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="quayside-metrics-")
    uvicorn.run(
        "quayside.server.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers if workers > 1 else None,
        log_config=None,
        access_log=False,
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=25.0,
        ws_ping_timeout=25.0,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
