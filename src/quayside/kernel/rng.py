"""Two random streams: `Dice` decides what happens in a game, `Quick` serves everything that only looks ahead.

`Dice` is BLAKE2b in counter mode, so nobody can work out the coming draws from the draws already seen.
`Quick` is a small fast generator for playouts, bots and determinising; it never touches a game's dice. `Secret` deals
like `Quick` with the strength of `Dice`, for hidden things of a game that people will play.
"""

from __future__ import annotations

import hashlib
from typing import Final

from quayside.kernel.packed import i64, read_i64_le, vec, zeros

WORDS: Final[i64] = 8  # 63-bit words taken from one 64-byte digest

_MASK: Final[i64] = 0x7FFFFFFFFFFFFFFF
_MULTIPLIER: Final[i64] = 6364136223846793005
_INCREMENT: Final[i64] = 1442695040888963407


class Dice:
    """A game's own random stream: a key from the seed and the number of words drawn so far."""

    def __init__(self) -> None:
        self.key: bytes = b""
        self.count: i64 = 0
        self.words: vec[i64] = vec[i64]()

    def start(self, key: bytes, count: int = 0) -> None:
        """Begin the stream of `key`, `count` words in."""
        self.key = key
        self.count = count
        self.words = zeros(WORDS)
        if self.count % WORDS:
            self._refill()

    def below(self, bound: i64) -> i64:
        """A number from 0 to `bound` - 1."""
        slot = self.count % WORDS
        if slot == 0:
            self._refill()
        self.count += 1
        return self.words[slot] % bound

    def copy(self) -> Dice:
        other = Dice()
        other.key = self.key
        other.count = self.count
        other.words = self.words[:]
        return other

    def _refill(self) -> None:
        block = int(self.count // WORDS)
        digest = hashlib.blake2b(block.to_bytes(8, "little"), key=self.key, digest_size=64).digest()
        for slot in range(8):
            self.words[slot] = read_i64_le(digest, 8 * slot) >> 1 & _MASK


def key_of(seed: int | str) -> bytes:
    """The dice key of a seed; equal seeds give equal games, whatever the platform."""
    return hashlib.blake2b(f"quayside:{seed}".encode(), digest_size=32).digest()


def commitment(seed: int | str) -> str:
    """What may be shown before a game ends: a hash that binds the seed without telling it."""
    return hashlib.blake2b(f"quayside-commitment:{seed}".encode(), digest_size=16).hexdigest()


class Quick:
    """A fast generator of numbers for playouts and samples. Not for anything a player could profit from guessing."""

    def __init__(self, seed: int | str) -> None:
        self.x: i64 = int.from_bytes(key_of(seed)[:8], "little") >> 1

    def below(self, bound: i64) -> i64:
        """A number from 0 to `bound` - 1."""
        self.x = (self.x * _MULTIPLIER + _INCREMENT) & _MASK
        return (self.x >> 24) % bound

    def key(self) -> bytes:
        """A fresh dice key, for a state that must not follow the real stream."""
        return hashlib.blake2b(f"{self.below(_MASK)}:{self.below(_MASK)}".encode(), digest_size=32).digest()

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place."""
        for i in range(len(items) - 1, 0, -1):
            j = int(self.below(i + 1))
            items[i], items[j] = items[j], items[i]


class Secret(Quick):
    """Deals what somebody could profit from guessing: who sees a part of it cannot work out the rest."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(0)
        self._dice = Dice()
        self._dice.start(hashlib.blake2b(f"quayside-deal:{seed}".encode(), digest_size=32).digest())

    def below(self, bound: i64) -> i64:
        """A number from 0 to `bound` - 1."""
        return self._dice.below(bound)
