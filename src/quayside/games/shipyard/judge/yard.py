"""What Shipyard's judge reads from a player's yard: the ship in progress, the room on it, what things are worth."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.components import CREW_BUILDER
from quayside.games.shipyard.contracts import contract_points
from quayside.games.shipyard.employees import (
    BUILDER,
    ENGINEER,
    RECRUITER,
    extra_pieces,
    free_sectors,
    steps_cost,
)
from quayside.games.shipyard.judge.sums import least_to_finish, rate_at, trains_of, turns_left
from quayside.games.shipyard.judge.temper import Temper
from quayside.games.shipyard.judge.yardsticks import (
    ASKED_FOR,
    CANAL_ASKED,
    EMPLOYEE_ASKED,
    LENGTH_CONTRACTS,
    PLAIN,
    SAFETY_ASKED,
    Yardsticks,
)
from quayside.games.shipyard.nouns import (
    ACTION_CARDS,
    BOW,
    CABIN,
    CAPTAIN,
    CELL_COUNT,
    COMMODITY_COUNT,
    CONTRACT_COUNT,
    EMPTY,
    ICON_COUNT,
    IN_HAND,
    LEAST_SHIP,
    LIFEBUOY,
    MIDDLE,
    PER_COLOUR,
    PIECE_COUNT,
    PROPELLER,
    ROW_COUNT,
    SAIL,
    SMOKESTACK,
    STERN,
    TRAIN_COLUMN,
    TRAIN_COUNT,
    WITH_SEAT,
)
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.exchange import next_sector
from quayside.games.shipyard.steps.loading import ROOM_FOR
from quayside.games.shipyard.steps.ring import SECTORS, sector_after
from quayside.games.shipyard.yard import kind_at
from quayside.kernel.packed import i64, vec, zeros
from quayside.kernel.sets import has, only, size

NEVER: Final = -9.0
_ROOM: Final[vec[i64]] = vec[i64](ROOM_FOR)


class Yard:
    """One seat's position with a few sums taken."""

    def __init__(self, sticks: Yardsticks = PLAIN) -> None:
        self.sticks: Yardsticks = sticks
        self.cash: i64 = 0
        self.turns_left: i64 = 0
        self.start: i64 = -1  # first cell of the ship in progress
        self.cards: i64 = 0  # bow and middles of it
        self.missing: i64 = 0  # the fewest cards that complete a ship
        self.guilder: float = sticks.guilder  # nothing once there is nothing left to buy
        self.target: i64 = 0
        self.ready: bool = False  # a captain waits and there is water enough
        self.hope: float = 0.0
        self.room: vec[i64] = zeros(ICON_COUNT)
        self.waiting: vec[i64] = zeros(ICON_COUNT)  # pieces in stock, by the room that they need
        self.got: vec[i64] = zeros(PIECE_COUNT)  # pieces counted as had while several are valued
        self.contract_values: vec[float] = vec[float]([0.0] * int(CONTRACT_COUNT))  # once asked for
        self.judged: i64 = 0
        self.held: i64 = 0  # contracts in hand, as a set
        self.asked: vec[float] = vec[float]([0.0] * len(ASKED_FOR))  # points that contracts in hand add
        self.temper = Temper()

    def look(self, g: Shipyard, seat: i64) -> None:
        """Take the sums for a seat."""
        self.cash = g.spendable(seat)
        self.turns_left = turns_left(g)
        self.hope = min(1.0, float(self.turns_left) / self.sticks.hope)
        self.guilder = self.sticks.guilder * min(1.0, float(self.turns_left) / self.sticks.spending)
        self.guilder *= self.temper.guilders
        self._find_ship(g.shape[seat])
        self.missing = least_to_finish(g.shape[seat])
        self._measure_room(g, seat)
        self._count_waiting(g, seat)
        self.read_contracts(g, seat)
        self.target = self.wanted_length(g, seat)
        water = min(self.sticks.least_water, float(1 + self.turns_left))
        self.ready = g.stock[seat * PIECE_COUNT + CAPTAIN] > 0 and float(g.reach[seat]) >= water
        self.judged = 0

    def read_contracts(self, g: Shipyard, seat: i64) -> None:
        """What the contracts in hand pay for things; each only as likely as it is to be kept (SY-27)."""
        held: i64 = 0
        for contract in range(CONTRACT_COUNT):
            if g.contracts[contract] == IN_HAND + seat:
                held |= only(contract)
        if held == self.held:
            return  # a hand changes seldom, and is looked at in every decision
        self.held = held
        for thing in range(len(ASKED_FOR)):
            self.asked[thing] = 0.0
        each = self.temper.contracts * self.sticks.asked
        asked_by = self.sticks.asked_by
        for first in range(0, CONTRACT_COUNT, PER_COLOUR):
            count: i64 = 0
            for contract in range(first, first + PER_COLOUR):
                if has(held, contract):
                    count += 1
            for contract in range(first, first + PER_COLOUR):
                if has(held, contract):
                    for thing in range(len(ASKED_FOR)):
                        pays = each * asked_by[contract * len(ASKED_FOR) + thing]
                        self.asked[thing] += pays / float(count)

    def _find_ship(self, shape: i64) -> None:
        """The bow and middles that stand together furthest left, with room to go on."""
        self.start = -1
        self.cards = 0
        for cell in range(CELL_COUNT):
            if kind_at(shape, cell) == BOW:
                end = cell + 1
                while end < CELL_COUNT and kind_at(shape, end) == MIDDLE:
                    end += 1
                if end < CELL_COUNT and kind_at(shape, end) == EMPTY:
                    self.start = cell
                    self.cards = end - cell
                    return

    def _measure_room(self, g: Shipyard, seat: i64) -> None:
        for icon in range(ICON_COUNT):
            self.room[icon] = 0
        for cell in range(CELL_COUNT):
            card = g.yard[seat * CELL_COUNT + cell]
            if card:
                for icon in range(ICON_COUNT):
                    self.room[icon] += g.kit.icons[card * ICON_COUNT + icon]

    def _count_waiting(self, g: Shipyard, seat: i64) -> None:
        """Captains have their own room."""
        for icon in range(ICON_COUNT):
            self.waiting[icon] = 0
        for piece in range(CAPTAIN + 1, PIECE_COUNT):
            self.waiting[_ROOM[piece]] += g.stock[seat * PIECE_COUNT + piece]

    def wanted_length(self, g: Shipyard, seat: i64) -> i64:
        """How long a ship should get: longer with a contract for it."""
        length = i64(self.sticks.length) + self.temper.length
        mine = IN_HAND + seat
        held: i64 = 0
        for contract in range(CONTRACT_COUNT):
            if g.contracts[contract] == mine:
                held += 1
        if float(held - self.temper.settled) <= self.sticks.settled:
            for contract, asked in LENGTH_CONTRACTS:
                if g.contracts[contract] == mine:
                    length = asked
                    break
        return max(LEAST_SHIP, min(length, self.longest(g.shape[seat])))

    def longest(self, shape: i64) -> i64:
        """Cards of the ship in progress if it filled the free cells behind it."""
        end = self.start + self.cards if self.cards else 0
        found = self.cards
        while end < CELL_COUNT and kind_at(shape, end) == EMPTY:
            end += 1
            found += 1
        return found

    # -- ships ---------------------------------------------------------------------------------------------------

    def can_finish(self, cards: i64) -> bool:
        """So many cards would be enough to complete a ship: the one in progress, or one from the first card on."""
        return self.missing <= cards

    def next_cell(self, g: Shipyard) -> i64:
        """Where the ship in progress goes on; a new bow goes left."""
        if g.kit.kind_of[g.hand_card] == BOW or self.start < 0:
            return 0
        return self.start + self.cards

    def kind_worth(self, g: Shipyard, kind: i64) -> float:
        """A stern only when the ship may sail, a bow only for a new ship, a middle until the ship is long enough."""
        left = g.kit.build_limit - g.taken
        if kind == BOW:
            return 3.0 if self.cards == 0 else -5.0
        if self.cards == 0:
            return -4.0
        if kind == STERN:
            long = self.cards + 1 >= self.target or (left == 1 and self.turns_left <= 2)
            return 6.0 if self.cards >= 2 and long and self.ready else -5.0
        more: i64 = 0 if self.ready else 1
        if self.start + self.cards >= CELL_COUNT - 1 or self.cards + 1 >= self.target + more:
            return -5.0
        if left == 1 and self.cards >= 2 and self.ready and self.turns_left <= 1:
            return -5.0
        return 1.5

    def icons_worth(self, g: Shipyard, seat: i64, card: i64) -> float:
        """What a card can carry, more where a piece waits for it."""
        total = 0.0
        for icon in range(ICON_COUNT):
            count = g.kit.icons[card * ICON_COUNT + icon]
            if count:
                waits = self.waiting[icon] > self.room[icon]
                worth = self.sticks.icon_worth[icon] * (self.sticks.waited_for if waits else 1.0)
                total += float(count) * (worth + self._asked_icon(icon))
        return total

    def _asked_icon(self, icon: i64) -> float:
        """Safety items are the last icons; contracts may ask for them."""
        safety = icon - LIFEBUOY
        return self.asked[SAFETY_ASKED + safety] if safety >= 0 else 0.0

    # -- pieces --------------------------------------------------------------------------------------------------

    def piece_worth(self, g: Shipyard, seat: i64, piece: i64) -> float:
        """Much if room waits for it, something for ships to come, nothing at the very end."""
        have = g.stock[seat * PIECE_COUNT + piece] + self.got[piece]
        worth = self.sticks.piece_worth[piece]
        if piece == CAPTAIN:
            if have == 0:
                return worth
            officer = self.sticks.second_captain if have == 1 else self.sticks.more_captains
            return (officer + self.asked[CAPTAIN]) * self.hope
        if piece == SMOKESTACK and have == 0 and g.stock[seat * PIECE_COUNT + PROPELLER] > 0:
            worth = self.sticks.turns_the_screw
        worth += self.asked[piece]
        icon = _ROOM[piece]
        room = self.room[icon]
        if g.staff[seat] and extra_pieces(g, seat, BUILDER, CREW_BUILDER if icon == CABIN else piece):
            room += 2
        if self.waiting[icon] < room:
            return worth * max(self.sticks.least_hope, self.hope)
        return self.sticks.later * worth * self.hope

    def _add(self, g: Shipyard, seat: i64, piece: i64) -> float:
        """The worth of one more piece, which makes the next of its kind less needed."""
        found = self.piece_worth(g, seat, piece)
        self.have(piece)
        return found

    def have(self, piece: i64) -> None:
        """Count a piece as had."""
        self.got[piece] += 1
        if piece != CAPTAIN:
            self.waiting[_ROOM[piece]] += 1

    def _forget(self) -> None:
        for piece in range(PIECE_COUNT):
            if self.got[piece]:
                if piece != CAPTAIN:
                    self.waiting[_ROOM[piece]] -= self.got[piece]
                self.got[piece] = 0

    def sector_worth(self, g: Shipyard, seat: i64, equipment: bool, extra: i64) -> float:
        """The pieces that a ring gives so many sectors on, less what the sectors cost."""
        cost = steps_cost(g, extra, free_sectors(g, seat))
        if cost > self.cash:
            return NEVER
        ring = g.kit.equipment_ring if equipment else g.kit.crew_ring
        marker = g.equipment_marker if equipment else g.crew_marker
        total = self._add(g, seat, ring[sector_after(marker, extra)])
        if g.staff[seat]:
            profession = ENGINEER if equipment else RECRUITER
            for sector in range(SECTORS):
                for _each in range(extra_pieces(g, seat, profession, ring[sector])):
                    total += self._add(g, seat, ring[sector])
        self._forget()
        return total - self.guilder * float(cost)

    def train_worth(self, g: Shipyard, seat: i64, train: i64, sector: i64) -> float:
        """Each car for the best item still free, or sold at the rates of a sector (-1: the usual ones)."""
        total = 0.0
        for commodity in range(COMMODITY_COUNT):
            for _each in range(g.kit.cars[train * COMMODITY_COUNT + commodity]):
                sale = self.guilder * rate_at(g, seat, sector, commodity)
                best = sale
                chosen: i64 = -1
                for piece in range(PIECE_COUNT):
                    if g.kit.offered[commodity * PIECE_COUNT + piece] and self.got[piece] == 0:
                        worth = self.piece_worth(g, seat, piece)
                        if worth > best:
                            best = worth
                            chosen = piece
                if chosen >= 0:
                    self.have(chosen)
                total += best
        self._forget()
        return total

    def employee_worth(self, g: Shipyard, employee: i64) -> float:
        """What one brings in the turns to come; once there are none, its points."""
        if g.closing:
            return float(g.kit.employee_points[employee])
        profession = g.kit.profession[employee]
        worth = self.sticks.staff_worth[profession]
        piece = g.kit.piece[employee]
        if (profession == RECRUITER and piece == CAPTAIN) or (profession == BUILDER and piece == SAIL):
            worth += self.sticks.same_trade
        if g.kit.level[employee] == 2:
            worth += self.sticks.second_level
        return worth + self.asked[EMPLOYEE_ASKED]

    def contract_worth(self, g: Shipyard, seat: i64, contract: i64) -> float:
        if not has(self.judged, contract):
            self.judged |= only(contract)
            points = contract_points(g, int(seat), int(contract))
            self.contract_values[contract] = float(points) + self.sticks.promise[contract]
        return self.contract_values[contract]

    # -- the action cards ----------------------------------------------------------------------------------------

    def action_worth(self, g: Shipyard, seat: i64, card: i64) -> float:
        """What an action is worth here and now."""
        return _ACTIONS[card].worth(self, g, seat)


class ActionWorth:
    """What one of the action cards is worth."""

    def worth(self, y: Yard, g: Shipyard, seat: i64) -> float:
        return 0.0


class BuildWorth(ActionWorth):
    """A card for the ship in progress is worth about a point and a half; finishing one that can sail much more."""

    def worth(self, y: Yard, g: Shipyard, seat: i64) -> float:
        return y.temper.building + self._plain(y, g)

    def _plain(self, y: Yard, g: Shipyard) -> float:
        if y.ready and y.cards + g.kit.build_limit >= y.target and y.can_finish(g.kit.build_limit):
            return y.sticks.finish
        if y.cards == 0:
            return y.sticks.begin if y.turns_left > 0 else y.sticks.begin_last
        missing = y.target - 1 - y.cards
        if missing <= 0:
            return y.sticks.long_enough if y.ready else y.sticks.waits
        cards = y.sticks.card * float(min(g.kit.build_limit, missing))
        return cards + (y.sticks.card_ready if y.ready else 0.0)


class PurchaseWorth(ActionWorth):
    def worth(self, y: Yard, g: Shipyard, seat: i64) -> float:
        if float(y.turns_left) < y.sticks.train_last or trains_of(g, seat) >= 2:
            return 0.1
        best = 0.0
        for row in range(ROW_COUNT):
            shown = g.shown(TRAIN_COLUMN, row)
            price = g.price(TRAIN_COLUMN, row)
            if shown and price <= y.cash:
                best = max(best, y.train_worth(g, seat, shown - 1, -1) - y.guilder * float(price))
        return y.sticks.train * best


class RentWorth(ActionWorth):
    def worth(self, y: Yard, g: Shipyard, seat: i64) -> float:
        if not g.has_system(seat):
            return y.sticks.first_canal if y.turns_left > 2 else 0.0
        if y.turns_left < 2 and not y.can_finish(g.kit.build_limit):
            return 0.0
        longer = y.sticks.canal_step * (y.sticks.water - float(g.reach[seat]))
        return max(0.1, longer) + y.hope * y.asked[CANAL_ASKED]


class RingWorth(ActionWorth):
    """Manufacture or recruit."""

    def __init__(self, equipment: bool) -> None:
        self.equipment: bool = equipment

    def worth(self, y: Yard, g: Shipyard, seat: i64) -> float:
        best = NEVER
        for extra in range(SECTORS):
            best = max(best, y.sector_worth(g, seat, self.equipment, extra))
        return best


class HireWorth(ActionWorth):
    def worth(self, y: Yard, g: Shipyard, seat: i64) -> float:
        staff = size(g.staff[seat])
        asked = y.asked[EMPLOYEE_ASKED]
        if float(staff) >= y.sticks.staff or float(y.turns_left) < y.sticks.hiring_last:
            return y.sticks.enough_staff + asked
        return min(y.sticks.hiring_most, y.sticks.hiring * float(y.turns_left)) + asked


class ExchangeWorth(ActionWorth):
    def worth(self, y: Yard, g: Shipyard, seat: i64) -> float:
        best = NEVER
        sector = next_sector(g.exchange_marker, g.kit.sectors)
        for train in range(TRAIN_COUNT):
            if g.trains[train] == WITH_SEAT + seat:
                best = max(best, y.train_worth(g, seat, train, sector))
        return best


class SubsidyWorth(ActionWorth):
    def worth(self, y: Yard, g: Shipyard, seat: i64) -> float:
        return y.guilder * float(g.kit.subsidy)


_BY_CARD: Final[dict[str, ActionWorth]] = {
    "build": BuildWorth(),
    "purchase": PurchaseWorth(),
    "rent": RentWorth(),
    "manufacture": RingWorth(True),
    "recruit": RingWorth(False),
    "hire": HireWorth(),
    "exchange": ExchangeWorth(),
    "subsidy": SubsidyWorth(),
}
_ACTIONS: Final[list[ActionWorth]] = [_BY_CARD[card] for card in ACTION_CARDS]
