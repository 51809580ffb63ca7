"""What a referee is given of a game: plain words and numbers, nothing that can compute a rule."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Optional

Words = dict[str, Any]  # JSON data


@dataclass
class Entry:
    """One line of the log: who did what when asked what, and what came of it."""

    seat: int
    question: Optional[str]  # None: the seat was not asked and did something all the same
    action: str
    events: list[Words]
    turned_up: Words = field(default_factory=dict)  # what chance has laid open, if events do not tell
    # In a sample of decisions: all that the engine offers each seat, and what each seat sees.
    legal: Optional[dict[int, list[str]]] = None
    views: Optional[list[Words]] = None


@dataclass
class Record:
    """A whole game."""

    game: str
    players: int
    options: Words
    deal: list[Words]  # what each seat sees before the first decision
    entries: list[Entry] = field(default_factory=list)
    result: Words = field(default_factory=dict)  # reason, ranks, scores, sheet
    name: str = ""  # for messages: which game this was


def written(kind: str, /, **args: object) -> str:
    """An action as the log writes it: `buy(colour=black, price=3)`."""
    if not args:
        return kind
    return f"{kind}({', '.join(f'{name}={value}' for name, value in args.items())})"


_WRITTEN = re.compile(r"^(\w+)(?:\((.*)\))?$")


def read(action: str) -> tuple[str, dict[str, Any]]:
    """The kind of an action and its arguments; what looks like a number is one."""
    match = _WRITTEN.match(action)
    assert match is not None, f"{action!r} is not written like an action"
    args: dict[str, Any] = {}
    for part in filter(None, (match.group(2) or "").split(", ")):
        name, value = part.split("=")
        args[name] = int(value) if value.lstrip("-").isdigit() else value
    return match.group(1), args
