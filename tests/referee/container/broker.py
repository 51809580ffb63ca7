"""CT-13 to CT-17: the Investment Bank."""

from __future__ import annotations

from collections import Counter

from referee.container.money import exactly, fewest, least_above, total
from referee.container.table import BROKERS, HIGHEST_BID, STORES, Pieces, Table
from referee.container.trade import hold_room, pricing
from referee.following import Answer, Steps, ask
from referee.record import written

# -- CT-14: winning ---------------------------------------------------------------------------------------------------


def preparation(t: Table) -> Steps:
    """CT-14.2: with the payment card before the active player the marked square is won."""
    if t.bank and t.holder == t.active:
        yield from win(t, t.active)
        t.won = True


def win(t: Table, seat: int, at_the_end: bool = False) -> Steps:
    """CT-14.3: first collect all that lies there now; CT-14.4: then pay the bid."""
    winner, broker = t.players[seat], t.brokers[t.called_broker]
    if t.called_square == "money":
        amount = broker.money
        broker.money = 0
        winner.purse.update(fewest(amount))
    else:
        amount = broker.containers.total()
        winner.port.update(broker.containers)
        broker.containers = Counter()
    t.events.saw("broker_won", seat=seat, broker=BROKERS[t.called_broker], square=t.called_square, amount=amount)
    for at in range(total(t.payment)):
        t.brokers[at % 3].money += 1
    t.payment = Counter()
    yield from place_bid(t, seat, at_the_end)
    t.holder = None


def place_bid(t: Table, seat: int, at_the_end: bool) -> Steps:
    """CT-14.4: containers one by one to I, II, III, I...; the winner decides which, at the end anybody (CT-17.1)."""
    at = 0
    while left := pieces_bid(t):
        if at_the_end:
            event = t.events.saw("placed", seat=seat, broker=BROKERS[at % 3])
            colour = event["colour"]
            if not left[colour]:
                raise AssertionError(f"{colour} was not bid")
        elif len(left) == 1:
            colour = next(iter(left))
            t.events.saw("placed", seat=seat, broker=BROKERS[at % 3], colour=colour)
        else:
            answer = yield from ask(
                seat, "place_bid", lambda: {written("place", colour=each) for each in pieces_bid(t)}
            )
            colour = answer["colour"]
            t.events.saw("placed", seat=seat, broker=BROKERS[at % 3], colour=colour)
        store = next(store for store in STORES if t.payment_pieces[store][colour])
        t.payment_pieces[store][colour] -= 1
        t.brokers[at % 3].containers[colour] += 1
        at += 1


def pieces_bid(t: Table) -> Pieces:
    """What lies on the payment card, wherever it came from."""
    return +(t.payment_pieces["factory"] + t.payment_pieces["harbour"])


# -- CT-15: calling ---------------------------------------------------------------------------------------------------


def calls(t: Table) -> set[str]:
    """CT-15.1 to CT-15.4, CT-15.9: which squares may be called for."""
    if not t.bank or t.called or t.won or t.last_turn():
        return set()
    may: set[str] = set()
    for at, broker in enumerate(t.brokers):
        for square, content in (("containers", broker.containers.total()), ("money", broker.money)):
            open_now = t.holder is None or (at, square) == (t.called_broker, t.called_square)
            if content and open_now and can_bid(t, square):
                may.add(written("call_broker", broker=BROKERS[at], square=square))
    return may


def least(t: Table) -> int:
    """CT-15.4, CT-15.9: 1, or one more than the rival's bid."""
    if t.holder is None:
        return 1
    return 1 + (total(t.payment) or pieces_bid(t).total())


def can_bid(t: Table, square: str) -> bool:
    """CT-15.5: money for containers, containers for money."""
    if square == "containers":
        return min(t.me.cash, HIGHEST_BID) >= least(t)
    return sum(t.me.stores[store].total() for store in STORES) >= least(t)


def call(t: Table, answer: Answer) -> Steps:
    t.called = True
    t.events.saw("called", seat=t.active, broker=answer["broker"], square=answer["square"])
    t.called_broker, t.called_square = BROKERS.index(answer["broker"]), answer["square"]
    if t.called_square == "containers":
        yield from bid_money(t)
    else:
        yield from bid_containers(t)


def bid_money(t: Table) -> Steps:
    """CT-15.6: laid openly, without bluff cards; the rival's very cards go back (CT-2.5, CT-15.10)."""

    def amounts() -> set[str]:
        return {written("bid_money", amount=amount) for amount in range(least(t), min(t.me.cash, HIGHEST_BID) + 1)}

    amount = (yield from ask(t.active, "broker_money_bid", amounts))["amount"]
    cards = exactly(t.me.purse, amount)
    if cards is None:
        covering = least_above(t.me.purse, amount)
        t.me.purse.subtract(covering)
        t.me.purse.update(fewest(total(covering) - amount))
        cards = fewest(amount)
    else:
        t.me.purse.subtract(cards)
    t.events.saw("laid_money", seat=t.active, amount=amount)
    if t.holder is not None:
        t.players[t.holder].purse.update(t.payment)
        t.events.saw("outbid", seat=t.holder)
    t.payment, t.holder = cards, t.active


def bid_containers(t: Table) -> Steps:
    """CT-15.8: from the own stores; CT-15.9: at least one more than the rival."""
    needed = least(t)
    bid: dict[str, Pieces] = {store: Counter() for store in STORES}

    def laid() -> int:
        return sum(pieces.total() for pieces in bid.values())

    def answers() -> set[str]:
        may = {"done"} if laid() >= needed else set()
        for store in STORES:
            for colour, price in +t.me.stores[store]:
                may.add(written("lay", store=store, colour=colour, price=price))
        return may

    while any(t.me.stores[store].total() for store in STORES):
        answer = yield from ask(t.active, "broker_container_bid", answers)
        if answer.kind == "done":
            break
        store, colour = answer["store"], answer["colour"]
        t.me.stores[store][colour, answer["price"]] -= 1
        bid[store][colour] += 1
        t.in_hand[store][colour] += 1
        t.events.saw("laid", seat=t.active, store=store, colour=colour)
    outbid = t.holder
    t.unpriced, t.payment_pieces, t.holder = t.payment_pieces, bid, t.active
    t.in_hand = {store: Counter() for store in STORES}
    if outbid is not None:
        t.events.saw("outbid", seat=outbid)
        yield from pricing(t, outbid, "price_returned", STORES, reprice=False)  # CT-15.10


# -- CT-16.1: the personal port ---------------------------------------------------------------------------------------


def load(t: Table) -> Steps:
    """CT-16.1: any of the own containers there, free of charge, as far as the hold takes them."""
    while t.me.port.total() and hold_room(t.me):
        answer = yield from ask(t.active, "load_hold", lambda: loads(t))
        if answer.kind == "done":
            break
        t.me.port[answer["colour"]] -= 1
        t.me.hold[answer["colour"]] += 1
        t.events.saw("loaded", seat=t.active, colour=answer["colour"])


def loads(t: Table) -> set[str]:
    return {"done"} | {written("load", colour=colour) for colour in +t.me.port}
