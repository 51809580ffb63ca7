"""One hash over random games: every pending seat, legal list, refusal and state. Two builds must agree on it.

`python -m quayside.conformance.trace GAMES` prints one line per case; it is run with and without the compiled engine,
and with different hash seeds.
"""

from __future__ import annotations

import hashlib
import json
import sys

from quayside import compiled
from quayside.conformance.cases import Case, cases, random_move
from quayside.kernel.rng import Quick


def trace(case: Case, seed: int, decisions: int = 300) -> str:
    """The hash of a random game, action by action."""
    g = case.new(seed)
    rng = Quick(seed)
    found = hashlib.blake2b(digest_size=12)
    while not g.over and len(g.log) < decisions:
        probe = int(rng.below(g.book.actions.size))
        step = [g.pending(), [[g.legal(seat), g.why_not(probe, seat)] for seat in range(int(g.seats))], g.digest()]
        found.update(json.dumps(step).encode())
        seat, action = random_move(g, rng)
        told = [event.view(viewer) for event in g.apply(action, seat) for viewer in (None, 0)]
        found.update(json.dumps([seat, action, told]).encode())
    twin = g.determinize(0, rng)
    found.update(json.dumps([g.view(0), twin.position()]).encode())
    return found.hexdigest()


def main() -> None:
    games = int(sys.argv[1])
    print("compiled" if compiled() else "uncompiled", file=sys.stderr)
    for case in cases():
        print(case, *(trace(case, seed) for seed in range(games)))


if __name__ == "__main__":
    main()
