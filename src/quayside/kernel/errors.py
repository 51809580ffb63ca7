"""What can be wrong with a request. Every error leaves the state exactly as it was."""

from __future__ import annotations

from typing import Mapping


class QuaysideError(Exception):
    """The base of all errors this package raises on purpose."""


class BadOptions(QuaysideError):
    """The options, players, seed or game id of a new game are wrong."""


class BadComponents(QuaysideError):
    """A component file is broken; the text names file, record and field."""


class MalformedAction(QuaysideError):
    """The text or number is not an action of this game."""


class IllegalAction(QuaysideError):
    """The action exists but may not be taken now; `rule` says why and `params` fill in the explanation."""

    def __init__(self, action: str, reason: str, rules: tuple[str, ...], params: Mapping[str, object]) -> None:
        super().__init__(action, reason, rules, dict(params))
        self.action = action
        self.reason = reason
        self.rules = rules
        self.params = dict(params)

    @property
    def rule(self) -> str:
        """The rule that forbids it."""
        return self.rules[0]

    def __str__(self) -> str:
        details = ", ".join(f"{key}={value}" for key, value in self.params.items())
        facts = f" ({details})" if details else ""
        return f"{self.action} is illegal by {', '.join(self.rules)}: {self.reason}{facts}"


class CannotUndo(QuaysideError):
    """There is no way back to that point for that seat."""


class CorruptDump(QuaysideError):
    """A dump is not JSON of the expected shape, or its contents do not match its checksum."""
