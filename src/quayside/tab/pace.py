"""How far the levels that look ahead get here: iterations or lines for a decision, in the time that a house gives them.

`make pace` runs it in the packed engine: `python -m quayside.tab.pace [GAME...]`. Beside other work they get less far.
"""

from __future__ import annotations

import sys
from typing import Any, Callable, Final, Iterator

import quayside
from quayside.bots.base import Bot, Budget, Situation, answer, situation_of
from quayside.bots.ismcts import IsmctsBot
from quayside.bots.levels import LEVELS, Likeness
from quayside.bots.registry import make_bot
from quayside.bots.rehearser import Rehearser
from quayside.games.registry import GAMES
from quayside.kernel.state import State
from quayside.tab.bots import THINKING

SEATS = 3
APART = 40  # decisions between the positions that are looked at


def itself(bot: Bot) -> Bot:
    """The player that a level plays like."""
    return itself(bot.player) if isinstance(bot, Likeness) else bot


def positions(game: str) -> Iterator[tuple[State, int]]:
    """Positions of a game between club players in which there is something to decide, with the seat that is asked."""
    g = quayside.new(game, SEATS, "pace")
    bots = [make_bot("club", game, seat) for seat in range(SEATS)]
    made = 0
    while not g.over:
        seat = g.pending()[0]
        if made >= APART and len(g.legal(seat)) > 1:
            made = 0
            yield g, seat
        g.apply(answer(g, seat, bots[seat]), seat)
        made += 1


def _iterations(bot: IsmctsBot, situation: Situation) -> int:
    return int(bot.searched(situation, Budget(THINKING)).root.visits)


def _lines(bot: Rehearser, situation: Situation) -> int:
    return bot.thought(situation, Budget(THINKING))[1]


# What each kind counts, and how.
REACHED: Final[dict[type[Bot], tuple[str, Callable[[Any, Situation], int]]]] = {
    IsmctsBot: ("iterations", _iterations),
    Rehearser: ("lines", _lines),
}


def searching(game: str) -> list[str]:
    """The levels that look ahead here, from the weakest to the strongest."""
    return [level for level in LEVELS if type(itself(make_bot(level, game))) in REACHED]


def reached(game: str, level: str) -> tuple[str, list[int]]:
    """What the level counts, and how many of it for each position of a game."""
    found, what = [], ""
    for g, seat in positions(game):
        bot = itself(make_bot(level, game, 1))
        what, count = REACHED[type(bot)]
        found.append(count(bot, situation_of(g, seat, bot.rng)))
    return what, found


if __name__ == "__main__":
    for game in sys.argv[1:] or list(GAMES):
        for level in searching(game):
            what, found = reached(game, level)
            found.sort()
            middle = found[len(found) // 2]
            print(f"{game:11} {level:11} {middle:4} {what} in the middle of {found[0]} to {found[-1]}", flush=True)
