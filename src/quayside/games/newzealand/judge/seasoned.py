"""New Zealand's seasoned judge: the plain one with an eye for much more of the table, its numbers found by playing.

It plays nearly as fast, and better. The plain one stays as it is: coach, puzzles and tests know how it plays.
"""

from __future__ import annotations

import math
from typing import Final

from quayside.games.newzealand.actions import (
    aux_action,
    aux_times,
    build_space,
    buy_card_stack,
    clear_space,
    forecast_bag,
    forecast_space,
    move_to,
    pick_worker_worker,
    place_joker_row,
    play_bare_card,
    play_card,
    play_half,
    spend_certificates,
    store_storehouse,
    take_objective_card,
    token_draw_cards,
)
from quayside.games.newzealand.judge.effects import location_worth
from quayside.games.newzealand.judge.farm import Farm
from quayside.games.newzealand.judge.free_plays import AT_ONCE
from quayside.games.newzealand.judge.judge import IS_TARGET, KINDS, OWN, NewZealandJudge
from quayside.games.newzealand.judge.markets import (
    WeighBuild,
    WeighClear,
    WeighJoker,
    WeighPickWorker,
    WeighStore,
    WeighTakeObjective,
)
from quayside.games.newzealand.judge.routes import fees_to
from quayside.games.newzealand.judge.seasoning import (
    AUXILIARY,
    AUXILIARY_SIGHTS,
    BEGIN,
    BEGIN_SIGHTS,
    BREED,
    BREED_SIGHTS,
    BUILDING,
    BUILDING_SIGHTS,
    CLEAR,
    CLEAR_SIGHTS,
    DECLINED,
    DECLINED_SIGHTS,
    DISC,
    DISC_SIGHTS,
    ENDED,
    ENDED_SIGHTS,
    FORECAST,
    FORECAST_SIGHTS,
    GATE,
    GATE_SIGHTS,
    HARBOUR,
    HARBOUR_SIGHTS,
    HERS,
    HERS_SIGHTS,
    KEPT,
    KEPT_SIGHTS,
    LINE,
    LINE_SIGHTS,
    MASTER,
    MASTER_SIGHTS,
    OBJECTIVE,
    OBJECTIVE_SIGHTS,
    PLACE,
    PLACE_SIGHTS,
    PLAY,
    PLAY_SIGHTS,
    POST,
    POST_SIGHTS,
    SIGHT_COUNT,
    SLOT,
    SLOT_SIGHTS,
    SPACE,
    SPACE_SIGHTS,
    SPENT,
    SPENT_SIGHTS,
    STOP,
    STOP_SIGHTS,
    STOREHOUSE,
    STOREHOUSE_SIGHTS,
    TAKEN,
    TAKEN_SIGHTS,
    TILE,
    TILE_SIGHTS,
    WORD,
    WORD_SIGHTS,
    WORKER,
    WORKER_SIGHTS,
    Seasoning,
    seasoning,
)
from quayside.games.newzealand.judge.turn import WeighDone, WeighSpend, any_use, auxiliary_worth
from quayside.games.newzealand.judge.weigher import Weigher
from quayside.games.newzealand.nouns import (
    A_KINDS,
    BREED_COUNT,
    CARD_COUNT,
    CRAFTSMAN,
    EMPTY,
    FERRY,
    FIRST_OBJECTIVE,
    HAZARD_KINDS,
    HAZARD_TILE,
    POST_COUNT,
    ROW_SIZE,
    SAILOR,
    SHEARER,
    SHEPHERD,
    START,
    SUPPLY_COUNT,
    TASKS,
    TRAIL_COUNT,
    WELLINGTON,
    WORKER_COUNT,
)
from quayside.games.newzealand.scoring import owned_things
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.codes import (
    DISCARD_DRAWN,
    FIRST_DISCARD,
    FIRST_PLACE,
    MOVE_ON,
    OFFER,
    PHASE_A,
    USE_LOCATION,
    WOOL_DELIVERY,
)
from quayside.games.newzealand.steps.codes import (
    MASTER as MASTER_STEP,
)
from quayside.games.newzealand.steps.codes import (
    OBJECTIVE as OBJECTIVE_STEP,
)
from quayside.games.newzealand.steps.delivery import post_rule
from quayside.games.newzealand.steps.frames import move_on_steps
from quayside.games.newzealand.steps.movement import BRANCHES
from quayside.kernel.offers import LEGAL
from quayside.kernel.packed import i64, vec
from quayside.kernel.sets import size
from quayside.kernel.state import State
from quayside.search.judge import HIGHEST, NEVER, STEEP

WELLINGTON_ROW: Final[i64] = 36  # among the places
FOREIGN_ROW: Final[i64] = 37
HAZARD_ROW: Final[i64] = 38
NEUTRAL_COUNT: Final[i64] = 8
MOST_STEPS: Final[i64] = 8
NOWHERE: Final = -50.0
FINE: Final = 200000.0  # as the plain judge's weights, but what is worth little is told apart too
LOWEST: Final = -9.0
DRAW_GATE: Final[i64] = 0
BUY_GATE: Final[i64] = 1
OBJECTIVE_GATE: Final[i64] = 2
CARD_GATE: Final[i64] = 3
AUXILIARY_GATE: Final[i64] = 4
DONE_ROW: Final[i64] = 6
MOST_MISSING: Final[i64] = 3


class SeasonedFarm(Farm):
    """One seat's position with what it sees of the table."""

    def __init__(self, usual: Seasoning, alone: Seasoning) -> None:
        super().__init__()
        self.usual = usual
        self.alone = alone
        self.more: Seasoning = usual
        self.numbers: vec[float] = usual.more
        self.sights: vec[float] = vec[float]([0.0] * int(SIGHT_COUNT))
        self.planned: bool = False
        self.there: vec[float] = vec[float]([0.0] * int(TRAIL_COUNT))  # what a stop brings
        # what the best way on brings from a space, with so many steps left
        self.ahead_of: vec[float] = vec[float]([0.0] * int(TRAIL_COUNT * (MOST_STEPS + 1)))

    def look(self, g: NewZealand, seat: i64) -> None:
        super().look(g, seat)
        more = self.worth
        assert isinstance(more, Seasoning)
        self.more = more
        self.numbers = more.more
        self.planned = False
        s = self.sights
        breeding: i64 = 0
        sheep: i64 = 0
        for breed in range(BREED_COUNT):
            count = g.deck_count(seat, breed)
            sheep += count
            breeding += count * g.kit.breeding[breed]
        buildings = g.building_count(seat)
        rival = -1.0
        for owner in range(g.owners):
            if owner != seat:
                rival = max(rival, _near(g, owner))
        s[0] = 1.0
        s[1] = 2.0 * self.ahead - 1.0
        s[2] = float(min(40, self.money)) / 20.0 - 1.0
        s[3] = 1.0 if self.late else 0.0
        s[4] = float(self.income) / 6.0 - 1.0
        s[5] = _near(g, seat)
        s[6] = float(g.row(seat, SHEPHERD) - 1) / 2.0
        s[7] = float(g.row(seat, CRAFTSMAN) - 1) / 2.0
        s[8] = float(g.row(seat, SAILOR) - 1) / 2.0
        s[9] = float(g.row(seat, SHEARER) - 1) / 2.0
        s[10] = float(g.permanent_certificates(seat)) / 2.0
        s[11] = float(g.certificates[seat]) / 2.0 - 0.5
        s[12] = float(g.path[seat]) / 8.0 - 1.0
        s[13] = float(g.gold[seat]) / 2.5 - 1.0
        s[14] = 2.0 * float(breeding) / float(max(1, sheep)) - 3.5
        s[15] = float(self.duplicates) / 2.0
        s[16] = float(buildings) / 2.0
        s[17] = float(g.placed_storehouses(seat)) / 3.0 - 0.5
        s[18] = float(g.hazard_count(seat)) / 3.0
        s[19] = 1.0 if self.money < 4 else 0.0
        s[20] = float(g.visits[seat]) / 3.0 - 1.0
        s[21] = rival
        s[22] = 1.0 - float(size(g.discs[seat])) / 8.0
        s[23] = 1.0 if g.visits[seat] == 0 else 0.0
        s[24] = 1.0 if g.seats == 2 else 0.0
        s[25] = 1.0 if g.seats == 4 else 0.0
        s[26] = s[1] * s[2]
        s[27] = s[1] * s[5]

    def sum_of(self, first: i64, row: i64, sights: i64) -> float:
        """A row of numbers, each as a multiple of what is seen."""
        numbers = self.numbers
        s = self.sights
        at = first + row * sights
        total = 0.0
        for sight in range(sights):
            total += numbers[at + sight] * s[sight]
        return total

    # -- places and effects --------------------------------------------------------------------------------------

    def more_of_word(self, code: i64, n: i64) -> float:
        each = self.sum_of(WORD, code, WORD_SIGHTS)
        return each * float(n) if n > 0 and code < 7 else each

    def more_of_place(self, g: NewZealand, seat: i64, space: i64) -> float:
        if space == WELLINGTON:
            row = WELLINGTON_ROW
        elif g.trail[space] >= HAZARD_TILE:
            row = HAZARD_ROW
        elif not g.usable_by(seat, space):
            row = FOREIGN_ROW
        else:
            row = g.face(space)
        return self.sum_of(PLACE, row, PLACE_SIGHTS) + self.sum_of(STOP, space, STOP_SIGHTS)

    def plan(self, g: NewZealand, seat: i64) -> None:
        """What each stop brings from here on, and the best way on from everywhere."""
        self.planned = True
        more = self.more
        most = min(MOST_STEPS, g.steps(seat))
        width = MOST_STEPS + 1
        here = max(START, g.runholder[seat])
        first: i64 = START if more.route_again != 0.0 else here
        self._plan_from(g, seat, WELLINGTON, here, most, width)
        if first < here:
            self._plan_from(g, seat, here, first, most, width)
            self.there[WELLINGTON] += more.route_again * self.ahead_of[START * width + most]
            self._plan_from(g, seat, WELLINGTON, here, most, width)

    def _plan_from(self, g: NewZealand, seat: i64, last: i64, first: i64, most: i64, width: i64) -> None:
        kept = self.more.route_kept
        turn = self.more.route_turn
        there = self.there
        on = self.ahead_of
        for space in range(last, first - 1, -1):
            begin = space * width
            least = 0.0 if space == WELLINGTON else NOWHERE
            for left in range(most + 1):
                on[begin + left] = least
            for branch in range(BRANCHES):
                to = g.kit.ways[space * BRANCHES + branch]
                if to < 0:
                    continue
                beyond = to * width
                if not g.is_location(to):
                    for left in range(most + 1):
                        if on[beyond + left] > on[begin + left]:
                            on[begin + left] = on[beyond + left]
                    continue
                stop = there[to] + kept * (on[beyond + most] - turn)
                for left in range(1, most + 1):
                    found = on[beyond + left - 1]
                    if stop > found:
                        found = stop
                    if found > on[begin + left]:
                        on[begin + left] = found
            if g.is_location(space):
                there[space] = location_worth(self, g, seat, space)

    def way_on(self, g: NewZealand, seat: i64, space: i64) -> float:
        """The best way on from a space; nothing from Wellington."""
        if not self.planned:
            self.plan(g, seat)
        if space == WELLINGTON:
            return 0.0
        return self.ahead_of[space * (MOST_STEPS + 1) + min(MOST_STEPS, g.steps(seat))] - self.more.route_turn

    # -- cards ---------------------------------------------------------------------------------------------------

    def keep_worth(self, g: NewZealand, seat: i64, card: i64) -> float:
        return super().keep_worth(g, seat, card) + self.sum_of(KEPT, min(card, FIRST_OBJECTIVE), KEPT_SIGHTS)

    def wool(self, g: NewZealand, seat: i64, number: i64) -> float:
        found = super().wool(g, seat, number)
        if self.more.wool_post == 0.0 or self.worth.sheared == 0.0:
            return found
        total = i64(found / self.worth.sheared + 0.5)
        best = 0.0
        for post in range(POST_COUNT):
            if g.kit.post_wool[post] and post_rule(g, seat, post, total, 1) == LEGAL:
                best = max(best, self.post(g, seat, post))
        return found + self.more.wool_post * best

    def taken(self, stack: i64) -> float:
        return super().taken(stack) + self.sum_of(TAKEN, stack, TAKEN_SIGHTS)

    def missing(self, g: NewZealand, seat: i64, card: i64) -> i64:
        """How many things an objective still lacks, beside those in the personal area; 3 for more."""
        if not self._have:
            self._have = owned_things(g, int(seat))
        total: i64 = 0
        for task in range(len(TASKS)):
            need: i64 = -self._have[task]
            asked: i64 = g.kit.needs[card - FIRST_OBJECTIVE][task]
            if asked == 0:
                continue
            for each in range(FIRST_OBJECTIVE, CARD_COUNT):
                if g.area[seat * CARD_COUNT + each] > 0:
                    need += g.area[seat * CARD_COUNT + each] * g.kit.needs[each - FIRST_OBJECTIVE][task]
            total += max(0, min(asked, need + asked))
        return min(MOST_MISSING, total)

    # -- posts, discs, markets -----------------------------------------------------------------------------------

    def post(self, g: NewZealand, seat: i64, post: i64) -> float:
        return super().post(g, seat, post) + self.sum_of(POST, post, POST_SIGHTS)

    def disc(self, g: NewZealand, disc: i64) -> float:
        return super().disc(g, disc) + self.sum_of(DISC, disc, DISC_SIGHTS)

    def worker(self, g: NewZealand, seat: i64, kind: i64, row: i64, modifier: i64) -> float:
        found = super().worker(g, seat, kind, row, modifier)
        if found == -1.0:
            return found
        slot = kind * ROW_SIZE + g.row(seat, kind)  # where it will stand
        return found + self.sum_of(WORKER, kind, WORKER_SIGHTS) + self.sum_of(SLOT, slot, SLOT_SIGHTS)

    def tile(self, g: NewZealand, seat: i64, cell: i64, modifier: i64) -> float:
        found = super().tile(g, seat, cell, modifier)
        return found if found == -1.0 else found + self.sum_of(TILE, g.bonus[cell], TILE_SIGHTS)

    def sheep(self, g: NewZealand, seat: i64, breed: i64) -> float:
        return super().sheep(g, seat, breed) + self.sum_of(BREED, breed, BREED_SIGHTS)

    def purchase(self, g: NewZealand, seat: i64, line: i64, breed: i64) -> float:
        return super().purchase(g, seat, line, breed) + self.sum_of(LINE, line, LINE_SIGHTS)

    def building(self, g: NewZealand, number: i64, space: i64, price: i64) -> float:
        more = self.sum_of(BUILDING, g.side(number), BUILDING_SIGHTS)
        return super().building(g, number, space, price) + more

    def building_points(self, g: NewZealand, number: i64) -> float:
        return super().building_points(g, number) + self.sum_of(BUILDING, g.side(number), BUILDING_SIGHTS)

    def harbour(self, g: NewZealand, seat: i64, harbour: i64) -> float:
        if harbour < 0 or g.held(seat, harbour):
            return 0.0
        return super().harbour(g, seat, harbour) + self.sum_of(HARBOUR, harbour, HARBOUR_SIGHTS)

    def master(self, g: NewZealand, seat: i64, master: i64) -> float:
        return super().master(g, seat, master) + self.sum_of(MASTER, master, MASTER_SIGHTS)


def _near(g: NewZealand, owner: i64) -> float:
    return float(max(0, g.runholder[owner])) / 20.0 - 1.0


def weight_of(worth: float) -> i64:
    if worth <= NEVER:
        return 0
    return i64(FINE * math.exp(STEEP * min(HIGHEST, max(LOWEST, worth))) + 0.5)


# -- the turn ------------------------------------------------------------------------------------------------------


class WeighWayAndMove(Weigher):
    """What the location brings and the way on from there, less the fees on the way."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        assert isinstance(f, SeasonedFarm)
        step = g.step_code()
        to = move_to(action)
        fees: i64 = 0
        first = 0.0
        if step == FIRST_PLACE:
            first = f.sum_of(BEGIN, g.trail[to], BEGIN_SIGHTS)
            for neutral in range(NEUTRAL_COUNT):
                if g.kit.neutral_space[neutral] == to:
                    first += f.sum_of(BEGIN, NEUTRAL_COUNT + neutral, BEGIN_SIGHTS)
        elif step == PHASE_A:
            fees = fees_to(g, seat, to, g.steps(seat))
        elif step == MOVE_ON:
            fees = fees_to(g, seat, to, move_on_steps(g))
        if f.more.route == 0.0:
            return 0.5 * (location_worth(f, g, seat, to) + first - f.pound * float(fees))
        on = f.way_on(g, seat, to)
        return 0.5 * (f.there[to] + first + f.more.route * on - f.pound * float(fees))


class WeighDeclined(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        assert isinstance(f, SeasonedFarm)
        step = g.step_code()
        found = 0.0
        row: i64 = 5
        if step == MASTER_STEP:
            row, found = 0, 3.0
        elif step == OBJECTIVE_STEP:
            row, found = 1, 0.5
        elif step == OFFER:
            row, found = 2, 0.1
        elif step == MOVE_ON:
            row = 3
        elif step == WOOL_DELIVERY:
            row = 4
        return found + f.sum_of(DECLINED, row, DECLINED_SIGHTS)


class WeighEnough(WeighDone):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        assert isinstance(f, SeasonedFarm)
        step = g.step_code()
        if step in (FIRST_DISCARD, DISCARD_DRAWN):
            return NEVER
        return f.sum_of(DECLINED, DONE_ROW, DECLINED_SIGHTS)


class WeighHelp(Weigher):
    """An auxiliary action."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        assert isinstance(f, SeasonedFarm)
        each = auxiliary_worth(f, g, seat, action)
        if each == NEVER:
            return NEVER
        more = f.sum_of(AUXILIARY, aux_action(action), AUXILIARY_SIGHTS)
        found = (each + more) * float(aux_times(action) + 1)
        if g.step_code() == USE_LOCATION and any_use(g, seat):
            found += f.more.aux_instead + f.sum_of(GATE, AUXILIARY_GATE, GATE_SIGHTS)
        return found


class WeighSpendMore(WeighSpend):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        assert isinstance(f, SeasonedFarm)
        more = f.sum_of(SPENT, 0, SPENT_SIGHTS) * float(spend_certificates(action))
        return super().worth(f, g, seat, action) + more


class WeighTileToPlace(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        assert isinstance(f, SeasonedFarm)
        bag = forecast_bag(action)
        tile = g.forecast[bag * 2 + forecast_space(action)]
        if tile == EMPTY:
            return 0.0
        found = f.worth.hazard_placed if bag == 0 and tile >= WORKER_COUNT else 0.0
        return found + f.sum_of(FORECAST, tile + bag * A_KINDS, FORECAST_SIGHTS)


# -- markets -------------------------------------------------------------------------------------------------------


class WeighBuildThere(WeighBuild):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        assert isinstance(f, SeasonedFarm)
        return super().worth(f, g, seat, action) + f.sum_of(SPACE, build_space(action), SPACE_SIGHTS)


class WeighJokersRow(WeighJoker):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        assert isinstance(f, SeasonedFarm)
        worker = place_joker_row(action)
        slot = worker * ROW_SIZE + g.row(seat, worker)
        more = f.sum_of(WORKER, worker, WORKER_SIGHTS) + f.sum_of(SLOT, slot, SLOT_SIGHTS)
        return super().worth(f, g, seat, action) + more


class WeighStoreMore(WeighStore):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        assert isinstance(f, SeasonedFarm)
        house = store_storehouse(action) - 1
        return super().worth(f, g, seat, action) + f.sum_of(STOREHOUSE, house, STOREHOUSE_SIGHTS)


class WeighObjectiveToTake(WeighTakeObjective):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        assert isinstance(f, SeasonedFarm)
        objective = take_objective_card(action)
        found = super().worth(f, g, seat, action) + f.sum_of(OBJECTIVE, objective, OBJECTIVE_SIGHTS)
        missing = f.missing(g, seat, FIRST_OBJECTIVE + objective)
        if missing > 0:
            found += f.more.missing[missing - 1] * float(g.kit.objective_vp[objective])
        return found


class WeighHersToTake(WeighPickWorker):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        assert isinstance(f, SeasonedFarm)
        return super().worth(f, g, seat, action) + f.sum_of(HERS, pick_worker_worker(action), HERS_SIGHTS)


class WeighHazardToClear(WeighClear):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        assert isinstance(f, SeasonedFarm)
        at = clear_space(action)
        kind = g.trail[g.kit.hazard_space[at]] - HAZARD_TILE
        more = f.sum_of(CLEAR, kind, CLEAR_SIGHTS) + f.sum_of(CLEAR, HAZARD_KINDS + at, CLEAR_SIGHTS)
        return super().worth(f, g, seat, action) + more


class WeighEnd(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        assert isinstance(f, SeasonedFarm)
        return f.sum_of(ENDED, 0, ENDED_SIGHTS)


# -- free plays ----------------------------------------------------------------------------------------------------


class WeighPlayNow(Weigher):
    """Cards as soon as they are of use, objectives once enough of them is met."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        assert isinstance(f, SeasonedFarm)
        card = FERRY + play_card(action)
        if card >= FIRST_OBJECTIVE:
            missing: i64 = 0
            if not f.would_meet(g, seat, card):
                missing = max(1, f.missing(g, seat, card))
            wanted = f.more.played_met[missing] + f.sum_of(GATE, OBJECTIVE_GATE, GATE_SIGHTS)
            return AT_ONCE if wanted > 0.0 else NEVER
        if play_half(action) != 1:
            return NEVER
        return AT_ONCE - 0.2 if _playable(f, card) else NEVER


def _playable(f: SeasonedFarm, card: i64) -> bool:
    return 1.0 + f.sum_of(GATE, CARD_GATE, GATE_SIGHTS) + f.sum_of(PLAY, card - FERRY, PLAY_SIGHTS) > 0.0


class WeighPlayBareNow(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        assert isinstance(f, SeasonedFarm)
        card = FERRY + play_bare_card(action)
        return AT_ONCE - 0.6 if card < FIRST_OBJECTIVE and _playable(f, card) else NEVER


class WeighBuyCardNow(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        assert isinstance(f, SeasonedFarm)
        wanted = float(g.gold[seat]) - f.more.cards_bought + (f.more.cards_late if f.late else 0.0)
        if wanted + f.sum_of(GATE, BUY_GATE, GATE_SIGHTS) <= 0.0:
            return NEVER
        stack = buy_card_stack(action)
        more = f.sum_of(TAKEN, SUPPLY_COUNT + stack, TAKEN_SIGHTS)
        return AT_ONCE - 2.0 + 0.2 * (float(g.kit.card_vp[g.stack_card[stack]]) + more)


class WeighTokenDrawNow(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        assert isinstance(f, SeasonedFarm)
        near = g.step_code() == PHASE_A and g.runholder[seat] + 8 >= WELLINGTON and f.duplicates >= 2
        wanted = f.more.tokens_used if near else -f.more.tokens_used
        if wanted + f.sum_of(GATE, DRAW_GATE, GATE_SIGHTS) <= 0.0:
            return NEVER
        return AT_ONCE - 4.0 + float(token_draw_cards(action))


_WEIGHERS: Final[list[Weigher]] = [
    (
        OWN
        | {
            "end_turn": WeighEnd(),
            "done": WeighEnough(),
            "decline": WeighDeclined(),
            "move": WeighWayAndMove(),
            "aux": WeighHelp(),
            "spend": WeighSpendMore(),
            "forecast": WeighTileToPlace(),
            "place_joker": WeighJokersRow(),
            "build": WeighBuildThere(),
            "store": WeighStoreMore(),
            "take_objective": WeighObjectiveToTake(),
            "clear": WeighHazardToClear(),
            "pick_worker": WeighHersToTake(),
            "token_draw": WeighTokenDrawNow(),
            "buy_card": WeighBuyCardNow(),
            "play": WeighPlayNow(),
            "play_bare": WeighPlayBareNow(),
        }
    )[name]
    for name in KINDS.names
]


class SeasonedJudge(NewZealandJudge):
    """Weights by more knowledge; values as the plain judge's."""

    def __init__(self) -> None:
        super().__init__()
        self.season(seasoning(False), seasoning(True))

    def season(self, usual: Seasoning, alone: Seasoning) -> None:
        """Play by these numbers."""
        self.farm = SeasonedFarm(usual, alone)

    def weight(self, g: State, seat: i64, action: i64) -> i64:
        assert isinstance(g, NewZealand)
        kind = KINDS.kind[action]
        if IS_TARGET[kind] and g.step_code() in (USE_LOCATION, OFFER):
            return 0
        return weight_of(_WEIGHERS[kind].worth(self.farm, g, seat, action))
