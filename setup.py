"""Build script: compiles the kernel and the games with mypyc, or leaves them as Python if that cannot be done.

QUAYSIDE_PURE=1 asks for the uncompiled package. Everything else about the package stands in pyproject.toml.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import setup

# Compiled: the kernel, the search, the observations, and of every game its rules, judge and observation.
HERE = Path("src/quayside")
SOURCES = (HERE / "kernel", HERE / "search", HERE / "observe", *(HERE / "games").glob("*/"))
# Not compiled: a game's manifest and these folders of it. They use packages of their own, or need not be fast.
PLAIN = ("bot", "scenario", "terminal", "study", "manifest.py", "__init__.py")

# Calls between compiled functions need not go through the dynamic linker: a quarter faster.
C_FLAGS = "-fno-semantic-interposition -fvisibility=hidden"


def extensions() -> list[Any]:
    """The modules to compile."""
    if os.environ.get("QUAYSIDE_PURE") == "1":
        return []
    if not any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang")):
        print("quayside: no C compiler found, installing the uncompiled package", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {C_FLAGS}".strip()
    paths = [path for folder in SOURCES for path in folder.rglob("*.py")]
    files = sorted(str(path) for path in paths if not set(PLAIN) & set(path.parts))
    # A cache of its own: the type checker may be running beside us.
    return list(mypycify(["--cache-dir=build/mypy", *files], opt_level="3", debug_level="0", group_name="quayside"))


setup(ext_modules=extensions())
