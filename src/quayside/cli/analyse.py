"""`quayside analyse`: where a finished game was won and lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Optional

import typer

import quayside
from quayside.cli.extras import needs
from quayside.cli.screen import AsJson, out, print_json, progress_bar
from quayside.kernel.errors import CorruptDump
from quayside.words import LANGUAGES, Words


def analyse_command(
    file: Annotated[Path, typer.Argument(help="A finished game, saved or exported (JSON).")],
    samples: Annotated[int, typer.Option(min=1, help="Deals played on from each turn; more are steadier.")] = 48,
    swings: Annotated[int, typer.Option(min=0, help="How many of the biggest turns to look into.")] = 5,
    bot: Annotated[Optional[str], typer.Option(help="Who is asked about them; the strongest bot if not given.")] = None,
    plot: Annotated[Optional[Path], typer.Option(help="A picture of the chances: .png or .svg.")] = None,
    seed: Annotated[int, typer.Option(help="Of the deals played on from.")] = 0,
    language: Annotated[str, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")] = "en",
    as_json: AsJson = False,
) -> None:
    """Chances of winning after each turn, the turns that moved them most, and what a strong bot would have done."""
    from quayside.analysis.report import analyse, turns_of

    try:
        g = quayside.load(json.loads(file.read_text("utf-8")))
    except OSError as error:
        raise CorruptDump(f"{file} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise CorruptDump(f"{file} is not JSON: {error}") from None
    if plot is not None and plot.suffix not in (".png", ".svg"):
        raise typer.BadParameter("a file that ends in .png or .svg", param_hint="--plot")
    with progress_bar(as_json) as bar:
        task = bar.add_task(file.name, total=len(turns_of(g)) + swings)
        found = analyse(g, samples, swings, bot, seed, lambda: bar.advance(task))
    words = Words(language)
    if as_json:
        print_json(found)
    else:
        _show(found, g.book, words)
    if plot is not None:
        with needs("arena"):
            from quayside.analysis.plot import draw
        draw(found, plot, words)


def _show(found: dict[str, Any], book: Any, words: Words) -> None:
    def chances(parts: list[float]) -> str:
        return ", ".join(f"{words.seat(seat)} {100 * part:.0f} %" for seat, part in enumerate(parts))

    def action(name: str) -> str:
        return words.action(book, book.actions.parse(name))

    def line(text: str) -> None:
        out.print(text, highlight=False)

    line(words.say("analysis-chances-start", chances=chances(found["turns"][0]["chances"])))
    if not found["swings"]:
        line(words.say("analysis-no-swings"))
    for swing in found["swings"]:
        seat = swing["seat"]
        before, after = f"{100 * swing['before'][seat]:.0f}", f"{100 * swing['after'][seat]:.0f}"
        line(words.say("analysis-swing", turn=swing["turn"], seat=words.seat(seat), before=before, after=after))
        for each in swing["decisions"]:
            played, would, bot = action(each["played"]), action(each["would"]), found["bot"]
            if each["played"] == each["would"]:
                line("  " + words.say("analysis-agreed", played=played, bot=bot))
            else:
                line("  " + words.say("analysis-differed", played=played, would=would, bot=bot))
    scores = ", ".join(f"{words.seat(seat)} {score}" for seat, score in enumerate(found["result"]["scores"]))
    line(words.say("analysis-end", scores=scores))
