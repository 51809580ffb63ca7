"""A fourth game that touches nothing: `tests/fourth` is a distribution of its own, installed and played here.

Its own tests lie in `fourth/checks`. They run in processes that have the game installed; here there are our games only.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
CHECKS = sorted((TESTS / "fourth" / "checks").glob("test_*.py"))


def installed_into(folder: Path, distribution: Path) -> Path:
    """The distribution as pip installs it, in a folder of its own; nothing is downloaded."""
    source, target = folder / "source", folder / "installed"
    shutil.copytree(distribution, source, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    done = subprocess.run(
        [*pip, "--no-build-isolation", "--target", str(target), str(source)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return target


def with_games(*folders: Path) -> dict[str, str]:
    """The environment of a program that finds what is installed in these folders too."""
    path = os.pathsep.join([*map(str, folders), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path}


def ran(tests: Path, environment: dict[str, str]) -> str:
    """The report of pytest, which must be green."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--rootdir"]
    done = subprocess.run(
        [*command, str(ROOT), "-c", str(ROOT / "pyproject.toml"), str(tests)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed_into(tmp_path_factory.mktemp("fourth"), TESTS / "fourth")


@pytest.mark.parametrize("checks", CHECKS, ids=lambda path: path.stem)
def test_the_fourth_game(installed: Path, checks: Path) -> None:
    told = ran(checks, with_games(installed, TESTS))
    assert re.search(r"\d+ passed", told), told
    assert "skipped" not in told, told


def test_nothing_of_ours_names_it() -> None:
    folders = [ROOT / "src" / "quayside", ROOT / "locale", ROOT / "web" / "src"]
    texts = [
        path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".ftl", ".ts", ".svelte")
    ]
    assert len(texts) > 300
    assert [path for path in texts if re.search(r"\bcove\b", path.read_text("utf-8"), re.IGNORECASE)] == []
