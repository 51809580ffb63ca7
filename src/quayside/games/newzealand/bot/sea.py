"""The greedy player at sea, in the shearing shed and with objectives."""

from __future__ import annotations

from quayside.games.newzealand.bot.table import NewZealandTable
from quayside.games.newzealand.bot.valuations import WORKER_WORTH, numbers
from quayside.games.newzealand.nouns import BREEDS, CARDS, FIRST_OBJECTIVE, HARBOURS, SLOTS


def ship(t: NewZealandTable) -> dict[int, float]:
    worth = {action: 0.0 for kind in ("done", "decline") for action in t.of(kind)}
    for action in t.of("upgrade"):
        worth[action] = t.harbour_value(t.values(action)["at"])
    for action in t.of("sail"):
        worth[action] = t.sea_value(t.values(action)["to"])
    return worth


def store(t: NewZealandTable) -> dict[int, float]:
    harbour = HARBOURS.index(t.situation.context["harbour"])
    order = {9: 5, 10: 5, 5: 4, 6: 4, 3: 3, 4: 3, 7: 2, 8: 2, 1: 1, 2: 1}
    worth: dict[int, float] = {}
    for action in t.of("store"):
        values = t.values(action)
        house = values["storehouse"]
        partner = house + 1 if house % 2 else house - 1
        begun = 10.0 if partner not in t.me["storehouses"] else 0.0
        cost = int(numbers().harbour_cost[harbour * int(SLOTS) + values["slot"] - 1])
        worth[action] = begun + order[house] - 2.0 * cost
    return worth


def master(t: NewZealandTable) -> dict[int, float]:
    worth = {action: 3.0 for action in t.of("decline")}
    value = t.master_value(t.situation.context["master"])
    for action in t.of("appoint"):
        row = t.values(action)["worker"]
        worth[action] = value - 0.3 * WORKER_WORTH[row] - (4.0 if t.me["workers"][row] == 5 else 0.0)
    return worth


def shear(t: NewZealandTable) -> dict[int, float]:
    worth = {action: 0.0 for action in t.of("done")}
    worth.update({action: 0.2 for action in t.of("shear")})
    worth.update({action: 0.1 for action in t.of("shear_draw")})
    worth.update(reveal_wool(t))
    return worth


def reveal_wool(t: NewZealandTable) -> dict[int, float]:
    worth = {action: 0.0 for action in t.of("done")}
    worth.update({action: 9.0 for action in t.of("reveal_all")})
    for action in t.of("reveal"):
        worth[action] = float(numbers().wool[BREEDS.index(t.values(action)["card"])])
    return worth


def objective(t: NewZealandTable) -> dict[int, float]:
    worth = {action: 0.5 for action in t.of("decline")} | {action: 1.0 for action in t.of("take_blind")}
    for action in t.of("take_objective"):
        card = t.values(action)["card"]
        at = CARDS.index(card) - int(FIRST_OBJECTIVE)
        worth[action] = numbers().objective_vp[at] * (1.0 if t.would_meet(card) else 0.4)
    return worth
