"""Game options from the command line."""

from __future__ import annotations

from quayside.games.registry import entry
from quayside.kernel.errors import BadOptions


def parse_options(game: str, texts: list[str] | None) -> dict[str, object]:
    """`name=value` pairs with the value read as the option's kind; the game checks the rest."""
    known = {option.name: option for option in entry(game).book.options}
    found: dict[str, object] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptions(f"an option is written name=value, not {text!r}")
        if name not in known:
            raise BadOptions(f"there is no option {name!r}; there are {', '.join(known)}")
        if isinstance(known[name].default, bool) and value in ("true", "false", "yes", "no", "on", "off"):
            found[name] = value in ("true", "yes", "on")
        elif isinstance(known[name].default, int) and value.lstrip("-").isdigit():
            found[name] = int(value)
        else:
            found[name] = value
    return found
