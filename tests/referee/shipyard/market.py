"""SY-8.8 to SY-8.10, SY-10 and the shared part of SY-11: the displays and how they are filled."""

from __future__ import annotations

from typing import Any

from referee.following import Fault, Steps, ask
from referee.record import written
from referee.shipyard.table import CANALS, MARKET, PRICES, ROWS, SHIP_CARDS, SHIP_COLUMNS, TRAINS, Table, require

NUMBERED = {"trains": list(TRAINS), "canals": CANALS}


def card_named(column: str, value: Any) -> str:
    """The log names a card by its place in the data, counted from 1."""
    cards = NUMBERED.get(column, list(SHIP_CARDS))
    number = value if isinstance(value, int) else cards.index(value) + 1 if value in cards else 0
    require(0 < number <= len(cards), "SY-1", f"there is no card {value!r} for {column}")
    return cards[number - 1]


def price(column: str, row: int) -> int:
    """By row, counted from the bottom (SY-8.2, SY-10.1, SY-11.1)."""
    return PRICES[MARKET[column]][row - 1]


def affordable(t: Table, column: str, guilders: int) -> list[int]:
    """The rows whose cards can be paid."""
    cards = enumerate(t.displays[column], 1)
    return [row for row, card in cards if card is not None and price(column, row) <= guilders]


def slide(t: Table, column: str) -> None:
    """SY-8.8: what is left slides down in its order."""
    left = [card for card in t.displays[column] if card is not None]
    t.displays[column] = left + [None] * (ROWS - len(left))


def refill(t: Table, column: str) -> None:
    """SY-8.8, SY-8.9: empty rows are dealt from the deck, the lowest first; SY-10.3: used cards make a new deck."""
    slide(t, column)
    deck = MARKET[column]
    for row, card in enumerate(t.displays[column], 1):
        if card is None:
            if not t.decks[deck]:
                recycle(t, deck)
            if not t.decks[deck]:
                return
            deal(t, column, row)


def fill_gaps(t: Table) -> None:
    """SY-10.4, SY-R33b: trains or canals have come back, so a display with an empty row is filled at once."""
    for column in ("trains", "canals"):
        if None in t.displays[column]:
            refill(t, column)


def deal(t: Table, column: str, row: int) -> None:
    """Chance decides which card; it must be one that can lie on top of the deck."""
    deck = t.decks[MARKET[column]]
    card = card_named(column, t.events.saw("dealt", column=column, row=row)["card"])
    if card not in on_top(deck):
        raise Fault(f"SY-2.3: {card} cannot lie on top of the deck {MARKET[column]}")
    deck.remove(card)
    t.displays[column][row - 1] = card
    if column in SHIP_COLUMNS and not deck and not t.closed:  # SY-24.8
        t.last_card = True  # SY-8.10, SY-24.3
        t.events.saw("last_card", deck=MARKET[column])


def on_top(deck: list[str]) -> list[str]:
    """SY-2.3: middles I lie above middles II; otherwise any card may come."""
    first = [card for card in deck if SHIP_CARDS.get(card, {}).get("deck") == "I"]
    return first or deck


def recycle(t: Table, deck: str) -> None:
    """SY-10.3: used trains. SY-11.7: used canals of everybody, their numbers noted, and discarded ones (SY-R42)."""
    if deck == "trains":
        cards, t.used_trains = t.used_trains, []
    elif deck == "canals":
        cards, t.discarded_canals = t.discarded_canals, []
        for player in t.players:
            cards = cards + player.used_pile
            player.used_pile = []
    else:
        return  # SY-1.14: ship cards run out
    if cards:
        t.decks[deck] = cards
        t.events.saw("recycled", deck=deck, count=len(cards))


# -- SY-10: Purchase Commodities --------------------------------------------------------------------------------------


def purchase(t: Table) -> Steps:
    """SY-10.1: exactly one displayed train at its row price."""
    answer = yield from ask(t.active, "pick_train", lambda: trains(t))
    train = take(t, "trains", answer["row"])
    t.me.trains.append(train)
    t.events.saw("train", seat=t.active, train=train, price=price("trains", answer["row"]))
    refill(t, "trains")


def trains(t: Table) -> set[str]:
    return {written("buy_train", row=row) for row in affordable(t, "trains", t.purse())}


def take(t: Table, column: str, row: int) -> str:
    """Pay for a displayed card and take it."""
    card = t.displays[column][row - 1]
    require(card is not None, "SY-8.1", f"{column} has nothing in row {row}")
    t.pay(price(column, row))
    t.displays[column][row - 1] = None
    return str(card)
