"""What the effects of New Zealand's locations and cards are worth here and now: one class per word that needs one."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.effects import amount, cost_rule
from quayside.games.newzealand.gains import TakeEffect
from quayside.games.newzealand.judge.farm import Farm
from quayside.games.newzealand.nouns import (
    AUX_COUNT,
    BONUS_COLUMNS,
    BONUS_ROWS,
    CELLS,
    EMPTY,
    HAZARD_SPACE_COUNT,
    HAZARD_TILE,
    JOB_ROWS,
    PATH_END,
    ROW_SIZE,
    SAILOR,
    WELLINGTON,
    WORKER_COUNT,
)
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.location import half_at
from quayside.games.newzealand.vocabulary import NO_COST, NO_HALF, WORDS, Effect
from quayside.kernel.offers import LEGAL
from quayside.kernel.packed import i64

GOLD_ENOUGH: Final[i64] = 5
LAST_OF_ALL: Final = 0.05  # moving on: what is left at a location is lost


class EffectWorth:
    """What `n` of an effect is worth; this is for words that are always worth the same."""

    def __init__(self, fixed: float = 0.5) -> None:
        self.fixed: float = fixed

    def worth(self, f: Farm, g: NewZealand, seat: i64, n: i64, effect: Effect) -> float:
        return self.fixed


class EachWorth(EffectWorth):
    """So much for each."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, n: i64, effect: Effect) -> float:
        return self.fixed * float(n)


class PoundsWorth(EffectWorth):
    def worth(self, f: Farm, g: NewZealand, seat: i64, n: i64, effect: Effect) -> float:
        return f.pound * float(n)


class TokenWorth(EffectWorth):
    def worth(self, f: Farm, g: NewZealand, seat: i64, n: i64, effect: Effect) -> float:
        return f.worth.token * float(n)


class PathWorth(EffectWorth):
    def worth(self, f: Farm, g: NewZealand, seat: i64, n: i64, effect: Effect) -> float:
        return f.fading(f.worth.path, f.worth.path_fade) * float(min(n, PATH_END - g.path[seat]))


class GoldWorth(EffectWorth):
    def worth(self, f: Farm, g: NewZealand, seat: i64, n: i64, effect: Effect) -> float:
        return f.gold() if g.gold[seat] < GOLD_ENOUGH else 0.0


class CertificateWorth(EffectWorth):
    def worth(self, f: Farm, g: NewZealand, seat: i64, n: i64, effect: Effect) -> float:
        return f.worth.certificate * float(min(n, g.temporary_limit(seat) - g.certificates[seat]))


class TakeWorth(EffectWorth):
    def worth(self, f: Farm, g: NewZealand, seat: i64, n: i64, effect: Effect) -> float:
        assert isinstance(effect, TakeEffect)
        return f.taken(effect.stack)


class ObjectiveWorth(EffectWorth):
    def worth(self, f: Farm, g: NewZealand, seat: i64, n: i64, effect: Effect) -> float:
        return f.temper.objectives + (f.worth.objective if f.objectives(g, seat) < 3 else 0.3)


class HireWorth(EffectWorth):
    def worth(self, f: Farm, g: NewZealand, seat: i64, n: i64, effect: Effect) -> float:
        best = 0.0
        for kind in range(WORKER_COUNT):
            for row in range(JOB_ROWS):
                best = max(best, hire_worth(f, g, seat, kind, row, n))
        return best


class InvestWorth(EffectWorth):
    def worth(self, f: Farm, g: NewZealand, seat: i64, n: i64, effect: Effect) -> float:
        best = 0.0
        for cell in range(BONUS_ROWS * BONUS_COLUMNS):
            if g.bonus[cell] != EMPTY and cell // BONUS_COLUMNS != g.token_row:
                best = max(best, f.tile(g, seat, cell, n))
        return best


class BuildWorth(EffectWorth):
    def worth(self, f: Farm, g: NewZealand, seat: i64, n: i64, effect: Effect) -> float:
        return f.best_building(g, seat, n)


class BuySheepWorth(EffectWorth):
    def worth(self, f: Farm, g: NewZealand, seat: i64, n: i64, effect: Effect) -> float:
        return f.buying(g, seat)


class MoveShipWorth(EffectWorth):
    def worth(self, f: Farm, g: NewZealand, seat: i64, n: i64, effect: Effect) -> float:
        if n == 0:
            return f.sailing(g, seat, g.row(seat, SAILOR))
        return f.sailing(g, seat, n)


class ShearWorth(EffectWorth):
    def worth(self, f: Farm, g: NewZealand, seat: i64, n: i64, effect: Effect) -> float:
        return f.wool(g, seat, n)


class AuxiliaryWorth(EffectWorth):
    def worth(self, f: Farm, g: NewZealand, seat: i64, n: i64, effect: Effect) -> float:
        total: i64 = 0
        for action in range(AUX_COUNT):
            total += g.open_spaces(seat, action)
        return 0.4 + f.worth.auxiliary_open * float(total)


class MoveOnWorth(EffectWorth):
    def worth(self, f: Farm, g: NewZealand, seat: i64, n: i64, effect: Effect) -> float:
        return f.worth.move_on


class RemoveHazardWorth(EffectWorth):
    def worth(self, f: Farm, g: NewZealand, seat: i64, n: i64, effect: Effect) -> float:
        if f.money < n:
            return 0.0
        best = -9.0
        for place in range(HAZARD_SPACE_COUNT):
            tile = g.trail[g.kit.hazard_space[place]]
            if tile != EMPTY:
                best = max(best, float(g.kit.hazard_vp[tile - HAZARD_TILE]))
        return best + f.worth.hazard - f.pound * float(n)


class DiscOnWorth(EffectWorth):
    def worth(self, f: Farm, g: NewZealand, seat: i64, n: i64, effect: Effect) -> float:
        return 3.0 if f.money >= 7 else 0.0


_OWN: Final[dict[str, EffectWorth]] = {
    "pounds": PoundsWorth(),
    "gold": GoldWorth(),
    "certificate": CertificateWorth(),
    "pathfinder": PathWorth(),
    "token": TokenWorth(),
    "take": TakeWorth(),
    "wool_value": EffectWorth(1.0),
    "objective": ObjectiveWorth(),
    "hire": HireWorth(),
    "invest": InvestWorth(),
    "build": BuildWorth(),
    "buy_sheep": BuySheepWorth(),
    "move_ship": MoveShipWorth(),
    "storehouse_within": EffectWorth(2.0),
    "shear": ShearWorth(),
    "auxiliary": AuxiliaryWorth(),
    "move_runholder": MoveOnWorth(),
    "remove_hazard": RemoveHazardWorth(),
    "disc_on": DiscOnWorth(),
}
SHEAR: Final[i64] = WORDS.index("shear")
_WORDS: Final[list[EffectWorth]] = [_OWN.get(word, EffectWorth()) for word in WORDS]


def half_worth(f: Farm, g: NewZealand, seat: i64, half: i64) -> float:
    """An effect with what has to be discarded for it."""
    total = 0.0
    found = g.kit.halves[half]
    if found.cost != NO_COST:
        if cost_rule(g, seat, found.cost) != LEGAL:
            return 0.0
        # a place in the hand for another card
        total = f.worth.discard_spare if f.duplicates else f.worth.discard_needed
    for effect in found.effects:
        n = amount(g, seat, found, effect)
        total += _WORDS[effect.code].worth(f, g, seat, n, effect) + f.more_of_word(effect.code, n)
    return total


def hire_worth(f: Farm, g: NewZealand, seat: i64, kind: i64, row: i64, modifier: i64) -> float:
    """A worker, with what the space where it will stand brings at once (NZ-13.3)."""
    value = f.worker(g, seat, kind, row, modifier)
    slot = kind * (ROW_SIZE + 1) + g.row(seat, kind) + 1
    if value > 0.0 and g.kit.slot_half[slot * 2] != NO_HALF:
        value += f.worth.slot * half_worth(f, g, seat, g.kit.slot_half[slot * 2])
    return value


def brings_pounds(g: NewZealand, half: i64) -> bool:
    """Does it bring pounds? They are wanted before what is paid with them."""
    return g.kit.halves[half].has_pounds or g.kit.halves[half].effects[0].code == SHEAR


def moves_on(g: NewZealand, half: i64) -> bool:
    """Does the effect leave the location?"""
    return g.kit.halves[half].leaves


def location_worth(f: Farm, g: NewZealand, seat: i64, space: i64) -> float:
    """What a visit would bring: the better half of each of its actions."""
    if space == WELLINGTON:
        return f.wellington(g, seat) + f.more_of_place(g, seat, space)
    if not g.usable_by(seat, space):
        return (f.worth.foreign if f.money else 0.3) + f.more_of_place(g, seat, space)
    total = f.more_of_place(g, seat, space)
    for cell in range(CELLS):
        best = 0.0
        for option in range(2):
            half = half_at(g, space, cell * 2 + option)
            if half != NO_HALF:
                best = max(best, half_worth(f, g, seat, half))
        total += best
    return total
