"""SY-14: Hire Employee. What employees do is in employees.py."""

from __future__ import annotations

from quayside.games.shipyard.actions import HIRE_ONE, hire_one_employee
from quayside.games.shipyard.employees import free_spaces, steps_cost
from quayside.games.shipyard.nouns import EMPLOYEE_COUNT, EMPLOYEES, OVAL_SPACES, PER_SPACE
from quayside.games.shipyard.reasons import EMPLOYEE_TOO_DEAR, NEEDS_LEVEL_ONE, NO_EMPLOYEE, NONE_LEFT, OWNED_ALREADY
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.frames import queue_pick_employee
from quayside.games.shipyard.steps.game_action import IMPOSSIBLE, GameAction, offer_at_price
from quayside.games.shipyard.tell import tell_hired
from quayside.games.shipyard.view_types import HireQuestion
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import has, only
from quayside.kernel.steps import Rules, Step


def permitted_rule(g: Shipyard, seat: i64, employee: i64) -> i64:
    """SY-14.5, SY-14.6, SY-14.8: apart from the price, may this seat take that employee?"""
    if g.stacks[employee] == 0:
        return NONE_LEFT
    staff = g.staff[seat]
    if has(staff, employee):
        return OWNED_ALREADY
    if g.kit.needs[employee] & ~staff:
        return NEEDS_LEVEL_ONE
    return LEGAL


def extra_spaces(g: Shipyard, place: i64) -> i64:
    """SY-14.1: how many spaces beyond the free one the marker must go to end at that place."""
    return (place // PER_SPACE - g.hire_marker - 1 + 2 * OVAL_SPACES) % OVAL_SPACES


def hire_cost(g: Shipyard, seat: i64, place: i64, free: i64) -> i64:
    """SY-14.1, SY-14.2, SY-14.4: movement and surcharge. Each employee lies at one place, so it fixes the movement."""
    return steps_cost(g, extra_spaces(g, place), free) + g.kit.surcharge[g.oval[place]]


class Hire(GameAction):
    """Needs an employee who may be taken and paid for (SY-14.7)."""

    missing: i64 = NO_EMPLOYEE

    def least(self, g: Shipyard, seat: i64) -> i64:
        least = IMPOSSIBLE
        free = free_spaces(g, seat)
        for place in range(EMPLOYEE_COUNT):
            if permitted_rule(g, seat, g.oval[place]) == LEGAL:
                cost = hire_cost(g, seat, place, free)
                if cost < least:
                    least = cost
        return least

    def start(self, g: Shipyard, seat: i64) -> None:
        queue_pick_employee(g, only(seat))


class PickEmployee(Step[Shipyard]):
    """Take one employee; the marker goes to the space where that card lies."""

    rules: Rules = ("SY-14.1", "SY-14.2", "SY-14.3", "SY-14.4", "SY-14.5", "SY-14.6", "SY-14.8", "SY-14.9", "SY-30.11")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        free = free_spaces(g, seat)
        for place in range(EMPLOYEE_COUNT):
            employee = g.oval[place]
            rule = permitted_rule(g, seat, employee)
            cost = hire_cost(g, seat, place, free)
            if rule == LEGAL:
                offer_at_price(g, seat, HIRE_ONE + employee, cost, EMPLOYEE_TOO_DEAR, o)
            else:
                o.refuse(HIRE_ONE + employee, rule)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        employee = hire_one_employee(action)
        place = place_of(g, employee)
        cost = hire_cost(g, seat, place, free_spaces(g, seat))
        g.guilders[seat] -= cost
        g.hire_marker = place // PER_SPACE
        g.stacks[employee] -= 1
        g.staff[seat] |= only(employee)
        tell_hired(g, seat, employee, cost)

    def context(self, g: Shipyard, seat: i64) -> HireQuestion:
        """The price of everybody who may be taken."""
        free = free_spaces(g, seat)
        costs: dict[str, int] = {}
        for place in range(int(EMPLOYEE_COUNT)):
            if permitted_rule(g, seat, g.oval[place]) == LEGAL:
                costs[EMPLOYEES[g.oval[place]]] = int(hire_cost(g, seat, place, free))
        return {"guilders": int(g.spendable(seat)), "costs": costs}


def place_of(g: Shipyard, employee: i64) -> i64:
    """Where on the track that kind of employee lies."""
    for place in range(EMPLOYEE_COUNT):
        if g.oval[place] == employee:
            return place
    return -1
