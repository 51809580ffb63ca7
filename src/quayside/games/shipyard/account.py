"""SY-20, SY-28 and SY-29: what the points of a player are made of, ship by ship."""

from __future__ import annotations

from quayside.games.shipyard.contracts import contracts_held
from quayside.games.shipyard.fleet import ships_of
from quayside.games.shipyard.nouns import CONTRACTS, EMPLOYEES
from quayside.games.shipyard.scoring import colour_of, traders
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.account import Part


def account(g: Shipyard, seat: int) -> list[Part]:
    """The parts of a score sheet; they add up to its items."""
    found: list[Part] = []
    for number, ship in enumerate(ships_of(g, seat), 1):
        found += [
            Part(source, f"fleet:{number}", 1, points) for source, points in ship.points_by_source().items() if points
        ]
    for contract, points in contracts_held(g, seat):
        found.append(Part(colour_of(contract), f"contract:{CONTRACTS[contract]}", 1, points))
    for employee, points in traders(g, seat):
        if points:
            found.append(Part("traders", f"employee:{EMPLOYEES[employee]}", 1, points))
    return found
