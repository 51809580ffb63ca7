"""Build script: compiles the kernel and the games with mypyc, or leaves them as Python if that cannot be done.

QUAYSIDE_PURE=1 asks for the uncompiled package; QUAYSIDE_QUICK=1 for one that is compiled again in seconds after a
change and runs more slowly. Everything else about the package stands in pyproject.toml.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

# Compiled: the kernel, the search, the observations, the batch, and of every game its rules, judge and observation.
HERE = Path("src/quayside")
CLIENT = HERE / "server" / "web" / "index.html"  # what `npm run build` makes, by a link
SOURCES = (HERE / "kernel", HERE / "search", HERE / "observe", HERE / "batch", *(HERE / "games").glob("*/"))
# Not compiled: manifests, what is declared, types of views, and these folders of a game. They use packages of their
# own, or need not be fast.
PLAIN = ("bot", "declared", "scenario", "terminal", "study", "manifest.py", "__init__.py", "view_types.py")

# What only asks for the package's name and what it needs: pip does before it builds, and nothing is compiled for that.
TOLD = {"dist_info", "egg_info"}

# On Linux calls between compiled functions need not go through the dynamic linker: a quarter faster.
C_FLAGS = {"linux": "-fno-semantic-interposition -fvisibility=hidden", "darwin": "-fvisibility=hidden"}

# What does not run at every decision: each a C file of its own, with less work for the compiler.
SELDOM = (
    *("census", "checks", "component_checks", "components", "game", "listed", "nouns", "redeal", "setup", "statistics"),
    *("view", "vocabulary"),
)
QUICK = os.environ.get("QUAYSIDE_QUICK") == "1"
MODULE = "__native_quayside___"  # how mypyc names the C file of a module


# Functions on many numbers at once, which compiled code has in C: what they take, and how mypyc calls that. They say
# nothing but these, which say yes or no.
ASKED = ("holds_number",)
STROKES = HERE / "kernel" / "strokes.h"
TAKEN = {
    "put_number": ("number", "page", "number"),
    "copy_numbers": ("row", "number", "page", "number"),
    "copy_own": ("row", "number", "number", "page", "number"),
    "copy_turned": ("row", "number", "number", "page", "number"),
    "copy_seats": ("row", "number", "number", "number", "number", "number", "page", "number"),
    "mark_codes": ("row", "number", "number", "number", "page", "number"),
    "mark_choice": ("number", "number", "page", "number"),
    "mark_turned": ("row", "number", "number", "number", "number", "page", "number"),
    "mark_seat": ("number", "number", "number", "page", "number"),
    "mark_seats": ("number", "number", "number", "page", "number"),
    "mark_playing": ("number", "page", "number"),
    "spread_bits": ("number", "number", "page", "number"),
    "spread_turned": ("row", "number", "number", "number", "page", "number"),
    "lay_numbers": ("page", "object", "number"),
    "list_numbers": ("row", "number", "object", "number"),
    "holds_number": ("object", "number", "number", "number"),
    "wipe_bytes": ("object", "number", "number"),
    "mark_bytes": ("object", "number", "number", "number", "object", "number", "number"),
    "mark_bits": ("object", "number", "number", "object", "number", "number"),
    "fetch_number": ("object", "number"),
    "note_memory": ("object", "row", "number", "number"),
    "fetch_noted": ("row", "number", "number", "number"),
}
# The functions of sets.py: what they take, and what they give.
SETS = {
    "only": (("number",), "number"),
    "has": (("number", "number"), "truth"),
    "without": (("number", "number"), "number"),
    "first": (("number",), "number"),
    "size": (("number",), "number"),
}


def extensions() -> list[Any]:
    """The modules to compile: one library, and beside each module a stub that finds it there."""
    if os.environ.get("QUAYSIDE_PURE") == "1" or TOLD & set(sys.argv[1:]):
        return []
    if sys.platform != "win32" and not any(map(shutil.which, (os.environ.get("CC", "cc"), "gcc", "clang"))):
        print("quayside: no C compiler found, installing the uncompiled package", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    if sys.platform != "win32":
        tell_of_c()
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {C_FLAGS.get(sys.platform, '')}".strip()
    paths = [path for folder in SOURCES for path in folder.rglob("*.py")]
    files = sorted(str(path) for path in paths if not set(PLAIN) & set(path.parts))
    # A cache of its own: the type checker may be running beside us.
    options = ["--cache-dir=build/mypy", *files]
    found = mypycify(options, opt_level="3", debug_level="0", group_name="quayside", multi_file=True)
    if sys.platform != "win32":
        # Where a stroke is told a constant gcc warns of rows longer than any memory.
        quiet = "-Wno-aggressive-loop-optimizations"
        found[0].extra_compile_args = [*found[0].extra_compile_args, quiet, "-include", str(STROKES)]
    if not QUICK:
        found[0].sources = joined([str(source) for source in found[0].sources])
    return list(found)


def tell_of_c() -> None:
    """A call of a function of strokes.py or sets.py becomes one of its namesake in strokes.h.

    What a stroke is given is only borrowed. To count a reference is to write into a row's memory: that takes longer
    than a short stroke, and what was written to must go back into a larger cache. A stroke runs nothing that could let
    go of a row.
    """
    from mypyc.ir.ops import ERR_MAGIC, ERR_NEVER
    from mypyc.ir.rtypes import (
        RVec,
        bool_rprimitive,
        int16_rprimitive,
        int64_rprimitive,
        none_rprimitive,
        object_rprimitive,
    )
    from mypyc.irbuild.specialize import specialize_function
    from mypyc.primitives.registry import function_op

    kinds = {
        "number": int64_rprimitive,
        "row": RVec(int64_rprimitive),
        "page": RVec(int16_rprimitive),
        "object": object_rprimitive,
        "truth": bool_rprimitive,
    }

    def call(builder: Any, expression: Any, callee: Any) -> Any:
        given = [builder.accept(each, can_borrow=True) for each in expression.args]
        return builder.call_refexpr_with_args(expression, callee, given)

    for name, taken in TAKEN.items():
        specialize_function(f"quayside.kernel.strokes.{name}")(call)
        function_op(
            name=f"quayside.kernel.strokes.{name}",
            arg_types=[kinds[each] for each in taken],
            return_type=bool_rprimitive if name in ASKED else none_rprimitive,
            c_function_name=f"quayside_{name}",
            error_kind=ERR_MAGIC,
        )
    for name, (needed, given) in SETS.items():
        function_op(
            name=f"quayside.kernel.sets.{name}",
            arg_types=[kinds[each] for each in needed],
            return_type=kinds[given],
            c_function_name=f"quayside_{name}",
            error_kind=ERR_NEVER,
        )


def joined(sources: list[str]) -> list[str]:
    """What belongs together as one C file, so that the compiler can inline between its modules."""
    files: list[str] = []
    together: dict[str, list[str]] = {}
    for source in sources:
        part = part_of(source)
        together.setdefault(part, []).append(source) if part else files.append(source)
    for part, members in together.items():
        text = "".join(f'#include "{Path(member).name}"\n' for member in members)
        file = Path(members[0]).with_name(f"together_{part}.c")
        if not file.exists() or file.read_text() != text:
            file.write_text(text)
        files.append(str(file))
    return files


def part_of(source: str) -> str:
    """kernel, observe, games_NAME, games_NAME_judge...; nothing for a file that stays alone."""
    stem = Path(source).stem
    package, *names = stem.removeprefix(MODULE).split("___")
    if not stem.startswith(MODULE) or (package == "games" and names[-1] in SELDOM):
        return ""
    if package != "games":
        return package
    if names[-1] == "observation":
        return "observe"
    return "_".join((package, names[0], *(["judge"] if names[1] == "judge" else [])))


class BuildSideBySide(build_ext):
    """Compiles C files on all cores, and only those that changed: mypyc leaves a file alone that stays the same."""

    def build_extensions(self) -> None:
        unix = self.compiler.compiler_type == "unix"
        if not unix and not self.compiler.initialized:
            self.compiler.initialize()  # Microsoft's looks for its parts; not in several threads at once
        one_by_one = self.compiler.compile
        headers = max(path.stat().st_mtime for path in (STROKES, *Path("build").rglob("*.h")))

        def compile_all(
            sources: list[str], output_dir: str | None = None, extra_postargs: list[str] | None = None, **options: Any
        ) -> list[str]:
            def compile_one(source: str) -> str:
                (made,) = self.compiler.object_filenames([source], output_dir=output_dir or "")
                changed = max([headers, *(path.stat().st_mtime for path in texts(source))])
                if self.force or not Path(made).exists() or Path(made).stat().st_mtime < changed:
                    lighter = ["-O1"] if unix and (QUICK or not hot(source)) else []
                    flags = [*(extra_postargs or []), *lighter]
                    one_by_one([source], output_dir=output_dir, extra_postargs=flags, **options)
                return str(made)

            with ThreadPoolExecutor(os.cpu_count()) as threads:
                return list(threads.map(compile_one, sorted(sources, key=size, reverse=True)))

        self.compiler.compile = compile_all
        every = self.extensions
        self.extensions = every[:1]
        super().build_extensions()
        self.extensions, self.parallel = every[1:], os.cpu_count()  # the stubs
        super().build_extensions()
        self.extensions = every


def texts(source: str) -> list[Path]:
    """A C file and those of ours that it is made of."""
    path = Path(source)
    if not path.name.startswith("together_"):
        return [path]
    return [path, *(path.with_name(name) for name in re.findall(r'"(.+)"', path.read_text()))]


def size(source: str) -> int:
    return sum(path.stat().st_size for path in texts(source))


def hot(source: str) -> bool:
    """Joined files, and mypyc's own library."""
    return not Path(source).stem.startswith(MODULE) or bool(part_of(source))


class Wheel(bdist_wheel):
    """Tells whoever makes a wheel if no browser client is there that could go into it."""

    def run(self) -> None:
        if not CLIENT.is_file():
            said = "there is no browser client in this wheel, so that its server has no pages to show"
            print(f"quayside: {said}; `npm run build` in web/ makes one", file=sys.stderr)
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildSideBySide, "bdist_wheel": Wheel})
