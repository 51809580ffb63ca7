"""`quayside arena`: bots against each other, with intervals, ratings, result files and plots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Optional, Sequence

import typer
from rich.table import Table

from quayside.bots.registry import split_bots
from quayside.cli.extras import needs
from quayside.cli.options import parse_options
from quayside.cli.screen import AsJson, Options, err, out, print_json, progress_bar


def arena_command(
    game: Annotated[str, typer.Argument(help="Which game.")],
    bots: Annotated[str, typer.Option(help="One bot per seat: club,random,ismcts:iterations=400")],
    games: Annotated[int, typer.Option(min=1, help="How many games in all, those in --results included.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: Options = None,
    workers: Annotated[
        Optional[int], typer.Option(min=1, help="Local processes; one per processor if left out.")
    ] = None,
    ray: Annotated[Optional[str], typer.Option(help="Address of a Ray cluster; `local` starts one here.")] = None,
    results: Annotated[
        Optional[Path], typer.Option(help="Folder of result files (Parquet); goes on from there.")
    ] = None,
    plots: Annotated[Optional[Path], typer.Option(help="Folder for pictures.")] = None,
    plot_format: Annotated[str, typer.Option(help="png or svg.")] = "png",
    details: Annotated[bool, typer.Option(help="With --json: also points by source and further intervals.")] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other with rotated seats. Exit code 1 if any game failed."""
    with needs("arena"):
        from quayside.arena.match import Match
        from quayside.arena.results import Results
        from quayside.arena.run import run
        from quayside.arena.summary import report, standings
    if plot_format not in ("png", "svg"):
        raise typer.BadParameter("png or svg", param_hint="--plot-format")
    match = Match(game, tuple(split_bots(bots)), seed, parse_options(game, option))
    match.check()
    kept = Results(match, results)
    with progress_bar(as_json) as bar, needs("ray" if ray else "research"):
        task = bar.add_task(
            f"{game}: {', '.join(match.names)}", total=games, completed=games - len(kept.missing(games))
        )
        run(kept, games, workers, ray, lambda: bar.advance(task))
    finished = kept.finished(games)
    if as_json:
        print_json(report(match, finished, details))
    else:
        _show(game, standings(match, finished), len(finished))
    if plots is not None and finished:
        with needs("arena"):
            from quayside.arena.plots import draw
        title = f"{game.capitalize()}: {len(finished)} games, seats rotated"
        for path in draw(title, standings(match, finished), plots, plot_format):
            err.print(f"wrote {path}", highlight=False)
    errors = kept.errors(games)
    for error in errors[:5]:
        err.print(error, markup=False, highlight=False)
    if errors:
        err.print(f"{len(errors)} of {games} games failed", highlight=False)
        raise typer.Exit(1)


def _show(game: str, standings: Sequence[Any], games: int) -> None:
    out.print(f"[bold]{game}[/]: {games} games, seats rotated; an even share is {100 / max(1, len(standings)):.1f} %")
    table = Table("bot", "first places", "95 % interval", "mean score", "95 % interval", "rating")
    for each in sorted(standings, key=lambda one: -float(one.first_share)):
        table.add_row(
            each.name,
            f"{100 * each.first_share:.1f} %",
            " to ".join(f"{100 * end:.1f}" for end in each.interval),
            f"{each.mean_score:.1f}",
            " to ".join(f"{end:.1f}" for end in each.score_interval),
            f"{each.rating:.1f}",
        )
    out.print(table)
    items = [item for item in dict.fromkeys(item for each in standings for item in each.points)]
    sources = Table("points from", *(each.name for each in standings))
    for item in items:
        sources.add_row(item, *(f"{each.points.get(item, 0.0):.1f}" for each in standings))
    out.print(sources)
