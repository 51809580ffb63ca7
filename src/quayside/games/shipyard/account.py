"""SY-20, SY-28 and SY-29: what the points of a player are made of, ship by ship."""

from __future__ import annotations

from quayside.games.shipyard.contracts import contract_points
from quayside.games.shipyard.fleet import ships_of
from quayside.games.shipyard.nouns import CONTRACTS, EMPLOYEES, IN_HAND, PER_COLOUR
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.account import Part


def account(g: Shipyard, seat: int) -> list[Part]:
    """The parts of a score sheet; they add up to its items."""
    found: list[Part] = []
    for number, ship in enumerate(ships_of(g, seat), 1):
        found += [Part(source, f"fleet:{number}", 1, points) for source, points in ship.points.items() if points]
    for contract, name in enumerate(CONTRACTS):
        if g.contracts[contract] == IN_HAND + seat:
            item = "blue_contract" if contract < PER_COLOUR else "green_contract"
            found.append(Part(item, f"contract:{name}", 1, contract_points(g, seat, contract)))
    for employee, name in enumerate(EMPLOYEES):
        points = int(g.kit.employee_points[employee])
        if points and g.holds(seat, employee):
            found.append(Part("traders", f"employee:{name}", 1, points))
    return found
