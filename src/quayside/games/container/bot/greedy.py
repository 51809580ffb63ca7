"""A greedy player of Container: it looks one action ahead and knows nothing but its view.

The yardsticks are rough money values: a container on the island is worth what the own value card says, a cargo sells
for about twice what a rival would bid, and cash below the next interest payment is dangerous.
"""

from __future__ import annotations

from typing import Any, Callable

from quayside.bots.base import Bot, Budget, Situation
from quayside.games.container.bot.bank import (
    PIECE,
    UNSOLD,
    content,
    money_for,
    pieces_for,
    square_called,
    worth_of_containers,
)
from quayside.games.container.nouns import COLOURS, SEATS

CARGO_WORTH = 6.0  # what a container in the hold will bring on average, half of it subsidy
KEEP = 1  # cash to hold back for fees and interest
WORKING_CAPITAL = 7  # cash that building must leave for trade
LOAN = 3.0  # what a loan costs until it is repaid
IDLE = 0.9  # what a turn with nothing to do costs: then a loan is worth more
FLOOR = 3  # the lowest price in a harbour
RELABEL = 0.1  # making wares cheaper that nobody buys is better than nothing
FULL_SET, WITHOUT_SET = 10, 5


class GreedyContainer(Bot):
    """Produces, prices to sell, ships full cargoes, bids by its value card and stays solvent."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._answers: dict[str, Callable[[ContainerTable], dict[int, float]]] = {
            "main": self._main,
            "closing": self._closing,
            "shop": self._shop,
            "dock": self._dock,
            "load_hold": self._load,
            "make_choice": self._make,
            "price_factory": self._prices,
            "price_harbour": self._harbour_prices,
            "price_returned": self._prices,
            "sealed_bid": self._bid,
            "tie_round": self._raise,
            "decide": self._decide,
            "broker_money_bid": self._bid_money,
            "broker_container_bid": self._lay,
            "place_bid": self._anything,
            "seize_choice": self._anything,
            "discard_choice": self._discard,
        }

    def decide(self, view: dict[str, Any], decision: Situation, legal: list[int], budget: Budget) -> int:
        worth = self._answers[decision.step](ContainerTable(decision))
        best = max(worth.values())
        top = [action for action, value in worth.items() if value == best]
        return top[self.rng.below(len(top))]

    # -- the turn ------------------------------------------------------------------------------------------------

    def _main(self, t: ContainerTable) -> dict[int, float]:
        worth = {action: 0.0 for action in t.of("pass")}
        for kind, estimate in (
            ("produce", self._worth_of_producing),
            ("buy_machine", self._worth_of_machine),
            ("buy_warehouse", self._worth_of_warehouse),
            ("buy_for_harbour", self._worth_of_shopping),
            ("sail", self._worth_of_sailing),
            ("call_broker", self._worth_of_calling),
            ("take_loan", self._worth_of_loan),
            ("repay_loan", self._worth_of_repaying),
        ):
            for action in t.of(kind):
                worth[action] = estimate(t, t.values(action))
        if max(worth.values()) <= 0.0:
            worth.update({action: worth[action] + IDLE for action in t.of("take_loan")})
        return worth

    def _worth_of_producing(self, t: ContainerTable, _values: dict[str, Any]) -> float:
        space = t.room_in_factory()
        if t.turn["called"]:
            space -= 1
        made = sum(1 for colour in t.me["machines"] if t.view["supply"]["containers"].get(colour, 0))
        return 2.2 * min(made, space) - 1.0

    def _worth_of_machine(self, t: ContainerTable, values: dict[str, Any]) -> float:
        owned = len(t.me["machines"])
        cost = t.me["next_machine"]
        left = t.view["supply"]["containers"].get(values["colour"], 0)
        if t.cash < cost + WORKING_CAPITAL or left < 4 or owned >= 3:
            return -1.0
        return 3.5 - owned + 0.1 * int(left) - 0.08 * int(t.turn["round"])

    def _worth_of_warehouse(self, t: ContainerTable, _values: dict[str, Any]) -> float:
        owned = t.me["warehouses"]
        cost = t.me["next_warehouse"]
        if t.cash < cost + WORKING_CAPITAL or t.room_in_harbour() > 1 or owned >= 4:
            return -1.0
        return 3.2 - 0.6 * int(owned) - 0.08 * int(t.turn["round"])

    def _worth_of_shopping(self, t: ContainerTable, values: dict[str, Any]) -> float:
        rival = t.players[SEATS.index(values["rival"])]
        prices = sorted(piece["price"] for piece in rival["factory"] for _ in range(piece["count"]))
        bought = [price for price in prices if price <= 3][: t.room_in_harbour()]
        budget, gain = t.cash - KEEP, -0.5
        for price in bought:
            if price <= budget:
                budget -= price
                gain += 4.3 - price
        return max(gain, RELABEL) if t.overpriced() else gain

    def _worth_of_sailing(self, t: ContainerTable, values: dict[str, Any]) -> float:
        cargo = t.cargo()
        here, to = t.me["ship"], values["to"]
        ready = cargo >= 4 or (cargo >= 1 and (t.late() or self._best_port(t, but="") < 2.0))
        if to == "island":
            return 1.0 + 2.0 * cargo if ready else -1.0
        if to == "sea":
            if ready:
                return 1.0 + 2.0 * cargo
            if here == "island":
                return 1.5
            return 1.2 if self._best_port(t, but=here) > 1 else -0.5
        if to == "bank":
            return 2.5 * min(t.waiting_at_bank(), 5 - cargo) - 1.0
        return self._worth_of_port(t, t.players[SEATS.index(to)]) if not ready else 0.1

    def _best_port(self, t: ContainerTable, but: str) -> float:
        return max(self._worth_of_port(t, rival) for rival in t.rivals() if SEATS[rival["seat"]] != but)

    def _worth_of_port(self, t: ContainerTable, rival: dict[str, Any]) -> float:
        prices = sorted(piece["price"] for piece in rival["harbour"] for _ in range(piece["count"]))
        budget, gain = t.cash - 1, -0.4
        for price in prices[: 5 - t.cargo()]:
            if price <= budget and price < CARGO_WORTH:
                budget -= price
                gain += CARGO_WORTH - price
        return gain

    def _worth_of_calling(self, t: ContainerTable, values: dict[str, Any]) -> float:
        """What the square brings, less the bid for it."""
        bank = t.view["bank"]
        broker = next(each for each in bank["brokers"] if each["broker"] == values["broker"])
        found = content(broker, values["square"])
        payment = bank["payment"]
        if values["square"] == "money":
            laid = sum(payment["factory"].values()) + sum(payment["harbour"].values())
            return found - t.piece_cost() * pieces_for(found, 1 + laid)
        bid = money_for(found, 1 + payment["money"])
        return worth_of_containers(found) - bid if bid <= t.cash - WORKING_CAPITAL else -1.0

    def _worth_of_loan(self, t: ContainerTable, _values: dict[str, Any]) -> float:
        """Borrow when short of cash, for what can be bought with the money and not without; not near the end."""
        if t.late() or t.me["loans"] > 1 or t.cash > 4:
            return -1.0
        gain = self._worth_of_trade(ContainerTable(t.situation, extra=10)) - max(0.0, self._worth_of_trade(t))
        return gain - LOAN - 4.0 * int(t.me["loans"])

    def _worth_of_trade(self, t: ContainerTable) -> float:
        """The best purchase there is, by ship or for the harbour."""
        shops = [self._worth_of_shopping(t, {"rival": SEATS[rival["seat"]]}) for rival in t.rivals()]
        return max(*shops, *(self._worth_of_port(t, rival) for rival in t.rivals()))

    def _worth_of_repaying(self, t: ContainerTable, _values: dict[str, Any]) -> float:
        return 9.0 if t.cash >= 20 or (t.late() and t.cash >= 12) else -1.0

    def _closing(self, t: ContainerTable) -> dict[int, float]:
        worth = {action: 0.0 for action in t.of("end_turn")}
        worth.update({action: self._worth_of_repaying(t, {}) for action in t.of("repay_loan")})
        return worth

    # -- parts of actions ----------------------------------------------------------------------------------------

    def _shop(self, t: ContainerTable) -> dict[int, float]:
        worth = {action: 0.0 for action in t.of("done")}
        for action in t.of("buy"):
            price = t.values(action)["price"]
            affordable = t.cash - t.turn["owed"] - price >= KEEP
            worth[action] = 4.0 - price if affordable else -price
        return worth

    def _dock(self, t: ContainerTable) -> dict[int, float]:
        worth = {action: 0.0 for action in t.of("done")}
        for action in t.of("buy"):
            values = t.values(action)
            left = t.cash - t.turn["owed"] - values["price"]
            variety = 0.0 if t.me["hold"].get(values["colour"], 0) else 0.5
            worth[action] = CARGO_WORTH - values["price"] + variety if left >= 1 else -1.0
        return worth

    def _load(self, t: ContainerTable) -> dict[int, float]:
        worth = {action: 0.0 for action in t.of("done")}
        worth.update({action: 1.0 for action in t.of("load")})
        return worth

    def _make(self, t: ContainerTable) -> dict[int, float]:
        stocked = {piece["colour"]: piece["count"] for piece in t.me["factory"]}
        return {action: -float(stocked.get(t.values(action)["colour"], 0)) for action in t.of("make")}

    def _prices(self, t: ContainerTable) -> dict[int, float]:
        """Prices that sell: the first pieces cheaper, and nothing at a price nobody pays."""
        worth = {action: 0.0 for action in t.of("done")}
        for action in t.of("price"):
            values = t.values(action)
            middle = self._target(t, values["store"])
            worth[action] = 10.0 - abs(values["price"] - middle)
        return worth

    def _harbour_prices(self, t: ContainerTable) -> dict[int, float]:
        """What nobody buys gets a little cheaper."""
        worth = self._prices(t)
        for action in t.of("reprice"):
            values = t.values(action)
            lower = t.overpriced() and values["old"] > FLOOR and values["new"] == values["old"] - 1
            worth[action] = 1.0 if lower else -1.0
        return worth

    def _target(self, t: ContainerTable, store: str) -> float:
        stock = sum(piece["count"] for piece in t.me[store])
        if store == "factory":
            return 3.0 if stock < 2 else 2.0
        return 5.0 if stock < 1 else 4.0

    # -- the auction ---------------------------------------------------------------------------------------------

    def _bid(self, t: ContainerTable) -> dict[int, float]:
        """Half to two thirds of what the cargo is worth here, as far as the purse goes; never the last coin."""
        seller = t.players[t.view["auction"]["seller"]]
        value = t.gain(seller["hold"])
        share = 0.5 + 0.02 * int(self.rng.below(9))
        wanted = max(0, min(int(value * share), t.cash - 1))
        bluff = 1 if wanted == 0 else 0
        return self._nearest_bid(t, wanted, bluff)

    def _raise(self, t: ContainerTable) -> dict[int, float]:
        seller = t.players[t.view["auction"]["seller"]]
        value = t.gain(seller["hold"])
        wanted = max(0, min(int(value * 0.8) - t.situation.context["bid"], t.cash - 1, 3))
        return self._nearest_bid(t, wanted, 0)

    def _nearest_bid(self, t: ContainerTable, amount: int, bluff: int) -> dict[int, float]:
        bids = {action: t.values(action) for action in t.of("bid")}
        return {a: -abs(v["amount"] - amount) - 0.1 * abs(v["bluff"] - bluff) for a, v in bids.items()}

    def _decide(self, t: ContainerTable) -> dict[int, float]:
        """Accept for twice the bid, or keep the cargo for its worth less the bid."""
        best = t.situation.context["best"]
        worth = {action: 2.0 * best for action in t.of("accept")}
        worth.update({action: t.gain(t.me["hold"]) - best for action in t.of("reject")})
        return worth

    # -- the bank and the end ------------------------------------------------------------------------------------

    def _bid_money(self, t: ContainerTable) -> dict[int, float]:
        """By what lies on the square, not just the least that is allowed."""
        wanted = money_for(square_called(t.view["bank"], "containers"), t.situation.context["least"])
        return {action: -abs(float(t.values(action)["amount"]) - wanted) for action in t.of("bid_money")}

    def _lay(self, t: ContainerTable) -> dict[int, float]:
        """The cheapest pieces, as many as the square is worth."""
        laid = sum(sum(pieces.values()) for pieces in t.view["unpriced"].values())
        wanted = pieces_for(square_called(t.view["bank"], "money"), laid + t.situation.context["needed"])
        worth = {action: 100.0 if laid >= wanted else -100.0 for action in t.of("done")}
        worth.update({action: -float(t.values(action)["price"]) for action in t.of("lay")})
        return worth

    def _anything(self, t: ContainerTable) -> dict[int, float]:
        kinds = ("place", "seize", "seize_from_store")
        return {action: 0.0 for kind in kinds for action in t.of(kind)}

    def _discard(self, t: ContainerTable) -> dict[int, float]:
        return {action: -float(t.price_of(t.values(action)["colour"])) for action in t.of("discard")}


class ContainerTable:
    """The view with a few sums taken."""

    def __init__(self, situation: Situation, extra: int = 0) -> None:
        self.situation = situation
        self.seat = situation.seat
        self.view = situation.view
        self.turn = situation.view["turn"]
        self.players = situation.view["players"]
        self.me = self.players[self.seat]
        self.cash: int = self.me["cash"] + extra
        self._kinds: dict[str, list[int]] = {}
        for action in situation.legal:
            self._kinds.setdefault(situation.book.actions.kind_of(action).name, []).append(action)

    def of(self, kind: str) -> list[int]:
        """The legal actions of a kind."""
        return self._kinds.get(kind, [])

    def values(self, action: int) -> dict[str, Any]:
        return dict(self.situation.book.actions.kind_of(action).values(action))

    def rivals(self) -> list[dict[str, Any]]:
        return [player for player in self.players if player["seat"] != self.seat]

    def count(self, store: str, seat: int) -> int:
        return sum(piece["count"] for piece in self.players[seat][store])

    def room_in_harbour(self) -> int:
        return int(self.me["warehouses"]) - self.count("harbour", self.seat)

    def cargo(self) -> int:
        return sum(self.me["hold"].values())

    def room_in_factory(self) -> int:
        return 2 * len(self.me["machines"]) - self.count("factory", self.seat)

    def overpriced(self) -> bool:
        """Short of cash, with wares in the harbour that could be cheaper."""
        dear = any(piece["price"] > FLOOR for piece in self.me["harbour"])
        return dear and self.cash < WORKING_CAPITAL

    def piece_cost(self) -> float:
        """What laying a container of the own stores costs."""
        return PIECE if self.room_in_factory() > 0 else UNSOLD

    def waiting_at_bank(self) -> int:
        return sum(self.me["personal_port"].values())

    def late(self) -> bool:
        """The supply is running out."""
        left = sorted(self.view["supply"]["containers"].get(colour, 0) for colour in COLOURS)
        return bool(self.turn["ending"]) or left[1] <= 2 or self.turn["round"] > 40

    def price_of(self, colour: str) -> int:
        """What a colour pays on the island, the special one at its mean."""
        value = self.me["value_card"][colour]
        return value if isinstance(value, int) else (FULL_SET + WITHOUT_SET) // 2

    def gain(self, cargo: dict[str, int]) -> float:
        """How much more the own island square would pay with that cargo."""
        island = self.me["island"]
        both: dict[str, int] = {colour: island.get(colour, 0) + cargo.get(colour, 0) for colour in COLOURS}
        early = 0.0 if self.late() else 0.35  # the most numerous colour of today need not be that of the end
        return self._pays(both, early) - self._pays(island, early)

    def _pays(self, island: dict[str, int], forgive: float) -> float:
        counts = {colour: island.get(colour, 0) for colour in COLOURS}
        most = max(counts.values())
        if most == 0:
            return 0.0
        full = all(counts.values())
        price = {
            colour: value if isinstance(value, int) else (FULL_SET if full else WITHOUT_SET)
            for colour, value in self.me["value_card"].items()
        }
        total = sum(counts[colour] * price[colour] for colour in COLOURS)
        lost = min(counts[colour] * price[colour] for colour in COLOURS if counts[colour] == most)
        return total - (1.0 - forgive) * lost
