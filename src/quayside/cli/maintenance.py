"""`quayside admin maintenance`: let nothing new begin, or nothing change at all, while the server is looked after."""

from __future__ import annotations

from typing import Annotated

import typer

from quayside.cli.admin import Data, Database, _settings
from quayside.cli.people import asked
from quayside.kernel.errors import BadOptions


def maintenance_command(
    switch: Annotated[str, typer.Argument(help="on or off.")],
    words: Annotated[str, typer.Option(help="What people are told.")] = "",
    read_only: Annotated[
        bool, typer.Option("--read-only", help="Let nothing change at all; clocks stand still.")
    ] = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """No new tables, games or accounts; running games go on. All processes follow within seconds."""
    from quayside.server.upkeep.maintenance import MaintenanceNotice

    if switch not in ("on", "off"):
        raise BadOptions(f"maintenance is on or off, not {switch!r}")
    notice = MaintenanceNotice(words, read_only) if switch == "on" else None
    asked(_settings(database, data), lambda here: here.maintenance.switch(notice))
    typer.echo(f"maintenance is {switch}" + (", nothing can change" if read_only and notice else ""))
