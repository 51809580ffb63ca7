"""The environments fit the libraries that people train with: each example learns for some hundred steps."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
STEPS = 512

# Each example, and what has to be installed for it.
NEEDS = {
    "cleanrl_loop": ("torch",),
    "maskable_ppo": ("torch", "sb3_contrib"),
    "puffer_loop": ("torch", "pufferlib"),
    "rllib_ppo": ("torch", "ray", "tree"),
    "supersuit_loop": ("torch", "supersuit"),
    "ten_lines": ("torch", "sb3_contrib"),
    "tianshou_dqn": ("torch", "tianshou"),
}


def test_every_example_is_here() -> None:
    assert {path.stem for path in EXAMPLES.glob("*.py")} == {*NEEDS, "masked", "puffer_tables"}


def test_the_page_begins_with_ten_lines_that_are_here() -> None:
    page = (EXAMPLES.parent / "docs" / "research.md").read_text("utf-8")
    assert (EXAMPLES / "ten_lines.py").read_text("utf-8") == page.split("```py\n")[1].split("```")[0]


@pytest.mark.parametrize("name", NEEDS)
def test_an_example_learns(name: str, tmp_path: Path) -> None:
    missing = [package for package in NEEDS[name] if importlib.util.find_spec(package) is None]
    if missing:
        pytest.skip(f"examples/{name}.py needs {', '.join(missing)}")
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / f"{name}.py"), str(STEPS)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = [int(steps) for steps in re.findall(r"(\d+) steps", done.stdout)]
    assert told
    assert min(told) >= STEPS
