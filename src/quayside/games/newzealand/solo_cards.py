"""Sarah's cards and boards as data. Her actions have a small vocabulary of their own, interpreted in sarah.py."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.nouns import LEVELS, LOCAL_POSTS, POSTS, SARAH_CARDS, STACKS, WORKERS
from quayside.games.newzealand.vocabulary import BadEffect, market_breeds
from quayside.kernel.components import Box, Record
from quayside.kernel.errors import BadComponents

VERBS: Final = (
    *("hire", "buy_sheep", "build", "invest", "pathfinder", "objective", "hazard", "market", "take"),
    *("sailors", "shearers", "move", "add_sheep", "medium_harbour", "wool_disc"),
)
SPECIALITY: Final = 4  # as the worker type that gives the steps of a card


class SarahsAction:
    """One action of Sarah: a verb with a number and, for cards of the market, the breeds as a set."""

    def __init__(self, verb: str, number: int, breeds: int) -> None:
        self.verb = verb
        self.number = number
        self.breeds = breeds


class SarahsCard:
    """A card: how far she moves and what she does, which may hang on her speciality."""

    def __init__(self, record: Record) -> None:
        self.steps = record.number_of("steps")
        by = record.text("steps_by")
        self.steps_by = -1 if not by else SPECIALITY if by == "speciality" else _worker(record, "steps_by", by)
        wanted = record.text("speciality")
        self.speciality = -1 if not wanted else _worker(record, "speciality", wanted)
        self.actions = [sarahs_action(record, "actions", text) for text in record.texts("actions")]
        self.otherwise = [sarahs_action(record, "otherwise", text) for text in record.texts("otherwise")]


class SarahsCards:
    """Everything the solo opponent needs."""

    def __init__(self, box: Box) -> None:
        records = box.records("sarah_card")
        if [record.number_of("card") for record in records] != list(range(1, SARAH_CARDS + 1)):
            raise BadComponents(f"{records[0].file}: sarah_card must have the cards 1 to {int(SARAH_CARDS)} in order")
        self.cards = [SarahsCard(record) for record in records]
        levels = box.ids("sarah_level", LEVELS)
        self.removed: list[list[int]] = [record.numbers("removed") for record in levels]
        self.first_delivery: list[int] = [LOCAL_POSTS.index(record.text("first_delivery")) for record in levels]
        self.slots: dict[tuple[int, int], SarahsAction] = {
            (WORKERS.index(r.text("row")), r.number_of("slot")): sarahs_action(r, "now", r.text("now"))
            for r in box.records("sarah_slot")
        }
        self.market: dict[int, list[SarahsAction]] = {
            r.number_of("shepherds"): [sarahs_action(r, "gain", text) for text in r.texts("gain")]
            for r in box.records("sarah_market")
        }
        self.shearers: dict[tuple[str, int], list[SarahsAction]] = {
            (r.text("variant"), count): [sarahs_action(r, "gain", text) for text in r.texts("gain")]
            for r in box.records("sarah_shearers")
            for count in range(r.number_of("from"), r.number_of("to") + 1)
        }
        self.stack_by_count: dict[int, int] = {
            r.number_of("slot"): STACKS.index(r.text("stack")) for r in box.records("sarah_bonus_card")
        }


_NUMBERS: Final = {"cheapest": 0, "speciality": 1, "all": 0, "low": 0, "high": 1, "romney": 0}


def sarahs_action(record: Record, field: str, text: str) -> SarahsAction:
    """Read one action of Sarah."""
    parts = text.split()
    if not parts or parts[0] not in VERBS:
        raise record.wrong(field, f"{text!r} must begin with one of {', '.join(VERBS)}")
    verb, arguments = parts[0], parts[1:]
    try:
        if verb == "market":
            return SarahsAction(verb, int(arguments[0]), market_breeds(arguments[1:]))
        if not arguments:
            return SarahsAction(verb, 1, 0)
        if verb == "wool_disc":
            return SarahsAction(verb, POSTS.index(arguments[0]), 0)
        return SarahsAction(verb, _NUMBERS[arguments[0]] if arguments[0] in _NUMBERS else int(arguments[0]), 0)
    except (BadEffect, ValueError, IndexError) as error:
        raise record.wrong(field, f"{text!r} cannot be read: {error}") from None


def _worker(record: Record, field: str, name: str) -> int:
    if name not in WORKERS:
        raise record.wrong(field, f"must be one of {', '.join(WORKERS)}")
    return WORKERS.index(name)
