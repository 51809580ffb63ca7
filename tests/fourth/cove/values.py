"""What goods are likely to bring, from numbers that everybody sees."""

from __future__ import annotations

from typing import Final, Sequence

SET: Final = 1.2  # what a good that is still missing adds, on the way to the set at the end


def card_value(price: int, owned: int, nights_left: int) -> float:
    """One more card of a good of which `owned` are there: each card sold before it takes one from the price."""
    recovers = min(nights_left, 2)
    value = max(1.0, float(price + recovers - owned))
    return value + (SET if owned == 0 else 0.0)


def goods_value(prices: Sequence[int], owned: Sequence[int], nights_left: int) -> float:
    """All cards of a seat."""
    return sum(
        card_value(price, card, nights_left)
        for price, count in zip(prices, owned, strict=True)
        for card in range(count)
    )


def sale_gain(price: int, count: int, owned: int, nights_left: int) -> float:
    """What a sale brings beyond what the cards would be worth later."""
    later = sum(card_value(price, card, nights_left) for card in range(owned - count, owned))
    return float(price * count) - later
