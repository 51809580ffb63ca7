"""What `given` can lay out in Container; what is not named is fitted around it (fit.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quayside.games.container.game import ContainerGame
from quayside.games.container.money import fewest_cards
from quayside.games.container.nouns import (
    BROKERS,
    FACTORY,
    FACTORY_HIGH,
    FACTORY_LOW,
    HARBOUR,
    HARBOUR_HIGH,
    HARBOUR_LOW,
    SEATS,
    SQUARES,
    STORES,
    ZONES,
)
from quayside.games.container.scenario.fit import fit
from quayside.games.container.scenario.layout import Layout
from quayside.games.container.scenario.reading import cards_in, colour_of, colours_in, pieces_in
from quayside.games.container.scenario.rows import FIELDS
from quayside.games.container.steps.codes import CLOSING, FINAL_BROKER, MAIN, START_TURN
from quayside.kernel.agenda import queue
from quayside.kernel.packed import i64, vec
from quayside.kernel.sets import only
from quayside.kernel.state import State
from quayside.scenarios.fields import as_declared
from quayside.scenarios.reading import counted, mapping, once, one_of, read_keys, seat_of, whole
from quayside.scenarios.vocabulary import GivenField, known_words
from quayside.scenarios.wrong import BadScenario, inside, shown

PHASES = {"start": START_TURN, "main": MAIN, "closing": CLOSING, "final": FINAL_BROKER}

SetSeat = Callable[[Layout, int, Any], None]
SetTable = Callable[[Layout, Any], None]


def arrange(state: State, given: dict[Any, Any]) -> None:
    """Change a fresh game into what is given; what is not named stays as the setup left it."""
    assert isinstance(state, ContainerGame)
    t = Layout(state, given)
    seats = list(SEATS[: int(state.seats)])
    known_words(given, [*TURN, *TABLE, *seats])
    for letter in seats:
        with inside(letter):
            known_words(mapping("a seat", given.get(letter, {})), list(SEAT), " of a seat")
    for name, seat_word in SEAT.items():
        for seat, letter in enumerate(seats):
            if t.names(seat, name):
                with inside(letter, name):
                    FIELDS.lay_seat(t, seat, name, seat_word, given[letter][name])
    for name, word in TABLE.items():
        if name in given:
            with inside(name):
                FIELDS.lay_table(t, name, word, given[name])
    _value_cards(t)
    fit(t)
    for name, word in TURN.items():
        if name in given:
            with inside(name):
                FIELDS.lay_table(t, name, word, given[name])
    _start(t)


# -- one seat ----------------------------------------------------------------------------------------------------


def _cash(t: Layout, seat: int, value: Any) -> None:
    if t.names(seat, "purse"):
        raise BadScenario("write either cash or purse")
    for card, count in enumerate(fewest_cards(whole(value))):
        t.g.purse[seat * 5 + card] = count


def _purse(t: Layout, seat: int, value: Any) -> None:
    for card, count in enumerate(cards_in(value)):
        t.g.purse[seat * 5 + card] = count


def _loans(t: Layout, seat: int, value: Any) -> None:
    t.g.loans[seat] = whole(value, 0, int(t.g.kit.loan_limit), "the number of loans")


def _machines(t: Layout, seat: int, value: Any) -> None:
    """CT-6: a player has one machine from the start, never two of a colour, and spaces for four."""
    wanted = once("machines", counted("machines", value, colour_of, how="a list of colours like [K, G]"), _colour_name)
    whole(len(wanted), 1, len(t.g.kit.machine_cost), "the number of machines")
    for colour in range(5):
        t.g.machines[seat * 5 + colour] = int(colour in wanted)


def _colour_name(colour: int) -> str:
    return ("black", "beige", "grey", "purple", "brown")[colour]


def _warehouses(t: Layout, seat: int, value: Any) -> None:
    t.g.warehouses[seat] = whole(value, 1, len(t.g.kit.warehouse_cost), "the number of warehouses")


def _store(store: i64, low: i64, high: i64) -> SetSeat:
    def set_store(t: Layout, seat: int, value: Any) -> None:
        for space in range(30):
            t.g.stores[(seat * 2 + store) * 30 + space] = 0
        t.g.stored[seat * 2 + store] = 0
        for (colour, price), count in pieces_in(value, int(t.g.kit.containers_in_box)).items():
            if not low <= price <= high:
                raise BadScenario(f"{STORES[store]} prices are {int(low)} to {int(high)}, not {price}")
            for _each in range(count):
                t.g.put(seat, store, colour, price)

    return set_store


def _hold(t: Layout, seat: int, value: Any) -> None:
    FIELDS.of_seat["hold"].set(t.g, seat, value)
    if t.g.hold_room(seat) < 0:
        raise BadScenario(f"a hold has room for {t.g.kit.hold_limit} containers, not {t.g.row_total(t.g.hold, seat)}")


def _port(t: Layout, seat: int, value: Any) -> None:
    _need_bank(t)
    FIELDS.of_seat["personal_port"].set(t.g, seat, value)


def _ship(t: Layout, seat: int, value: Any) -> None:
    zone = one_of("ship", value, ZONES)
    if zone == seat + 1 or int(t.g.seats) < zone < 6 or (value == "bank" and not t.g.bank_on):
        raise BadScenario(f"the ship of {SEATS[seat]} cannot be in {value}")
    t.g.ship[seat] = zone


def _value_card(t: Layout, seat: int, value: Any) -> None:
    """Dealt by `_value_cards` when all seats have named theirs."""
    one_of("value_card", value, _card_ids(t))


def _value_cards(t: Layout) -> None:
    """Whoever had a card that is named gets the old card of the seat that names it."""
    wanted = {seat: t.given[SEATS[seat]]["value_card"] for seat in range(int(t.g.seats)) if t.names(seat, "value_card")}
    for seat, name in wanted.items():
        first = next(each for each in wanted if wanted[each] == name)
        if first != seat:
            raise BadScenario(f"{name} is the card of {SEATS[first]} already", (SEATS[seat], "value_card"))
    for seat, name in wanted.items():
        card = _card_ids(t).index(name)
        other = [int(each) for each in t.g.cards].index(card)
        t.g.cards[other] = t.g.cards[seat]
        t.g.cards[seat] = card


def _card_ids(t: Layout) -> list[str]:
    return [record.text("id") for record in t.g.kit.box.records("value_card")]


SEAT: dict[str, GivenField[SetSeat]] = {
    "cash": GivenField(_cash, "7", "an amount, held in as few cards as possible", "`20`, as five 1s, five 2s and a 5"),
    "purse": GivenField(_purse, "[5, 2, 2]", "the very money cards, instead of `cash`", "`{1: 5, 2: 5, 5: 1}`"),
    "loans": GivenField(_loans, "1", "0 to 2", "`0`"),
    "machines": GivenField(
        _machines,
        "[K, G]",
        "colours, 1 to 4",
        "the one drawn in the setup, and more if the factory store needs them",
    ),
    "warehouses": GivenField(_warehouses, "2", "1 to 5", "`1`, and more if the harbour store needs them"),
    "factory": GivenField(
        _store(FACTORY, FACTORY_LOW, FACTORY_HIGH),
        "[K@2, G@4]",
        "containers with prices 1 to 4",
        "one of the machine drawn, at 2",
    ),
    "harbour": GivenField(
        _store(HARBOUR, HARBOUR_LOW, HARBOUR_HIGH), "[P@4, E@3]", "containers with prices 2 to 6", "`[]`"
    ),
    "hold": GivenField(_hold, "[K, P]", "containers, up to 5", "`[]`"),
    "island": GivenField(as_declared, "{K: 2, P: 1}", "containers", "`[]`"),
    "personal_port": GivenField(_port, "[K]", "containers; with the bank only", "`[]`"),
    "ship": GivenField(
        _ship, "island", "`sea`, `island`, `bank` (the own personal port), or the seat whose port it is in", "`sea`"
    ),
    "value_card": GivenField(
        _value_card, "V1", "`V1` to `V5`; whoever had it gets this seat's old card", "dealt by chance"
    ),
}


# -- the table ---------------------------------------------------------------------------------------------------


def _supply(t: Layout, value: Any) -> None:
    _per_colour(t, value, t.g.supply, t.supply_at_start()[2], "the supply")


def _machine_supply(t: Layout, value: Any) -> None:
    _per_colour(t, value, t.g.machine_supply, t.supply_at_start()[1], "the supply of machines")


def _per_colour(t: Layout, value: Any, row: vec[i64], most: int, what: str) -> None:
    if not isinstance(value, dict):
        raise BadScenario(f"this is written {{K: 0, G: 5}}, not {shown(value)}")
    for colour, (written, number) in read_keys(what, value, colour_of).items():
        with inside(written):
            row[colour] = whole(number, 0, most, f"{what} with {int(t.g.seats)} players")


def _warehouse_supply(t: Layout, value: Any) -> None:
    most = t.supply_at_start()[0]
    t.g.warehouse_supply = whole(value, 0, most, f"the supply of warehouses with {int(t.g.seats)} players")


def _brokers(t: Layout, value: Any) -> None:
    _need_bank(t)
    for broker, (name, squares) in read_keys("brokers", value, lambda key: one_of("a broker", key, BROKERS)).items():
        with inside(name):
            for square, content in mapping(f"broker {name}", squares).items():
                with inside(square):
                    if one_of("a square", square, SQUARES):
                        t.g.broker_money[broker] = whole(content)
                    else:
                        wanted = colours_in(content, int(t.g.kit.containers_in_box))
                        for colour in range(5):
                            t.g.broker_containers[broker * 5 + colour] = wanted[colour]


def _payment(t: Layout, value: Any) -> None:
    """The payment card: holder, broker, square, and the bid as money or as containers by store of origin."""
    _need_bank(t)
    if value is None:
        return
    g = t.g
    parts = dict(mapping("payment", value))
    with inside("holder"):
        holder = seat_of(g, parts.pop("holder", None))
    with inside("broker"):
        broker = one_of("the broker", parts.pop("broker", None), BROKERS)
    with inside("square"):
        square = one_of("the square", parts.pop("square", None), SQUARES)
    if g.square_content(broker, square) == 0:
        raise BadScenario(f"nobody bids for an empty square (CT-15.4): {BROKERS[broker]} has no {SQUARES[square]}")
    allowed = STORES if square else ("money",)
    for key, content in parts.items():
        with inside(key):
            if key not in allowed:
                raise BadScenario(f"a bid for {SQUARES[square]} is made of {' and '.join(allowed)}, not {shown(key)}")
            _BIDS[key](g, content)
    if not g.payment_money() + g.bid_pieces(FACTORY) + g.bid_pieces(HARBOUR):
        raise BadScenario(f"a payment card has a bid on it (CT-15.4): add {' or '.join(allowed)}")
    g.holder = holder
    g.square = broker * 2 + square


def _money_bid(g: ContainerGame, content: Any) -> None:
    cards = cards_in(content) if isinstance(content, (list, dict)) else fewest_cards(whole(content))
    for card, count in enumerate(cards):
        g.payment[card] = count


def _container_bid(store: i64) -> Callable[[ContainerGame, Any], None]:
    def lay(g: ContainerGame, content: Any) -> None:
        for colour, count in colours_in(content, int(g.kit.containers_in_box)).items():
            g.payment_pieces[store * 5 + colour] = count

    return lay


_BIDS: dict[str, Callable[[ContainerGame, Any], None]] = {
    "money": _money_bid,
    "factory": _container_bid(FACTORY),
    "harbour": _container_bid(HARBOUR),
}


def _need_bank(t: Layout) -> None:
    if not t.g.bank_on:
        raise BadScenario("this needs the option bank: true")


def _round(t: Layout, value: Any) -> None:
    t.g.round = whole(value, 1, int(t.g.round_limit), "the round, up to the option round_limit,")


TABLE: dict[str, GivenField[SetTable]] = {
    "supply": GivenField(
        _supply,
        "{K: 0, G: 5}",
        "containers per colour; other colours stay",
        "as after the setup, less what is needed",
    ),
    "machine_supply": GivenField(
        _machine_supply, "{K: 0}", "machines per colour; other colours stay", "what the seats do not have"
    ),
    "warehouse_supply": GivenField(_warehouse_supply, "4", "a number", "what the seats do not have"),
    "brokers": GivenField(
        _brokers,
        "{I: {containers: [K, E], money: 1}, III: {money: 3}}",
        "what lies on their squares; squares not named stay",
        "containers drawn in the setup; 1, 2, 3 money",
    ),
    "payment": GivenField(
        _payment,
        "{holder: B, broker: I, square: containers, money: 4}",
        "an open broker auction, see below; `null` for none",
        "`null`",
    ),
    "first": GivenField(
        as_declared, "A", "the first player, for `round_limit`", "drawn in the setup, or the option `first`"
    ),
    "round": GivenField(_round, "3", "the number of the round, for `round_limit`", "`1`"),
}


# -- the turn ----------------------------------------------------------------------------------------------------


def _phase(t: Layout, value: Any) -> None:
    one_of("phase", value, tuple(PHASES))


def _actions_left(t: Layout, value: Any) -> None:
    least = 1 if t.given.get("phase", "main") == "main" else 0
    whole(value, least, int(t.g.kit.actions_per_turn), "the number of actions left")


def _bank_flag(word: str) -> SetTable:
    def set_flag(t: Layout, value: Any) -> None:
        FIELDS.of_table[word].set(t.g, 0, value)
        if value:
            _need_bank(t)
        if t.given.get("won") is True and t.given.get("called") is True:
            raise BadScenario("who has won a broker auction in this turn calls no broker (CT-15.2): not won and called")

    return set_flag


TURN: dict[str, GivenField[SetTable]] = {
    "turn": GivenField(
        as_declared, "B", "the seat whose turn it is", "the first player of the setup, who is random: name it"
    ),
    "phase": GivenField(
        _phase, "start", "where in the turn: `start`, `main`, `closing` or `final`, see below", "`main`"
    ),
    "actions_left": GivenField(_actions_left, "1", "main actions left: 1 or 2 in the main phase", "`2`"),
    "produced": GivenField(as_declared, "true", "the seat has produced in this turn", "`false`"),
    "called": GivenField(_bank_flag("called"), "true", "the seat has called a broker in this turn", "`false`"),
    "won": GivenField(_bank_flag("won"), "true", "the seat has won a broker auction in this turn", "`false`"),
    "ending": GivenField(
        as_declared,
        "true",
        "the end is triggered, this is the last turn",
        "`false`; `true` if two colours are absent from the supply",
    ),
}


def _start(t: Layout) -> None:
    """How far the turn has gone."""
    g, given = t.g, t.given
    phase = str(given.get("phase", "main"))
    g.actions_left = given.get("actions_left", int(g.kit.actions_per_turn))
    if "ending" not in given:
        g.ending = int(g.exhausted() >= g.kit.exhausted_at_end)
    g.prepared = int(phase in ("main", "closing"))
    g.depth = 0
    queue(g, PHASES[phase], only(g.active) if phase in ("main", "closing") else 0)
    g.settle()
