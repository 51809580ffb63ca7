"""A game's words over HTTP: all that a client without them needs to name actions, questions, events and reasons."""

from __future__ import annotations

import asyncio

import pytest
from fluent.runtime import FluentBundle, FluentResource

from quayside.client import Client
from quayside.games.registry import GAMES, entry
from quayside.words import KERNEL_REASONS, LANGUAGES, expected_keys, reason_key
from server.machines import Stage
from server.play import refused


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_the_words_of_a_game_are_told_to_anybody_and_hold_every_key(
    sqlite_stage: Stage, game: str, language: str
) -> None:
    async def story() -> None:
        async with Client(sqlite_stage.url()) as nobody:
            files = await nobody.request("GET", f"/api/words/{game}/{language}")
            assert all(name == game or name.startswith(f"{game}-") for name in files)
            bundle = FluentBundle([language])
            for text in files.values():
                bundle.add_resource(FluentResource(text))
            kernel = {reason_key(game, reason) for reason in KERNEL_REASONS}  # the same in every game
            wanted = set(expected_keys(entry(game).book)) - kernel
            assert [key for key in wanted if not bundle.has_message(key)] == []

    asyncio.run(asyncio.wait_for(story(), 60))


def test_other_games_and_languages_are_refused(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with Client(sqlite_stage.url()) as nobody:
            await refused("unknown", "no-game", nobody.request("GET", "/api/words/chess/en"))
            await refused("malformed", "bad-request", nobody.request("GET", "/api/words/container/xx"))
            await refused("malformed", "bad-request", nobody.request("GET", "/api/words/Web/en"))

    asyncio.run(asyncio.wait_for(story(), 60))
