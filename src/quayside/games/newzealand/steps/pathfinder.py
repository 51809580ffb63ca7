"""NZ-22.4: the choice on the pathfinder track. Advancing itself stands in boards.py."""

from __future__ import annotations

from quayside.games.newzealand.actions import FLIP, flip_tile
from quayside.games.newzealand.nouns import FEE_TILE, STEP_TILE
from quayside.games.newzealand.reasons import NO_STEP_TILE
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.tell import tell_fee_tile, tell_step_tile
from quayside.games.newzealand.windows import INSIDE
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.steps import Rules, Step


class FlipTile(Step[NewZealand]):
    """Flip the step tile to +2, or the fee tile to the side that ignores hands."""

    window: i64 = INSIDE
    rules: Rules = ("NZ-22.1", "NZ-22.2", "NZ-22.3", "NZ-22.4", "NZ-22.5", "NZ-22.7")

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        if g.step_tile[seat] == 1:
            o.add(FLIP + STEP_TILE)
        else:
            o.refuse(FLIP + STEP_TILE, NO_STEP_TILE)
        o.add(FLIP + FEE_TILE)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        if flip_tile(action) == STEP_TILE:
            g.step_tile[seat] = 2
            tell_step_tile(g, seat, 2)
        else:
            g.fee_free[seat] = 1
            tell_fee_tile(g, seat)
