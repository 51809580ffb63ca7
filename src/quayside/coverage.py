"""Which rules have a test: scenario files name them in `rules`, Python tests with `@pytest.mark.rule(...)`."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, Iterator

from quayside.games.registry import GAMES
from quayside.kernel.errors import BadOptions
from quayside.scenarios.files import BadScenario, read, scenario_paths


def coverage(tests: Path, games: list[str] | None = None) -> dict[str, dict[str, Any]]:
    """Per game: how many rules, how many of them tested, and which are not."""
    if not tests.is_dir():
        raise BadOptions(f"{tests} is not a folder of tests; run this in a checkout or name the folder with --tests")
    named = set(_in_scenarios(tests)) | set(_in_python(tests))
    report: dict[str, dict[str, Any]] = {}
    for game in games or list(GAMES):
        rules = GAMES[game].book.rules
        untested = [rule for rule in rules if rule not in named]
        report[game] = {"rules": len(rules), "tested": len(rules) - len(untested), "untested": untested}
    return report


def _in_scenarios(tests: Path) -> Iterator[str]:
    for path in scenario_paths([tests]):
        try:
            for scenario in read(path):
                yield from (str(rule) for rule in scenario.get("rules") or [])
        except BadScenario:
            continue  # other YAML, or a broken file that its own test reports


def _in_python(tests: Path) -> Iterator[str]:
    for path in sorted(tests.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                yield from (
                    arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                )
