"""CT-5 and CT-2.4: what a player may do beside any question."""

from __future__ import annotations

from referee.container.money import BROKEN, combination
from referee.container.table import BLUFFS, LOAN, Player, Table
from referee.following import Answer, Ask, Steps
from referee.record import written

FREE = frozenset({"take_loan", "repay_loan", "break_card", "combine_cards"})
BIDDING = ("sealed_bid", "tie_round")
PROMISING = ("broker_money_bid", "broker_container_bid")  # a call was made and its bid is not yet laid
CLOSED = ("discard_choice",)


def free_plays(t: Table, seat: int, question: Ask) -> set[str]:
    """CT-3.6: take a loan (anybody), repay one and exchange cards."""
    if question.name in CLOSED:
        return set()  # CT-5.6: no borrowing in scoring
    may: set[str] = set()
    player = t.players[seat]
    if may_borrow(t, player, question):
        may.add("take_loan")
    if may_repay(t, player, question):
        may.add("repay_loan")
    if may_exchange(t, player, question):
        may |= exchanges(t, player)
    return may


def committed(t: Table, seat: int, question: Ask) -> bool:
    """CT-10.3: has this bidder laid the bid of this round?"""
    return question.name in BIDDING and seat in t.bidders and seat not in question.seats


def may_borrow(t: Table, player: Player, question: Ask) -> bool:
    """CT-5.1, CT-5.2, CT-5.6; CT-R28: not straight after a repayment."""
    if committed(t, player.seat, question):
        return False
    return player.loans < LOAN["max_per_player"] and "repaid" not in t.done_freely[player.seat]


def may_repay(t: Table, player: Player, question: Ask) -> bool:
    """CT-5.3: own turn, after the preparatory step, nothing promised (CT-R31); not straight after a loan (CT-R28)."""
    if player.seat != t.active or not t.prepared or question.name in PROMISING or t.promised:
        return False
    if "borrowed" in t.done_freely[player.seat]:
        return False
    return player.loans > 0 and player.cash >= LOAN["repayment"]


def may_exchange(t: Table, player: Player, question: Ask) -> bool:
    """CT-2.4: in the own turn after the preparatory step, and while preparing a sealed bid."""
    preparing = question.name in BIDDING and player.seat in question.seats
    return preparing or (player.seat == t.active and t.prepared)


def exchanges(t: Table, player: Player) -> set[str]:
    """One card into smaller ones, or smaller ones into one. CT-R28: what was combined is not broken again at once."""
    may: set[str] = set()
    for card in BROKEN:
        if player.purse[card] and "combined" not in t.done_freely[player.seat]:
            may.add(written("break_card", card=card))
        if combination(player.purse, card) is not None:
            may.add(written("combine_cards", card=card))
    return may


def play_freely(t: Table, answer: Answer, question: Ask) -> Steps:
    player = t.players[answer.seat]
    if answer.kind == "take_loan":
        borrow(t, player)
        t.done_freely[answer.seat].add("borrowed")
    elif answer.kind == "repay_loan":
        player.loans -= 1
        t.pay_bank(player, LOAN["repayment"])
        t.events.saw("repaid", seat=answer.seat)
        t.done_freely[answer.seat].add("repaid")
    else:
        exchange(t, player, answer, question)
    yield from ()


def borrow(t: Table, player: Player) -> None:
    """CT-5.1: a loan card, and 10 from the bank."""
    player.loans += 1
    t.from_bank(player, LOAN["amount"])
    t.events.saw("loan", seat=player.seat)


def exchange(t: Table, player: Player, answer: Answer, question: Ask) -> None:
    """CT-2.4: the same value in other cards. The new number of cards is public, except while bids are prepared."""
    card = answer["card"]
    if answer.kind == "break_card":
        player.purse[card] -= 1
        player.purse.update(BROKEN[card])
    else:
        smaller = combination(player.purse, card)
        assert smaller is not None
        player.purse.subtract(smaller)
        player.purse[card] += 1
        t.done_freely[answer.seat].add("combined")
    if question.name in BIDDING and answer.seat != t.active:
        t.events.saw("exchanged_in_secret", seat=answer.seat, card=card)
    else:
        cards = player.purse.total() + BLUFFS - player.laid_bluffs
        t.events.saw("exchanged", seat=answer.seat, cards=cards, card=card)
