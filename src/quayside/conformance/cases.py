"""Which games, player counts and options the kit plays, and who plays them."""

from __future__ import annotations

from typing import Callable, Final, Iterator, Mapping

import quayside
from quayside.bots.base import answer
from quayside.bots.registry import make_bot
from quayside.games.registry import GAMES
from quayside.kernel.options import Option, Value
from quayside.kernel.rng import Quick
from quayside.kernel.seats import SEATS
from quayside.kernel.state import State

# Chooses a seat and one of its legal actions.
Mover = Callable[[State, Quick], tuple[int, int]]

SELDOM: Final = 40  # where bots play, one play in so many is out of turn


class Case:
    """One way to set up a game, and the style in which it is played: at random, or by a bot of that name."""

    def __init__(self, game: str, players: int, options: Mapping[str, Value], style: str = "random") -> None:
        self.game = game
        self.players = players
        self.options = dict(options)
        self.style = style

    def new(self, seed: int) -> State:
        return quayside.new(self.game, self.players, seed, self.options)

    def mover(self, seed: int) -> Mover:
        """Who plays one game of this case."""
        return random_move if self.style == "random" else _bots_move(self, seed)

    def lively(self) -> Case:
        return Case(self.game, self.players, self.options, "lively")

    def __str__(self) -> str:
        changed = ",".join(f"{name}={value}" for name, value in self.options.items())
        style = "" if self.style == "random" else f"-{self.style}"
        return f"{self.game}-{self.players}" + (f"-{changed}" if changed else "") + style


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
                if isinstance(value, str) and value in SEATS[players:]:
                    players = SEATS.index(str(value)) + 1
                yield Case(game, players, {option.name: value})


def random_move(g: State, rng: Quick) -> tuple[int, int]:
    """A random seat and legal action; now and then an out-of-turn play of a seat that is not asked."""
    seat = _some_seat(g, rng, 8)
    legal = g.legal(seat)
    return seat, legal[rng.below(len(legal))]


def _some_seat(g: State, rng: Quick, often: int) -> int:
    """One that is asked, or one time in so many another that may play something."""
    seats = g.pending()
    seat = seats[rng.below(len(seats))]
    if rng.below(often) == 0:
        others = [each for each in range(int(g.seats)) if each not in seats and g.legal(each)]
        if others:
            seat = others[rng.below(len(others))]
    return seat


def _bots_move(case: Case, seed: int) -> Mover:
    """Bots of the style; now and then somebody plays anything out of turn."""
    bots = [make_bot(case.style, case.game, seed * 10 + seat) for seat in range(case.players)]

    def move(g: State, rng: Quick) -> tuple[int, int]:
        seat = _some_seat(g, rng, SELDOM)
        if seat in g.pending():
            return seat, answer(g, seat, bots[seat])
        legal = g.legal(seat)
        return seat, legal[rng.below(len(legal))]

    return move


def random_states(case: Case, seed: int, every: int) -> Iterator[State]:
    """States of a game played in the style of its case, one in `every`; it goes on when the next is asked for."""
    g = case.new(seed)
    move, rng = case.mover(seed), Quick(seed)
    turn = 0
    while not g.over:
        if turn % every == 0:
            yield g
        seat, action = move(g, rng)
        g.apply(action, seat)
        turn += 1
