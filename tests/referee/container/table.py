"""What lies on the table of Container, where it all started, and that nothing of it is ever lost."""

from __future__ import annotations

from collections import Counter
from typing import Any, Optional

from referee.container.money import Cards, fewest, pay, total
from referee.data import tables, values
from referee.following import Events, Fault
from referee.record import Record, Words

COLOURS = ("black", "beige", "grey", "purple", "brown")
SEATS = "ABCDE"
BROKERS = ("I", "II", "III")
STORES = ("factory", "harbour")

Pieces = Counter[str]  # containers by colour
Priced = Counter[tuple[str, int]]  # containers by colour and price

LOAN: dict[str, int] = values("container", "loan")
LIMIT: dict[str, int] = values("container", "limit")
PRICES = values("container", "store", value="prices")
MACHINE_COSTS = [row["cost"] for row in tables("container")["machine_space"]]
WAREHOUSE_COSTS = [row["cost"] for row in tables("container")["warehouse_space"]]
BLUFFS = 2  # CT-2.3
HIGHEST_BID = 500  # CT-R30


class Player:
    """A board, a ship and a purse."""

    def __init__(self, seat: int, seen: dict[str, Any]) -> None:
        self.seat = seat
        self.purse: Cards = Counter({int(value): count for value, count in seen["purse"].items()})
        self.loans: int = seen["loans"]
        self.machines: list[str] = list(seen["machines"])
        self.warehouses: int = seen["warehouses"]
        self.stores: dict[str, Priced] = {
            store: Counter({(lot["colour"], lot["price"]): lot["count"] for lot in seen[store]}) for store in STORES
        }
        self.hold: Pieces = Counter(seen["hold"])
        self.island: Pieces = Counter(seen["island"])
        self.port: Pieces = Counter(seen["personal_port"])
        self.ship: str = seen["ship"]
        self.value_card: dict[str, Any] = seen["value_card"]
        self.discarded: Optional[str] = None
        # What was bid in the island auction and lies on the table.
        self.laid: Cards = Counter()
        self.laid_bluffs = 0

    @property
    def cash(self) -> int:
        return total(self.purse)

    @property
    def special(self) -> str:
        return next(colour for colour, value in self.value_card.items() if isinstance(value, str))

    def shown(self) -> Words:
        """Everything about this player."""
        return {
            "purse": +self.purse,
            "loans": self.loans,
            "machines": sorted(self.machines),
            "warehouses": self.warehouses,
            "factory": +self.stores["factory"],
            "harbour": +self.stores["harbour"],
            "hold": +self.hold,
            "island": +self.island,
            "personal_port": +self.port,
            "ship": self.ship,
        }


class Broker:
    def __init__(self, seen: dict[str, Any]) -> None:
        self.containers: Pieces = Counter(seen["containers"])
        self.money: int = seen["money"]


class Table:
    """Everything, and the events of the log."""

    def __init__(self, record: Record, events: Events) -> None:
        self.events = events
        self.options = record.options
        self.count = record.players
        self.seats = range(record.players)
        seen = record.deal[0]
        self.players = [Player(seat, record.deal[seat]["players"][seat]) for seat in self.seats]
        self.supply: Pieces = Counter(seen["supply"]["containers"])
        self.box: Pieces = Counter(seen["supply"]["boxed"])
        self.machine_supply: Pieces = Counter(seen["supply"]["machines"])
        self.warehouse_supply: int = seen["supply"]["warehouses"]
        self.brokers = [Broker(each) for each in seen["bank"]["brokers"]] if self.bank else []
        # The payment card and the broker choice card (CT-13.1).
        self.holder: Optional[int] = None
        self.called_broker = 0
        self.called_square = ""
        self.payment: Cards = Counter()
        self.payment_pieces: dict[str, Pieces] = {store: Counter() for store in STORES}
        self.unpriced: dict[str, Pieces] = {store: Counter() for store in STORES}
        self.in_hand: dict[str, Pieces] = {store: Counter() for store in STORES}  # of a bid being laid
        self.bidders: list[int] = []  # in the island auction
        # The turn.
        self.first: int = seen["turn"]["first"]
        self.active: int = self.first
        self.round = 1
        self.actions_left = 0
        self.prepared = False  # the preparatory step is over
        self.produced = False
        self.called = False
        self.won = False
        self.owed = 0  # for what was picked and not yet paid
        self.promised = False  # something has to be paid, or to be bought (CT-R31)
        self.ending = False
        self.reason = ""
        self.done_freely: dict[int, set[str]] = {seat: set() for seat in self.seats}  # since the last answer, CT-R28
        self.money = self.all_money()
        check_deal(self)

    def shown(self) -> Words:
        """Everything on the table, to be compared with what the engine shows."""
        return {
            **{f"player {player.seat}": player.shown() for player in self.players},
            "supply": +self.supply,
            "box": +self.box,
            "machines": +self.machine_supply,
            "warehouses": self.warehouse_supply,
            "brokers": [(+broker.containers, broker.money) for broker in self.brokers],
            "turn": (self.active, self.round, self.owed),
        }

    @property
    def bank(self) -> bool:
        """Is the Investment Bank in play (CT-13)?"""
        return bool(self.options["bank"])

    @property
    def me(self) -> Player:
        """The active player."""
        return self.players[self.active]

    def right_hand(self, seat: int) -> int:
        """The previous player in turn order."""
        return (seat - 1) % self.count

    def last_turn(self) -> bool:
        """The end is triggered, or this is the last turn of the last round (CT-15.3, CT-R29)."""
        after = (self.active + 1) % self.count
        return self.ending or (after == self.first and self.round == self.options["round_limit"])

    # Stores and their capacity.

    def stored(self, seat: int, store: str) -> int:
        """What takes up space in a store: also what was bid from it (CT-7.2, CT-8.3, CT-15.8)."""
        bid = self.payment_pieces[store].total() if self.holder == seat else 0
        return self.players[seat].stores[store].total() + bid

    def space(self, seat: int, store: str) -> int:
        """Free space: two per machine, one per warehouse (CT-6.4)."""
        player = self.players[seat]
        capacity = {
            "factory": LIMIT["factory_store_per_machine"] * len(player.machines),
            "harbour": LIMIT["harbour_store_per_warehouse"] * player.warehouses,
        }
        return capacity[store] - self.stored(seat, store)

    # Money that comes from or goes to the bank; everything else only changes hands.

    def pay_bank(self, player: Player, amount: int) -> None:
        pay(player.purse, amount)
        self.money -= amount

    def from_bank(self, player: Player, amount: int) -> None:
        player.purse.update(fewest(amount))
        self.money += amount

    def pay_player(self, payer: Player, receiver: Player, amount: int) -> None:
        receiver.purse.update(pay(payer.purse, amount))

    def all_money(self) -> int:
        purses = sum(total(player.purse) + total(player.laid) for player in self.players)
        return purses + total(self.payment) + sum(broker.money for broker in self.brokers)


def seen(views: list[Words]) -> Words:
    """What the engine shows to all seats together, in the words of `Table.shown`."""
    view = views[0]
    supply, turn = view["supply"], view["turn"]
    return {
        **{f"player {at}": Player(at, each["players"][at]).shown() for at, each in enumerate(views)},
        "supply": Counter(supply["containers"]),
        "box": Counter(supply["boxed"]),
        "machines": Counter(supply["machines"]),
        "warehouses": supply["warehouses"],
        "brokers": [(Counter(each["containers"]), each["money"]) for each in view.get("bank", {}).get("brokers", ())],
        "turn": (turn["active"], turn["round"], turn["owed"]),
    }


def check_deal(t: Table) -> None:
    """CT-1 and CT-13: was the table set as the rules say?"""
    supply = next(row for row in tables("container")["supply"] if row["players"] == t.count)
    start = Counter(values("container", "card", "value", "start"))
    machines = [colour for player in t.players for colour in player.machines]
    require(len(machines) == t.count == len(set(machines)), "CT-1.5", f"machines {machines}")
    for player in t.players:
        require(+player.purse == +start and player.loans == 0, "CT-1.2", f"purse {player.purse}")
        require(player.ship == "sea" and not player.hold, "CT-1.3", f"ship in {player.ship}")
        require(player.warehouses == 1, "CT-1.4", f"{player.warehouses} warehouses")
        stores = {"factory": {(player.machines[0], LIMIT["starting_price"]): 1}, "harbour": {}}
        require(player.stores == stores, "CT-1.6", f"stores {player.stores}")
    for colour in COLOURS:
        drawn = machines.count(colour)
        require(t.machine_supply[colour] == supply["machines_per_colour"] - drawn, "CT-1.5", f"machines {colour}")
        require(t.supply[colour] == supply["containers_per_colour"] - drawn, "CT-1.6", f"supply of {colour}")
    require(t.warehouse_supply == supply["warehouses"] - t.count, "CT-1.4", f"{t.warehouse_supply} warehouses")
    specials = [player.special for player in t.players]
    require(len(set(specials)) == t.count, "CT-1.7", f"value cards {specials}")
    for player in t.players:
        printed = next(row for row in tables("container")["value_card"] if row["special"] == player.special)
        shown = {colour: value for colour, value in player.value_card.items() if colour != player.special}
        require(all(printed[colour] == value for colour, value in shown.items()), "CT-1.7", f"value card {shown}")
    if t.options["first"] != "random":
        require(SEATS[t.first] == t.options["first"], "CT-1.8", f"first player {t.first}")
    on_squares: Pieces = Counter()
    for row, broker in zip(tables("container")["broker"], t.brokers, strict=False):
        require(broker.money == row["money"], "CT-13.3", f"broker money {broker.money}")
        require(broker.containers.total() == row["containers"], "CT-13.2", f"broker containers {broker.containers}")
        on_squares.update(broker.containers)
    require(max(on_squares.values(), default=0) <= 1, "CT-13.2", f"a colour twice on the squares {on_squares}")


def check_conservation(t: Table) -> None:
    """What must hold after every step."""
    per_colour = next(row["per_colour"] for row in tables("container")["component"] if row["id"] == "container")
    supply = next(row for row in tables("container")["supply"] if row["players"] == t.count)
    everywhere: Pieces = Counter()
    for pile in (t.supply, t.box, *t.unpriced.values(), *t.in_hand.values(), *t.payment_pieces.values()):
        everywhere.update(pile)
    for broker in t.brokers:
        everywhere.update(broker.containers)
        require(broker.money >= 0, "CT-14", f"a broker has {broker.money}")
    for player in t.players:
        for pieces in (player.hold, player.island, player.port):
            everywhere.update(pieces)
        for store in STORES:
            for (colour, price), count in player.stores[store].items():
                everywhere[colour] += count
                require(count == 0 or price in PRICES[store], "CT-7.4, CT-8.5", f"{colour} at {price} in the {store}")
            require(
                t.space(player.seat, store) >= 0, "CT-7.2, CT-8.3", f"the {store} store of {player.seat} is too full"
            )
        require(player.hold.total() <= LIMIT["ship_hold"], "CT-9.4", f"hold {player.hold}")
        require(0 <= player.loans <= LOAN["max_per_player"], "CT-5.2", f"{player.loans} loans")
        require(len(set(player.machines)) == len(player.machines), "CT-6.3", f"machines {player.machines}")
        require(min(player.purse.values()) >= 0, "CT-2.6", f"purse {player.purse}")
        require(0 <= player.laid_bluffs <= BLUFFS, "CT-2.3", f"{player.laid_bluffs} bluff cards laid")
    for colour in COLOURS:
        require(everywhere[colour] == per_colour, "CT-1.1", f"{everywhere[colour]} {colour} containers")
        owned = sum(colour in player.machines for player in t.players)
        require(
            owned + t.machine_supply[colour] == supply["machines_per_colour"], "CT-1.1", f"{colour} machines are lost"
        )
    owned = sum(player.warehouses for player in t.players)
    require(owned + t.warehouse_supply == supply["warehouses"], "CT-1.1", "warehouses are lost")
    require(t.all_money() == t.money, "CT-2", f"money is {t.all_money()} instead of {t.money}")


def require(holds: bool, rule: str, found: str) -> None:
    if not holds:
        raise Fault(f"{rule} does not hold: {found}")
