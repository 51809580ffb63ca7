"""`quayside serve` started by forking a process that has imported everything already: most of a start is imports.

The child runs the same command with the same words and environment. Servers of several workers, which start processes
of their own by the interpreter, and the tests of the command itself are started as everybody starts them.
"""

from __future__ import annotations

import multiprocessing
import os
import resource
import subprocess
import sys
from functools import cache
from multiprocessing import forkserver
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path
from typing import Final, Optional

TESTS: Final = Path(__file__).parent.parent


@cache
def _context() -> ForkServerContext:
    """The process that forks, started with the first server."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["server.imported"])
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(TESTS), *([before] if before else [])])
    try:
        forkserver.ensure_running()
    finally:
        os.environ.pop("PYTHONPATH")
        if before is not None:
            os.environ["PYTHONPATH"] = before
    return context


class Forked:
    """A running command, with as much of Popen as the tests use."""

    def __init__(self, words: list[str], environment: dict[str, str], log: Path, files: Optional[int] = None) -> None:
        self._process: ForkServerProcess = _context().Process(target=_run, args=(words, environment, str(log), files))
        self._process.start()
        assert self._process.pid is not None
        self.pid: int = self._process.pid

    def poll(self) -> Optional[int]:
        return self._process.exitcode

    def wait(self, seconds: Optional[float] = None) -> int:
        self._process.join(seconds)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("quayside serve", seconds or 0.0)
        return self._process.exitcode

    def terminate(self) -> None:
        self._process.terminate()


def _run(words: list[str], environment: dict[str, str], log: str, files: Optional[int]) -> None:
    os.setsid()
    out = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.close(out)
    os.environ.clear()
    os.environ.update(environment)
    if files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    from quayside.cli.main import run

    sys.argv = ["quayside", *words]
    run()
