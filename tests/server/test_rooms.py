"""The rooms of the server: imports point one way. The life of a table knows no network, no database and no loop."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import Iterator

import quayside

SOURCE = Path(next(iter(quayside.__path__)))

# A room may import those before it; `ground` and `top` are the modules that lie in no room.
ORDER = (
    "ground",  # settings, refusals, the protocol, figures
    "limits",
    "store",
    "messages",
    "people",
    "tables",
    "work",
    "upkeep",
    "service",  # all of it put together
    "doors",
    "top",
)
TOP = {"app", "admin", "shapes", "typescript"}
GROUND = {
    "settings",
    "addresses",
    "refusals",
    "metrics",
    "faults",
    "names",
    "priority",
    "protocol",
    "sent",
    "strict_json",
}

# What the life of a table may use of this package. Of others, nothing: it runs wherever Python does.
BELOW_TABLE = {"", "kernel", "games", "bots", "deals", "seen", "tutorials"}


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written out in full"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                is_module = (SOURCE.parent / inner.replace(".", "/")).with_suffix(".py").exists()
                yield inner if is_module else node.module or ""


def room_of(module: str) -> str:
    """The room in which a module of the server lies."""
    name = (module.split(".") + ["", ""])[2]
    if name in TOP:
        return "top"
    return "ground" if name in GROUND or not name else name


def test_imports_between_rooms_point_one_way() -> None:
    wrong = []
    for path in sorted((SOURCE / "server").rglob("*.py")):
        room = room_of(".".join(("quayside", *path.relative_to(SOURCE).with_suffix("").parts)))
        if path.parent == SOURCE / "server" and path.stem == "__init__":
            room = "ground"
        for module in imported(path):
            if module.startswith("quayside.server") and ORDER.index(room_of(module)) > ORDER.index(room):
                wrong.append(f"{path.relative_to(SOURCE)} ({room}) imports {module} ({room_of(module)})")
    assert wrong == []


def test_every_module_of_the_server_lies_in_a_room() -> None:
    for path in (SOURCE / "server").glob("*.py"):
        assert path.stem in {*TOP, *GROUND, "service", "__init__"}, f"{path.name} lies in no room"
    for folder in (SOURCE / "server").iterdir():
        known = {*ORDER, *GROUND, "web", "__pycache__"}
        assert folder.name in known or folder.is_file(), f"{folder.name} is no room"


def test_the_life_of_a_table_uses_nothing_but_the_engine() -> None:
    wrong = []
    for path in sorted((SOURCE / "table").rglob("*.py")):
        for module in imported(path):
            parts = module.split(".")
            inside = parts[0] == "quayside" and (parts[1:2] or [""])[0] in {"table", *BELOW_TABLE}
            if not inside and (parts[0] not in sys.stdlib_module_names or parts[0] in UNFIT):
                wrong.append(f"{path.relative_to(SOURCE)} imports {module}")
    assert wrong == []


UNFIT = {"asyncio", "selectors", "socket", "sqlite3", "ssl", "subprocess", "threading", "multiprocessing", "time"}
FOREIGN = ("fastapi", "starlette", "sqlalchemy", "redis", "httpx", "uvicorn", "alembic", "aiosqlite", "pydantic")


def test_nothing_of_a_server_is_loaded_with_a_table() -> None:
    modules = sorted(
        ".".join(("quayside", *path.relative_to(SOURCE).with_suffix("").parts))
        for path in (SOURCE / "table").rglob("*.py")
        if path.stem != "__init__"
    )
    program = f"import sys, {', '.join(modules)}; print(sorted(sys.modules.keys() & set({FOREIGN!r})))"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_nothing_below_knows_the_server() -> None:
    for part in sorted(BELOW_TABLE - {""}) + ["table"]:
        for path in [*(SOURCE / part).rglob("*.py"), *SOURCE.glob(f"{part}.py")]:
            assert not any(module.startswith("quayside.server") for module in imported(path)), path
