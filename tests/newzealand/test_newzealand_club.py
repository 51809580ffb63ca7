"""Mistakes that the club player of New Zealand does not make: counted over seeded games."""

from __future__ import annotations

import pytest

import quayside
from quayside.bots.base import Bot, bot_turn
from quayside.bots.registry import make_bot
from quayside.games.newzealand.game import NewZealandGame
from quayside.games.newzealand.judge.effects import brings_pounds
from quayside.games.newzealand.judge.judge import NewZealandJudge
from quayside.games.newzealand.judge.valuations import ALONE, USUAL
from quayside.games.newzealand.nouns import CARD_COUNT
from quayside.games.newzealand.steps.location import TO_USE, half_at
from quayside.kernel.packed import i64

SEEDS = range(800, 806)
SPENDING = ("buy", "build", "hire", "invest", "invest_with")


def club_game(players: int, seed: int) -> tuple[NewZealandGame, dict[int, Bot]]:
    g = quayside.new("newzealand", players, seed)
    assert isinstance(g, NewZealandGame)
    return g, {seat: make_bot("club", "newzealand", seed * 10 + seat) for seat in range(players)}


def hand(g: NewZealandGame, seat: int) -> list[int]:
    return [int(g.hand[seat * int(CARD_COUNT) + card]) for card in range(int(CARD_COUNT))]


def for_pounds(g: NewZealandGame, seat: int) -> set[str]:
    """The location actions open now that bring pounds."""
    found = set()
    space = g.runholder[seat]
    for action in g.legal(seat):
        name = g.book.actions.name(action)
        if name.startswith(("use(", "use_with(")):
            half = half_at(g, space, TO_USE.option(i64(action)))
            if brings_pounds(g, half):
                found.add(name)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_money_is_made_before_it_is_spent(players: int) -> None:
    """Whoever sells a card at a location does so before buying there, when more can be bought for it."""
    sold = 0
    for seed in SEEDS:
        g, bots = club_game(players, seed)
        before_spending: set[str] = set()
        open_now: set[str] = set()
        held: list[int] = []
        while not g.over:
            seat = g.pending()[0]
            step = g.book.steps[g.step_code()].name
            if hand(g, seat) != held or step == "phase_a":
                before_spending, held = set(), hand(g, seat)  # with other cards another sale may be right
            if step == "use_location":
                open_now = for_pounds(g, seat)
            seat, action = bot_turn(g, bots)
            name = g.book.actions.name(action)
            if name.split("(")[0] in SPENDING:
                before_spending |= open_now
            if step == "use_location" and name in open_now:
                sold += 1
                assert name not in before_spending, f"seed {seed}: {name} after a purchase"
            g.apply(action, seat)
    assert sold >= 20


def test_discs_seldom_go_to_the_post_that_costs_points() -> None:
    """Post 0 takes eight points for six pounds: a hand or certificates for a better post are got in time."""
    posts = deliveries = 0
    for seed in SEEDS:
        g, bots = club_game(3, seed)
        while not g.over:
            seat, action = bot_turn(g, bots)
            name = g.book.actions.name(action)
            deliveries += name.startswith("deliver(")
            posts += name.startswith("deliver(post=LP0")
            g.apply(action, seat)
    assert deliveries > 60
    assert posts * 10 <= deliveries


def test_alone_it_beats_sarah_on_easy_more_often_than_not() -> None:
    won = 0
    for seed in range(100):
        g = quayside.new("newzealand", 1, f"easy:{seed}", {"difficulty": "easy"})
        g.recording = False
        bots = {0: make_bot("club", "newzealand", seed)}
        while not g.over:
            seat, action = bot_turn(g, bots)
            g.play(seat, action)
        mine, hers = g.score().scores
        won += mine > hers
    assert won >= 53


def test_what_holds_against_sarah_is_not_taken_to_larger_tables() -> None:
    """One judge sits at tables of all sizes, in any order."""
    judge = NewZealandJudge()
    for players, worth in ((1, ALONE), (2, USUAL), (1, ALONE), (4, USUAL)):
        g = quayside.new("newzealand", players, 5)
        judge.prepare(g, i64(g.pending()[0]))
        assert judge.farm.worth is worth
