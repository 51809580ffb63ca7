"""Container in scenarios. The words are those of docs/scenarios.md."""

from __future__ import annotations

from collections import Counter
from typing import Any, Callable

from quayside.games.container.game import ContainerGame
from quayside.games.container.money import fewest_cards
from quayside.games.container.steps.codes import CLOSING, FINAL_BROKER, MAIN, START_TURN
from quayside.games.container.words import (
    BROKERS,
    CARDS,
    COLOURS,
    FACTORY,
    HARBOUR,
    SEATS,
    SHORTS,
    SQUARES,
    STORES,
    ZONES,
)
from quayside.kernel.packed import i64, vec
from quayside.kernel.state import State
from quayside.scenarios.compare import Matcher
from quayside.scenarios.files import BadScenario

PHASES = {"start": START_TURN, "main": MAIN, "closing": CLOSING, "final": FINAL_BROKER}
TURN_FLAGS = ("produced", "called", "won", "ending")


# -- reading what an author writes -------------------------------------------------------------------------------


def colour_of(text: object) -> int:
    """A colour by its name or its letter."""
    if isinstance(text, str) and text in SHORTS:
        return SHORTS.index(text)
    if isinstance(text, str) and text in COLOURS:
        return COLOURS.index(text)
    raise BadScenario(
        f"{text!r} is not a colour; write {', '.join(f'{s} {c}' for s, c in zip(SHORTS, COLOURS, strict=True))}"
    )


def seat_index(g: State, text: object) -> int:
    letters = SEATS[: int(g.seats)]
    if text not in letters:
        raise BadScenario(f"{text!r} is not a seat; the seats are {', '.join(letters)}")
    return letters.index(str(text))


def colours_in(value: Any) -> Counter[int]:
    """Containers without prices: a list like [K, K, P] or counts like {K: 2, P: 1}."""
    if isinstance(value, dict):
        return Counter({colour_of(key): _count(number) for key, number in value.items() if _count(number)})
    if isinstance(value, list):
        return Counter(colour_of(each) for each in value)
    raise BadScenario(f"containers are written [K, P] or {{K: 2}}, not {value!r}")


def pieces_in(value: Any) -> Counter[tuple[int, int]]:
    """Containers with prices: a list like [K@2, P@4], or counts like {K@2: 3}."""
    items = (
        value.items() if isinstance(value, dict) else [(each, 1) for each in value] if isinstance(value, list) else None
    )
    if items is None:
        raise BadScenario(f"containers in a store are written [K@2, P@4], not {value!r}")
    found: Counter[tuple[int, int]] = Counter()
    for text, number in items:
        colour, at, price = str(text).partition("@")
        if not at or not price.isdigit() or not 1 <= int(price) <= 6:
            raise BadScenario(f"{text!r} is not a container with a price, like K@2")
        found[colour_of(colour), int(price)] += _count(number)
    return found


def cards_in(value: Any) -> list[int]:
    """Money cards: a list of values like [5, 2, 2] or counts like {5: 1, 2: 2}."""
    counts: Counter[int] = Counter()
    if isinstance(value, dict):
        counts.update({_count(key): _count(number) for key, number in value.items()})
    elif isinstance(value, list):
        counts.update(_count(each) for each in value)
    else:
        raise BadScenario(f"a purse is written [5, 2, 2] or {{5: 1, 2: 2}}, not {value!r}")
    for card in counts:
        if card not in CARDS:
            raise BadScenario(f"there is no money card of {card}; there are {', '.join(map(str, CARDS))}")
    return [counts[card] for card in CARDS]


def _count(value: Any) -> int:
    if isinstance(value, str) and value.isdigit():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise BadScenario(f"{value!r} is not a whole number from 0 up")
    return value


def _one_of(what: str, value: object, words: tuple[str, ...]) -> int:
    if value not in words:
        raise BadScenario(f"{what} is one of {', '.join(words)}, not {value!r}")
    return words.index(str(value))


# -- given -------------------------------------------------------------------------------------------------------


def arrange(state: State, given: dict[Any, Any]) -> None:
    """Change a fresh game into what is given; what is not named stays as the setup left it."""
    assert isinstance(state, ContainerGame)
    g = state
    known = ["turn", "phase", "actions_left", *TURN_FLAGS, *_TABLE, *SEATS[: int(g.seats)]]
    for key in given:
        if key not in known:
            raise BadScenario(f"given: there is no {key!r}; there are {', '.join(known)}")
    for key, value in given.items():
        if key in SEATS:
            _arrange_seat(g, seat_index(g, key), value)
    for key, value in given.items():
        if key in _TABLE:
            _TABLE[key](g, value)
    _fit_boards(g, given)
    _fill_box(g, given)
    _start(g, given)


def _arrange_seat(g: ContainerGame, seat: int, given: Any) -> None:
    if not isinstance(given, dict):
        raise BadScenario(f"given {SEATS[seat]}: write a mapping like {{cash: 7, loans: 1}}")
    for key, value in given.items():
        if key not in _SEAT:
            raise BadScenario(f"given {SEATS[seat]}: there is no {key!r}; there are {', '.join(_SEAT)}")
        _SEAT[key](g, seat, value)


def _cash(g: ContainerGame, seat: int, value: Any) -> None:
    for card, count in enumerate(fewest_cards(_count(value))):
        g.purse[seat * 5 + card] = count


def _purse(g: ContainerGame, seat: int, value: Any) -> None:
    for card, count in enumerate(cards_in(value)):
        g.purse[seat * 5 + card] = count


def _loans(g: ContainerGame, seat: int, value: Any) -> None:
    if _count(value) > g.kit.loan_limit:
        raise BadScenario(f"a player has at most {g.kit.loan_limit} loans")
    g.loans[seat] = _count(value)


def _machines(g: ContainerGame, seat: int, value: Any) -> None:
    if not isinstance(value, list):
        raise BadScenario(f"machines are a list of colours like [K, G], not {value!r}")
    wanted = {colour_of(each) for each in value}
    for colour in range(5):
        g.machine_supply[colour] += g.machines[seat * 5 + colour] - int(colour in wanted)
        g.machines[seat * 5 + colour] = int(colour in wanted)


def _warehouses(g: ContainerGame, seat: int, value: Any) -> None:
    g.warehouse_supply += g.warehouses[seat] - _count(value)
    g.warehouses[seat] = _count(value)


def _store(store: i64, prices: range) -> Callable[[ContainerGame, int, Any], None]:
    def set_store(g: ContainerGame, seat: int, value: Any) -> None:
        for space in range(30):
            g.stores[(seat * 2 + store) * 30 + space] = 0
        g.stored[seat * 2 + store] = 0
        for (colour, price), count in pieces_in(value).items():
            if price not in prices:
                raise BadScenario(f"{STORES[store]} prices are {prices.start} to {prices.stop - 1}, not {price}")
            for _each in range(count):
                g.put(seat, store, colour, price)

    return set_store


def _row(name: str) -> Callable[[ContainerGame, int, Any], None]:
    def set_row(g: ContainerGame, seat: int, value: Any) -> None:
        wanted = colours_in(value)
        row: vec[i64] = getattr(g, name)
        for colour in range(5):
            row[seat * 5 + colour] = wanted[colour]

    return set_row


def _ship(g: ContainerGame, seat: int, value: Any) -> None:
    zone = _one_of("ship", value, ZONES)
    if zone == seat + 1 or int(g.seats) < zone < 6 or (value == "bank" and not g.bank_on):
        raise BadScenario(f"the ship of {SEATS[seat]} cannot be in {value}")
    g.ship[seat] = zone


def _value_card(g: ContainerGame, seat: int, value: Any) -> None:
    ids = [record.text("id") for record in g.kit.box.records("value_card")]
    card = _one_of("value_card", value, tuple(ids))
    other = [int(each) for each in g.cards].index(card)
    g.cards[other] = g.cards[seat]
    g.cards[seat] = card


_SEAT: dict[str, Callable[[ContainerGame, int, Any], None]] = {
    "cash": _cash,
    "purse": _purse,
    "loans": _loans,
    "machines": _machines,
    "warehouses": _warehouses,
    "factory": _store(FACTORY, range(1, 5)),
    "harbour": _store(HARBOUR, range(2, 7)),
    "hold": _row("hold"),
    "island": _row("island"),
    "personal_port": _row("port"),
    "ship": _ship,
    "value_card": _value_card,
}


def _per_colour(name: str) -> Callable[[ContainerGame, Any], None]:
    def set_colours(g: ContainerGame, value: Any) -> None:
        if not isinstance(value, dict):
            raise BadScenario(f"{name} is written {{K: 0, G: 5}}, not {value!r}")
        for key, number in value.items():
            getattr(g, name)[colour_of(key)] = _count(number)

    return set_colours


def _warehouse_supply(g: ContainerGame, value: Any) -> None:
    g.warehouse_supply = _count(value)


def _brokers(g: ContainerGame, value: Any) -> None:
    _need_bank(g)
    for name, squares in _items("brokers", value):
        broker = _one_of("a broker", name, BROKERS)
        for square, content in _items(f"broker {name}", squares):
            if _one_of("a square", square, SQUARES):
                g.broker_money[broker] = _count(content)
            else:
                for colour in range(5):
                    g.broker_containers[broker * 5 + colour] = colours_in(content)[colour]


def _payment(g: ContainerGame, value: Any) -> None:
    """The payment card: holder, broker, square, and the bid as money or as containers by store of origin."""
    _need_bank(g)
    parts = dict(_items("payment", value))
    g.holder = seat_index(g, parts.pop("holder", None))
    broker = _one_of("payment broker", parts.pop("broker", None), BROKERS)
    g.square = broker * 2 + _one_of("payment square", parts.pop("square", None), SQUARES)
    allowed = STORES if g.square % 2 else ("money",)
    for key, content in parts.items():
        if key not in allowed:
            raise BadScenario(
                f"payment: a bid for {SQUARES[g.square % 2]} is made of {' and '.join(allowed)}, not {key}"
            )
        if key == "money":
            cards = cards_in(content) if isinstance(content, list) else fewest_cards(_count(content))
            for card, count in enumerate(cards):
                g.payment[card] = count
        else:
            for colour, count in colours_in(content).items():
                g.payment_pieces[STORES.index(key) * 5 + colour] = count


def _need_bank(g: ContainerGame) -> None:
    if not g.bank_on:
        raise BadScenario("brokers and payment need the option bank: true")


def _items(what: str, value: Any) -> list[tuple[Any, Any]]:
    if not isinstance(value, dict):
        raise BadScenario(f"{what} must be a mapping, not {value!r}")
    return list(value.items())


def _first(g: ContainerGame, value: Any) -> None:
    g.first = seat_index(g, value)


def _round(g: ContainerGame, value: Any) -> None:
    g.round = _count(value)


_TABLE: dict[str, Callable[[ContainerGame, Any], None]] = {
    "supply": _per_colour("supply"),
    "machine_supply": _per_colour("machine_supply"),
    "warehouse_supply": _warehouse_supply,
    "brokers": _brokers,
    "payment": _payment,
    "first": _first,
    "round": _round,
}


def _fit_boards(g: ContainerGame, given: dict[Any, Any]) -> None:
    """Players have the machines and warehouses that their stores need, unless these are named too."""
    for seat in range(int(g.seats)):
        named = given.get(SEATS[seat]) or {}
        while "machines" not in named and g.room(seat, FACTORY) < 0:
            free = [colour for colour in range(5) if not g.machines[seat * 5 + colour]]
            stocked = [c for c in free if any(g.pieces(seat, FACTORY, c, price) for price in range(1, 5))]
            if not free:
                break
            g.machines[seat * 5 + (stocked or free)[0]] = 1
            g.machine_supply[(stocked or free)[0]] -= 1
        while "warehouses" not in named and g.room(seat, HARBOUR) < 0:
            g.warehouses[seat] += 1
            g.warehouse_supply -= 1
        if g.room(seat, FACTORY) < 0 or g.room(seat, HARBOUR) < 0 or g.hold_room(seat) < 0:
            raise BadScenario(f"{SEATS[seat]} has more containers than machines, warehouses or hold allow")
        if g.machine_count(seat) > len(g.kit.machine_cost) or g.warehouses[seat] > len(g.kit.warehouse_cost):
            raise BadScenario(f"{SEATS[seat]} has more machines or warehouses than the board has spaces")
    if g.warehouse_supply < 0 and "warehouse_supply" not in given:
        g.warehouse_supply = 0
    for colour in range(5):
        if g.machine_supply[colour] < 0:
            g.machine_supply[colour] = 0


def _fill_box(g: ContainerGame, given: dict[Any, Any]) -> None:
    """What is not on the table is in the box; if too much is on the table, the supply gives way unless it is named."""
    for colour, name in enumerate(COLOURS):
        g.boxed[colour] = 0
        spare = int(g.kit.containers_in_box) - g.census()[name]
        supply = given.get("supply") or {}
        if spare < 0 and not {SHORTS[colour], name} & set(supply):
            g.supply[colour] += spare
            spare = 0
            if g.supply[colour] < 0:
                spare = -1
        if spare < 0:
            raise BadScenario(f"there are only {g.kit.containers_in_box} {name} containers")
        g.boxed[colour] = spare


def _start(g: ContainerGame, given: dict[Any, Any]) -> None:
    """Whose turn it is and how far it has gone."""
    phase = str(given.get("phase", "main"))
    _one_of("phase", phase, tuple(PHASES))
    g.active = seat_index(g, given["turn"]) if "turn" in given else g.active
    g.actions_left = _count(given.get("actions_left", g.kit.actions_per_turn))
    for flag in TURN_FLAGS:
        setattr(g, flag, int(bool(given.get(flag, flag == "ending" and g.exhausted() >= g.kit.exhausted_at_end))))
    g.prepared = int(phase in ("main", "closing"))
    g.depth = 0
    g.next(PHASES[phase], 1 << g.active if phase in ("main", "closing") else 0)
    g.settle()


# -- expect ------------------------------------------------------------------------------------------------------


class Colours(Matcher):
    """A row of containers without prices."""

    def __init__(self, row: vec[i64], at: int, whole: bool = True) -> None:
        self.counts = Counter({colour: int(row[at * 5 + colour]) for colour in range(5) if row[at * 5 + colour]})
        self.whole = whole  # must everything be named?

    def matches(self, expected: Any) -> bool:
        wanted = colours_in(expected)
        if self.whole or isinstance(expected, list):
            return wanted == self.counts
        return all(self.counts[colour_of(key)] == _count(number) for key, number in expected.items())

    def __str__(self) -> str:
        return "{" + ", ".join(f"{SHORTS[colour]}: {count}" for colour, count in sorted(self.counts.items())) + "}"


class Pieces(Matcher):
    """A store."""

    def __init__(self, g: ContainerGame, seat: int, store: i64) -> None:
        self.counts = Counter(
            {
                (colour, price): int(g.pieces(seat, store, colour, price))
                for colour in range(5)
                for price in range(1, 7)
                if g.pieces(seat, store, colour, price)
            }
        )

    def matches(self, expected: Any) -> bool:
        return pieces_in(expected) == self.counts

    def __str__(self) -> str:
        return "[" + ", ".join(f"{SHORTS[c]}@{price}" for (c, price) in sorted(self.counts.elements())) + "]"


class Cards(Matcher):
    """Money cards."""

    def __init__(self, cards: vec[i64], at: int) -> None:
        self.counts = [int(cards[at * 5 + card]) for card in range(5)]

    def matches(self, expected: Any) -> bool:
        return cards_in(expected) == self.counts

    def __str__(self) -> str:
        return "{" + ", ".join(f"{CARDS[card]}: {count}" for card, count in enumerate(self.counts) if count) + "}"


def report(state: State) -> dict[str, Any]:
    """How things stand, in the words of `given`."""
    assert isinstance(state, ContainerGame)
    g = state
    told: dict[str, Any] = {SEATS[seat]: _seat_report(g, seat) for seat in range(int(g.seats))}
    told.update(
        turn=SEATS[g.active],
        first=SEATS[g.first],
        round=int(g.round),
        actions_left=int(g.actions_left),
        owed=int(g.owed),
        supply=Colours(g.supply, 0, whole=False),
        machine_supply=Colours(g.machine_supply, 0, whole=False),
        boxed=Colours(g.boxed, 0, whole=False),
        warehouse_supply=int(g.warehouse_supply),
        brokers={
            name: {"containers": Colours(g.broker_containers, at), "money": int(g.broker_money[at])}
            for at, name in enumerate(BROKERS)
        },
        payment={
            "holder": SEATS[g.holder] if g.holder >= 0 else None,
            "broker": BROKERS[g.square // 2] if g.square >= 0 else None,
            "square": SQUARES[g.square % 2] if g.square >= 0 else None,
            "money": int(g.payment_money()),
            "cards": Cards(g.payment, 0),
            "factory": Colours(g.payment_pieces, 0),
            "harbour": Colours(g.payment_pieces, 1),
        },
        unpriced={"factory": Colours(g.loose, 0), "harbour": Colours(g.loose, 1)},
    )
    told.update({flag: bool(getattr(g, flag)) for flag in TURN_FLAGS})
    return told


def _seat_report(g: ContainerGame, seat: int) -> dict[str, Any]:
    return {
        "cash": int(g.cash(seat)),
        "purse": Cards(g.purse, seat),
        "cards": int(g.card_count(seat)),
        "loans": int(g.loans[seat]),
        "machines": Colours(g.machines, seat),
        "warehouses": int(g.warehouses[seat]),
        "factory": Pieces(g, seat, FACTORY),
        "harbour": Pieces(g, seat, HARBOUR),
        "hold": Colours(g.hold, seat),
        "island": Colours(g.island, seat),
        "personal_port": Colours(g.port, seat),
        "ship": ZONES[g.ship[seat]],
        "value_card": g.kit.box.records("value_card")[g.cards[seat]].text("id"),
        "bid": {"amount": int(g.bid_amount(seat)), "bluff": int(g.laid_bluffs[seat]), "cards": Cards(g.laid, seat)},
        "discarded": COLOURS[g.discards[seat]] if g.discards[seat] >= 0 else None,
    }
