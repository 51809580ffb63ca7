"""Tables that look the same to a viewer and differ in everything else.

A game's VISIBILITY table says which fields of a state not everybody sees. The scrambler of a game changes every one of
them, as far as the viewer cannot see it and the table stays one that could be: nothing here uses the games' own
dealing.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Callable, Final, Optional, Sequence

from quayside.games.container import view as container_view
from quayside.games.newzealand import view as newzealand_view
from quayside.games.shipyard import view as shipyard_view
from quayside.kernel.rng import Quick
from quayside.kernel.state import State

VISIBILITY: Final = {
    "container": container_view.VISIBILITY,
    "shipyard": shipyard_view.VISIBILITY,
    "newzealand": newzealand_view.VISIBILITY,
}
CARDS: Final = (1, 2, 5, 10, 20)
AT_THE_START: Final = [5, 5, 1, 0, 0]  # CT-1.2: the cards everybody begins with
PRICING: Final = ("price_factory", "price_harbour")


def hidden_fields(game: str) -> set[str]:
    """The fields that not everybody sees."""
    return {name for name, who in VISIBILITY[game].items() if who != "all"}


def scrambled(g: State, seat: Optional[int], rng: Quick, sums: bool = True) -> State:
    """A table that looks the same to `seat` (None: a spectator), with every field changed that it may not see.

    Without `sums`, purses stay worth what everybody can follow from public payments.
    """
    twin = g.clone()
    _SCRAMBLERS[g.game](twin, seat, rng, sums)
    return twin


def changed(g: State, twin: State) -> set[str]:
    """The names of the fields in which two states differ."""
    ours, theirs = g.position(), twin.position()
    return {name for name in ours if ours[name] != theirs[name]}


# -- Container -----------------------------------------------------------------------------------------------------


def _container(g: Any, seat: Optional[int], rng: Quick, sums: bool) -> None:
    decision = g.decision
    for each in range(int(g.seats)):
        frozen = bool(g.frozen >> each & 1)
        g.mixed[each] = rng.below(2)
        if each != seat:
            g.free_since[each] = rng.below(8)
            if frozen:
                _other_bid(g, each, rng, sums)
            else:
                _other_cards(g.purse, each, rng, sums)
        if not frozen or each == seat:
            for card in range(5):
                g.before[each * 5 + card] = rng.below(9)
    if not container_view.values_are_shown(g):
        _permute(g.cards, [at for at in range(len(g.cards)) if at != seat], rng)
    else:
        _permute(g.cards, list(range(int(g.seats), len(g.cards))), rng)
    if decision is None or decision.step not in PRICING:
        for at in range(len(g.settled)):
            g.settled[at] = rng.below(3)


def _other_bid(g: Any, each: int, rng: Quick, sums: bool) -> None:
    """A bidder: other cards before the bidding, and another bid if one is committed."""
    _other_cards(g.before, each, rng, sums)
    committed = not g.waiting() >> each & 1
    for card in range(5):
        at = each * 5 + card
        g.laid[at] = g.opened[at]
        if committed:
            g.laid[at] += rng.below(g.before[at] + 1)
        g.purse[at] = g.before[at] - g.laid[at] + g.opened[at]
    if committed:
        g.laid_bluffs[each] = g.opened_bluffs[each] + rng.below(3 - g.opened_bluffs[each])


def _other_cards(purses: Any, each: int, rng: Quick, sums: bool) -> None:
    """As many cards: of any value, or (without `sums`) worth the same."""
    start = each * 5
    held = [int(purses[start + card]) for card in range(5)]
    if sums:
        others = [0] * 5
        for _each in range(sum(held)):
            others[int(rng.below(5))] += 1
    elif (sum(held), _worth(held)) == (sum(AT_THE_START), _worth(AT_THE_START)):
        others = AT_THE_START
    else:
        found = _cards_worth(sum(held), _worth(held))
        others = found[int(rng.below(len(found)))]
    for card in range(5):
        purses[start + card] = others[card]


def _worth(cards: Sequence[int]) -> int:
    return sum(count * value for count, value in zip(cards, CARDS, strict=True))


@cache
def _cards_worth(count: int, worth: int, kinds: int = 5) -> list[list[int]]:
    """All sets of so many cards of the first kinds that are worth so much."""
    if kinds == 0:
        return [[]] if count == worth == 0 else []
    value = CARDS[kinds - 1]
    most = min(count, worth // value)
    return [
        [*rest, number]
        for number in range(most + 1)
        for rest in _cards_worth(count - number, worth - number * value, kinds - 1)
    ]


# -- Shipyard ------------------------------------------------------------------------------------------------------


def _shipyard(g: Any, seat: Optional[int], rng: Quick, sums: bool) -> None:
    open_cards = json.dumps(g.view(None))
    bows, middles, later, sterns = g.kit.decks
    left = [int(count) for count in g.deck_left]
    below = min(left[1], len(later))
    for deck, start, count, cards in (
        (0, 0, left[0], bows),
        (1, 0, below, later),
        (1, below, left[1] - below, middles),
        (2, 0, left[2], sterns),
    ):
        unseen = [card for card in cards if f'"{g.kit.card_names[card]}"' not in open_cards]
        rng.shuffle(unseen)
        for at in range(count):
            g.decks[g.kit.deck_start[deck] + start + at] = unseen[at]
    ends = [*[int(start) for start in g.kit.deck_start][1:], len(g.decks)]
    for deck in range(5):
        first = int(g.kit.deck_start[deck])
        if deck > 2:
            _permute(g.decks, list(range(first, first + left[deck])), rng)
        for at in range(first + left[deck], ends[deck]):
            g.decks[at] = rng.below(14) + 1
    for colour in (0, 12):
        hidden = [at for at in range(colour, colour + 12) if not _knows_contract(g, seat, int(g.contracts[at]))]
        _permute(g.contracts, hidden, rng)


def _knows_contract(g: Any, seat: Optional[int], place: int) -> bool:
    """Own ones, held or given up; in the end everybody's that are held."""
    return (seat is not None and place in (1 + seat, 5 + seat)) or (bool(g.over) and 1 <= place <= 4)


# -- New Zealand ---------------------------------------------------------------------------------------------------


def _newzealand(g: Any, seat: Optional[int], rng: Quick, sums: bool) -> None:
    if g.over:
        return
    size = len(g.boxed)
    for each in range(int(g.seats)):
        if each == seat:
            continue
        start = each * size
        loose = [card for card in range(size) for _each in range(int(g.hand[start + card] - g.shown[start + card]))]
        cards = loose + [card for card in range(size) for _each in range(int(g.stack[start + card]))]
        rng.shuffle(cards)
        for card in range(size):
            g.hand[start + card] = g.shown[start + card] + cards[: len(loose)].count(card)
            g.stack[start + card] = cards[len(loose) :].count(card)


def _permute(field: Any, places: list[int], rng: Quick) -> None:
    values = [int(field[at]) for at in places]
    rng.shuffle(values)
    for at, value in zip(places, values, strict=True):
        field[at] = value


_SCRAMBLERS: Final[dict[str, Callable[[Any, Optional[int], Quick, bool], None]]] = {
    "container": _container,
    "shipyard": _shipyard,
    "newzealand": _newzealand,
}
