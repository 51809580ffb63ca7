"""Reading component files: the standard edition from the package, a house edition from a folder."""

from __future__ import annotations

from pathlib import Path

from quayside.games.registry import manifest
from quayside.kernel.components import Box
from quayside.kernel.errors import BadComponents

_standard: dict[str, Box] = {}


def standard_box(game: str) -> Box:
    """The components that come with the game."""
    if game not in _standard:
        folder = manifest(game).file("components")
        texts = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".toml")}
        _standard[game] = Box(texts)
    return _standard[game]


def house_box(game: str, folder: Path) -> Box:
    """A house edition: the files of the folder replace the standard files of the same names."""
    if not folder.is_dir():
        raise BadComponents(f"{folder} is not a folder with component files")
    standard = standard_box(game).texts
    own = {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.toml"))}
    if not own:
        raise BadComponents(f"{folder} has no .toml file; copy one of {', '.join(sorted(standard))} and change it")
    for name in own:
        if name not in standard:
            raise BadComponents(f"{folder / name}: no such file in this game; there are {', '.join(sorted(standard))}")
    return Box({**standard, **own})
