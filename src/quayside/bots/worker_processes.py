"""Processes that work for another one end with it, however it ends."""

from __future__ import annotations

import os
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """To be called first in a worker process. A parent that was killed cannot tell its workers to stop, and they would
    wait for work for ever."""
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)  # nobody is left whom an orderly end would serve

    Thread(target=watch, name="end-with-parent", daemon=True).start()
