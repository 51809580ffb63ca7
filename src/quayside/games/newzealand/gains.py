"""Words of the effect vocabulary that ask nothing. Less may be taken than is printed, pounds excepted (NZ-6.9)."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.nouns import STACKS, SUPPLIES
from quayside.games.newzealand.reasons import NOTHING_TO_DRAW, SUPPLY_EMPTY
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.cards import draw_then_discard
from quayside.games.newzealand.view_types import EffectData
from quayside.games.newzealand.vocabulary import Effect, one_of
from quayside.kernel.offers import LEGAL
from quayside.kernel.packed import i64

TAKEN: Final = (*SUPPLIES, *STACKS)  # what `take` can name: the supplies, then the bonus stacks


class PoundsEffect(Effect):
    at_once: bool = True

    def do(self, g: NewZealand, seat: i64, n: i64, card: i64, must: i64) -> None:
        g.receive(seat, n)


class GainEffect(Effect):
    at_once: bool = True
    in_part: bool = True


class GoldEffect(GainEffect):
    """NZ-12.5."""

    def do(self, g: NewZealand, seat: i64, n: i64, card: i64, must: i64) -> None:
        g.gain_gold(seat, n)


class CertificateEffect(GainEffect):
    """NZ-12.3, NZ-12.4."""

    def do(self, g: NewZealand, seat: i64, n: i64, card: i64, must: i64) -> None:
        g.gain_certificates(seat, n)


class PathfinderEffect(GainEffect):
    """NZ-22."""

    def do(self, g: NewZealand, seat: i64, n: i64, card: i64, must: i64) -> None:
        g.advance(seat, n)


class TokenEffect(GainEffect):
    """NZ-23.4."""

    def do(self, g: NewZealand, seat: i64, n: i64, card: i64, must: i64) -> None:
        g.gain_tokens(seat, n)


class TakeEffect(GainEffect):
    """A card from a supply or bonus stack to the discard pile."""

    def __init__(self, word: str, arguments: list[str]) -> None:
        super().__init__(word, [])
        self.stack: i64 = one_of(TAKEN, arguments)

    def data(self) -> EffectData:
        return {**super().data(), "names": [TAKEN[self.stack]]}

    def rule(self, g: NewZealand, seat: i64) -> i64:
        if g.left_in(self.stack) == 0:
            return SUPPLY_EMPTY
        return LEGAL

    def do(self, g: NewZealand, seat: i64, n: i64, card: i64, must: i64) -> None:
        if n > 0:
            g.gain_from(seat, self.stack)


class DrawEffect(Effect):
    """Up to n cards, then discard as many as were drawn (NZ-12.8, NZ-27.1)."""

    in_part: bool = True

    def rule(self, g: NewZealand, seat: i64) -> i64:
        if g.stack_size[seat] + g.pile_size[seat] == 0:
            return NOTHING_TO_DRAW
        return LEGAL

    def do(self, g: NewZealand, seat: i64, n: i64, card: i64, must: i64) -> None:
        draw_then_discard(g, seat, n)


class WoolValueEffect(Effect):
    """NZ-12.6: pounds for the wool of the discarded sheep and all bonus wool; this is not shearing."""

    def do(self, g: NewZealand, seat: i64, n: i64, card: i64, must: i64) -> None:
        g.receive(seat, g.kit.wool[card] + g.bonus_wool(seat))


class LastingEffect(Effect):
    """A permanent certificate or permanent wool: whoever owns the tile has it (boards.py counts them)."""

    def do(self, g: NewZealand, seat: i64, n: i64, card: i64, must: i64) -> None:
        return
