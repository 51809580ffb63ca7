"""T9: what a bot cannot know never changes what it does. Every bot of every game is shown two tables alike to it."""

from __future__ import annotations

import pytest

from quayside.bots.base import answer
from quayside.bots.registry import bot_names, make_bot
from quayside.conformance.cases import Case, random_states
from quayside.games.registry import GAMES
from quayside.kernel.rng import Quick

PLAYERS = {"container": 4, "shipyard": 4, "newzealand": 3}
OPTIONS = {"container": {"round_limit": 30}}
SEARCHERS = ("expert", "master", "ismcts")  # at a few iterations: a leak would show in the first deals already
CASES = [(game, bot) for game in GAMES for bot in bot_names(game)]


@pytest.mark.parametrize(("game", "bot"), CASES, ids=[f"{game}-{bot}" for game, bot in CASES])
def test_hidden_truth_does_not_change_a_bots_choice(game: str, bot: str) -> None:
    rng = Quick(9)
    text, wanted = (f"{bot}:iterations=6,horizon=25", 10) if bot in SEARCHERS else (bot, 20)
    compared = 0
    for g in random_states(Case(game, PLAYERS[game], OPTIONS.get(game, {})), 21, 11):
        for seat in g.pending():
            if len(g.legal(seat)) < 2:
                continue
            twin = g.determinize(seat, rng)
            for seed in (5, 6):
                choices = [answer(state, seat, make_bot(text, game, seed)) for state in (g, twin)]
                assert choices[0] == choices[1]
            compared += 1
        if compared >= wanted:
            break
    assert compared >= wanted
