"""CT-10, CT-16.3 and CT-18: the island auction."""

from __future__ import annotations

from collections import Counter

from referee.container.money import exactly, fewest, least_above, total
from referee.container.table import BLUFFS, HIGHEST_BID, SEATS, Player, Table
from referee.following import Answer, Ask, Steps, ask
from referee.record import written


def auction(t: Table) -> Steps:
    """CT-10.1: all rivals bid for the whole hold, once more if they tie, and the seller decides."""
    seller = t.me
    t.events.saw("auction", seat=seller.seat, containers=seller.hold.total())
    bidders = [seat for seat in t.seats if seat != seller.seat]
    yield from bidding(t, bidders, "sealed_bid")
    best = highest(t, bidders)
    if len(best) > 1:  # CT-10.6: once
        for seat in best:
            t.events.saw("tie", seat=seat)
        for seat in set(bidders) - set(best):
            take_back(t.players[seat])
        yield from bidding(t, best, "tie_round")
        best = highest(t, best)
    t.bidders = []
    amount = worth(t, t.players[best[0]])
    decision = yield from ask(seller.seat, "decide", lambda: decisions(t, best, amount))
    if decision.kind == "accept":
        accept(t, t.players[SEATS.index(decision["bidder"])], amount)
    else:
        reject(t, amount)
    for player in t.players:
        take_back(player)  # CT-10.14


# -- bids -------------------------------------------------------------------------------------------------------------


def bidding(t: Table, bidders: list[int], question: str) -> Steps:
    """CT-10.2 to CT-10.4: everybody commits in secret, then all is revealed."""
    t.bidders = bidders
    waiting = list(bidders)
    while waiting:
        answer = yield Ask(waiting, question, lambda seat: bids(t.players[seat], question))
        waiting.remove(answer.seat)
        lay(t.players[answer.seat], answer)
        t.events.saw("committed", seat=answer.seat, amount=answer["amount"], bluff=answer["bluff"])
    for seat in bidders:
        player = t.players[seat]
        t.events.saw("bid", seat=seat, amount=total(player.laid), bluff=player.laid_bluffs, worth=worth(t, player))


def bids(player: Player, question: str) -> set[str]:
    """CT-10.2: at least one card, be it a bluff card; in the tie round no card is needed (CT-10.6)."""
    may = {
        written("bid", amount=amount, bluff=bluff)
        for amount in range(min(player.cash, HIGHEST_BID) + 1)
        for bluff in range(BLUFFS - player.laid_bluffs + 1)
    }
    if question == "sealed_bid":
        may.discard(written("bid", amount=0, bluff=0))
    return may


def lay(player: Player, answer: Answer) -> None:
    """CT-10.2: cards as in CT-2.5; without exact ones the bank changes the least covering ones into bid and rest."""
    amount = answer["amount"]
    cards = exactly(player.purse, amount)
    if cards is None:
        covering = least_above(player.purse, amount)
        player.purse.subtract(covering)
        player.purse.update(fewest(total(covering) - amount))
        cards = fewest(amount)
    else:
        player.purse.subtract(cards)
    player.laid.update(cards)
    player.laid_bluffs += answer["bluff"]


def worth(t: Table, player: Player) -> int:
    """CT-10.2: the sum of the cards; CT-18.1: where agreed, a bluff card makes the bid worth 0."""
    if t.options["bluff_cancels"] and player.laid_bluffs:
        return 0
    return total(player.laid)


def highest(t: Table, bidders: list[int]) -> list[int]:
    best = max(worth(t, t.players[seat]) for seat in bidders)
    return [seat for seat in bidders if worth(t, t.players[seat]) == best]


def take_back(player: Player) -> None:
    player.purse.update(player.laid)
    player.laid = Counter()
    player.laid_bluffs = 0


# -- the seller's decision --------------------------------------------------------------------------------------------


def decisions(t: Table, best: list[int], amount: int) -> set[str]:
    """CT-10.8, CT-10.9: one of the best bids; or none, if the seller can pay as much (CT-10.13)."""
    may = {written("accept", bidder=SEATS[seat]) for seat in best}
    if t.me.cash >= amount:
        may.add("reject")
    return may


def accept(t: Table, winner: Player, amount: int) -> None:
    """CT-10.10, CT-10.11: the cards of the bid and the same again from the bank; a cancelled bid pays 0 (CT-18.3)."""
    if amount:
        t.me.purse.update(winner.laid)
        winner.laid = Counter()
        t.from_bank(t.me, amount)
    winner.island.update(t.me.hold)
    t.me.hold = Counter()
    t.events.saw("accepted", seat=t.active, bidder=winner.seat, amount=amount)


def reject(t: Table, amount: int) -> None:
    """CT-10.12: the seller pays the bank and keeps the lot; with the module the brokers get the same (CT-16.3)."""
    t.pay_bank(t.me, amount)
    t.me.island.update(t.me.hold)
    t.me.hold = Counter()
    t.events.saw("rejected", seat=t.active, amount=amount)
    if t.bank:
        t.money += amount
        for at, (name, broker) in enumerate(zip(("I", "II", "III"), t.brokers, strict=True)):
            share = len(range(at, amount, len(t.brokers)))  # 1 each in rounds, starting at I
            broker.money += share
            if share:
                t.events.saw("subsidy", broker=name, amount=share)
