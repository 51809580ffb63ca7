"""T9: what a bot cannot know never changes what it is handed, nor what it does."""

from __future__ import annotations

import itertools
import json
from typing import Iterator

import pytest

import quayside
from quayside.bots.base import answer, situation_of
from quayside.bots.characters import characters
from quayside.bots.ismcts import JUDGES, SEASONED, judge_of
from quayside.bots.levels import LEVELS
from quayside.bots.registry import CHARACTER, HASTY, kinds, make_bot, played_by, seatable
from quayside.games.registry import GAMES
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.search.judge import Judge
from scrambles import changed, hidden_fields, scrambled

PLAYERS = {"container": 4, "shipyard": 4, "newzealand": 3}
OPTIONS = {"container": {"round_limit": 30}}
EVERY = {"container": 29, "shipyard": 29, "newzealand": 9}  # actions between the moments that are looked at
UPPER = LEVELS[LEVELS.index("expert") :]
# Those that search are asked to be quick: a leak would show in the first deals already.
QUICK = {
    "ismcts": "iterations=5,horizon=20",
    "rehearser": "lines=12,horizon=20",
    "planner": "questions=20,horizon=3",
}


def quick(game: str, bot: str, players: int) -> tuple[str, bool]:
    """The text of a bot that is quick, and whether it had to be asked. An upper level is the bot its game names."""
    level, _, character = bot.partition(":")
    name = played_by(level, game, players).partition(":")[0] if level in UPPER else level
    if character and CHARACTER not in kinds()[name].parameters:
        name = "ismcts"
    told = [part for part in (QUICK.get(name), character) if part]
    return (f"{name}:{','.join(told)}" if told else name, name in QUICK)


CASES = [(game, bot) for game in GAMES for bot in seatable(game)]


def moments(game: str, players: int, every: int) -> Iterator[State]:
    """States of a sensible game: some, and all in which somebody has answered in secret and others have not."""
    g = quayside.new(game, players, 20 + players, OPTIONS.get(game, {}))
    bots = [make_bot("beginner:slips=40", game, seat) for seat in range(players)]
    while not g.over:
        if len(g.log) % every == 0 or g.waiting() != g.asked():
            yield g
        seat = g.pending()[-1]
        g.apply(answer(g, seat, bots[seat]), seat)


def handed(g: State, seat: int) -> str:
    """All that a bot gets, as the text that goes to its process; the same chance deals what it looks ahead with."""
    situation = situation_of(g, seat, Quick(5))
    assert situation.deal is not None
    others = [situation.imagine(Quick(number)).dump() for number in (6, 7)]
    return json.dumps([{**vars(situation), "deal": situation.deal.dump()}, others])


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_handed_nothing_but_its_view(game: str) -> None:
    """Every field that the seat may not see is changed, those that dealing anew leaves alone included."""
    rng = Quick(3)
    touched: set[str] = set()
    low, high = GAMES[game].book.players
    for players in range(low, high + 1):
        for g in moments(game, players, EVERY[game]):
            for seat in g.pending():
                twin = scrambled(g, seat, rng)
                touched |= changed(g, twin)
                assert json.dumps(twin.view(seat)) == json.dumps(g.view(seat))
                assert handed(twin, seat) == handed(g, seat)
    assert touched == hidden_fields(game)


@pytest.mark.parametrize("game", GAMES)
def test_looking_ahead_means_playing_on_from_a_table_that_looks_the_same(game: str) -> None:
    rng = Quick(4)
    for g in moments(game, PLAYERS[game], EVERY[game]):
        for seat in g.pending():
            deal = situation_of(g, seat, rng).deal
            assert deal is not None
            assert json.dumps(deal.view(seat)) == json.dumps(g.view(seat))
            assert deal.legal(seat) == g.legal(seat)
            assert deal.census() == g.census()


@pytest.mark.parametrize(("game", "bot"), CASES, ids=[f"{game}-{bot}" for game, bot in CASES])
def test_hidden_truth_does_not_change_a_bots_choice(game: str, bot: str) -> None:
    rng = Quick(9)
    text, asked = quick(game, bot, PLAYERS[game])
    wanted = 10 if asked else 20
    compared = 0
    for g in moments(game, PLAYERS[game], EVERY[game]):
        for seat in g.pending():
            if len(g.legal(seat)) < 2:
                continue
            twin = scrambled(g, seat, rng)
            for seed in (5, 6):
                choices = [answer(state, seat, make_bot(text, game, seed)) for state in (g, twin)]
                assert choices[0] == choices[1]
            compared += 1
        if compared >= wanted:
            break
    assert compared >= wanted


AT_EVERY_SIZE = [(game, bot) for game in GAMES for bot in LEVELS]


def lively_moments(game: str, players: int) -> Iterator[tuple[State, int]]:
    """Seats that have to choose, in lively games: some, and all while somebody has answered in secret."""
    seen = 0
    for number in itertools.count():
        g = quayside.new(game, players, f"fair:{number}", OPTIONS.get(game, {}))
        bots = [make_bot("lively", game, 10 * number + seat) for seat in range(players)]
        while not g.over:
            seen += 1
            if seen % (EVERY[game] * 2) == 0 or g.waiting() != g.asked():
                yield from ((g, seat) for seat in g.pending() if len(g.legal(seat)) > 1)
            seat = g.pending()[-1]
            g.apply(answer(g, seat, bots[seat]), seat)


@pytest.mark.parametrize(("game", "bot"), AT_EVERY_SIZE, ids=[f"{game}-{bot}" for game, bot in AT_EVERY_SIZE])
def test_no_level_is_moved_by_anything_hidden_at_a_table_of_any_size(game: str, bot: str) -> None:
    """Everything hidden is swapped, and dealt anew by the game itself: the same seed gives the same answer."""
    rng, touched, dealt = Quick(11), set[str](), set[str]()
    low, high = GAMES[game].book.players
    for players in range(low, high + 1):
        text, asked = quick(game, bot, players)
        for g, seat in itertools.islice(lively_moments(game, players), 60 if asked else 150):
            twin = scrambled(g, seat, rng)
            others = [twin.determinize(seat, rng), twin.imagine(seat, rng)]
            touched |= changed(g, twin)
            dealt |= set[str]().union(*(changed(twin, other) for other in others))
            seed = int(rng.below(1 << 30))
            choices = {answer(state, seat, make_bot(text, game, seed)) for state in (g, twin, *others)}
            assert len(choices) == 1
    assert touched == hidden_fields(game)
    assert hidden_fields(game) <= dealt


OF_JUDGES = [
    *((made.__name__, game, made()) for judges in (JUDGES, HASTY, SEASONED) for game, made in judges.items()),
    *((f"{game}-{each}", game, judge_of(game, each)) for game in GAMES for each in characters(game)),
]


@pytest.mark.parametrize(("_name", "game", "judge"), OF_JUDGES, ids=[name for name, _game, _judge in OF_JUDGES])
def test_every_deal_weighs_the_same(_name: str, game: str, judge: Judge) -> None:
    """A player that goes by weights may be asked on any deal that its seat holds possible, or on the true table."""
    rng, compared = Quick(12), 0
    for g in moments(game, PLAYERS[game], EVERY[game]):
        for seat in g.pending():
            states = [g, scrambled(g, seat, rng), g.imagine(seat, rng), g.imagine(seat, rng)]
            assert all(weights(judge, state, seat) == weights(judge, g, seat) for state in states)
            compared += 1
    assert compared > 20


def weights(judge: Judge, g: State, seat: int) -> dict[str, int]:
    judge.prepare(g, seat)
    return {g.book.actions.name(action): int(judge.weight(g, seat, action)) for action in g.legal(seat)}
