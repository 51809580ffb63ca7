"""Games of other distributions, installed into folders of their own: only those who look there find them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path


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
    """The environment of a program that finds what is installed in these folders too, wherever it runs."""
    ours = [each for each in os.environ.get("PYTHONPATH", "").split(os.pathsep) if each]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(os.path.abspath(each) for each in (*map(str, folders), *ours))}


def ran(tests: Path, environment: dict[str, str], folder: Path) -> str:
    """The report of pytest, run in the folder of a distribution; it must be green."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(tests)],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
