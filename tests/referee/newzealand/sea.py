"""NZ-17 to NZ-19: the ship, harbours and harbour masters."""

from __future__ import annotations

from functools import cache

from referee.data import tables
from referee.following import Steps, ask, ask_one_of
from referee.newzealand.discs import fits, uncover
from referee.newzealand.gains import pay, take_card_of
from referee.newzealand.table import DISCS, HARBOURS, MASTERS, PAIRS, Player, Table
from referee.record import written

HARBOUR_AT = {row["at"]: harbour for harbour, row in HARBOURS.items()}
START = next(row["id"] for row in tables("newzealand")["water"] if row["start"])


@cache
def distances(start: str) -> dict[str, int]:
    """NZ-17.2: each step to a neighbouring sea space costs 1; lanes go both ways."""
    lanes = [(row["id"], to) for row in tables("newzealand")["water"] for to in row["to"]]
    found = {start: 0}
    queue = [start]
    for here in queue:
        for one, other in lanes:
            for there in ([other] if one == here else []) + ([one] if other == here else []):
                if there not in found:
                    found[there] = found[here] + 1
                    queue.append(there)
    return found


# -- NZ-18: what can be upgraded --------------------------------------------------------------------------------------


def free_slots(t: Table, p: Player, harbour: str) -> list[int]:
    """NZ-18.3, NZ-R12: storehouse spaces that nobody has taken and whose cost can be paid."""
    costs = HARBOURS[harbour]["costs"]
    taken = [other.harbours[harbour] for other in t.players if harbour in other.harbours]
    return [slot for slot, cost in enumerate(costs, 1) if slot not in taken and cost <= p.money]


def disc_choices(p: Player, harbour: str) -> set[str]:
    """NZ-18.5: discs that fit, with harbour and removal cost payable."""
    row = HARBOURS[harbour]
    return {
        written("uncover", disc=disc)
        for disc in p.discs
        if fits(p, disc, row["corner"]) and row["costs"][0] + DISCS[disc]["cost"] <= p.money
    }


def can_upgrade(t: Table, p: Player, harbour: str) -> bool:
    """NZ-18.1, NZ-18.2."""
    if harbour in p.harbours:
        return False
    if HARBOURS[harbour]["kind"] == "medium":
        return bool(disc_choices(p, harbour))
    return bool(p.storehouses) and bool(free_slots(t, p, harbour))


# -- NZ-17: the ship --------------------------------------------------------------------------------------------------


def ship_choices(t: Table, p: Player, points: int) -> set[str]:
    """NZ-17.5: every space in reach; an upgrade needs one point more."""
    may: set[str] = set()
    for space, distance in distances(p.ship).items():
        if 0 < distance <= points:
            may.add(written("sail", to=space))
        if distance < points and space in HARBOUR_AT and can_upgrade(t, p, HARBOUR_AT[space]):
            may.add(written("upgrade", at=space))
    return may


def move_ship(t: Table, p: Player, points: int) -> Steps:
    answer = yield from ask(p.seat, "ship", lambda: ship_choices(t, p, points) | {"done"})
    if answer.kind == "done":
        return
    to = answer["to"] if answer.kind == "sail" else answer["at"]
    if to != p.ship:
        p.ship = to
        t.events.saw("sailed", seat=p.seat, to=to)
    if answer.kind == "upgrade":
        yield from upgrade(t, p, HARBOUR_AT[to])


def remote_choices(t: Table, p: Player, reach: int) -> set[str]:
    """NZ-18.10: a small or large harbour; the placing itself uses 1."""
    return {
        written("upgrade", at=space)
        for space, distance in distances(p.ship).items()
        if distance < reach and space in HARBOUR_AT
        if HARBOURS[HARBOUR_AT[space]]["kind"] != "medium" and can_upgrade(t, p, HARBOUR_AT[space])
    }


def remote_storehouse(t: Table, p: Player, reach: int) -> Steps:
    answer = yield from ask(p.seat, "remote", lambda: remote_choices(t, p, reach) | {"decline"})
    if answer.kind == "upgrade":
        yield from upgrade(t, p, HARBOUR_AT[answer["at"]])


def upgrade(t: Table, p: Player, harbour: str) -> Steps:
    if HARBOURS[harbour]["kind"] == "medium":
        yield from upgrade_medium(t, p, harbour)
    else:
        yield from upgrade_with_storehouse(t, p, harbour)


def upgrade_with_storehouse(t: Table, p: Player, harbour: str) -> Steps:
    """NZ-18.3, NZ-18.6, NZ-R28: cost, storehouse, card, pair bonus, ship to the start."""
    row = HARBOURS[harbour]

    def stores() -> set[str]:
        slots = free_slots(t, p, harbour)[: None if row["kind"] == "small" else 1]
        return {written("store", slot=slot, storehouse=each) for slot in slots for each in p.storehouses}

    answer = yield from ask(p.seat, "storehouse", stores)
    cost = row["costs"][answer["slot"] - 1]
    pay(t, p, cost)
    p.harbours[harbour] = answer["slot"]
    p.storehouses.remove(answer["storehouse"])
    t.events.saw("upgraded", seat=p.seat, harbour=harbour, cost=cost)
    take_card_of(t, p, row["card"])
    pair = next(pair for pair in PAIRS if answer["storehouse"] in pair["storehouses"])
    if p.pair_done(pair):
        yield from t.nested(p, pair["now"])
    if row.get("last") and p.ship != START:
        p.ship = START
        t.events.saw("sailed", seat=p.seat, to=START)


def upgrade_medium(t: Table, p: Player, harbour: str) -> Steps:
    """NZ-18.5: cost, disc, card; then the harbour master (NZ-19)."""
    row = HARBOURS[harbour]
    answer = yield from ask(p.seat, "medium_disc", lambda: disc_choices(p, harbour))
    pay(t, p, row["costs"][0])
    uncover(t, p, answer["disc"])
    p.harbours[harbour] = 1
    t.events.saw("upgraded", seat=p.seat, harbour=harbour, cost=row["costs"][0])
    take_card_of(t, p, row["card"])
    yield from appoint(t, p, harbour)


def appoint(t: Table, p: Player, harbour: str) -> Steps:
    """NZ-19.1: the right-most worker tile of a row for the harbour master; printed workers do not qualify."""
    master = t.masters[harbour]
    rows = [row for row, workers in p.rows.items() if len(workers) > 1]
    if master is None:
        return
    may = {written("appoint", worker=row) for row in rows}
    answer = yield from ask_one_of(p.seat, "master", may | {"decline"})
    if answer.kind == "decline":
        return
    if p.rows[answer["worker"]].pop() == "worker":
        t.appointed_tiles.append(answer["worker"])
    t.masters[harbour] = None
    p.masters.append(master)
    t.events.saw("appointed", seat=p.seat, worker=answer["worker"], master=master)
    yield from t.nested(p, [MASTERS[master]["now"]])
