"""The Python shown on the protocol's page plays a game on a real server."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from server.machines import Stage

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
SNIPPETS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_the_snippet_plays_to_the_end(stage: Stage, capsys: pytest.CaptureFixture[str]) -> None:
    assert SNIPPETS
    for code in SNIPPETS:
        exec(compile(code.replace("http://localhost:8000", stage.url()), PAGE.name, "exec"), {})
        assert "scores" in capsys.readouterr().out
