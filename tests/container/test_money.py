"""CT-2: which cards pay an amount, and where money may come from and go to."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quayside.conformance.cases import Case, random_move
from quayside.games.container.game import ContainerGame
from quayside.games.container.money import exact_subset, fewest_cards
from quayside.games.container.nouns import CARDS
from quayside.games.container.redeal import card_sets
from quayside.kernel.rng import Quick

purses = st.tuples(*(st.integers(0, most) for most in (7, 6, 4, 3, 3)))


def worth(cards: tuple[int, ...]) -> int:
    return sum(card * count for card, count in zip(CARDS, cards, strict=True))


def best_subset(purse: tuple[int, ...], amount: int) -> tuple[int, ...] | None:
    """Brute force over all subsets: fewest cards, then most 20s, most 10s and so on."""
    fitting = [cards for cards in product(*(range(count + 1) for count in purse)) if worth(cards) == amount]
    return min(fitting, key=lambda cards: (sum(cards), tuple(-count for count in reversed(cards))), default=None)


@pytest.mark.rule("CT-2.5")
@given(purses, st.integers(0, 120))
def test_exact_payment_is_the_best_of_all_subsets(purse: tuple[int, ...], amount: int) -> None:
    n1, n2, n5, n10, n20 = purse
    found, *cards = exact_subset(n1, n2, n5, n10, n20, amount)
    expected = best_subset(purse, amount)
    assert bool(found) == (expected is not None)
    if expected is not None:
        assert tuple(cards) == expected


@pytest.mark.rule("CT-2.5")
@pytest.mark.parametrize("amount", range(200))
def test_money_from_the_bank_comes_in_as_few_cards_as_possible(amount: int) -> None:
    plenty = (1, 2, 1, 1, amount // 20 + 1)
    assert tuple(fewest_cards(amount)) == best_subset(plenty, amount)


def game_with_purses(*purses: tuple[int, ...]) -> ContainerGame:
    g = Case("container", 3, {}).new(1)
    assert isinstance(g, ContainerGame)
    for seat, purse in enumerate(purses):
        for card, count in enumerate(purse):
            g.purse[seat * 5 + card] = count
    return g


@pytest.mark.rule("CT-2.5", "CT-2.6")
@given(purses, st.integers(1, 60))
def test_payment_moves_exactly_the_amount(purse: tuple[int, ...], amount: int) -> None:
    g = game_with_purses(purse, (0, 0, 0, 0, 0))
    if worth(purse) < amount:
        return
    covering = min(
        (total for total in range(amount, worth(purse) + 1) if best_subset(purse, total) is not None), default=0
    )
    g.pay_player(0, 1, amount)
    assert g.cash(0) == worth(purse) - amount
    assert g.cash(1) == amount
    received = tuple(int(g.purse[5 + card]) for card in range(5))
    assert received == (best_subset(purse, amount) if covering == amount else tuple(fewest_cards(amount)))


@pytest.mark.rule("CT-10.2", "CT-2.3")
@given(purses, st.integers(0, 60), st.integers(0, 2))
def test_laying_and_taking_back_a_bid_keeps_its_worth(purse: tuple[int, ...], amount: int, bluffs: int) -> None:
    g = game_with_purses(purse)
    if worth(purse) < amount:
        return
    g.lay_bid(0, amount, bluffs)
    assert g.bid_amount(0) == amount
    assert g.cash(0) == worth(purse) - amount
    g.take_bid_back(0)
    assert g.cash(0) == worth(purse)
    assert g.laid_bluffs[0] == 0


@given(purses)
def test_card_sets_lists_every_purse_of_that_size_and_sum(purse: tuple[int, ...]) -> None:
    sets = card_sets(sum(purse), worth(purse))
    assert purse in sets
    assert len(set(sets)) == len(sets)
    assert all(sum(cards) == sum(purse) and worth(cards) == worth(purse) for cards in sets)


@pytest.mark.rule("CT-2.3", "CT-2.7", "CT-4.8", "CT-10.10", "CT-16.3")
@pytest.mark.parametrize("bank", [True, False])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_money_appears_and_vanishes_only_where_a_rule_says_so(players: int, bank: bool) -> None:
    """Every change of all money on the table is explained by the events of that action."""
    g = Case("container", players, {"bank": bank, "round_limit": 40}).new(players)
    assert isinstance(g, ContainerGame)
    rng = Quick(players)
    while not g.over:
        before = all_money(g)
        seat, action = random_move(g, rng)
        explained = 0
        for event in g.apply(action, seat):
            told = event.everything()
            amount = int(str(told.get("amount", told.get("cost", 0))))
            explained += {
                "loan": 10,
                "repaid": -10,
                "interest": 0 if bank else -amount,
                "machine": -amount,
                "warehouse": -amount,
                "accepted": amount,
                "rejected": 0 if bank else -amount,
            }.get(event.kind.name, 0)
        assert all_money(g) - before == explained, g.book.actions.name(action)
        assert all(0 <= g.loans[each] <= 2 for each in range(players))


def all_money(g: ContainerGame) -> int:
    """Purses, bids on the table, the payment card and the brokers."""
    seats = range(int(g.seats))
    brokers = sum(int(money) for money in g.broker_money)
    return sum(int(g.cash(seat) + g.bid_amount(seat)) for seat in seats) + int(g.payment_money()) + brokers


@pytest.mark.rule("CT-2.4", "CT-5.4")
def test_a_refusal_to_go_back_and_forth_names_the_rule_that_says_so() -> None:
    g = Case("container", 3, {"first": "A"}).new(1)
    g.apply("take_loan")
    assert g.why_not("repay_loan") == ("CT-5.4", {})
    g.apply("combine_cards(card=5)")
    assert g.why_not("break_card(card=5)") == ("CT-2.4", {})
    g.apply("sail(to=B)")
    g.apply("repay_loan")
    assert g.why_not("take_loan") == ("CT-5.4", {})
    g.apply("break_card(card=5)")
