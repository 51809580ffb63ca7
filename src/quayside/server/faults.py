"""Named points at which a test may kill the process. Without QUAYSIDE_FAULT they do nothing."""

from __future__ import annotations

import os
import signal

_armed = ""
_left = 1

POINTS = (
    "locked",
    "loaded",
    "applied",
    "table-written",
    "entry-written",
    "all-written",
    "committed",
    "adopted",
    "published",
)


def arm() -> None:
    """Whatever the environment asks for: a point, and how often it is passed (`locked:20`)."""
    global _armed, _left
    _armed, _, count = os.environ.get("QUAYSIDE_FAULT", "").partition(":")
    _left = int(count or "1")


def point(name: str) -> None:
    """Die here, as if the power had gone, if that is what the test asked for."""
    if _armed != name:
        return
    global _left
    _left -= 1
    if _left <= 0:
        os.kill(os.getpid(), signal.SIGKILL)
