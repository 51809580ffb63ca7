"""Prints the part of requirements.lock that some extras and groups need: `python locked.py server build`.

They stand in pyproject.toml. What the package itself needs is always in it. Which package brings which others is what
the lock says ("via").
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Iterable

HERE = Path(__file__).parent


def blocks() -> list[tuple[str, str]]:
    """Each package of the lock with its version, its hashes and who wants it; some have one for each Python."""
    text = (HERE / "requirements.lock").read_text("utf-8")
    return [(named(block), block) for block in re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE) if block.strip()]


def named(requirement: str) -> str:
    """The package's name in the lock's spelling."""
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def wanted(*parts: str) -> set[str]:
    """The packages that pyproject.toml names for everybody, and for these extras and groups."""
    declared = tomllib.loads((HERE / "pyproject.toml").read_text("utf-8"))
    sets = {**declared["project"]["optional-dependencies"], **declared["dependency-groups"]}
    found = [*declared["project"]["dependencies"], *(each for part in parts for each in sets[part])]
    inner = [each["include-group"] for each in found if isinstance(each, dict)]
    return {named(each) for each in found if isinstance(each, str)} | (wanted(*inner) if inner else set())


def with_what_they_bring(names: Iterable[str]) -> set[str]:
    """Those packages and all that they need."""
    brings: dict[str, list[str]] = {}
    for name, block in blocks():
        for parent in re.findall(r"[\w.-]+", block.partition("# via")[2]):
            brings.setdefault(named(parent), []).append(name)
    found: set[str] = set()
    left = list(names)
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += brings.get(name, [])
    return found


def part(*names: str) -> str:
    """The lock of these extras and groups."""
    needed = with_what_they_bring(wanted(*names))
    return "".join(block for name, block in blocks() if name in needed)


if __name__ == "__main__":
    print(part(*sys.argv[1:]), end="")
