"""What lies on the table of Shipyard, how it was dealt, and that no card is ever lost."""

from __future__ import annotations

from collections import Counter
from typing import Any, Optional

from referee.data import tables, values
from referee.following import Events, Fault
from referee.record import Record, Words
from referee.shipyard.water import Waterway

SEATS = "ABCD"
PIECES = ("captain", "businessman", "soldier", "sail", "smokestack", "propeller", "crane", "cannon")
CREW = PIECES[:3]
COMMODITIES = ("coal", "steel", "grain")
KINDS = ("bow", "middle", "stern")
BLANK = "blank-"

DATA = tables("shipyard")
CONSTANT: dict[str, int] = values("shipyard", "constant")
SHIP_CARDS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["ship_card"]}
TRAINS: dict[str, list[str]] = {row["id"]: row["cars"] for row in DATA["train"]}
CANALS: list[str] = [row["id"] for row in DATA["canal"]]
EMPLOYEES: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["employee"]}
RINGS: dict[str, list[str]] = values("shipyard", "ring", value="clockwise")
LOOP: int = DATA["track"][0]["spaces"]
PRICES: dict[str, list[int]] = values("shipyard", "market", value="prices")

SHIP_COLUMNS = ("bows", "middles_left", "middles_right", "sterns")
MARKET = {"bows": "bows", "middles_left": "middles", "middles_right": "middles", "sterns": "sterns"}
MARKET |= {"trains": "trains", "canals": "canals"}
KIND_OF_COLUMN = dict(zip(SHIP_COLUMNS, ("bow", "middle", "middle", "stern"), strict=True))
ROWS = 5


def kind_of(card: str) -> str:
    """Bow, middle or stern; a blank names its kind itself."""
    if card.startswith(BLANK):
        return card.removeprefix(BLANK)
    return {"bow": "bow", "I": "middle", "II": "middle", "stern": "stern"}[SHIP_CARDS[card]["deck"]]


def icons(cards: list[str]) -> Counter[str]:
    """What is printed on some ship cards; blanks show nothing (SY-27.3)."""
    return Counter(icon for card in cards if card in SHIP_CARDS for icon in SHIP_CARDS[card]["icons"])


class Ship:
    """A ship of the fleet: its cards and what it carries."""

    def __init__(self, cards: list[str], load: Counter[str]) -> None:
        self.cards = cards
        self.load = load
        self.icons = icons(cards)


class Player:
    def __init__(self, seat: int, seen: Words) -> None:
        self.seat = seat
        self.guilders: int = seen["guilders"]
        self.stock: Counter[str] = Counter(seen["stock"])
        self.employees: list[str] = list(seen["employees"])
        self.trains: list[str] = [train["id"] for train in seen["trains"]]
        self.yard: list[Optional[str]] = [None] * CONSTANT["yard_cells"]
        self.fleet: list[Ship] = []
        self.failed = 0
        self.water = Waterway()
        self.used_pile: list[str] = []
        self.used_canals = 0  # also those that went back into the deck, SY-11.7
        self.contracts: list[str] = sorted(seen["contracts_held"])
        self.points: Counter[str] = Counter()

    def has(self, kind: str) -> bool:
        return any(EMPLOYEES[employee]["kind"] == kind for employee in self.employees)

    def employed(self, kind: str) -> list[dict[str, Any]]:
        return [EMPLOYEES[employee] for employee in self.employees if EMPLOYEES[employee]["kind"] == kind]


class Table:
    def __init__(self, record: Record, events: Events) -> None:
        self.events = events
        self.count = record.players
        self.seats = range(record.players)
        seen = record.deal[0]
        self.players = [Player(seat, record.deal[seat]["players"][seat]) for seat in self.seats]
        self.first: int = seen["turn"]["first"]
        self.active: int = self.first
        self.order = [(self.first + at) % self.count for at in self.seats]  # SY-2.1: player 1, 2, ...
        self.turn = 1
        # The track, SY-4.7: positions grow without end; the space is the position modulo 23.
        self.track: dict[str, int] = {row["card"]: row["position"] for row in seen["track"]}
        self.figures: dict[str, Counter[int]] = {card: Counter() for card in self.track}  # by seat
        self.markers: dict[str, Any] = dict(seen["markers"])
        self.displays: dict[str, list[Optional[str]]] = {
            column: [None if card is None else card["id"] for card in cards]
            for column, cards in seen["displays"].items()
        }
        self.used_trains: list[str] = []
        self.discarded_canals: list[str] = []
        self.lost: list[str] = []  # ship cards that left the game
        self.places: list[list[str]] = [[card["employee"] for card in place] for place in seen["employees"]]
        self.employees_left: Counter[str] = Counter(
            {card["employee"]: card["left"] for place in seen["employees"] for card in place}
        )
        self.decks: dict[str, list[str]] = face_down(self)  # contents; nobody knows the order
        self.last_card = False
        self.closed = False  # no more regular turns
        self.lap_done = False
        self.card_in_hand: Optional[str] = None
        self.canal_in_hand: Optional[str] = None
        self.reason = ""
        self.reserve = 0  # guilders that a bonus action must leave for the chosen one, SY-7.6
        check_deal(self, record)

    @property
    def me(self) -> Player:
        return self.players[self.active]

    @property
    def lead(self) -> str:
        return max(self.track, key=lambda card: self.track[card])

    def occupied(self, card: str) -> bool:
        return self.figures[card].total() > 0

    def purse(self) -> int:
        """What may be spent now."""
        return self.me.guilders - self.reserve

    def pay(self, amount: int) -> None:
        require(0 <= amount <= self.me.guilders, "SY-8.3", f"{amount} to pay with {self.me.guilders}")
        self.me.guilders -= amount

    def gain(self, pieces: Counter[str]) -> None:
        """SY-15.6, SY-12.3: pieces from the unlimited bank into stock, told in the order of the pieces."""
        for piece in PIECES:
            if pieces[piece]:
                self.me.stock[piece] += pieces[piece]
                self.events.saw("gained", seat=self.active, piece=piece, count=pieces[piece])

    def shown(self) -> Words:
        """Everything on the table, to be compared with what the engine shows."""
        return {
            **{f"player {player.seat}": shown(player) for player in self.players},
            "track": {card: (at, occupant(self.figures[card])) for card, at in self.track.items()},
            "markers": self.markers,
            "displays": self.displays,
            "decks": {deck: len(cards) for deck, cards in self.decks.items()},
            "used trains": sorted(self.used_trains),
            "discarded canals": sorted(self.discarded_canals),
            "employees": +self.employees_left,
        }


def occupant(figures: Counter[int]) -> tuple[Optional[int], int]:
    return next(((seat, count) for seat, count in figures.items() if count), (None, 0))


def shown(player: Player) -> Words:
    figure = player.water.figure
    return {
        "guilders": player.guilders,
        "stock": +player.stock,
        "employees": sorted(player.employees),
        "trains": sorted(player.trains),
        "yard": "".join("." if card is None else kind_of(card)[0].upper() for card in player.yard),
        "cards": list(player.yard),
        "fleet": [(len(ship.cards), +ship.load) for ship in player.fleet],
        "failed": player.failed,
        "canals": {laid.canal: (laid.x, laid.y, laid.turns) for laid in player.water.canals},
        "figure": None if figure is None else (figure.canal, figure.space, figure.stern),
        "used": (player.used_canals, sorted(player.used_pile)),
        "contracts": player.contracts,
        "points": player.points.total(),
    }


def seen(views: list[Words]) -> Words:
    """What the engine shows to all seats together, in the words of `Table.shown`."""
    view = views[0]
    return {
        **{f"player {seat}": seen_player(each["players"][seat]) for seat, each in enumerate(views)},
        "track": {row["card"]: (row["position"], (row["seat"], row["figures"])) for row in view["track"]},
        "markers": view["markers"],
        "displays": {
            column: [None if card is None else card["id"] for card in cards]
            for column, cards in view["displays"].items()
        },
        "decks": view["decks"],
        "used trains": sorted(named(train) for train in view["used_trains"]),
        "discarded canals": sorted(named(canal) for canal in view["discarded_canals"]),
        "employees": +Counter({card["employee"]: card["left"] for place in view["employees"] for card in place}),
    }


def named(thing: Any) -> str:
    return str(thing["id"]) if isinstance(thing, dict) else str(thing)


def seen_player(each: Words) -> Words:
    figure = each["figure"]
    return {
        "guilders": each["guilders"],
        "stock": +Counter(each["stock"]),
        "employees": sorted(each["employees"]),
        "trains": sorted(train["id"] for train in each["trains"]),
        "yard": each["yard"],
        "cards": [None if card is None else card.get("id") for card in each["yard_cards"]],
        "fleet": [(len(ship["cards"]), +Counter(ship["pieces"])) for ship in each["fleet"]],
        "failed": each["failed_ships"],
        "canals": {laid["canal"]: (laid["x"], laid["y"], laid["turns"]) for laid in each["canals"]},
        "figure": None if figure is None else (figure["canal"], figure["space"], figure["stern"]),
        "used": (each["used_canals"], sorted(each["used_pile"])),
        "contracts": sorted(each["contracts_held"]),
        "points": each["points"],
    }


def face_down(t: Table) -> dict[str, list[str]]:
    """What must lie in the decks, since it lies nowhere else."""
    open_cards = {card for cards in t.displays.values() for card in cards}
    open_cards |= {train for player in t.players for train in player.trains}
    ships = {"bows": ("bow",), "middles": ("I", "II"), "sterns": ("stern",)}
    decks = {
        deck: [card for card, row in SHIP_CARDS.items() if row["deck"] in parts and card not in open_cards]
        for deck, parts in ships.items()
    }
    decks["trains"] = [train for train in TRAINS if train not in open_cards]
    decks["canals"] = [canal for canal in CANALS if canal not in open_cards]
    return decks


def check_deal(t: Table, record: Record) -> None:
    """SY-2."""
    seen = record.deal[0]
    starting = {row["id"] for row in DATA["train"] if row["starting"]}
    for player in t.players:
        require(player.guilders == CONSTANT["starting_guilders"], "SY-2.2", f"{player.guilders} guilders")
        require(len(player.trains) == 1 and set(player.trains) <= starting, "SY-2.2", f"trains {player.trains}")
        require(not +player.stock and not player.employees, "SY-2.2", "the yard is not empty")
        for colour in ("blue", "green"):
            held = [contract for contract in player.contracts if contract.startswith(colour)]
            require(len(held) == CONSTANT["starting_contracts_per_colour"], "SY-2.2", f"contracts {held}")
    dealt = [contract for player in t.players for contract in player.contracts]
    require(len(set(dealt)) == len(dealt), "SY-2.2", f"a contract twice: {dealt}")
    require(
        all(len(cards) == ROWS and None not in cards for cards in t.displays.values()), "SY-2.4", "a display has gaps"
    )
    for column, kind in KIND_OF_COLUMN.items():
        require(
            all(kind_of(str(card)) == kind for card in t.displays[column]), "SY-2.4", f"{column} {t.displays[column]}"
        )
    require(
        all(SHIP_CARDS[str(card)]["deck"] == "I" for column in SHIP_COLUMNS[1:3] for card in t.displays[column]),
        "SY-2.3",
        "middles II are displayed although middles I lie on top",
    )
    require(
        {deck: len(cards) for deck, cards in t.decks.items()} == seen["decks"],
        "SY-2.4, SY-2.5",
        f"decks {seen['decks']}",
    )
    check_track(t)
    countdown = [row["id"] for row in DATA["countdown_space"]]
    require(t.markers["countdown"] == countdown[4 - t.count], "SY-2.8", f"countdown {t.markers['countdown']}")
    require(t.markers["exchange"] == DATA["exchange_start"][0]["sector"], "SY-2.9", f"exchange {t.markers['exchange']}")
    copies = 1 if t.count == 2 else 2
    require(t.employees_left == {employee: copies for employee in EMPLOYEES}, "SY-2.10", "wrong employees")
    require(sorted(map(len, t.places)) == [3] * 8, "SY-2.10", f"places {t.places}")
    if record.options["beginner_employees"]:
        teachers = ("engineer", "recruiter")
        groups = [[EMPLOYEES[employee]["kind"] in teachers for employee in place] for place in t.places]
        require(all(map(any, groups)), "SY-2.11", f"places {t.places}")
    if record.options["first"] != "random":
        require(SEATS[t.first] == record.options["first"], "SY-2.1", f"first player {t.first}")


def check_track(t: Table) -> None:
    """SY-2.6: printed cards on their spaces, the others at random on the spaces in between."""
    printed = [row for row in DATA["track_start"] if row["least_players"] <= t.count]
    cards = {row["id"] for row in DATA["action_card"] if row["least_players"] <= t.count}
    require(set(t.track) == cards, "SY-1.2", f"action cards {sorted(t.track)}")
    require(t.track[t.lead] == 0, "SY-2.6", "the lead is not on the starting space")
    by_space = {at % LOOP: card for card, at in t.track.items()}
    require(sorted(by_space) == sorted(row["space"] for row in printed), "SY-2.6", f"track {t.track}")
    for row in printed:
        require(row["card"] in ("random", by_space[row["space"]]), "SY-2.6", f"space {row['space']}")


def check_conservation(t: Table) -> None:
    """Every card is in one place only: SY-1.14 and common sense."""
    cards = [card for column in SHIP_COLUMNS for card in t.displays[column] if card is not None]
    cards += [card for deck in ("bows", "middles", "sterns") for card in t.decks[deck]] + t.lost
    trains = [train for train in t.displays["trains"] if train is not None] + t.decks["trains"] + t.used_trains
    canals = [canal for canal in t.displays["canals"] if canal is not None] + t.decks["canals"] + t.discarded_canals
    hired: Counter[str] = Counter(t.employees_left)
    for player in t.players:
        cards += [card for card in player.yard if card is not None] + [
            card for ship in player.fleet for card in ship.cards
        ]
        trains += player.trains
        canals += [laid.canal for laid in player.water.canals] + player.used_pile
        hired.update(player.employees)
        require(player.guilders >= 0, "SY-1.13", f"{player.guilders} guilders")
        require(min(player.stock.values(), default=0) >= 0, "SY-17.3", f"stock {player.stock}")
        require(len(set(player.employees)) == len(player.employees), "SY-14.5", f"employees {player.employees}")
    real = [card for card in cards if not card.startswith(BLANK)] + in_hand(t)
    require(sorted(real) == sorted(SHIP_CARDS), "SY-1.4", f"ship cards: {set(real) ^ set(SHIP_CARDS)}")
    require(sorted(trains) == sorted(TRAINS), "SY-1.10", f"trains: {set(trains) ^ set(TRAINS)}")
    canals += [canal for canal in (t.canal_in_hand,) if canal is not None]
    require(sorted(canals) == sorted(CANALS), "SY-1.7", f"canals: {set(canals) ^ set(CANALS)}")
    copies = 1 if t.count == 2 else 2
    require(all(hired[employee] == copies for employee in EMPLOYEES), "SY-14.8", f"employees {hired}")
    positions = list(t.track.values())
    require(len(set(positions)) == len(positions), "SY-4.5", f"track {t.track}")
    require(max(positions) - min(positions) <= LOOP - 2, "SY-4.7", f"track {t.track}")


def in_hand(t: Table) -> list[str]:
    return [card for card in (t.card_in_hand,) if card is not None and not card.startswith(BLANK)]


def require(holds: bool, rule: str, found: str) -> None:
    if not holds:
        raise Fault(f"{rule} does not hold: {found}")
