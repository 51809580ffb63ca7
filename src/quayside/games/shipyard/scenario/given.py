"""What `given` can lay out in Shipyard: the seats (seat.py), the table (table.py) and the turn."""

from __future__ import annotations

from typing import Any

from quayside.games.shipyard.canals import measure_reach
from quayside.games.shipyard.game import ShipyardGame
from quayside.games.shipyard.nouns import ACTION_CARDS, SEATS
from quayside.games.shipyard.scenario.decks import lay_out
from quayside.games.shipyard.scenario.fit import fit, release
from quayside.games.shipyard.scenario.layout import FIELDS, Layout
from quayside.games.shipyard.scenario.seat import SEAT
from quayside.games.shipyard.scenario.table import TABLE, SetTable, action_card
from quayside.games.shipyard.steps.codes import (
    FINAL_ACTIONS,
    GAME_OVER,
    LAST_SHIPS,
)
from quayside.games.shipyard.steps.frames import (
    queue_choose_card,
    queue_cruises,
    queue_end_of_turn,
    queue_start_turn,
    queue_step_four,
)
from quayside.games.shipyard.steps.game_actions import GAME_ACTIONS
from quayside.kernel.agenda import queue
from quayside.kernel.sets import only
from quayside.kernel.state import State
from quayside.scenarios.fields import as_declared
from quayside.scenarios.reading import mapping, one_of, seat_of
from quayside.scenarios.vocabulary import GivenField, known_words
from quayside.scenarios.wrong import BadScenario, inside, shown

CLOSINGS = {"final_action": FINAL_ACTIONS, "last_ship": LAST_SHIPS, "scoring": GAME_OVER}
PHASES = ("start", "choose", "step_four", *ACTION_CARDS, "cruise", "end_of_turn", *CLOSINGS)


def arrange(state: State, given: dict[Any, Any]) -> None:
    """Change a fresh game into what is given; what is not named stays as the setup left it."""
    assert isinstance(state, ShipyardGame)
    t = Layout(state, given)
    seats = list(SEATS[: int(state.seats)])
    known_words(given, [*TURN, *TABLE, *seats])
    for letter in seats:
        with inside(letter):
            known_words(mapping("a seat", given.get(letter, {})), list(SEAT), " of a seat")
    release(t)
    for name, seat_word in SEAT.items():
        for seat, letter in enumerate(seats):
            if t.names(seat, name):
                t.place = f"{letter}.{name}"
                with inside(letter, name):
                    FIELDS.lay_seat(t, seat, name, seat_word, given[letter][name])
    for name, word in TABLE.items():
        if name in given:
            t.place = name
            with inside(name):
                FIELDS.lay_table(t, name, word, given[name])
    fit(t)
    lay_out(t)
    for seat in range(int(state.seats)):
        measure_reach(state, seat)
    for name, word in TURN.items():
        if name in given:
            with inside(name):
                FIELDS.lay_table(t, name, word, given[name])
    _start(t)


# -- the turn ----------------------------------------------------------------------------------------------------


def _turn(t: Layout, value: Any) -> None:
    seat_of(t.g, value)


def _phase(t: Layout, value: Any) -> None:
    if PHASES[one_of("phase", value, PHASES)] in ACTION_CARDS:
        action_card(t, value)
    if value == "step_four" and "chosen" not in t.given:
        raise BadScenario("in the phase step_four a card is chosen: name it, as in chosen: recruit")


def _first_turn(t: Layout, value: Any) -> None:
    """SY-3.3, SY-3.7: with 2 players each has two first turns."""
    turns = (1, 2) if t.g.seats == 2 else (1,)
    if not isinstance(value, bool) and value not in turns:
        raise BadScenario(f"write true, false or one of {shown(list(turns))}, not {shown(value)}")


def _chosen(t: Layout, value: Any) -> None:
    action_card(t, value)
    phase = t.given.get("phase", "choose")
    if phase not in ("step_four", value):
        raise BadScenario(f"a card is chosen in the phase step_four, or in its own; the phase is {shown(phase)}")


TURN: dict[str, GivenField[SetTable]] = {
    "turn": GivenField(_turn, "B", "whose turn it is", "the first player"),
    "phase": GivenField(_phase, "step_four", "how far the turn has gone, see below", "`choose`"),
    "first_turn": GivenField(
        _first_turn,
        "true",
        "the turn is a first turn; with 2 players `1` or `2` for the first or second one",
        "`false`: a regular turn",
    ),
    "chosen": GivenField(
        _chosen, "recruit", "for the phase `step_four`: the card chosen", "in the phase of an action, that"
    ),
    "performed": GivenField(
        as_declared, "true", "the chosen action is done", "`false`; in the phase of an action `true`"
    ),
    "bonus_used": GivenField(as_declared, "true", "a bonus action was bought in this turn", "`false`"),
    "lap_done": GivenField(as_declared, "true", "this turn's advance reached the starting space", "`false`"),
}


def _check_figures(t: Layout) -> None:
    """SY-3.7, SY-4.1, SY-4.2: who is to choose has a figure in hand; with 2 players two others stand on one card."""
    g = t.g
    one_left = g.seats == 2 and g.turn >= g.seats
    if g.later[g.active] >= 0 or (g.due[g.active] >= 0 and not one_left):
        right = "{two: card}" if one_left else "nothing"
        raise BadScenario(f"{SEATS[g.active]} is to choose, so write {right} for it (SY-4.1)", ("figures",))


def _start(t: Layout) -> None:
    """Whose turn it is and how far it has gone; frames are laid on the agenda with the last one first."""
    g, given = t.g, t.given
    phase = str(given.get("phase", "choose"))
    g.active = seat_of(g, given["turn"]) if "turn" in given else g.first
    number = int((g.active - g.first + g.seats) % g.seats)
    rounds = given.get("first_turn", False)
    g.turn = number + (int(g.first_turns()) if rounds is False else (int(rounds) - 1) * int(g.seats))
    g.chosen = -1
    if phase in ("step_four", *ACTION_CARDS):
        g.chosen = action_card(t, given.get("chosen", phase))
    if "performed" not in given:
        g.performed = int(phase in ACTION_CARDS)
    g.reserve = 0
    g.depth = 0
    if phase == "choose":
        _check_figures(t)
    if phase in CLOSINGS:
        g.closing = 1
        queue(g, CLOSINGS[phase], 0, number)
    elif phase == "start":
        queue_start_turn(g)
    elif phase == "choose":
        queue_choose_card(g, only(g.active))
    else:
        queue_end_of_turn(g)
        if phase != "end_of_turn":
            queue_cruises(g)
        if phase in ("step_four", *ACTION_CARDS):
            queue_step_four(g)
        if phase in ACTION_CARDS:
            GAME_ACTIONS[ACTION_CARDS.index(phase)].start(g, g.active)
    g.settle()
