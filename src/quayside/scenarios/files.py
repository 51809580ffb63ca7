"""Reading scenario files: YAML with one scenario, or a list of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Iterator

import yaml

from quayside import seen
from quayside.kernel.errors import QuaysideError
from quayside.scenarios.dumps import is_dump, scenario_of, scenarios_of_seen

KEYS = (
    *("name", "lesson", "rules", "game", "players", "seed", "options", "edition"),
    *("start", "given", "do", "expect", "about"),
)


class BadScenario(QuaysideError):
    """A scenario is not written as docs/scenarios.md says."""


class Scenario:
    """Given a table, when this is done, expect that."""

    def __init__(self, file: Path, data: dict[str, Any], seed: int | str = 1) -> None:
        for key in data:
            if key not in KEYS:
                raise BadScenario(f"{key!r} is not a part of a scenario; there are {', '.join(KEYS)}")
        for key in ("name", "game"):
            if not isinstance(data.get(key), str):
                raise BadScenario(f"a scenario needs a {key}, written as text")
        self.file = file
        self.name: str = data["name"]
        self.game: str = data["game"]
        self.lesson: str | None = data.get("lesson")
        self.rules: list[str] = [str(rule) for rule in data.get("rules") or []]
        self.players: int | None = data.get("players")
        self.seed: int | str = data.get("seed", seed)
        self.options: dict[str, object] = _mapping(data, "options")
        self.edition: str | None = data.get("edition")
        self.start = _mapping(data, "start")
        self.given = _mapping(data, "given")
        self.do = _list(data, "do")
        self.expect = _mapping(data, "expect")
        if not self.expect and not any("illegal" in step or "expect" in step for step in self.do):
            raise BadScenario("a scenario that expects nothing proves nothing: add expect, or an illegal action")


def _mapping(data: dict[str, Any], key: str) -> dict[Any, Any]:
    value = data.get(key) or {}
    if not isinstance(value, dict):
        raise BadScenario(f"{key} must be a mapping, not {value!r}")
    return value


def _list(data: dict[str, Any], key: str) -> list[dict[str, Any]]:
    value = data.get(key) or []
    if not isinstance(value, list) or any(not isinstance(step, dict) for step in value):
        raise BadScenario(f"{key} must be a list of steps like '- A: produce'")
    return value


def scenario_paths(paths: list[Path]) -> Iterator[Path]:
    """The YAML files named, and those in the folders named."""
    for path in paths:
        if path.is_dir():
            yield from sorted(found for found in path.rglob("*.y*ml") if found.suffix in (".yaml", ".yml"))
        else:
            yield path


def read(path: Path) -> list[dict[str, Any]]:
    """The scenarios of a file, not yet checked."""
    try:
        documents = [document for document in yaml.safe_load_all(path.read_text("utf-8")) if document is not None]
    except OSError as error:
        raise BadScenario(f"cannot be read: {error.strerror}") from None
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise BadScenario(f"not valid YAML: {error}") from None
    found: list[dict[str, Any]] = []
    for document in documents:
        for data in document if isinstance(document, list) else [document]:
            if not isinstance(data, dict):
                raise BadScenario(f"a scenario is a mapping with name, game, given, do and expect, not {data!r}")
            found += _scenarios(data)
    return found


def _scenarios(data: dict[str, Any]) -> list[dict[str, Any]]:
    """What a document holds: a scenario as it was written, or those that an exported game makes."""
    try:
        if seen.is_record(data):
            return scenarios_of_seen(data)
        return [scenario_of(data)] if is_dump(data) else [data]
    except QuaysideError as error:
        raise BadScenario(str(error)) from None
