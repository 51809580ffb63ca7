"""Mistakes that the club player of Shipyard does not make: counted over seeded games."""

from __future__ import annotations

from functools import cache

import pytest

import quayside
from quayside.bots.base import bot_turn
from quayside.bots.registry import make_bot
from quayside.games.shipyard.game import ShipyardGame
from quayside.games.shipyard.judge.sums import least_to_finish
from quayside.games.shipyard.nouns import CAPTAIN, CELL_COUNT, PIECE_COUNT
from quayside.games.shipyard.yard import SHAPES, completed_ships, is_legal, may_place
from quayside.kernel.packed import i64

SEEDS = range(400, 410)


@cache
def completable(shape: int, cards: int) -> bool:
    """Can a ship be completed with so many cards? By trying every card in every cell."""
    if completed_ships(shape):
        return True
    return cards > 0 and any(
        may_place(shape, kind, cell) and completable(shape + (kind << 2 * cell), cards - 1)
        for kind in (1, 2, 3)
        for cell in range(int(CELL_COUNT))
    )


class Game:
    """Club players among themselves; `step` is the question that was just answered, by `seat` with `answer`."""

    def __init__(self, players: int, seed: int) -> None:
        g = quayside.new("shipyard", players, seed)
        assert isinstance(g, ShipyardGame)
        self.g = g
        self.bots = {seat: make_bot("club", "shipyard", seed * 10 + seat) for seat in range(players)}

    def pieces(self, seat: int) -> int:
        return sum(int(self.g.stock[seat * int(PIECE_COUNT) + piece]) for piece in range(int(PIECE_COUNT)))

    def play(self) -> list[str]:
        """Carry out the next decision; the kinds of events that it caused."""
        self.step = self.g.book.steps[self.g.step_code()].name
        self.seat, action = bot_turn(self.g, self.bots)
        self.answer = self.g.book.actions.name(action)
        return [event.kind.name for event in self.g.apply(action, self.seat)]

    def could_build_and_sail(self, seat: int) -> bool:
        captains = self.g.stock[seat * int(PIECE_COUNT) + int(CAPTAIN)]
        return bool(captains and self.g.reach[seat]) and completable(int(self.g.shape[seat]), 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_final_action_that_can_sail_a_ship_does(players: int) -> None:
    chances = 0
    for seed in SEEDS:
        game = Game(players, seed)
        waiting: int | None = None  # whose final action could still let a ship sail
        while not game.g.over:
            before = game.g.book.steps[game.g.step_code()].name
            if before in ("pick_final_action", "complete_ship"):
                assert waiting is None, f"seed {seed}: seat {waiting} could have built a ship and sailed it"
                seat = game.g.pending()[0]
                if before == "pick_final_action" and game.could_build_and_sail(seat):
                    chances += 1
                    waiting = seat
            if "scored" in game.play() and game.seat == waiting:
                waiting = None
        assert waiting is None
    assert chances >= len(SEEDS) // 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bonus_exchange_brings_more_than_it_costs(players: int) -> None:
    """Six guilders for selling a train for six are a train thrown away."""
    bought = 0
    for seed in SEEDS:
        game = Game(players, seed)
        while not game.g.over:
            seat = game.g.pending()[0]
            guilders, pieces = int(game.g.guilders[seat]), game.pieces(seat)
            game.play()
            if game.answer != "bonus(action=exchange)":
                continue
            while game.g.book.steps[game.g.step_code()].name in ("pick_own_train", "trade_cars"):
                game.play()
            bought += 1
            gained = game.pieces(seat) - pieces
            assert gained > 0 or game.g.guilders[seat] > guilders, f"seed {seed}: seat {seat} gained nothing"
    assert bought >= len(SEEDS) // 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ships_are_not_launched_without_a_captain(players: int) -> None:
    """A ship without one fails (SY-19.1): its cards are lost, so the last card waits, at the end for good."""
    launched = failed = 0
    for seed in SEEDS:
        game = Game(players, seed)
        while not game.g.over:
            seen = game.play()
            launched += seen.count("launched")
            failed += seen.count("failed")
    assert launched >= 3 * len(SEEDS) * players
    assert failed * 100 <= launched


def test_the_judge_knows_the_fewest_cards_that_complete_a_ship() -> None:
    """Against trying every card in every cell, over some of all legal yards."""
    shapes = [shape for shape in range(0, int(SHAPES), 331) if is_legal(shape) and not completed_ships(shape)]
    assert len(shapes) > 50
    for shape in shapes:
        least = next(cards for cards in range(1, 6) if completable(shape, cards))
        assert least_to_finish(i64(shape)) == least
