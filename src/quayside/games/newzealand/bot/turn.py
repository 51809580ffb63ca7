"""The greedy player's turn in New Zealand: movement, auxiliary actions, offers, cards to discard."""

from __future__ import annotations

from quayside.games.newzealand.bot.table import NewZealandTable
from quayside.games.newzealand.bot.valuations import WORTH
from quayside.games.newzealand.bot.values import keep_value, place_value


def move(t: NewZealandTable) -> dict[int, float]:
    worth = {action: 0.0 for action in t.of("decline")}
    reach = t.situation.context.get("reach", {})
    for action in t.of("move"):
        to = t.values(action)["to"]
        worth[action] = place_value(t, to) - WORTH["pound"] * (reach[to][1] if to in reach else 0)
    return worth


def via(t: NewZealandTable) -> dict[int, float]:
    """The branch with the smallest fees on the whole way, as the question tells them."""
    fees = t.situation.context["fees"]
    return {action: -float(min(fees[t.values(action)["space"]])) for action in t.of("via")}


def auxiliary(t: NewZealandTable) -> dict[int, float]:
    worth = {action: 0.0 for action in t.of("decline")}
    for action in t.of("aux"):
        values = t.values(action)
        times = 2 if values["times"] == "double" else 1
        cycle = WORTH["cycle"] if t.duplicates() else 0.1
        each = {"money": WORTH["pound"], "cards": cycle, "certificate": 1.0, "ship": 0.6, "pathfinder": 0.7}
        worth[action] = each[values["action"]] * times
        if values["action"] == "certificate" and t.me["certificates"] + times > t.me["certificate_limit"]:
            worth[action] = -1.0
    return worth


def offer(t: NewZealandTable) -> dict[int, float]:
    worth = {action: 0.1 for action in t.of("decline")}
    worth.update({action: 2.0 - t.values(action)["half"] * 0.1 for action in t.of("accept")})
    worth.update({action: 1.2 - 0.3 * keep_value(t, t.values(action)["card"]) for action in t.of("accept_with")})
    return worth


def discard(t: NewZealandTable) -> dict[int, float]:
    worth = {action: -9.0 for action in t.of("done")}
    worth.update({action: -keep_value(t, t.values(action)["card"]) for action in t.of("discard")})
    return worth


def flip(t: NewZealandTable) -> dict[int, float]:
    return {action: 1.0 if t.values(action)["tile"] == "step_tile" else 0.0 for action in t.of("flip")}


def add_best(t: NewZealandTable) -> dict[int, float]:
    return {action: 1.0 for action in t.of("add_best")} | {action: 0.0 for action in t.of("done")}


def anything(t: NewZealandTable) -> dict[int, float]:
    return dict.fromkeys(t.situation.legal, 0.0)
