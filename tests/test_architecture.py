"""Imports point one way: kernel <- games <- (bots, scenarios) <- conformance, cli. The engine needs only Python."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Iterator

import quayside

SOURCE = Path(__file__).parent.parent / "src" / "quayside"
ENGINE = ("librt", "mypy_extensions")  # the compiler's runtime, named in kernel/packed.py only

# What each part may import of the others; a part may always import itself.
ALLOWED = {
    "kernel": set(),
    "games": {"kernel"},
    "editions": {"kernel", "games"},
    "api": {"kernel", "games", "editions"},
    "deals": {"kernel"},
    "seen": {"kernel", "games"},
    "words": {"kernel", "games"},
    "search": {"kernel", "games"},
    "observe": {"kernel", "games"},
    "bots": {"kernel", "games", "search", "editions", "api"},
    "scenarios": {"kernel", "games", "api", ""},
    "tutorials": {"kernel", "scenarios"},
    "statistics": {"kernel", "games"},
    "simulate": {"kernel", "games", "api", "", "bots", "statistics"},
    "bench": {"kernel", "games", "api", ""},
    "coverage": {"kernel", "games", "scenarios"},
    "conformance": {"kernel", "games", "api", "", "bots", "bench", "deals"},
    "": {"kernel", "games", "api"},
}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written out in full"
            yield node.module or ""


def part_of(module: str) -> str:
    """The first name below quayside; '' for the package itself."""
    return (module.split(".") + [""])[1]


def test_imports_point_one_way() -> None:
    wrong = []
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        part = "" if parts == ("__init__",) else parts[0]
        if part not in ALLOWED:
            continue  # the outermost parts may use everything
        for module in imports(path):
            if module.split(".")[0] == "quayside" and part_of(module) not in {part, *ALLOWED[part]}:
                wrong.append(f"{path.relative_to(SOURCE)} imports {module}")
    assert wrong == []


def test_the_engine_needs_only_the_standard_library() -> None:
    wrong = []
    for part in ("kernel", "games", "search", "observe"):
        for path in sorted((SOURCE / part).rglob("*.py")):
            for module in imports(path):
                root = module.split(".")[0]
                if root not in sys.stdlib_module_names and root != "quayside":
                    if not (path.name == "packed.py" and root in ENGINE):
                        wrong.append(f"{path.relative_to(SOURCE)} imports {module}")
    assert wrong == []


def test_the_engine_has_no_input_clock_or_global_random() -> None:
    forbidden = {"os", "io", "pathlib", "random", "time", "datetime", "secrets", "socket", "subprocess", "threading"}
    for part in ("kernel", "games", "search", "observe"):
        for path in sorted((SOURCE / part).rglob("*.py")):
            assert not forbidden & {module.split(".")[0] for module in imports(path)}, path
            calls = {
                node.func.id
                for node in ast.walk(ast.parse(path.read_text("utf-8")))
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            }
            assert not calls & {"open", "print", "input"}, path


def test_games_do_not_know_each_other() -> None:
    for path in sorted((SOURCE / "games").rglob("*/**/*.py")):
        game = path.relative_to(SOURCE / "games").parts[0]
        for module in imports(path):
            if module.startswith("quayside.games."):
                assert module.split(".")[2] in (game, "manifest"), f"{path} imports {module}"


def test_what_is_offered_exists() -> None:
    assert all(hasattr(quayside, name) for name in quayside.__all__)
