"""NZ-21: gaining objective cards, and adding those of the deck at the end (NZ-21.10)."""

from __future__ import annotations

from quayside.games.newzealand.actions import (
    DECLINE,
    TAKE_BLIND,
    TAKE_OBJECTIVE,
    is_take_objective,
    take_objective_card,
)
from quayside.games.newzealand.nouns import EMPTY, FIRST_OBJECTIVE, MAIN_OBJECTIVES
from quayside.games.newzealand.reasons import MUST_TAKE, NO_OBJECTIVE, NOT_FACE_UP
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.frames import objective_must
from quayside.games.newzealand.steps.target import TargetStep
from quayside.games.newzealand.tell import tell_objective
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.steps import Rules

OPEN = 4  # face-up objectives


def stacked_objectives(g: NewZealand) -> i64:
    count: i64 = 0
    for objective in range(MAIN_OBJECTIVES):
        count += g.objective_stack[objective]
    return count


def any_objective(g: NewZealand) -> bool:
    """NZ-21.2: face up or in the stack."""
    for place in range(OPEN):
        if g.objectives[place] != EMPTY:
            return True
    return stacked_objectives(g) > 0


def top_objective(g: NewZealand) -> i64:
    """The next card of the stack, or EMPTY."""
    left = stacked_objectives(g)
    if left == 0:
        return EMPTY
    left = g.draw(left)
    for objective in range(MAIN_OBJECTIVES):
        left -= g.objective_stack[objective]
        if left < 0:
            g.objective_stack[objective] = 0
            return objective
    return EMPTY


def take_open(g: NewZealand, owner: i64, place: i64) -> None:
    """A face-up card to the discard pile; its place is filled at once. With Sarah the row slides first."""
    gain_objective(g, owner, g.objectives[place])
    if g.solo:
        for at in range(place, OPEN - 1):
            g.objectives[at] = g.objectives[at + 1]
        place = OPEN - 1
    g.objectives[place] = top_objective(g)


def gain_objective(g: NewZealand, owner: i64, objective: i64) -> None:
    tell_objective(g, owner, FIRST_OBJECTIVE + objective)
    g.gain(owner, FIRST_OBJECTIVE + objective)


class Objective(TargetStep):
    """A face-up objective, or blind from the stack."""

    rules: Rules = ("NZ-21.1", "NZ-21.2", "NZ-8.6", "NZ-31.2")

    def targets(self, g: NewZealand, seat: i64, must: i64, more: i64, o: Offers) -> None:
        for place in range(OPEN):
            if g.objectives[place] != EMPTY:
                o.add(TAKE_OBJECTIVE + g.objectives[place])
        o.refuse_all(TAKE_OBJECTIVE, MAIN_OBJECTIVES, NOT_FACE_UP)
        if stacked_objectives(g) > 0:
            o.add(TAKE_BLIND)
        else:
            o.refuse(TAKE_BLIND, NO_OBJECTIVE)

    def answers(self, action: i64) -> bool:
        return is_take_objective(action) or action == TAKE_BLIND

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        self.targets(g, seat, objective_must(g), 0, o)
        if objective_must(g):
            o.refuse(DECLINE, MUST_TAKE)
        else:
            o.add(DECLINE)

    def choose(self, g: NewZealand, seat: i64, must: i64, more: i64, action: i64) -> None:
        if action == TAKE_BLIND:
            gain_objective(g, seat, top_objective(g))
            return
        for place in range(OPEN):
            if g.objectives[place] == take_objective_card(action):
                take_open(g, seat, place)
                return
