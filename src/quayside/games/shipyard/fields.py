"""What lies on the table, as numbers.

Made by `quayside.declaring` from the fields that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.ship import Ship
from quayside.kernel.packed import i64, vec
from quayside.kernel.state import State

VECS: Final = (
    "contracts",
    "track",
    "occupant",
    "due",
    "later",
    "guilders",
    "points",
    "tally",
    "stock",
    "staff",
    "yard",
    "failed",
    "figure",
    "reach",
    "used",
    "trains",
    "canals",
    "canal_x",
    "canal_y",
    "canal_turns",
    "deck_left",
    "display",
    "oval",
    "stacks",
    "lost",
    "cars",
    "aboard",
    "room",
    "allowance",
    "shape",
    "beside",
    "decks",
)
SCALARS: Final = (
    "in_play",
    "lead",
    "fleet_size",
    "active",
    "first",
    "turn",
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
    "ship_bow",
    "ship_length",
    "ship_speed",
    "ship_steps",
    "ship_officials",
    "ship_riband",
    "end_reason",
)
RECORDS: Final = ("fleet",)


class ShipyardFields(State):
    """The fields of a position, and how they are copied."""

    def __init__(self) -> None:
        super().__init__()
        # per contract: where it is
        self.contracts: vec[i64] = vec[i64]()
        # per action card: its position, larger is further ahead (SY-4.7)
        self.track: vec[i64] = vec[i64]()
        # per action card: the seat whose figures stand on it, plus 1, or 0
        self.occupant: vec[i64] = vec[i64]()
        # the card that advances in this seat's next turn, or -1
        self.due: vec[i64] = vec[i64]()
        # with 2 players, the card with the single figure, or -1
        self.later: vec[i64] = vec[i64]()
        self.guilders: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        # per seat: what the points came from, as in TALLY
        self.tally: vec[i64] = vec[i64]()
        # per seat and piece
        self.stock: vec[i64] = vec[i64]()
        # the set of employees
        self.staff: vec[i64] = vec[i64]()
        # per seat and cell: card
        self.yard: vec[i64] = vec[i64]()
        # ships that failed
        self.failed: vec[i64] = vec[i64]()
        # per seat: canal (or -1), space, stern
        self.figure: vec[i64] = vec[i64]()
        # the longest route from there
        self.reach: vec[i64] = vec[i64]()
        # used canals, counted for good (SY-11.7)
        self.used: vec[i64] = vec[i64]()
        # per train: where it is
        self.trains: vec[i64] = vec[i64]()
        # per canal: where it is
        self.canals: vec[i64] = vec[i64]()
        # per canal in a system: place and quarter turns
        self.canal_x: vec[i64] = vec[i64]()
        self.canal_y: vec[i64] = vec[i64]()
        self.canal_turns: vec[i64] = vec[i64]()
        # per deck
        self.deck_left: vec[i64] = vec[i64]()
        # per column and row: ship card, train + 1 or canal + 1; 0 is empty
        self.display: vec[i64] = vec[i64]()
        # three employees per space of their track
        self.oval: vec[i64] = vec[i64]()
        # per employee: cards still there
        self.stacks: vec[i64] = vec[i64]()
        # per kind: ship cards out of the game
        self.lost: vec[i64] = vec[i64]()
        # per commodity: cars of the train being exchanged
        self.cars: vec[i64] = vec[i64]()
        # per piece
        self.aboard: vec[i64] = vec[i64]()
        # per icon: what its cards show
        self.room: vec[i64] = vec[i64]()
        # per piece, and for any crew: what builders add (SY-17.6)
        self.allowance: vec[i64] = vec[i64]()
        # per seat: the kinds in the yard, two bits per cell
        self.shape: vec[i64] = vec[i64]()
        # per canal and side: the canal lying there, plus 1, or 0
        self.beside: vec[i64] = vec[i64]()
        # all five decks one behind the other, each from its bottom up
        self.decks: vec[i64] = vec[i64]()
        # the set of the action cards that circulate
        self.in_play: i64 = 0
        # position of the front-most card
        self.lead: i64 = 0
        self.fleet_size: i64 = 0
        self.active: i64 = 0
        self.first: i64 = 0
        # turns finished since the start
        self.turn: i64 = 0
        self.chosen: i64 = 0
        self.performed: i64 = 0
        self.bonus_used: i64 = 0
        # guilders that a bonus taken first must leave for the chosen action (SY-7.6)
        self.reserve: i64 = 0
        # ship cards taken in this Build action
        self.taken: i64 = 0
        # a ship card taken and not yet placed
        self.hand_card: i64 = 0
        # a canal rented and not yet laid, plus 1
        self.hand_canal: i64 = 0
        # the set of pieces traded for in this exchange
        self.traded: i64 = 0
        self.equipment_marker: i64 = 0
        self.crew_marker: i64 = 0
        self.hire_marker: i64 = 0
        self.exchange_marker: i64 = 0
        self.laps_left: i64 = 0
        self.lap_done: i64 = 0
        # the last card of a ship deck was turned up
        self.last_card: i64 = 0
        # regular play is over
        self.closing: i64 = 0
        # cell
        self.ship_bow: i64 = 0
        self.ship_length: i64 = 0
        self.ship_speed: i64 = 0
        self.ship_steps: i64 = 0
        self.ship_officials: i64 = 0
        self.ship_riband: i64 = 0
        self.end_reason: i64 = 0
        # ships that sailed, in that order (SY-20.7)
        self.fleet: tuple[Ship, ...] = ()

    def copy_into(self, other: State) -> None:
        super().copy_into(other)
        assert isinstance(other, ShipyardFields)
        copy = other  # so compiled code looks at its class once
        copy.contracts = self.contracts[:]
        copy.track = self.track[:]
        copy.occupant = self.occupant[:]
        copy.due = self.due[:]
        copy.later = self.later[:]
        copy.guilders = self.guilders[:]
        copy.points = self.points[:]
        copy.tally = self.tally[:]
        copy.stock = self.stock[:]
        copy.staff = self.staff[:]
        copy.yard = self.yard[:]
        copy.failed = self.failed[:]
        copy.figure = self.figure[:]
        copy.reach = self.reach[:]
        copy.used = self.used[:]
        copy.trains = self.trains[:]
        copy.canals = self.canals[:]
        copy.canal_x = self.canal_x[:]
        copy.canal_y = self.canal_y[:]
        copy.canal_turns = self.canal_turns[:]
        copy.deck_left = self.deck_left[:]
        copy.display = self.display[:]
        copy.oval = self.oval[:]
        copy.stacks = self.stacks[:]
        copy.lost = self.lost[:]
        copy.cars = self.cars[:]
        copy.aboard = self.aboard[:]
        copy.room = self.room[:]
        copy.allowance = self.allowance[:]
        copy.shape = self.shape[:]
        copy.beside = self.beside[:]
        copy.decks = self.decks[:]
        copy.in_play = self.in_play
        copy.lead = self.lead
        copy.fleet_size = self.fleet_size
        copy.active = self.active
        copy.first = self.first
        copy.turn = self.turn
        copy.chosen = self.chosen
        copy.performed = self.performed
        copy.bonus_used = self.bonus_used
        copy.reserve = self.reserve
        copy.taken = self.taken
        copy.hand_card = self.hand_card
        copy.hand_canal = self.hand_canal
        copy.traded = self.traded
        copy.equipment_marker = self.equipment_marker
        copy.crew_marker = self.crew_marker
        copy.hire_marker = self.hire_marker
        copy.exchange_marker = self.exchange_marker
        copy.laps_left = self.laps_left
        copy.lap_done = self.lap_done
        copy.last_card = self.last_card
        copy.closing = self.closing
        copy.ship_bow = self.ship_bow
        copy.ship_length = self.ship_length
        copy.ship_speed = self.ship_speed
        copy.ship_steps = self.ship_steps
        copy.ship_officials = self.ship_officials
        copy.ship_riband = self.ship_riband
        copy.end_reason = self.end_reason
        copy.fleet = self.fleet

    def vec_names(self) -> tuple[str, ...]:
        return VECS

    def scalar_names(self) -> tuple[str, ...]:
        return SCALARS

    def record_names(self) -> tuple[str, ...]:
        return RECORDS
