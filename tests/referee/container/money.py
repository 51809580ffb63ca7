"""CT-2: purses of money cards, and how anything is paid with them."""

from __future__ import annotations

from collections import Counter
from typing import Optional

Cards = Counter[int]  # how many of each value; bluff cards are kept apart

VALUES = (20, 10, 5, 2, 1)

Choice = tuple[int, int, int, int, int]  # how many 20s, 10s, 5s, 2s and 1s


def total(cards: Cards) -> int:
    return sum(value * count for value, count in cards.items())


def fewest(amount: int) -> Cards:
    """Money from the bank arrives in as few cards as possible (CT-2.5)."""
    cards: Cards = Counter()
    for value in VALUES:
        cards[value], amount = divmod(amount, value)
    return +cards


def choices(purse: Cards, limit: int) -> dict[int, Choice]:
    """For every sum up to `limit` that some cards make: the fewest cards, ties with most 20s, then most 10s..."""
    best: dict[int, Choice] = {0: (0, 0, 0, 0, 0)}
    for place, value in enumerate(VALUES):
        found: dict[int, Choice] = {}
        for made, choice in best.items():
            for count in range(purse[value] + 1):
                more = made + count * value
                if more > limit:
                    break
                new = choice[:place] + (count,) + choice[place + 1 :]
                if more not in found or _better(new, found[more]):
                    found[more] = new  # type: ignore[assignment]
        best = found
    return best


def _better(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return (-sum(one), one) > (-sum(other), other)


def exactly(purse: Cards, amount: int) -> Optional[Cards]:
    """The fewest cards of the purse that make the amount, or None (CT-2.5)."""
    choice = choices(purse, amount).get(amount)
    return None if choice is None else +Counter(dict(zip(VALUES, choice, strict=True)))


def least_above(purse: Cards, amount: int) -> Cards:
    """The cards with the smallest sum above the amount (CT-2.5); 19 more are always enough to find it."""
    found = choices(purse, amount + 19)
    least = min(made for made in found if made > amount)
    return +Counter(dict(zip(VALUES, found[least], strict=True)))


def pay(purse: Cards, amount: int) -> Cards:
    """Take an amount out of a purse and return the cards that the receiver gets (CT-2.5)."""
    assert total(purse) >= amount
    exact = exactly(purse, amount)
    if exact is not None:
        purse.subtract(exact)
        return exact
    given = least_above(purse, amount)
    purse.subtract(given)
    purse.update(fewest(total(given) - amount))
    return fewest(amount)


# CT-2.4: what a card is broken into.
BROKEN: dict[int, Cards] = {2: Counter({1: 2}), 5: Counter({2: 2, 1: 1}), 10: Counter({5: 2}), 20: Counter({10: 2})}


def combination(purse: Cards, card: int) -> Optional[Cards]:
    """The fewest smaller cards that make up one card (CT-2.4)."""
    return exactly(Counter({value: count for value, count in purse.items() if value < card}), card)
