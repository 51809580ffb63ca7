"""Bots are made from texts; what is wrong with a text is said together with what would be right."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints
from typing import Any, Iterator

import pytest

import quayside
from quayside.bots import registry
from quayside.bots.base import Bot, Budget, Situation, answer
from quayside.bots.errors import BadParameter, UnknownBot
from quayside.bots.registry import bot_names, kinds, make_bot, split_bots
from quayside.games.registry import GAMES
from quayside.kernel.errors import BadOptions


@pytest.mark.parametrize("game", GAMES)
def test_every_listed_bot_can_be_made(game: str) -> None:
    for name in bot_names(game):
        assert isinstance(make_bot(name, game, 3), Bot)


@pytest.mark.parametrize("game", GAMES)
def test_old_names_still_work(game: str) -> None:
    """Stored tables name their bots."""
    assert {"random", "greedy"} <= set(bot_names(game))


def test_parameters_are_read_by_their_type() -> None:
    kind = kinds()["ismcts"]
    assert kind.read("iterations=25,exploration=0.7") == {"iterations": 25, "exploration": 0.7}
    assert isinstance(make_bot("ismcts:iterations=25,horizon=10", "container"), Bot)


@pytest.mark.parametrize(
    ("text", "error", "told"),
    [
        ("clever", UnknownBot, "there are beginner, casual, club,"),
        ("", UnknownBot, "there are beginner, casual, club,"),
        ("hasty", UnknownBot, "there are beginner, casual, club,"),
        ("ismcts:depth=4", BadParameter, "its parameters are iterations="),
        ("ismcts:iterations", BadParameter, "its parameters are iterations="),
        ("ismcts:iterations=many", BadParameter, "a whole number, not 'many'"),
        ("ismcts:iterations=5,iterations=6", BadParameter, "given twice"),
        ("ismcts:iterations=0", BadParameter, "iterations or seconds above 0"),
        ("greedy:depth=4", BadParameter, "it takes none"),
        ("beginner:slips=101", BadParameter, "from 0 to 100"),
    ],
)
def test_what_is_wrong_is_told(text: str, error: type[BadOptions], told: str) -> None:
    with pytest.raises(error, match=told):
        make_bot(text, "container", 1)


def test_a_list_of_bots_keeps_parameters_together() -> None:
    assert split_bots("ismcts:iterations=400,horizon=40,greedy,beginner:slips=5") == [
        "ismcts:iterations=400,horizon=40",
        "greedy",
        "beginner:slips=5",
    ]


class FirstBot(Bot):
    """A bot of another package."""

    games = ("container",)

    def __init__(self, game: str, seed: int = 0, *, skip: int = 0, loud: bool = False) -> None:
        super().__init__(seed)
        self.skip = skip
        self.loud = loud

    def decide(self, situation: Situation, budget: Budget) -> int:
        return situation.legal[min(self.skip, len(situation.legal) - 1)]


class FormerBot(Bot):
    """A bot of another package, written when view and legal actions were told beside the situation."""

    def decide(self, view: dict[str, Any], decision: Situation, legal: list[int], budget: Budget) -> int:  # type: ignore[override]
        assert view == decision.view
        assert view["seat"] == decision.seat
        return legal[-1]


class LaterBot(FormerBot):
    """One that builds upon it."""


@pytest.mark.parametrize("kind", [FormerBot, LaterBot])
def test_a_bot_written_for_the_first_version_still_plays(kind: type[Bot]) -> None:
    g = quayside.new("container", 3, 7)
    seat = g.pending()[0]
    assert answer(g, seat, kind(1)) == g.legal(seat)[-1]


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    points = EntryPoints(
        [
            EntryPoint("first", f"{__name__}:FirstBot", "quayside.bots"),
            EntryPoint("greedy", f"{__name__}:FirstBot", "quayside.bots"),
            EntryPoint("broken", "no_such_package:Bot", "quayside.bots"),
        ]
    )
    monkeypatch.setattr(registry, "entry_points", lambda group: points.select(group=group))
    kinds.cache_clear()
    yield
    kinds.cache_clear()


@pytest.mark.usefixtures("installed")
def test_bots_of_other_packages_are_found(caplog: pytest.LogCaptureFixture) -> None:
    assert "first" in bot_names("container")
    assert "first" not in bot_names("shipyard")
    bot = make_bot("first:skip=2,loud=true", "container", 1)
    assert isinstance(bot, FirstBot)
    assert (bot.skip, bot.loud) == (2, True)
    with pytest.raises(BadParameter, match="loud is true or false, not 'yes'"):
        make_bot("first:loud=yes", "container", 1)
    assert not isinstance(make_bot("greedy", "container", 1), FirstBot)
    assert "broken" not in bot_names("container")
    assert "the bot broken" in caplog.text
    assert "the bot greedy" in caplog.text
