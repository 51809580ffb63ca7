"""New Zealand's judge: how a sensible runholder plays, and what a farm will bring.

What decides games is how high one can deliver: post 0 costs eight points each time, posts from 9 up pay and score. So
certificates, hands of different sheep and better breeds come first, then points from tiles and harbours.
"""

from __future__ import annotations

from typing import Final, Mapping

from quayside.games.newzealand.actions import ACTIONS
from quayside.games.newzealand.judge.farm import Farm
from quayside.games.newzealand.judge.free_plays import AT_ONCE, WeighBuyCard, WeighPlay, WeighPlayBare, WeighTokenDraw
from quayside.games.newzealand.judge.markets import (
    WeighAppoint,
    WeighBuild,
    WeighBuy,
    WeighClear,
    WeighFlip,
    WeighHire,
    WeighInvest,
    WeighInvestWith,
    WeighJoker,
    WeighPickWorker,
    WeighSail,
    WeighStore,
    WeighTakeObjective,
    WeighTakeSheep,
    WeighUpgrade,
)
from quayside.games.newzealand.judge.prospects import prospects
from quayside.games.newzealand.judge.temper import Temper
from quayside.games.newzealand.judge.turn import (
    WeighAccept,
    WeighAcceptWith,
    WeighAuxiliary,
    WeighDecline,
    WeighDeliver,
    WeighDeliverFrom,
    WeighDiscard,
    WeighDone,
    WeighForecast,
    WeighMove,
    WeighReveal,
    WeighSpend,
    WeighUncover,
    WeighUse,
    WeighUseWith,
    WeighVia,
)
from quayside.games.newzealand.judge.weigher import Weigher
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.codes import OFFER, USE_LOCATION
from quayside.kernel.packed import i64
from quayside.kernel.state import State
from quayside.search.judge import NEVER, Judge, Kinds, chances, weight_of

SCALE: Final = 14.0  # points that make a lead clear


class NewZealandJudge(Judge):
    """Weights by kind of action; values by an estimate of the final scores."""

    def __init__(self) -> None:
        self.farm = Farm()

    def lean(self, leanings: Mapping[str, float]) -> None:
        self.farm.temper = Temper(**leanings)

    def prepare(self, g: State, seat: i64) -> None:
        assert isinstance(g, NewZealand)
        self.farm.look(g, seat)

    def weight(self, g: State, seat: i64, action: i64) -> i64:
        assert isinstance(g, NewZealand)
        kind = KINDS.kind[action]
        if IS_TARGET[kind] and g.step_code() in (USE_LOCATION, OFFER):
            return 0  # the same can be had by using the action first: one way is enough for a search
        return weight_of(_WEIGHERS[kind].worth(self.farm, g, seat, action))

    def totals(self, g: State) -> list[float]:
        assert isinstance(g, NewZealand)
        return [prospects(g, owner) for owner in range(g.owners)]

    def values(self, g: State) -> list[float]:
        return chances(self.totals(g), SCALE)


OWN: Final[dict[str, Weigher]] = {
    "end_turn": Weigher(),
    "done": WeighDone(),
    "decline": WeighDecline(),
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
    "put_on_top": Weigher(),
    "add_objective": Weigher(NEVER),
    "add_best": Weigher(AT_ONCE),
    "pick_worker": WeighPickWorker(),
    "token_draw": WeighTokenDraw(),
    "token_remove": Weigher(AT_ONCE - 0.8),
    "buy_card": WeighBuyCard(),
    "play": WeighPlay(),
    "play_part": Weigher(NEVER),
    "play_bare": WeighPlayBare(),
}
KINDS: Final = Kinds(ACTIONS)
_WEIGHERS: Final[list[Weigher]] = [OWN[name] for name in KINDS.names]
_TARGETS: Final = (
    *("hire", "invest", "invest_with", "buy", "add_sheep", "build", "clear", "sail", "upgrade"),
    *("shear", "shear_draw", "reveal", "reveal_all", "take_objective", "take_blind"),
)
IS_TARGET: Final[list[bool]] = [name in _TARGETS for name in KINDS.names]
