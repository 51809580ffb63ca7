"""What `make play` installs: a part of the pinned packages, enough for playing and serving."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

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
