"""Shipyard's seasoned judge: the plain one with an eye for much more of the table, its numbers found by playing.

It plays about as fast, and much better. The plain one stays as it is: coach, puzzles and tests know how it plays.
"""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.actions import (
    bonus_action,
    choose_card,
    final_action_action,
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
    WeighGiveUpBoth,
    WeighKeepBoth,
    WeighLoad,
    last_card,
    weighers,
)
from quayside.games.shipyard.judge.seasoning import COUNTS, MORE_ASKED, PIECE_SIGHTS, SIGHTS, Seasoning, none, seasoning
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
    PIECES,
    PORT,
    PROPELLER,
    SAFETY,
    SAIL,
    SEATS,
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
from quayside.kernel.packed import append, i64, vec
from quayside.kernel.sets import has, only, size

SIGHT_COUNT: Final[i64] = len(SIGHTS)
PIECE_SIGHT_COUNT: Final[i64] = len(PIECE_SIGHTS)
PLAIN_EMPLOYEE: Final[i64] = MORE_ASKED.index("plain_employee")
CONTRACTS_PART: Final = 0.25  # contracts are worth more here, and weights have a highest
NEW_KIND: Final[i64] = MORE_ASKED.index("new_kind")
NEW_ELEMENT: Final[i64] = MORE_ASKED.index("new_element")
COUNT_COUNT: Final[i64] = len(COUNTS)
SAFETY_COUNT: Final[i64] = len(SAFETY)
MOST_HAD: Final[i64] = 4  # pieces, icons and guilders beyond so many make no difference
MOST_SPARE: Final[i64] = 2
MOST_WAITING: Final[i64] = -2
ROOM: Final[vec[i64]] = vec[i64](ROOM_FOR)
THINGS: Final[i64] = len(ASKED_FOR)
MORE_THINGS: Final[i64] = len(MORE_ASKED)
FIRST_BOW: Final[i64] = 0
NEXT_BOW: Final[i64] = 1
NO_BOW_YET: Final[i64] = 2
STERN_NOW: Final[i64] = 3
EARLY_STERN: Final[i64] = 4
TOO_LONG: Final[i64] = 5
TOO_LATE: Final[i64] = 6
MIDDLE_NOW: Final[i64] = 7
# The things that each contract asks for, as a set, where what is done of it can be counted in them.
COUNTED: Final[vec[i64]] = vec[i64](
    [sum(1 << ASKED_FOR.index(thing) for thing in ASKS.get(contract, {})) for contract in CONTRACTS]
)
ELEMENTS: Final[i64] = CONTRACTS.index("blue-11")
SHIPS: Final[i64] = CONTRACTS.index("green-04")
FIVES: Final[i64] = CONTRACTS.index("green-05")
SIXES: Final[i64] = CONTRACTS.index("green-06")
SEVENS: Final[i64] = CONTRACTS.index("green-07")
CARDS: Final[i64] = CONTRACTS.index("green-09")
PLAIN_COLOURS: Final[i64] = sum(1 << COLOURS.index(colour) for colour in ("blue", "yellow", "orange"))
# What officials look at: the first two at a crew piece and equipment, the others at an item on the cards.
_CREW: Final[list[i64]] = [0, SOLDIER, BUSINESSMAN]
_ARMS: Final[list[i64]] = [0, CANNON, CRANE]
_ITEM: Final[list[i64]] = [0, 0, 0, LANTERN, LIFEBOAT, LIFEBUOY]


class Standing:
    """What a seat's hand, ships, employees and used canals come to, as long as they stay the same."""

    def __init__(self) -> None:
        self.hand: i64 = -1  # the contracts, as a set
        self.fleet: tuple[Ship, ...] = ()
        self.staff: i64 = -1
        self.used: i64 = -1
        self.contracts: vec[i64] = vec[i64]()  # in hand
        self.asked: vec[float] = none(ASKED_FOR)
        self.asked_more: vec[float] = none(MORE_ASKED)
        self.ships: i64 = 0
        self.carried: vec[float] = none(ASKED_FOR)  # in the fleet, with employees and used canals
        self.done: vec[float] = none(CONTRACTS)  # how much of each in hand: 1 stands for much

    def holds(self, g: Shipyard, seat: i64, hand: i64) -> bool:
        return hand == self.hand and self.fleet is g.fleet and self.staff == g.staff[seat] and self.used == g.used[seat]

    def read(self, g: Shipyard, seat: i64, hand: i64, more: Seasoning, contracts: float) -> None:
        """Ask the hand anew; `contracts` is the multiple that a character makes of what they pay."""
        self.hand = hand
        self.fleet = g.fleet
        self.staff = g.staff[seat]
        self.used = g.used[seat]
        self._count(g, seat)
        blue = hand & (only(PER_COLOUR) - 1)
        blues, greens = size(blue), size(hand & ~blue)
        asked, asked_more, found = none(ASKED_FOR), none(MORE_ASKED), vec[i64]()
        for contract in range(CONTRACT_COUNT):
            if not has(hand, contract):
                continue
            found = append(found, contract)
            count = blues if contract < PER_COLOUR else greens
            part = more.share[min(count, COUNT_COUNT) - 1] * contracts
            part *= 1.0 + more.growth[contract] * self.done[contract]
            at = contract * THINGS
            for thing in range(THINGS):
                pays = more.asked_by[at + thing]
                if count == 1:
                    pays += more.asked_settled[at + thing]
                asked[thing] += part * more.asked * pays
            for thing in range(MORE_THINGS):
                asked_more[thing] += part * more.asked_more[contract * MORE_THINGS + thing]
        self.contracts = found
        self.asked = asked
        self.asked_more = asked_more

    def _count(self, g: Shipyard, seat: i64) -> None:
        carried, done = none(ASKED_FOR), none(CONTRACTS)
        cards: i64 = 0
        kinds: i64 = 0
        ships: i64 = 0
        for ship in g.fleet:
            if ship.seat != seat:
                continue
            ships += 1
            length = i64(len(ship.cards))
            cards += length
            if length >= 5:
                done[FIVES if length == 5 else SIXES if length == 6 else SEVENS] += 0.5
            for piece in range(PIECE_COUNT):
                if ship.pieces[piece]:
                    carried[piece] += float(ship.pieces[piece])
                    kinds |= only(piece)
            for item in range(SAFETY_COUNT):
                carried[SAFETY_ASKED + item] += float(ship.safety[item])
        carried[CAPTAIN] -= float(ships)  # officers alone count
        carried[EMPLOYEE_ASKED] = float(size(g.staff[seat]))
        carried[CANAL_ASKED] = float(g.used[seat])
        done[ELEMENTS] = float(size(kinds)) / 4.0
        done[SHIPS] = float(ships) / 2.0
        done[CARDS] = float(cards) / 8.0
        for contract in range(CONTRACT_COUNT):
            if has(self.hand, contract) and COUNTED[contract]:
                for thing in range(THINGS):
                    if has(COUNTED[contract], thing):
                        done[contract] += carried[thing] / 4.0
        self.ships = ships
        self.carried = carried
        self.done = done


class SeasonedYard(Yard):
    """One seat's position, with much more that action cards and pieces may depend on."""

    def __init__(self, more: Seasoning) -> None:
        super().__init__(more)
        self.more: Seasoning = more
        self.time: float = 0.0  # from -1 at the end to 1 or so
        self.late: float = 0.0  # 1 in the last turn
        self.sights: vec[float] = none(SIGHTS)
        self.seen: bool = False  # are the sights of this decision taken?
        self.standings = [Standing() for _seat in SEATS]
        self.standing = self.standings[0]
        self.liked: i64 = 0  # pieces whose worth apart from room was asked for, as a set
        self.liking: vec[float] = none(PIECES)
        self.course = Course()

    def look(self, g: Shipyard, seat: i64) -> None:
        self.seen = False
        self.liked = 0
        super().look(g, seat)
        self.time = float(self.turns_left) / 10.0 - 1.0
        self.late = max(0.0, 1.0 - float(self.turns_left) / 5.0)
        self.guilder *= 1.0 + self.more.wealth * (float(min(12, self.cash)) - 4.0) / 8.0

    # -- contracts -----------------------------------------------------------------------------------------------

    def read_contracts(self, g: Shipyard, seat: i64) -> None:
        """What the contracts in hand pay for things: more where much of one is done."""
        mine = IN_HAND + seat
        hand: i64 = 0
        for contract in range(CONTRACT_COUNT):
            if g.contracts[contract] == mine:
                hand |= only(contract)
        self.standing = self.standings[seat]
        if not self.standing.holds(g, seat, hand):
            self.standing.read(g, seat, hand, self.more, self.temper.contracts)
        self.asked = self.standing.asked

    def contract_worth(self, g: Shipyard, seat: i64, contract: i64) -> float:
        if not has(self.judged, contract):
            self.judged |= only(contract)
            more = self.more
            found = more.promise_now[contract] * float(contract_points(g, int(seat), int(contract)))
            found += more.promise[contract] + more.promise_time[contract] * self.time
            found += more.promise_growth[contract] * self.standing.done[contract]
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
        driving = g.stock[stock + SAIL] + g.stock[stock + SMOKESTACK] + g.stock[stock + PROPELLER]
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
        s[19] = float(self.standing.ships) / 2.0 - 0.5
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

    def sum_of(self, numbers: vec[float], card: i64) -> float:
        """A card's row of numbers, each as a multiple of what is seen."""
        total = 0.0
        for sight in range(SIGHT_COUNT):
            total += numbers[card * SIGHT_COUNT + sight] * self.sights[sight]
        return total

    # -- worth ---------------------------------------------------------------------------------------------------

    def action_worth(self, g: Shipyard, seat: i64, card: i64) -> float:
        self.see(g, seat)
        found = super().action_worth(g, seat, card) + self.sum_of(self.more.chosen, card)
        for contract in self.standing.contracts:
            at = card * CONTRACT_COUNT + contract
            found += self.more.chosen_with[at] + self.more.chosen_with_time[at] * self.time
        return found

    def piece_worth(self, g: Shipyard, seat: i64, piece: i64) -> float:
        if not has(self.liked, piece):
            self._like(g, seat, piece)
        have = g.stock[seat * PIECE_COUNT + piece] + self.got[piece]
        at = piece * PIECE_SIGHT_COUNT
        icon = ROOM[piece]
        spare = float(max(MOST_WAITING, min(MOST_SPARE, self.room[icon] - self.waiting[icon])))
        numbers = self.more.piece
        found = super().piece_worth(g, seat, piece) + self.liking[piece]
        found += 0.5 * (numbers[at + 3] * float(min(MOST_HAD, have)) + numbers[at + 7] * spare)
        if have == 0 and self.standing.carried[piece] <= 0.0:
            found += self.standing.asked_more[NEW_ELEMENT]
        return found

    def _like(self, g: Shipyard, seat: i64, piece: i64) -> None:
        """What stays the same while several pieces are valued."""
        self.liked |= only(piece)
        numbers = self.more.piece
        at = piece * PIECE_SIGHT_COUNT
        found = numbers[at] + numbers[at + 1] * self.time + numbers[at + 2] * self.late
        if g.stock[seat * PIECE_COUNT + CAPTAIN]:
            found += numbers[at + 4]
        if g.reach[seat] < 3:
            found += numbers[at + 5]
        self.liking[piece] = found + numbers[at + 6] * (float(size(g.staff[seat])) / 3.0 - 1.0)

    def icons_worth(self, g: Shipyard, seat: i64, card: i64) -> float:
        total = super().icons_worth(g, seat, card)
        more = self.more
        for icon in range(ICON_COUNT):
            count = g.kit.icons[card * ICON_COUNT + icon]
            if count:
                spare = self.room[icon] - self.waiting[icon]
                found = more.icon_time[icon] * self.time
                found += more.icon_waits[icon] if spare < 0 else more.icon_spare[icon] * float(min(4, spare))
                total += float(count) * found
        return total

    def employee_worth(self, g: Shipyard, employee: i64) -> float:
        found = super().employee_worth(g, employee)
        more = self.more
        asked = 0.0
        if has(PLAIN_COLOURS, g.kit.colour[employee]):
            asked += self.standing.asked_more[PLAIN_EMPLOYEE]
        if self._of_new_kind(g, employee):
            asked += self.standing.asked_more[NEW_KIND]
        if g.closing:
            return found + more.employee_last * (asked + self.asked[EMPLOYEE_ASKED])
        piece = g.kit.piece[employee]
        if 0 <= piece < PIECE_COUNT:
            asked += more.employee_asked * self.asked[piece]
        for contract in self.standing.contracts:
            found += more.profession_with[g.kit.profession[employee] * CONTRACT_COUNT + contract]
        return found + asked + more.employee[employee] + more.employee_time[employee] * self.time

    def _of_new_kind(self, g: Shipyard, employee: i64) -> bool:
        """Nobody of that colour is there yet; traders of the second level are a colour of their own (SY-28.24)."""
        staff = self.standing.staff
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
        for icon in range(CANNON_POINT + 1):
            waiting += self.waiting[icon]
        length += more.length_room * (float(min(8, waiting)) / 4.0 - 0.5)
        for contract in self.standing.contracts:
            length += more.length_with[contract]
        return max(LEAST_SHIP, min(i64(max(0.0, length)), self.longest(g.shape[seat])))

    def part_worth(self, g: Shipyard, seat: i64, kind: i64, beside: float) -> float:
        """A card for the yard, with what its icons are worth less its price."""
        part = self._part(g, kind)
        more = self.more
        found = more.part[part] + more.part_time[part] * self.time + more.part_icons[part] * beside
        found += more.part_late[part] * self.late
        for contract in self.standing.contracts:
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
            return last_card(g, seat) + icons
        price = y.more.card_price * float(g.price(column, row))
        return y.part_worth(g, seat, KIND_OF_COLUMN[column], icons - price)


class WeighTakeBlank(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        assert isinstance(y, SeasonedYard)
        if g.step_code() == COMPLETE_SHIP:
            return last_card(g, seat)
        return y.part_worth(g, seat, take_blank_kind(action) + 1, 0.0)


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
        "keep": WeighKeepBoth(CONTRACTS_PART),
        "give_up": WeighGiveUpBoth(CONTRACTS_PART),
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
