"""The words of the rulebooks: every game keeps to its own list, and no other word for the same thing is used."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from quayside.games.registry import manifest, manifests
from quayside.words import LANGUAGES

LISTED = [game for game, found in manifests().items() if found.file("words", "terms.toml").is_file()]


def terms(game: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads(manifest(game).file("words", "terms.toml").read_text("utf-8"))


# What people may type to find a rule: never shown, and in whatever words they have.
ASKED = re.compile(r"^[a-z]+-(question|asked)-")


def said(game: str, language: str) -> str:
    """All that a game says in a language, without the names of its messages."""
    folder = manifest(game).file("words", language)
    texts = [file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    lines = [line for text in texts for line in text.splitlines() if not ASKED.match(line)]
    return "\n".join(re.sub(r"^[a-zA-Z][\w-]* = ?", "", line) for line in lines)


def test_our_games_have_a_list() -> None:
    assert {"container", "newzealand", "shipyard"} <= set(LISTED)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LISTED)
def test_the_terms_are_used(game: str, language: str) -> None:
    text = said(game, language).lower()
    missing = [term[language] for term in terms(game).values() if term[language].lower() not in text]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LISTED)
def test_no_other_word_is_used_for_the_same_thing(game: str, language: str) -> None:
    text = said(game, language)
    others = [other for term in terms(game).values() for other in term.get("never", {}).get(language, ())]
    found = [line for other in others for line in re.findall(rf".*\b{re.escape(other)}.*", text, re.IGNORECASE)]
    assert found == []


@pytest.mark.parametrize("game", LISTED)
def test_a_list_is_whole(game: str) -> None:
    for concept, term in terms(game).items():
        assert set(LANGUAGES) <= set(term) <= {*LANGUAGES, "never"}, concept
        assert set(term.get("never", {})) <= set(LANGUAGES), concept
