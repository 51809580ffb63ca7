"""Making room in Shipyard for what is named, and refusing tables that cannot be."""

from __future__ import annotations

from quayside.games.shipyard.canals import across
from quayside.games.shipyard.nouns import (
    BLUES,
    CANALS,
    CONTRACTS,
    EMPLOYEES,
    GIVEN_UP,
    IN_HAND,
    SEATS,
    UNDEALT,
    WITH_SEAT,
)
from quayside.games.shipyard.scenario.layout import Layout
from quayside.scenarios.vocabulary import too_many
from quayside.scenarios.wrong import BadScenario, inside


def release(t: Layout) -> None:
    """Seats that name trains or contracts begin without those of the setup."""
    for seat in range(int(t.g.seats)):
        if t.names(seat, "trains"):
            for train in t.g.kit.starting_trains:
                if t.g.trains[train] == WITH_SEAT + seat:
                    t.g.trains[train] = 0
        if t.names(seat, "contracts"):
            for contract in _held(t, seat, range(len(CONTRACTS))):
                t.g.contracts[contract] = int(UNDEALT)


def fit(t: Layout) -> None:
    for seat in range(int(t.g.seats)):
        with inside(SEATS[seat]):
            _join_canals(t, seat)
    _share_employees(t)
    _share_contracts(t)


def _join_canals(t: Layout, seat: int) -> None:
    """SY-11.4: each card is joined to another one of the system, port to port."""
    g = t.g
    system = [canal for canal in range(len(CANALS)) if g.in_system(seat, canal)]
    reached = system[:1]
    for canal in reached:
        beside = [int(across(g, canal, space)) for space in range(0, 8, 2)]
        reached += [other for other in beside if other >= 0 and other not in reached]
    apart = [CANALS[canal] for canal in system if canal not in reached]
    if apart:
        joined = ", ".join(CANALS[canal] for canal in reached)
        raise BadScenario(
            f"{', '.join(apart)} is not joined to {joined} (SY-11.4): a port must meet a port; try other turns",
            ("canals",),
        )


def _share_employees(t: Layout) -> None:
    """SY-2.10: what the seats do not have lies on the track, unless that is named too."""
    g = t.g
    left = t.given.get("employees_left") or {}
    for employee, name in enumerate(EMPLOYEES):
        total = t.total[name]
        held = sum(bool(g.holds(seat, employee)) for seat in range(int(g.seats)))
        if name not in left and "others" not in left:
            g.stacks[employee] = max(0, total - held)
        if held + g.stacks[employee] > total:
            why = f"there are {total} cards of {name} with {int(g.seats)} players, not {held + int(g.stacks[employee])}"
            raise too_many(t.given, {name, "others"}, ("employees", "employees_left"), why)


def _share_contracts(t: Layout) -> None:
    """SY-2.2: three of each colour to a seat; who held one that is named elsewhere has another one instead."""
    g = t.g
    dealt = int(g.kit.contracts_dealt)
    for seat in range(int(g.seats)):
        for colour in (range(len(BLUES)), range(len(BLUES), len(CONTRACTS))):
            given_up = [each for each in colour if g.contracts[each] == GIVEN_UP + seat]
            if t.names(seat, "contracts"):
                found = len(_held(t, seat, colour)) + len(given_up)
                if found > dealt:
                    why = f"a seat has {dealt} contracts of a colour, those given up included (SY-2.2), not {found}"
                    raise BadScenario(why, (SEATS[seat], "contracts"))
                continue
            unnamed = [each for each in _held(t, seat, colour) if CONTRACTS[each] not in t.claimed]
            spare = [each for each in colour if g.contracts[each] == UNDEALT and CONTRACTS[each] not in t.claimed]
            wanted = max(0, dealt - len(given_up))
            for contract in unnamed[wanted:]:
                g.contracts[contract] = int(UNDEALT)
            for contract in spare[: max(0, wanted - len(unnamed))]:
                g.contracts[contract] = int(IN_HAND) + seat
            if len(given_up) > dealt:
                why = f"a seat has {dealt} contracts of a colour (SY-2.2), not {len(given_up)}"
                raise BadScenario(why, (SEATS[seat], "given_up"))


def _held(t: Layout, seat: int, contracts: range) -> list[int]:
    return [contract for contract in contracts if t.g.contracts[contract] == IN_HAND + seat]
