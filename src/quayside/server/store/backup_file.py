"""The file of a backup: one row a line, each line with a checksum, and one over all of them at the end.

    <checksum> {"format": "quayside-backup-2", "schema": "0002", "at": 1760000000.0}
    <checksum> ["people", {"id": ...}]
    ...
    <checksum> {"end": 1234, "sum": ...}

The checksum of a line is of its number and its text, so that lines that were changed, left out, doubled or put
elsewhere are found. Files of the format before have neither checksums nor a schema, and can still be read.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Iterator, Mapping, Optional, TextIO

from quayside.kernel.errors import CorruptDump
from quayside.server.store import files

FORMAT, BARE = "quayside-backup-2", "quayside-backup-1"
BARE_SCHEMA = "0001"
SIZE = 16  # characters of a line's checksum


class Writing:
    """A backup that is being written."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._lines = 0
        self._sums = hashlib.blake2b(digest_size=16)
        self.rows = 0

    def put(self, table: str, row: dict[str, Any]) -> None:
        self.line([table, row])
        self.rows += 1

    def line(self, data: Any) -> None:
        text = json.dumps(data)
        mark = _mark(self._lines, text)
        self._sums.update(mark.encode())
        self._lines += 1
        self._out.write(f"{mark} {text}\n")

    def end(self) -> None:
        self.line({"end": self.rows, "sum": self._sums.hexdigest()})


@contextmanager
def written(file: Path, schema: str) -> Iterator[Writing]:
    """A new backup. The file appears, for its owner alone, when it is complete and on the disk."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, files.FILE)
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            writing = Writing(out)
            writing.line({"format": FORMAT, "schema": schema, "at": time.time()})
            yield writing
            writing.end()
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
        _sync_folder(file.parent)
    finally:
        part.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Let the disk know of the new name too, where the system can."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _mark(number: int, text: str) -> str:
    return hashlib.blake2b(f"{number}:{text}".encode(), digest_size=SIZE // 2).hexdigest()


class Reading:
    """A backup that is being read. What is wrong with it is a CorruptDump that says where."""

    def __init__(self, file: Path, lines: BinaryIO) -> None:
        self.file = file
        self._lines = enumerate(lines)
        self._sums = hashlib.blake2b(digest_size=16)
        self._marked = True
        self._mark = b""
        self.rows = 0
        self.schema = self._begun()

    def _begun(self) -> str:
        """Read the first line, which says how the others are to be read."""
        number, line = next(self._lines, (0, b""))
        self._marked = not line.startswith(b"{")
        data = self._data(number, line)
        known = FORMAT if self._marked else BARE
        if not isinstance(data, dict) or data.get("format") != known:
            raise CorruptDump(f"{self.file} is not a backup that this program can read")
        self._sums.update(self._mark)
        return str(data["schema"]) if self._marked else BARE_SCHEMA

    def _data(self, number: int, line: bytes) -> Any:
        try:
            text = line.decode().rstrip("\n")
            if self._marked:
                mark, _, text = text.partition(" ")
                if mark != _mark(number, text):
                    raise CorruptDump(f"{self.file}, line {number + 1}: it was changed, or is not where it was")
                self._mark = mark.encode()
            return json.loads(text)
        except ValueError as error:
            raise CorruptDump(f"{self.file}, line {number + 1}: {error}") from None

    def all_rows(self, wrong: Optional[list[str]] = None) -> Iterator[tuple[str, dict[str, Any]]]:
        """The rows with their tables. The first thing that is wrong is raised, or all are put into a list."""
        ended = False
        for number, line in self._lines:
            try:
                if ended:
                    raise CorruptDump(f"{self.file}, line {number + 1}: it goes on after its end")
                data = self._data(number, line)
                if isinstance(data, dict):
                    ended = True
                    self._check_end(data)
                    continue
                table, row = data
            except CorruptDump as error:
                _noted(error, wrong)
                continue
            self._sums.update(self._mark)
            self.rows += 1
            yield table, row
        if not ended:
            _noted(CorruptDump(f"{self.file} is cut off after {self.rows} rows"), wrong)

    def _check_end(self, data: Mapping[str, Any]) -> None:
        if data.get("end") != self.rows or (self._marked and data.get("sum") != self._sums.hexdigest()):
            raise CorruptDump(f"{self.file} is cut off: {self.rows} rows instead of {data.get('end')}, or other ones")


def _noted(error: CorruptDump, wrong: Optional[list[str]]) -> None:
    if wrong is None:
        raise error
    wrong.append(str(error))


@contextmanager
def opened(file: Path) -> Iterator[Reading]:
    try:
        lines = file.open("rb")
    except OSError as error:
        raise CorruptDump(f"{file} cannot be read: {error.strerror}") from None
    with lines:
        yield Reading(file, lines)


def problems(file: Path) -> list[str]:
    """Everything that is wrong with a backup by its checksums."""
    found: list[str] = []
    try:
        with opened(file) as reading:
            for _row in reading.all_rows(found):
                pass
    except CorruptDump as error:
        found.append(str(error))
    return found
