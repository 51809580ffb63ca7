"""Scenario files: YAML with one scenario or a list of them, and exported games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from quayside import seen
from quayside.kernel.errors import QuaysideError
from quayside.scenarios.dumps import is_dump, scenario_of, scenarios_of_seen
from quayside.scenarios.written import Written, documents
from quayside.scenarios.wrong import BadScenario, ListIndex, Place, ScenarioFailure, Wrong, inside, shown

__all__ = ["BadScenario", "Scenario", "ScenarioFailure", "collect", "read", "scenario_paths"]

KEYS = (
    *("name", "lesson", "challenge", "rules", "game", "players", "seed", "options", "edition"),
    *("start", "given", "do", "expect", "about", "puzzle"),
)


class Scenario:
    """Given a table, when this is done, expect that."""

    def __init__(self, file: Path, data: dict[str, Any], seed: int | str = 1) -> None:
        self.file = file
        self.lines: dict[Place, int] = data.lines if isinstance(data, Written) else {}
        try:
            self._read(data, seed)
        except Wrong as error:
            error.find_line(self.lines)
            raise

    def _read(self, data: dict[str, Any], seed: int | str) -> None:
        for key in data:
            if key not in KEYS:
                raise BadScenario(f"{key!r} is not a part of a scenario; there are {', '.join(KEYS)}", (key,))
        for key in ("name", "game"):
            if not isinstance(data.get(key), str):
                raise BadScenario(f"a scenario needs a {key}, written as text", (key,) if key in data else ())
        self.name: str = data["name"]
        self.game: str = data["game"]
        self.lesson = _text(data, "lesson")
        self.challenge = _text(data, "challenge")
        self.rules = _rules(data)
        self.players: int | None = data.get("players")
        self.seed: int | str = data.get("seed", seed)
        self.options: dict[str, object] = _mapping(data, "options")
        self.edition = _text(data, "edition")
        self.start = _mapping(data, "start")
        self.given = _mapping(data, "given")
        self.do = _steps(data)
        self.expect = _mapping(data, "expect")
        self.puzzle = _mapping(data, "puzzle")
        if self.start and (self.given or self.options or self.edition):
            raise BadScenario("a saved game has its own table and options: leave given, options and edition out")
        if not self.expect and not any("illegal" in step or step.get("expect") for step in self.do):
            raise BadScenario("a scenario that expects nothing proves nothing: add expect, or an illegal action")


def _text(data: dict[str, Any], key: str) -> str | None:
    value = data.get(key)
    if value is not None and not isinstance(value, str):
        raise BadScenario(f"{key} is written as text, not {shown(value)}", (key,))
    return value


def _mapping(data: dict[str, Any], key: str) -> dict[Any, Any]:
    value = data.get(key)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise BadScenario(f"{key} must be a mapping, not {shown(value)}", (key,))
    return value


def _rules(data: dict[str, Any]) -> list[str]:
    value = data.get("rules")
    if value is None:
        return []
    if not isinstance(value, list) or not all(isinstance(rule, str) for rule in value):
        raise BadScenario(f"rules is a list like [CT-6.2], not {shown(value)}", ("rules",))
    return value


def _steps(data: dict[str, Any]) -> list[dict[Any, Any]]:
    value = data.get("do")
    if value is None:
        return []
    if not isinstance(value, list):
        raise BadScenario(f"do must be a list of steps like '- A: produce', not {shown(value)}", ("do",))
    for number, step in enumerate(value):
        if not isinstance(step, dict):
            with inside("do", ListIndex(number)):
                raise BadScenario(f"do must be a list of steps like '- A: produce', not {shown(step)}")
    return value


def scenario_paths(paths: list[Path]) -> Iterator[Path]:
    """The YAML files named, and those in the folders named."""
    for path in paths:
        if _is_folder(path):
            found = (each for each in path.rglob("*.y*ml") if each.suffix in (".yaml", ".yml"))
            yield from sorted(each for each in found if not _is_folder(each))
        else:
            yield path


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # nobody may look: reading it will say so
        return False


def collect(path: Path) -> list[Written | BadScenario]:
    """The scenarios of a file, not yet checked; what cannot be read at all is an error in their place."""
    try:
        text = path.read_text("utf-8-sig")
    except OSError as error:
        return [BadScenario(f"cannot be read: {error.strerror}")]
    except UnicodeDecodeError as error:
        line = 1 + path.read_bytes()[: error.start].count(b"\n")
        return [BadScenario(f"not UTF-8 text: {error.reason}; save the file as UTF-8", line=line)]
    except ValueError as error:  # a name no file can have
        return [BadScenario(f"cannot be read: {error}")]
    found: list[Written | BadScenario] = []
    for document in documents(text):
        found += [document] if isinstance(document, BadScenario) else _scenarios(document)
    return found or [BadScenario("the file holds no scenario")]


def read(path: Path) -> list[Written]:
    """The scenarios of a file in which nothing is wrong."""
    found: list[Written] = []
    for each in collect(path):
        if isinstance(each, BadScenario):
            raise each
        found.append(each)
    return found


def _scenarios(data: Written) -> list[Written | BadScenario]:
    """What a document holds: a scenario as it was written, or those that an exported game makes."""
    try:
        if seen.is_record(data):
            return [Written(each, {}) for each in scenarios_of_seen(data)]
        return [Written(scenario_of(data), {})] if is_dump(data) else [data]
    except QuaysideError as error:
        return [BadScenario(str(error), line=data.lines.get(()))]
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
        return [BadScenario(f"not a whole exported game: {error!r}", line=data.lines.get(()))]
