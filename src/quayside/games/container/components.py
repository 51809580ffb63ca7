"""Container's components: the TOML records as typed numbers, checked against what the rulebook states."""

from __future__ import annotations

from quayside.games.container.nouns import (
    BROKERS,
    CARDS,
    COLOURS,
    FACTORY_HIGH,
    FACTORY_LOW,
    HARBOUR_HIGH,
    HARBOUR_LOW,
)
from quayside.kernel.components import Box
from quayside.kernel.errors import BadComponents
from quayside.kernel.packed import i64, vec

SPECIAL = -1  # marks the special colour in a row of card values


class Components:
    """The numbers of one edition. Shared by all states of a game and never changed."""

    def __init__(self, box: Box, standard: bool) -> None:
        check(box)
        self.box = box
        self.standard = standard
        limits = {record.text("id"): record.number_of("value", 1) for record in box.ids("limit", _LIMITS)}
        self.per_machine: i64 = limits["factory_store_per_machine"]
        self.per_warehouse: i64 = limits["harbour_store_per_warehouse"]
        self.hold_limit: i64 = limits["ship_hold"]
        self.starting_price: i64 = limits["starting_price"]
        self.actions_per_turn: i64 = limits["actions_per_turn"]
        self.production_fee: i64 = limits["production_fee"]
        self.exhausted_at_end: i64 = limits["colours_exhausted_at_end"]
        loan = {record.text("id"): record.number_of("value") for record in box.ids("loan", _LOANS)}
        self.loan_amount: i64 = loan["amount"]
        self.loan_limit: i64 = loan["max_per_player"]
        self.interest: i64 = loan["interest"]
        self.repayment: i64 = loan["repayment"]
        self.loan_cost: i64 = loan["cost_at_end"]
        self.seized_per_default: i64 = loan["seized_per_default"]
        score = {record.text("id"): record.number_of("value") for record in box.ids("score", _SCORES)}
        self.pays_harbour: i64 = score["harbour_store"]
        self.pays_hold: i64 = score["hold"]
        self.pays_port: i64 = score["personal_port"]
        self.pays_special_set: i64 = score["special_with_set"]
        self.pays_special: i64 = score["special_without_set"]
        self.machine_cost: vec[i64] = vec[i64]([r.number_of("cost") for r in box.records("machine_space")])
        self.warehouse_cost: vec[i64] = vec[i64]([r.number_of("cost") for r in box.records("warehouse_space")])
        self.card_values: vec[i64] = vec[i64](CARDS)
        self.starting_cards: vec[i64] = vec[i64]([box.one("card", "value", v).number_of("start") for v in CARDS])
        usual = [card for card, _value in enumerate(CARDS) for _each in range(int(self.starting_cards[card]))] or [0]
        self.usual_cards: vec[i64] = vec[i64](usual)  # a starting purse card by card: what money mostly looks like
        self.usual_count: i64 = len(usual)
        brokers = box.ids("broker", BROKERS)
        self.broker_containers: vec[i64] = vec[i64]([record.number_of("containers") for record in brokers])
        self.broker_money: vec[i64] = vec[i64]([record.number_of("money") for record in brokers])
        auction = {record.text("id"): record.number_of("value", 1) for record in box.ids("auction", _AUCTION)}
        self.opening_bid: i64 = auction["minimum_opening_bid"]
        self.raise_by: i64 = auction["minimum_raise"]
        container = box.one("component", "id", "container")
        self.containers_in_box: i64 = container.number_of("per_colour", 1)
        self.value_cards: list[list[int]] = [
            [SPECIAL if colour == record.text("special") else record.number_of(colour) for colour in COLOURS]
            for record in box.records("value_card")
        ]

    def supply(self, players: int) -> tuple[int, int, int]:
        """Warehouses, machines per colour and containers per colour for that many players (CT-1.1)."""
        record = self.box.one("supply", "players", players)
        return (
            record.number_of("warehouses"),
            record.number_of("machines_per_colour"),
            record.number_of("containers_per_colour"),
        )

    def special(self, card: int) -> int:
        """The special colour of a value card."""
        return self.value_cards[card].index(SPECIAL)


_LIMITS = (
    "factory_store_per_machine",
    "harbour_store_per_warehouse",
    "ship_hold",
    "starting_price",
    "actions_per_turn",
    "production_fee",
    "colours_exhausted_at_end",
)
_LOANS = ("amount", "max_per_player", "interest", "repayment", "cost_at_end", "seized_per_default")
_SCORES = ("harbour_store", "hold", "personal_port", "special_with_set", "special_without_set")
_AUCTION = ("minimum_opening_bid", "minimum_raise")


def check(box: Box) -> None:
    """The totals and shapes that the rulebook states, and what the fixed action list needs."""
    box.ids("colour", COLOURS)
    factory, harbour = box.ids("store", ("factory", "harbour"))
    for record, low, high in ((factory, FACTORY_LOW, FACTORY_HIGH), (harbour, HARBOUR_LOW, HARBOUR_HIGH)):
        if record.numbers("prices") != list(range(int(low), int(high) + 1)):
            raise record.wrong("prices", f"must be {int(low)} to {int(high)}: the list of actions is made for these")
    for table, spaces in (("machine_space", 4), ("warehouse_space", 5)):
        records = box.records(table)
        if [record.number_of("space") for record in records] != list(range(1, spaces + 1)):
            raise BadComponents(f"{records[0].file}: {table} must have the spaces 1 to {spaces} in order")
        if records[0].number_of("cost") != 0:
            raise records[0].wrong("cost", "must be 0: the first space is filled at the start (CT-1.4, CT-1.5)")
    if len(box.records("value_card")) != 5:
        raise BadComponents(f"{box.records('value_card')[0].file}: value_card must have 5 records (CT-1.7)")
    for record in box.records("value_card"):
        if record.text("special") not in COLOURS:
            raise record.wrong("special", f"must be one of {', '.join(COLOURS)}")
        for colour in COLOURS:
            if colour != record.text("special"):
                record.number_of(colour)
    _check_totals(box)


def _check_totals(box: Box) -> None:
    total = {name: box.one("component", "id", name) for name in ("container", "machine", "warehouse", "money_card")}
    for name in ("container", "machine"):
        if total[name].number_of("count") != len(COLOURS) * total[name].number_of("per_colour"):
            raise total[name].wrong("count", f"must be {len(COLOURS)} times per_colour")
    dealt = sum(record.number_of("deck") for record in box.records("card"))
    if dealt != total["money_card"].number_of("count"):
        raise total["money_card"].wrong("count", f"is not the {dealt} cards of the deck")
    drawn = sum(record.number_of("containers") for record in box.records("broker"))
    if drawn > len(COLOURS):
        raise box.records("broker")[0].wrong("containers", "add up to more than one of each colour (CT-13.2)")
    for record in box.records("supply"):
        if record.number_of("warehouses") > total["warehouse"].number_of("count"):
            raise record.wrong("warehouses", "are more than the box holds")
        if record.number_of("machines_per_colour") > total["machine"].number_of("per_colour"):
            raise record.wrong("machines_per_colour", "are more than the box holds")
        if record.number_of("containers_per_colour") >= total["container"].number_of("per_colour"):
            raise record.wrong("containers_per_colour", "must leave one of each colour for the brokers (CT-13.2)")
    for players in (3, 4, 5):
        record = box.one("supply", "players", players)
        if record.number_of("warehouses") < players:
            raise record.wrong("warehouses", "must be enough for one per player (CT-1.4)")
        record.number_of("machines_per_colour", 1)
        record.number_of("containers_per_colour", 1)
