"""SY-28: what each government contract is worth for a fleet and a staff. The numbers are in contracts.toml."""

from __future__ import annotations

from typing import Callable, Final

from quayside.games.shipyard.components import ContractData
from quayside.games.shipyard.fleet import ships_of
from quayside.games.shipyard.nouns import (
    BUSINESSMAN,
    CANNON,
    CAPTAIN,
    COLOURS,
    CONTRACTS,
    CRANE,
    EMPLOYEE_COUNT,
    IN_HAND,
    LANTERN,
    LIFEBOAT,
    LIFEBUOY,
    PROPELLER,
    SAIL,
    SMOKESTACK,
    SOLDIER,
)
from quayside.games.shipyard.ship import Ship
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.packed import i64
from quayside.kernel.sets import has

# SY-28.11: the elements of variety besides officers.
_ELEMENTS: Final[tuple[i64, ...]] = (PROPELLER, SMOKESTACK, SAIL, CRANE, CANNON, BUSINESSMAN, SOLDIER)


class Holdings:
    """What contracts look at: a player's scored ships, employees and used canals."""

    def __init__(self, g: Shipyard, seat: int) -> None:
        self.ships = ships_of(g, seat)
        self.used_canals = int(g.used[seat])
        staff = int(g.staff[seat])
        own = [employee for employee in range(int(EMPLOYEE_COUNT)) if has(staff, employee)]
        self.employees = len(own)
        colours = [COLOURS[g.kit.colour[employee]] for employee in own]
        self.plain_employees = sum(colour in ("blue", "yellow", "orange") for colour in colours)
        # SY-28.24: the colours, with traders of the second level as a kind of their own
        self.kinds = len({(COLOURS[g.kit.colour[employee]], g.kit.level[employee] == 2) for employee in own})

    def count(self, piece: i64) -> int:
        """Pieces of a type in the fleet."""
        return sum(int(ship.pieces[piece]) for ship in self.ships)

    def officers(self) -> int:
        """SY-28.7: captains beyond one per ship."""
        return self.count(CAPTAIN) - len(self.ships)

    def items(self, item: i64) -> int:
        """Safety items in the fleet."""
        return sum(int(ship.safety[item - LIFEBUOY]) for ship in self.ships)

    def ships_with(self, *pieces: i64) -> int:
        """Ships that carry at least one of each."""
        return sum(all(ship.pieces[piece] > 0 for piece in pieces) for ship in self.ships)

    def ships_of_length(self, low: int, high: int) -> int:
        return sum(low <= len(ship.cards) <= high for ship in self.ships)

    def pairs(self, one: i64, other: i64) -> int:
        """Pairs of different pieces, ship by ship."""
        return sum(min(int(ship.pieces[one]), int(ship.pieces[other])) for ship in self.ships)

    def twins(self, piece: i64) -> int:
        """Pairs of the same piece, ship by ship."""
        return sum(int(ship.pieces[piece]) // 2 for ship in self.ships)


def _is_safe(ship: Ship) -> bool:
    return all(count > 0 for count in ship.safety)


def _variety(h: Holdings) -> int:
    """SY-28.11: plain captains do not count."""
    return sum(h.count(piece) > 0 for piece in _ELEMENTS) + (h.officers() > 0)


def _employees(h: Holdings, c: ContractData) -> int:
    """SY-28.22: the first few at one price, the others at another."""
    first = min(h.employees, c.limit)
    return first * c.points + (h.employees - first) * c.points_above


_SCORERS: Final[list[Callable[[Holdings, ContractData], int]]] = [
    lambda h, c: c.points * h.pairs(BUSINESSMAN, CRANE),  # SY-28.1
    lambda h, c: c.points * h.pairs(SOLDIER, CANNON),  # SY-28.2
    lambda h, c: c.points * h.twins(SAIL),  # SY-28.3
    lambda h, c: c.points * h.twins(SMOKESTACK),  # SY-28.4
    lambda h, c: c.points * max(0, h.count(BUSINESSMAN) - 1),  # SY-28.5
    lambda h, c: c.points * max(0, h.count(SOLDIER) - 1),  # SY-28.6
    lambda h, c: c.points * h.officers(),  # SY-28.7
    lambda h, c: c.points * h.count(PROPELLER),  # SY-28.8
    lambda h, c: c.points * h.ships_with(SAIL, SMOKESTACK, PROPELLER),  # SY-28.9
    lambda h, c: c.points * h.ships_with(BUSINESSMAN, SOLDIER, CRANE, CANNON),  # SY-28.10
    lambda h, c: c.table(_variety(h)),  # SY-28.11
    lambda h, c: c.points * h.used_canals,  # SY-28.12
    lambda h, c: c.table(h.items(LIFEBUOY)),  # SY-28.13
    lambda h, c: c.table(h.items(LANTERN)),  # SY-28.14
    lambda h, c: c.table(h.items(LIFEBOAT)),  # SY-28.15
    lambda h, c: c.table(len(h.ships)),  # SY-28.16
    lambda h, c: c.table(h.ships_of_length(5, 5)),  # SY-28.17
    lambda h, c: c.table(h.ships_of_length(6, 6)),  # SY-28.18
    lambda h, c: c.table(h.ships_of_length(7, 9)),  # SY-28.19
    lambda h, c: c.points * sum(_is_safe(ship) for ship in h.ships),  # SY-28.20
    lambda h, c: c.table(sum(len(ship.cards) for ship in h.ships)),  # SY-28.21
    _employees,  # SY-28.22
    lambda h, c: c.points * h.plain_employees,  # SY-28.23
    lambda h, c: c.table(h.kinds),  # SY-28.24
]
assert len(_SCORERS) == len(CONTRACTS)


def contract_points(g: Shipyard, seat: int, contract: int) -> int:
    """What a contract would score for a seat now."""
    return _SCORERS[contract](Holdings(g, seat), g.kit.contracts[contract])


def contracts_held(g: Shipyard, seat: int) -> list[tuple[int, int]]:
    """SY-28.0: the contracts of a seat, with what each would score now."""
    mine = int(IN_HAND) + seat
    held = [contract for contract in range(len(CONTRACTS)) if g.contracts[contract] == mine]
    if not held:
        return []
    holdings = Holdings(g, seat)
    return [(contract, _SCORERS[contract](holdings, g.kit.contracts[contract])) for contract in held]
