"""SY-28: what each government contract is worth for a fleet and a staff. The numbers are in contracts.toml."""

from __future__ import annotations

from typing import Callable, Final

from quayside.games.shipyard.components import ContractData
from quayside.games.shipyard.fleet import Ship, ships_of
from quayside.games.shipyard.nouns import COLOURS, CONTRACTS, EMPLOYEE_COUNT, IN_HAND, SAFETY
from quayside.games.shipyard.state import Shipyard

# SY-28.11: the elements of variety besides officers.
_ELEMENTS: Final = ("propeller", "smokestack", "sail", "crane", "cannon", "businessman", "soldier")


class Holdings:
    """What contracts look at: a player's scored ships, employees and used canals."""

    def __init__(self, g: Shipyard, seat: int) -> None:
        self.ships = ships_of(g, seat)
        self.used_canals = int(g.used[seat])
        staff = int(g.staff[seat])
        own = [employee for employee in range(int(EMPLOYEE_COUNT)) if staff >> employee & 1]
        self.employees = len(own)
        colours = [COLOURS[g.kit.colour[employee]] for employee in own]
        self.plain_employees = sum(colour in ("blue", "yellow", "orange") for colour in colours)
        # SY-28.24: the colours, with traders of the second level as a kind of their own
        self.kinds = len({(COLOURS[g.kit.colour[employee]], g.kit.level[employee] == 2) for employee in own})

    def count(self, piece: str) -> int:
        """Pieces of a type in the fleet."""
        return sum(ship.pieces[piece] for ship in self.ships)

    def officers(self) -> int:
        """SY-28.7: captains beyond one per ship."""
        return self.count("captain") - len(self.ships)

    def items(self, item: str) -> int:
        """Safety items in the fleet."""
        return sum(ship.safety[item] for ship in self.ships)

    def ships_with(self, *pieces: str) -> int:
        """Ships that carry at least one of each."""
        return sum(all(ship.pieces[piece] for piece in pieces) for ship in self.ships)

    def ships_of_length(self, low: int, high: int) -> int:
        return sum(low <= len(ship.cards) <= high for ship in self.ships)

    def pairs(self, one: str, other: str) -> int:
        """Pairs of different pieces, ship by ship."""
        return sum(min(ship.pieces[one], ship.pieces[other]) for ship in self.ships)

    def twins(self, piece: str) -> int:
        """Pairs of the same piece, ship by ship."""
        return sum(ship.pieces[piece] // 2 for ship in self.ships)


def _is_safe(ship: Ship) -> bool:
    return all(ship.safety[item] for item in SAFETY)


def _variety(h: Holdings) -> int:
    """SY-28.11: plain captains do not count."""
    return sum(h.count(piece) > 0 for piece in _ELEMENTS) + (h.officers() > 0)


def _employees(h: Holdings, c: ContractData) -> int:
    """SY-28.22: the first few at one price, the others at another."""
    first = min(h.employees, c.limit)
    return first * c.points + (h.employees - first) * c.points_above


_SCORERS: Final[list[Callable[[Holdings, ContractData], int]]] = [
    lambda h, c: c.points * h.pairs("businessman", "crane"),  # SY-28.1
    lambda h, c: c.points * h.pairs("soldier", "cannon"),  # SY-28.2
    lambda h, c: c.points * h.twins("sail"),  # SY-28.3
    lambda h, c: c.points * h.twins("smokestack"),  # SY-28.4
    lambda h, c: c.points * max(0, h.count("businessman") - 1),  # SY-28.5
    lambda h, c: c.points * max(0, h.count("soldier") - 1),  # SY-28.6
    lambda h, c: c.points * h.officers(),  # SY-28.7
    lambda h, c: c.points * h.count("propeller"),  # SY-28.8
    lambda h, c: c.points * h.ships_with("sail", "smokestack", "propeller"),  # SY-28.9
    lambda h, c: c.points * h.ships_with("businessman", "soldier", "crane", "cannon"),  # SY-28.10
    lambda h, c: c.table(_variety(h)),  # SY-28.11
    lambda h, c: c.points * h.used_canals,  # SY-28.12
    lambda h, c: c.table(h.items("lifebuoy")),  # SY-28.13
    lambda h, c: c.table(h.items("lantern")),  # SY-28.14
    lambda h, c: c.table(h.items("lifeboat")),  # SY-28.15
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
