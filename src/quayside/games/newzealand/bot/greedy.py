"""A greedy player of New Zealand: it weighs each choice by itself and knows nothing but its view.

What decides games is how high one can deliver: post 0 costs eight points each time, posts from 9 up pay and score.
So the bot wants certificates, hands of different sheep and better breeds first, and points from tiles and harbours.
"""

from __future__ import annotations

from typing import Any, Callable

from quayside.bots.base import Bot, Budget, Situation
from quayside.games.newzealand.bot import markets, sea, turn, wellington
from quayside.games.newzealand.bot.table import NewZealandTable
from quayside.games.newzealand.bot.valuations import card_value, numbers
from quayside.games.newzealand.bot.values import effect_value, keep_value
from quayside.games.newzealand.nouns import CARDS, FIRST_OBJECTIVE, STACKS


class GreedyNewZealand(Bot):
    """Buys, hires, builds, sails and delivers upward, and reaches Wellington with a hand worth showing."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._answers: dict[str, Callable[[NewZealandTable], dict[int, float]]] = {
            "first_discard": turn.discard,
            "first_disc": wellington.uncover,
            "first_place": turn.move,
            "phase_a": turn.move,
            "fork": turn.via,
            "use_location": self._use,
            "auxiliary": turn.auxiliary,
            "offer": turn.offer,
            "income": wellington.income,
            "income_reveal": wellington.income,
            "certificates": wellington.certificates,
            "choose_delivery": wellington.deliver,
            "harbour_disc": wellington.deliver_from,
            "forecast_tile": wellington.forecast,
            "discard_drawn": turn.discard,
            "hiring": markets.hire,
            "investing": markets.invest,
            "joker_row": markets.joker,
            "buying": markets.buy,
            "more_sheep": markets.more_sheep,
            "building": markets.build,
            "ship": sea.ship,
            "remote": sea.ship,
            "storehouse": sea.store,
            "medium_disc": wellington.uncover,
            "master": sea.master,
            "shearing": sea.shear,
            "shear_reveal": sea.reveal_wool,
            "wool_delivery": wellington.deliver,
            "objective": sea.objective,
            "flip_tile": turn.flip,
            "move_on": turn.move,
            "hazard": markets.hazard,
            "top_order": turn.anything,
            "last_objectives": turn.add_best,
            "sarahs_hire": turn.anything,
        }

    def decide(self, view: dict[str, Any], decision: Situation, legal: list[int], budget: Budget) -> int:
        table = NewZealandTable(decision)
        worth = self._answers[decision.step](table)
        worth.update(self._free_plays(table))
        best = max(worth.values())
        top = [action for action, value in worth.items() if value == best]
        return top[self.rng.below(len(top))]

    # -- free plays ----------------------------------------------------------------------------------------------

    def _free_plays(self, t: NewZealandTable) -> dict[int, float]:
        """Cards are played as soon as they may be, objectives once they are met; gold buys the best card there is."""
        worth: dict[int, float] = {}
        for action in t.of("play"):
            values = t.values(action)
            if values["card"].startswith("O") or values["card"] in ("bonus_8", "bonus_9", "bonus_10"):
                if t.would_meet(values["card"]):
                    worth[action] = 60.0
            elif values["half"] == 1:
                worth[action] = 50.0
        for action in t.of("play_bare"):
            card = t.values(action)["card"]
            if CARDS.index(card) < FIRST_OBJECTIVE:
                worth[action] = 40.0
        for action in t.of("token_remove"):
            worth[action] = 30.0
        for action in t.of("buy_card"):
            card = t.view["bonus_stacks"][t.values(action)["stack"]]["card"]
            spare = t.me["gold"] - int(numbers().stack_gold[STACKS.index(t.values(action)["stack"])])
            if spare >= 0 and (t.me["gold"] >= 4 or t.late()):
                worth[action] = 20.0 + card_value(card)
        if t.situation.step == "phase_a" and t.duplicates() >= 2 and t.wellington_in_reach():
            for action in t.of("token_draw"):
                worth[action] = 15.0 + t.values(action)["cards"]
        return worth

    # -- the use of a location ------------------------------------------------------------------------------------

    def _use(self, t: NewZealandTable) -> dict[int, float]:
        worth = {action: 0.0 for action in t.of("end_turn")}
        space = t.situation.context["space"]
        tile = t.view["trail"].get(space, {})
        texts = dict(enumerate(tile.get("actions", []), 1)) | {"extra": tile.get("extra", "")}
        for kind in ("use", "use_with"):
            for action in t.of(kind):
                values = t.values(action)
                halves = texts[values["cell"]].removeprefix("either ").split("|")
                worth[action] = effect_value(t, halves[values["half"] - 1].strip())
                if kind == "use_with":
                    worth[action] += 0.4 - 0.2 * keep_value(t, values["card"])
                if "move_runholder" in texts[values["cell"]]:
                    worth[action] = 0.05  # last of all: what is left here is lost
        if not t.of("use") and not t.of("use_with"):
            worth.update({action: value for action, value in turn.auxiliary(t).items() if value > 0.0})
        worth.update(self._straight(t, worth))
        return worth

    def _straight(self, t: NewZealandTable, worth: dict[int, float]) -> dict[int, float]:
        """An action that is worth using is used by naming its best target, where that can be done in one go."""
        better: dict[int, float] = {}
        for action in t.of("use"):
            values = t.values(action)
            for asked in t.situation.context["straight"]:
                if (asked["cell"], asked["half"]) == (values["cell"], values["half"]):
                    targets = self._answers[asked["step"]](t.asked(asked))
                    best = max(targets.values(), default=0.0)
                    if best > 0.0:
                        better.update({to: worth[action] + 1e-6 for to, value in targets.items() if value == best})
        return better
