"""`quayside check-games`: what each game has, and what it lacks."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Callable, Final, Optional

import typer
from rich.console import Console

import quayside
from quayside.bots.base import answer
from quayside.bots.characters import characters
from quayside.bots.ismcts import JUDGES
from quayside.bots.lively.player import TASTES
from quayside.bots.registry import bot_names, make_bot
from quayside.cli.draw import DRAWINGS
from quayside.cli.screen import AsJson, out, print_json, say
from quayside.coverage import coverage as rules_coverage
from quayside.games.registry import GAMES, entry, manifest
from quayside.kernel.rng import Quick
from quayside.observe.registry import OBSERVATION_WRITERS
from quayside.tutorials.lessons import lessons
from quayside.words import LANGUAGES, Words, expected_keys

MOST: Final = 300  # decisions that are tried


class Missing(Exception):
    """What a game lacks, in words."""


def _playable(game: str, checkout: Path) -> str:
    """A game of random players gets somewhere."""
    g, rng = quayside.new(game, seed=1), Quick(1)
    while not g.over and len(g.log) < MOST:
        seat = g.pending()[0]
        legal = g.legal(seat)
        g.apply(legal[rng.below(len(legal))], seat)
    low, high = g.book.players
    return f"{low} to {high} players, {len(g.book.rules)} rules, {len(g.log)} random decisions played"


def _tested(game: str, checkout: Path) -> str:
    """Every rule has a test or a scenario, and golden games are kept."""
    tests = checkout / "tests"
    golden = len(list((tests / "golden" / game).glob("*.txt")))
    if not golden:
        raise Missing(f"no golden games in {tests / 'golden' / game}")
    found = _coverage(tests)[game]
    if found["untested"]:
        raise Missing(f"{len(found['untested'])} rules have no test: {', '.join(found['untested'])}")
    return f"{found['rules']} rules have tests, {golden} golden games"


@cache
def _coverage(tests: Path) -> dict[str, dict[str, Any]]:
    """Of all games at once: every file of tests is read for it."""
    return rules_coverage(tests)


def _bots(game: str, checkout: Path) -> str:
    JUDGES.of(game)
    _answers(game, "club")
    for character in characters(game):
        _answers(game, f"club:character={character}")
    return ", ".join(name for name in bot_names(game) if name in ("beginner", "casual", "club", "hasty"))


def _lively(game: str, checkout: Path) -> str:
    TASTES.of(game)
    _answers(game, "lively")
    return "a random player with tastes"


def _search(game: str, checkout: Path) -> str:
    JUDGES.of(game)
    _answers(game, "expert")
    return f"expert and master, looking {manifest(game).levels.horizon} decisions ahead"


def _answers(game: str, bot: str) -> None:
    """The bot can be made and takes a first decision."""
    g = quayside.new(game, seed=1)
    seat = g.pending()[0]
    g.apply(answer(g, seat, make_bot(bot, game)), seat)


def _learning(game: str, checkout: Path) -> str:
    numbers = f"an observation of {int(OBSERVATION_WRITERS.of(game).size)} numbers"
    return f"{numbers}, a trained network" if manifest(game).weights else numbers


def _languages(game: str, checkout: Path) -> str:
    keys = set(expected_keys(entry(game).book))
    for language in LANGUAGES:
        if not manifest(game).file("words", language).is_dir():
            raise Missing(f"no words in {language}: words/{language}/ is not there")
        words = Words(language)
        lacking = sorted(key for key in keys if not words.has(key))
        if lacking:
            raise Missing(f"{len(lacking)} messages are missing in {language}: {', '.join(lacking[:5])}...")
    return f"{len(keys)} messages in {', '.join(LANGUAGES)}"


def _terminal(game: str, checkout: Path) -> str:
    g = quayside.new(game, seed=1)
    paper = Console(file=io.StringIO(), width=120)
    paper.print(DRAWINGS.of(game).draw(g.view(g.pending()[0]), Words("en")))
    return "a table of its own"


def _lessons(game: str, checkout: Path) -> str:
    if not lessons(game):
        raise Missing("no lessons")
    return f"{len(lessons(game))} lessons"


def _browser(game: str, checkout: Path) -> str:
    folder = checkout / "web" / "src" / "games" / game
    if not folder.is_dir():
        raise Missing(f"no table of its own: {folder} is not there")
    return "a table of its own"


PARTS: Final[dict[str, Callable[[str, Path], str]]] = {
    "playable": _playable,
    "tested": _tested,
    "bots": _bots,
    "lively": _lively,
    "search": _search,
    "learning": _learning,
    "languages": _languages,
    "terminal": _terminal,
    "lessons": _lessons,
    "browser": _browser,
}


def _looked_at(game: str, part: str, checkout: Path) -> dict[str, Any]:
    try:
        return {"there": True, "told": PARTS[part](game, checkout)}
    except Exception as error:  # a part that breaks is not there
        return {"there": False, "told": str(error) or type(error).__name__}


def check_games_command(
    games: Annotated[Optional[list[str]], typer.Argument(help="Which games; all if none is named.")] = None,
    checkout: Annotated[Path, typer.Option(help="Where tests/ and web/ of the games are.")] = Path("."),
    as_json: AsJson = False,
) -> None:
    """What each game has and what it lacks. Exit code 1 if anything is missing."""
    wanted = [entry(game).book.game for game in games or GAMES]
    found = {game: {part: _looked_at(game, part, checkout) for part in PARTS} for game in wanted}
    if as_json:
        print_json(found)
    else:
        for game, parts in found.items():
            out.print(f"[bold]{game}[/]")
            for part, each in parts.items():
                out.print(f"  {part:10}", style="green" if each["there"] else "red", end="")
                say(f"{'' if each['there'] else 'missing: '}{each['told']}")
    if not all(each["there"] for parts in found.values() for each in parts.values()):
        raise typer.Exit(1)
