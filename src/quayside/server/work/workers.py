"""Worker processes: each does one piece of work at a time and is ended when that takes too long."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Any, Callable, Optional

from quayside.server.work.parcels import NEWS, SIZE, as_refusal, framed, opened
from quayside.table.refusals import Refusal

STARTING = 60.0  # seconds a process has to start
Heard = Callable[[Any], None]  # told of news while work goes on
LARGEST = 256 * 1024 * 1024  # bytes of a result


class Worker:
    """One process. It is started when there is something to do, or beforehand by `begin`."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.process: Optional[asyncio.subprocess.Process] = None
        self.used = 0.0  # seconds of processor time that the last piece of work took

    async def begin(self) -> None:
        """Have a process that waits for work."""
        if self.process is not None and self.process.returncode is None:
            return
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "quayside.server.work.pool_worker",
            str(self.niceness),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        try:
            await asyncio.wait_for(self._answered(lambda news: None), STARTING)
        except BaseException:
            await self.stop()
            raise

    async def do(self, job: str, args: tuple[Any, ...], seconds: float, heard: Heard = lambda news: None) -> Any:
        """What came of it; a Refusal, a TimeoutError, or a ConnectionError if the process has ended."""
        await self.begin()
        try:
            async with asyncio.timeout(seconds):
                assert self.process is not None
                assert self.process.stdin is not None
                self.process.stdin.write(framed((job, args)))
                await self.process.stdin.drain()
                well, found, self.used, going_on = await self._answered(heard)
        except BaseException:  # cancellation too: a process whose answer nobody awaited must not answer the next
            await self.stop()
            raise
        if not going_on:
            await self.stop()
        if not well:
            raise as_refusal(found)
        return found

    async def _answered(self, heard: Heard) -> Any:
        """The answer, after all news before it."""
        while True:
            kind, *said = await self._told()
            if kind != NEWS:
                return said
            heard(*said)

    async def _told(self) -> Any:
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            size = int.from_bytes(await self.process.stdout.readexactly(SIZE), "big")
            if size > LARGEST:
                raise ConnectionError("a worker said too much")
            return opened(await self.process.stdout.readexactly(size))
        except asyncio.IncompleteReadError:
            raise ConnectionError("a worker ended") from None

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def given_up() -> Refusal:
    return Refusal("unavailable", "took-too-long", "this took too long and was given up; try again later")
