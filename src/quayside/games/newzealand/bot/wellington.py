"""The greedy player in Wellington: income, deliveries and new tiles."""

from __future__ import annotations

from quayside.games.newzealand.bot.table import NewZealandTable
from quayside.games.newzealand.bot.valuations import WORTH
from quayside.games.newzealand.nouns import HAZARDS


def income(t: NewZealandTable) -> dict[int, float]:
    return {action: 1.0 for action in t.of("reveal_all")} | {action: 0.0 for action in t.of("done")}


def certificates(t: NewZealandTable) -> dict[int, float]:
    total = t.situation.context["total"]
    worth: dict[int, float] = {}
    for action in t.of("spend"):
        spent = t.values(action)["certificates"]
        kept = 0.0 if t.late() else 0.75
        worth[action] = t.best_post(total + spent) + WORTH["pound"] * spent - kept * spent
    return worth


def deliver(t: NewZealandTable) -> dict[int, float]:
    worth = {action: 0.0 for action in t.of("decline")}
    for action in t.of("deliver"):
        values = t.values(action)
        worth[action] = t.post_value(values["post"]) + t.disc_value(values["disc"])
    return worth


def deliver_from(t: NewZealandTable) -> dict[int, float]:
    return {action: t.post_value(t.values(action)["post"]) for action in t.of("deliver_from")}


def forecast(t: NewZealandTable) -> dict[int, float]:
    """A worker that helps, else whatever; hazards are not welcome."""
    worth: dict[int, float] = {}
    for action in t.of("forecast"):
        values = t.values(action)
        bag = "A" if values["bag"] == "bag_a" else "B"
        tile = t.view["forecast"][bag][0 if values["space"] == "left" else 1]
        worth[action] = -1.0 if tile in HAZARDS else 0.0
    return worth


def uncover(t: NewZealandTable) -> dict[int, float]:
    return {action: t.disc_value(t.values(action)["disc"]) for action in t.of("uncover")}
