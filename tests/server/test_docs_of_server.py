"""What the protocol's page shows plays a game on a real server: the Python, and two terminals."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from quayside.games.registry import GAMES
from server.machines import Stage

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
SNIPPETS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_the_snippet_plays_to_the_end(stage: Stage, capsys: pytest.CaptureFixture[str]) -> None:
    assert SNIPPETS
    for code in SNIPPETS:
        exec(compile(code.replace("http://localhost:8000", stage.url()), PAGE.name, "exec"), {})
        assert "scores" in capsys.readouterr().out


def _terminal(url: str, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "quayside.client", url, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ))


def _two_terminals(stage: Stage, game: str) -> list[str]:
    """The last lines that two players in two processes print; where there are two servers, each is at one of them."""
    assert "python -m quayside.client" in PAGE.read_text("utf-8")
    first = _terminal(stage.url(0), "--game", game, "--name", "Ann")
    processes = [first]
    try:
        assert first.stdout is not None
        table = first.stdout.readline().split()[1]
        processes.append(_terminal(stage.url(1), "--table", table, "--name", "Ben"))
        return [process.communicate(timeout=600)[0].splitlines()[-1] for process in processes]
    finally:
        for process in processes:
            process.kill()
            process.wait()


@pytest.mark.parametrize("game", list(GAMES))
def test_two_terminals_play_a_game_to_the_end(stage: Stage, game: str) -> None:
    ends = _two_terminals(stage, game)
    assert ends[0] == ends[1]
    assert ends[0].startswith("finished")
    assert "scores" in ends[0]
