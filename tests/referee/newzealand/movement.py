"""NZ-5 and NZ-24: routes, forks and fees."""

from __future__ import annotations

from collections import Counter
from typing import Iterator

from referee.data import values
from referee.following import Steps, ask, ask_one_of
from referee.newzealand.table import HAZARDS, TRAIL, Player, Table
from referee.record import written

HAND = values("newzealand", "hand", value="pounds")
Route = tuple[str, ...]


def step_limit(t: Table, p: Player) -> int:
    """NZ-5.3."""
    return int(t.by_count["step_limit"]) + p.uncovered_of("step") + p.step_tile


def routes(t: Table, start: str, steps: int) -> Iterator[Route]:
    """NZ-5.2: every way forward that ends on a location; spaces without a tile cost no step."""
    for space in TRAIL[start]["to"]:
        left = steps - t.is_location(space)
        if t.is_location(space):
            yield (space,)
        if left and space != "wellington":  # NZ-5.4
            for rest in routes(t, space, left):
                yield (space, *rest)


def fee(t: Table, p: Player, space: str) -> tuple[str, int]:
    """NZ-5.6: whom a location asks for how much; NZ-5.8: nobody from whom the fee tile frees."""
    if p.fee_free:
        return "", 0
    if space in t.hazards:
        return "bank", HAND[HAZARDS[t.hazards[space]]["hand"]]
    if space in t.buildings and t.buildings[space][0] != p.seat:
        owner, number = t.buildings[space]
        return f"seat_{owner + 1}", sum(HAND[hand] for hand in t.tile(number)["hands"])
    return "", 0


def payments(t: Table, p: Player, route: Route) -> Counter[str]:
    """What everybody would get, the player paying in order as long as money lasts (NZ-5.7)."""
    money, paid = p.money, Counter[str]()
    for space in route:
        owner, asked = fee(t, p, space)
        paid[owner] += min(money, asked)
        money -= min(money, asked)
    return +paid


def moves(t: Table, p: Player, steps: int) -> set[str]:
    assert p.runholder is not None
    return {written("move", to=route[-1]) for route in routes(t, p.runholder, steps)}


def travel(t: Table, p: Player, to: str, steps: int) -> Steps:
    """NZ-5.10: at a fork the player picks the branch, unless all ways that are left are paid the same."""
    assert p.runholder is not None
    ways = [route for route in routes(t, p.runholder, steps) if route[-1] == to]
    while any(ways):
        branches = list(dict.fromkeys(way[0] for way in ways))
        branch = branches[0]
        if len(branches) > 1 and len({tuple(sorted(payments(t, p, way).items())) for way in ways}) > 1:
            may = {written("via", space=space) for space in branches}
            branch = (yield from ask_one_of(p.seat, "fork", may))["space"]
        ways = [way[1:] for way in ways if way[0] == branch]
        p.runholder = branch
        pay_fee(t, p, branch)
    t.events.saw("moved", seat=p.seat, to=to)


def pay_fee(t: Table, p: Player, space: str) -> None:
    """NZ-5.6, NZ-5.7: as much as there is; the rest is forgiven."""
    owner, asked = fee(t, p, space)
    paid = min(asked, p.money)
    if paid:
        p.money -= paid
        if owner.startswith("seat_") and not t.solo:
            t.players[int(owner.removeprefix("seat_")) - 1].money += paid
        # Sarah has no money: what is due to her goes to the bank.
        t.events.saw("fee", seat=p.seat, owner="bank" if t.solo else owner, amount=paid)
    if asked > paid:
        t.events.saw("forgiven", seat=p.seat, amount=asked - paid)


def move_forward(t: Table, p: Player, steps: int) -> Steps:
    """NZ-24: the step limit plays no part; then phase B is done again at the new location."""
    answer = yield from ask(p.seat, "move_on", lambda: moves(t, p, steps) | {"decline"})
    if answer.kind == "move":
        yield from travel(t, p, answer["to"], steps)
        t.arrived_again = True
