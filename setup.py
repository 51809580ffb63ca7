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

SOURCES = ("src/quayside/kernel", "src/quayside/games", "src/quayside/search", "src/quayside/observe")

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
    files = sorted(str(path) for folder in SOURCES for path in Path(folder).rglob("*.py") if path.name != "__init__.py")
    # A cache of its own: the type checker may be running beside us.
    return list(mypycify(["--cache-dir=build/mypy", *files], opt_level="3", debug_level="0", group_name="quayside"))


setup(ext_modules=extensions())
