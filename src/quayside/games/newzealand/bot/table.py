"""What the greedy player of New Zealand reads from its view."""

from __future__ import annotations

from typing import Any, Mapping

from quayside.bots.base import Situation
from quayside.games.newzealand.bot.valuations import DISC_WORTH, WORTH, numbers, sheep_value
from quayside.games.newzealand.nouns import (
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
    TASKS,
)
from quayside.games.newzealand.scoring import Card, enough


class NewZealandTable:
    """The view with a few sums taken."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.seat = situation.seat
        self.view: Mapping[str, Any] = situation.view
        self.me: Mapping[str, Any] = situation.view["players"][self.seat]
        self._kinds: dict[str, list[int]] = {}
        for action in situation.legal:
            self._kinds.setdefault(situation.book.actions.kind_of(action).name, []).append(action)

    def asked(self, question: Mapping[str, Any]) -> NewZealandTable:
        """The same table, as if this question had been asked."""
        s = self.situation
        return NewZealandTable(Situation(s.game, s.seat, s.view, question["step"], dict(question), s.legal))

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
        return sheep_value(breed) * cards + token - price

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
