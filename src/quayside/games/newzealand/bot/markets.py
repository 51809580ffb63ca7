"""The greedy player buys: workers, tiles, sheep, buildings; and clears hazards."""

from __future__ import annotations

from quayside.games.newzealand.bot.table import NewZealandTable
from quayside.games.newzealand.bot.valuations import WORKER_WORTH, numbers, sheep_value
from quayside.games.newzealand.bot.values import tile_value, worker_value
from quayside.games.newzealand.nouns import HAZARDS


def hire(t: NewZealandTable) -> dict[int, float]:
    worth = {action: 0.0 for action in t.of("decline")}
    for action in t.of("hire"):
        values = t.values(action)
        modifier = t.situation.context["modifier"]
        worth[action] = worker_value(t, values["worker"], values["row"], modifier)
    return worth


def invest(t: NewZealandTable) -> dict[int, float]:
    worth = {action: 0.0 for action in t.of("decline")}
    for kind in ("invest", "invest_with"):
        for action in t.of(kind):
            values = t.values(action)
            modifier = t.situation.context["modifier"]
            worth[action] = tile_value(t, values["row"], values["column"], modifier)
    return worth


def joker(t: NewZealandTable) -> dict[int, float]:
    def value(row: str) -> float:
        return WORKER_WORTH[row] + (4.0 if t.me["workers"][row] == 4 else 0.0)

    return {action: value(t.values(action)["row"]) for action in t.of("place_joker")}


def buy(t: NewZealandTable) -> dict[int, float]:
    worth = {action: 0.0 for action in t.of("done")}
    left = t.situation.context["shepherds"]
    worth.update({action: 0.05 for action in t.of("add_sheep")})
    for action in t.of("buy"):
        values = t.values(action)
        worth[action] = t.purchase(values["line"] - 1, values["card"]) - 0.25 * (left > 6)
    return worth


def more_sheep(t: NewZealandTable) -> dict[int, float]:
    worth = {action: 0.0 for action in t.of("done")}
    worth.update({action: sheep_value(t.values(action)["card"]) for action in t.of("take_sheep")})
    return worth


def build(t: NewZealandTable) -> dict[int, float]:
    worth = {action: 0.0 for action in t.of("decline")}
    price = t.situation.context["price"]
    for action in t.of("build"):
        values = t.values(action)
        worth[action] = t.building(values["tile"], values["space"], price)
    return worth


def hazard(t: NewZealandTable) -> dict[int, float]:
    worth = {action: 0.0 for action in t.of("decline")}
    for action in t.of("clear"):
        tile = t.view["trail"][t.values(action)["space"]]["hazard"]
        worth[action] = int(numbers().hazard_vp[HAZARDS.index(tile)]) + 1.0
    return worth
