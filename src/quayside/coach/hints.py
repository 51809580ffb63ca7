"""Hints during play: first what to look at, then what to do, then why and how it may go on.

They know what the seat knows and no more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Optional

from quayside.bots.base import NO_LIMIT, Budget, answer
from quayside.bots.registry import make_bot
from quayside.coach.because import because
from quayside.coach.lines import Lines, fate_of
from quayside.coach.reasons import Reason, why
from quayside.coach.telling import Told, line_of, sentences
from quayside.coach.turns import NothingThere
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State
from quayside.words import Words

MOST: Final = 6  # answers that are named when a hint points


@dataclass(frozen=True)
class Hint:
    """What a player of some level would answer. `kind` and `looks` point, `action` tells, `reason` and `line` show."""

    kind: str  # of the action
    looks: tuple[int, ...]  # the legal answers of that kind
    action: int
    reason: Optional[Reason]  # None where there is nothing else to choose
    line: Told


def hint(g: State, seat: int, bot: str, seed: int = 0, budget: Budget = NO_LIMIT) -> Hint:
    """For a seat that has to decide something."""
    if seat not in g.pending():
        raise NothingThere(f"seat {seat} has nothing to decide")
    action = answer(g, seat, make_bot(bot, g.game, seed), budget)
    kind = g.book.actions.kind_of(action)
    looks = tuple(each for each in g.legal(seat) if g.book.actions.kind_of(each) is kind)
    line = line_of(g, Lines(g.game), seat, action, fate_of("hint", seed))
    # Half as long as for the answer itself, where somebody waits.
    within = NO_LIMIT if budget.seconds is None else Budget(budget.seconds / 2)
    return Hint(kind.name, looks, action, why(g, seat, action, seed=seed, budget=within), line)


def hint_shape(found: Hint, book: Rulebook, words: Words, seat: int) -> dict[str, Any]:
    """As plain data with its three sentences."""
    named = list(dict.fromkeys(words.action(book, action) for action in found.looks))
    more = [f"+{len(named) - MOST}"] if len(named) > MOST else []
    looks = ", ".join([*(words.say("coach-hint-look", action=each) for each in named[:MOST]), *more])
    return {
        "looks": [book.actions.name(action) for action in found.looks],
        "action": book.actions.name(found.action),
        "points": words.say("coach-hint-points", looks=looks),
        "tells": words.say("coach-hint-tells", action=words.action(book, found.action)),
        "why": None if found.reason is None else because(found.reason, book, words),
        "line": sentences(words, book.game, found.line, seat),
    }
