"""A game is one folder with one manifest; every list of games is made from the manifests that are installed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Iterator

import pytest

import quayside
from quayside.bots.ismcts import JUDGES
from quayside.games import registry
from quayside.games.container.manifest import GAME
from quayside.games.manifest import Manifest
from quayside.games.registry import NoGames, manifest, manifests
from quayside.kernel.errors import BadOptions
from quayside.observe.registry import OBSERVATION_WRITERS
from quayside.observe.writer import ObservationWriter
from quayside.search.judge import Judge

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "quayside"
OURS = ["container", "shipyard", "newzealand"]
PARTS = (
    "rules",
    "statistics",
    "hasty",
    "seasoned",
    "lively",
    "judge",
    "observation",
    "figures",
    "scenario",
    "terminal",
)
FILES = ("weights", "lessons")


def test_games_stand_in_the_order_of_their_manifests() -> None:
    assert [game for game in quayside.game_ids() if game in OURS] == OURS


@pytest.mark.parametrize("game", OURS)
def test_what_a_manifest_names_is_there(game: str) -> None:
    found = manifest(game)
    for where in filter(None, (getattr(found, part) for part in PARTS)):
        assert found.load(where) is not None
    for where in filter(None, (getattr(found, part) for part in FILES)):
        assert found.file(where).is_file()
    assert isinstance(OBSERVATION_WRITERS[game], ObservationWriter)
    assert issubclass(JUDGES[game], Judge)


def test_a_part_that_a_game_lacks_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = Manifest(game="bare", name="Bare", package="bare")
    monkeypatch.setattr(registry, "manifests", lambda: {"container": GAME, "bare": bare})
    assert list(JUDGES) == ["container"]
    assert "bare" not in JUDGES
    assert JUDGES.get("bare") is None
    with pytest.raises(BadOptions, match="bare has no judge; those that have are container"):
        JUDGES.of("bare")
    with pytest.raises(BadOptions, match="there is no game 'chess'; there are container, bare"):
        JUDGES.of("chess")


second = replace(GAME, order=0)
third = replace(GAME, game="third", order=2)


@pytest.fixture
def points(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """Entry points that are installed for a test."""
    found: list[EntryPoint] = []
    monkeypatch.setattr(registry, "entry_points", lambda group: EntryPoints(found).select(group=group))
    manifests.cache_clear()
    yield found
    manifests.cache_clear()


def test_what_is_broken_or_double_is_left_out_and_told(
    points: list[EntryPoint], caplog: pytest.LogCaptureFixture
) -> None:
    for name, value in (
        ("container", f"{__name__}:second"),
        ("container", "quayside.games.container.manifest:GAME"),
        ("third", f"{__name__}:third"),
        ("misnamed", f"{__name__}:third"),
        ("nothing", f"{__name__}:OURS"),
        ("broken", "no_such_package:GAME"),
    ):
        points.append(EntryPoint(name, value, "quayside.games"))
    assert list(manifests()) == ["container", "third"]
    assert manifests()["container"] is GAME  # nobody takes the name of a game of ours
    for told in (
        f"the game container of {__name__}:second is left out: there is one of that name",
        "the game misnamed of",
        "the entry point of 'third' must have that name",
        "it should be a Manifest, not list",
        "the game broken of no_such_package:GAME cannot be loaded",
    ):
        assert told in caplog.text


def test_a_checkout_without_metadata_says_how_to_install(points: list[EntryPoint]) -> None:
    with pytest.raises(NoGames, match="pip install"):
        manifests()
    with pytest.raises(NoGames, match="pip install"):
        quayside.new("container")


def test_another_distribution_brings_a_game(tmp_path: Path) -> None:
    package, data = tmp_path / "brought", tmp_path / "brought-1.0.dist-info"
    package.mkdir()
    data.mkdir()
    (data / "METADATA").write_text("Metadata-Version: 2.1\nName: brought\nVersion: 1.0\n")
    (data / "entry_points.txt").write_text("[quayside.games]\nbrought = brought.manifest:GAME\n")
    (package / "__init__.py").write_text("")
    (package / "manifest.py").write_text(
        "from quayside.games.manifest import Manifest\n"
        "GAME = Manifest(game='brought', name='Brought', package=__package__, order=2)\n"
    )
    program = "import json, sys, quayside; print(json.dumps([quayside.game_ids(), 'brought.game' in sys.modules]))"
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == [["container", "brought", "shipyard", "newzealand"], False]


def test_to_list_games_loads_no_game() -> None:
    program = "import json, sys, quayside; quayside.game_ids(); print(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = json.loads(done.stdout)
    assert "quayside.games.container.manifest" in loaded
    assert [name for name in loaded if re.fullmatch(r"quayside\.games\.\w+\.(?!manifest).*", name)] == []
    assert not {"rich", "yaml", "numpy"} & set(loaded)


# -- nothing else names a game ---------------------------------------------------------------------------------------

NAMES = re.compile(r"container|shipyard|new[ _-]?zealand|great western trail", re.IGNORECASE)


FOLDERS = (SOURCE, *(ROOT / name for name in ("locale", "deploy", "web/engine", "web/scripts")))
SCRIPTS = (ROOT / "setup.py", ROOT / "locked.py")


def outside() -> Iterator[Path]:
    """The files of the package that belong to no game, the shared words and the scripts; not what is built."""
    files = {path.resolve() for folder in FOLDERS for path in folder.rglob("*")}
    for path in sorted({*files, *SCRIPTS}):
        inside = path.is_relative_to(SOURCE / "games") and len(path.relative_to(SOURCE / "games").parts) > 1
        built = path.suffix in (".so", ".pyc") or path.is_relative_to(ROOT / "web" / "dist")
        if path.is_file() and not inside and not built:
            yield path


def test_nothing_outside_a_games_folder_names_it() -> None:
    named = set()
    for path in outside():
        name = path.relative_to(ROOT).as_posix()
        if NAMES.search(name) or NAMES.search(path.read_text("utf-8")):
            named.add(name)
    assert named == set()


# -- quayside check-games --------------------------------------------------------------------------------------------


def check_games(*arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "quayside", "check-games", *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)


def test_our_games_lack_nothing() -> None:
    done = check_games("--json", *OURS)
    told = json.loads(done.stdout)
    assert list(told) == OURS
    lacking = {(game, part) for game, parts in told.items() for part, each in parts.items() if not each["there"]}
    assert lacking == set()
    assert done.returncode == 0
    assert list(told["shipyard"]) == [
        *("playable", "tested", "bots", "lively", "search", "learning", "languages", "terminal", "lessons", "browser")
    ]
    assert told["shipyard"]["bots"]["told"] == "beginner, casual, club, hasty"


def test_what_a_game_lacks_is_told(tmp_path: Path) -> None:
    done = check_games("container", "--checkout", str(tmp_path))
    assert done.returncode == 1
    assert re.search(r"^  tested +missing: no golden games in ", done.stdout, re.MULTILINE)
    assert re.search(r"^  browser +missing: no table of its own", done.stdout, re.MULTILINE)
    assert re.search(r"^  lessons +6 lessons$", done.stdout, re.MULTILINE)
    wrong = check_games("chess")
    assert wrong.returncode == 2
    assert "there is no game 'chess'" in wrong.stderr
