"""The engine as it is packed for a browser tab gives the same digests as the one that runs here.

Golden games told again, games between lively players, and the kit that every game passes: some of each, or all of it
and 1,000 lively games with QUAYSIDE_TRUTH=all.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
GOLDEN = ROOT / "tests" / "golden"
WHEELS = ROOT / ".venv" / "librt"
HOW_MUCH = ("-1", "1000", "-1") if os.environ.get("QUAYSIDE_TRUTH") == "all" else ("6", "9", "2")
HOURS = 4 * 3600

pytestmark = pytest.mark.skipif(
    not (ROOT / "web" / "node_modules" / "pyodide").is_dir() or not any(WHEELS.glob("*.whl")),
    reason="npm's packages and the wheel of librt for browsers are not here: `make static` fetches them",
)


def node(*arguments: str, **more: str) -> str:
    """What a program of web/engine/ prints; `more` is set in its environment."""
    command = [str(ROOT / "web" / "with-node.sh"), str(ROOT / ".venv"), "node", *arguments]
    given = {**os.environ, **more}
    done = subprocess.run(command, capture_output=True, text=True, timeout=HOURS, check=False, env=given)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    engine = tmp_path_factory.mktemp("engine")
    node("engine/pack.mjs", str(ROOT), sysconfig.get_path("purelib"), str(WHEELS), str(engine), "conformance")
    return engine


def test_the_coach_in_a_tab_says_the_same(engine: Path) -> None:
    there = node("engine/run.mjs", str(engine), str(HERE), "/folder/coached.py")
    command = [sys.executable, str(HERE / "coached.py")]
    here = subprocess.run(command, capture_output=True, text=True, timeout=HOURS, check=True).stdout
    assert len(here.splitlines()) > 10
    assert there == here


def test_a_tab_tells_the_same_truth(engine: Path) -> None:
    """In a machine that has taken up the memory of another one, as in every start but a browser's first."""
    told = ("quayside.conformance.digests", "/folder", *HOW_MUCH)
    there = node("engine/run.mjs", str(engine), str(GOLDEN), *told, QUAYSIDE_MEMORY="1")
    command = [sys.executable, "-m", "quayside.conformance.digests", str(GOLDEN), *HOW_MUCH]
    here = subprocess.run(command, capture_output=True, text=True, timeout=HOURS, check=True).stdout
    assert len(here.splitlines()) > 15
    assert "OTHERWISE" not in here
    assert there == here
