"""A greedy player of Shipyard: it builds one ship after the other, mans and equips it, and keeps water ahead of it.

It looks one decision ahead and knows nothing but its view. The yardsticks are rough points: a guilder is worth a
third of a point, a piece as much as the room that waits for it, a canal what it adds to the longest route.
"""

from __future__ import annotations

from typing import Any, Callable

from quayside.bots.base import Bot, Budget, Situation
from quayside.games.shipyard.bot.table import ShipyardTable

WATER = 9  # a route of so many steps is as much as a good ship needs
STAFF = 4  # employees wanted
BONUS_LEAST = 0.1  # what a bonus action must bring beyond its price
CANAL_STEP = 0.75  # what another step of the longest route is worth
HIRE_EACH_TURN = 0.2  # what an employee brings in each turn still to come
HIRE_MOST = 4.2
CARD_WORTH = 1.6  # a card that the ship in progress still needs
NEW_SHIP = 4.5  # starting a ship
PIECE_ORDER = ("captain", "propeller", "smokestack", "sail", "crane", "cannon", "businessman", "soldier")


class GreedyShipyard(Bot):
    """Completes ships of middle length with a captain, as fast as the canals allow."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._answers: dict[str, Callable[[ShipyardTable], dict[int, float]]] = {
            "choose_card": self._choose,
            "before": self._before,
            "after": self._after,
            "take_card": self._take,
            "place_card": self._place,
            "pick_train": self._buy_train,
            "pick_canal": self._rent,
            "first_canal": self._anything,
            "start_space": self._start_space,
            "lay_canal": self._lay,
            "manufacture": self._sectors,
            "recruit": self._sectors,
            "pick_employee": self._hire,
            "pick_own_train": self._use_train,
            "trade_cars": self._trade,
            "pick_ship": self._launch,
            "loading": self._load,
            "pick_speed": self._speed,
            "pick_route": self._route,
            "give_up_contracts": self._contracts,
            "pick_final_action": self._final,
            "complete_ship": self._last_ship,
        }
        self._action_values: dict[str, Callable[[ShipyardTable], float]] = {
            "build": self._worth_of_building,
            "purchase": self._worth_of_purchase,
            "rent": self._worth_of_canal,
            "manufacture": lambda t: self._worth_of_ring(t, "equipment"),
            "recruit": lambda t: self._worth_of_ring(t, "crew"),
            "hire": self._worth_of_hiring,
            "exchange": self._worth_of_exchange,
            "subsidy": lambda t: 2 * t.guilder,
        }

    def decide(self, view: dict[str, Any], decision: Situation, legal: list[int], budget: Budget) -> int:
        worth = self._answers[decision.step](self._table(decision))
        best = max(worth.values())
        top = [action for action, value in worth.items() if value == best]
        return top[self.rng.below(len(top))]

    def _table(self, situation: Situation) -> ShipyardTable:
        return ShipyardTable(situation)

    # -- the turn ------------------------------------------------------------------------------------------------

    def _choose(self, t: ShipyardTable) -> dict[int, float]:
        worth: dict[int, float] = {}
        for action in t.of("choose"):
            card = str(t.values(action)["card"])
            worth[action] = self._action_values[card](t) + t.guilder * t.context["income"][card]
        return worth

    def _before(self, t: ShipyardTable) -> dict[int, float]:
        """The chosen action first: a bonus bought afterwards knows more."""
        return {action: float(t.kind(action) == "perform") for action in t.legal}

    def _after(self, t: ShipyardTable) -> dict[int, float]:
        """A bonus action has to bring more than the guilders that it takes would bring later."""
        price = int(t.context["cost"])
        worth = {action: BONUS_LEAST for action in t.of("finish")}
        t.guilders -= price
        for action in t.of("bonus"):
            worth[action] = self._action_values[str(t.values(action)["action"])](t) - t.guilder * price
        return worth

    def _final(self, t: ShipyardTable) -> dict[int, float]:
        """A ship that sails now; else what one lacks that a last card will complete; else the points of a trader."""
        worth = {action: 0.0 for action in t.of("pass")}
        afloat = self._last_wants(t)
        for action in t.of("final_action"):
            worth[action] = afloat.get(str(t.values(action)["action"]), 0.0)
        return worth

    def _last_wants(self, t: ShipyardTable) -> dict[str, float]:
        if t.could_sail() and t.can_finish(3):
            return {"build": 20.0}
        if not t.can_finish(1):
            return {"hire": 1.0}
        captain = 10.0 if t.stock["captain"] == 0 else 0.0
        return {"recruit": captain, "exchange": 0.5 * captain, "rent": 10.0 if t.reach == 0 else 0.0, "hire": 1.0}

    def _anything(self, t: ShipyardTable) -> dict[int, float]:
        return {action: 0.0 for action in t.legal}

    # -- ships ---------------------------------------------------------------------------------------------------

    def _worth_of_building(self, t: ShipyardTable) -> float:
        """A card for the ship in progress is worth about a point and a half; finishing one that can sail much more."""
        cards = t.ship_cards()
        if t.wants_to_finish():
            return 9.0
        if cards == 0:
            return NEW_SHIP if t.turns_left > 0 else 2.0
        missing = t.target() - 1 - cards
        if missing <= 0:
            return -1.0 if not t.could_sail() else 1.0
        return CARD_WORTH * min(3, missing) + (0.8 if t.could_sail() else 0.0)

    def _take(self, t: ShipyardTable) -> dict[int, float]:
        worth = {action: 0.0 for action in t.of("done_building")}
        for action in (*t.of("take"), *t.of("take_blank")):
            kind, icons, price = t.offered_card(action)
            worth[action] = t.kind_worth(kind) + t.icons_worth(icons) - 0.45 * price
        return worth

    def _place(self, t: ShipyardTable) -> dict[int, float]:
        """The next cell of the ship in progress; a new bow as far left as possible."""
        wanted = t.next_cell(str(t.context["kind"]))
        return {action: -abs(int(t.values(action)["cell"]) - wanted) for action in t.of("place")}

    def _last_ship(self, t: ShipyardTable) -> dict[int, float]:
        worth = {action: 0.0 for action in t.of("pass")}
        for action in (*t.of("take"), *t.of("take_blank")):
            _kind, icons, _price = t.offered_card(action)
            worth[action] = 1.0 + t.icons_worth(icons)
        return worth

    # -- pieces --------------------------------------------------------------------------------------------------

    def _worth_of_ring(self, t: ShipyardTable, ring: str) -> float:
        return max(self._sector_worth(t, ring, extra) for extra in range(4))

    def _sector_worth(self, t: ShipyardTable, ring: str, extra: int) -> float:
        pieces = t.view["rings"][ring]
        at = (pieces.index(t.view["markers"][ring]) + 1 + extra) % len(pieces)
        free = 2 if "accountant" in t.me["employees"] else 0
        cost = max(0, extra - free)
        if cost > t.guilders:
            return -9.0
        profession = "engineer" if ring == "equipment" else "recruiter"
        gained = [pieces[at]] + [p for p in pieces if f"{profession}_{p}" in t.me["employees"]]
        return t.pieces_worth(gained) - t.guilder * cost

    def _sectors(self, t: ShipyardTable) -> dict[int, float]:
        ring = "equipment" if t.step == "manufacture" else "crew"
        return {action: self._sector_worth(t, ring, int(t.values(action)["extra"])) for action in t.legal}

    def _worth_of_hiring(self, t: ShipyardTable) -> float:
        if len(t.me["employees"]) >= STAFF or t.turns_left < 5:
            return 0.2
        return min(HIRE_MOST, HIRE_EACH_TURN * t.turns_left)

    def _hire(self, t: ShipyardTable) -> dict[int, float]:
        worth: dict[int, float] = {}
        for action in t.legal:
            name = str(t.values(action)["employee"])
            worth[action] = t.employee_worth(name) - t.guilder * t.context["costs"][name]
        return worth

    # -- trains --------------------------------------------------------------------------------------------------

    def _worth_of_exchange(self, t: ShipyardTable) -> float:
        return max((t.train_worth(train["cars"], t.next_rates()) for train in t.me["trains"]), default=-9.0)

    def _worth_of_purchase(self, t: ShipyardTable) -> float:
        if t.turns_left < 4 or len(t.me["trains"]) >= 2:
            return 0.1
        shown = [train for train in t.view["displays"]["trains"] if train and train["price"] <= t.guilders]
        worth = [t.train_worth(train["cars"], t.mean_rates()) - t.guilder * train["price"] for train in shown]
        return 0.5 * max(worth, default=0.0)

    def _buy_train(self, t: ShipyardTable) -> dict[int, float]:
        worth: dict[int, float] = {}
        for action in t.legal:
            train = t.view["displays"]["trains"][int(t.values(action)["row"]) - 1]
            worth[action] = t.train_worth(train["cars"], t.mean_rates()) - t.guilder * train["price"]
        return worth

    def _use_train(self, t: ShipyardTable) -> dict[int, float]:
        cars = {train["id"]: train["cars"] for train in t.me["trains"]}
        return {action: t.train_worth(cars[t.values(action)["train"]], t.rates_now()) for action in t.legal}

    def _trade(self, t: ShipyardTable) -> dict[int, float]:
        worth = {action: 0.0 for action in t.of("sell_rest")}
        for action in t.of("trade"):
            values = t.values(action)
            worth[action] = t.piece_worth(str(values["item"])) - t.guilder * t.context["rates"][values["commodity"]]
        return worth

    # -- canals --------------------------------------------------------------------------------------------------

    def _worth_of_canal(self, t: ShipyardTable) -> float:
        if not t.me["canals"]:
            return 5.0 if t.turns_left > 2 else 0.0
        if t.turns_left < 2 and not t.can_finish(3):
            return 0.0
        return max(0.1, CANAL_STEP * (WATER - t.reach))

    def _rent(self, t: ShipyardTable) -> dict[int, float]:
        worth: dict[int, float] = {}
        for action in t.legal:
            shown = t.view["displays"]["canals"][int(t.values(action)["row"]) - 1]
            worth[action] = t.canal_worth(shown["id"]) - t.guilder * shown["price"]
        return worth

    def _start_space(self, t: ShipyardTable) -> dict[int, float]:
        return {action: float(t.first_route(str(t.values(action)["space"]))) for action in t.legal}

    def _lay(self, t: ShipyardTable) -> dict[int, float]:
        after: dict[str, int] = t.context["longest_after"]
        return {action: float(after[t.situation.book.actions.name(action)]) for action in t.legal}

    # -- cruises -------------------------------------------------------------------------------------------------

    def _launch(self, t: ShipyardTable) -> dict[int, float]:
        """The ship with the most cards first: it gets the captain."""
        bows = {action: int(t.values(action)["cell"]) for action in t.legal}
        return {action: str(t.me["yard"]).index("S", bow) - bow for action, bow in bows.items()}

    def _load(self, t: ShipyardTable) -> dict[int, float]:
        """Everything that fits, the captain first; one captain is kept for each ship to come."""
        worth = {action: 0.5 for action in t.of("done_loading")}
        worth.update({action: 0.1 for action in t.of("let_fail")})
        worth.update({action: 0.0 for action in t.of("unload")})
        aboard = t.context["aboard"]
        for action in t.of("load"):
            piece = str(t.values(action)["piece"])
            value = 10.0 - PIECE_ORDER.index(piece)
            if piece == "smokestack" and not aboard.get("propeller"):
                value = 1.5  # without a propeller a sail does more on the same mast
            if piece == "captain" and aboard.get("captain"):
                spare = t.stock["captain"] - aboard["captain"]
                value = 1.0 if spare > (1 if t.turns_left > 3 else 0) or t.turns_left == 0 else 0.0
            worth[action] = value
        return worth

    def _speed(self, t: ShipyardTable) -> dict[int, float]:
        points = {entry["speed"]: entry["points"] for entry in t.context["speeds"]}
        return {action: float(points[t.values(action)["spaces"]]) for action in t.legal}

    def _route(self, t: ShipyardTable) -> dict[int, float]:
        points: dict[str, int] = t.context["points"]
        return {action: float(points.get(str(t.values(action)["to"]), 0)) for action in t.legal}

    # -- contracts -----------------------------------------------------------------------------------------------

    def _contracts(self, t: ShipyardTable) -> dict[int, float]:
        worth: dict[int, float] = {}
        for action in t.legal:
            values: dict[str, Any] = t.values(action)
            both = t.contract_worth(values["blue"]) + t.contract_worth(values["green"])
            worth[action] = both if t.kind(action) == "keep" else -both
        return worth
