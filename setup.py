"""Build script: compiles the kernel and the games with mypyc, or leaves them as Python if that cannot be done.

QUAYSIDE_PURE=1 asks for the uncompiled package. Everything else about the package stands in pyproject.toml.
"""

from __future__ import annotations

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

SOURCES = ("src/quayside/kernel", "src/quayside/games", "src/quayside/search", "src/quayside/observe")

# Calls between compiled functions need not go through the dynamic linker: a quarter faster.
C_FLAGS = "-fno-semantic-interposition -fvisibility=hidden"


def extensions() -> list[Any]:
    """The modules to compile: one library, whose modules are C files of their own."""
    if os.environ.get("QUAYSIDE_PURE") == "1":
        return []
    if not any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang")):
        print("quayside: no C compiler found, installing the uncompiled package", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {C_FLAGS}".strip()
    files = sorted(str(path) for folder in SOURCES for path in Path(folder).rglob("*.py") if path.name != "__init__.py")
    # A cache of its own: the type checker may be running beside us.
    options = ["--cache-dir=build/mypy", *files]
    return list(mypycify(options, opt_level="3", debug_level="0", group_name="quayside", multi_file=True))


class BuildSideBySide(build_ext):
    """Compiles the C files on all cores, and only those that changed: mypyc leaves a file alone that stays the same."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile
        headers = [path.stat().st_mtime for path in Path("build").rglob("*.h")]
        newest_header = max(headers, default=0.0)

        def compile_all(sources: list[str], output_dir: str | None = None, **options: Any) -> list[str]:
            def compile_one(source: str) -> str:
                (made,) = self.compiler.object_filenames([source], output_dir=output_dir or "")
                there = Path(made)
                written = max(newest_header, Path(source).stat().st_mtime)
                if self.force or not there.exists() or there.stat().st_mtime < written:
                    one_by_one([source], output_dir=output_dir, **options)
                return str(made)

            largest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
            with ThreadPoolExecutor(os.cpu_count()) as threads:
                return list(threads.map(compile_one, largest_first))

        self.compiler.compile = compile_all
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildSideBySide})
