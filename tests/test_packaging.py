"""What `make play` installs: a part of the pinned packages, enough for playing and serving."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from quayside.games.registry import GAMES

ROOT = Path(__file__).parent.parent


def pins(name: str) -> dict[str, str]:
    """Package, its version, and the hashes that may be installed."""
    text = (ROOT / name).read_text("utf-8")
    found = {}
    for block in re.split(r"\n(?=[a-z0-9])", text):
        match = re.match(r"([a-z0-9._-]+)==(\S+)", block)
        if match:
            found[match[1]] = f"{match[2]} {sorted(re.findall(r'sha256:[0-9a-f]+', block))}"
    return found


def test_what_players_get_is_pinned_as_for_developers() -> None:
    small, all_of_it = pins("requirements-play.lock"), pins("requirements.lock")
    assert len(small) > 40
    assert small == {name: all_of_it.get(name) for name in small}


# Which extra a part of the package may need, beside what everybody has.
EXTRAS = {"server": "server", "client": "server", "arena": "arena", "analysis": "arena", "research": "research"}
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
    extra = sorted(pins("requirements.lock").keys() - pins("requirements-play.lock").keys())
    program = (
        "import sys, json, quayside.cli.main, quayside.cli.play\n"
        "import quayside.server.app, quayside.server.tables.bot_worker\n"
        "print(json.dumps(sorted({name.split('.')[0].lower() for name in sys.modules})))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(json.loads(done.stdout))
    assert "fastapi" in loaded
    assert loaded & {name.replace("-", "_") for name in extra} == set()
