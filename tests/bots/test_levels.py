"""The levels that players choose from."""

from __future__ import annotations

from functools import partial

import pytest

import quayside
from quayside.bots import registry
from quayside.bots.base import Bot, Budget, Situation, answer, bot_turn, situation_of
from quayside.bots.characters import characters
from quayside.bots.club import ClubBot
from quayside.bots.ismcts import IsmctsBot
from quayside.bots.levels import LEVELS, Sized, Slipping, Timed
from quayside.bots.registry import NEAREST, bot_names, kinds, make_bot, played_by, seated_as
from quayside.bots.rehearser import Rehearser
from quayside.games.registry import GAMES, manifest
from quayside.simulate import simulate


class Steady(Bot):
    """Gives always the same answer, which is no action at all."""

    ANSWER = -1

    def decide(self, situation: Situation, budget: Budget) -> int:
        return self.ANSWER


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_all_levels(game: str) -> None:
    assert LEVELS == ("beginner", "casual", "club", "expert", "master", "grandmaster")
    assert bot_names(game)[: len(LEVELS)] == list(LEVELS)


@pytest.mark.parametrize("game", GAMES)
def test_a_beginner_who_never_slips_plays_like_the_club(game: str) -> None:
    games = []
    for bot in ("beginner:slips=0", "casual:slips=0", "club"):
        tally, _seconds = simulate(game, 3, [bot] * 3, 1, 41)
        assert tally.errors == []
        games.append(tally.scores)
    assert games[0] == games[1] == games[2]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("loser", "winner", "least"), [("beginner", "club", 16), ("beginner", "casual", 12), ("casual", "club", 12)]
)
def test_the_lower_levels_lose_to_those_above(game: str, loser: str, winner: str, least: int) -> None:
    """Even shares would be eight of 24 wins for the better player among two others."""
    wins = 0.0
    for seed in range(24):
        bots = [loser] * 3
        bots[seed % 3] = winner
        tally, _seconds = simulate(game, 3, bots, 1, 60 + seed)
        assert tally.errors == []
        wins += tally.wins[seed % 3]
    assert wins >= least


def test_a_beginner_slips_as_often_as_told() -> None:
    g = quayside.new("container", 3, 5)
    situation = situation_of(g, g.pending()[0])
    bot = Slipping(Steady(), 3, 40)
    slips = sum(bot.choose(situation) != Steady.ANSWER for _each in range(1000))
    assert 340 < slips < 460


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", ["master:iterations=1000000000", "rehearser:lines=1000000000"])
def test_a_search_ends_with_its_time(game: str, text: str) -> None:
    """A budget of no time at all still gives a legal move, whatever the iterations or lines asked for."""
    g = quayside.new(game, 3, 8)
    bots = {seat: make_bot(text, game, seat) for seat in range(3)}
    for _each in range(3):
        seat = g.pending()[0]
        action = answer(g, seat, bots[seat], Budget(0.001))
        assert action in g.legal(seat)
        g.apply(action, seat)


@pytest.mark.parametrize("game", GAMES)
def test_searching_bots_finish_a_game(game: str) -> None:
    """With next to no iterations they play by their judge; no circle of actions keeps them from the end."""
    g = quayside.new(game, 3, 17)
    bots = {seat: make_bot("ismcts:iterations=2,horizon=0", game, seat) for seat in range(3)}
    count = 0
    while not g.over and count < 5000:
        seat, action = bot_turn(g, bots)
        g.apply(action, seat)
        count += 1
    assert g.over


class Told(Bot):
    """Answers what it was told to."""

    def __init__(self, action: int) -> None:
        super().__init__()
        self._action = action

    def decide(self, situation: Situation, budget: Budget) -> int:
        return self._action


class Clocked(Bot):
    """Remembers how long it might think."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[float | None] = []

    def decide(self, situation: Situation, budget: Budget) -> int:
        self.given.append(budget.seconds)
        return situation.legal[0]


def test_a_grandmaster_has_a_second_at_most() -> None:
    g = quayside.new("container", 3, 5)
    situation, clocked = situation_of(g, g.pending()[0]), Clocked()
    for budget in (Budget(), Budget(5.0), Budget(0.25)):
        Timed(clocked, 1, 1.0).choose(situation, budget)
    assert clocked.given == [1.0, 1.0, 0.25]


@pytest.mark.parametrize("game", GAMES)
def test_a_grandmaster_in_a_hurry_still_answers(game: str) -> None:
    g = quayside.new(game, 3, 8)
    seat = g.pending()[0]
    assert answer(g, seat, make_bot("grandmaster:seconds=0", game, 3)) in g.legal(seat)


UPPER = LEVELS[LEVELS.index("expert") :]
NETWORKS = ("learned", "planner")
CASES = [(game, level) for game in GAMES for level in UPPER]


def without_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if their packages were not installed."""
    core = {name: kind for name, kind in kinds().items() if name not in NETWORKS}
    monkeypatch.setattr(registry, "kinds", lambda: core)
    monkeypatch.setattr(registry, "played_by", played_by.__wrapped__)


def itself(bot: Bot) -> Bot:
    return itself(bot.player) if isinstance(bot, (Sized, Timed)) else bot


@pytest.mark.parametrize(("game", "level"), CASES)
def test_without_the_packages_of_networks_a_level_does_without_them_and_says_so(
    game: str, level: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    without_networks(monkeypatch)
    bot = itself(make_bot(level, game, 3))
    assert isinstance(bot, (ClubBot, IsmctsBot, Rehearser))
    levels = manifest(game).levels
    named = [bots.get(level, "") for bots in (levels.bots, *levels.sized.values())]
    assert ("needs quayside[research]" in caplog.text) == any(text.startswith(NETWORKS) for text in named)


@pytest.mark.parametrize(("game", "level"), CASES)
def test_a_level_plays_as_its_game_says(game: str, level: str) -> None:
    named = manifest(game).levels.bots.get(level, "ismcts")
    assert type(itself(make_bot(level, game, 3))) is type(make_bot(named, game, 3))


SIZED = [
    (game, seats, level, named)
    for game in GAMES
    for seats, bots in manifest(game).levels.sized.items()
    for level, named in bots.items()
]


@pytest.mark.parametrize(("game", "seats", "level", "named"), SIZED)
def test_a_level_plays_as_its_game_says_at_tables_of_some_sizes(game: str, seats: int, level: str, named: str) -> None:
    bot = make_bot(level, game, 3)
    sized = bot.player if isinstance(bot, Timed) else bot
    assert isinstance(sized, Sized)
    assert type(sized.at(seats)) is type(make_bot(named, game, 3))


def test_a_level_plays_like_another_bot_at_tables_of_another_size() -> None:
    told = [Told(action) for action in (0, 1)]
    bot = Sized(told[0], 1, {4: told[1]})
    for players, answered in ((3, 0), (4, 1), (5, 0)):
        g = quayside.new("container", players, 5)
        assert answer(g, g.pending()[0], bot) == answered


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["expert", "master"])
def test_a_level_searches_if_it_is_told_how_long(game: str, level: str) -> None:
    assert isinstance(make_bot(f"{level}:iterations=3", game, 3), IsmctsBot)
    assert isinstance(make_bot(f"{level}:horizon=3", game, 3), IsmctsBot)


@pytest.mark.parametrize("game", GAMES)
def test_an_expert_has_its_character(game: str) -> None:
    """Also where the plain one is a network, which has none."""
    for character in characters(game):
        bot = make_bot(f"expert:character={character}", game, 3)
        assert isinstance(bot, (ClubBot, IsmctsBot, Rehearser))
        made = bot._make
        assert isinstance(made, partial)
        assert made.args[:2] == (game, character)


@pytest.mark.parametrize("game", GAMES)
def test_names_of_long_ago_are_played_by_a_level(game: str) -> None:
    assert [seated_as(level, game) for level in LEVELS] == list(LEVELS)
    assert set(NEAREST.values()) <= set(LEVELS)
    assert seated_as("a bot that nobody knows", game) == "club"
