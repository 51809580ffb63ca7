"""What a seat may know (CT-1.7, CT-2.2, CT-2.7). Everything here is put in on purpose; nothing is filtered out."""

from __future__ import annotations

from typing import Final, Optional, Union

from quayside.games.container.components import SPECIAL
from quayside.games.container.declared.fields import FIELDS
from quayside.games.container.nouns import (
    BROKERS,
    CARDS,
    COLOURS,
    FACTORY,
    HARBOUR,
    PRICES,
    SQUARES,
    STORES,
    ZONES,
    Colour,
)
from quayside.games.container.scoring import cargo_pays, standing
from quayside.games.container.state import Container
from quayside.games.container.steps.build import NO_SPACE, machine_price, warehouse_price
from quayside.games.container.steps.codes import DECIDE, DISCARD_CHOICE, SEALED_BID, TIE_ROUND
from quayside.games.container.steps.frames import decide_best
from quayside.games.container.steps.interest import interest_on
from quayside.games.container.view_types import Auction, Bank, Bid, Bidder, Counts, Player, Stored, TableView
from quayside.kernel.packed import i64, vec
from quayside.kernel.sets import has

# Where every field of the state appears: "all" in everybody's view, "own" in its owner's, "none" nowhere as such.
VISIBILITY: Final = {field.name: field.seen for field in FIELDS}


def table(g: Container, seat: Optional[int]) -> TableView:
    seen: TableView = {
        "options": g.options,
        "turn": {
            "active": int(g.active),
            "first": int(g.first),
            "round": int(g.round),
            "actions_left": int(g.actions_left),
            "prepared": bool(g.prepared),
            "produced": bool(g.produced),
            "called": bool(g.called),
            "won_broker": bool(g.won),
            "owed": int(g.owed),
            "ending": g.is_last_turn(),
        },
        "supply": {
            "containers": _colours(g.supply, 0),
            "machines": _colours(g.machine_supply, 0),
            "warehouses": int(g.warehouse_supply),
            "boxed": _colours(g.boxed, 0),
        },
        "terms": {
            "loan": int(g.kit.loan_amount),
            "repayment": int(g.kit.repayment),
            "loan_limit": int(g.kit.loan_limit),
            "hold": int(g.kit.hold_limit),
        },
        "unpriced": {STORES[store]: _colours(g.loose, store) for store in (int(FACTORY), int(HARBOUR))},
        "players": [_player(g, each, seat) for each in range(int(g.seats))],
        "auction": _auction(g, seat),
    }
    if g.bank_on:
        seen["bank"] = _bank(g)
    return seen


def _player(g: Container, each: int, seat: Optional[int]) -> Player:
    seen: Player = {
        "seat": each,
        "cards": int(g.card_count(each) if each == seat else g.shown_count(each)),
        "loans": int(g.loans[each]),
        "interest": int(interest_on(g, g.loans[each])),
        "machines": [COLOURS[colour] for colour in range(5) if g.machines[each * 5 + colour]],
        "warehouses": int(g.warehouses[each]),
        "next_machine": _price(machine_price(g, each)),
        "next_warehouse": _price(warehouse_price(g, each)),
        "capacity": {STORES[store]: int(g.capacity(each, store)) for store in (int(FACTORY), int(HARBOUR))},
        "factory": _store(g, each, int(FACTORY)),
        "harbour": _store(g, each, int(HARBOUR)),
        "hold": _colours(g.hold, each),
        "island": _colours(g.island, each),
        "personal_port": _colours(g.port, each),
        "ship": ZONES[g.ship[each]],
        "discarded": COLOURS[g.discards[each]] if g.discards[each] >= 0 else None,
        "score": standing(g, each, each == seat),
    }
    if each == seat:
        seen["purse"] = {str(value): int(g.purse[each * 5 + card]) for card, value in enumerate(CARDS)}
        seen["cash"] = int(g.cash(each))
    if each == seat or values_are_shown(g):
        seen["value_card"] = value_card(g, int(g.cards[each]))
    return seen


def _price(price: int) -> Optional[int]:
    """None if the row is full."""
    return None if price == NO_SPACE else int(price)


def values_are_shown(g: Container) -> bool:
    """CT-12.1: value cards are public from the start of scoring on."""
    return bool(g.over) or g.step_code() == DISCARD_CHOICE


def value_card(g: Container, card: int) -> dict[Colour, Union[int, str]]:
    values: dict[Colour, Union[int, str]] = {}
    for colour, value in zip(COLOURS, g.kit.value_cards[card], strict=True):
        values[colour] = f"{g.kit.pays_special}/{g.kit.pays_special_set}" if value == SPECIAL else value
    return values


def _auction(g: Container, seat: Optional[int]) -> Optional[Auction]:
    """The island auction: who has committed, the own bid, and all bids once they are revealed."""
    step = g.step_code()
    if step not in (SEALED_BID, TIE_ROUND, DECIDE):
        return None
    waiting, asked = g.waiting(), g.asked()
    bids: list[Bidder] = []
    for bidder in range(int(g.seats)):
        if bidder == g.active:
            continue
        revealed = _bid(g.opened, g.opened_bluffs, bidder)
        known: Bidder
        if step == DECIDE:
            known = {"seat": bidder, "best": has(decide_best(g), bidder), "revealed": revealed}
        else:
            bidding = has(asked, bidder)
            committed = bidding and not has(waiting, bidder)
            known = {"seat": bidder, "bidding": bidding, "committed": committed, "revealed": revealed}
        if bidder == seat:
            known["laid"] = _bid(g.laid, g.laid_bluffs, bidder)
        bids.append(known)
    seen: Auction = {"seller": int(g.active), "round": 2 if step == TIE_ROUND else 1, "bids": bids}
    if seat is not None:
        seen["worth"] = int(cargo_pays(g, seat, g.active))
    return seen


def _bid(cards: vec[i64], bluffs: vec[i64], seat: int) -> Bid:
    counts = {str(value): int(cards[seat * 5 + card]) for card, value in enumerate(CARDS)}
    amount = sum(int(value) * count for value, count in counts.items())
    return {"cards": counts, "bluffs": int(bluffs[seat]), "amount": amount}


def _bank(g: Container) -> Bank:
    return {
        "brokers": [
            {"broker": BROKERS[at], "containers": _colours(g.broker_containers, at), "money": int(g.broker_money[at])}
            for at in range(len(BROKERS))
        ],
        "holder": int(g.holder) if g.holder >= 0 else None,
        "broker": BROKERS[g.square // 2] if g.square >= 0 else None,
        "square": SQUARES[g.square % 2] if g.square >= 0 else None,
        "payment": {
            "money": int(g.payment_money()),
            "cards": {str(value): int(g.payment[card]) for card, value in enumerate(CARDS)},
            "factory": _colours(g.payment_pieces, int(FACTORY)),
            "harbour": _colours(g.payment_pieces, int(HARBOUR)),
        },
    }


def _store(g: Container, seat: int, store: int) -> list[Stored]:
    """What stands in a store, by colour and price."""
    found: list[Stored] = []
    for colour, name in enumerate(COLOURS):
        for price in PRICES:
            count = int(g.pieces(seat, store, colour, price))
            if count:
                found.append({"colour": name, "price": price, "count": count})
    return found


def _colours(row: vec[i64], at: int) -> Counts:
    return {name: int(row[at * 5 + colour]) for colour, name in enumerate(COLOURS) if row[at * 5 + colour]}
