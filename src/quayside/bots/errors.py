"""What can be wrong with the text that names a bot."""

from __future__ import annotations

from quayside.kernel.errors import BadOptions


class UnknownBot(BadOptions):
    """There is no bot of that name for that game; the text lists those there are."""


class BadParameter(BadOptions):
    """A bot has no such parameter, or it cannot have that value; the text says what would be right."""
