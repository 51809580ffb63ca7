"""Names that people chose, written so that a receiver of messages shows them and does nothing else with them."""

from __future__ import annotations

import re
from typing import Any, Callable, Optional

_DISCORD = re.compile(r"([\\`*_~|>#\[\]()<@:\-])")


def _discord(text: str) -> str:
    """Discord reads Markdown, and mentions such as @everyone."""
    return _DISCORD.sub(r"\\\1", text)


def _slack(text: str) -> str:
    """Slack reads <...> as links and mentions, and these three as its only special letters."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


_PLAINLY: dict[str, Callable[[str], str]] = {"discord": _discord, "slack": _slack}


def plainly(receiver: Optional[str]) -> Callable[[str], str]:
    """How a receiver is given a text that means nothing to it; mail and push know no markup."""
    return _PLAINLY.get(receiver or "", str)


_BODY: dict[str, Callable[[str], dict[str, Any]]] = {
    # Whatever stands in the text, nobody is mentioned.
    "discord": lambda text: {"content": text, "allowed_mentions": {"parse": []}},
    "slack": lambda text: {"text": text},
}


def webhook_body(receiver: str, text: str) -> dict[str, Any]:
    """What a webhook is sent."""
    return _BODY[receiver](text)
