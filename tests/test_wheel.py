"""The wheel carries all that is needed: made from what git knows, and tried where nothing else of ours is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import quayside
from quayside.games.registry import GAMES
from quayside.words import LANGUAGES

ROOT = Path(__file__).parent.parent
PAGE = '<!doctype html><title>Quayside</title><script type="module" src="/assets/client.js"></script>'


SILENT = "there is no browser client in this wheel"


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What git knows and a wheel is made from: there is no client in it."""
    source = tmp_path_factory.mktemp("source")
    known = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    wanted = ("src/", "locale/", "setup.py", "pyproject.toml", "README.md", "LICENSE")
    for name in filter(lambda name: name.startswith(wanted), known.split("\0")):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, source / name, follow_symlinks=False)
    return source


def built(source: Path, made: Path) -> tuple[Path, str]:
    """An uncompiled wheel, and what was said while it was made."""
    pip = [sys.executable, "-m", "pip", "--verbose", "--disable-pip-version-check"]
    build = [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(made), str(source)]
    done = subprocess.run(
        build,
        env={**os.environ, "QUAYSIDE_PURE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    (found,) = made.glob("*.whl")
    return found, done.stdout


def test_a_wheel_without_a_client_says_so(source: Path, tmp_path: Path) -> None:
    """Made before the other one, whose source has a client."""
    if (source / "web").exists():
        shutil.rmtree(source / "web")
    found, said = built(source, tmp_path)
    assert SILENT in said
    with zipfile.ZipFile(found) as packed:
        assert "quayside/server/web/index.html" not in packed.namelist()


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An uncompiled one, with a client of one page: compiling and the real client have tests of their own."""
    assets = source / "web" / "dist" / "assets"
    assets.mkdir(parents=True)
    (assets / "client.js").write_text("")
    (assets.parent / "index.html").write_text(PAGE)
    found, said = built(source, tmp_path_factory.mktemp("made"))
    assert SILENT not in said
    return found


def test_it_carries_the_client_the_words_and_the_games(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    assert {"quayside/server/web/index.html", "quayside/server/web/assets/client.js", "quayside/py.typed"} <= names
    for language in LANGUAGES:
        assert f"quayside/locale/{language}/web.ftl" in names
        assert {f"quayside/games/{game}/words/{language}/game.ftl" for game in GAMES} <= names
    for game in GAMES:
        assert any(name.startswith(f"quayside/games/{game}/components/") for name in names)
    assert not [name for name in names if name.startswith("tests/")]
    assert wheel.name.startswith(f"quayside-{quayside.__version__}-")


def test_it_plays_and_serves(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path / "installed")
    program = shutil.copy2(ROOT / "tests" / "smoke.py", tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "installed")}
    done = subprocess.run(
        [sys.executable, str(program), "plain"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert str(tmp_path / "installed") in done.stdout
    version = [sys.executable, "-m", "quayside", "--version"]
    told = subprocess.run(version, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == f"quayside {quayside.__version__}"
    assert f"## {quayside.__version__}\n" in (ROOT / "CHANGELOG.md").read_text("utf-8")
