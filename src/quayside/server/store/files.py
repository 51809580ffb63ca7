"""Files that nobody but their owner may read: they hold seeds, sessions and hands. And who may use a folder at all."""

from __future__ import annotations

import contextlib
import logging
import os
import stat
from pathlib import Path
from typing import Iterator

from quayside.kernel.errors import QuaysideError

log = logging.getLogger("quayside.database")

FOLDER, FILE = 0o700, 0o600
BESIDE = ("", "-wal", "-shm")  # SQLite gives these two the permissions of the database


class InUse(QuaysideError):
    """Another server has this database."""


def make_folder(path: Path) -> None:
    """See that a folder of ours is there, for its owner alone."""
    path.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    if not path.stat().st_mode & stat.S_ISVTX:  # a place like /tmp stays everybody's
        tighten(path, FOLDER)


def make_file(path: Path) -> None:
    """See that a database's file is there, for its owner alone, before SQLite makes it for everybody."""
    if not path.parent.exists():
        make_folder(path.parent)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, FILE))
    for ending in BESIDE:
        tighten(path.with_name(path.name + ending), FILE)


def tighten(path: Path, mode: int) -> None:
    """Take from others what they may do with a file or folder that there is already."""
    try:
        found = path.stat().st_mode & 0o777
        if found & ~mode:
            path.chmod(found & mode)
    except FileNotFoundError:
        return
    except OSError as error:  # somebody else's, or on a file system that knows no owners
        log.warning("%s can be read by others: %s", path, error)


@contextlib.contextmanager
def held(database: Path) -> Iterator[None]:
    """Have a SQLite database for oneself. The system lets go of it when the process ends, however it ends."""
    with taken(database.with_name(f"{database.name}.lock")) as mine:
        if not mine:
            raise InUse(
                f"another server is running with {database}: stop it first, or give this one a data folder of its own "
                "(several processes can share PostgreSQL, not SQLite)"
            )
        yield


@contextlib.contextmanager
def taken(path: Path) -> Iterator[bool]:
    """Whether nobody else had this file; if so, it is kept from others until the end of the block."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, FILE)
    try:
        yield _locked(handle)
    finally:
        os.close(handle)


try:
    import fcntl

    def _locked(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

except ImportError:  # Windows

    def _locked(handle: int) -> bool:
        import msvcrt

        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        except OSError:
            return False
        return True
