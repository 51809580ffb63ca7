"""Shipyard's seasoned judge: the plain one with an eye for much more of the table, its numbers found by playing.

It plays about as fast, and much better. The plain one stays as it is: coach, puzzles and tests know how it plays.
"""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.actions import (
    bonus_action,
    choose_card,
    final_action_action,
    give_up_blue,
    give_up_green,
    keep_blue,
    keep_green,
    lay_beside,
    lay_side,
    lay_turns,
    load_piece,
    place_cell,
    rent_canal_row,
    speed_spaces,
    start_space,
    steer_to,
    take_blank_kind,
    take_column,
    take_row,
)
from quayside.games.shipyard.canals import place_beside
from quayside.games.shipyard.contracts import contract_points
from quayside.games.shipyard.judge.judge import (
    WEIGHED_BY,
    ShipyardJudge,
    Weigher,
    WeighFinalAction,
    WeighLoad,
    weighers,
)
from quayside.games.shipyard.judge.seasoning import COUNTS, MORE_ASKED, PIECE_SIGHTS, SIGHTS, Seasoning, seasoning
from quayside.games.shipyard.judge.sums import trains_of
from quayside.games.shipyard.judge.voyages import Course
from quayside.games.shipyard.judge.yard import Yard
from quayside.games.shipyard.judge.yardsticks import ASKED_FOR, ASKS, CANAL_ASKED, EMPLOYEE_ASKED, SAFETY_ASKED
from quayside.games.shipyard.nouns import (
    BLUE_RIBAND,
    BOW,
    BUSINESSMAN,
    CANAL_COLUMN,
    CANNON,
    CANNON_POINT,
    CAPTAIN,
    CELL_COUNT,
    COLOURS,
    CONTRACT_COUNT,
    CONTRACTS,
    CRANE,
    EMPLOYEE_COUNT,
    ICON_COUNT,
    IN_HAND,
    LANTERN,
    LANTERN_OFFICIAL,
    LEAST_SHIP,
    LIFEBOAT,
    LIFEBUOY,
    PER_COLOUR,
    PIECE_COUNT,
    PORT,
    SAIL,
    SMOKESTACK,
    SOLDIER,
    SPACE_COUNT,
    STERN,
    TURN_COUNT,
)
from quayside.games.shipyard.ship import Ship
from quayside.games.shipyard.ship_score import official_points
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.build import KIND_OF_COLUMN
from quayside.games.shipyard.steps.codes import COMPLETE_SHIP
from quayside.games.shipyard.steps.frames import start_space_canal
from quayside.games.shipyard.steps.income import income_for
from quayside.games.shipyard.steps.loading import ROOM_FOR
from quayside.games.shipyard.steps.rent import reach_after
from quayside.kernel.packed import i64
from quayside.kernel.sets import has, only, size
from quayside.search.judge import NEVER

SIGHT_COUNT: Final[i64] = len(SIGHTS)
PIECE_SIGHT_COUNT: Final[i64] = len(PIECE_SIGHTS)
THINGS: Final[i64] = len(ASKED_FOR)
MORE_THINGS: Final[i64] = len(MORE_ASKED)
FIRST_BOW, NEXT_BOW, NO_BOW_YET, STERN_NOW, EARLY_STERN, TOO_LONG, TOO_LATE, MIDDLE_NOW = range(8)
# The things that each contract asks for, as a set, where what is done of it can be counted in them.
COUNTED: Final[list[i64]] = [
    sum(1 << ASKED_FOR.index(thing) for thing in ASKS.get(contract, {})) for contract in CONTRACTS
]
ELEMENTS: Final[i64] = CONTRACTS.index("blue-11")
SHIPS: Final[i64] = CONTRACTS.index("green-04")
FIVES: Final[i64] = CONTRACTS.index("green-05")
SIXES: Final[i64] = CONTRACTS.index("green-06")
SEVENS: Final[i64] = CONTRACTS.index("green-07")
CARDS: Final[i64] = CONTRACTS.index("green-09")
PLAIN_COLOURS: Final[list[i64]] = [COLOURS.index(colour) for colour in ("blue", "yellow", "orange")]
# What officials look at: the first two at a crew piece and equipment, the others at an item on the cards.
_CREW: Final[list[i64]] = [0, SOLDIER, BUSINESSMAN]
_ARMS: Final[list[i64]] = [0, CANNON, CRANE]
_ITEM: Final[list[i64]] = [0, 0, 0, LANTERN, LIFEBOAT, LIFEBUOY]


class SeasonedYard(Yard):
    """One seat's position, with much more that action cards and pieces may depend on."""

    def __init__(self, more: Seasoning) -> None:
        super().__init__(more)
        self.more: Seasoning = more
        self.time: float = 0.0  # from -1 at the end to 1 or so
        self.late: float = 0.0  # 1 in the last turn
        self.sights: list[float] = [0.0] * len(SIGHTS)
        self.seen: bool = False  # are the sights of this decision taken?
        self.in_hand: list[i64] = []  # the contracts
        self.asked_more: list[float] = [0.0] * len(MORE_ASKED)
        self.fleet: tuple[Ship, ...] = ()
        self.sailed_by: i64 = -1  # the seat whose ships were counted
        self.ships: i64 = 0
        self.carried: list[float] = [0.0] * len(ASKED_FOR)  # in the fleet, with employees and used canals
        self.done: list[float] = [0.0] * len(CONTRACTS)  # how much of each contract
        self.course = Course()

    def look(self, g: Shipyard, seat: i64) -> None:
        self.seen = False
        super().look(g, seat)
        self.time = float(self.turns_left) / 10.0 - 1.0
        self.late = max(0.0, 1.0 - float(self.turns_left) / 5.0)
        self.guilder *= 1.0 + self.more.wealth * (float(min(12, self.cash)) - 4.0) / 8.0

    # -- contracts -----------------------------------------------------------------------------------------------

    def read_contracts(self, g: Shipyard, seat: i64) -> None:
        """What the contracts in hand pay for things: more where much of one is done."""
        held: i64 = 0
        for contract in range(CONTRACT_COUNT):
            if g.contracts[contract] == IN_HAND + seat:
                held |= only(contract)
        if held == self.held and self.fleet is g.fleet and self.sailed_by == seat:
            return
        self.held = held
        self._count_fleet(g, seat)
        self.in_hand = [contract for contract in range(CONTRACT_COUNT) if has(held, contract)]
        for thing in range(THINGS):
            self.asked[thing] = 0.0
        for thing in range(MORE_THINGS):
            self.asked_more[thing] = 0.0
        blue = held & (only(PER_COLOUR) - 1)
        more = self.more
        for contract in self.in_hand:
            count = size(blue) if contract < PER_COLOUR else size(held & ~blue)
            grown = 1.0 + more.growth[contract] * self.done[contract]
            part = more.share[min(count, len(COUNTS)) - 1] * self.temper.contracts * grown
            for thing in range(THINGS):
                pays = more.asked_by[contract * THINGS + thing]
                if count == 1:
                    pays += more.asked_settled[contract * THINGS + thing]
                self.asked[thing] += part * more.asked * pays
            for thing in range(MORE_THINGS):
                self.asked_more[thing] += part * more.asked_more[contract * MORE_THINGS + thing]

    def _count_fleet(self, g: Shipyard, seat: i64) -> None:
        """What sailed, and how much of each contract is done: 1 stands for much."""
        self.fleet = g.fleet
        self.sailed_by = seat
        self.ships = 0
        for thing in range(THINGS):
            self.carried[thing] = 0.0
        for contract in range(CONTRACT_COUNT):
            self.done[contract] = 0.0
        cards: i64 = 0
        kinds: i64 = 0
        for ship in g.fleet:
            if ship.seat != seat:
                continue
            self.ships += 1
            length = i64(len(ship.cards))
            cards += length
            if length == 5:
                self.done[FIVES] += 0.5
            elif length == 6:
                self.done[SIXES] += 0.5
            elif length >= 7:
                self.done[SEVENS] += 0.5
            for piece in range(PIECE_COUNT):
                self.carried[piece] += float(ship.pieces[piece])
                if ship.pieces[piece]:
                    kinds |= only(piece)
            for item in range(3):
                self.carried[SAFETY_ASKED + item] += float(ship.safety[item])
        self.carried[CAPTAIN] -= float(self.ships)  # officers alone count
        self.carried[EMPLOYEE_ASKED] = float(size(g.staff[seat]))
        self.carried[CANAL_ASKED] = float(g.used[seat])
        self.done[ELEMENTS] = float(size(kinds)) / 4.0
        self.done[SHIPS] = float(self.ships) / 2.0
        self.done[CARDS] = float(cards) / 8.0
        for contract in range(CONTRACT_COUNT):
            for thing in range(THINGS):
                if has(COUNTED[contract], thing):
                    self.done[contract] += self.carried[thing] / 4.0

    def contract_worth(self, g: Shipyard, seat: i64, contract: i64) -> float:
        if not has(self.judged, contract):
            self.judged |= only(contract)
            more = self.more
            found = more.promise_now[contract] * float(contract_points(g, int(seat), int(contract)))
            found += more.promise[contract] + more.promise_time[contract] * self.time
            found += more.promise_growth[contract] * self.done[contract]
            self.contract_values[contract] = found + more.promise_stock[contract] * self._waiting(g, seat, contract)
        return self.contract_values[contract]

    def _waiting(self, g: Shipyard, seat: i64, contract: i64) -> float:
        """What the next ships may carry of what a contract asks for."""
        found: i64 = 0
        for piece in range(PIECE_COUNT):
            if has(COUNTED[contract], piece):
                found += g.stock[seat * PIECE_COUNT + piece]
        for item in range(3):
            if has(COUNTED[contract], SAFETY_ASKED + item):
                found += self.room[LIFEBUOY + item]
        return float(found) / 4.0

    # -- what is seen --------------------------------------------------------------------------------------------

    def see(self, g: Shipyard, seat: i64) -> None:
        """Take the sights, in the order of `SIGHTS`."""
        if self.seen:
            return
        self.seen = True
        stock = seat * PIECE_COUNT
        captains = g.stock[stock + CAPTAIN]
        crew = g.stock[stock + BUSINESSMAN] + g.stock[stock + SOLDIER]
        driving = g.stock[stock + SAIL] + g.stock[stock + SMOKESTACK] + g.stock[stock + 5]
        arms = g.stock[stock + CRANE] + g.stock[stock + CANNON]
        room: i64 = 0
        for icon in range(CANNON_POINT + 1):
            room += self.room[icon]
        s = self.sights
        s[0] = 1.0
        s[1] = self.time
        s[2] = self.late
        s[3] = max(0.0, float(self.turns_left - 12) / 8.0)
        s[4] = float(min(12, self.cash)) / 6.0 - 1.0
        s[5] = 1.0 if self.cash < 2 else 0.0
        s[6] = 1.0 if self.cash >= g.kit.bonus_cost + 2 else 0.0
        s[7] = float(self.cards) / 2.0 - 0.5
        s[8] = 1.0 if self.cards > 0 and self.cards + 1 >= self.target else 0.0
        s[9] = 1.0 if self.ready else 0.0
        s[10] = 1.0 if captains else 0.0
        s[11] = 0.5 * float(max(0, min(4, captains - 1)))
        s[12] = float(min(10, g.reach[seat])) / 5.0 - 1.0
        s[13] = 1.0 if g.reach[seat] < 3 else 0.0
        s[14] = float(min(6, crew)) / 3.0
        s[15] = float(min(6, driving)) / 3.0
        s[16] = float(min(6, arms)) / 3.0
        s[17] = float(size(g.staff[seat])) / 3.0 - 1.0
        s[18] = float(trains_of(g, seat)) / 2.0
        s[19] = float(self.ships) / 2.0 - 0.5
        s[20] = float(room - crew - driving - arms) / 3.0
        s[21] = 1.0 if g.seats == 2 else 0.0
        s[22] = 1.0 if g.seats == 4 else 0.0
        s[23] = self.time * s[10]
        s[24] = self.time * s[12]
        s[25] = self.time * s[17]
        s[26] = self.time * s[19]
        s[27] = self.time * s[4]
        s[28] = self.time * s[20]
        s[29] = s[9] * s[7]
        s[30] = s[13] * s[10]

    def sum_of(self, numbers: list[float], card: i64) -> float:
        """A card's row of numbers, each as a multiple of what is seen."""
        total = 0.0
        for sight in range(SIGHT_COUNT):
            total += numbers[card * SIGHT_COUNT + sight] * self.sights[sight]
        return total

    # -- worth ---------------------------------------------------------------------------------------------------

    def action_worth(self, g: Shipyard, seat: i64, card: i64) -> float:
        self.see(g, seat)
        found = super().action_worth(g, seat, card) + self.sum_of(self.more.chosen, card)
        for contract in self.in_hand:
            at = card * CONTRACT_COUNT + contract
            found += self.more.chosen_with[at] + self.more.chosen_with_time[at] * self.time
        return found

    def piece_worth(self, g: Shipyard, seat: i64, piece: i64) -> float:
        have = g.stock[seat * PIECE_COUNT + piece] + self.got[piece]
        numbers = self.more.piece
        at = piece * PIECE_SIGHT_COUNT
        found = super().piece_worth(g, seat, piece) + numbers[at] + numbers[at + 1] * self.time
        found += numbers[at + 2] * self.late + 0.5 * numbers[at + 3] * float(min(4, have))
        if g.stock[seat * PIECE_COUNT + CAPTAIN]:
            found += numbers[at + 4]
        if g.reach[seat] < 3:
            found += numbers[at + 5]
        found += numbers[at + 6] * (float(size(g.staff[seat])) / 3.0 - 1.0)
        icon = ROOM_FOR[piece]
        found += 0.5 * numbers[at + 7] * float(max(-2, min(2, self.room[icon] - self.stocked(g, seat, icon))))
        if have == 0 and self.carried[piece] <= 0.0:
            found += self.asked_more[2]
        return found

    def icons_worth(self, g: Shipyard, seat: i64, card: i64) -> float:
        total = super().icons_worth(g, seat, card)
        more = self.more
        for icon in range(ICON_COUNT):
            count = g.kit.icons[card * ICON_COUNT + icon]
            if count:
                spare = self.room[icon] - self.stocked(g, seat, icon)
                found = more.icon_time[icon] * self.time
                found += more.icon_waits[icon] if spare < 0 else more.icon_spare[icon] * float(min(4, spare))
                total += float(count) * found
        return total

    def employee_worth(self, g: Shipyard, employee: i64) -> float:
        found = super().employee_worth(g, employee)
        more = self.more
        asked = 0.0
        for colour in PLAIN_COLOURS:
            if g.kit.colour[employee] == colour:
                asked += self.asked_more[0]
        if self._of_new_kind(g, employee):
            asked += self.asked_more[1]
        if g.closing:
            return found + more.employee_last * (asked + self.asked[EMPLOYEE_ASKED])
        piece = g.kit.piece[employee]
        if 0 <= piece < PIECE_COUNT:
            asked += more.employee_asked * self.asked[piece]
        for contract in self.in_hand:
            found += more.profession_with[g.kit.profession[employee] * CONTRACT_COUNT + contract]
        return found + asked + more.employee[employee] + more.employee_time[employee] * self.time

    def _of_new_kind(self, g: Shipyard, employee: i64) -> bool:
        """Nobody of that colour is there yet; traders of the second level are a colour of their own (SY-28.24)."""
        staff = g.staff[self.sailed_by]
        for other in range(EMPLOYEE_COUNT):
            if has(staff, other) and g.kit.colour[other] == g.kit.colour[employee]:
                if (g.kit.level[other] == 2) == (g.kit.level[employee] == 2):
                    return False
        return True

    def wanted_length(self, g: Shipyard, seat: i64) -> i64:
        """The length that a contract asks for, and more or less of it by what else is in hand."""
        more = self.more
        length = float(super().wanted_length(g, seat)) + 0.5
        length += more.length_time * (float(self.turns_left) / 10.0 - 1.0)
        waiting: i64 = 0
        for piece in range(CAPTAIN + 1, PIECE_COUNT):
            waiting += g.stock[seat * PIECE_COUNT + piece]
        length += more.length_room * (float(min(8, waiting)) / 4.0 - 0.5)
        for contract in range(CONTRACT_COUNT):
            if g.contracts[contract] == IN_HAND + seat:
                length += more.length_with[contract]
        return max(LEAST_SHIP, min(i64(max(0.0, length)), self.longest(g.shape[seat])))

    def part_worth(self, g: Shipyard, seat: i64, kind: i64, beside: float) -> float:
        """A card for the yard, with what its icons are worth less its price."""
        part = self._part(g, kind)
        more = self.more
        found = more.part[part] + more.part_time[part] * self.time + more.part_icons[part] * beside
        found += more.part_late[part] * self.late
        for contract in self.in_hand:
            found += more.part_with[part * CONTRACT_COUNT + contract]
        if g.stock[seat * PIECE_COUNT + CAPTAIN]:
            found += more.part_captain[part]
        return found + (more.part_ready[part] if self.ready else 0.0)

    def _part(self, g: Shipyard, kind: i64) -> i64:
        left = g.kit.build_limit - g.taken
        if kind == BOW:
            return FIRST_BOW if self.cards == 0 else NEXT_BOW
        if self.cards == 0:
            return NO_BOW_YET
        if kind == STERN:
            long = self.cards + 1 >= self.target or (left == 1 and self.turns_left <= 2)
            return STERN_NOW if self.cards >= 2 and long and self.ready else EARLY_STERN
        more: i64 = 0 if self.ready else 1
        if self.start + self.cards >= CELL_COUNT - 1 or self.cards + 1 >= self.target + more:
            return TOO_LONG
        if left == 1 and self.cards >= 2 and self.ready and self.turns_left <= 1:
            return TOO_LATE
        return MIDDLE_NOW

    # -- water ---------------------------------------------------------------------------------------------------

    def hoped(self, g: Shipyard, seat: i64) -> Course:
        """What the next ship will get on its way, as far as stock and cards tell."""
        c = self.course
        more = self.more
        for who in range(1, BLUE_RIBAND):
            if who < LANTERN_OFFICIAL:
                count = g.stock[seat * PIECE_COUNT + _CREW[who]] + g.stock[seat * PIECE_COUNT + _ARMS[who]]
            else:
                count = self.room[_ITEM[who]]
            c.met[who] = more.official[who] + more.official_each[who] * float(min(4, count))
        c.riband = more.riband
        c.crossing = more.crossing + more.crossing_asked * self.asked[CANAL_ASKED]
        c.rest = 0.0
        c.whole = False
        c.looked = 0
        return c

    def sailing(self, g: Shipyard) -> Course:
        """What the ship that sails gets."""
        c = self.course
        for who in range(1, BLUE_RIBAND):
            c.met[who] = float(official_points(g, who))
        c.riband = 1.0
        c.crossing = self.more.crossing + self.more.crossing_asked * self.asked[CANAL_ASKED]
        c.rest = self.more.rest * min(1.0, self.hope)
        c.whole = True
        c.looked = 0
        return c


class WeighChoose(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        assert isinstance(y, SeasonedYard)
        card = choose_card(action)
        more = y.more
        guilder = more.income + more.income_time * y.time + (more.income_poor if y.cash < 2 else 0.0)
        return y.action_worth(g, seat, card) + guilder * y.guilder * float(income_for(g, card))


class WeighBonus(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        assert isinstance(y, SeasonedYard)
        if not g.performed:
            return -1.0
        card = bonus_action(action)
        y.cash -= g.kit.bonus_cost
        found = y.action_worth(g, seat, card) + y.more.bonus[card]
        y.cash += g.kit.bonus_cost
        return found - y.more.bonus_price * y.guilder * float(g.kit.bonus_cost)


class WeighFinish(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        assert isinstance(y, SeasonedYard)
        return y.more.bonus_least


class WeighLastAction(WeighFinalAction):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        assert isinstance(y, SeasonedYard)
        y.see(g, seat)
        return super().worth(y, g, seat, action) + y.sum_of(y.more.chosen_last, final_action_action(action))


class WeighTake(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        assert isinstance(y, SeasonedYard)
        column, row = take_column(action), take_row(action) - 1
        icons = y.icons_worth(g, seat, g.shown(column, row))
        if g.step_code() == COMPLETE_SHIP:
            return _last_card(g, seat) + icons
        price = y.more.card_price * float(g.price(column, row))
        return y.part_worth(g, seat, KIND_OF_COLUMN[column], icons - price)


class WeighTakeBlank(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        assert isinstance(y, SeasonedYard)
        if g.step_code() == COMPLETE_SHIP:
            return _last_card(g, seat)
        return y.part_worth(g, seat, take_blank_kind(action) + 1, 0.0)


def _last_card(g: Shipyard, seat: i64) -> float:
    return 5.0 if g.stock[seat * PIECE_COUNT + CAPTAIN] > 0 and g.reach[seat] > 0 else NEVER


class WeighPlace(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        assert isinstance(y, SeasonedYard)
        off = float(place_cell(action) - 1 - y.next_cell(g))
        if g.kit.kind_of[g.hand_card] == BOW:
            off -= y.more.bow_cell
        return -0.5 * abs(off)


class WeighRentCanal(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        assert isinstance(y, SeasonedYard)
        row = rent_canal_row(action) - 1
        canal = g.shown(CANAL_COLUMN, row) - 1
        course = y.hoped(g, seat)
        shown = 0.0
        for space in range(SPACE_COUNT):
            who = g.kit.officials[canal * TURN_COUNT * SPACE_COUNT + space]
            shown += 4.0 * y.more.riband if who == BLUE_RIBAND else course.met[who]
        own = y.more.canal_priced * y.more.canal_worth[canal] + y.more.canal[canal]
        return own + y.more.canal_officials * shown - y.guilder * float(g.price(CANAL_COLUMN, row))


class WeighStartSpace(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        assert isinstance(y, SeasonedYard)
        side = start_space(action)
        steps = i64(max(0.0, y.more.sailed))
        met = y.hoped(g, seat).along(g, start_space_canal(g), 2 * side, PORT, 0, steps, 1, 0.0)
        return y.more.start_worth[side] + y.more.start_met * met


class WeighLay(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        assert isinstance(y, SeasonedYard)
        x, at = place_beside(g, lay_beside(action), lay_side(action))
        steps = i64(max(0.0, y.more.sailed))
        met = y.hoped(g, seat).laid(g, seat, g.hand_canal - 1, x, at, lay_turns(action), steps)
        return y.more.lay_reach * float(reach_after(g, seat, action) - g.reach[seat]) + y.more.lay_met * met


class WeighAboard(WeighLoad):
    """As the plain judge loads, and less of what is better kept."""

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        assert isinstance(y, SeasonedYard)
        piece = load_piece(action)
        found = super().worth(y, g, seat, action)
        more = y.more
        if piece == CAPTAIN and g.aboard[CAPTAIN] > 0:
            found = more.spare_captain if found > 0.0 else more.kept_captain
            found += more.officer_asked * y.asked[CAPTAIN]
        return found + more.load_time[piece] * y.time + more.load_late[piece] * y.late


class WeighDoneLoading(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        assert isinstance(y, SeasonedYard)
        return y.more.done_loading


class WeighSpeed(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        assert isinstance(y, SeasonedYard)
        speed = speed_spaces(action)
        canal, space, stern = g.figure_canal(seat), g.figure_space(seat), g.figure_stern(seat)
        met = y.sailing(g).along(g, canal, space, stern, 0, speed, 1, 0.0)
        return (y.more.fast * float(speed) + met) * 0.4


class WeighSteer(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        assert isinstance(y, SeasonedYard)
        left = g.ship_speed - g.ship_steps
        canal, space = g.figure_canal(seat), g.figure_space(seat)
        riband = float(g.ship_riband)
        return y.sailing(g).step(g, canal, space, steer_to(action), 0, left, g.ship_steps + 1, riband) * 0.4


class WeighSellRest(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        assert isinstance(y, SeasonedYard)
        return y.more.sell


class WeighKeepBoth(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        blue = y.contract_worth(g, seat, keep_blue(action))
        return 0.25 * (blue + y.contract_worth(g, seat, PER_COLOUR + keep_green(action)))


class WeighGiveUpBoth(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        blue = y.contract_worth(g, seat, give_up_blue(action))
        return 10.0 - 0.25 * (blue + y.contract_worth(g, seat, PER_COLOUR + give_up_green(action)))


_WEIGHERS: Final[list[Weigher]] = weighers(
    WEIGHED_BY
    | {
        "choose": WeighChoose(),
        "bonus": WeighBonus(),
        "finish": WeighFinish(),
        "final_action": WeighLastAction(),
        "take": WeighTake(),
        "take_blank": WeighTakeBlank(),
        "place": WeighPlace(),
        "rent_canal": WeighRentCanal(),
        "start": WeighStartSpace(),
        "lay": WeighLay(),
        "load": WeighAboard(),
        "done_loading": WeighDoneLoading(),
        "speed": WeighSpeed(),
        "steer": WeighSteer(),
        "sell_rest": WeighSellRest(),
        "keep": WeighKeepBoth(),
        "give_up": WeighGiveUpBoth(),
    }
)


class SeasonedJudge(ShipyardJudge):
    def __init__(self) -> None:
        super().__init__()
        self.yard = SeasonedYard(seasoning())
        self.weighers = _WEIGHERS

    def take_on(self, numbers: Seasoning) -> None:
        """Play by other numbers."""
        self.yard = SeasonedYard(numbers)
