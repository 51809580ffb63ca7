"""`quayside admin`: back up, restore, check, export, import and verify the games of a server.

The server's modules are imported when they are needed, so that other commands start quickly.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Optional

import typer

from quayside.cli.extras import needs
from quayside.cli.game_files import read_json

if TYPE_CHECKING:
    from quayside.server.settings import Settings

admin_app = typer.Typer(no_args_is_help=True, help="Back up, restore, export, import and verify a server's games.")

Database = Annotated[Optional[str], typer.Option(help="postgresql://... ; SQLite in the data folder if not given.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
Data = Annotated[Optional[Path], typer.Option(help="Data folder; QUAYSIDE_DATA or the usual place if not given.")]


@admin_app.callback()
def with_a_server() -> None:
    with needs("server"):
        import quayside.server.service  # noqa: F401 (all of them need it)


def _settings(database: Optional[str], data: Optional[Path]) -> Settings:
    from quayside.server.settings import from_environment

    settings = from_environment()
    if data is not None:
        settings = settings.but(data=data)
    if database is not None:
        settings = settings.but(database=database)
    return settings


@admin_app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the backup.")],
    database: Database = None,
    data: Data = None,
) -> None:
    """Everything in one file, while the server runs if need be."""
    from quayside.server import admin

    count = asyncio.run(admin.backup(_settings(database, data), file))
    typer.echo(f"{count} rows in {file}")


@admin_app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `backup` wrote.")],
    database: Database = None,
    data: Data = None,
) -> None:
    """Fill an empty database from a backup, whichever kind of database it came from."""
    from quayside.server import admin

    count = asyncio.run(admin.restore(_settings(database, data), file))
    typer.echo(f"{count} rows restored")


@admin_app.command("check-backup")
def check_backup(
    file: Annotated[Path, typer.Argument(help="A file that `backup` wrote.")],
    replayed: Annotated[
        bool, typer.Option("--replay", help="Restore it into a folder that is thrown away, and replay every game.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Whether a backup is as it was written. Exit code 1 if not, with every line that is damaged."""
    from quayside.server import admin

    found = asyncio.run(admin.check_backup(file, replayed))
    _report(found, as_json, f"{file}: {len(found['problems'])} problems")


@admin_app.command("export")
def export_table(
    table: Annotated[str, typer.Argument(help="Id of the table.")],
    file: Annotated[Path, typer.Argument(help="Where to write the game.")],
    database: Database = None,
    data: Data = None,
) -> None:
    """A game as a file for `quayside replay`, whether it is over or not: it holds every secret of the game."""
    from quayside.server import admin

    dump = asyncio.run(admin.export(_settings(database, data), table))
    file.write_text(json.dumps(dump), "utf-8")
    typer.echo(f"{len(dump['log'])} actions in {file}")


@admin_app.command("import")
def import_table(
    file: Annotated[Path, typer.Argument(help="An exported game.")],
    at: Annotated[Optional[int], typer.Option(help="Keep only so many actions.")] = None,
    believe: Annotated[
        bool, typer.Option("--believe", help="Leave hidden cards as they are in the file; the table tells everybody.")
    ] = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """An exported game as a new open table for people; prints the table's id and an invitation for each seat.

    Everything that is not public at that point is dealt anew, because whoever has the file may know it.
    """
    from quayside.server import admin

    table, links = asyncio.run(admin.import_game(_settings(database, data), read_json(file), at, believe))
    typer.echo(f"table {table}")
    typer.echo("hidden cards are those of the file" if believe else "hidden cards were dealt anew")
    for seat, token in enumerate(links):
        typer.echo(f"seat {seat}: {token}")


@admin_app.command()
def verify(
    database: Database = None,
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Check every hash, replay every game and compare it with what is stored. Exit code 1 if anything differs."""
    from quayside.server import admin

    found = asyncio.run(admin.verify(_settings(database, data)))
    _report(found, as_json, f"{found['tables']} tables, {found['entries']} entries, {len(found['problems'])} problems")


def _report(found: dict[str, Any], as_json: bool, summary: str) -> None:
    """Say what was found, and end with 1 if anything is wrong."""
    if as_json:
        typer.echo(json.dumps(found))
    else:
        for problem in found["problems"]:
            typer.echo(f"problem: {problem}")
        typer.echo(summary)
    if found["problems"]:
        raise typer.Exit(1)
