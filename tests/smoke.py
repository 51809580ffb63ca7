"""Tries an installed wheel: compiled, with the client in it, every game plays, and the page is served.

`python tests/smoke.py [plain]`, where `plain` is for the uncompiled one. cibuildwheel runs it with each wheel that it
has built, and nothing of the tests is installed there.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

import quayside

PATIENCE = 120.0


def played() -> None:
    """Each game once between bots, by the command line."""
    for game in quayside.game_ids():
        subprocess.run(
            [sys.executable, "-m", "quayside", "simulate", game, "--games", "1", "--bot", "club"], check=True
        )


def served() -> None:
    """The page that players see, and the games there are."""
    with tempfile.TemporaryDirectory() as data:
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            port = str(trial.getsockname()[1])
        server = subprocess.Popen([sys.executable, "-m", "quayside", "serve", "--port", port, "--data", data])
        try:
            page = fetched(port, "/")
            assert 'src="/assets/' in page, f"the client is not in the wheel: {page[:200]}"
            assert all(game in fetched(port, "/api/games") for game in quayside.game_ids())
        finally:
            server.terminate()
            server.wait(30)


def fetched(port: str, path: str) -> str:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=10) as answer:
                return str(answer.read().decode())
        except OSError as error:
            if isinstance(error, urllib.error.HTTPError) or time.monotonic() > end:
                raise
            time.sleep(0.2)


if __name__ == "__main__":
    here = Path(quayside.__file__)
    assert quayside.compiled() != (sys.argv[1:] == ["plain"]), f"compiled: {quayside.compiled()}, {here}"
    assert len(quayside.game_ids()) == 3, quayside.game_ids()
    played()
    served()
    print(f"quayside {quayside.__version__} plays and serves from {here.parent}")
