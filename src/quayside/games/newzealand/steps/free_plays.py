"""NZ-4.6: what may be done beside the current question. NZ-23 exchange tokens, NZ-26 gold, NZ-28 and NZ-21 cards."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.actions import (
    BUY_CARD,
    PLAY,
    PLAY_BARE,
    PLAY_PART,
    TOKEN_DRAW,
    TOKEN_REMOVE,
)
from quayside.games.newzealand.effects import carry_out, half_rule, least_kept, stretch
from quayside.games.newzealand.nouns import (
    CARD_COUNT,
    FERRY,
    FIRST_OBJECTIVE,
    FULL,
    SHROPSHIRE,
    STACK_COUNT,
    SUPPLY_COUNT,
)
from quayside.games.newzealand.reasons import (
    IN_REVEAL,
    IN_SHEARING,
    INSIDE_ACTION,
    NO_SHROPSHIRE,
    NO_SUCH_ACTION,
    NO_TOKEN,
    NOT_LESS,
    NOT_YOUR_TURN,
    NOT_YOURS_TO_PLAY,
    NOTHING_TO_DRAW,
    STACK_EMPTY,
    TOO_FEW_TOKENS,
    TOO_LITTLE_GOLD,
)
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.cards import draw_then_discard
from quayside.games.newzealand.steps.frames import queue_card_played
from quayside.games.newzealand.steps.shearing import SHOWING_WOOL
from quayside.games.newzealand.tell import tell_bonus_card, tell_played, tell_spent_tokens
from quayside.games.newzealand.vocabulary import NO_HALF
from quayside.games.newzealand.windows import BEFORE_MOVING, BETWEEN, SHUT
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64

PLAYABLE: Final[i64] = FERRY  # the first card that is not a sheep
KEPT: Final[i64] = 4  # numbers in the list of partial rewards of a card
PLAYABLE_COUNT: Final[i64] = 35


def list_free_plays(g: NewZealand, seat: i64, window: i64, o: Offers) -> None:
    """Everybody may use tokens; the active player may also spend gold and, between actions, play cards."""
    if window == SHUT:
        return
    _list_tokens(g, seat, window, o)
    if seat != g.active:
        o.refuse_all(BUY_CARD, STACK_COUNT + PLAYABLE_COUNT * (2 + KEPT + 1), NOT_YOUR_TURN)
        return
    for stack in range(STACK_COUNT):
        if g.stacks[stack] == 0:
            o.refuse(BUY_CARD + stack, STACK_EMPTY)
        elif g.gold[seat] < g.kit.stack_gold[stack]:
            o.refuse(BUY_CARD + stack, TOO_LITTLE_GOLD, g.kit.stack_gold[stack], g.gold[seat])
        else:
            o.add(BUY_CARD + stack)
    if window != BEFORE_MOVING and window != BETWEEN:
        o.refuse_all(PLAY, PLAYABLE_COUNT * (2 + KEPT + 1), INSIDE_ACTION)
        return
    for card in range(PLAYABLE, CARD_COUNT):
        if g.hand[seat * CARD_COUNT + card] > 0:
            _list_card(g, seat, card, o)
    o.refuse_all(PLAY, PLAYABLE_COUNT * (2 + KEPT + 1), NOT_YOURS_TO_PLAY)


def _list_tokens(g: NewZealand, seat: i64, window: i64, o: Offers) -> None:
    """NZ-23.1 to NZ-23.3."""
    tokens = g.tokens[seat]
    if tokens == 0:
        o.refuse_all(TOKEN_DRAW, 2, NO_TOKEN, 1, 0)
        o.refuse(TOKEN_REMOVE, TOO_FEW_TOKENS, 2, 0)
        return
    if g.revealing and seat == g.active:
        if g.revealing == SHOWING_WOOL:
            o.refuse_all(TOKEN_DRAW, 3, IN_SHEARING)
        else:
            o.refuse_all(TOKEN_DRAW, 3, IN_REVEAL)
        return
    if g.stack_size[seat] + g.pile_size[seat] == 0:
        o.refuse_all(TOKEN_DRAW, 2, NOTHING_TO_DRAW)
    else:
        o.add_all(TOKEN_DRAW, 2)
    if tokens < 2:
        o.refuse(TOKEN_REMOVE, TOO_FEW_TOKENS, 2, tokens)
    elif not g.holds(seat, SHROPSHIRE):
        o.refuse(TOKEN_REMOVE, NO_SHROPSHIRE)
    else:
        o.add(TOKEN_REMOVE)


def _list_card(g: NewZealand, seat: i64, card: i64, o: Offers) -> None:
    """With its effect, with part of it, with its other effect, or without."""
    place = card - PLAYABLE
    first = g.kit.card_half[card * 2]
    second = g.kit.card_half[card * 2 + 1]
    rule = half_rule(g, seat, first)
    o.offer(PLAY + place * 2, rule, g.why.need, g.why.have)
    if second != NO_HALF:
        o.offer(PLAY + place * 2 + 1, half_rule(g, seat, second), g.why.need, g.why.have)
    else:
        o.refuse(PLAY + place * 2 + 1, NO_SUCH_ACTION)
    if rule == LEGAL:
        half = g.kit.halves[first]
        for keep in range(least_kept(half), min(stretch(g, seat, half), KEPT)):
            o.add(PLAY_PART + place * KEPT + keep)
    o.refuse_all(PLAY_PART + place * KEPT, KEPT, NOT_LESS)
    o.add(PLAY_BARE + place)


class FreePlay:
    """A run of catalogue actions, `first` to `first + count - 1`; `which` is the place in that run."""

    first: i64 = 0
    count: i64 = 1

    def carry_out(self, g: NewZealand, seat: i64, which: i64) -> None:
        raise AssertionError("a free play does something")


class DrawForToken(FreePlay):
    """NZ-23.2."""

    first: i64 = TOKEN_DRAW
    count: i64 = 2

    def carry_out(self, g: NewZealand, seat: i64, which: i64) -> None:
        _spend_tokens(g, seat, 1)
        draw_then_discard(g, seat, which + 1)


class RemoveForTokens(FreePlay):
    """NZ-23.3."""

    first: i64 = TOKEN_REMOVE

    def carry_out(self, g: NewZealand, seat: i64, which: i64) -> None:
        _spend_tokens(g, seat, 2)
        g.remove_card(seat, SHROPSHIRE)
        g.gain_gold(seat, 1)


class BuyBonusCard(FreePlay):
    """NZ-26.1; `which` is the stack."""

    first: i64 = BUY_CARD
    count: i64 = STACK_COUNT

    def carry_out(self, g: NewZealand, seat: i64, which: i64) -> None:
        g.spend_gold(seat, g.kit.stack_gold[which])
        tell_bonus_card(g, seat, which, g.stack_card[which])
        g.gain_from(seat, SUPPLY_COUNT + which)


class PlayForEffect(FreePlay):
    """NZ-28.1: each card with either of its halves."""

    first: i64 = PLAY
    count: i64 = PLAYABLE_COUNT * 2

    def carry_out(self, g: NewZealand, seat: i64, which: i64) -> None:
        _play(g, seat, PLAYABLE + which // 2, g.kit.card_half[PLAYABLE * 2 + which], FULL)


class PlayForPart(FreePlay):
    """NZ-6.9."""

    first: i64 = PLAY_PART
    count: i64 = PLAYABLE_COUNT * KEPT

    def carry_out(self, g: NewZealand, seat: i64, which: i64) -> None:
        card = PLAYABLE + which // KEPT
        _play(g, seat, card, g.kit.card_half[card * 2], which % KEPT)


class PlayForNothing(FreePlay):
    """NZ-28.2: without the effect."""

    first: i64 = PLAY_BARE
    count: i64 = PLAYABLE_COUNT

    def carry_out(self, g: NewZealand, seat: i64, which: i64) -> None:
        _play(g, seat, PLAYABLE + which, NO_HALF, 0)


_FREE_PLAYS: Final[list[FreePlay]] = [
    DrawForToken(),
    RemoveForTokens(),
    BuyBonusCard(),
    PlayForEffect(),
    PlayForPart(),
    PlayForNothing(),
]
# Which of them each catalogue index from TOKEN_DRAW on belongs to: they follow each other there.
_HANDLER: Final[list[FreePlay]] = [play for play in _FREE_PLAYS for which in range(play.count)]


def take_free_play(g: NewZealand, seat: i64, action: i64) -> bool:
    """Carry out a free play; False if the action is none. The question that waits goes on waiting."""
    if action < TOKEN_DRAW:
        return False
    play = _HANDLER[action - TOKEN_DRAW]
    play.carry_out(g, seat, action - play.first)
    return True


def _spend_tokens(g: NewZealand, seat: i64, amount: i64) -> None:
    g.tokens[seat] -= amount
    tell_spent_tokens(g, seat, amount)


def _play(g: NewZealand, seat: i64, card: i64, half: i64, keep: i64) -> None:
    """NZ-28.2: effect, discard pile, draw. NZ-21.4: an objective goes to the personal area and draws nothing."""
    g.revealed(seat)
    g.leave_hand(seat, card)
    tell_played(g, seat, card)
    if card >= FIRST_OBJECTIVE:
        g.area[seat * CARD_COUNT + card] += 1
    else:
        g.in_play = card
    if half != NO_HALF:
        carry_out(g, seat, half, keep, -1, 0)
    if card < FIRST_OBJECTIVE:
        queue_card_played(g, seat)
