"""Connections as they are counted and watched: how many there may be, and until when each has to do its part.

One address has a share of them. When there is no room left, whoever has kept the server waiting longest makes room, so
that connections which do nothing never keep a new visitor out.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from types import ModuleType
from typing import Callable, Optional

from quayside.server.addresses import counted_as, is_among, read_address
from quayside.server.metrics import CONNECTIONS, CUT
from quayside.server.settings import Settings

resource: Optional[ModuleType]
try:
    import resource
except ImportError:  # Windows
    resource = None

SPARE = 200  # files kept free for the database, workers and logs
LINGER = 5.0  # seconds in which the other side takes the rest of an answer after a connection was closed
QUIET = 1.0  # seconds without a byte after which a connection may be closed to make room
BREATH = 1.0  # seconds between two looks at all connections
UNLIMITED = 1 << 20


def open_files() -> int:
    """How many files this process may have open."""
    if resource is None:
        return UNLIMITED
    soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return UNLIMITED if soft == resource.RLIM_INFINITY else soft


def ask_for_open_files() -> None:
    """As many as the system allows: the usual 1,024 are a tenth of what a busy evening needs."""
    if resource is not None:
        _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


class Line:
    """One connection: whose it is, and what is waited for."""

    __slots__ = ("closing", "key", "reading", "reason", "transport", "writing")

    def __init__(self, transport: asyncio.Transport, key: Optional[str]) -> None:
        self.transport = transport
        self.key = key  # None: a proxy's, which is many people's
        self.reading: Optional[float] = None  # when the rest of what has begun to come must be here
        self.writing: Optional[float] = None  # when the other side must have taken what waits for it
        self.closing: Optional[float] = None
        self.reason = ""


class Meter:
    """How much came under a key in the present window; everything is forgotten when it ends."""

    def __init__(self, seconds: float, now: Callable[[], float]) -> None:
        self.seconds = seconds
        self.now = now
        self._ends = 0.0
        self._found: dict[object, int] = {}

    def add(self, key: object, amount: int) -> int:
        now = self.now()
        if now >= self._ends:
            self._ends = now + self.seconds
            self._found = {}
        total = self._found[key] = self._found.get(key, 0) + amount
        return total


class Lines:
    """All connections of this process."""

    def __init__(self, settings: Settings, files: int = UNLIMITED, now: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.most = max(1, min(settings.connections, files - SPARE))
        self.now = now
        self.meter = Meter(settings.messages_window, now)
        self._lines: dict[asyncio.BaseTransport, Line] = {}
        self._requests: dict[Line, float] = {}  # those for requests, by when something last came
        self._waiting: dict[Line, None] = {}  # those that owe something, longest first
        self._per_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._lines)

    # -- from the first byte to the last --------------------------------------------------------------------------

    def admitted(self, transport: asyncio.Transport) -> Optional[Line]:
        """A new connection, or None if there is no room for it."""
        peer = transport.get_extra_info("peername")
        address = read_address(str(peer[0])) if isinstance(peer, tuple) else None
        key = None if is_among(address, self.settings.trusted) else counted_as(address)
        if key is not None and self._per_address[key] >= self.settings.connections_per_address:
            CUT.labels("address").inc()
            return None
        if len(self._lines) >= self.most and not self._make_room():
            CUT.labels("full").inc()
            return None
        line = self._lines[transport] = Line(transport, key)
        self._requests[line] = self.now()
        if key is not None:
            self._per_address[key] += 1
        CONNECTIONS.set(len(self._lines))
        return line

    def _make_room(self) -> bool:
        line = next(iter(self._waiting), None)
        if line is None:
            line, heard = next(iter(self._requests.items()), (None, 0.0))
            if line is None or heard > self.now() - QUIET:
                return False
        self._cut(line, "room")
        return True

    def upgraded(self, transport: asyncio.BaseTransport) -> Line:
        """This connection is a socket from now on; those have limits of their own."""
        line = self._lines[transport]
        self.settled(line)
        self._requests.pop(line, None)
        return line

    def lost(self, transport: asyncio.BaseTransport) -> None:
        line = self._lines.pop(transport, None)
        if line is None:
            return
        self._waiting.pop(line, None)
        self._requests.pop(line, None)
        if line.key is not None:
            self._per_address[line.key] -= 1
            if self._per_address[line.key] <= 0:
                del self._per_address[line.key]
        CONNECTIONS.set(len(self._lines))

    # -- what is waited for ---------------------------------------------------------------------------------------

    def heard(self, line: Line) -> None:
        if self._requests.pop(line, None) is not None:
            self._requests[line] = self.now()  # at the end

    def expect(self, line: Line, seconds: float, reason: str) -> None:
        """The rest must be here in time."""
        line.reading = self.now() + seconds
        line.reason = reason
        self._waiting.pop(line, None)
        self._waiting[line] = None

    def settled(self, line: Line) -> None:
        line.reading = None
        self._waiting.pop(line, None)

    def full(self, line: Line) -> None:
        """The other side does not read; it has some time to begin."""
        line.writing = self.now() + self.settings.send_seconds

    def flowing(self, line: Line) -> None:
        line.writing = None

    def look(self) -> None:
        """Cut off whoever is late."""
        now = self.now()
        for line in list(self._lines.values()):
            if line.reading is not None and line.reading <= now:
                self._cut(line, line.reason)
            elif line.writing is not None and line.writing <= now:
                self._cut(line, "unread")
            elif line.closing is not None:
                if line.closing <= now:
                    self._cut(line, "unread")
            elif line.transport.is_closing():
                line.closing = now + LINGER  # what was written last waits for somebody to read it

    def _cut(self, line: Line, reason: str) -> None:
        CUT.labels(reason).inc()
        line.transport.abort()
        self.lost(line.transport)

    async def run(self) -> None:
        """Look at all connections every second."""
        while True:
            await asyncio.sleep(BREATH)
            self.look()
