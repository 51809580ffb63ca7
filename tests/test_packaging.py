"""What `make play` installs: a part of the pinned packages, enough for playing and serving."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from quayside.games.registry import GAMES

ROOT = Path(__file__).parent.parent


def locked(*words: str) -> set[str]:
    """The packages in a part of the lock, as `make play` asks for it."""
    command = [sys.executable, str(ROOT / "locked.py"), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert all("--hash=sha256:" in block for block in re.split(r"^(?=[a-z0-9])", done.stdout, flags=re.MULTILINE)[1:])
    return set(re.findall(r"^([a-z0-9._-]+)==", done.stdout, re.MULTILINE))


def test_what_players_get_is_the_part_of_the_lock_that_they_need() -> None:
    """Whole, as pip leaves out looking for more: whatever a package asks for here and now is in its part."""
    for words in ((), ("server", "build"), ("server", "dev")):
        part = locked(*words)
        lacking = {
            f"{name} needs {needs.name}"
            for name in part
            for needs in map(Requirement, _asked_for(name))
            if canonicalize_name(needs.name) not in part
            and (needs.marker is None or needs.marker.evaluate({"extra": ""}))
        }
        assert lacking == set()
    assert "fastapi" not in locked()
    assert 40 < len(locked("server", "build")) < len(locked("server", "dev"))
    every = re.findall(r"^([a-z0-9._-]+)==", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE)
    assert locked("server", "dev") == set(every)


def _asked_for(package: str) -> list[str]:
    """What an installed package asks for; nothing of one that is for other systems."""
    try:
        return requires(package) or []
    except PackageNotFoundError:
        return []


# Which extra a part of the package may need, beside what everybody has.
EXTRAS = {"server": "server", "client": "server", "arena": "arena", "research": "research"}
NAMES = {"pyyaml": "yaml", "fluent.runtime": "fluent", "argon2-cffi": "argon2", "mypy-extensions": "mypy_extensions"}
ELSEWHERE = {"catanatron", "uvicorn", "ray", "torch", "onnx", "absl"}  # asked for by a command that says what it needs


def declared(extra: str | None = None) -> set[str]:
    """The modules that the package, or one of its extras, says it needs."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = project["dependencies"] if extra is None else project["optional-dependencies"][extra]
    found: set[str] = set()
    for name in (re.split(r"[<>=;\[ ]", each)[0] for each in names):
        inner = re.fullmatch(r"quayside\[(\w+)\].*", next(each for each in names if each.startswith(name)))
        found |= declared(inner[1]) if inner else {NAMES.get(name, name.replace("-", "_"))}
    return found


def test_everything_imported_is_declared_where_it_is_needed() -> None:
    """Somebody who wants the engine, the terminal and the bots installs few packages."""
    assert len(declared()) == 6
    wrong = []
    for path in sorted((ROOT / "src" / "quayside").rglob("*.py")):
        part = path.relative_to(ROOT / "src" / "quayside").parts[0].removesuffix(".py")
        allowed = {"quayside", *sys.stdlib_module_names, *declared(), *ELSEWHERE}
        allowed |= declared(EXTRAS[part]) if part in EXTRAS else set()
        allowed |= {"pyspiel", "pydantic_core"}  # of open_spiel and of pydantic
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            modules = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            modules += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            wrong += [f"{path.name}: {module}" for module in modules if module.split(".")[0] not in allowed]
    assert wrong == []


WITHOUT = """
import sys
from importlib.abc import MetaPathFinder

missing = sys.argv.pop(1).split(",")

class Missing(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.split(".")[0] in missing:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
from quayside.cli.main import run
run()
"""


def without_extras(*command: str) -> subprocess.CompletedProcess[str]:
    """The program where nothing but the package's own dependencies is installed."""
    brought = {"pydantic"}  # by typer
    missing = ",".join(sorted((declared("server") | declared("research")) - declared() - brought))
    words = [sys.executable, "-c", WITHOUT, missing, *command]
    return subprocess.run(words, capture_output=True, text=True, check=False, timeout=120)


def test_the_engine_the_terminal_and_bots_need_no_extra() -> None:
    for game in GAMES:
        done = without_extras("simulate", game, "--games", "1", "--bot", "club", "--json")
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)["errors"] == 0


def test_a_command_that_needs_an_extra_says_which() -> None:
    for command in (["serve"], ["admin", "verify"], ["admin", "people", "list"]):
        done = without_extras(*command)
        assert done.returncode != 0
        assert "pip install 'quayside[server]'" in " ".join(done.stderr.split()), done.stderr
        assert "Traceback" not in done.stderr


def test_playing_and_serving_need_nothing_else() -> None:
    extra = locked("server", "dev") - locked("server", "build")
    program = (
        "import sys, json, quayside.cli.main, quayside.cli.play\n"
        "import quayside.server.app, quayside.server.tables.bot_worker\n"
        "print(json.dumps(sorted({name.split('.')[0].lower() for name in sys.modules})))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(json.loads(done.stdout))
    assert "fastapi" in loaded
    assert loaded & {name.replace("-", "_") for name in extra} == set()
