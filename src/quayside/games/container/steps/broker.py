"""CT-14 to CT-17: winning a broker auction, calling a broker, and an open auction at the end."""

from __future__ import annotations

from quayside.games.container.actions import BID_MONEY, CALL_BROKER, DONE, LAY, PLACE
from quayside.games.container.events import (
    E_BROKER_WON,
    E_CALLED,
    E_LAID,
    E_LAID_MONEY,
    E_OUTBID,
    E_PLACED,
)
from quayside.games.container.loans import OPEN, PROMISE
from quayside.games.container.nouns import (
    BROKER_COUNT,
    BROKERS,
    CARD_COUNT,
    COLOUR_COUNT,
    FACTORY,
    HARBOUR,
    MAX_BID,
    MONEY_SQUARE,
    PRICE_COUNT,
    STORE_SIZE,
)
from quayside.games.container.reasons import (
    BID_TOO_LOW,
    CALLED_ALREADY,
    EMPTY_SQUARE,
    LAST_TURN,
    NO_BANK,
    NOT_THERE,
    NOT_YOURS_TO_BID,
    OTHER_SQUARE,
    TOO_POOR,
    WON_THIS_TURN,
    WRONG_KIND,
)
from quayside.games.container.state import Container
from quayside.games.container.steps.codes import (
    BROKER_CONTAINER_BID,
    BROKER_MONEY_BID,
    PLACE_BID,
    PRICE_RETURNED,
    SCORING,
)
from quayside.games.container.steps.main_action import MainAction
from quayside.games.container.view_types import ContainerBidQuestion, MoneyBidQuestion, PlaceQuestion
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.steps import Rules, Step

# -- CT-14: the preparatory step ---------------------------------------------------------------------------------


class BrokerWin(Step[Container]):
    """Whoever has the payment card at the start of the own turn wins the marked square."""

    name = "broker_win"
    rules: Rules = ("CT-14.2", "CT-14.3", "CT-14.4")

    def run(self, g: Container) -> None:
        if g.holder != g.active:
            return
        g.won = 1
        collect(g)
        pay_money_bid(g)
        place_on(g, 0)


class PlaceBid(Step[Container]):
    """The winner decides which container of the bid goes to which broker (argument a: whose turn it is)."""

    name = "place_bid"
    window: i64 = OPEN
    rules: Rules = ("CT-14.4",)

    def legal(self, g: Container, seat: i64, o: Offers) -> None:
        for colour in range(COLOUR_COUNT):
            if bid_colour(g, colour) > 0:
                o.add(PLACE + colour)
            else:
                o.refuse(PLACE + colour, NOT_THERE)

    def take(self, g: Container, seat: i64, action: i64) -> None:
        place_one(g, g.a, action - PLACE)
        place_on(g, g.a + 1)

    def context(self, g: Container, seat: i64) -> PlaceQuestion:
        return {"broker": BROKERS[g.a % BROKER_COUNT]}


def collect(g: Container) -> None:
    """CT-14.3: take everything that lies on the marked square now."""
    seat = g.holder
    broker = g.square // 2
    square = g.square % 2
    amount = g.square_content(broker, square)
    if square == MONEY_SQUARE:
        g.receive(seat, amount)
        g.broker_money[broker] = 0
    else:
        for colour in range(COLOUR_COUNT):
            g.port[seat * COLOUR_COUNT + colour] += g.broker_containers[broker * COLOUR_COUNT + colour]
            g.broker_containers[broker * COLOUR_COUNT + colour] = 0
    g.emit(E_BROKER_WON, 0, seat, broker, square, amount)


def pay_money_bid(g: Container) -> None:
    """CT-14.4: money from the payment card, one unit to each broker in turn."""
    g.pay_brokers(g.payment_money())
    for card in range(CARD_COUNT):
        g.payment[card] = 0


def bid_colour(g: Container, colour: i64) -> i64:
    """Containers of a colour on the payment card, from either store."""
    return g.payment_pieces[colour] + g.payment_pieces[COLOUR_COUNT + colour]


def place_on(g: Container, turn: i64) -> None:
    """CT-14.4: containers go one by one onto I, II, III, I, ...; asked only while it makes a difference."""
    kinds: i64 = 0
    left: i64 = 0
    only: i64 = 0
    for colour in range(COLOUR_COUNT):
        if bid_colour(g, colour) > 0:
            kinds += 1
            left += bid_colour(g, colour)
            only = colour
    if kinds > 1:
        g.next(PLACE_BID, 1 << g.holder, turn)
        return
    for each in range(left):
        place_one(g, turn + each, only)
    g.holder = -1
    g.square = -1


def place_one(g: Container, turn: i64, colour: i64) -> None:
    broker = turn % BROKER_COUNT
    if g.payment_pieces[colour] > 0:
        g.payment_pieces[colour] -= 1
    else:
        g.payment_pieces[COLOUR_COUNT + colour] -= 1
    g.broker_containers[broker * COLOUR_COUNT + colour] += 1
    g.emit(E_PLACED, 0, g.holder, broker, colour)


# -- CT-15: call a broker ----------------------------------------------------------------------------------------


class CallBroker(MainAction):
    """CT-15.1 to CT-15.4, CT-15.9: once per turn, not in the last one; any square that is not empty, or the marked
    one against a rival."""

    first: i64 = CALL_BROKER
    count: i64 = 6

    def offer(self, g: Container, seat: i64, o: Offers) -> None:
        if not g.bank_on:
            o.refuse_all(CALL_BROKER, 6, NO_BANK)
        elif g.called:
            o.refuse_all(CALL_BROKER, 6, CALLED_ALREADY)
        elif g.won:
            o.refuse_all(CALL_BROKER, 6, WON_THIS_TURN)
        elif g.is_last_turn():
            o.refuse_all(CALL_BROKER, 6, LAST_TURN)
        else:
            for square in range(6):
                o.offer(CALL_BROKER + square, self._rule(g, seat, square), bid_needed(g), means(g, seat, square))

    def _rule(self, g: Container, seat: i64, square: i64) -> i64:
        if g.holder >= 0:
            if square != g.square:
                return OTHER_SQUARE
        elif g.square_content(square // 2, square % 2) == 0:
            return EMPTY_SQUARE
        if means(g, seat, square) < bid_needed(g):
            if g.holder >= 0:
                return BID_TOO_LOW
            if square % 2 == MONEY_SQUARE:
                return NOT_YOURS_TO_BID
            return TOO_POOR
        return LEGAL

    def carry_out(self, g: Container, seat: i64, which: i64) -> None:
        g.called = 1
        g.emit(E_CALLED, 0, seat, which // 2, which % 2)
        if which % 2 == MONEY_SQUARE:
            g.next(BROKER_CONTAINER_BID, 1 << seat, which, bid_needed(g))
        else:
            g.next(BROKER_MONEY_BID, 1 << seat, which, bid_needed(g))


def bid_needed(g: Container) -> i64:
    """CT-15.4, CT-15.9: the smallest bid that is enough now."""
    if g.holder < 0:
        return g.kit.opening_bid
    return current_bid(g) + g.kit.raise_by


def current_bid(g: Container) -> i64:
    """The size of the bid on the payment card, in money or in containers."""
    if g.square % 2 == MONEY_SQUARE:
        return g.bid_pieces(FACTORY) + g.bid_pieces(HARBOUR)
    return g.payment_money()


def means(g: Container, seat: i64, square: i64) -> i64:
    """CT-15.5: how high the seat could bid, with containers for money and with money for containers."""
    if square % 2 == MONEY_SQUARE:
        return g.stored[seat * 2 + FACTORY] + g.stored[seat * 2 + HARBOUR]
    return min(g.cash(seat), MAX_BID)


class BrokerMoneyBid(Step[Container]):
    """Bid money, openly, for a container square (arguments: the square, the smallest bid)."""

    name = "broker_money_bid"
    window: i64 = PROMISE
    rules: Rules = ("CT-15.5", "CT-15.6", "CT-15.7", "CT-15.9")

    def legal(self, g: Container, seat: i64, o: Offers) -> None:
        most = min(g.cash(seat), MAX_BID)
        o.refuse_all(BID_MONEY, g.b - 1, BID_TOO_LOW, g.b, most)
        o.add_all(BID_MONEY + g.b - 1, most - g.b + 1)
        o.refuse_all(BID_MONEY, MAX_BID, TOO_POOR, most + 1, most)
        o.refuse_all(LAY, 2 * STORE_SIZE, WRONG_KIND)

    def take(self, g: Container, seat: i64, action: i64) -> None:
        amount = action - BID_MONEY + 1
        g.emit(E_LAID_MONEY, 0, seat, amount)
        outbid(g, seat)
        n1, n2, n5, n10, n20 = g.take_out(seat, amount)
        g.payment[0] = n1
        g.payment[1] = n2
        g.payment[2] = n5
        g.payment[3] = n10
        g.payment[4] = n20
        g.holder = seat
        g.square = g.a

    def context(self, g: Container, seat: i64) -> MoneyBidQuestion:
        return {"least": int(g.b)}


class BrokerContainerBid(Step[Container]):
    """Bid containers of the own stores for a money square (arguments: the square, how many are still needed).

    What is laid waits in `loose` until the bid is complete; only then is the old bid given back.
    """

    name = "broker_container_bid"
    window: i64 = PROMISE
    rules: Rules = ("CT-15.5", "CT-15.8", "CT-15.9")

    def legal(self, g: Container, seat: i64, o: Offers) -> None:
        for store in range(2):
            at = (seat * 2 + store) * STORE_SIZE
            for piece in range(STORE_SIZE):
                if g.stores[at + piece]:
                    o.add(LAY + store * STORE_SIZE + piece)
        o.refuse_all(LAY, 2 * STORE_SIZE, NOT_YOURS_TO_BID)
        o.refuse_all(BID_MONEY, MAX_BID, WRONG_KIND)
        if g.b <= 0:
            o.add(DONE)
        else:
            o.refuse(DONE, BID_TOO_LOW, g.b, 0)

    def take(self, g: Container, seat: i64, action: i64) -> None:
        if action != DONE:
            piece = action - LAY
            store = piece // STORE_SIZE
            colour = piece % STORE_SIZE // PRICE_COUNT
            g.take_piece(seat, store, colour, piece % PRICE_COUNT + 1)
            g.loose[store * COLOUR_COUNT + colour] += 1
            g.emit(E_LAID, 0, seat, store, colour)
            if g.b > 1 or g.stored[seat * 2 + FACTORY] + g.stored[seat * 2 + HARBOUR] > 0:
                g.next(BROKER_CONTAINER_BID, 1 << seat, g.a, g.b - 1)
                return
        self._complete(g, seat)

    def _complete(self, g: Container, seat: i64) -> None:
        outbid(g, seat)
        g.holder = seat
        g.square = g.a

    def context(self, g: Container, seat: i64) -> ContainerBidQuestion:
        return {"needed": int(max(g.b, 0))}


def outbid(g: Container, seat: i64) -> None:
    """CT-15.10: the old bid goes back at once, and its containers get new prices; the new containers take its place."""
    loser = g.holder
    if loser >= 0:
        g.take_payment_back(loser)
    back: i64 = 0
    for piece in range(2 * COLOUR_COUNT):
        keep = g.payment_pieces[piece]
        g.payment_pieces[piece] = g.loose[piece]
        g.loose[piece] = keep
        back += keep
    if loser >= 0:
        g.emit(E_OUTBID, 0, loser)
        if back > 0:
            g.next(PRICE_RETURNED, 1 << loser)


# -- CT-17: the end ----------------------------------------------------------------------------------------------


class FinalBroker(Step[Container]):
    """After the last turn an open auction is won by the holder of the payment card; the engine places the bid."""

    name = "final_broker"
    rules: Rules = ("CT-17.1",)

    def run(self, g: Container) -> None:
        if g.holder >= 0:
            collect(g)
            pay_money_bid(g)
            turn: i64 = 0
            for colour in range(COLOUR_COUNT):
                while bid_colour(g, colour) > 0:
                    place_one(g, turn, colour)
                    turn += 1
            g.holder = -1
            g.square = -1
        g.next(SCORING, 0)
