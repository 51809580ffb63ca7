"""What was done, or could have been, as events that a seat was told: a page makes sentences of them in its language."""

from __future__ import annotations

from typing import Any, Final, Sequence

from quayside.coach.lines import Lines
from quayside.deals import turn_begins
from quayside.kernel.events import Event
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.story import sentence, told
from quayside.words import Words

LONGEST: Final = 40  # decisions of a line that is told
Told = list[list[dict[str, Any]]]  # what each action caused


def happened(g: State, first: int, last: int, seat: int) -> Told:
    """What the entries of a game's log caused, as that seat was told of it."""
    again = g.replayed(first)
    return [_seen(again.enter(entry), seat) for entry in g.log[first : last + 1]]


def line_of(g: State, lines: Lines, seat: int, action: int, fate: Quick) -> Told:
    """An answer and how its turn goes on in one deal that the seat holds possible, among club players."""
    deal = g.determinize(seat, fate)
    deal.begin()  # what is only imagined tells of nothing
    found: Told = []
    for number in range(LONGEST):
        mover = seat if number == 0 else int(deal.first_waiting())
        chosen = action if number == 0 else _liked(deal, lines, mover, fate)
        events = deal.apply(chosen, mover)
        ends = turn_begins(g.game, events)
        found.append(_seen(_until_turn(g.game, events), seat))
        if ends or deal.over:
            break
    return found


def _liked(deal: State, lines: Lines, seat: int, fate: Quick) -> int:
    if lines.judge is None:
        return lines.weighed(deal, seat)[0][0]
    return int(lines.judge.best(deal, seat, deal.walk(seat, -1), fate))


def _until_turn(game: str, events: Sequence[Event]) -> list[Event]:
    """What belongs to this turn and not to the one that begins."""
    found: list[Event] = []
    for event in events:
        if turn_begins(game, [event]):
            break
        found.append(event)
    return found


def _seen(events: Sequence[Event], seat: int) -> list[dict[str, Any]]:
    return [told for event in events if (told := event.view(seat)) is not None]


def sentences(words: Words, game: str, actions: Told, seat: int) -> list[str]:
    """The same for people."""
    return [sentence(words, game, turn, line) for turn in told(game, actions, seat) for line in turn.lines]
