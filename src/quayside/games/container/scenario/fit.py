"""Making room in Container for what is named: everything else gives way, and what cannot be is refused.

How many of everything there are is the game's own census.
"""

from __future__ import annotations

from quayside.games.container.nouns import BROKERS, COLOURS, FACTORY, HARBOUR, SEATS, SHORTS
from quayside.games.container.scenario.layout import Layout
from quayside.scenarios.vocabulary import too_many
from quayside.scenarios.wrong import BadScenario


def fit(t: Layout) -> None:
    for seat in range(int(t.g.seats)):
        _fit_board(t, seat)
    for colour in range(len(COLOURS)):
        _share_machines(t, colour)
    _share_warehouses(t)
    for colour in range(len(COLOURS)):
        _fill_box(t, colour)


def _fit_board(t: Layout, seat: int) -> None:
    """Players have the machines and warehouses that their stores need, unless these are named too."""
    g = t.g
    while not t.names(seat, "machines") and g.room(seat, FACTORY) < 0:
        free = [colour for colour in range(5) if not g.machines[seat * 5 + colour]]
        stocked = [c for c in free if any(g.pieces(seat, FACTORY, c, price) for price in range(1, 5))]
        if not free:
            break
        g.machines[seat * 5 + (stocked or free)[0]] = 1
    while not t.names(seat, "warehouses") and g.room(seat, HARBOUR) < 0:
        g.warehouses[seat] += 1
    for store, thing, kept, spaces in (
        (FACTORY, "machines", g.machine_count(seat), len(g.kit.machine_cost)),
        (HARBOUR, "warehouses", g.warehouses[seat], len(g.kit.warehouse_cost)),
    ):
        named = (SEATS[seat], "factory" if store == FACTORY else "harbour")
        if g.room(seat, store) < 0:
            most = int(g.capacity(seat, store))
            raise BadScenario(f"{SEATS[seat]} has more containers there than its {thing} allow: {most}", named)
        if kept > spaces:
            raise BadScenario(f"{SEATS[seat]} needs {int(kept)} {thing}, but the board has {spaces} spaces", named)


def _share_machines(t: Layout, colour: int) -> None:
    """The supply has what the seats do not have; a seat that names no machines changes its own for another colour."""
    g, name = t.g, COLOURS[colour]
    total = t.total[f"{name} machines"]
    for seat in range(int(g.seats)):
        if g.machines[seat * 5 + colour] and not t.names(seat, "machines") and _claimed(t, colour) > total:
            _change_machine(t, seat, colour)
    if _claimed(t, colour) > total:
        why = f"there are {total} {name} machines with {int(g.seats)} players, not {_claimed(t, colour)}"
        raise too_many(t.given, {SHORTS[colour], name}, ("machines", "machine_supply"), why)
    if not _named(t, "machine_supply", colour):
        g.machine_supply[colour] = total - _claimed(t, colour)


def _change_machine(t: Layout, seat: int, colour: int) -> None:
    for other, name in enumerate(COLOURS):
        if not t.g.machines[seat * 5 + other] and _claimed(t, other) < t.total[f"{name} machines"]:
            t.g.machines[seat * 5 + colour] = 0
            t.g.machines[seat * 5 + other] = 1
            return


def _claimed(t: Layout, colour: int) -> int:
    """Machines that the seats have, and those that are named as the supply."""
    held = sum(int(t.g.machines[seat * 5 + colour]) for seat in range(int(t.g.seats)))
    return held + (int(t.g.machine_supply[colour]) if _named(t, "machine_supply", colour) else 0)


def _named(t: Layout, word: str, colour: int) -> bool:
    return not {SHORTS[colour], COLOURS[colour]}.isdisjoint(t.given.get(word) or {})


def _share_warehouses(t: Layout) -> None:
    g, total = t.g, t.total["warehouses"]
    held = sum(int(count) for count in g.warehouses)
    named = "warehouse_supply" in t.given
    found = held + (int(g.warehouse_supply) if named else 0)
    if found > total:
        at = ("warehouse_supply",) if named else ()
        raise BadScenario(f"there are {total} warehouses with {int(g.seats)} players, not {found}", at)
    if not named:
        g.warehouse_supply = total - held


def _fill_box(t: Layout, colour: int) -> None:
    """What is not on the table is in the box; if too much is on the table, what the setup laid out gives way."""
    g, name = t.g, COLOURS[colour]
    g.boxed[colour] = 0
    spare = t.total[name] - g.census()[name]
    for give in (_from_supply, _from_brokers, _from_factories):
        spare += give(t, colour, -spare) if spare < 0 else 0
    if spare < 0:
        why = f"there are only {t.total[name]} {name} containers, not {t.total[name] - spare}"
        raise too_many(t.given, {SHORTS[colour], name}, _CONTAINERS, why)
    g.boxed[colour] = spare


def _from_supply(t: Layout, colour: int, wanted: int) -> int:
    if _named(t, "supply", colour):
        return 0
    given = min(wanted, int(t.g.supply[colour]))
    t.g.supply[colour] -= given
    return given


def _from_brokers(t: Layout, colour: int, wanted: int) -> int:
    given = 0
    for broker, name in enumerate(BROKERS):
        if "containers" not in (t.given.get("brokers") or {}).get(name, {}):
            taken = min(wanted - given, int(t.g.broker_containers[broker * 5 + colour]))
            t.g.broker_containers[broker * 5 + colour] -= taken
            given += taken
    return given


def _from_factories(t: Layout, colour: int, wanted: int) -> int:
    """The one container that each seat starts with (CT-1.6)."""
    given = 0
    for seat in range(int(t.g.seats)):
        price = t.g.kit.starting_price
        if given < wanted and not t.names(seat, "factory") and t.g.pieces(seat, FACTORY, colour, price):
            t.g.take_piece(seat, FACTORY, colour, price)
            given += 1
    return given


_CONTAINERS = ("factory", "harbour", "hold", "island", "personal_port", "supply", "containers")
