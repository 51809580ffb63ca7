"""A greedy player of New Zealand: it weighs each choice by itself and knows nothing but its view.

What decides games is how high one can deliver: post 0 costs eight points each time, posts from 9 up pay and score.
So the bot wants certificates, hands of different sheep and better breeds first, and points from tiles and harbours.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Callable, Mapping

from quayside.bots.base import Bot, Budget, Situation
from quayside.editions import standard_box
from quayside.games.newzealand.components import Components
from quayside.games.newzealand.scoring import Card, enough
from quayside.games.newzealand.words import (
    AUXILIARIES,
    BREEDS,
    CARDS,
    DISCS,
    FIRST_OBJECTIVE,
    HARBOURS,
    HAZARDS,
    LARGE,
    MEDIUM,
    POSTS,
    SEA,
    SLOTS,
    STACKS,
    TASKS,
)

# How much the bot wants things, relative to each other; found by letting it play against itself.
WORTH = {
    "pound": 0.31,
    "gold": 9.16,
    "certificate": 6.97,
    "path": 3.5,
    "token": 0.44,
    "breeding": 3.0,  # per point above a starting sheep's
    "sheep": 1.97,  # another breed in the deck
    "shepherd": 0.064,  # used in a purchase
    "worker": 4.1,
    "wage": 0.48,  # per pound of a worker's price
    "crowd": 0.02,  # per worker already in the row
    "income": 0.1,
    "post": 0.74,
    "duplicate": 3.0,  # in hand when going to Wellington
    "wellington": 0.059,
    "building": 0.23,
    "upgrade": 8.0,
    "small_harbour": 10.28,
    "medium_harbour": 3.83,
    "large_harbour": 0.79,
    "voyage": 0.066,
    "objective": 0.43,
    "hazard": 1.3,
    "cycle": 1.88,
}
DISC_WORTH = {
    "hand_5": 6.0,
    "hand_6": 6.0,
    "step_limit": 4.0,
    "perm_cert_left": 5.0,
    "perm_cert_right": 5.0,
    "bonus_wool_left": 1.5,
    "bonus_wool_right": 1.2,
    "cert_limit_5": 1.5,
    "aux_path_1": 2.0,
    "aux_ship_1": 2.0,
    "aux_cert_1": 3.5,
}
CARD_WORTH = {"romney": 3.5, "ferry": 1.5, "sheepdog": 1.5, "kotare": 2.0, "objective": 2.5}
WORKER_WORTH = {"shepherd": 1.36, "craftsman": 3.33, "sailor": 2.94, "shearer": 3.75}
TILE_WORTH = {
    "joker_worker": 2.6,
    "permanent_certificate": 5.0,
    "permanent_wool": 1.5,
    "hazard_clearing": 4.0,
    "sheepdog_gold": 2.5,
    "kotare_gold": 4.5,
    "exchange_gold": 3.0,
    "exchange_vp": 1.0,
    "gold_for_vp": -3.0,
    "ferry_gold": 2.5,
    "romney_swap": 4.5,
}


@cache
def numbers() -> Components:
    """The printed numbers of the standard edition."""
    return Components(standard_box("newzealand"), True)


class GreedyNewZealand(Bot):
    """Buys, hires, builds, sails and delivers upward, and reaches Wellington with a hand worth showing."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._answers: dict[str, Callable[[Table], dict[int, float]]] = {
            "first_discard": self._discard,
            "first_disc": self._uncover,
            "first_place": self._move,
            "phase_a": self._phase_a,
            "fork": self._via,
            "use_location": self._use,
            "auxiliary": self._auxiliary,
            "offer": self._offer,
            "income": self._income,
            "income_reveal": self._income,
            "certificates": self._certificates,
            "choose_delivery": self._deliver,
            "harbour_disc": self._deliver_from,
            "forecast_tile": self._forecast,
            "discard_drawn": self._discard,
            "hiring": self._hire,
            "investing": self._invest,
            "joker_row": self._joker,
            "buying": self._buy,
            "more_sheep": self._more_sheep,
            "building": self._build,
            "ship": self._ship,
            "remote": self._ship,
            "storehouse": self._store,
            "medium_disc": self._uncover,
            "master": self._master,
            "shearing": self._shear,
            "shear_reveal": self._reveal_wool,
            "wool_delivery": self._deliver,
            "objective": self._objective,
            "flip_tile": self._flip,
            "move_on": self._move,
            "hazard": self._hazard,
            "top_order": self._anything,
            "last_objectives": self._add_best,
            "sarahs_hire": self._anything,
        }

    def decide(self, view: dict[str, Any], decision: Situation, legal: list[int], budget: Budget) -> int:
        table = Table(decision)
        worth = self._answers[decision.step](table)
        worth.update(self._free_plays(table))
        best = max(worth.values())
        top = [action for action, value in worth.items() if value == best]
        return top[self.rng.below(len(top))]

    # -- free plays ----------------------------------------------------------------------------------------------

    def _free_plays(self, t: Table) -> dict[int, float]:
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
                worth[action] = 20.0 + _card_value(card)
        if t.situation.step == "phase_a" and t.duplicates() >= 2 and t.wellington_in_reach():
            for action in t.of("token_draw"):
                worth[action] = 15.0 + t.values(action)["cards"]
        return worth

    # -- the turn ------------------------------------------------------------------------------------------------

    def _phase_a(self, t: Table) -> dict[int, float]:
        return self._move(t)

    def _move(self, t: Table) -> dict[int, float]:
        worth = {action: 0.0 for action in t.of("decline")}
        for action in t.of("move"):
            worth[action] = self._place_value(t, t.values(action)["to"])
        return worth

    def _place_value(self, t: Table, space: str) -> float:
        if space == "wellington":
            return t.wellington_value()
        tile = t.view["trail"][space]
        if "hazard" in tile or ("owner" in tile and tile["owner"] != t.seat):
            return 0.3 - (0.6 if t.me["money"] else 0.0)
        values = sorted((self._best_half(t, text) for text in tile["actions"]), reverse=True)
        if tile.get("extra") and tile["owner"] == t.seat:
            values.append(self._best_half(t, tile["extra"]))
        return sum(value for value in values if value > 0)

    def _best_half(self, t: Table, text: str) -> float:
        return max(self._effect_value(t, half.strip()) for half in text.removeprefix("either ").split("|"))

    def _effect_value(self, t: Table, text: str) -> float:
        """What a location action is worth here and now."""
        if text.startswith("discard "):
            cost, gain = text.removeprefix("discard ").split("->")
            if not t.can_discard(cost.strip()):
                return 0.0
            freed = 0.6 if t.duplicates() else -0.5  # a place in the hand for another card
            return sum(self._effect_value(t, part.strip()) for part in gain.split(",")) + freed
        if text.startswith("per "):
            thing, gain = text.removeprefix("per ").split(":")
            return t.things(thing.strip()) * sum(self._effect_value(t, part.strip()) for part in gain.split(","))
        word, _, rest = text.partition(" ")
        number = int(rest) if rest.lstrip("+-").isdigit() else 0
        money = t.me["money"]
        simple = {
            "pounds": WORTH["pound"] * number,
            "gold": WORTH["gold"] if t.me["gold"] < 5 else 0.0,
            "certificate": WORTH["certificate"] * min(number, t.me["certificate_limit"] - t.me["certificates"]),
            "pathfinder": WORTH["path"] * number,
            "token": WORTH["token"] * number,
            "take": CARD_WORTH.get(rest, 2.0),
            "draw": 0.5,
            "wool_value": 1.0,
            "objective": WORTH["objective"] if t.objective_count() < 3 else 0.3,
            "auxiliary": t.auxiliary_value(),
            "move_runholder": 1.0,
            "disc_on": 3.0 if money >= 7 else 0.0,
            "shear": t.wool_value(number),
            "move_ship": t.ship_value(number or t.me["workers"]["sailor"]),
            "storehouse_within": 2.0,
        }
        if word in simple:
            return float(simple[word])
        if word == "hire":
            return max([0.0, *(self._worker_value(t, w, r, number) for w, rows in t.jobs() for r in rows)])
        if word == "invest":
            return max([0.0, *(self._tile_value(t, row, column, number) for row, column in t.open_tiles())])
        if word == "build":
            return max([0.0, *(value for value in self._buildings(t, number))])
        if word == "buy_sheep":
            return t.sheep_value()
        if word == "remove_hazard":
            return t.best_hazard() + WORTH["hazard"] - WORTH["pound"] * number if money >= number else 0.0
        return 0.5

    def _via(self, t: Table) -> dict[int, float]:
        """The branch without fees, or with the smaller ones."""
        worth: dict[int, float] = {}
        for action in t.of("via"):
            tile = t.view["trail"].get(t.values(action)["space"], {})
            fee = 1.0 if "hazard" in tile else 0.8 if tile.get("owner", t.seat) != t.seat else 0.0
            worth[action] = -fee
        return worth

    def _use(self, t: Table) -> dict[int, float]:
        worth = {action: 0.0 for action in t.of("end_turn")}
        space = t.situation.context["space"]
        tile = t.view["trail"].get(space, {})
        texts = dict(enumerate(tile.get("actions", []), 1)) | {"extra": tile.get("extra", "")}
        for kind in ("use", "use_with"):
            for action in t.of(kind):
                values = t.values(action)
                halves = texts[values["cell"]].removeprefix("either ").split("|")
                worth[action] = self._effect_value(t, halves[values["half"] - 1].strip())
                if kind == "use_with":
                    worth[action] += 0.4 - 0.2 * _keep_value(t, values["card"])
                if "move_runholder" in texts[values["cell"]]:
                    worth[action] = 0.05  # last of all: what is left here is lost
        if not t.of("use") and not t.of("use_with"):
            worth.update({action: value for action, value in self._auxiliary(t).items() if value > 0.0})
        worth.update(self._straight(t, worth))
        return worth

    def _straight(self, t: Table, worth: dict[int, float]) -> dict[int, float]:
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

    def _auxiliary(self, t: Table) -> dict[int, float]:
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

    def _offer(self, t: Table) -> dict[int, float]:
        worth = {action: 0.1 for action in t.of("decline")}
        worth.update({action: 2.0 - t.values(action)["half"] * 0.1 for action in t.of("accept")})
        worth.update({action: 1.2 - 0.3 * _keep_value(t, t.values(action)["card"]) for action in t.of("accept_with")})
        return worth

    def _discard(self, t: Table) -> dict[int, float]:
        worth = {action: -9.0 for action in t.of("done")}
        worth.update({action: -_keep_value(t, t.values(action)["card"]) for action in t.of("discard")})
        return worth

    # -- Wellington ----------------------------------------------------------------------------------------------

    def _income(self, t: Table) -> dict[int, float]:
        return {action: 1.0 for action in t.of("reveal_all")} | {action: 0.0 for action in t.of("done")}

    def _certificates(self, t: Table) -> dict[int, float]:
        total = t.situation.context["total"]
        worth: dict[int, float] = {}
        for action in t.of("spend"):
            spent = t.values(action)["certificates"]
            kept = 0.0 if t.late() else 0.75
            worth[action] = t.best_post(total + spent) + WORTH["pound"] * spent - kept * spent
        return worth

    def _deliver(self, t: Table) -> dict[int, float]:
        worth = {action: 0.0 for action in t.of("decline")}
        for action in t.of("deliver"):
            values = t.values(action)
            worth[action] = t.post_value(values["post"]) + t.disc_value(values["disc"])
        return worth

    def _deliver_from(self, t: Table) -> dict[int, float]:
        return {action: t.post_value(t.values(action)["post"]) for action in t.of("deliver_from")}

    def _forecast(self, t: Table) -> dict[int, float]:
        """A worker that helps, else whatever; hazards are not welcome."""
        worth: dict[int, float] = {}
        for action in t.of("forecast"):
            values = t.values(action)
            bag = "A" if values["bag"] == "bag_a" else "B"
            tile = t.view["forecast"][bag][0 if values["space"] == "left" else 1]
            worth[action] = -1.0 if tile in HAZARDS else 0.0
        return worth

    # -- workers, tiles, sheep, buildings -----------------------------------------------------------------------

    def _worker_value(self, t: Table, worker: str, row: int, modifier: int) -> float:
        have = t.me["workers"][worker]
        price = max(0, int(numbers().job_price[row - 1]) + modifier)
        if have >= 5 or price > t.me["money"]:
            return -1.0
        fifth = 4.0 if have == 4 else 0.0
        fading = WORTH["crowd"] * have + (1.5 if t.late() else 0.0)
        return float(WORKER_WORTH[worker] + fifth - fading - WORTH["wage"] * price + WORTH["worker"])

    def _hire(self, t: Table) -> dict[int, float]:
        worth = {action: 0.0 for action in t.of("decline")}
        for action in t.of("hire"):
            values = t.values(action)
            modifier = t.situation.context["modifier"]
            worth[action] = self._worker_value(t, values["worker"], values["row"], modifier)
        return worth

    def _tile_value(self, t: Table, row: int, column: int, modifier: int) -> float:
        tile = t.view["bonus_market"]["rows"][row - 1][column - 1]
        at = list(TILE_WORTH).index(tile)
        kit = numbers()
        price = int(kit.bonus_price[row - 1] + kit.tile_pounds[at]) + modifier
        if price > t.me["money"] or t.me["gold"] < kit.tile_gold[at]:
            return -1.0
        return int(kit.tile_vp[at]) + TILE_WORTH[tile] - WORTH["pound"] * price

    def _invest(self, t: Table) -> dict[int, float]:
        worth = {action: 0.0 for action in t.of("decline")}
        for kind in ("invest", "invest_with"):
            for action in t.of(kind):
                values = t.values(action)
                modifier = t.situation.context["modifier"]
                worth[action] = self._tile_value(t, values["row"], values["column"], modifier)
        return worth

    def _joker(self, t: Table) -> dict[int, float]:
        def value(row: str) -> float:
            return WORKER_WORTH[row] + (4.0 if t.me["workers"][row] == 4 else 0.0)

        return {action: value(t.values(action)["row"]) for action in t.of("place_joker")}

    def _buy(self, t: Table) -> dict[int, float]:
        worth = {action: 0.0 for action in t.of("done")}
        left = t.situation.context["shepherds"]
        worth.update({action: 0.05 for action in t.of("add_sheep")})
        for action in t.of("buy"):
            values = t.values(action)
            worth[action] = t.purchase(values["line"] - 1, values["card"]) - 0.25 * (left > 6)
        return worth

    def _more_sheep(self, t: Table) -> dict[int, float]:
        worth = {action: 0.0 for action in t.of("done")}
        worth.update({action: _sheep_value(t.values(action)["card"]) for action in t.of("take_sheep")})
        return worth

    def _build(self, t: Table) -> dict[int, float]:
        worth = {action: 0.0 for action in t.of("decline")}
        price = t.situation.context["price"]
        for action in t.of("build"):
            values = t.values(action)
            worth[action] = t.building(values["tile"], values["space"], price)
        return worth

    def _buildings(self, t: Table, price: int) -> list[float]:
        """Rough values of what could be built now, whatever the space."""
        found: list[float] = []
        for number, place in t.me["buildings"].items():
            need = t.size(int(number))
            if place is None and need <= min(5, t.me["workers"]["craftsman"]) and need * price <= t.me["money"]:
                found.append(
                    t.building_points(int(number)) + WORTH["gold"] + WORTH["building"] - WORTH["pound"] * need * price
                )
            for old, where in t.me["buildings"].items():
                more = need - t.size(int(old))
                able = 0 < more <= t.me["workers"]["craftsman"] and more * price <= t.me["money"]
                if place is None and where not in (None, "out") and able:
                    gain = t.building_points(int(number)) - t.building_points(int(old))
                    found.append(gain - WORTH["pound"] * more * price + WORTH["upgrade"])
        return found

    def _hazard(self, t: Table) -> dict[int, float]:
        worth = {action: 0.0 for action in t.of("decline")}
        for action in t.of("clear"):
            tile = t.view["trail"][t.values(action)["space"]]["hazard"]
            worth[action] = int(numbers().hazard_vp[HAZARDS.index(tile)]) + 1.0
        return worth

    # -- the sea -------------------------------------------------------------------------------------------------

    def _ship(self, t: Table) -> dict[int, float]:
        worth = {action: 0.0 for kind in ("done", "decline") for action in t.of(kind)}
        for action in t.of("upgrade"):
            worth[action] = t.harbour_value(t.values(action)["at"])
        for action in t.of("sail"):
            worth[action] = t.sea_value(t.values(action)["to"])
        return worth

    def _store(self, t: Table) -> dict[int, float]:
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

    def _uncover(self, t: Table) -> dict[int, float]:
        return {action: t.disc_value(t.values(action)["disc"]) for action in t.of("uncover")}

    def _master(self, t: Table) -> dict[int, float]:
        worth = {action: 3.0 for action in t.of("decline")}
        value = t.master_value(t.situation.context["master"])
        for action in t.of("appoint"):
            row = t.values(action)["worker"]
            worth[action] = value - 0.3 * WORKER_WORTH[row] - (4.0 if t.me["workers"][row] == 5 else 0.0)
        return worth

    def _shear(self, t: Table) -> dict[int, float]:
        worth = {action: 0.0 for action in t.of("done")}
        worth.update({action: 0.2 for action in t.of("shear")})
        worth.update({action: 0.1 for action in t.of("shear_draw")})
        worth.update(self._reveal_wool(t))
        return worth

    def _reveal_wool(self, t: Table) -> dict[int, float]:
        worth = {action: 0.0 for action in t.of("done")}
        worth.update({action: 9.0 for action in t.of("reveal_all")})
        for action in t.of("reveal"):
            worth[action] = float(numbers().wool[BREEDS.index(t.values(action)["card"])])
        return worth

    # -- objectives and the rest -----------------------------------------------------------------------------------

    def _objective(self, t: Table) -> dict[int, float]:
        worth = {action: 0.5 for action in t.of("decline")} | {action: 1.0 for action in t.of("take_blind")}
        for action in t.of("take_objective"):
            card = t.values(action)["card"]
            at = CARDS.index(card) - int(FIRST_OBJECTIVE)
            worth[action] = numbers().objective_vp[at] * (1.0 if t.would_meet(card) else 0.4)
        return worth

    def _flip(self, t: Table) -> dict[int, float]:
        return {action: 1.0 if t.values(action)["tile"] == "step_tile" else 0.0 for action in t.of("flip")}

    def _add_best(self, t: Table) -> dict[int, float]:
        return {action: 1.0 for action in t.of("add_best")} | {action: 0.0 for action in t.of("done")}

    def _anything(self, t: Table) -> dict[int, float]:
        return dict.fromkeys(t.situation.legal, 0.0)


def _sheep_value(breed: str) -> float:
    kit, at = numbers(), BREEDS.index(breed)
    return int(kit.card_vp[at]) + WORTH["breeding"] * int(kit.breeding[at] - 2) + WORTH["sheep"]


def _card_value(card: str) -> float:
    at = CARDS.index(card)
    if at >= FIRST_OBJECTIVE:
        return 2.0
    return float(numbers().card_vp[at]) + (1.0 if card in BREEDS else 0.5)


def _keep_value(t: Table, card: str) -> float:
    """What a card in hand is worth: another breed for Wellington, or something to play."""
    if card not in BREEDS:
        return 3.0
    kit, at = numbers(), BREEDS.index(card)
    value = 0.3 + float(kit.breeding[at]) + 0.1 * float(kit.wool[at])
    return value * (0.2 if t.me["hand"].get(card, 0) > 1 else 1.0)


class Table:
    """The view with a few sums taken."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.seat = situation.seat
        self.view: Mapping[str, Any] = situation.view
        self.me: Mapping[str, Any] = situation.view["players"][self.seat]
        self._kinds: dict[str, list[int]] = {}
        for action in situation.legal:
            self._kinds.setdefault(situation.book.actions.kind_of(action).name, []).append(action)

    def asked(self, question: Mapping[str, Any]) -> Table:
        """The same table, as if this question had been asked."""
        s = self.situation
        return Table(Situation(s.game, s.seat, s.view, question["step"], dict(question), s.legal))

    def of(self, kind: str) -> list[int]:
        """The legal actions of a kind."""
        return self._kinds.get(kind, [])

    def values(self, action: int) -> dict[str, Any]:
        return dict(self.situation.book.actions.kind_of(action).values(action))

    def late(self) -> bool:
        """The market token is near its end."""
        row = self.view["bonus_market"]["token_row"]
        return row is None or row >= 6

    # -- the hand ------------------------------------------------------------------------------------------------

    def breeds(self) -> list[str]:
        return [card for card in self.me["hand"] if card in BREEDS]

    def duplicates(self) -> int:
        """Cards in hand that would show nothing new in Wellington."""
        return int(self.me["hand_size"]) - len(self.breeds())

    def income(self) -> int:
        shown = sum(int(numbers().breeding[BREEDS.index(card)]) for card in self.breeds())
        return shown + int(self.me["permanent_certificates"])

    def can_discard(self, cost: str) -> bool:
        hand = self.me["hand"]
        if cost == "pair":
            return any(count > 1 for card, count in hand.items() if card in BREEDS)
        return bool(self.breeds()) if cost == "any" else cost in hand

    def wellington_in_reach(self) -> bool:
        return any(self.values(action)["to"] == "wellington" for action in self.of("move"))

    def wellington_value(self) -> float:
        """Better with a hand of different sheep; towards the end, worth it anyway."""
        total = self.income() + int(self.me["certificates"])
        post = WORTH["post"] * self.best_post(total)
        return WORTH["income"] * total + post + WORTH["wellington"] - WORTH["duplicate"] * self.duplicates()

    def wool_value(self, number: int) -> float:
        shearers = number or int(self.me["workers"]["shearer"])
        wool = sorted((int(numbers().wool[BREEDS.index(card)]) for card in self.breeds()), reverse=True)
        return WORTH["pound"] * (sum(wool[:shearers]) + int(self.me["bonus_wool"])) * 0.8

    # -- posts and discs -----------------------------------------------------------------------------------------

    def post_value(self, post: str) -> float:
        """VP and cards of a post, its transport, and the arrows it completes."""
        kit, at = numbers(), POSTS.index(post)
        value = (
            float(kit.post_vp[at]) - WORTH["pound"] * int(kit.transport[at]) + WORTH["pound"] * int(kit.post_pounds[at])
        )
        mine = self.me["posts"]
        for one, other, vp in kit.green_arrows:
            if at in (one, other):
                partner = POSTS[other if at == one else one]
                value += vp if partner in mine else 0.3 * vp
        if kit.delivery[at] >= 0 and post != "LP0":
            value += 1.5
        return value

    def best_post(self, total: int) -> float:
        """The best post that a total would reach."""
        best = -6.0
        kit = numbers()
        for at, post in enumerate(POSTS):
            free = post not in self.me["posts"] or kit.post_repeat[at]
            harbour = int(kit.post_harbour[at])
            opened = harbour < 0 or HARBOURS[harbour] in self.me["harbours"]
            if free and opened and not kit.post_wool[at] and kit.post_value[at] <= total:
                best = max(best, self.post_value(post))
        return best

    def disc_value(self, disc: str) -> float:
        kit, at = numbers(), DISCS.index(disc)
        fading = 0.3 if self.late() else 1.0
        value = DISC_WORTH.get(disc, 1.0) * fading + int(kit.disc_vp[at])
        return value - WORTH["pound"] * int(kit.disc_cost[at]) + WORTH["pound"] * int(kit.disc_pounds[at])

    # -- markets -------------------------------------------------------------------------------------------------

    def jobs(self) -> list[tuple[str, list[int]]]:
        return list(self.view["job_market"].items())

    def open_tiles(self) -> list[tuple[int, int]]:
        market = self.view["bonus_market"]
        return [
            (row, column)
            for row, tiles in enumerate(market["rows"], 1)
            for column, tile in enumerate(tiles, 1)
            if tile is not None and row != market["token_row"]
        ]

    def purchase(self, line: int, breed: str) -> float:
        kit = numbers()
        cards = 1.8 if kit.line_cards[line] > 1 else 1.0
        token = WORTH["token"] * int(kit.line_token[line])
        price = WORTH["pound"] * int(kit.line_pounds[line]) + WORTH["shepherd"] * int(kit.line_shepherds[line])
        return _sheep_value(breed) * cards + token - price

    def sheep_value(self) -> float:
        kit, shepherds = numbers(), self.me["workers"]["shepherd"]
        best = 0.0
        for line in range(len(kit.line_pounds)):
            if kit.line_shepherds[line] > shepherds or kit.line_pounds[line] > self.me["money"]:
                continue
            for breed in self.view["sheep_market"]:
                if kit.line_breeds[line] >> (BREEDS.index(breed) - 4) & 1:
                    best = max(best, self.purchase(line, breed))
        return float(best * (1.0 + 0.25 * (shepherds - 1)))

    def best_hazard(self) -> float:
        found = [tile["hazard"] for tile in self.view["trail"].values() if "hazard" in tile]
        return max((float(numbers().hazard_vp[HAZARDS.index(name)]) for name in found), default=-9.0)

    def auxiliary_value(self) -> float:
        covered = sum(disc.startswith("aux_") for disc in self.me["discs"])
        return 0.4 + 0.1 * float(2 * len(AUXILIARIES) - covered)

    # -- buildings -----------------------------------------------------------------------------------------------

    def _side(self, number: int) -> int:
        return (number - 1) * 2 + "ab".index(self.view["private_sides"][number - 1])

    def size(self, number: int) -> int:
        return int(numbers().craftsmen[self._side(number)])

    def building_points(self, number: int) -> float:
        return float(numbers().building_vp[self._side(number)])

    def building(self, number: int, space: str, price: int) -> float:
        """VP, gold and fees for a new one, the difference for an upgrade."""
        value = self.building_points(number)
        cost = self.size(number)
        tile = self.view["trail"].get(space)
        if tile is None:
            value += WORTH["gold"] + WORTH["building"] + 0.4 * float(numbers().building_hands[self._side(number)])
        else:
            old = int(str(tile["building"])[:-1])
            value += WORTH["upgrade"] - self.building_points(old)
            cost -= self.size(old)
        return value - WORTH["pound"] * cost * price

    # -- the sea -------------------------------------------------------------------------------------------------

    def harbour_value(self, space: str) -> float:
        """What upgrading the harbour on a sea space would bring."""
        kit = numbers()
        harbour = int(kit.harbour_at[SEA.index(space)])
        if harbour < 0 or HARBOURS[harbour] in self.me["harbours"]:
            return 0.0
        value = float(kit.harbour_vp[harbour]) - WORTH["pound"] * max(int(kit.harbour_cost[harbour * int(SLOTS)]), 0)
        if harbour >= LARGE:
            return WORTH["large_harbour"] if not self.late() else 1.5
        if harbour >= MEDIUM:
            return value + WORTH["medium_harbour"]
        return value + WORTH["small_harbour"]

    def sea_value(self, space: str) -> float:
        """Towards harbours that are still to be upgraded."""
        kit, here = numbers(), SEA.index(space)
        best = 0.0
        for harbour in range(len(HARBOURS)):
            there = int(kit.harbour_space[harbour])
            far = int(kit.distance[here * len(SEA) + there])
            best = max(best, WORTH["voyage"] * self.harbour_value(SEA[there]) / (1.0 + far))
        return best

    def ship_value(self, points: int) -> float:
        kit, here = numbers(), SEA.index(self.me["ship"])
        best = 0.3
        for harbour in range(len(HARBOURS)):
            there = int(kit.harbour_space[harbour])
            far = int(kit.distance[here * len(SEA) + there])
            cost = max(int(kit.harbour_cost[harbour * int(SLOTS)]), 0)
            if far + 1 <= points and cost <= self.me["money"]:
                best = max(best, self.harbour_value(SEA[there]))
        return best

    def master_value(self, name: str) -> float:
        kit, at = numbers(), int(name[2:]) - 1
        value = 3.0 * int(kit.master_certificate[at]) + 2.0
        counts = {
            "HM1": max(self.me["pathfinder"] or 0, 8) // 5 * 2,
            "HM2": sum(self.me["hazards"].values()) + 2,
            "HM3": (10 - len(self.me["storehouses"])) // 2 + 1,
            "HM4": self.objective_count() + 1,
            "HM5": 4,
            "HM6": sum(place not in (None, "out") for place in self.me["buildings"].values()) + 1,
            "HM7": sum(self.me["workers"].values()) // 2,
            "HM8": 2,
        }
        return float(value + counts[name])

    # -- objectives ----------------------------------------------------------------------------------------------

    def objective_count(self) -> int:
        in_deck = sum(c for n, c in self.me["deck"].items() if _is_objective(n))
        return int(sum(self.me["area"].values()) + in_deck)

    def things(self, thing: str) -> int:
        known = {
            "shepherd": self.me["workers"]["shepherd"],
            "placed_storehouse": 10 - len(self.me["storehouses"]),
            "hazard_pair": sum(self.me["hazards"].values()) // 2,
            "own_objective": sum(self.me["area"].values()),
        }
        return int(known.get(thing, 1))

    def owned(self) -> tuple[int, ...]:
        """Things for each objective task, as far as the view tells."""
        kit, deck = numbers(), self.me["deck"]
        standing = [int(n) for n, place in self.me["buildings"].items() if place not in (None, "out")]
        have = {
            "building": len(standing),
            "building4": sum(self.size(number) >= 4 for number in standing),
            "red_yellow": deck.get("lincoln", 0) + deck.get("corriedale", 0),
            "blue_brown": deck.get("hampshire", 0) + deck.get("ryeland", 0),
            "ferry": deck.get("ferry", 0) + deck.get("bonus_1", 0),
            "flood": sum(count for name, count in self.me["hazards"].items() if name.startswith("flood")),
            "post13": sum(n for post, n in self.me["posts"].items() if kit.post_value[POSTS.index(post)] >= 13),
            "storehouse": 10 - len(self.me["storehouses"]),
            "path6": (self.me["pathfinder"] or 0) // 6,
            "shearers2": self.me["workers"]["shearer"] // 2,
        }
        return tuple(have[task] for task in TASKS)

    def would_meet(self, name: str) -> bool:
        """Could this objective be met now, beside those already in the personal area?"""
        kit = numbers()
        needs = [0] * len(TASKS)
        for card in [name, *(n for n, count in self.me["area"].items() for _ in range(count))]:
            at = CARDS.index(card) - int(FIRST_OBJECTIVE)
            for task, more in enumerate(Card(at, kit.tasks[at], 0, 0).needs):
                needs[task] += more
        return enough(needs, self.owned())


def _is_objective(name: str) -> bool:
    return CARDS.index(name) >= FIRST_OBJECTIVE
