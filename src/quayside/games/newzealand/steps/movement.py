"""NZ-5: phase A, movement and fees. NZ-24: moving on as a location action."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.actions import DECLINE, MOVE, VIA
from quayside.games.newzealand.events import E_FEE, E_FORGIVEN, E_MOVED
from quayside.games.newzealand.nouns import TRAIL, TRAIL_COUNT, WELLINGTON
from quayside.games.newzealand.reasons import BEHIND_YOU, NO_LOCATION, OFF_ROUTE, OUT_OF_REACH
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.codes import (
    ARRIVE,
    FORECAST_TILE,
    FORK,
    INCOME,
    RETURN_HOME,
    USE_LOCATION,
)
from quayside.games.newzealand.view_types import ForkQuestion, MoveQuestion
from quayside.games.newzealand.windows import BEFORE_MOVING, INSIDE, MOVING
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64, vec, zeros
from quayside.kernel.steps import Rules, Step

BRANCHES: Final[i64] = 3
FAR: Final[i64] = 99


class Routes:
    """Scratch of the process: steps from or to a space, and the range of payments over some routes."""

    def __init__(self) -> None:
        self.steps: vec[i64] = zeros(TRAIL_COUNT)
        self.low: i64 = 0
        self.high: i64 = 0


ROUTES: Final[Routes] = Routes()


def cost_in_steps(g: NewZealand, space: i64) -> i64:
    """NZ-5.1: only locations cost a step."""
    if g.is_location(space):
        return 1
    return 0


def measure_from(g: NewZealand, here: i64) -> None:
    """The fewest steps from here to every space further on. Spaces are numbered along the arrows."""
    steps = ROUTES.steps
    for space in range(TRAIL_COUNT):
        steps[space] = FAR
    steps[here] = 0
    for space in range(here, WELLINGTON):
        if steps[space] < FAR:
            for branch in range(BRANCHES):
                to = g.kit.ways[space * BRANCHES + branch]
                if to >= 0:
                    far = steps[space] + cost_in_steps(g, to)
                    if far < steps[to]:
                        steps[to] = far


def measure_to(g: NewZealand, here: i64, target: i64) -> None:
    """The fewest steps from every space after here to the target."""
    steps = ROUTES.steps
    for space in range(TRAIL_COUNT):
        steps[space] = FAR
    steps[target] = 0
    for space in range(target - 1, here - 1, -1):
        for branch in range(BRANCHES):
            to = g.kit.ways[space * BRANCHES + branch]
            if to >= 0 and steps[to] < FAR:
                far = steps[to] + cost_in_steps(g, to)
                if far < steps[space]:
                    steps[space] = far


def offer_moves(g: NewZealand, seat: i64, most: i64, o: Offers) -> None:
    """NZ-5.2, NZ-5.4: every location within so many steps; Wellington ends the trail."""
    here = g.runholder[seat]
    measure_from(g, here)
    o.refuse_all(MOVE, here + 1, BEHIND_YOU)
    for space in range(here + 1, TRAIL_COUNT):
        far = ROUTES.steps[space]
        if not g.is_location(space):
            o.refuse(MOVE + space, NO_LOCATION)
        elif far == FAR:
            o.refuse(MOVE + space, OFF_ROUTE)
        elif far > most:
            o.refuse(MOVE + space, OUT_OF_REACH, far, most)
        else:
            o.add(MOVE + space)


class PhaseA(Step[NewZealand]):
    """Where the runholder goes. Before moving, all free plays are open."""

    name = "phase_a"
    window: i64 = BEFORE_MOVING
    rules: Rules = ("NZ-5.1", "NZ-5.2", "NZ-5.3", "NZ-5.4", "NZ-5.5", "NZ-5.9")

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        offer_moves(g, seat, g.steps(seat), o)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        g.next(FORK, 0, action - MOVE, g.steps(seat), seat)
        g.next(USE_LOCATION, 1 << seat)

    def context(self, g: NewZealand, seat: i64) -> MoveQuestion:
        return {"steps": int(g.steps(seat)), "reach": within_reach(g, seat, g.steps(seat))}


class MoveOn(Step[NewZealand]):
    """Move 1 to n locations forward (argument a), whatever the step limit; then phase B once more (NZ-24.2)."""

    name = "move_on"
    window: i64 = INSIDE
    rules: Rules = ("NZ-24.1", "NZ-24.2", "NZ-24.3", "NZ-24.4")

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        offer_moves(g, seat, g.a, o)
        o.add(DECLINE)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        if action != DECLINE:  # the step that asks for the use of the location is still waiting
            g.next(FORK, 0, action - MOVE, g.a, seat)

    def context(self, g: NewZealand, seat: i64) -> MoveQuestion:
        return {"steps": int(g.a), "reach": within_reach(g, seat, g.a)}


class Fork(Step[NewZealand]):
    """On the way (arguments: target, steps left, player): asks for a branch only where it changes who is paid what."""

    name = "fork"
    window: i64 = MOVING
    rules: Rules = ("NZ-5.6", "NZ-5.7", "NZ-5.8", "NZ-5.10")

    def run(self, g: NewZealand) -> None:
        travel(g, g.c, g.a, g.b)

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        here = g.runholder[seat]
        measure_to(g, here, g.a)
        for branch in range(BRANCHES):
            to = g.kit.ways[here * BRANCHES + branch]
            if to >= 0:
                if leads_there(g, to, g.b):
                    o.add(VIA + to)
                else:
                    o.refuse(VIA + to, OUT_OF_REACH, ROUTES.steps[to] + cost_in_steps(g, to), g.b)
        o.refuse_all(VIA, TRAIL_COUNT, OFF_ROUTE)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        to = action - VIA
        left = g.b - cost_in_steps(g, to)
        enter(g, seat, to)
        travel(g, seat, g.a, left)

    def context(self, g: NewZealand, seat: i64) -> ForkQuestion:
        here = g.runholder[seat]
        measure_to(g, here, g.a)
        fees: dict[str, list[int]] = {}
        for branch in range(int(BRANCHES)):
            to = int(g.kit.ways[here * BRANCHES + branch])
            if to >= 0 and leads_there(g, to, g.b):
                found = _fees(g, seat, int(here), int(g.a), int(g.b), int(g.money[seat]), to)
                fees[TRAIL[to]] = [min(found), max(found)]
        return {"to": TRAIL[g.a], "fees": fees}


def leads_there(g: NewZealand, space: i64, left: i64) -> bool:
    """Can the target last measured to be reached over this space with so many steps?"""
    return ROUTES.steps[space] + cost_in_steps(g, space) <= left


def travel(g: NewZealand, seat: i64, target: i64, left: i64) -> None:
    """Go on towards the target until it is reached or a branch has to be chosen."""
    while g.runholder[seat] != target:
        here = g.runholder[seat]
        measure_to(g, here, target)
        found: i64 = 0
        only: i64 = -1
        for branch in range(BRANCHES):
            to = g.kit.ways[here * BRANCHES + branch]
            if to >= 0 and leads_there(g, to, left):
                found += 1
                if only < 0:
                    only = to
        if found > 1 and payments_differ(g, seat, here, target, left):
            g.next(FORK, 1 << seat, target, left, seat)
            return
        left -= cost_in_steps(g, only)
        enter(g, seat, only)
    g.next(ARRIVE, 0, seat)


def payments_differ(g: NewZealand, seat: i64, here: i64, target: i64, left: i64) -> bool:
    """NZ-5.10: do the ways from here to the target cost different amounts or pay different people?"""
    ROUTES.low = -1
    _follow(g, seat, here, target, left, g.money[seat], 0)
    return ROUTES.low != ROUTES.high


def _follow(g: NewZealand, seat: i64, here: i64, target: i64, left: i64, money: i64, paid: i64) -> None:
    """Walk all routes; `paid` packs what the bank and each owner get."""
    if here == target:
        if ROUTES.low < 0:
            ROUTES.low = paid
            ROUTES.high = paid
        ROUTES.low = min(ROUTES.low, paid)
        ROUTES.high = max(ROUTES.high, paid)
        return
    for branch in range(BRANCHES):
        to = g.kit.ways[here * BRANCHES + branch]
        if to >= 0 and leads_there(g, to, left):
            fee = min(g.fee(seat, to), money)
            shift = 10 * (g.owner_of(to) + 1)
            _follow(g, seat, to, target, left - cost_in_steps(g, to), money - fee, paid + (fee << shift))


def within_reach(g: NewZealand, seat: i64, most: i64) -> dict[str, list[int]]:
    """For whoever has to choose: every location in reach with its fewest steps, and the least and most fees there."""
    here = g.runholder[seat]
    measure_from(g, here)
    near = {
        space: int(ROUTES.steps[space])
        for space in range(int(here) + 1, len(TRAIL))
        if g.is_location(space) and ROUTES.steps[space] <= most
    }
    found: dict[str, list[int]] = {}
    for space, steps in near.items():
        measure_to(g, here, space)
        fees = _fees(g, seat, int(here), space, int(most), int(g.money[seat]))
        found[TRAIL[space]] = [steps, min(fees), max(fees)]
    return found


def _fees(g: NewZealand, seat: int, here: int, target: int, left: int, money: int, only: int = -1) -> set[int]:
    """What the routes to the target last measured to may cost altogether (NZ-5.6, NZ-5.7); `only` is the next space."""
    if here == target:
        return {0}
    found: set[int] = set()
    for branch in range(int(BRANCHES)):
        to = int(g.kit.ways[here * BRANCHES + branch])
        if to >= 0 and only in (-1, to) and leads_there(g, to, left):
            fee = min(int(g.fee(seat, to)), money)
            left_then = left - int(cost_in_steps(g, to))
            found |= {fee + more for more in _fees(g, seat, to, target, left_then, money - fee)}
    return found


def enter(g: NewZealand, seat: i64, space: i64) -> None:
    """NZ-5.6, NZ-5.7: step onto a space and pay its hands as far as the money goes; the rest is forgiven."""
    g.runholder[seat] = space
    fee = g.fee(seat, space)
    if fee == 0:
        return
    paid = min(fee, g.money[seat])
    owner = g.owner_of(space)
    if paid > 0:
        g.money[seat] -= paid
        if g.solo:
            owner = -1  # Sarah has no use for money: the bank takes it
        if owner >= 0:
            g.money[owner] += paid
        g.emit(E_FEE, 0, seat, owner + 1, paid)
    if paid < fee:
        g.emit(E_FORGIVEN, 0, seat, fee - paid)


class Arrive(Step[NewZealand]):
    """The movement is over (argument a: whose): a new visit begins, and in Wellington its four actions (NZ-6.8)."""

    name = "arrive"
    rules: Rules = ("NZ-5.9", "NZ-6.8", "NZ-24.4")

    def run(self, g: NewZealand) -> None:
        seat = g.a
        g.used = 0
        g.acted = 0
        g.emit(E_MOVED, 0, seat, g.runholder[seat])
        if g.runholder[seat] == WELLINGTON:
            g.visits[seat] += 1
            g.next(INCOME, 1 << seat)
            g.next(FORECAST_TILE, 0, 0, seat)
            g.next(FORECAST_TILE, 0, 1, seat)
            g.next(RETURN_HOME, 0, seat)
