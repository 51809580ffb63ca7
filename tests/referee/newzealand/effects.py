"""The words in which the component files say what a tile, card or space does.

action   := half | "either" half "|" half
half     := ["discard" cost "->"] ["per" thing ":"] effect {"," effect}
effect   := word [argument ...]
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

GAINS = ("pounds", "gold", "certificate", "pathfinder", "token", "draw")  # words with an amount
Effect = tuple[str, ...]


class Half(NamedTuple):
    discard: str  # a breed, `any`, `pair`, or nothing
    per: str
    effects: tuple[Effect, ...]

    @property
    def word(self) -> str:
        return self.effects[0][0]


@cache
def halves(text: str) -> tuple[Half, ...]:
    """What can be done, one half or two of which only one may be done (NZ-6.3)."""
    if not text:
        return ()
    if text.startswith("either "):
        return tuple(half(part.strip()) for part in text.removeprefix("either ").split("|"))
    return (half(text),)


def half(text: str) -> Half:
    discard = per = ""
    if text.startswith("discard "):
        discard, text = (part.strip() for part in text.removeprefix("discard ").split("->"))
    if text.startswith("per "):
        per, text = (part.strip() for part in text.removeprefix("per ").split(":"))
    return Half(discard, per, tuple(tuple(effect.split()) for effect in text.split(", ")))
