"""What `given` can lay out in New Zealand: the table (table.py), the seats (seat.py), Sarah (sarah.py) and the turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quayside.games.newzealand.game import NewZealandGame
from quayside.games.newzealand.nouns import SARAH, SEAT_LETTERS, TRAIL
from quayside.games.newzealand.scenario.fit import fit
from quayside.games.newzealand.scenario.layout import FIELDS, Layout
from quayside.games.newzealand.scenario.sarah import SARAHS
from quayside.games.newzealand.scenario.seat import SEAT, SetSeat
from quayside.games.newzealand.scenario.table import TABLE, SetTable, check_gained
from quayside.games.newzealand.steps.frames import (
    queue_arrive,
    queue_end_of_turn,
    queue_game_over,
    queue_last_objectives,
    queue_phase_a,
    queue_phase_c,
    queue_start_turn,
    queue_use_location,
)
from quayside.games.newzealand.steps.turn import objectives_in_deck
from quayside.kernel.sets import only
from quayside.kernel.state import State
from quayside.scenarios.reading import mapping, one_of, seat_of
from quayside.scenarios.vocabulary import GivenField, known_words
from quayside.scenarios.wrong import BadScenario, inside

PHASES = ("start", "a", "b", "c", "end", "wellington", "final")


def _turn(t: Layout, value: Any) -> None:
    t.g.active = seat_of(t.g, value)


def _phase(t: Layout, value: Any) -> None:
    one_of("phase", value, PHASES)


TURN: dict[str, GivenField[SetTable]] = {
    "turn": GivenField(_turn, "B", "whose turn it is", "`A`"),
    "phase": GivenField(_phase, "wellington", "how far the turn has gone, see below", "`b`"),
}


def arrange(state: State, given: dict[Any, Any]) -> None:
    """Lay out what is given over a normal setup."""
    assert isinstance(state, NewZealandGame)
    t = Layout(state, given)
    seats = list(SEAT_LETTERS[: int(state.seats)])
    if "sarah" in given and not state.solo:
        raise BadScenario("sarah plays only against one player: players: 1", ("sarah",))
    known_words(given, [*TURN, *TABLE, *seats, *(["sarah"] if state.solo else [])])
    state.active = 0
    _set_table(t, TURN)
    if t.phase != "start":
        for seat in range(int(state.seats)):
            state.path[seat] = 0
            state.runholder[seat] = 0
    _set_table(t, TABLE)
    owners = [(seat, SEAT) for seat in range(int(state.seats))]
    if state.solo:
        owners.append((int(SARAH), SARAHS))
    for owner, words in owners:
        with inside(t.key(owner)):
            known_words(mapping("a seat", given.get(t.key(owner), {})), list(words), f" of {t.key(owner)}")
            _set_owner(t, owner, words)
    fit(t)
    check_gained(t)
    _start(t)


def _set_table(t: Layout, words: Mapping[str, GivenField[SetTable]]) -> None:
    for name, word in words.items():
        if name in t.given:
            t.place = name
            with inside(name):
                FIELDS.lay_table(t, name, word, t.given[name])


def _set_owner(t: Layout, owner: int, words: Mapping[str, GivenField[SetSeat]]) -> None:
    for name, word in words.items():
        if t.names(owner, name):
            t.place = f"{t.key(owner)}.{name}"
            with inside(name):
                FIELDS.lay_seat(t, owner, name, word, t.given[t.key(owner)][name])


def _start(t: Layout) -> None:
    """Where the turn stands."""
    g, phase = t.g, t.phase
    seat = int(g.active)
    g.depth = 0
    if phase == "start":
        queue_start_turn(g)
    elif phase == "a":
        queue_phase_a(g, only(seat))
    elif phase == "b":
        queue_use_location(g, only(seat))
    elif phase == "c":
        queue_phase_c(g)
    elif phase == "end":
        queue_end_of_turn(g)
    elif phase == "wellington":
        g.runholder[seat] = TRAIL.index("wellington")
        queue_use_location(g, only(seat))  # frames are put on a stack here, so the later one comes first
        queue_arrive(g, seat)
    else:
        queue_game_over(g)
        for each in range(int(g.seats) - 1, -1, -1):
            if objectives_in_deck(g, each):
                queue_last_objectives(g, only(each))
    g.settle()
