"""How things stand in a Shipyard scenario, in the words of `given`: whatever can be given so can be expected so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quayside.games.shipyard.fleet import ships_of
from quayside.games.shipyard.game import ShipyardGame
from quayside.games.shipyard.nouns import (
    CONTRACTS,
    EXITS,
    GIVEN_UP,
    SEATS,
    SPACES,
    TRAINS,
)
from quayside.games.shipyard.scenario.layout import FIELDS
from quayside.games.shipyard.scenario.reading import cars_of, space_of
from quayside.games.shipyard.ship import Ship
from quayside.games.shipyard.view_types import EmployeeStack, LaidCanal, View
from quayside.kernel.state import State
from quayside.scenarios.compare import Matcher
from quayside.scenarios.reading import whole
from quayside.scenarios.wrong import shown


class Names(Matcher):
    """Some things by name, in any order."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def matches(self, expected: Any) -> bool:
        return isinstance(expected, list) and sorted(map(str, expected)) == sorted(self.names)

    def __str__(self) -> str:
        return f"[{', '.join(self.names)}]"


class Trains(Names):
    """Trains by id or by their cars, in any order."""

    def __init__(self, g: ShipyardGame, names: list[str]) -> None:
        super().__init__(names)
        self.cars = {name: sorted(cars_of(g, TRAINS.index(name))) for name in names}

    def matches(self, expected: Any) -> bool:
        left = list(self.names)
        for each in expected if isinstance(expected, list) else [None]:
            wanted = sorted(map(str, each)) if isinstance(each, list) else each
            same = [name for name in left if wanted in (name, self.cars[name])]
            if not same:
                return False
            left.remove(same[0])
        return not left


class Rows(Matcher):
    """A display from the bottom row up; empty rows on top need not be written."""

    def __init__(self, rows: list[str | None]) -> None:
        self.rows = rows

    def matches(self, expected: Any) -> bool:
        if isinstance(expected, dict):
            return all(self.rows[whole(row, 0, 4, "a row")] == name for row, name in expected.items())
        return isinstance(expected, list) and [*expected, *[None] * (5 - len(expected))] == self.rows

    def __str__(self) -> str:
        return shown(self.rows)


class Canals(Matcher):
    """All canals of a system, each with as much as is said of it, in any order."""

    def __init__(self, canals: list[LaidCanal]) -> None:
        self.canals = {canal["canal"]: canal for canal in canals}

    def matches(self, expected: Any) -> bool:
        if not isinstance(expected, list):
            return False
        wanted = [each if isinstance(each, dict) else {"canal": each} for each in expected]
        if sorted(str(each.get("canal")) for each in wanted) != sorted(self.canals):
            return False
        return all(self._is_there(each) for each in wanted)

    def _is_there(self, wanted: dict[str, Any]) -> bool:
        laid = self.canals[wanted["canal"]]
        facts = {**laid, "at": [laid["x"], laid["y"]]}
        return all(facts.get(name) == value for name, value in wanted.items())

    def __str__(self) -> str:
        laid = [f"{name} at [{c['x']}, {c['y']}] turns {c['turns']}" for name, c in self.canals.items()]
        return f"[{'; '.join(laid)}]"


class Figure(Matcher):
    """Where the ship figure is; spaces by name or letters, a stern in its own port also as `out`."""

    def __init__(self, canal: str, space: int, stern: int) -> None:
        self.canal = canal
        self.space = space
        self.stern = stern

    def matches(self, expected: Any) -> bool:
        if not isinstance(expected, dict):
            return False
        facts: list[bool] = []
        for name, value in expected.items():
            if name == "canal":
                facts.append(value == self.canal)
            elif name == "space":
                facts.append(space_of(value) == self.space)
            elif name == "stern":
                own_port = value == "out" or space_of(value) == self.space
                facts.append(EXITS[self.stern] == "out" if own_port else space_of(value) == self.stern)
            else:
                facts.append(False)
        return all(facts)

    def __str__(self) -> str:
        return f"{{canal: {self.canal}, space: {SPACES[self.space]}, stern: {EXITS[self.stern]}}}"


class NumberLikeWord(Matcher):
    """A word that may look like a number."""

    def __init__(self, word: str) -> None:
        self.word = word

    def matches(self, expected: Any) -> bool:
        return str(expected) == self.word

    def __str__(self) -> str:
        return self.word


def report(state: State) -> dict[str, object]:
    """The table as everybody sees it, and each seat as it sees itself."""
    assert isinstance(state, ShipyardGame)
    g = state
    seen = g.view(None)
    displays: Mapping[str, Any] = seen["displays"]
    told: dict[str, object] = {SEATS[seat]: _seat_report(g, seat) for seat in range(int(g.seats))}
    told.update(
        **FIELDS.table_report(g),
        track={entry["card"]: entry["position"] for entry in seen["track"]},
        lead=next(entry["card"] for entry in seen["track"]),
        occupied={entry["card"]: SEATS[entry["seat"]] for entry in seen["track"] if entry["seat"] is not None},
        two_figures=Names([entry["card"] for entry in seen["track"] if entry["figures"] == 2]),
        markers={**seen["markers"], "countdown": NumberLikeWord(seen["markers"]["countdown"])},
        displays={name: Rows([each and each["id"] for each in rows]) for name, rows in displays.items()},
        decks=seen["decks"],
        lost_cards=seen["lost_cards"],
        used_trains=Trains(g, [train["id"] for train in seen["used_trains"]]),
        discarded_canals=Names(seen["discarded_canals"]),
        employee_track={number: Names([each["employee"] for each in space]) for number, space in _spaces(seen)},
        employees_left={each["employee"]: each["left"] for _number, space in _spaces(seen) for each in space},
        ship=seen["ship"],
    )
    return told


def _spaces(seen: View) -> list[tuple[int, list[EmployeeStack]]]:
    return list(enumerate(seen["employees"], 1))


def _seat_report(g: ShipyardGame, seat: int) -> dict[str, object]:
    own = g.view(seat)["players"][seat]
    space, stern = int(g.figure_space(seat)), int(g.figure_stern(seat))
    ship = own["figure"]
    return {
        **FIELDS.seat_report(g, seat),
        **{name: own[name] for name in ("tally", "yard", "player")},
        "employees": Names(own["employees"]),
        "canals": Canals(own["canals"]),
        "figure": Figure(ship["canal"], space, stern) if ship else None,
        "used_pile": Names(own["used_pile"]),
        "trains": Trains(g, [train["id"] for train in own["trains"]]),
        "cards": [card and card["id"] for card in own["yard_cards"]],
        "fleet": [_ship(ship) for ship in ships_of(g, seat)],
        "ships": len(own["fleet"]),
        "contracts": Names(list(own["contracts_held"])),
        "contract_points": own["contracts_held"],
        "given_up": Names([name for at, name in enumerate(CONTRACTS) if g.contracts[at] == GIVEN_UP + seat]),
        "traders": own["trader_points"],
    }


def _ship(ship: Ship) -> dict[str, object]:
    points = {**ship.points_by_source(), "total": ship.total()}
    return {"cards": len(ship.cards), **ship.pieces_by_name(), **ship.safety_by_name(), "points": points}
