"""`quayside new-game`: a distribution with a small game that is played at once, to be changed into one's own.

The files in `start/` are that game, with three words for its name: `__game__` its id, `__Game__` the same with a
capital, and `__GAME__` the same in capitals for the numbers of its rules.
"""

from __future__ import annotations

import keyword
import re
import sys
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final, Iterator, Optional

import typer

from quayside.cli.screen import say
from quayside.games.registry import GAMES
from quayside.kernel.errors import QuaysideError

NAME: Final = re.compile(r"[a-z][a-z0-9]{1,29}")
SUFFIX: Final = ".in"  # so that nobody takes a file of the start for one of ours


class BadName(QuaysideError):
    """A game cannot be called that."""


class FolderExists(QuaysideError):
    """There is something already where the game should be written."""


def checked_name(name: str) -> str:
    """The name, if it can be that of a game and of its package."""
    if not NAME.fullmatch(name):
        raise BadName(f"{name!r} cannot be the name of a game: write 2 to 30 small letters and digits, a letter first")
    if name in GAMES:
        raise BadName(f"there is a game {name!r} already")
    if keyword.iskeyword(name) or name in sys.stdlib_module_names or find_spec(name) is not None:
        raise BadName(
            f"{name!r} means something else in Python, or is a package that is installed: choose another name"
        )
    return name


def texts(name: str) -> dict[str, str]:
    """The files of a new game, by their paths."""
    words = {"__game__": name, "__Game__": name.capitalize(), "__GAME__": name.upper()}

    def filled(text: str) -> str:
        for word, meaning in words.items():
            text = text.replace(word, meaning)
        return text

    start = resources.files("quayside.cli").joinpath("start")
    return {filled(path.removesuffix(SUFFIX)): filled(file.read_text("utf-8")) for path, file in _files(start, "")}


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for each in sorted(folder.iterdir(), key=lambda found: found.name):
        if each.is_dir():
            yield from _files(each, f"{path}{each.name}/")
        elif each.name.endswith(SUFFIX):
            yield f"{path}{each.name}", each


def write_game(name: str, folder: Path) -> list[Path]:
    """Write a new game into a folder that is not there yet."""
    found = texts(checked_name(name))
    try:
        folder.mkdir(parents=True)
    except FileExistsError:
        raise FolderExists(
            f"{folder} is there already, and nothing is overwritten: name another with --folder"
        ) from None
    written = []
    for path, text in found.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
        written.append(file)
    return written


def new_game_command(
    name: Annotated[str, typer.Argument(help="What the game is called: small letters and digits.")],
    folder: Annotated[
        Optional[Path], typer.Option(help="Where to write it; a folder of that name if not given.")
    ] = None,
) -> None:
    """Write a distribution with a small playable game, its words, bot and tests, to be changed into your own."""
    target = Path(name) if folder is None else folder
    written = write_game(name, target)
    say(f"{len(written)} files in {target}; its README.md tells where what is. Go on with:")
    say(f"  cd {target}")
    say("  python -m pip install --no-deps -e .")
    say("  python -m pytest -q")
    say(f"  quayside play {name}")
