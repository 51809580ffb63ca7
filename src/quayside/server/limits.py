"""Limits on what anybody may send: how much, how deep, how often."""

from __future__ import annotations

import json
import time
from collections import deque
from typing import Any

from quayside.server.refusals import malformed


class Window:
    """At most `most` things in any `seconds`."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._times: deque[float] = deque()

    def admit(self) -> bool:
        now = time.monotonic()
        while self._times and self._times[0] <= now - self.seconds:
            self._times.popleft()
        if len(self._times) >= self.most:
            return False
        self._times.append(now)
        return True


class Counts:
    """A rough rate per key in fixed windows; forgets everything when the window ends, so it cannot grow for long."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._ends = 0.0
        self._counts: dict[str, int] = {}

    def admit(self, key: str) -> bool:
        now = time.monotonic()
        if now >= self._ends:
            self._ends = now + self.seconds
            self._counts = {}
        self._counts[key] = self._counts.get(key, 0) + 1
        return self._counts[key] <= self.most


def parse_json(text: str | bytes, depth: int) -> Any:
    """JSON that is not nested too deeply, without the numbers and names that are not JSON."""
    check_depth(text, depth)
    try:
        return json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise malformed("not-json", f"not JSON: {str(error)[:100]}") from None


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a JSON value")


def check_depth(text: str | bytes, most: int) -> None:
    """Refuse nesting deeper than `most`, found without parsing."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if data.count(b"[") + data.count(b"{") <= most:
        return
    depth = 0
    inside = False
    skip = False
    for byte in data:
        if skip:
            skip = False
        elif inside:
            if byte == 0x5C:
                skip = True
            elif byte == 0x22:
                inside = False
        elif byte == 0x22:
            inside = True
        elif byte in (0x5B, 0x7B):
            depth += 1
            if depth > most:
                raise malformed("too-deep", f"nested deeper than {most}")
        elif byte in (0x5D, 0x7D):
            depth -= 1
