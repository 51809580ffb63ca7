"""Answers about the game of a table: a position of it, another answer there, how it might go on, a hint."""

from __future__ import annotations

from typing import Any, Mapping, Optional

import quayside
from quayside.bots.base import NO_LIMIT, Budget
from quayside.coach.again import decided_by, played_on_from
from quayside.coach.again import solve as solve_at
from quayside.coach.hints import hint as hint_of
from quayside.coach.hints import hint_shape
from quayside.coach.solved import solution_shape
from quayside.coach.work import Desk, Plan
from quayside.counsel.asking import there
from quayside.counsel.telling import words_at
from quayside.kernel.errors import QuaysideError
from quayside.kernel.state import State
from quayside.table import exports
from quayside.table.practice import practised
from quayside.table.refusals import malformed
from quayside.table.table import Table
from quayside.table.views import offer

REVIEW_SEED = 0  # everybody's review of a game is the same


def game_of(at: Table) -> State:
    """The game of a finished table from its beginning."""
    return quayside.load(exports.whole(at))


def position(at: Table, entry: int) -> dict[str, Any]:
    """The position before an action, for the seat that chose."""
    g = game_of(at)
    with there():
        seat = decided_by(g, entry)
    before = g.replayed(entry)
    legal = [offer(g.game, action) for action in before.legal(seat)]
    fresh = practised(f"position-{entry}", REVIEW_SEED, before, seat, 0, legal, [])
    return {"game": g.game, "seat": seat, "fresh": fresh}


def solve(at: Table, entry: int, action: str, best: Optional[int], language: str, plan: Plan) -> dict[str, Any]:
    """An answer instead of the given one, judged."""
    g = game_of(at)
    with there():
        decided_by(g, entry)
        answer = g.book.actions.parse(action)
        found = solve_at(Desk(g, plan, REVIEW_SEED), entry, answer, best)
    return solution_shape(found, g.book, words_at(at, language))


def play_on(at: Table, entry: int, seat: int, seed: str, key: str) -> exports.Imported:
    """The game that goes on from before an action."""
    with there():
        again = played_on_from(game_of(at), entry, seat, seed)
    return exports.going_on(again, seed, key)


def practice(game: str, players: int, options: Mapping[str, Any], seed: str, key: str) -> exports.Imported:
    """A new game as one that goes on from its beginning."""
    try:
        g = quayside.new(game, players, seed, dict(options))
    except QuaysideError as error:
        raise malformed("bad-options", str(error)) from None
    return exports.going_on(g, seed, key)


def hint(at: Table, seat: int, level: str, language: str, budget: Budget = NO_LIMIT) -> dict[str, Any]:
    """What a player of some level would do in the seat's place."""
    assert at.state is not None
    g, words = at.state, words_at(at, language)
    words.me = seat
    with there():
        found = hint_of(g, seat, level, len(g.log), budget)
    return hint_shape(found, g.book, words, seat)
