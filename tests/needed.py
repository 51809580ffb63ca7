"""The tests that a change needs, for `make check`: by what was changed since the branch left `main`.

Printed are paths for pytest, or nothing where no Python test is concerned. What is left out is for `make test`.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final, Iterator

ROOT: Final = Path(__file__).parent.parent
ALWAYS: Final = ("tests/test_architecture.py", "tests/test_rulings.py")
ENGINE: Final = ("tests/test_contract.py", "tests/test_golden.py", "tests/search")
SERVER: Final = ("tests/server/test_rooms.py", "tests/server/test_structure.py", "tests/server/test_tables.py")
# What a change below a folder needs; the first that fits counts. `\1` is the part in brackets.
NEEDS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    (r"src/quayside/games/\w+/(?:words/|lessons)", ("tests/test_words.py", "tests/test_tutorials.py")),
    (r"src/quayside/games/(\w+)/scenario/", (r"tests/scenario_language", "tests/test_scenarios.py")),
    (r"src/quayside/games/(\w+)/", (r"tests/\1", "tests/test_golden.py", "tests/test_scenarios.py")),
    (r"web/fixtures/", ("tests/test_positions.py", "tests/test_story.py")),
    (r"src/quayside/(?:kernel|search|observe)/", (*ENGINE, "tests/container", "tests/test_conformance.py")),
    (r"src/quayside/(?:server|table|client)/", SERVER),
    (r"src/quayside/(bots|arena|coach|research)/", (r"tests/\1",)),
    (r"src/quayside/scenarios/", ("tests/scenario_language", "tests/test_scenarios.py")),
    (r"src/quayside/cli/", ("tests/test_cli.py", "tests/test_play.py")),
    (r"src/quayside/", ("tests/test_cli.py", "tests/test_contract.py")),
    (r"locale/", ("tests/test_words.py",)),
    (r"(?:docs/|README|CHANGELOG|CONTRIBUTING)", ("tests/test_docs.py",)),
    (r"(tests/(?:\w+/)*test_\w+\.py)", (r"\1",)),
    (r"tests/scenarios/", ("tests/test_scenarios.py",)),
    (r"(?:pyproject\.toml|setup\.py|locked\.py|requirements)", ("tests/test_packaging.py", "tests/test_builds.py")),
)


def changed() -> list[str]:
    """Files that differ from where the branch left `main`, those that git does not know yet among them."""
    base = _git("merge-base", "HEAD", "main")[:1] or ["HEAD"]
    return [*_git("diff", "--name-only", base[0]), *_git("ls-files", "--others", "--exclude-standard")]


def needed(paths: list[str]) -> list[str]:
    """Paths for pytest, each once and only if it is there."""
    found = dict.fromkeys([*ALWAYS, *(test for path in paths for test in _for(path))])
    return [test for test in found if (ROOT / test).exists()] if paths else []


def _for(path: str) -> Iterator[str]:
    for pattern, tests in NEEDS:
        fits = re.match(pattern, path)
        if fits:
            yield from (fits.expand(test) for test in tests)
            return


def _git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.split("\n")[:-1] if done.returncode == 0 else []


if __name__ == "__main__":
    if sys.argv[1:] == ["web"]:  # whether the browser client was changed
        sys.exit(not any(path.startswith(("web/", "locale/")) for path in changed()))
    print(" ".join(needed(changed())))
