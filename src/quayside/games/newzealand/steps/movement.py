"""NZ-5: phase A, movement and fees. NZ-24: moving on as a location action."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.actions import DECLINE, MOVE, VIA, move_to, via_space
from quayside.games.newzealand.nouns import TRAIL, TRAIL_COUNT, WELLINGTON
from quayside.games.newzealand.reasons import BEHIND_YOU, NO_LOCATION, OFF_ROUTE, OUT_OF_REACH
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.frames import (
    arrive_seat,
    fork_left,
    fork_seat,
    fork_target,
    move_on_steps,
    queue_arrive,
    queue_forecast_tile,
    queue_fork,
    queue_income,
    queue_return_home,
    queue_use_location,
)
from quayside.games.newzealand.tell import tell_fee, tell_forgiven, tell_moved
from quayside.games.newzealand.view_types import ForkQuestion, MoveQuestion
from quayside.games.newzealand.windows import BEFORE_MOVING, INSIDE, MOVING
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64, vec, zeros
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step

BRANCHES: Final[i64] = 3
FAR: Final[i64] = 99
_ALL_FAR: Final = vec[i64]([int(FAR)] * int(TRAIL_COUNT))


def cost_in_steps(g: NewZealand, space: i64) -> i64:
    """NZ-5.1: only locations cost a step."""
    if g.is_location(space):
        return 1
    return 0


def steps_from(g: NewZealand, here: i64) -> vec[i64]:
    """The fewest steps from here to every space further on. Spaces are numbered along the arrows."""
    steps = _ALL_FAR[:]
    steps[here] = 0
    for space in range(here, WELLINGTON):
        if steps[space] < FAR:
            for branch in range(BRANCHES):
                to = g.kit.ways[space * BRANCHES + branch]
                if to >= 0:
                    far = steps[space] + cost_in_steps(g, to)
                    if far < steps[to]:
                        steps[to] = far
    return steps


def steps_to(g: NewZealand, here: i64, target: i64) -> vec[i64]:
    """The fewest steps from every space after here to the target."""
    steps = _ALL_FAR[:]
    steps[target] = 0
    for space in range(target - 1, here - 1, -1):
        for branch in range(BRANCHES):
            to = g.kit.ways[space * BRANCHES + branch]
            if to >= 0 and steps[to] < FAR:
                far = steps[to] + cost_in_steps(g, to)
                if far < steps[space]:
                    steps[space] = far
    return steps


def offer_moves(g: NewZealand, seat: i64, most: i64, o: Offers) -> None:
    """NZ-5.2, NZ-5.4: every location within so many steps; Wellington ends the trail."""
    here = g.runholder[seat]
    steps = steps_from(g, here)
    o.refuse_all(MOVE, here + 1, BEHIND_YOU)
    for space in range(here + 1, TRAIL_COUNT):
        far = steps[space]
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

    window: i64 = BEFORE_MOVING
    rules: Rules = ("NZ-5.1", "NZ-5.2", "NZ-5.3", "NZ-5.4", "NZ-5.5", "NZ-5.9")

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        offer_moves(g, seat, g.steps(seat), o)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        queue_fork(g, 0, move_to(action), g.steps(seat), seat)
        queue_use_location(g, only(seat))

    def context(self, g: NewZealand, seat: i64) -> MoveQuestion:
        return {"steps": int(g.steps(seat)), "reach": within_reach(g, seat, g.steps(seat))}


class MoveOn(Step[NewZealand]):
    """Move 1 to n locations forward, whatever the step limit; then phase B once more (NZ-24.2)."""

    window: i64 = INSIDE
    rules: Rules = ("NZ-24.1", "NZ-24.2", "NZ-24.3", "NZ-24.4")

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        offer_moves(g, seat, move_on_steps(g), o)
        o.add(DECLINE)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        if action != DECLINE:  # the step that asks for the use of the location is still waiting
            queue_fork(g, 0, move_to(action), move_on_steps(g), seat)

    def context(self, g: NewZealand, seat: i64) -> MoveQuestion:
        return {"steps": int(move_on_steps(g)), "reach": within_reach(g, seat, move_on_steps(g))}


class Fork(Step[NewZealand]):
    """On the way: asks for a branch only where it changes who is paid what."""

    window: i64 = MOVING
    rules: Rules = ("NZ-5.6", "NZ-5.7", "NZ-5.8", "NZ-5.10")

    def run(self, g: NewZealand) -> None:
        travel(g, fork_seat(g), fork_target(g), fork_left(g))

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        here = g.runholder[seat]
        steps = steps_to(g, here, fork_target(g))
        for branch in range(BRANCHES):
            to = g.kit.ways[here * BRANCHES + branch]
            if to >= 0:
                if leads_there(g, steps, to, fork_left(g)):
                    o.add(VIA + to)
                else:
                    o.refuse(VIA + to, OUT_OF_REACH, steps[to] + cost_in_steps(g, to), fork_left(g))
        o.refuse_all(VIA, TRAIL_COUNT, OFF_ROUTE)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        to = via_space(action)
        left = fork_left(g) - cost_in_steps(g, to)
        enter(g, seat, to)
        travel(g, seat, fork_target(g), left)

    def context(self, g: NewZealand, seat: i64) -> ForkQuestion:
        here = g.runholder[seat]
        steps = steps_to(g, here, fork_target(g))
        fees: dict[str, list[int]] = {}
        for branch in range(int(BRANCHES)):
            to = int(g.kit.ways[here * BRANCHES + branch])
            if to >= 0 and leads_there(g, steps, to, fork_left(g)):
                found = _fees(g, steps, seat, int(here), int(fork_target(g)), int(fork_left(g)), int(g.money[seat]), to)
                fees[TRAIL[to]] = [min(found), max(found)]
        return {"to": TRAIL[fork_target(g)], "fees": fees}


def leads_there(g: NewZealand, steps: vec[i64], space: i64, left: i64) -> bool:
    """Can the target that is `steps` away be reached over this space with so many of them?"""
    return steps[space] + cost_in_steps(g, space) <= left


def travel(g: NewZealand, seat: i64, target: i64, left: i64) -> None:
    """Go on towards the target until it is reached or a branch has to be chosen."""
    while g.runholder[seat] != target:
        here = g.runholder[seat]
        steps = steps_to(g, here, target)
        found: i64 = 0
        next_space: i64 = -1
        for branch in range(BRANCHES):
            to = g.kit.ways[here * BRANCHES + branch]
            if to >= 0 and leads_there(g, steps, to, left):
                found += 1
                if next_space < 0:
                    next_space = to
        if found > 1 and payments_differ(g, steps, seat, here, target, left):
            queue_fork(g, only(seat), target, left, seat)
            return
        left -= cost_in_steps(g, next_space)
        enter(g, seat, next_space)
    queue_arrive(g, seat)


def payments_differ(g: NewZealand, steps: vec[i64], seat: i64, here: i64, target: i64, left: i64) -> bool:
    """NZ-5.10: do the ways from here to the target cost different amounts or pay different people?"""
    payments = Payments(len(g.runholder))
    _follow(g, payments, steps, seat, here, target, left, g.money[seat])
    return payments.differ


class Payments:
    """What the bank and each owner get on the way that is walked, and on the first one that led to its end."""

    def __init__(self, owners: i64) -> None:
        self.now: vec[i64] = zeros(owners + 1)  # the bank first, then the owners
        self.then: vec[i64] = zeros(owners + 1)
        self.known = False
        self.differ = False

    def arrived(self) -> None:
        for purse in range(len(self.now)):
            if not self.known:
                self.then[purse] = self.now[purse]
            elif self.then[purse] != self.now[purse]:
                self.differ = True
        self.known = True


def _follow(
    g: NewZealand, payments: Payments, steps: vec[i64], seat: i64, here: i64, target: i64, left: i64, money: i64
) -> None:
    """Walk all routes, until two are found that differ."""
    if payments.differ:
        return
    if here == target:
        payments.arrived()
        return
    for branch in range(BRANCHES):
        to = g.kit.ways[here * BRANCHES + branch]
        if to >= 0 and leads_there(g, steps, to, left):
            fee = toll(g, seat, to, money)
            purse = g.owner_of(to) + 1
            payments.now[purse] += fee
            _follow(g, payments, steps, seat, to, target, left - cost_in_steps(g, to), money - fee)
            payments.now[purse] -= fee


def within_reach(g: NewZealand, seat: i64, most: i64) -> dict[str, list[int]]:
    """For whoever has to choose: every location in reach with its fewest steps, and the least and most fees there."""
    here = g.runholder[seat]
    near_by = steps_from(g, here)
    near = {
        space: int(near_by[space])
        for space in range(int(here) + 1, len(TRAIL))
        if g.is_location(space) and near_by[space] <= most
    }
    found: dict[str, list[int]] = {}
    for space, far in near.items():
        fees = _fees(g, steps_to(g, here, space), seat, int(here), space, int(most), int(g.money[seat]))
        found[TRAIL[space]] = [far, min(fees), max(fees)]
    return found


def _fees(
    g: NewZealand, steps: vec[i64], seat: int, here: int, target: int, left: int, money: int, over: int = -1
) -> set[int]:
    """What the routes to a target `steps` away may cost altogether (NZ-5.6, NZ-5.7); `over` is the next space."""
    if here == target:
        return {0}
    found: set[int] = set()
    for branch in range(int(BRANCHES)):
        to = int(g.kit.ways[here * BRANCHES + branch])
        if to >= 0 and over in (-1, to) and leads_there(g, steps, to, left):
            fee = int(toll(g, seat, to, money))
            left_then = left - int(cost_in_steps(g, to))
            found |= {fee + more for more in _fees(g, steps, seat, to, target, left_then, money - fee)}
    return found


def toll(g: NewZealand, seat: i64, space: i64, money: i64) -> i64:
    """NZ-5.6, NZ-5.7: what stepping onto a space takes of so much money; the rest of the fee is forgiven."""
    return min(g.fee(seat, space), money)


def enter(g: NewZealand, seat: i64, space: i64) -> None:
    """Step onto a space and pay its hands as far as the money goes."""
    g.runholder[seat] = space
    fee = g.fee(seat, space)
    if fee == 0:
        return
    paid = toll(g, seat, space, g.money[seat])
    owner = g.owner_of(space)
    if paid > 0:
        g.money[seat] -= paid
        if g.solo:
            owner = -1  # NZ-32.4: Sarah has no use for money, the bank takes it
        if owner >= 0:
            g.money[owner] += paid
        tell_fee(g, seat, owner + 1, paid)
    if paid < fee:
        tell_forgiven(g, seat, fee - paid)


class Arrive(Step[NewZealand]):
    """The movement is over: a new visit begins, and in Wellington its four actions (NZ-6.8)."""

    rules: Rules = ("NZ-5.9", "NZ-6.8", "NZ-24.4")

    def run(self, g: NewZealand) -> None:
        seat = arrive_seat(g)
        g.used = 0
        g.acted = 0
        tell_moved(g, seat, g.runholder[seat])
        if g.runholder[seat] == WELLINGTON:
            g.visits[seat] += 1
            queue_income(g, only(seat))
            queue_forecast_tile(g, 0, 0, seat)
            queue_forecast_tile(g, 0, 1, seat)
            queue_return_home(g, seat)
