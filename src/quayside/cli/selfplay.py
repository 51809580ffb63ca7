"""`quayside selfplay`: games between bots as data for learning."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Optional

import typer

from quayside.bots.registry import split_bots
from quayside.cli.extras import needs
from quayside.cli.options import parse_options
from quayside.cli.screen import AsJson, Options, out, print_json, progress_bar
from quayside.games.registry import entry


def selfplay_command(
    game: Annotated[str, typer.Argument(help="Which game.")],
    folder: Annotated[Path, typer.Option("--out", help="Folder of Parquet shards; goes on with what is there.")],
    bots: Annotated[str, typer.Option(help="A bot for all seats, or one per seat.")] = "club",
    players: Annotated[Optional[int], typer.Option(help="Number of players; the fewest possible if not given.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games in all; rounded up to whole shards.")] = 100,
    shard: Annotated[int, typer.Option(min=1, help="Games per shard.")] = 20,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: Options = None,
    workers: Annotated[
        Optional[int], typer.Option(min=1, help="Local processes; one per processor if left out.")
    ] = None,
    ray: Annotated[Optional[str], typer.Option(help="Address of a Ray cluster; `local` starts one here.")] = None,
    as_json: AsJson = False,
) -> None:
    """Write what seats saw, might do and did, and how it ended."""
    with needs("research"):
        from quayside.research.selfplay import Run, write
    named = split_bots(bots)
    count = players or (len(named) if len(named) > 1 else entry(game).book.players[0])
    run = Run(game, tuple(named * count if len(named) == 1 else named), seed, shard, parse_options(game, option))
    shards = -(-games // shard)
    with progress_bar(as_json) as bar, needs("research"):
        task = bar.add_task(f"{game}: shards of {shard} games", total=shards)
        decisions = write(run, folder, shards, workers, ray, lambda: bar.advance(task))
    if as_json:
        print_json({"game": game, "games": shards * shard, "shards": shards, "new_decisions": decisions})
    else:
        out.print(f"{shards} shards in {folder}, {decisions} new decisions", highlight=False)
