"""`quayside analyse`: where a finished game was won and lost."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Iterator, Optional

import typer

from quayside.bots.registry import make_bot
from quayside.cli.game_files import finished_game
from quayside.cli.reviewing import CORES, Language, LinesSeed, PageFile, Processes, Quick, plan_of, reviewed
from quayside.cli.screen import AsJson, print_json, progress_bar, say
from quayside.cli.told import spoken
from quayside.coach.figures import MINUS
from quayside.coach.page import page as page_of
from quayside.coach.review import Review, pieces_of
from quayside.coach.shapes import shape
from quayside.coach.spoken import Spoken
from quayside.coach.work import Desk
from quayside.words import Words

MOST: Final = 10  # decisions that are listed


def analyse_command(
    file: Annotated[Path, typer.Argument(help="A finished game, saved or exported (JSON).")],
    quick: Quick = False,
    bot: Annotated[
        Optional[str], typer.Option(help="Who is asked about the moments; the strongest if not given.")
    ] = None,
    page: PageFile = None,
    seed: LinesSeed = 0,
    processes: Processes = CORES,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Chances after each turn, the moments that moved them, what decisions lost, and what was luck."""
    words = Words(language)
    g = finished_game(file)
    if bot is not None:
        make_bot(bot, g.game, seed)  # refused before any work is done
    desk = Desk(g, plan_of(quick), seed)
    with progress_bar(as_json) as bar:
        task = bar.add_task(file.name, total=pieces_of(desk))
        whole = reviewed(desk, bot, processes, lambda done: bar.advance(task, done))
    told = Spoken(whole, g.book, spoken(words, g, None), g)
    if page is not None:
        page.write_text(page_of(told), "utf-8")
    if as_json:
        print_json(shape(told))
        return
    for line in _lines(told, whole):
        say(line)


def _lines(told: Spoken, found: Review) -> Iterator[str]:
    words = told.words
    yield told.title()
    yield told.start()
    yield told.end()
    yield from ("", words.say("coach-moments-title"))
    for moment in found.moments:
        yield f"- {told.moment(moment)}"
        yield from (f"    {line}" for line in told.happened(moment))
        if moment.fault is not None:
            yield f"  {told.lost(moment.fault)}"
        if moment.advice is not None:
            yield f"  {told.advice(moment, moment.advice)}"
            yield from (f"    {line}" for line in told.line(moment))
    yield from ("", words.say("coach-losses-title"))
    yield from [f"- {told.fault(each)}" for each in told.faults()[:MOST]] or [words.say("coach-no-losses")]
    yield from ("", words.say("coach-luck-title"))
    yield from (f"- {told.luck(seat, luck)}" for seat, luck in enumerate(found.luck))
    yield words.say("coach-luck-how")
    yield from ("", words.say("coach-phases-title"))
    for phase in found.phases:
        yield told.phase(phase)
        yield from (f"- {line}" for line in told.phase_lost(phase))
    yield from ("", words.say("coach-sources-title"))
    yield from _sources(told)
    yield from ("", told.how())


def _sources(told: Spoken) -> Iterator[str]:
    """Points by source, the seats beside each other, and beside strong bots where they are known."""
    strong = told.words.say("coach-sources-strong")
    for row in told.sources():
        seats = [f"{told.words.seat(seat)} {points}" for seat, points in enumerate(row.points)]
        beside = [] if row.strong is None else [f"{strong} {round(row.strong)}"]
        yield f"- {row.said}: {', '.join([*seats, *beside])}".replace(" -", f" {MINUS}")
