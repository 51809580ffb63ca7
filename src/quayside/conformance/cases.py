"""Which games, player counts and options the kit plays."""

from __future__ import annotations

from typing import Iterator, Mapping

import quayside
from quayside.games.registry import GAMES
from quayside.kernel.options import Option, Value
from quayside.kernel.rng import Quick
from quayside.kernel.state import State


class Case:
    """One way to set up a game."""

    def __init__(self, game: str, players: int, options: Mapping[str, Value]) -> None:
        self.game = game
        self.players = players
        self.options = dict(options)

    def new(self, seed: int) -> State:
        return quayside.new(self.game, self.players, seed, self.options)

    def __str__(self) -> str:
        changed = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.players}" + (f"-{changed}" if changed else "")


def alternatives(option: Option) -> list[Value]:
    """Values of an option other than its default; a number is tried at its lowest."""
    if option.choices is not None:
        return [choice for choice in option.choices if choice != option.default]
    if isinstance(option.default, bool):
        return [not option.default]
    return [option.low] if option.low is not None and option.low != option.default else []


def cases(games: list[str] | None = None) -> Iterator[Case]:
    """Every player count with the default options, and every option changed once at some player count."""
    for game in games or list(GAMES):
        book = GAMES[game].book
        low, high = book.players
        for players in range(low, high + 1):
            yield Case(game, players, {})
        turn = 0
        for option in book.options:
            for value in alternatives(option):
                players = low + turn % (high - low + 1)
                turn += 1
                if isinstance(value, str) and value in "ABCDE"[players:]:
                    players = "ABCDE".index(str(value)) + 1
                yield Case(game, players, {option.name: value})


def random_move(g: State, rng: Quick) -> tuple[int, int]:
    """A random seat and legal action; now and then an out-of-turn play of a seat that is not asked."""
    seats = g.pending()
    seat = seats[rng.below(len(seats))]
    if rng.below(8) == 0:
        others = [each for each in range(int(g.seats)) if each not in seats and g.legal(each)]
        if others:
            seat = others[rng.below(len(others))]
    legal = g.legal(seat)
    return seat, legal[rng.below(len(legal))]


def random_states(case: Case, seed: int, every: int) -> Iterator[State]:
    """States of a random game, one in `every`; the game goes on when the caller asks for the next."""
    g = case.new(seed)
    rng = Quick(seed)
    turn = 0
    while not g.over:
        if turn % every == 0:
            yield g
        seat, action = random_move(g, rng)
        g.apply(action, seat)
        turn += 1
