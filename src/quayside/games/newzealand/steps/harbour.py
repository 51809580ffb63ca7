"""NZ-18: upgrade a harbour. NZ-19: the harbour master."""

from __future__ import annotations

from quayside.games.newzealand.actions import (
    ACTIONS,
    APPOINT,
    DECLINE,
    STORE,
    UNCOVER,
    appoint_worker,
    store_number,
    store_slot,
    store_storehouse,
    uncover_disc,
)
from quayside.games.newzealand.nouns import (
    DISC_COUNT,
    HARBOUR_COUNT,
    HARBOURS,
    JOKER,
    LARGE,
    MASTERS,
    MEDIUM,
    PAIR_COUNT,
    SEA_START,
    SLOTS,
    STOREHOUSE_COUNT,
    WORKER_COUNT,
)
from quayside.games.newzealand.reasons import (
    ALREADY_UPGRADED,
    DARK_DISC,
    DISC_GONE,
    DISC_TOO_DEAR,
    HARBOUR_TOO_DEAR,
    NO_DISC,
    NO_STOREHOUSE,
    NO_WORKER_TILE,
    SLOT_TAKEN,
)
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.frames import (
    master_medium,
    medium_disc_harbour,
    queue_carry_out,
    queue_master,
    queue_medium_disc,
    queue_offer,
    queue_ship_home,
    queue_storehouse,
    ship_home_seat,
    storehouse_harbour,
)
from quayside.games.newzealand.tell import tell_appointed, tell_sailed, tell_upgraded
from quayside.games.newzealand.view_types import HarbourQuestion, MasterQuestion
from quayside.games.newzealand.vocabulary import NO_HALF
from quayside.games.newzealand.windows import INSIDE
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import has, only, without
from quayside.kernel.steps import Rules, Step


def upgrade_rule(g: NewZealand, seat: i64, harbour: i64) -> i64:
    """NZ-18.1, NZ-18.2: not upgraded yet, the matching piece on the board, and everything payable."""
    if g.held(seat, harbour):
        return ALREADY_UPGRADED
    if MEDIUM <= harbour < LARGE:
        return _any_disc(g, seat, harbour)
    if g.storehouses[seat] == 0:
        return NO_STOREHOUSE
    g.why.open(SLOT_TAKEN)
    for slot in range(SLOTS):
        rule = slot_rule(g, seat, harbour, slot)
        if rule == LEGAL:
            return LEGAL
        g.why.consider(rule)
    return g.why.best()


def slot_rule(g: NewZealand, seat: i64, harbour: i64, slot: i64) -> i64:
    """NZ-R12: a free storehouse space whose cost can be paid."""
    if not g.slot_free(harbour, slot):
        return SLOT_TAKEN
    cost = g.harbour_price(harbour, slot)
    if g.money[seat] < cost:
        return g.why.lacks(HARBOUR_TOO_DEAR, cost, g.money[seat])
    return LEGAL


def disc_for_harbour(g: NewZealand, seat: i64, harbour: i64, disc: i64) -> i64:
    """NZ-18.5: the corner rule of NZ-8.3 and both costs."""
    if not g.on_board(seat, disc):
        return DISC_GONE
    if not g.fits(seat, disc, g.kit.harbour_dark[harbour]):
        return DARK_DISC
    cost = g.harbour_price(harbour, 0) + g.kit.disc_cost[disc]
    if g.money[seat] < cost:
        return g.why.lacks(DISC_TOO_DEAR, cost, g.money[seat])
    return LEGAL


def disc_price(g: NewZealand, harbour: i64, disc: i64) -> i64:
    """NZ-18.5: both costs, less the pounds that are under the disc."""
    return g.harbour_price(harbour, 0) + g.removal_price(disc)


def fees(g: NewZealand, seat: i64, harbour: i64) -> list[int]:
    """The least and the most that upgrading this harbour may cost the seat."""
    if MEDIUM <= harbour < LARGE:
        discs = [disc for disc in range(int(DISC_COUNT)) if disc_for_harbour(g, seat, harbour, disc) == LEGAL]
        found = [int(disc_price(g, harbour, disc)) for disc in discs]
    else:
        slots = [slot for slot in range(int(SLOTS)) if slot_rule(g, seat, harbour, slot) == LEGAL]
        found = [int(g.harbour_price(harbour, slot)) for slot in slots]
    return [min(found), max(found)]


def _any_disc(g: NewZealand, seat: i64, harbour: i64) -> i64:
    g.why.open(NO_DISC)
    for disc in range(DISC_COUNT):
        rule = disc_for_harbour(g, seat, harbour, disc)
        if rule == LEGAL:
            return LEGAL
        if rule != DISC_GONE:
            g.why.consider(rule)
    return g.why.best()


def open_harbour(g: NewZealand, seat: i64, harbour: i64) -> None:
    """An upgrade has been chosen: ask for its details."""
    if MEDIUM <= harbour < LARGE:
        queue_medium_disc(g, only(seat), harbour)
    else:
        queue_storehouse(g, only(seat), harbour)


class Storehouse(Step[NewZealand]):
    """Which storehouse goes to which space of a small or large harbour."""

    window: i64 = INSIDE
    rules: Rules = ("NZ-18.1", "NZ-18.2", "NZ-18.3", "NZ-18.6", "NZ-18.9")

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        for slot in range(SLOTS):
            first = store_number(slot + 1, 1)
            rule = slot_rule(g, seat, storehouse_harbour(g), slot)
            if rule != LEGAL:
                o.refuse_all(first, STOREHOUSE_COUNT, rule, g.why.need, g.why.have)
                continue
            for house in range(STOREHOUSE_COUNT):
                if has(g.storehouses[seat], house):
                    o.add(first + house)
                else:
                    o.refuse(first + house, NO_STOREHOUSE)
            if storehouse_harbour(g) >= LARGE:  # its spaces are all alike
                o.refuse_all(STORE, SLOTS * STOREHOUSE_COUNT, SLOT_TAKEN)
                return

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        harbour = storehouse_harbour(g)
        slot = store_slot(action) - 1
        storehouse = store_storehouse(action) - 1
        cost = g.harbour_price(harbour, slot)
        g.pay(seat, cost)
        g.storehouses[seat] = without(g.storehouses[seat], storehouse)
        g.harbours[seat * HARBOUR_COUNT + harbour] = slot + 1
        tell_upgraded(g, seat, harbour, cost)
        if g.kit.harbour_card[harbour] >= 0:
            g.gain_from(seat, g.kit.harbour_card[harbour])
        unlock_pair(g, seat, storehouse)
        if g.kit.harbour_last[harbour]:
            queue_ship_home(g, seat)

    def context(self, g: NewZealand, seat: i64) -> HarbourQuestion:
        prices: dict[int, int] = {}
        for slot in range(int(SLOTS)):
            if g.slot_free(storehouse_harbour(g), slot):
                first = int(STORE) + slot * int(STOREHOUSE_COUNT)
                houses = [at for at in range(int(STOREHOUSE_COUNT)) if has(g.storehouses[seat], at)]
                prices.update({first + house: int(g.harbour_price(storehouse_harbour(g), slot)) for house in houses})
                if storehouse_harbour(g) >= LARGE:
                    break
        return {"harbour": HARBOURS[storehouse_harbour(g)], **ACTIONS.prices(prices)}


def unlock_pair(g: NewZealand, seat: i64, house: i64) -> None:
    """NZ-18.4: when the partner has gone as well, the immediate bonus is offered, now or never."""
    for pair in range(PAIR_COUNT):
        if has(g.kit.pair_mask[pair], house) and g.pair_complete(seat, pair):
            for bonus in range(2):
                grant(g, seat, g.kit.pair_half[pair * 2 + bonus])


def grant(g: NewZealand, seat: i64, half: i64) -> None:
    """An immediate bonus: pounds are always taken (NZ-6.9), the rest may be left."""
    if half == NO_HALF:
        return
    if g.kit.halves[half].only_pounds:
        queue_carry_out(g, half, seat)
    else:
        queue_offer(g, 0, half, NO_HALF, seat, 1)


class ShipHome(Step[NewZealand]):
    """After the last small harbour of a route the ship returns to the start (NZ-R28: at the very end)."""

    rules: Rules = ("NZ-18.7",)

    def run(self, g: NewZealand) -> None:
        g.ship[ship_home_seat(g)] = SEA_START
        tell_sailed(g, ship_home_seat(g), SEA_START)


class MediumDisc(Step[NewZealand]):
    """Which disc goes to the medium harbour."""

    window: i64 = INSIDE
    rules: Rules = ("NZ-18.5", "NZ-18.9")

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        for disc in range(DISC_COUNT):
            o.offer(UNCOVER + disc, disc_for_harbour(g, seat, medium_disc_harbour(g), disc), g.why.need, g.why.have)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        harbour = medium_disc_harbour(g)
        cost = g.harbour_price(harbour, 0)
        g.pay(seat, cost)
        g.uncover(seat, uncover_disc(action))
        g.harbours[seat * HARBOUR_COUNT + harbour] = 1
        tell_upgraded(g, seat, harbour, cost)
        if g.kit.harbour_card[harbour] >= 0:
            g.gain_from(seat, g.kit.harbour_card[harbour])
        if g.masters[harbour - MEDIUM] >= 0:
            queue_master(g, only(seat), harbour - MEDIUM)

    def context(self, g: NewZealand, seat: i64) -> HarbourQuestion:
        fitting = (LEGAL, DISC_TOO_DEAR)
        discs = [
            disc
            for disc in range(int(DISC_COUNT))
            if disc_for_harbour(g, seat, medium_disc_harbour(g), disc) in fitting
        ]
        prices = {int(UNCOVER) + disc: int(disc_price(g, medium_disc_harbour(g), disc)) for disc in discs}
        return {"harbour": HARBOURS[medium_disc_harbour(g)], **ACTIONS.prices(prices)}


class HarbourMaster(Step[NewZealand]):
    """Take the harbour master tile for the right-most worker tile of a row, or leave it for good."""

    window: i64 = INSIDE
    rules: Rules = ("NZ-19.1", "NZ-19.2", "NZ-19.3", "NZ-19.4", "NZ-19.5", "NZ-19.6", "NZ-19.7")

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        for kind in range(WORKER_COUNT):
            if g.row(seat, kind) > 1:  # the first one is printed
                o.add(APPOINT + kind)
            else:
                o.refuse(APPOINT + kind, NO_WORKER_TILE)
        o.add(DECLINE)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        if action == DECLINE:
            return
        kind = appoint_worker(action)
        at = seat * WORKER_COUNT + kind
        slot = g.workers[at]
        g.appointed[master_medium(g)] = kind
        if has(g.jokers[at], slot):
            g.jokers[at] = without(g.jokers[at], slot)
            g.appointed[master_medium(g)] = JOKER
        g.workers[at] = slot - 1
        master = g.masters[master_medium(g)]
        g.masters[master_medium(g)] = -1
        g.master_owner[master] = seat
        tell_appointed(g, seat, kind, master)
        grant(g, seat, g.kit.master_half[master])

    def context(self, g: NewZealand, seat: i64) -> MasterQuestion:
        return {"master": MASTERS[g.masters[master_medium(g)]]}
