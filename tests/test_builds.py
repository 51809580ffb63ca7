"""T10 and the two builds: the same seeds give the same games, action by action, however the engine is run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GAMES = "2"


def run_trace(**environment: str) -> tuple[str, str]:
    """The trace, and which build made it."""
    clean = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTHONHASHSEED")}
    done = subprocess.run(
        [sys.executable, "-m", "quayside.conformance.trace", GAMES],
        env={**clean, **environment},
        cwd="/",
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout, done.stderr.strip()


@pytest.fixture(scope="module")
def from_source() -> str:
    trace, build = run_trace(PYTHONPATH=str(ROOT / "src"), PYTHONHASHSEED="1")
    assert build == "uncompiled"
    return trace


def test_hash_seed_changes_nothing(from_source: str) -> None:
    assert run_trace(PYTHONPATH=str(ROOT / "src"), PYTHONHASHSEED="4242")[0] == from_source


def test_compiled_and_uncompiled_agree(from_source: str) -> None:
    try:
        trace, build = run_trace(PYTHONHASHSEED="7")
    except subprocess.CalledProcessError:
        pytest.skip("the package is not installed in this environment, so there is no second build to compare with")
    if build != "compiled":
        pytest.skip(
            "the installed package is not compiled (no C compiler?), so there is no second build to compare with"
        )
    assert trace == from_source
