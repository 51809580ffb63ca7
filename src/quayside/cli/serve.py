"""`quayside serve`: the server, with everything it needs, in one command."""

from __future__ import annotations

import contextlib
import os
import socket
import tempfile
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Optional

import typer

from quayside.cli.extras import needs
from quayside.kernel.errors import BadOptions
from quayside.server.store import files

if TYPE_CHECKING:
    from quayside.server.settings import Settings


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
    browser: Annotated[
        bool, typer.Option("--open", help="Open the browser; if the port is taken, another one is used.")
    ] = False,
) -> None:
    """Serve tables to browsers and clients. Settings by environment: see docs/hosting.md."""
    with needs("server"):
        from quayside.server.settings import from_environment
        from quayside.server.store.database import sqlite_file

    settings = from_environment()
    if data is not None:
        settings = settings.but(data=data)
    if database is not None:
        settings = settings.but(database=database)
    if redis is not None:
        settings = settings.but(redis=redis)
    if workers > 1 and not settings.redis:
        raise BadOptions("several workers need --redis to pass events between them")
    _ = settings.trusted, settings.metrics_address  # a mistake in them is told at once
    file = sqlite_file(settings.database_url)
    if workers > 1 and file is not None:
        raise BadOptions("several workers need PostgreSQL: --database postgresql://... ; SQLite is for one process")
    files.make_folder(settings.data)
    if file is not None:
        with files.held(file):
            pass  # the server will have it for itself; whoever starts a second one is told so here
    settings.signing_key()
    if browser:
        port = free_port(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"
    typer.echo(f"Quayside: {address}  data: {settings.data}", err=True)
    if settings.client_folder is None:
        typer.echo("The browser client is not installed: `make setup` builds it, see web/README.md.", err=True)
    if browser:
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    run(settings, host, port, workers)


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or any other one if somebody has it."""
    for port in (wanted, 0):
        with socket.socket() as trial, contextlib.suppress(OSError):
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((host, port))
            found: int = trial.getsockname()[1]
            return found
    raise BadOptions(f"nothing can listen on {host}")


def open_when_ready(address: str, patience: float = 60.0) -> None:
    """Open the browser as soon as the server answers."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/healthz", timeout=5):
            if not webbrowser.open(address):
                typer.echo(f"Open {address} in your browser.", err=True)
            return
        time.sleep(0.1)


def run(settings: Settings, host: str, port: int, workers: int) -> None:
    """Run until stopped. The worker processes read the settings from their environment."""
    import uvicorn

    from quayside.server import metrics
    from quayside.server.doors.lines import ask_for_open_files
    from quayside.server.settings import to_environment

    ask_for_open_files()
    os.environ.update(to_environment(settings))
    if workers > 1 and "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="quayside-metrics-")
    if (where := settings.metrics_address) is not None:
        metrics.serve(*where)
    uvicorn.run(
        "quayside.server.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers if workers > 1 else None,
        log_config=None,
        access_log=False,
        http="quayside.server.doors.gate:Gate",
        h11_max_incomplete_event_size=settings.head_bytes,
        timeout_keep_alive=settings.idle_seconds,
        ws="quayside.server.doors.gate:SocketGate",
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=25.0,
        ws_ping_timeout=25.0,
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=False,  # doors.address_of does that
    )
