"""A worker process of the pool: one piece of work after the other, at low priority and with bounded memory."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import Any, BinaryIO

from quayside.games.registry import load_games
from quayside.server.priority import stand_back
from quayside.server.refusals import HttpRefusal
from quayside.server.work.jobs import JOBS, LONG_JOBS, Tell
from quayside.server.work.parcels import ANSWER, NEWS, SIZE, as_plain, framed, opened
from quayside.table.refusals import Refusal

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

# Bytes of data: what networks and the words of all languages take, and four times what the longest games need; work
# that wants more is refused.
MEMORY = 384 * 1024 * 1024
WORN = 128 * 1024 * 1024  # bytes: a process that has grown so large makes way for a fresh one
READY = "ready"


def done(parcel: bytes, tell: Tell) -> tuple[bool, object]:
    """Whether a piece of work could be done, and what came of it."""
    job, args = opened(parcel)
    try:
        return True, LONG_JOBS[job](*args, tell) if job in LONG_JOBS else JOBS[job](*args)
    except Refusal as refusal:
        return False, as_plain(refusal)
    except MemoryError:
        return False, as_plain(_too_large())


def _too_large() -> Refusal:
    return HttpRefusal(413, "limited", "too-large", "this is too large to be worked on here")


def size_in_memory() -> int:
    """Bytes, where the system tells; the largest it ever was would count the process that this one was forked from."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def used() -> float:
    """Seconds of processor time, with those of processes that this one has started and that have ended."""
    return sum(os.times()[:4])


def serve(asked: BinaryIO, told: BinaryIO) -> None:
    """Answer until nothing more is asked. News comes before an answer; its last word: will there be more?"""

    def say(data: tuple[Any, ...]) -> None:
        told.write(framed(data))
        told.flush()

    load_games()
    say((ANSWER, True, READY, 0.0, True))
    going_on = True
    while going_on and len(size := asked.read(SIZE)) == SIZE:
        before = used()
        well, found = done(asked.read(int.from_bytes(size, "big")), lambda news: say((NEWS, news)))
        going_on = size_in_memory() < WORN
        say((ANSWER, well, found, used() - before, going_on))


def main() -> None:
    stand_back(int(sys.argv[1]))
    if resource is not None:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
