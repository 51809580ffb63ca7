"""What the ways to a place cost, for New Zealand's judge (NZ-5.6, NZ-5.7)."""

from __future__ import annotations

from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.movement import BRANCHES, cost_in_steps, leads_there, steps_to, toll
from quayside.kernel.packed import i64, vec


def fees_to(g: NewZealand, seat: i64, target: i64, left: i64) -> i64:
    """The smallest sum of fees on a way to the target within so many steps."""
    here = g.runholder[seat]
    if here < 0 or g.money[seat] == 0 or not _any_fee(g, seat, here, target):
        return 0
    return _least_fees(g, steps_to(g, here, target), seat, here, target, left, g.money[seat])


def _any_fee(g: NewZealand, seat: i64, here: i64, target: i64) -> bool:
    """Is there somebody to be paid on the way? Spaces are numbered along the arrows."""
    for space in range(here + 1, target + 1):  # noqa: SIM110 (compiled, a loop is quicker)
        if g.fee(seat, space) > 0:
            return True
    return False


def is_cheapest(g: NewZealand, seat: i64, space: i64, target: i64, left: i64) -> bool:
    """At a fork: does no other branch lead to the target, within so many steps, for smaller fees on the whole way?"""
    here = g.runholder[seat]
    steps = steps_to(g, here, target)
    wanted = _fees_over(g, steps, seat, space, target, left, g.money[seat])
    return wanted <= _least_fees(g, steps, seat, here, target, left, g.money[seat])


def _least_fees(g: NewZealand, steps: vec[i64], seat: i64, here: i64, target: i64, left: i64, money: i64) -> i64:
    """The smallest sum of fees from here to a target `steps` away."""
    if here == target:
        return 0
    least: i64 = money
    for branch in range(BRANCHES):
        to = g.kit.ways[here * BRANCHES + branch]
        if to >= 0 and leads_there(g, steps, to, left):
            least = min(least, _fees_over(g, steps, seat, to, target, left, money))
    return least


def _fees_over(g: NewZealand, steps: vec[i64], seat: i64, to: i64, target: i64, left: i64, money: i64) -> i64:
    """The same if the next space is this one."""
    fee = toll(g, seat, to, money)
    return fee + _least_fees(g, steps, seat, to, target, left - cost_in_steps(g, to), money - fee)
