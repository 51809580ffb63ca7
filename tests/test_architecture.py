"""Imports point one way: kernel <- rules of a game <- its other parts <- what shows, hosts and studies games.

The engine needs only Python. Nothing outside a game's folder imports from it: its manifest says what there is.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from typing import Iterator

import quayside

SOURCE = Path(__file__).parent.parent / "src" / "quayside"
ENGINE = ("librt", "mypy_extensions")  # the compiler's runtime, named in kernel/packed.py only

# What each part may import of the others; a part may always import itself. `games` is the registry and the manifest.
ALLOWED: dict[str, set[str]] = {
    "kernel": set(),
    "games": {"kernel"},
    "search": {"kernel"},
    "observe": {"kernel", "games"},
    "batch": {"kernel", "search", "observe"},
    "declaring": {"kernel", "games", "observe"},
    "editions": {"kernel", "games"},
    "api": {"kernel", "games", "editions"},
    "": {"kernel", "games", "api"},
    "deals": {"kernel", "games"},
    "seen": {"kernel", "games"},
    "words": {"kernel", "games"},
    "story": {"kernel", "games", "words"},
    "statistics": {"kernel", "games"},
    "bots": {"kernel", "games", "search", "api"},
    "scenarios": {"kernel", "games", "", "seen"},
    "tutorials": {"kernel", "games", "scenarios"},
    "simulate": {"kernel", "games", "", "bots", "statistics"},
    "bench": {"kernel", "games", ""},
    "coverage": {"kernel", "games", "scenarios"},
    "conformance": {"kernel", "games", "", "bots", "deals"},
    "reached": {"kernel", "games", "bots", "conformance", "scenarios"},
    "arena": {"kernel", "games", "", "bots"},
    "coach": {"kernel", "games", "", "search", "bots", "deals", "words", "story", "scenarios"},
    "research": {"kernel", "games", "", "bots", "search", "observe", "batch", "words", "arena"},
    "table": {"kernel", "games", "", "deals", "seen", "bots", "tutorials"},
    "counsel": {"kernel", "games", "", "words", "bots", "coach", "table"},
    "server": {"kernel", "games", "", "words", "bots", "tutorials", "coach", "table", "counsel"},
    "tab": {"kernel", "games", "", "words", "bots", "tutorials", "coach", "table", "counsel"},
    "client": {"kernel", "server"},
    "cli": {
        *("kernel", "games", "", "editions", "seen", "words", "story", "bots", "scenarios", "simulate"),
        *("bench", "coverage"),
        *("reached", "arena", "coach", "research", "server", "observe", "tutorials"),
    },
    "__main__": {"cli"},
}

# The same for the parts of a game, each of which may only import that of its own game. Whatever else lies in a game's
# folder is its rules.
OF_A_GAME: dict[str, set[str]] = {
    "manifest": {"games"},
    "rules": {"kernel"},
    "judge": {"kernel", "search", "rules"},
    "observation": {"kernel", "observe", "rules"},
    "scenario": {"kernel", "scenarios", "editions", "rules"},
    "terminal": {"kernel", "cli", "words", "editions", "rules"},
    "study": {"kernel", "statistics", "rules"},
    "bot": {"kernel", "bots", "editions", "rules"},
}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written out in full"
            below = [alias.name for alias in node.names if (SOURCE / f"{alias.name}.py").is_file()]
            yield from (f"quayside.{name}" for name in below if node.module == "quayside")
            yield node.module or ""


def game_of(module: str) -> str:
    """The game in whose folder a module is; '' if in none."""
    names = module.split(".")
    inside = names[:2] == ["quayside", "games"] and len(names) > 2 and (SOURCE / "games" / names[2]).is_dir()
    return names[2] if inside else ""


def part_of(module: str) -> str:
    """The first name below quayside, or below a game; '' for the package itself."""
    names = [*module.split("."), ""]
    if not game_of(module):
        return names[1]
    return names[3] if names[3] in OF_A_GAME else "rules"


def module_at(path: Path) -> str:
    names = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(names[:-1] if names[-1] == "__init__" else names)


def test_imports_point_one_way() -> None:
    wrong = []
    for path in sorted(SOURCE.rglob("*.py")):
        own = module_at(path)
        allowed = {part_of(own), *(OF_A_GAME if game_of(own) else ALLOWED)[part_of(own)]}
        for module in imports(path):
            if module.split(".")[0] == "quayside" and part_of(module) not in allowed:
                wrong.append(f"{path.relative_to(SOURCE)} imports {module}")
    assert wrong == []


def engine() -> list[Path]:
    """What setup.py compiles."""
    parts = {"kernel", "search", "observe", "rules", "judge", "observation"}
    return [path for path in sorted(SOURCE.rglob("*.py")) if part_of(module_at(path)) in parts]


def test_the_engine_needs_only_the_standard_library() -> None:
    wrong = []
    for path in engine():
        for module in imports(path):
            root = module.split(".")[0]
            if root not in sys.stdlib_module_names and root != "quayside":
                if not (path.name == "packed.py" and root in ENGINE):
                    wrong.append(f"{path.relative_to(SOURCE)} imports {module}")
    assert wrong == []


def test_the_engine_has_no_input_clock_or_global_random() -> None:
    forbidden = {"os", "io", "pathlib", "random", "time", "datetime", "secrets", "socket", "subprocess", "threading"}
    for path in engine():
        assert not forbidden & {module.split(".")[0] for module in imports(path)}, path
        calls = {
            node.func.id
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not calls & {"open", "print", "input"}, path


def test_games_do_not_know_each_other() -> None:
    for path in sorted((SOURCE / "games").rglob("*/**/*.py")):
        for module in imports(path):
            assert game_of(module) in ("", game_of(module_at(path))), f"{path} imports {module}"


def test_what_is_offered_exists() -> None:
    assert all(hasattr(quayside, name) for name in quayside.__all__)


def test_the_page_shows_every_part_and_what_it_may_import() -> None:
    page = (SOURCE.parents[1] / "docs" / "architecture.md").read_text("utf-8")
    everything, a_game = page.split("## The folder of a game")
    assert shown(everything) == {part or "__init__": allowed for part, allowed in ALLOWED.items()}
    assert shown(a_game.split("## The life of a table")[0]) == OF_A_GAME
    there = {path.stem for path in SOURCE.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()}
    assert {part or "__init__" for part in ALLOWED} == there


def shown(table: str) -> dict[str, set[str]]:
    """What the rows of a table say: a part, and the parts that it may import."""
    rows = re.findall(r"^\| ([`\w/.]+) \| [^|]+ \|([^|]*)\|$", table, re.MULTILINE)
    named = {part.strip("`/").removesuffix(".py"): set(re.findall(r"[\w]+", may)) for part, may in rows}
    return {part: {"" if each == "__init__" else each for each in may} for part, may in named.items() if part != "Part"}
