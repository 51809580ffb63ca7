"""`quayside insights`: what somebody does differently from strong players, over many finished games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Iterator, Sequence

import typer
from rich.table import Table

from quayside.cli.game_files import finished_game, seat_named
from quayside.cli.reviewing import CORES, Language, LinesSeed, PageFile, Processes, Quick, plan_of, reviewed
from quayside.cli.screen import AsJson, print_json, print_whole, progress_bar, say
from quayside.cli.told import spoken
from quayside.coach.differences import Differences
from quayside.coach.differences import page as page_of
from quayside.coach.insights import FEWEST, PlayedGame
from quayside.coach.review import pieces_of
from quayside.coach.spoken import Spoken
from quayside.coach.work import Desk
from quayside.kernel.errors import QuaysideError
from quayside.words import Words

ADVISER: Final = "club"  # the moments of a game do not count here


class Played:
    """A game from a file, and where the person sat."""

    def __init__(self, file: Path, letter: str) -> None:
        self.name = file.name
        self.g = finished_game(file)
        self.seat = seat_named(letter, int(self.g.seats))


def insights_command(
    files: Annotated[list[Path], typer.Argument(help="Finished games, saved or exported (JSON).")],
    seat: Annotated[
        list[str], typer.Option(help="Where you sat, A to E: once if it was always there, else once for every file.")
    ],
    quick: Quick = False,
    page: PageFile = None,
    seed: LinesSeed = 0,
    processes: Processes = CORES,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """What you do differently from strong bots, by phase, theme and kind of action, over games of yours."""
    words = Words(language)
    by_game = _by_game(_played(files, seat))
    desks = [(each, Desk(each.g, plan_of(quick), seed)) for played in by_game.values() for each in played]
    told: dict[str, list[tuple[PlayedGame, Spoken]]] = {}
    with progress_bar(as_json) as bar:
        task = bar.add_task("", total=sum(pieces_of(desk) for _played, desk in desks))
        for each, desk in desks:
            bar.update(task, description=each.name)
            found = reviewed(desk, ADVISER, processes, lambda done: bar.advance(task, done))
            speaking = Spoken(found, each.g.book, spoken(Words(language), each.g, None), each.g)
            told.setdefault(each.g.game, []).append((PlayedGame(each.name, each.seat, 0.0, found), speaking))
    differences = [Differences(game, games, words) for game, games in told.items()]
    if page is not None:
        page.write_text(page_of(differences, words), "utf-8")
    if as_json:
        print_json({"fewest": FEWEST, "games": [each.found for each in differences]})
        return
    for each_game in differences:
        _show(each_game)


def _played(files: Sequence[Path], letters: Sequence[str]) -> Iterator[Played]:
    """The files, each once; a game that is there twice would count twice."""
    if len(letters) not in (1, len(files)):
        raise QuaysideError(f"{len(files)} files need one seat, or {len(files)} of them in the same order")
    known: dict[str, Path] = {}
    for file, letter in zip(files, letters if len(letters) > 1 else [*letters] * len(files), strict=True):
        found = Played(file, letter)
        mark = str(found.g.dump()["check"])
        if mark in known:
            raise QuaysideError(f"{file} and {known[mark]} are the same game")
        known[mark] = file
        yield found


def _by_game(played: Iterator[Played]) -> dict[str, list[Played]]:
    """Games of a kind together, and at least as many of each as anything can be said of."""
    found: dict[str, list[Played]] = {}
    for each in played:
        found.setdefault(each.g.game, []).append(each)
    for game, games in found.items():
        if len(games) < FEWEST:
            raise QuaysideError(f"{len(games)} of {game} are too few: of fewer than {FEWEST} games nothing is said")
    return found


def _show(found: Differences) -> None:
    words = found.words
    say(f"{found.title()}. {found.count()}")
    for grid in found.grids():
        shown = Table(*grid.heads, title=grid.title, title_justify="left")
        for row in grid.rows:
            shown.add_row(*row)
        print_whole(shown)
    if costliest := found.costliest():
        say(words.say("coach-insight-costliest"))
        for line in costliest:
            say(f"- {line}")
    say(words.say("web-insights-reviewed"))
    for line in found.played():
        say(f"- {line}")
