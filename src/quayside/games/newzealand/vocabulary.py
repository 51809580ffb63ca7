"""The effect vocabulary: how the component files say what a tile, card or space does.

A text such as `hire +3`, `discard pair -> pounds 2`, `per shepherd: pounds 2` or `either pathfinder 2 | objective` is
parsed once, when the components are read, into a tree: an action offers one half or a choice of two, and a half has a
cost and its effects. An effect is an object of its word's class in `effect_words.py`, which says what the word does.

    action   := half | "either" half "|" half
    half     := ["discard" cost "->"] ["per" thing ":"] effect {"," effect}
    effect   := word [argument ...]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quayside.games.newzealand.nouns import BREEDS, MARKET_BREED, MARKET_BREEDS, THINGS
from quayside.games.newzealand.view_types import EffectData, HalfData
from quayside.kernel.offers import LEGAL
from quayside.kernel.packed import i64
from quayside.kernel.sets import only

if TYPE_CHECKING:  # the state holds the components, and they hold what is read here
    from quayside.games.newzealand.state import NewZealand

# The words. Their numbers stand in events, so a new one goes to the end.
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

# What `discard` asks for: one sheep of a breed, any one sheep, or two of one breed (NZ-12.2).
COSTS: Final = ("", *BREEDS, "any", "pair")
NO_COST: Final[i64] = 0
ANY_SHEEP: Final[i64] = 14
PAIR: Final[i64] = 15

NO_HALF: Final[i64] = -1  # as the number of a half: there is none
NOT_PER: Final[i64] = -1
NO_QUESTION: Final[i64] = -1
BY_WORKERS: Final[i64] = 0  # the number of `move_ship sailors` and `shear shearers`


class BadEffect(ValueError):
    """A text that is not written in the vocabulary."""


# -- the tree --------------------------------------------------------------------------------------------------------


class Effect:
    """A word and its number. A class that has other arguments reads them and gives them names."""

    at_once: bool = False  # a gain that asks nothing
    in_part: bool = False  # NZ-6.9: less of it may be taken
    question: i64 = NO_QUESTION  # the step that asks for its target

    def __init__(self, word: str, arguments: list[str]) -> None:
        self.word: str = word
        self.code: i64 = WORDS.index(word)
        self.number: i64 = 1
        self.numbered: bool = len(arguments) > 0
        if len(arguments) > 1:
            raise BadEffect(f"{word} has one argument")
        if arguments:
            self.number = self.read_number(arguments[0])

    def read_number(self, argument: str) -> int:
        return whole_number(argument)

    def data(self) -> EffectData:
        return {"word": self.word, "amount": int(self.number) if self.numbered else None, "names": [], "price": None}

    def rule(self, g: NewZealand, seat: i64) -> i64:
        """Can it be carried out now?"""
        return LEGAL

    def do(self, g: NewZealand, seat: i64, n: i64, card: i64, must: i64) -> None:
        """Carry out `n` of it; `card` is a sheep discarded for it, `must`: no declining."""
        raise AssertionError("an effect does something")


class Half:
    """One of the things an action offers: a cost, what it is counted by, and effects in their order."""

    def __init__(self, cost: i64, per: i64, effects: list[Effect]) -> None:
        self.cost: i64 = cost  # place in COSTS
        self.per: i64 = per  # place in THINGS
        self.effects: list[Effect] = effects
        self.main: Effect = effects[0]
        self.has_pounds: bool = self.names("pounds")
        self.only_pounds: bool = all(effect.word == "pounds" for effect in effects)
        self.leaves: bool = self.names("move_runholder")  # the location
        # the step that asks for its target, if it costs no card and asking is all it does
        self.question: i64 = NO_QUESTION
        if cost == NO_COST and len(effects) == 1:
            self.question = self.main.question

    def names(self, word: str) -> bool:
        return any(effect.word == word for effect in self.effects)

    def gives(self, word: str) -> int:
        """The printed amount of one kind."""
        return sum([int(effect.number) for effect in self.effects if effect.word == word])

    def data(self) -> HalfData:
        return {
            "cost": None if self.cost == NO_COST else COSTS[self.cost],
            "per": None if self.per == NOT_PER else THINGS[self.per],
            "effects": [effect.data() for effect in self.effects],
        }


# -- parsing ---------------------------------------------------------------------------------------------------------


class Lexicon:
    """Reads texts; it is told which class each word has."""

    def __init__(self, classes: dict[str, type[Effect]]) -> None:
        if tuple(classes) != WORDS:
            raise ValueError("every word has its class, in the order of WORDS")
        self._classes = classes

    def action(self, text: str) -> list[Half]:
        """The one or two halves of an action, none of an empty text."""
        if not text:
            return []
        if not text.startswith("either "):
            return [self._half(text)]
        halves = text[len("either ") :].split("|")
        if len(halves) != 2:
            raise BadEffect(f"{text!r} must offer exactly two things")
        return [self._half(half.strip()) for half in halves]

    def _half(self, text: str) -> Half:
        cost, rest = 0, text
        if text.startswith("discard "):
            asked, arrow, rest = text[len("discard ") :].partition("->")
            if not arrow or asked.strip() not in COSTS[1:]:
                raise BadEffect(f"{text!r}: discard needs one of {', '.join(COSTS[1:])} and an arrow")
            cost = COSTS.index(asked.strip())
        rest = rest.strip()
        per = int(NOT_PER)
        if rest.startswith("per "):
            thing, colon, rest = rest[len("per ") :].partition(":")
            if not colon or thing.strip() not in THINGS:
                raise BadEffect(f"{text!r}: per needs one of {', '.join(THINGS)} and a colon")
            per = THINGS.index(thing.strip())
        effects = [self._effect(effect.split(), text) for effect in rest.split(",") if effect.strip()]
        if not effects:
            raise BadEffect(f"{text!r} has no effect; there are {', '.join(WORDS)}")
        return Half(cost, per, effects)

    def _effect(self, parts: list[str], text: str) -> Effect:
        word = parts[0]
        if word not in self._classes:
            raise BadEffect(f"{text!r}: there is no effect {word!r}; there are {', '.join(WORDS)}")
        try:
            return self._classes[word](word, parts[1:])
        except BadEffect as error:
            raise BadEffect(f"{text!r}: {error}") from None


def whole_number(argument: str) -> int:
    try:
        return int(argument)
    except ValueError:
        raise BadEffect(f"{argument!r} is not a number") from None


def one_of(names: tuple[str, ...], arguments: list[str]) -> int:
    """The place of the one argument among these names."""
    if len(arguments) != 1 or arguments[0] not in names:
        raise BadEffect(f"needs one of {', '.join(names)}")
    return names.index(arguments[0])


def sold_breeds() -> tuple[str, ...]:
    """The breeds of the sheep market."""
    return BREEDS[int(MARKET_BREED) : int(MARKET_BREED) + int(MARKET_BREEDS)]


def market_breeds(names: list[str]) -> int:
    """Breeds of the sheep market as a set."""
    mask = 0
    for name in names:
        if name not in sold_breeds():
            raise BadEffect(f"{name!r} is not sold on the sheep market; {', '.join(sold_breeds())} are")
        mask |= only(sold_breeds().index(name))
    return mask
