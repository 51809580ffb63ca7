"""New Zealand's judge: how a sensible runholder plays, and what a farm will bring.

What decides games is how high one can deliver: post 0 costs eight points each time, posts from 9 up pay and score. So
certificates, hands of different sheep and better breeds come first, then points from tiles and harbours.
"""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.actions import ACTIONS
from quayside.games.newzealand.effects import half_rule
from quayside.games.newzealand.judge import valuations
from quayside.games.newzealand.judge.effects import LAST_OF_ALL, half_worth, location_worth, moves_on
from quayside.games.newzealand.judge.farm import Farm
from quayside.games.newzealand.judge.prospects import prospects
from quayside.games.newzealand.judge.routes import fees_to, is_cheapest
from quayside.games.newzealand.nouns import (
    BREED_COUNT,
    BUILDING_SPACE_COUNT,
    CELLS,
    DISC_COUNT,
    FERRY,
    FIRST_OBJECTIVE,
    HAZARD_TILE,
    JOB_ROWS,
    MARKET_BREED,
    MARKET_BREEDS,
    MEDIUM_COUNT,
    ROW_SIZE,
    SLOTS,
    STARTERS,
    STOREHOUSE_COUNT,
    WELLINGTON,
    WORKER_COUNT,
)
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.codes import (
    DISCARD_DRAWN,
    FIRST_DISCARD,
    MASTER,
    MOVE_ON,
    OBJECTIVE,
    OFFER,
    PHASE_A,
    USE_LOCATION,
)
from quayside.games.newzealand.steps.frames import (
    certificates_value,
    fork_left,
    fork_target,
    master_medium,
    move_on_steps,
    storehouse_harbour,
)
from quayside.games.newzealand.steps.location import half_at
from quayside.games.newzealand.vocabulary import NO_HALF
from quayside.kernel.agenda import first_argument
from quayside.kernel.offers import LEGAL
from quayside.kernel.packed import i64
from quayside.kernel.state import State
from quayside.search.judge import NEVER, Judge, Kinds, chances, weight_of

SCALE: Final = 14.0  # points that make a lead clear
AT_ONCE: Final = 24.0  # free plays that are always right
CARDS_AUXILIARY: Final[i64] = 1
CERTIFICATE_AUXILIARY: Final[i64] = 2


class NewZealandJudge(Judge):
    """Weights by kind of action; values by an estimate of the final scores."""

    def __init__(self) -> None:
        self.farm = Farm()

    def prepare(self, g: State, seat: i64) -> None:
        assert isinstance(g, NewZealand)
        self.farm.look(g, seat)

    def weight(self, g: State, seat: i64, action: i64) -> i64:
        assert isinstance(g, NewZealand)
        kind = _KINDS.kind[action]
        if _IS_TARGET[kind] and g.step_code() in (USE_LOCATION, OFFER):
            return 0  # the same can be had by using the action first: one way is enough for a search
        return weight_of(_WEIGHERS[kind].worth(self.farm, g, seat, _KINDS.which[action]))

    def values(self, g: State) -> list[float]:
        assert isinstance(g, NewZealand)
        totals: list[float] = [prospects(g, owner) for owner in range(g.owners)]
        return chances(totals, SCALE)


class Weigher:
    """What an action of one kind is worth; `which` is its number within the kind."""

    def __init__(self, fixed: float = 0.0) -> None:
        self.fixed: float = fixed

    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return self.fixed


# -- the turn ------------------------------------------------------------------------------------------------------


class WeighDecline(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        step = g.step_code()
        if step == MASTER:
            return 3.0
        return 0.5 if step == OBJECTIVE else 0.1 if step == OFFER else 0.0


class WeighDone(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        step = g.step_code()
        return NEVER if step in (FIRST_DISCARD, DISCARD_DRAWN) else 0.0


class WeighDiscard(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return 6.0 - f.keep_worth(g, seat, which)


class WeighUncover(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return f.disc(g, which)


class WeighMove(Weigher):
    """What the location brings, less the fees on the way; half as steep as other choices: much may come in between."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        step = g.step_code()
        fees: i64 = 0
        if step == PHASE_A:
            fees = fees_to(g, seat, which, g.steps(seat))
        elif step == MOVE_ON:
            fees = fees_to(g, seat, which, move_on_steps(g))
        return 0.5 * (location_worth(f, g, seat, which) - valuations.POUND * float(fees))


class WeighVia(Weigher):
    """A branch with the smallest fees on the whole way (the fork knows the target and the steps left)."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return 0.0 if is_cheapest(g, seat, which, fork_target(g), fork_left(g)) else NEVER


class WeighUse(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        half = half_at(g, g.runholder[seat], which)
        return LAST_OF_ALL if moves_on(g, half) else half_worth(f, g, seat, half)


class WeighUseWith(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        half = half_at(g, g.runholder[seat], which // BREED_COUNT)
        if moves_on(g, half):
            return LAST_OF_ALL
        return half_worth(f, g, seat, half) + 0.4 - 0.2 * f.keep_worth(g, seat, which % BREED_COUNT)


class WeighAuxiliary(Weigher):
    """Instead of a location's own actions only if none of them can be done."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        if g.step_code() == USE_LOCATION and _any_use(g, seat):
            return NEVER
        action = which // 2
        times = which % 2 + 1
        if action == CERTIFICATE_AUXILIARY and g.certificates[seat] + times > g.temporary_limit(seat):
            return NEVER
        each = valuations.AUXILIARY[action]
        if action == CARDS_AUXILIARY:
            each = valuations.CYCLE if f.duplicates else 0.1
        return each * float(times)


def _any_use(g: NewZealand, seat: i64) -> bool:
    """Can an action of the location be done?"""
    space = g.runholder[seat]
    if not g.usable_by(seat, space):
        return False
    for option in range(CELLS * 2):
        half = half_at(g, space, option)
        if half != NO_HALF and not g.used >> (option // 2) & 1 and half_rule(g, seat, half) == LEGAL:
            return True
    return False


class WeighAccept(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return 2.0 - 0.1 * float(which)


class WeighAcceptWith(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return 1.2 - 0.3 * f.keep_worth(g, seat, which)


# -- Wellington and the posts ----------------------------------------------------------------------------------------


class WeighReveal(Weigher):
    """One by one only what is woolliest; before a delivery of sheep everything is shown at once."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return float(g.kit.wool[which])


class WeighSpend(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        kept = 0.0 if f.late else 0.75
        return f.best_post(g, seat, certificates_value(g) + which) + (valuations.POUND - kept) * float(which)


class WeighDeliver(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return f.post(g, seat, which // DISC_COUNT) + f.disc(g, which % DISC_COUNT)


class WeighDeliverFrom(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return f.post(g, seat, which // MEDIUM_COUNT)


class WeighForecast(Weigher):
    """Hazards are not welcome."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return -1.0 if which < 2 and g.forecast[which] >= WORKER_COUNT else 0.0


# -- workers, tiles, sheep, buildings --------------------------------------------------------------------------------


class WeighHire(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return f.worker(g, seat, which // JOB_ROWS, which % JOB_ROWS, first_argument(g))


class WeighInvest(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return f.tile(g, seat, which, first_argument(g))


class WeighInvestWith(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return f.tile(g, seat, which // STARTERS, first_argument(g))


class WeighJoker(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return valuations.OF_WORKER[which] + (valuations.FIFTH if g.row(seat, which) == ROW_SIZE - 1 else 0.0)


class WeighBuy(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return f.purchase(g, which // MARKET_BREEDS, which % MARKET_BREEDS)


class WeighTakeSheep(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return f.sheep(g, MARKET_BREED + which)


class WeighBuild(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        space = g.kit.building_space[which % BUILDING_SPACE_COUNT]
        return f.building(g, which // BUILDING_SPACE_COUNT, space, first_argument(g))


class WeighClear(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return float(g.kit.hazard_vp[g.trail[g.kit.hazard_space[which]] - HAZARD_TILE]) + 1.0


# -- the sea and objectives ------------------------------------------------------------------------------------------


class WeighSail(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return f.sea(g, seat, which)


class WeighUpgrade(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return f.harbour(g, seat, g.kit.harbour_at[which])


class WeighStore(Weigher):
    """A pair that is begun, then the better pairs; a cheap slot."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        house = which % STOREHOUSE_COUNT
        cost = g.kit.harbour_cost[storehouse_harbour(g) * SLOTS + which // STOREHOUSE_COUNT]
        begun = not g.storehouses[seat] >> (house ^ 1) & 1
        return (6.0 if begun else 0.0) + valuations.STOREHOUSE[house] - 2.0 * float(cost)


class WeighAppoint(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        value = f.master(g, seat, g.masters[master_medium(g)]) - 0.3 * valuations.OF_WORKER[which]
        return value - (valuations.FIFTH if g.row(seat, which) == ROW_SIZE else 0.0)


class WeighTakeObjective(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        met = f.would_meet(g, seat, FIRST_OBJECTIVE + which)
        return float(g.kit.objective_vp[which]) * (1.0 if met else 0.4)


class WeighFlip(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return 1.0 if which == 0 else 0.0


# -- free plays ------------------------------------------------------------------------------------------------------


class WeighPlay(Weigher):
    """Cards are played as soon as they may be, objectives once they are met."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        card = FERRY + which // 2
        if card >= FIRST_OBJECTIVE:
            return AT_ONCE if f.would_meet(g, seat, card) else NEVER
        return AT_ONCE - 0.2 if which % 2 == 0 else NEVER


class WeighPlayBare(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        return AT_ONCE - 0.6 if FERRY + which < FIRST_OBJECTIVE else NEVER


class WeighBuyCard(Weigher):
    """Gold buys the best card there is, once there is plenty of it or little time."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        if g.gold[seat] < 4 and not f.late:
            return NEVER
        return AT_ONCE - 2.0 + 0.2 * float(g.kit.card_vp[g.stack_card[which]])


class WeighTokenDraw(Weigher):
    """Before Wellington, with a hand that shows little."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, which: i64) -> float:
        near = g.step_code() == PHASE_A and g.runholder[seat] + 8 >= WELLINGTON and f.duplicates >= 2
        return AT_ONCE - 3.0 + float(which) if near else NEVER


_OWN: Final[dict[str, Weigher]] = {
    "decline": WeighDecline(),
    "done": WeighDone(),
    "discard": WeighDiscard(),
    "uncover": WeighUncover(),
    "move": WeighMove(),
    "via": WeighVia(),
    "use": WeighUse(),
    "use_part": Weigher(NEVER),
    "use_with": WeighUseWith(),
    "use_bare": Weigher(NEVER),
    "aux": WeighAuxiliary(),
    "aux_part": Weigher(NEVER),
    "accept": WeighAccept(),
    "accept_part": Weigher(NEVER),
    "accept_with": WeighAcceptWith(),
    "accept_bare": Weigher(NEVER),
    "reveal": WeighReveal(),
    "reveal_all": Weigher(9.0),
    "spend": WeighSpend(),
    "deliver": WeighDeliver(),
    "deliver_from": WeighDeliverFrom(),
    "forecast": WeighForecast(),
    "hire": WeighHire(),
    "invest": WeighInvest(),
    "invest_with": WeighInvestWith(),
    "place_joker": WeighJoker(),
    "buy": WeighBuy(),
    "take_sheep": WeighTakeSheep(),
    "add_sheep": Weigher(0.05),
    "build": WeighBuild(),
    "clear": WeighClear(),
    "sail": WeighSail(),
    "upgrade": WeighUpgrade(),
    "store": WeighStore(),
    "appoint": WeighAppoint(),
    "shear": Weigher(0.2),
    "shear_draw": Weigher(0.1),
    "take_objective": WeighTakeObjective(),
    "take_blind": Weigher(1.0),
    "flip": WeighFlip(),
    "add_objective": Weigher(NEVER),
    "add_best": Weigher(AT_ONCE),
    "token_draw": WeighTokenDraw(),
    "token_remove": Weigher(AT_ONCE - 0.8),
    "buy_card": WeighBuyCard(),
    "play": WeighPlay(),
    "play_part": Weigher(NEVER),
    "play_bare": WeighPlayBare(),
}
_KINDS: Final = Kinds(ACTIONS)
_WEIGHERS: Final[list[Weigher]] = [_OWN.get(name, Weigher()) for name in _KINDS.names]
_TARGETS: Final = (
    *("hire", "invest", "invest_with", "buy", "add_sheep", "build", "clear", "sail", "upgrade"),
    *("shear", "shear_draw", "reveal", "reveal_all", "take_objective", "take_blind"),
)
_IS_TARGET: Final[list[bool]] = [name in _TARGETS for name in _KINDS.names]
