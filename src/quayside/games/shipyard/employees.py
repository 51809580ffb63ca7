"""SY-30: what employees do. Effects add up over several employees (SY-30.1); the data says how far each goes."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.nouns import EMPLOYEE_COUNT, SAIL
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.packed import i64
from quayside.kernel.sets import has

# Codes of the professions, in the order of nouns.PROFESSIONS.
ENGINEER: Final[i64] = 0
RECRUITER: Final[i64] = 1
TRADER: Final[i64] = 2
BUILDER: Final[i64] = 3
HELMSMAN: Final[i64] = 4
RIGGER: Final[i64] = 5
ACCOUNTANT: Final[i64] = 6
FOREMAN: Final[i64] = 7


def staff_of(g: Shipyard, seat: i64, profession: i64) -> i64:
    """Whom a seat has of that profession, as a set."""
    return g.staff[seat] & g.kit.of_profession[profession]


def _sum_of(g: Shipyard, seat: i64, profession: i64) -> i64:
    total: i64 = 0
    staff = staff_of(g, seat, profession)
    if staff == 0:
        return 0
    for employee in range(EMPLOYEE_COUNT):
        if has(staff, employee):
            total += g.kit.amount[employee]
    return total


def free_sectors(g: Shipyard, seat: i64) -> i64:
    """SY-12.4, SY-30.9: extra sectors that the accountant makes free."""
    return _sum_of(g, seat, ACCOUNTANT)


def free_spaces(g: Shipyard, seat: i64) -> i64:
    """SY-14.2, SY-30.10: extra spaces of the employee track that the foreman makes free."""
    return _sum_of(g, seat, FOREMAN)


def steps_cost(g: Shipyard, extra: i64, free: i64) -> i64:
    """Guilders for further steps of a marker."""
    if extra <= free:
        return 0
    return (extra - free) * g.kit.step_cost


def extra_pieces(g: Shipyard, seat: i64, profession: i64, piece: i64) -> i64:
    """SY-30.3, SY-30.4: pieces of a type that engineers or recruiters add."""
    count: i64 = 0
    staff = staff_of(g, seat, profession)
    if staff == 0:
        return 0
    for employee in range(EMPLOYEE_COUNT):
        if has(staff, employee) and g.kit.piece[employee] == piece:
            count += 1
    return count


def trader_bonus(g: Shipyard, seat: i64, commodity: i64) -> i64:
    """SY-15.5, SY-30.5: extra guilders for each unit sold."""
    count: i64 = 0
    staff = staff_of(g, seat, TRADER)
    if staff == 0:
        return 0
    for employee in range(EMPLOYEE_COUNT):
        if has(staff, employee) and g.kit.commodity[employee] == commodity:
            count += 1
    return count


def take_allowances(g: Shipyard, seat: i64) -> None:
    """SY-17.6, SY-30.6: what builders let a ship carry beyond its cards; the last entry is for crew of any type."""
    for piece in range(len(g.allowance)):
        g.allowance[piece] = 0
    builders = staff_of(g, seat, BUILDER)
    for employee in range(EMPLOYEE_COUNT):
        if has(builders, employee):
            g.allowance[g.kit.piece[employee]] += g.kit.amount[employee]


def most_extra_speed(g: Shipyard, seat: i64) -> i64:
    """SY-18.3, SY-18.4, SY-30.7, SY-30.8: what helmsman and rigger may add to the ship that is loaded."""
    extra = _sum_of(g, seat, HELMSMAN)
    sails_each = _sum_of(g, seat, RIGGER)
    if sails_each > 0:
        extra += g.aboard[SAIL] // sails_each
    return extra
