"""What lies on the table in Shipyard, and the small questions every chapter asks of it."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.components import Components, NoComponents
from quayside.games.shipyard.nouns import (
    CELL_COUNT,
    IN_SYSTEM,
    PIECE_COUNT,
    ROW_COUNT,
    TALLY_COUNT,
)
from quayside.kernel.packed import i64, vec
from quayside.kernel.state import State

VECS: Final = (
    "track",
    "occupant",
    "due",
    "later",
    "guilders",
    "points",
    "tally",
    "stock",
    "staff",
    "trains",
    "yard",
    "shape",
    "fleet",
    "failed",
    "figure",
    "reach",
    "used",
    "canals",
    "canal_x",
    "canal_y",
    "canal_turns",
    "beside",
    "contracts",
    "decks",
    "deck_left",
    "display",
    "oval",
    "stacks",
    "lost",
    "aboard",
    "room",
    "allowance",
    "cars",
)
SCALARS: Final = (
    "first",
    "active",
    "turn",
    "in_play",
    "lead",
    "chosen",
    "performed",
    "bonus_used",
    "reserve",
    "taken",
    "hand_card",
    "hand_canal",
    "traded",
    "equipment_marker",
    "crew_marker",
    "hire_marker",
    "exchange_marker",
    "laps_left",
    "lap_done",
    "last_card",
    "closing",
    "fleet_size",
    "ship_bow",
    "ship_length",
    "ship_speed",
    "ship_steps",
    "ship_officials",
    "ship_riband",
    "end_reason",
)

_NO_KIT: Final = NoComponents()


class Shipyard(State):
    """One position. Rows are per seat unless a comment says otherwise."""

    def __init__(self) -> None:
        super().__init__()
        self.kit: Components = _NO_KIT
        # the track of action cards
        self.track: vec[i64] = vec[i64]()  # per action card: its position, larger is further ahead (SY-4.7)
        self.occupant: vec[i64] = vec[i64]()  # per action card: the seat whose figures stand on it, plus 1, or 0
        self.due: vec[i64] = vec[i64]()  # the card that advances in this seat's next turn, or -1
        self.later: vec[i64] = vec[i64]()  # with 2 players, the card with the single figure, or -1
        self.in_play: i64 = 0  # bit mask of the action cards that circulate
        self.lead: i64 = 0  # position of the front-most card
        # the players
        self.guilders: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.tally: vec[i64] = vec[i64]()  # per seat: what the points came from, as in TALLY
        self.stock: vec[i64] = vec[i64]()  # per seat and piece
        self.staff: vec[i64] = vec[i64]()  # bit mask of employees
        self.trains: vec[i64] = vec[i64]()  # per train: where it is
        self.yard: vec[i64] = vec[i64]()  # per seat and cell: card
        self.shape: vec[i64] = vec[i64]()  # per seat: the kinds in the yard, two bits per cell
        self.fleet: vec[i64] = vec[i64]()  # ships that sailed, four numbers each; see fleet.py
        self.fleet_size: i64 = 0
        self.failed: vec[i64] = vec[i64]()  # ships that failed
        self.lost: vec[i64] = vec[i64]()  # per kind: ship cards out of the game
        # canals
        self.figure: vec[i64] = vec[i64]()  # per seat: canal (or -1), space, stern
        self.reach: vec[i64] = vec[i64]()  # the longest route from there
        self.used: vec[i64] = vec[i64]()  # used canals, counted for good (SY-11.7)
        self.canals: vec[i64] = vec[i64]()  # per canal: where it is
        self.canal_x: vec[i64] = vec[i64]()  # per canal in a system: place and quarter turns
        self.canal_y: vec[i64] = vec[i64]()
        self.canal_turns: vec[i64] = vec[i64]()
        self.beside: vec[i64] = vec[i64]()  # per canal and side: the canal lying there, plus 1, or 0
        # contracts, decks, displays
        self.contracts: vec[i64] = vec[i64]()  # per contract: where it is
        self.decks: vec[i64] = vec[i64]()  # all five decks one behind the other, each from its bottom up
        self.deck_left: vec[i64] = vec[i64]()  # per deck
        self.display: vec[i64] = vec[i64]()  # per column and row: ship card, train + 1 or canal + 1; 0 is empty
        self.oval: vec[i64] = vec[i64]()  # three employees per space of their track
        self.stacks: vec[i64] = vec[i64]()  # per employee: cards still there
        # markers
        self.equipment_marker: i64 = 0
        self.crew_marker: i64 = 0
        self.hire_marker: i64 = 0
        self.exchange_marker: i64 = 0
        self.laps_left: i64 = 0
        # the turn
        self.first: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0  # turns finished since the start
        self.chosen: i64 = 0
        self.performed: i64 = 0
        self.bonus_used: i64 = 0
        self.reserve: i64 = 0  # guilders that a bonus taken first must leave for the chosen action (SY-7.6)
        self.taken: i64 = 0  # ship cards taken in this Build action
        self.hand_card: i64 = 0  # a ship card taken and not yet placed
        self.hand_canal: i64 = 0  # a canal rented and not yet laid, plus 1
        self.cars: vec[i64] = vec[i64]()  # per commodity: cars of the train being exchanged
        self.traded: i64 = 0  # bit mask of pieces traded for in this exchange
        self.lap_done: i64 = 0
        self.last_card: i64 = 0  # the last card of a ship deck was turned up
        self.closing: i64 = 0  # regular play is over
        self.end_reason: i64 = 0
        # the ship that is sailing
        self.ship_bow: i64 = 0  # cell
        self.ship_length: i64 = 0
        self.aboard: vec[i64] = vec[i64]()  # per piece
        self.room: vec[i64] = vec[i64]()  # per icon: what its cards show
        self.allowance: vec[i64] = vec[i64]()  # per piece, and for any crew: what builders add (SY-17.6)
        self.ship_speed: i64 = 0
        self.ship_steps: i64 = 0
        self.ship_officials: i64 = 0
        self.ship_riband: i64 = 0

    def copy_into(self, other: State) -> None:
        super().copy_into(other)
        assert isinstance(other, Shipyard)
        other.kit = self.kit
        other.track = self.track[:]
        other.occupant = self.occupant[:]
        other.due = self.due[:]
        other.later = self.later[:]
        other.guilders = self.guilders[:]
        other.points = self.points[:]
        other.tally = self.tally[:]
        other.stock = self.stock[:]
        other.staff = self.staff[:]
        other.trains = self.trains[:]
        other.yard = self.yard[:]
        other.shape = self.shape[:]
        other.fleet = self.fleet[:]
        other.failed = self.failed[:]
        other.figure = self.figure[:]
        other.reach = self.reach[:]
        other.used = self.used[:]
        other.canals = self.canals[:]
        other.canal_x = self.canal_x[:]
        other.canal_y = self.canal_y[:]
        other.canal_turns = self.canal_turns[:]
        other.beside = self.beside[:]
        other.contracts = self.contracts[:]
        other.decks = self.decks[:]
        other.deck_left = self.deck_left[:]
        other.display = self.display[:]
        other.oval = self.oval[:]
        other.stacks = self.stacks[:]
        other.lost = self.lost[:]
        other.aboard = self.aboard[:]
        other.room = self.room[:]
        other.allowance = self.allowance[:]
        other.cars = self.cars[:]
        other.first = self.first
        other.active = self.active
        other.turn = self.turn
        other.in_play = self.in_play
        other.lead = self.lead
        other.chosen = self.chosen
        other.performed = self.performed
        other.bonus_used = self.bonus_used
        other.reserve = self.reserve
        other.taken = self.taken
        other.hand_card = self.hand_card
        other.hand_canal = self.hand_canal
        other.traded = self.traded
        other.equipment_marker = self.equipment_marker
        other.crew_marker = self.crew_marker
        other.hire_marker = self.hire_marker
        other.exchange_marker = self.exchange_marker
        other.laps_left = self.laps_left
        other.lap_done = self.lap_done
        other.last_card = self.last_card
        other.closing = self.closing
        other.fleet_size = self.fleet_size
        other.ship_bow = self.ship_bow
        other.ship_length = self.ship_length
        other.ship_speed = self.ship_speed
        other.ship_steps = self.ship_steps
        other.ship_officials = self.ship_officials
        other.ship_riband = self.ship_riband
        other.end_reason = self.end_reason

    def vec_names(self) -> tuple[str, ...]:
        return VECS

    def scalar_names(self) -> tuple[str, ...]:
        return SCALARS

    # -- players -------------------------------------------------------------------------------------------------

    def player(self, number: i64) -> i64:
        """The seat of a player, numbered from 0 in turn order (SY-2.1)."""
        return (self.first + number) % self.seats

    def first_turns(self) -> i64:
        """SY-3.3, SY-3.7: how many turns omit the advance."""
        if self.seats == 2:
            return 4
        return self.seats

    def spendable(self, seat: i64) -> i64:
        """Guilders that may be spent now: a bonus taken first leaves enough for the chosen action (SY-7.6)."""
        return self.guilders[seat] - self.reserve

    def gain(self, seat: i64, piece: i64, count: i64) -> None:
        """Pieces from the unlimited supply into stock (SY-1.6)."""
        self.stock[seat * PIECE_COUNT + piece] += count

    def score_points(self, seat: i64, source: i64, points: i64) -> None:
        self.points[seat] += points
        self.tally[seat * TALLY_COUNT + source] += points

    def holds(self, seat: i64, employee: i64) -> bool:
        return bool(self.staff[seat] >> employee & 1)

    # -- displays ------------------------------------------------------------------------------------------------

    def shown(self, column: i64, row: i64) -> i64:
        """What lies in a row of a display, or 0."""
        return self.display[column * ROW_COUNT + row]

    def price(self, column: i64, row: i64) -> i64:
        return self.kit.prices[column * ROW_COUNT + row]

    # -- the yard ------------------------------------------------------------------------------------------------

    def put_card(self, seat: i64, cell: i64, card: i64) -> None:
        self.yard[seat * CELL_COUNT + cell] = card
        self.shape[seat] += self.kit.kind_of[card] << 2 * cell

    def clear_cell(self, seat: i64, cell: i64) -> None:
        card = self.yard[seat * CELL_COUNT + cell]
        self.shape[seat] -= self.kit.kind_of[card] << 2 * cell
        self.yard[seat * CELL_COUNT + cell] = 0

    # -- canals --------------------------------------------------------------------------------------------------

    def in_system(self, seat: i64, canal: i64) -> bool:
        return self.canals[canal] == IN_SYSTEM + seat

    def has_system(self, seat: i64) -> bool:
        """SY-11.8: once a player has a canal, the figure always stands on one."""
        return self.figure[seat * 3] >= 0
