"""`quayside rules reached`: which rules many games reach, and which only the scenarios do."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from quayside.cli.screen import AsJson, Seed, out, print_json, progress_bar
from quayside.games.registry import entry
from quayside.reached.report import reach, scenarios_of


def reached_command(
    game: Annotated[str, typer.Argument(help="Which game.")],
    games: Annotated[int, typer.Option(min=1, help="How many games, over all sizes and options.")] = 200,
    bot: Annotated[str, typer.Option(help="The bot of all seats.")] = "lively",
    seed: Seed = 0,
    tests: Annotated[Path, typer.Option(help="The folder of tests, for its scenarios.")] = Path("tests"),
    processes: Annotated[int, typer.Option(min=1, help="Processes that play side by side.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Rules that games between bots reach, and those that only scenarios reach.

    A rule is reached when the code that carries its number runs, an action of it is taken, or it is the reason of a
    refusal.
    """
    scenarios = scenarios_of(tests, entry(game).book.game)
    with progress_bar(as_json) as bar:
        task = bar.add_task(f"{game}, {bot}", total=games)
        found = reach(game, games, bot, seed, scenarios, processes, lambda count: bar.advance(task, count))
    if as_json:
        print_json(found.sorted())
    else:
        _show(found.sorted())


def _show(told: dict[str, Any]) -> None:
    out.print(
        f"[bold]{told['game']}[/]: {told['games']} games of {told['bot']} reach {len(told['reached'])} "
        f"of {told['rules']} rules"
    )
    seldom = [f"{rule} ({games})" for rule, games in told["seldom"].items()]
    for title, rules in (
        ("in fewer than one game of a hundred", seldom),
        ("only scenarios reach", told["only_scenarios"]),
        ("neither reaches", told["neither"]),
        ("stand at no place that could be watched", told["not_watched"]),
    ):
        if rules:
            out.print(f"{title}: {', '.join(rules)}", highlight=False)
