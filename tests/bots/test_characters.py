"""Characters of the middle levels: what each of them does more of, or less, than a plain player at the same table."""

from __future__ import annotations

import pickle
from typing import Any, Callable, NamedTuple

import pytest

import quayside
from quayside.bots.base import answer
from quayside.bots.characters import characters
from quayside.bots.errors import BadParameter
from quayside.bots.ismcts import JUDGES
from quayside.bots.registry import bot_names, make_bot, seatable, seated_as
from quayside.games.registry import GAMES, manifest
from quayside.kernel.state import State

SEATS = 3
MIDDLE = ("casual", "club", "expert")


class Played(NamedTuple):
    """A game that is over, and how much money each seat had on average when it was asked something."""

    g: State
    purses: list[float]


Counted = Callable[[Played, int], float]
MONEY: dict[str, Callable[[Any, int], int]] = {
    "container": lambda g, seat: int(g.cash(seat)),
    "shipyard": lambda g, seat: int(g.guilders[seat]),
    "newzealand": lambda g, seat: int(g.money[seat]),
}


def played(game: str, texts: list[str], seed: int) -> Played:
    g = quayside.new(game, len(texts), f"character:{seed}")
    bots = [make_bot(text, game, 10 * seed + seat) for seat, text in enumerate(texts)]
    purses: list[list[int]] = [[] for _each in texts]
    while not g.over:
        seat = g.pending()[0]
        purses[seat].append(MONEY[game](g, seat))
        g.apply(answer(g, seat, bots[seat]), seat)
    return Played(g, [sum(each) / len(each) for each in purses])


def done(*kinds: str) -> Counted:
    """How often a seat took actions of these kinds."""
    return lambda game, seat: sum(
        entry.seat == seat and game.g.book.actions.kind_of(entry.action).name in kinds for entry in game.g.log
    )


def scored(*items: str) -> Counted:
    """What a seat has of these lines of the score sheet."""
    return lambda game, seat: sum(game.g.score().sheet[seat].get(item, 0) for item in items)


def purse(game: Played, seat: int) -> float:
    return game.purses[seat]


def cards_of_a_ship(game: Played, seat: int) -> float:
    ships = int(manifest("shipyard").load("game:figures")(game.g)[seat]["ships"])
    return done("place")(game, seat) / max(1, ships)


class Habit(NamedTuple):
    """What tells a character: something that it has or does so many times as much as a plain player, at least."""

    counted: Counted
    times: float
    games: int = 12


HABITS = {
    ("container", "careful"): Habit(purse, 1.3),
    ("container", "bidder"): Habit(done("call_broker"), 1.5),
    ("container", "builder"): Habit(done("buy_machine", "buy_warehouse"), 1.5),
    ("shipyard", "careful"): Habit(purse, 1.5),
    ("shipyard", "contracts"): Habit(scored("blue_contract", "green_contract"), 1.05, 36),
    ("shipyard", "builder"): Habit(cards_of_a_ship, 1.1, 24),
    ("newzealand", "careful"): Habit(purse, 1.2),
    ("newzealand", "objectives"): Habit(done("take_objective", "take_blind"), 1.8),
    ("newzealand", "builder"): Habit(done("build"), 1.2),
}


def test_every_character_has_a_habit_that_is_tested() -> None:
    assert set(HABITS) == {(game, each) for game in GAMES for each in characters(game)}


@pytest.mark.parametrize(("game", "character"), HABITS, ids=["-".join(each) for each in HABITS])
def test_a_character_plays_differently_from_the_plain_players_at_its_table(game: str, character: str) -> None:
    habit, own, plain = HABITS[game, character], 0.0, 0.0
    for seed in range(habit.games):
        leaning = seed % SEATS
        texts = [f"club:character={character}" if seat == leaning else "club" for seat in range(SEATS)]
        over = played(game, texts, seed)
        own += habit.counted(over, leaning)
        plain += sum(habit.counted(over, seat) for seat in range(SEATS) if seat != leaning) / (SEATS - 1)
    assert plain > 0
    assert own / plain >= habit.times


@pytest.mark.parametrize("game", GAMES)
def test_the_middle_levels_have_the_characters_of_their_game(game: str) -> None:
    told = [text for text in seatable(game) if ":" in text]
    assert told == [f"{level}:character={each}" for level in MIDDLE for each in manifest(game).characters]
    assert [text for text in seatable(game) if ":" not in text] == bot_names(game)
    for text in told:
        assert seated_as(text, game) == text
    assert seated_as("club:character=nobody", game) == "club"


@pytest.mark.parametrize("level", MIDDLE)
def test_a_character_that_is_not_there_is_refused_with_those_that_are(level: str) -> None:
    with pytest.raises(BadParameter, match="careful, bidder, builder"):
        make_bot(f"{level}:character=objectives", "container")


def test_other_levels_have_none() -> None:
    for level in ("beginner", "master", "grandmaster"):
        with pytest.raises(BadParameter, match="no parameter 'character'"):
            make_bot(f"{level}:character=careful", "container")


@pytest.mark.parametrize("level", MIDDLE)
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_keeps_its_character(game: str, level: str) -> None:
    """A bot that was stored goes on with the same answers, which are not those of the plain one."""
    g = quayside.new(game, SEATS, "copied", {})
    text = f"{level}:character=builder" + (",slips=0" if level == "casual" else "")
    bot = make_bot(text, game, 4)
    for _each in range(30):
        seat = g.pending()[0]
        copy = pickle.loads(pickle.dumps(bot))
        chosen = answer(g, seat, bot)
        assert answer(g, seat, copy) == chosen
        g.apply(chosen, seat)


@pytest.mark.parametrize("game", GAMES)
def test_every_leaning_moves_the_weights(game: str) -> None:
    """No number of a character is without effect: each changes what some action is worth in a game of such players."""
    for character, leanings in manifest(game).characters.items():
        left = set(leanings)
        plain = JUDGES[game]()
        for seed in range(4):
            g = quayside.new(game, SEATS, f"leaning:{seed}")
            bots = [make_bot(f"club:character={character}", game, seat) for seat in range(SEATS)]
            while not g.over and left:
                seat = g.pending()[0]
                for name in sorted(left):
                    leaning = JUDGES[game]()
                    leaning.lean({name: leanings[name]})
                    for judge in (plain, leaning):
                        judge.prepare(g, seat)
                    if any(plain.weight(g, seat, each) != leaning.weight(g, seat, each) for each in g.legal(seat)):
                        left.discard(name)
                g.apply(answer(g, seat, bots[seat]), seat)
        assert not left, f"{character} of {game}: {left}"
