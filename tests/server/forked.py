"""The program started by forking a process that has imported everything already: most of a start is imports.

The child runs the same command with the same words and environment. Servers of several workers, which start processes
of their own by the interpreter, and the tests of the command itself are started as everybody starts them.
"""

from __future__ import annotations

import multiprocessing
import os
import resource
import subprocess
import sys
import tempfile
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


def ran(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """The command run to its end in that folder, with what it said."""
    with tempfile.TemporaryDirectory() as kept:
        out, err = Path(kept, "out"), Path(kept, "err")
        process = _context().Process(
            target=_run_in, args=(list(words), dict(os.environ), str(folder), str(out), str(err))
        )
        process.start()
        process.join()
        assert process.exitcode is not None
        return subprocess.CompletedProcess(words, process.exitcode, out.read_text("utf-8"), err.read_text("utf-8"))


def _run(words: list[str], environment: dict[str, str], log: str, files: Optional[int]) -> None:
    os.setsid()
    if files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    _say_to(log, 1, 2)
    _run_program(words, environment)


def _run_in(words: list[str], environment: dict[str, str], folder: str, out: str, err: str) -> None:
    os.chdir(folder)
    _say_to(out, 1)
    _say_to(err, 2)
    _run_program(words, environment)


def _say_to(file: str, *numbers: int) -> None:
    """What is said to these goes into the file."""
    said = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    for number in numbers:
        os.dup2(said, number)
    os.close(said)


def _run_program(words: list[str], environment: dict[str, str]) -> None:
    os.environ.clear()
    os.environ.update(environment)
    from quayside.cli.main import run

    sys.argv = ["quayside", *words]
    run()
