"""A worker process of the pool: one piece of work after the other, at low priority and with bounded memory."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from pathlib import Path
from typing import BinaryIO

from quayside.server.jobs import JOBS
from quayside.server.parcels import SIZE, as_plain, framed, opened
from quayside.server.refusals import Refusal, limited

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

NICENESS = 10
MEMORY = 320 * 1024 * 1024  # bytes of data; work that needs more is refused
WORN = 128 * 1024 * 1024  # bytes: a process that has grown so large makes way for a fresh one
READY = "ready"


def done(parcel: bytes) -> tuple[bool, object]:
    """Whether a piece of work could be done, and what came of it."""
    job, args = opened(parcel)
    try:
        return True, JOBS[job](*args)
    except Refusal as refusal:
        return False, as_plain(refusal)
    except MemoryError:
        return False, as_plain(limited("too-large", "this game is too large to be worked on here"))


def size_in_memory() -> int:
    """Bytes, where the system tells; the largest it ever was would count the process that this one was forked from."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def serve(asked: BinaryIO, told: BinaryIO) -> None:
    """Answer until nothing more is asked. The last word of an answer is whether there will be another."""
    told.write(framed((True, READY, 0.0, True)))
    told.flush()
    going_on = True
    while going_on and len(size := asked.read(SIZE)) == SIZE:
        before = time.process_time()
        well, found = done(asked.read(int.from_bytes(size, "big")))
        going_on = size_in_memory() < WORN
        told.write(framed((well, found, time.process_time() - before, going_on)))
        told.flush()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if resource is not None:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
