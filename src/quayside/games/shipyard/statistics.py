"""Figures of a finished game that a designer wants to see, one mapping per seat (for `quayside simulate`)."""

from __future__ import annotations

from quayside.games.shipyard.contracts import contracts_held
from quayside.games.shipyard.fleet import ships_of
from quayside.games.shipyard.nouns import CONTRACTS, EMPLOYEES
from quayside.games.shipyard.scoring import final_result
from quayside.games.shipyard.state import Shipyard


def statistics(g: Shipyard) -> list[dict[str, int]]:
    """Counts, points of the contracts kept, and the final score of those who keep a contract or employ somebody."""
    scores = final_result(g).scores
    found: list[dict[str, int]] = []
    for seat in range(int(g.seats)):
        ships = ships_of(g, seat)
        row = {
            "ships": len(ships),
            "failed ships": int(g.failed[seat]),
            "turns": int(g.turn + 1) // int(g.seats),
            "used canals": int(g.used[seat]),
            "employees": sum(g.holds(seat, employee) for employee in range(len(EMPLOYEES))),
            "guilders left": int(g.guilders[seat]),
        }
        for number, ship in enumerate(ships, 1):
            row[f"cards of ship {number}"] = len(ship.cards)
            row[f"points of ship {number}"] = ship.total()
        for at, points in contracts_held(g, seat):
            row[f"points of {CONTRACTS[at]}"] = points
            row[f"score with {CONTRACTS[at]}"] = scores[seat]
        for at, employee in enumerate(EMPLOYEES):
            if g.holds(seat, at):
                row[f"score with {employee}"] = scores[seat]
        found.append(row)
    return found
