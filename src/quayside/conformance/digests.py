"""The same truth everywhere: digests of the golden games, of games between lively players and of the kit's cases, to
compare one Python with another.

`python -m quayside.conformance.digests FOLDER GOLDEN LIVELY CHECKS` prints a line for each: how many of the golden
games in the folder are told again, how many lively games are played, and how many cases are checked; -1 for all.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from typing import Iterable, Iterator, TypeVar

from quayside.conformance.cases import Case, cases
from quayside.conformance.checks import CHECKS, played_out
from quayside.conformance.golden import is_short, retell

SEED = 5000  # of the first lively game
T = TypeVar("T")


def some(found: Iterable[T], most: int) -> list[T]:
    """So many of them, from all over the list; -1: all."""
    every = list(found)
    if most < 0 or most >= len(every):
        return every
    return [every[at * len(every) // most] for at in range(most)]


def golden(folder: Path, most: int) -> Iterator[str]:
    """Each as it is told now; what is kept has been told by another Python."""
    for path in some(sorted(folder.rglob("*.txt")), most):
        text = path.read_text("utf-8")
        teller = retell(text)
        now = teller.in_short() if is_short(text) else teller.text()
        same = "as kept" if now == text else "OTHERWISE"
        yield f"golden {path.stem} {sha256(now.encode()).hexdigest()} {same}"


def lively(games: int) -> Iterator[str]:
    every = [case.lively() for case in cases()]
    for number in range(games):
        case = every[number % len(every)]
        g = case.new(SEED + number)
        decisions = played_out(g, case, SEED + number)
        yield f"lively {case} {SEED + number} {decisions} {g.digest()}"


def checked(most: int) -> Iterator[str]:
    for case in some((case for plain in cases() for case in (plain, plain.lively())), most):
        yield from (f"kit {case} {_passes(case, number)}" for number in range(len(CHECKS)))


def _passes(case: Case, number: int) -> str:
    check = CHECKS[number]
    check(case, 11)
    return f"{check.__name__} holds"


def digests(folder: Path, told: int, played: int, checks: int) -> Iterator[str]:
    yield from golden(folder, told)
    yield from lively(played)
    yield from checked(checks)


if __name__ == "__main__":
    where, *numbers = sys.argv[1:]
    for line in digests(Path(where), *map(int, numbers)):
        print(line, flush=True)
