"""What is worth playing between other actions: cards and exchange tokens."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.actions import buy_card_stack, play_bare_card, play_card, play_half, token_draw_cards
from quayside.games.newzealand.judge.farm import Farm
from quayside.games.newzealand.judge.weigher import Weigher
from quayside.games.newzealand.nouns import FERRY, FIRST_OBJECTIVE, WELLINGTON
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.codes import PHASE_A
from quayside.kernel.packed import i64
from quayside.search.judge import NEVER

AT_ONCE: Final = 24.0  # free plays that are always right


class WeighPlay(Weigher):
    """Cards are played as soon as they may be, objectives once they are met."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        card = FERRY + play_card(action)
        if card >= FIRST_OBJECTIVE:
            return AT_ONCE if f.would_meet(g, seat, card) else NEVER
        return AT_ONCE - 0.2 if play_half(action) == 1 else NEVER


class WeighPlayBare(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        return AT_ONCE - 0.6 if FERRY + play_bare_card(action) < FIRST_OBJECTIVE else NEVER


class WeighBuyCard(Weigher):
    """Gold buys the best card there is, once there is plenty of it or little time."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        if g.gold[seat] < 4 and not f.late:
            return NEVER
        return AT_ONCE - 2.0 + 0.2 * float(g.kit.card_vp[g.stack_card[buy_card_stack(action)]])


class WeighTokenDraw(Weigher):
    """Before Wellington, with a hand that shows little."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        near = g.step_code() == PHASE_A and g.runholder[seat] + 8 >= WELLINGTON and f.duplicates >= 2
        return AT_ONCE - 4.0 + float(token_draw_cards(action)) if near else NEVER
