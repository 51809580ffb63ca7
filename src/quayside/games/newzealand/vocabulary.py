"""The effect vocabulary: how the component files say what a tile, card or space does.

A text such as `hire +3`, `discard pair -> pounds 2`, `per shepherd: pounds 2` or `either pathfinder 2 | objective` is
compiled once, at load, into packed numbers. `effects.py` has one class per word and says what the word does.

    action   := half | "either" half "|" half
    half     := ["discard" cost "->"] ["per" thing ":"] effect {"," effect}
    effect   := word [argument ...]
"""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.nouns import (
    BREEDS,
    MARKET_BREED,
    MARKET_BREEDS,
    POSTS,
    STACKS,
    SUPPLIES,
    THINGS,
)
from quayside.kernel.packed import i64

# The words, in the order of the classes in effects.py.
WORDS: Final = (
    "pounds",
    "gold",
    "certificate",
    "pathfinder",
    "token",
    "take",
    "draw",
    "wool_value",
    "permanent_certificate",
    "permanent_wool",
    "objective",
    "hire",
    "invest",
    "build",
    "upgrade_by",
    "buy_sheep",
    "market",
    "move_ship",
    "storehouse_within",
    "shear",
    "auxiliary",
    "move_runholder",
    "remove_hazard",
    "place_worker",
    "disc_on",
    "gained_on_top",
)
EFFECT_NAMES: Final = tuple(f"effect_{word}" for word in WORDS)  # as players are told about them
POUNDS: Final[i64] = 0
DRAW: Final[i64] = 6
GAINS: Final[i64] = 7  # words below this are gains; all of them but pounds may be taken in part (NZ-6.9)

# What `discard` asks for: one sheep of a breed, any one sheep, or two of one breed (NZ-12.2).
COSTS: Final = ("", *BREEDS, "any", "pair")
NO_COST: Final[i64] = 0
ANY_SHEEP: Final[i64] = 14
PAIR: Final[i64] = 15

# A half is a cost, the number of its effects, and for each a word, a number, an argument and the thing it is `per`.
EFFECT: Final[i64] = 4
MAX_EFFECTS: Final[i64] = 3
HALF: Final[i64] = 14
NO_HALF: Final[i64] = -1
BY_WORKERS: Final[i64] = 0  # the number of `move_ship sailors` and `shear shearers`

_NAMED: Final = {"sailors": 0, "shearers": 0, "single": 1, "double": 2}


class BadEffect(ValueError):
    """A text that is not written in the vocabulary."""


def compile_action(text: str) -> list[list[int]]:
    """The one or two halves of an action."""
    if text.startswith("either "):
        halves = text[len("either ") :].split("|")
        if len(halves) != 2:
            raise BadEffect(f"{text!r} must offer exactly two things")
        return [compile_half(half.strip()) for half in halves]
    return [compile_half(text)]


def compile_half(text: str) -> list[int]:
    cost, rest = 0, text
    if text.startswith("discard "):
        asked, arrow, rest = text[len("discard ") :].partition("->")
        if not arrow or asked.strip() not in COSTS[1:]:
            raise BadEffect(f"{text!r}: discard needs one of {', '.join(COSTS[1:])} and an arrow")
        cost = COSTS.index(asked.strip())
    rest = rest.strip()
    per = 0
    if rest.startswith("per "):
        thing, colon, rest = rest[len("per ") :].partition(":")
        if not colon or thing.strip() not in THINGS:
            raise BadEffect(f"{text!r}: per needs one of {', '.join(THINGS)} and a colon")
        per = 1 + THINGS.index(thing.strip())
    effects = [_compile_effect(effect.split(), text) for effect in rest.split(",") if effect.strip()]
    if len(effects) > MAX_EFFECTS:
        raise BadEffect(f"{text!r} has more than {int(MAX_EFFECTS)} effects")
    code = [cost, len(effects)]
    for word, number, argument in effects:
        code += [word, number, argument, per]
    return code + [0] * (int(HALF) - len(code))


def _compile_effect(parts: list[str], text: str) -> tuple[int, int, int]:
    word, arguments = parts[0], parts[1:]
    if word not in WORDS:
        raise BadEffect(f"{text!r}: there is no effect {word!r}; there are {', '.join(WORDS)}")
    if word == "take":
        return WORDS.index(word), 1, _one_of((*SUPPLIES, *STACKS), arguments, text)
    if word == "disc_on":
        return WORDS.index(word), 1, _one_of(POSTS, arguments, text)
    if word == "market":
        return _compile_market(arguments, text)
    if not arguments:
        return WORDS.index(word), 1, 0
    if len(arguments) > 1:
        raise BadEffect(f"{text!r}: {word} has one argument")
    if arguments[0] in _NAMED:
        return WORDS.index(word), _NAMED[arguments[0]], 0
    try:
        return WORDS.index(word), int(arguments[0]), 0
    except ValueError:
        raise BadEffect(f"{text!r}: {arguments[0]!r} is not a number") from None


def _compile_market(arguments: list[str], text: str) -> tuple[int, int, int]:
    """`market 2 lincoln corriedale for 0`: up to so many of these breeds, for a price."""
    if len(arguments) < 4 or arguments[-2] != "for":
        raise BadEffect(f"{text!r} must be written: market 1 lincoln corriedale for 0")
    return WORDS.index("market"), int(arguments[0]), market_breeds(arguments[1:-2], text) | int(arguments[-1]) << 8


def market_breeds(names: list[str], text: str) -> int:
    """Breeds of the sheep market as a bit mask."""
    low = int(MARKET_BREED)
    sold = BREEDS[low : low + int(MARKET_BREEDS)]
    mask = 0
    for name in names:
        if name not in sold:
            raise BadEffect(f"{text!r}: {name!r} is not sold on the sheep market")
        mask |= 1 << sold.index(name)
    return mask


def _one_of(names: tuple[str, ...], arguments: list[str], text: str) -> int:
    if len(arguments) != 1 or arguments[0] not in names:
        raise BadEffect(f"{text!r}: needs one of {', '.join(names)}")
    return names.index(arguments[0])
