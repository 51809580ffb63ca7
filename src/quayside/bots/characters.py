"""Characters of the middle levels: the same knowledge of the game, but fonder of some things and less of others.

What characters there are, and how far they lean, the manifest of a game says; what its judge can lean to, the judge.
"""

from __future__ import annotations

from typing import Mapping

from quayside.games.registry import manifest


def characters(game: str) -> tuple[str, ...]:
    """The characters that a game has."""
    return tuple(manifest(game).characters)


def leanings_of(game: str, character: str) -> Mapping[str, float]:
    """How far that character differs from the plain player."""
    found = manifest(game).characters.get(character)
    if found is None:
        there = ", ".join(characters(game)) or "none"
        raise ValueError(f"there is no character {character!r} in {game}; there are {there}")
    return found
