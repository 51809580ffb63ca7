"""Backups by the clock: made by a process of their own, so that no move waits, then checked; the oldest go."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from pathlib import Path

from quayside.server.settings import Settings, to_environment
from quayside.server.store import files

log = logging.getLogger("quayside.backups")

NAME = "quayside-{}.backup"
DAMAGED = 3  # what the process ends with if the backup was made, but the database is not whole
AGAIN = 300.0  # seconds until a backup that failed is tried again
LOOK = 60.0  # seconds between two looks at whether one is due, at most


class Backups:
    """One process makes them, however many there are on this machine."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.folder = settings.backups
        self.every = 3600.0 * settings.backup_every

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            wait = LOOK
            if self.every > 0:
                made = await self._if_due()
                wait = min(LOOK if made else AGAIN, self.every)
            await asyncio.sleep(wait)

    async def _if_due(self) -> bool:
        """Make a backup if it is time; False if it could not be made."""
        try:
            files.make_folder(self.folder)
            with files.taken(self.folder / "lock") as mine:
                return not mine or not self._is_due() or await self._make()
        except OSError as error:
            log.error("no backup can be made: %s", error)
            return False

    def made(self) -> list[Path]:
        """The backups there are, oldest first."""
        return sorted(self.folder.glob(NAME.format("*")))

    def _is_due(self) -> bool:
        made = self.made()
        return not made or made[-1].stat().st_mtime + self.every <= time.time()

    async def _make(self) -> bool:
        """Make one, and keep as many as are wanted."""
        for left in self.folder.glob("*.part"):
            left.unlink(missing_ok=True)  # of one that was interrupted
        file = self.folder / NAME.format(time.strftime("%Y%m%dT%H%M%SZ", time.gmtime()))
        environment = {**os.environ, **to_environment(self.settings)}
        environment.pop("PROMETHEUS_MULTIPROC_DIR", None)  # it has no figures to add
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "quayside.server.store.backup_worker",
            str(file),
            env=environment,
        )
        try:
            code = await worker.wait()
        except BaseException:  # the server stops: nobody waits for this backup any more
            worker.kill()
            await worker.wait()
            raise
        if code == DAMAGED:
            log.error("the database is damaged: see `quayside admin verify`; no older backup is thrown away")
            return True
        if code:
            log.error("the backup %s failed", file.name)
            return False
        for old in self.made()[: -max(1, self.settings.backup_keep)]:
            old.unlink(missing_ok=True)
        return True
