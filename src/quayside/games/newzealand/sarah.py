"""What Sarah's cards make her do: one class per verb of solo_cards.VERBS."""

from __future__ import annotations

from typing import Final, Sequence

from quayside.games.newzealand.gains import TakeEffect
from quayside.games.newzealand.nouns import (
    BONUS_COLUMNS,
    BONUS_ROWS,
    BUILDING_SPACE_COUNT,
    CRAFTSMAN,
    EMPTY,
    HARBOUR_COUNT,
    HAZARD_SPACE_COUNT,
    HAZARD_TILE,
    JOB_ROWS,
    LOCAL_COUNT,
    MARKET_BREED,
    MARKET_BREEDS,
    MEDIUM,
    MEDIUM_COUNT,
    OUT_OF_BOX,
    PATH_END,
    POST_COUNT,
    PRIVATE_COUNT,
    ROW_SIZE,
    SAILOR,
    SARAH,
    SHEARER,
    SHEPHERD,
    START,
    SUPPLY_COUNT,
    TRAIL_COUNT,
    WELLINGTON,
    WORKER_COUNT,
    ZONE_SIZE,
)
from quayside.games.newzealand.solo_cards import VERBS, SarahsAction
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.build import put_building
from quayside.games.newzealand.steps.frames import queue_sarahs_hire
from quayside.games.newzealand.steps.hazards import clear_hazard
from quayside.games.newzealand.steps.movement import BRANCHES, cost_in_steps
from quayside.games.newzealand.steps.objectives import take_open
from quayside.games.newzealand.steps.sheep import add_from_stack, take_from_market
from quayside.games.newzealand.tell import (
    tell_built,
    tell_delivered,
    tell_hired,
    tell_pathfinder,
    tell_replaced,
    tell_sailed,
    tell_sarah_invests,
    tell_sarah_moves,
    tell_speciality,
    tell_upgraded,
)
from quayside.games.newzealand.vocabulary import NO_HALF
from quayside.kernel.packed import i64, vec, zeros
from quayside.kernel.sets import has, only

HUMAN: Final[i64] = 0
CHEAPEST: Final = 0
# How a way home is one number: a step counts more than all fees together, a fee more than what goes to the player.
STEP_KEY: Final[i64] = 1000000
FEE_KEY: Final[i64] = 1000


class SarahsVerb:
    """Carries out what one verb of her cards says."""

    def do(self, g: NewZealand, action: SarahsAction) -> None:
        raise AssertionError("Sarah does something")


# -- workers -----------------------------------------------------------------------------------------------------------


class SarahHiresWorker(SarahsVerb):
    """NZ-32.6, for nothing: the cheapest worker, among equals her speciality; or her speciality, else the cheapest."""

    def do(self, g: NewZealand, action: SarahsAction) -> None:
        offered = [kind for kind in range(int(WORKER_COUNT)) if cheapest_row(g, kind) >= 0 and g.row_open(SARAH, kind)]
        if not offered:
            return
        if action.number != CHEAPEST and g.speciality in offered:
            hire_for_sarah(g, g.speciality)
            return
        lowest = max(cheapest_row(g, kind) for kind in offered)
        tied = [kind for kind in offered if cheapest_row(g, kind) == lowest]
        if g.speciality in tied:
            hire_for_sarah(g, g.speciality)
        elif len(tied) == 1:
            hire_for_sarah(g, tied[0])
        else:
            queue_sarahs_hire(g, only(HUMAN), sum(only(kind) for kind in tied))


def cheapest_row(g: NewZealand, kind: int) -> int:
    """The cheapest occupied row of a column of the job market, or -1. Prices fall downwards."""
    rows = [row for row in range(int(JOB_ROWS)) if g.jobs[kind * JOB_ROWS + row]]
    return max(rows, default=-1)


def hire_for_sarah(g: NewZealand, kind: i64) -> None:
    """NZ-32.6: each worker placed brings a bonus card by its space, and some spaces a disc."""
    g.jobs[kind * JOB_ROWS + cheapest_row(g, int(kind))] = 0
    g.workers[SARAH * WORKER_COUNT + kind] += 1
    tell_hired(g, SARAH, kind, 0)
    slot = int(g.row(SARAH, kind))
    if g.row(SARAH, kind) > g.row(SARAH, g.speciality):
        g.speciality = kind
        tell_speciality(g, kind)
    take_bonus_card(g, slot)
    found = g.kit.sarah.slots.get((int(kind), slot))
    if found is not None:
        carry_out_for_sarah(g, found)


def take_bonus_card(g: NewZealand, count: int) -> None:
    stack = g.kit.sarah.stack_by_count.get(count)
    if stack is not None:
        g.gain_from(SARAH, SUPPLY_COUNT + stack)


class SarahsSailorsCard(SarahsVerb):
    def do(self, g: NewZealand, action: SarahsAction) -> None:
        take_bonus_card(g, int(g.row(SARAH, SAILOR)))


class SarahsShearersGain(SarahsVerb):
    def do(self, g: NewZealand, action: SarahsAction) -> None:
        variant = "high" if action.number else "low"
        for gain in g.kit.sarah.shearers.get((variant, int(g.row(SARAH, SHEARER))), []):
            carry_out_for_sarah(g, gain)


# -- sheep -------------------------------------------------------------------------------------------------------------


class SarahBuysSheep(SarahsVerb):
    """NZ-32.7: by her shepherds; while cards are missing, one shepherd adds two cards and the rest try again."""

    def do(self, g: NewZealand, action: SarahsAction) -> None:
        for shepherds in range(int(g.row(SARAH, SHEPHERD)), 0, -1):
            gains = g.kit.sarah.market.get(shepherds, [])
            if _all_sold(g, gains):
                for gain in gains:
                    carry_out_for_sarah(g, gain)
                return
            add_from_stack(g, SARAH, 2)


def _all_sold(g: NewZealand, gains: Sequence[SarahsAction]) -> bool:
    """Does the market hold everything that is to be taken?"""
    left = [int(count) for count in g.pens]
    for gain in gains:
        for _each in range(gain.number):
            breed = _choice(g, gain.breeds, left)
            if breed < 0:
                return False
            left[breed] -= 1
    return True


def _choice(g: NewZealand, breeds: int, left: Sequence[int]) -> int:
    """NZ-32.7: the breed with most VP, then the scarcest one; -1 if there is none."""
    found = [breed for breed in range(int(MARKET_BREEDS)) if has(breeds, breed) and left[breed] > 0]
    if not found:
        return -1
    return min(found, key=lambda breed: (-int(g.kit.card_vp[int(MARKET_BREED) + breed]), left[breed], breed))


class SarahTakesSheep(SarahsVerb):
    def do(self, g: NewZealand, action: SarahsAction) -> None:
        for _each in range(action.number):
            breed = _choice(g, action.breeds, [int(count) for count in g.pens])
            if breed >= 0:
                take_from_market(g, SARAH, breed, 0)


class SarahAddsSheep(SarahsVerb):
    def do(self, g: NewZealand, action: SarahsAction) -> None:
        add_from_stack(g, SARAH, action.number)


class SarahTakesRomney(SarahsVerb):
    def do(self, g: NewZealand, action: SarahsAction) -> None:
        g.gain_from(SARAH, 0)


# -- buildings ---------------------------------------------------------------------------------------------------------


class SarahBuilds(SarahsVerb):
    """NZ-32.8, with all craftsmen: a new building of just that size, or one less; else the biggest upgrade, else the
    biggest new one. With a number of craftsmen: a new building of that size, else an upgrade by that number."""

    def do(self, g: NewZealand, action: SarahsAction) -> None:
        craftsmen = action.number or int(g.row(SARAH, CRAFTSMAN))
        smallest = craftsmen if action.number else craftsmen - 1
        at_hand = [n for n in range(int(PRIVATE_COUNT)) if g.built[SARAH * PRIVATE_COUNT + n] == EMPTY]
        place = next_space(g)
        fitting = [n for n in at_hand if _size(g, n) <= min(craftsmen, int(ROW_SIZE))]
        for wanted in range(craftsmen, smallest - 1, -1):
            exact = [n for n in fitting if _size(g, n) == wanted]
            if exact and place >= 0:
                _build_new(g, max(exact, key=lambda n: (int(g.kit.building_hands[g.side(n)]), -n)), place)
                return
        if _upgrade(g, at_hand, craftsmen if action.number else 1, craftsmen) or action.number:
            return
        if fitting and place >= 0:
            _build_new(g, max(fitting, key=lambda n: (_size(g, n), int(g.kit.building_hands[g.side(n)]), -n)), place)


def _size(g: NewZealand, number: int) -> int:
    return int(g.kit.craftsmen[g.side(number)])


def next_space(g: NewZealand) -> int:
    """NZ-32.8: the first empty building space ahead of the player, without an extra action, that her pathfinder opens.

    Ahead is what the runholder can still reach: not a branch beside it. If there is nothing ahead, she starts again
    at the start of the trail.
    """
    spaces = [int(g.kit.building_space[place]) for place in range(int(BUILDING_SPACE_COUNT))]
    suitable = [space for space in spaces if _suits_sarah(g, space)]
    ahead = _ahead(g, max(int(g.runholder[HUMAN]), int(START)))
    return min([space for space in suitable if space in ahead] or suitable, default=-1)


def _suits_sarah(g: NewZealand, space: int) -> bool:
    return g.trail[space] == EMPTY and g.kit.extra[space * 2] == NO_HALF and g.kit.lock[space] <= g.path[SARAH]


def _ahead(g: NewZealand, here: int) -> set[int]:
    """The spaces that can be reached by moving on from here. Spaces are numbered along the arrows."""
    reached = {here}
    for space in range(here, int(WELLINGTON)):
        if space in reached:
            reached.update(_beyond(g, space))
    return reached - {here}


def _build_new(g: NewZealand, number: int, space: int) -> None:
    tell_built(g, SARAH, number + 1, g.kit.space_of[space], 0)
    put_building(g, SARAH, number, space)


def _upgrade(g: NewZealand, at_hand: Sequence[int], least: int, most: int) -> bool:
    """The largest step she can make; then most VP, then most hands."""
    standing = [n for n in range(int(PRIVATE_COUNT)) if g.built[SARAH * PRIVATE_COUNT + n] >= 0]
    best: tuple[tuple[int, int, int, int, int], int, int] | None = None
    for old in standing:
        for new in at_hand:
            more = _size(g, new) - _size(g, old)
            if least <= more <= most:
                side = g.side(new)
                key = (more, int(g.kit.building_vp[side]), int(g.kit.building_hands[side]), -new, -old)
                if best is None or key > best[0]:
                    best = (key, old, new)
    if best is None:
        return False
    space = g.built[SARAH * PRIVATE_COUNT + best[1]]
    tell_replaced(g, SARAH, best[2] + 1, best[1] + 1, 0)
    put_building(g, SARAH, best[2], space)
    return True


# -- tiles, track and cards --------------------------------------------------------------------------------------------


class SarahRemovesTile(SarahsVerb):
    """She invests by taking the cheapest bonus tile out of the game: topmost, then leftmost."""

    def do(self, g: NewZealand, action: SarahsAction) -> None:
        found = [
            (int(g.kit.bonus_price[cell // int(BONUS_COLUMNS)]), cell)
            for cell in range(int(BONUS_ROWS * BONUS_COLUMNS))
            if g.bonus[cell] != EMPTY and cell // BONUS_COLUMNS != g.token_row
        ]
        if found:
            cell = min(found)[1]
            tell_sarah_invests(g, g.bonus[cell])
            g.gone_b[g.bonus[cell]] += 1
            g.bonus[cell] = EMPTY


class SarahAdvancesPathfinder(SarahsVerb):
    """She gets nothing for the spaces she passes."""

    def do(self, g: NewZealand, action: SarahsAction) -> None:
        g.path[SARAH] = min(g.path[SARAH] + action.number, PATH_END)
        tell_pathfinder(g, SARAH, g.path[SARAH])


class SarahTakesObjective(SarahsVerb):
    """The face-up one farthest from the stack."""

    def do(self, g: NewZealand, action: SarahsAction) -> None:
        for place in range(len(g.objectives)):
            if g.objectives[place] != EMPTY:
                take_open(g, SARAH, place)
                return


class SarahClearsHazard(SarahsVerb):
    """The hazard with most VP; then in the fuller zone, then with the black hand."""

    def do(self, g: NewZealand, action: SarahsAction) -> None:
        filled = [p for p in range(int(HAZARD_SPACE_COUNT)) if g.trail[g.kit.hazard_space[p]] != EMPTY]
        if not filled:
            return
        zones = [sum(place // int(ZONE_SIZE) == zone for place in filled) for zone in range(2)]
        keys = []
        for place in filled:
            kind = int(g.trail[g.kit.hazard_space[place]] - HAZARD_TILE)
            crowd = zones[place // int(ZONE_SIZE)]
            keys.append((int(g.kit.hazard_vp[kind]), crowd, -int(g.kit.hazard_fee[kind]), -place))
        clear_hazard(g, SARAH, -max(keys)[3])


class SarahUpgradesMediumHarbour(SarahsVerb):
    """NZ-32.9, NZ-R53: ship and disc to the free medium harbour of fewest points; its master leaves the game."""

    def do(self, g: NewZealand, action: SarahsAction) -> None:
        mine = [h for h in range(int(MEDIUM), int(MEDIUM + MEDIUM_COUNT)) if not g.held(SARAH, h)]
        nobodys = [h for h in mine if g.held(HUMAN, h) != 1]
        candidates = nobodys or mine
        if not candidates or g.sarah_discs == 0:
            return
        harbour = min(candidates, key=lambda h: (int(g.kit.harbour_vp[h]), h))
        g.sarah_discs -= 1
        g.harbours[SARAH * HARBOUR_COUNT + harbour] = 1
        g.ship[SARAH] = g.kit.harbour_space[harbour]
        tell_sailed(g, SARAH, g.ship[SARAH])
        tell_upgraded(g, SARAH, harbour, 0)
        master = g.masters[harbour - MEDIUM]
        if master >= 0:
            g.masters[harbour - MEDIUM] = -1
            g.master_owner[master] = OUT_OF_BOX
        g.gain_from(SARAH, g.kit.harbour_card[harbour])


class SarahPlacesWoolDisc(SarahsVerb):
    def do(self, g: NewZealand, action: SarahsAction) -> None:
        if g.discs_on(SARAH, action.number) == 0 or g.kit.post_repeat[action.number]:
            put_disc(g, action.number)


def put_disc(g: NewZealand, post: i64) -> None:
    """A disc on a trading post and the cards it brings; she pays no transport and takes no pounds."""
    if g.sarah_discs == 0:
        return
    g.sarah_discs -= 1
    g.posts[SARAH * POST_COUNT + post] += 1
    tell_delivered(g, SARAH, post)
    half = g.kit.delivery[post]
    if half == NO_HALF:
        return
    for effect in g.kit.halves[half].effects:
        if effect.word == "objective":
            SarahTakesObjective().do(g, SarahsAction("objective", 1, 0))
        elif isinstance(effect, TakeEffect):
            g.gain_from(SARAH, effect.stack)


def sarah_delivers(g: NewZealand) -> None:
    """NZ-32.5: the level gives her first delivery, each later one is the next higher local post; the last repeats."""
    put_disc(g, g.next_delivery)
    g.next_delivery = min(g.next_delivery + 1, LOCAL_COUNT - 1)


# -- movement ----------------------------------------------------------------------------------------------------------


class SarahMovesOn(SarahsVerb):
    def do(self, g: NewZealand, action: SarahsAction) -> None:
        walk(g, action.number)


def walk(g: NewZealand, steps: i64) -> None:
    """NZ-32.4: the way with the fewest locations to Wellington, then the least fees, then the least to the player."""
    here = g.runholder[SARAH]
    keys = _ways_home(g, here)
    while steps > 0 and here != WELLINGTON:
        following = here
        for branch in range(BRANCHES):
            to = g.kit.ways[here * BRANCHES + branch]
            if to >= 0:
                nearer = following == here or keys[to] < keys[following]
                if nearer or (keys[to] == keys[following] and to < following):
                    following = to
        here = following
        if g.is_location(here):
            steps -= 1
        if g.owner_of(here) == HUMAN:
            g.receive(HUMAN, g.fee(SARAH, here))  # NZ-32.4: from the bank, as she has no money
    g.runholder[SARAH] = here
    tell_sarah_moves(g, here)


def _beyond(g: NewZealand, space: int) -> list[int]:
    ways = [int(g.kit.ways[space * int(BRANCHES) + branch]) for branch in range(int(BRANCHES))]
    return [to for to in ways if to >= 0]


def _ways_home(g: NewZealand, here: i64) -> vec[i64]:
    """Per space from here on, the best of steps, fees and fees to the player from entering it to Wellington, in one
    number: what comes first counts most."""
    keys = zeros(TRAIL_COUNT)
    for space in range(WELLINGTON, here - 1, -1):
        best: i64 = 0
        for branch in range(BRANCHES):
            to = g.kit.ways[space * BRANCHES + branch]
            if to >= 0 and (best == 0 or keys[to] < best):
                best = keys[to]
        fee = g.fee(SARAH, space)
        own: i64 = fee if g.owner_of(space) == HUMAN else 0
        keys[space] = best + cost_in_steps(g, space) * STEP_KEY + fee * FEE_KEY + own
    return keys


VERBS_OF_SARAH: Final[dict[str, SarahsVerb]] = {
    "hire": SarahHiresWorker(),
    "buy_sheep": SarahBuysSheep(),
    "build": SarahBuilds(),
    "invest": SarahRemovesTile(),
    "pathfinder": SarahAdvancesPathfinder(),
    "objective": SarahTakesObjective(),
    "hazard": SarahClearsHazard(),
    "market": SarahTakesSheep(),
    "take": SarahTakesRomney(),
    "sailors": SarahsSailorsCard(),
    "shearers": SarahsShearersGain(),
    "move": SarahMovesOn(),
    "add_sheep": SarahAddsSheep(),
    "medium_harbour": SarahUpgradesMediumHarbour(),
    "wool_disc": SarahPlacesWoolDisc(),
}
if tuple(VERBS_OF_SARAH) != VERBS:
    raise ValueError("every verb of solo_cards.py has its class here, in the same order")


def carry_out_for_sarah(g: NewZealand, action: SarahsAction) -> None:
    VERBS_OF_SARAH[action.verb].do(g, action)
