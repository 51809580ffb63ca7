"""CT-14 to CT-17: winning a broker auction, calling a broker, and an open auction at the end."""

from __future__ import annotations

from quayside.games.container.actions import (
    BID_MONEY,
    CALL_BROKER,
    DONE,
    LAY,
    PLACE,
    bid_money_amount,
    lay_colour,
    lay_price,
    lay_store,
    place_colour,
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
from quayside.games.container.steps.frames import (
    broker_container_bid_needed,
    broker_container_bid_square,
    broker_money_bid_least,
    broker_money_bid_square,
    place_bid_unit,
    queue_broker_container_bid,
    queue_broker_money_bid,
    queue_place_bid,
    queue_price_returned,
    queue_scoring,
)
from quayside.games.container.steps.main_action import MainAction
from quayside.games.container.tell import (
    tell_broker_won,
    tell_called,
    tell_laid,
    tell_laid_money,
    tell_outbid,
    tell_placed,
)
from quayside.games.container.view_types import ContainerBidQuestion, MoneyBidQuestion, PlaceQuestion
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step

# -- CT-14: the preparatory step ---------------------------------------------------------------------------------


class BrokerWin(Step[Container]):
    """Whoever has the payment card at the start of the own turn wins the marked square."""

    rules: Rules = ("CT-14.2", "CT-14.3", "CT-14.4")

    def run(self, g: Container) -> None:
        if g.holder != g.active:
            return
        g.won = 1
        collect(g)
        pay_money_bid(g)
        place_on(g, 0)


class PlaceBid(Step[Container]):
    """The winner decides which container of the bid goes to which broker."""

    window: i64 = OPEN
    rules: Rules = ("CT-14.4",)

    def legal(self, g: Container, seat: i64, o: Offers) -> None:
        for colour in range(COLOUR_COUNT):
            if bid_colour(g, colour) > 0:
                o.add(PLACE + colour)
            else:
                o.refuse(PLACE + colour, NOT_THERE)

    def take(self, g: Container, seat: i64, action: i64) -> None:
        place_one(g, place_bid_unit(g), place_colour(action))
        place_on(g, place_bid_unit(g) + 1)

    def context(self, g: Container, seat: i64) -> PlaceQuestion:
        return {"broker": BROKERS[place_bid_unit(g) % BROKER_COUNT]}


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
    tell_broker_won(g, seat, broker, square, amount)


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
    laid: i64 = 0
    for colour in range(COLOUR_COUNT):
        if bid_colour(g, colour) > 0:
            kinds += 1
            left += bid_colour(g, colour)
            laid = colour
    if kinds > 1:
        queue_place_bid(g, only(g.holder), turn)
        return
    for each in range(left):
        place_one(g, turn + each, laid)
    g.holder = -1
    g.square = -1


def place_one(g: Container, turn: i64, colour: i64) -> None:
    broker = turn % BROKER_COUNT
    if g.payment_pieces[colour] > 0:
        g.payment_pieces[colour] -= 1
    else:
        g.payment_pieces[COLOUR_COUNT + colour] -= 1
    g.broker_containers[broker * COLOUR_COUNT + colour] += 1
    tell_placed(g, g.holder, broker, colour)


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
        tell_called(g, seat, which // 2, which % 2)
        if which % 2 == MONEY_SQUARE:
            queue_broker_container_bid(g, only(seat), which, bid_needed(g))
        else:
            queue_broker_money_bid(g, only(seat), which, bid_needed(g))


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
    """Bid money, openly, for a container square."""

    window: i64 = PROMISE
    rules: Rules = ("CT-15.5", "CT-15.6", "CT-15.7", "CT-15.9")

    def legal(self, g: Container, seat: i64, o: Offers) -> None:
        most = min(g.cash(seat), MAX_BID)
        o.refuse_all(BID_MONEY, broker_money_bid_least(g) - 1, BID_TOO_LOW, broker_money_bid_least(g), most)
        o.add_all(BID_MONEY + broker_money_bid_least(g) - 1, most - broker_money_bid_least(g) + 1)
        o.refuse_all(BID_MONEY, MAX_BID, TOO_POOR, most + 1, most)
        o.refuse_all(LAY, 2 * STORE_SIZE, WRONG_KIND)

    def take(self, g: Container, seat: i64, action: i64) -> None:
        amount = bid_money_amount(action)
        tell_laid_money(g, seat, amount)
        outbid(g, seat)
        n1, n2, n5, n10, n20 = g.take_out(seat, amount)
        g.payment[0] = n1
        g.payment[1] = n2
        g.payment[2] = n5
        g.payment[3] = n10
        g.payment[4] = n20
        g.holder = seat
        g.square = broker_money_bid_square(g)

    def context(self, g: Container, seat: i64) -> MoneyBidQuestion:
        return {"least": int(broker_money_bid_least(g))}


class BrokerContainerBid(Step[Container]):
    """Bid containers of the own stores for a money square.

    What is laid waits in `loose` until the bid is complete; only then is the old bid given back.
    """

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
        if broker_container_bid_needed(g) <= 0:
            o.add(DONE)
        else:
            o.refuse(DONE, BID_TOO_LOW, broker_container_bid_needed(g), 0)

    def take(self, g: Container, seat: i64, action: i64) -> None:
        if action != DONE:
            store, colour = lay_store(action), lay_colour(action)
            g.take_piece(seat, store, colour, lay_price(action))
            g.loose[store * COLOUR_COUNT + colour] += 1
            tell_laid(g, seat, store, colour)
            needed = broker_container_bid_needed(g) - 1
            if needed > 0 or g.stored[seat * 2 + FACTORY] + g.stored[seat * 2 + HARBOUR] > 0:
                queue_broker_container_bid(g, only(seat), broker_container_bid_square(g), needed)
                return
        self._complete(g, seat)

    def _complete(self, g: Container, seat: i64) -> None:
        outbid(g, seat)
        g.holder = seat
        g.square = broker_container_bid_square(g)

    def context(self, g: Container, seat: i64) -> ContainerBidQuestion:
        return {"needed": int(max(broker_container_bid_needed(g), 0))}


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
        tell_outbid(g, loser)
        if back > 0:
            queue_price_returned(g, only(loser))


# -- CT-17: the end ----------------------------------------------------------------------------------------------


class FinalBroker(Step[Container]):
    """After the last turn an open auction is won by the holder of the payment card; the engine places the bid."""

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
        queue_scoring(g)
