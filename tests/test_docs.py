"""What the documents show works as shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quayside.cli.main import app

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
SNIPPETS = [
    (page.name, code)
    for page in PAGES
    for code in re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    if "quayside.client" not in code  # these need a server: tests/server/test_docs_of_server.py runs them
]


@pytest.mark.parametrize(("page", "code"), SNIPPETS, ids=[page for page, _code in SNIPPETS])
def test_python_snippets_run(page: str, code: str) -> None:
    exec(compile(code, page, "exec"), {})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_readme_names_only_commands_there_are() -> None:
    named = set(re.findall(r"`quayside ([a-z-]+)", (ROOT / "README.md").read_text("utf-8")))
    commands = {command.name or command.callback.__name__ for command in app.registered_commands if command.callback}
    groups = {group.name for group in app.registered_groups}
    assert named <= commands | groups
    assert {"play", "simulate", "scenario", "rules", "components", "replay", "bench"} <= named
