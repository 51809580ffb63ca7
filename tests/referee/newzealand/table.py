"""What lies on the table of New Zealand."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Callable, Optional

from referee.data import tables, values
from referee.following import Events, Fault, Steps
from referee.record import Record, Words

if TYPE_CHECKING:
    from referee.newzealand.sarah_board import Sarah

DATA = tables("newzealand")
WORKERS = ("shepherd", "craftsman", "sailor", "shearer")
LIMIT: dict[str, int] = values("newzealand", "limit")
TRAIL: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["trail"]}
SHEEP: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["sheep"]}
OBJECTIVES: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["objective"]}
EFFECT_CARDS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["deck_card"] + DATA["bonus_action"]}
DISCS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["disc_space"]}
POSTS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["post"]}
HARBOURS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["harbour"]}
HAZARDS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["hazard"]}
BONUS_TILES: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["bonus_tile"]}
MASTERS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["harbour_master"]}
NEUTRALS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["neutral"]}
PRIVATES: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["private"]}
PAIRS = DATA["storehouse_pair"]
TRACK = DATA["pathfinder"]
ROW_LENGTH = 5  # NZ-1.9
SUPPLIES = ("romney", "ferry", "sheepdog", "kotare")


class Player:
    """A player board and a deck."""

    def __init__(self, seat: int, seen: Words) -> None:
        self.seat = seat
        self.money: int = seen["money"]
        self.gold: int = seen["gold"]
        self.certificates: int = seen["certificates"]
        self.tokens: int = seen["tokens"]
        self.step_tile: int = seen["step_tile"]
        self.fee_free = False
        self.discs: list[str] = list(seen["discs"])  # still on the board
        self.storehouses: list[int] = list(seen["storehouses"])  # still on the board
        self.rows: dict[str, list[str]] = {row: ["printed"] for row in WORKERS}
        self.bonus_tiles: Counter[str] = Counter()
        self.masters: list[str] = []
        self.hand: Counter[str] = Counter(seen["hand"])
        deck: Counter[str] = Counter(seen["deck"])
        self.stack: Counter[str] = deck - self.hand  # nobody knows the order ...
        self.top: list[str] = []  # ... except of cards put on top (NZ-28.3); the first is drawn first
        self.pile: Counter[str] = Counter()
        self.area: Counter[str] = Counter()  # objectives played
        self.pathfinder: Optional[int] = None
        self.hazards: Counter[str] = Counter()
        self.runholder: Optional[str] = None
        self.ship: str = seen["ship"]
        self.harbours: dict[str, int] = {}  # the slot of a storehouse; 1: a disc, 2: a disc that has gone to a post
        self.posts: Counter[str] = Counter()
        self.buildings: dict[int, Optional[str]] = {number: None for number in range(1, 11)}  # a space, `out`, or None
        self.revealed: list[str] = []
        self.turns = 0

    def workers(self, kind: str) -> int:
        """Printed ones and jokers count (NZ-13.7)."""
        return len(self.rows[kind])

    def uncovered(self, disc: str) -> bool:
        return disc not in self.discs

    def uncovered_of(self, group: str) -> int:
        return sum(row["group"] == group and self.uncovered(disc) for disc, row in DISCS.items())

    @property
    def hand_limit(self) -> int:
        return LIMIT["hand_limit"] + self.uncovered_of("hand")

    @property
    def certificate_limit(self) -> int:
        return LIMIT["certificate_limit_open" if self.uncovered_of("certificate_limit") else "certificate_limit"]

    @property
    def placed_storehouses(self) -> int:
        return 10 - len(self.storehouses)

    def pair_done(self, pair: Words) -> bool:
        return not any(storehouse in self.storehouses for storehouse in pair["storehouses"])

    @property
    def permanent_certificates(self) -> int:
        """NZ-7.2: on the own board, harbour masters, bonus tiles, a storehouse pair."""
        pairs: int = sum(pair["permanent_certificate"] for pair in PAIRS if self.pair_done(pair))
        masters: int = sum(MASTERS[master]["permanent_certificate"] for master in self.masters)
        return self.uncovered_of("permanent_certificate") + masters + self.bonus_tiles["permanent_certificate"] + pairs

    @property
    def bonus_wool(self) -> int:
        return self.uncovered_of("bonus_wool") + self.bonus_tiles["permanent_wool"]

    @property
    def deck(self) -> Counter[str]:
        """Draw stack, hand and discard pile, and what is shown just now."""
        return self.hand + self.stack + self.pile + Counter(self.top) + Counter(self.revealed)

    def own_spaces(self) -> list[str]:
        return [space for space in self.buildings.values() if space is not None and space != "out"]


class Table:
    def __init__(self, record: Record, events: Events) -> None:
        self.events = events
        self.count = record.players
        self.seats = range(record.players)
        self.options = record.options
        seen = record.deal[0]
        self.players = [Player(seat, record.deal[seat]["players"][seat]) for seat in self.seats]
        self.first: int = seen["turn"]["first"]
        self.active: int = self.first
        self.round = 1
        size = max(2, record.players)
        self.by_count: Words = next(row for row in DATA["player_count"] if row["players"] == size)
        self.sides: list[str] = list(seen["private_sides"])
        self.neutral: dict[str, str] = {at: tile["neutral"] for at, tile in seen["trail"].items() if "neutral" in tile}
        self.hazards: dict[str, str] = {at: tile["hazard"] for at, tile in seen["trail"].items() if "hazard" in tile}
        self.buildings: dict[str, tuple[int, int]] = {}  # space: owner and number
        self.flipped = False
        self.jobs: dict[str, list[int]] = {kind: list(rows) for kind, rows in seen["job_market"].items()}
        self.bonus_market: list[list[Optional[str]]] = [list(row) for row in seen["bonus_market"]["rows"]]
        self.token_row: Optional[int] = seen["bonus_market"]["token_row"]
        self.forecast: dict[str, list[Optional[str]]] = {bag: list(tiles) for bag, tiles in seen["forecast"].items()}
        self.bags: dict[str, Counter[str]] = {bag: Counter(tiles) for bag, tiles in seen["bags"].items()}
        self.sheep_market: Counter[str] = Counter(seen["sheep_market"])
        self.sheep_stack: Counter[str] = Counter(seen["sheep_stack"])
        self.objectives: list[Optional[str]] = list(seen["objectives"])
        main = [card for card in OBJECTIVES if card.startswith("O")]
        self.objective_stack: set[str] = set(main) - set(self.objectives)
        self.supply: Counter[str] = Counter(seen["supply"])
        self.bonus_stacks: dict[str, list[Any]] = {
            stack: [row["card"], row["count"]] for stack, row in seen["bonus_stacks"].items()
        }
        self.masters: dict[str, Optional[str]] = {at: row["tile"] for at, row in seen["harbour_masters"].items()}
        self.out: Counter[str] = Counter()  # tiles and cards out of the game in play
        # The turn.
        self.cells_used: set[str] = set()
        self.location_done = False  # a location action was done at this visit
        self.closed = False  # the single auxiliary action was done instead
        self.gained: Counter[str] = Counter()  # cards gained this turn (NZ-R40)
        self.card_in_play: Optional[str] = None
        self.revealing = False
        self.must_flip = False  # the pathfinder has passed space 11
        self.ending = False
        self.last_turns = 0
        self.market_token: Optional[int] = None
        self.chance: Words = {}  # what chance has laid open in this step
        self.arrived_again = False  # the runholder was moved on in phase B
        # NZ-12.7: an action inside another; set by the referee, since every action may lead to every other.
        self.nested: Callable[[Player, list[str]], Steps] = no_action
        self.sarah: Optional[Sarah] = None  # the solo opponent
        self.cards: Counter[str] = Counter()  # all there are in this game
        self.appointed_tiles: list[str] = []  # worker tiles that became harbour masters
        self.filled = {
            (row, at) for row, tiles in enumerate(self.bonus_market, 1) for at, tile in enumerate(tiles) if tile
        }

    @property
    def solo(self) -> bool:
        """One player against Sarah."""
        return self.count == 1

    @property
    def me(self) -> Player:
        return self.players[self.active]

    def tile(self, number: int) -> Words:
        """A private building with its side in this game (NZ-3.2)."""
        return PRIVATES[f"{number}{self.sides[number - 1]}"]

    def is_location(self, space: str) -> bool:
        """NZ-5.1."""
        return space == "wellington" or space in self.neutral or space in self.hazards or space in self.buildings

    def was_filled(self, row: int, column: int) -> bool:
        """NZ-10.8: gaps left by investing are never refilled."""
        return (row, column) in self.filled

    def replaced_under_runholder(self) -> None:
        """NZ-16.9, NZ-R39: the new tile only if nothing of the old was used; the extra action belongs to the space."""
        if self.cells_used - {"extra"}:
            self.cells_used |= {"1", "2", "3"}

    def things(self, p: Player, thing: str) -> int:
        """What `per` counts (NZ-12.8, NZ-30.9)."""
        counts: dict[str, int] = {
            "grass_building": sum(TRAIL[space]["grass"] for space in p.own_spaces()),
            "shepherd": p.workers("shepherd"),
            "placed_storehouse": p.placed_storehouses,
            "hazard_pair": p.hazards.total() // 2,
            "own_objective": p.area.total(),
            "pathfinder_space": p.pathfinder or 0,
            "hazard_tile": p.hazards.total(),
            "certificate": p.certificates + p.permanent_certificates,
            "own_building": len(p.own_spaces()),
            "worker": sum(map(len, p.rows.values())),
            "ferry_card": p.deck["ferry"] + p.deck["bonus_1"],
        }
        return counts[thing]


def no_action(p: Player, texts: list[str]) -> Steps:
    raise AssertionError("the referee sets this")


def require(holds: bool, rule: str, found: str) -> None:
    if not holds:
        raise Fault(f"{rule} does not hold: {found}")
