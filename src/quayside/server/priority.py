"""Processes beside the server stand back behind it: bots, work that takes long, and backups."""

from __future__ import annotations

import contextlib
import os


def stand_back(niceness: int) -> None:
    """Let everybody else go first, whatever priority the server was started with."""
    if niceness and hasattr(os, "sched_setscheduler") and hasattr(os, "SCHED_BATCH"):
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    if hasattr(os, "nice"):
        os.nice(niceness)
