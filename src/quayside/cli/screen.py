"""What all commands share: consoles, the progress bar and JSON output."""

from __future__ import annotations

import json
from typing import Annotated, Any, Optional

import typer
from rich.console import Console
from rich.measure import Measurement
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

out = Console()
err = Console(stderr=True)

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
Seed = Annotated[int, typer.Option(help="Seed of the first game; the same seed gives the same games.")]
Options = Annotated[
    Optional[list[str]], typer.Option("--option", "-o", help="Game option as name=value; may be repeated.")
]


def progress_bar(quiet: bool) -> Progress:
    """A bar on the error stream, so that output stays clean; none for machines."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=quiet or not err.is_terminal)


def print_json(data: Any) -> None:
    """One line of JSON, whatever the texts in it hold: what UTF-8 cannot write is written as an escape."""
    typer.echo(json.dumps(data, ensure_ascii=False).encode("utf-8", "backslashreplace"))


def print_whole(table: Table) -> None:
    """A table with nothing cut off, on a narrow screen and in a pipe: it is as wide as it needs to be."""
    wide = Console(width=_WIDEST)
    Console(width=Measurement.get(wide, wide.options, table).maximum).print(table, crop=False)


_WIDEST = 100_000


def say(text: str) -> None:
    """Text that somebody else wrote, as it is: brackets in it are no colours, and long lines stay whole."""
    out.print(text.encode("utf-8", "backslashreplace").decode(), markup=False, highlight=False, soft_wrap=True)
