"""What the commands share that review finished games."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final, Optional

import typer

from quayside.coach.processes import shared
from quayside.coach.review import Progress, Review, stages
from quayside.coach.work import QUICK, Desk, Plan
from quayside.words import LANGUAGES

CORES: Final = os.cpu_count() or 1


def _html(page: Optional[Path]) -> Optional[Path]:
    """Refused before any work is done for it."""
    if page is not None and page.suffix not in (".html", ".htm"):
        raise typer.BadParameter("a file that ends in .html")
    if page is not None and not page.parent.is_dir():
        raise typer.BadParameter(f"there is no folder {page.parent}")
    return page


Quick = Annotated[bool, typer.Option(help="Fewer lines: sooner and less certain.")]
PageFile = Annotated[Optional[Path], typer.Option(callback=_html, help="Write it as a page that stands alone: .html.")]
LinesSeed = Annotated[int, typer.Option(help="Of the lines played on.")]
Processes = Annotated[int, typer.Option(min=1, help="Processes that share the work.")]
Language = Annotated[str, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")]


def plan_of(quick: bool) -> Plan:
    return QUICK if quick else Plan()


def reviewed(desk: Desk, bot: Optional[str], processes: int, progress: Progress) -> Review:
    """The whole review of the game on a desk."""
    with shared(desk, processes) as share:
        *_before, whole = stages(desk, bot, share, progress)
    return whole
