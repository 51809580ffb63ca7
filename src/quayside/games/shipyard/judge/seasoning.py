"""The numbers of Shipyard's seasoned judge: the plain yardsticks, and many more that see more of the table.

Those in seasoned.toml were found together by `bench/yardsticks.py`; what is not there is as it is here.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from math import prod
from typing import Any, Final, Mapping, Sequence

from quayside.games.shipyard.judge.yardsticks import ASKED_FOR, Yardsticks
from quayside.games.shipyard.nouns import (
    ACTION_CARDS,
    CANALS,
    CONTRACTS,
    EMPLOYEES,
    ICONS,
    OFFICIALS,
    PIECES,
    PROFESSIONS,
    SIDES,
)
from quayside.kernel.packed import vec

# What an action card's worth may depend on, each as a number between about -1 and 1.
SIGHTS: Final = (
    *("always", "time", "late", "early", "cash", "poor", "rich", "cards", "long", "ready", "captain", "captains"),
    *("water", "dry", "crew", "propulsion", "arms", "staff", "trains", "ships", "room", "two", "four"),
    *("time_captain", "time_water", "time_staff", "time_ships", "time_cash", "time_room", "ready_cards", "dry_captain"),
)
# The same for a piece.
PIECE_SIGHTS: Final = ("always", "time", "late", "have", "captain", "dry", "staff", "room")
# What a card for the yard can be.
PARTS: Final = (*("first_bow", "next_bow", "no_bow_yet", "stern", "early_stern", "too_long", "too_late", "middle"),)
# What contracts may ask for beyond `ASKED_FOR`: an employee of a plain colour, of a new kind, a new element.
MORE_ASKED: Final = ("plain_employee", "new_kind", "new_element")
COUNTS: Final = ("one", "two", "three")  # contracts of a colour in hand

# What the numbers of a list stand for: one each, or row by row one for each of the others.
LABELS: Final[dict[str, tuple[Sequence[str], ...]]] = {
    **dict.fromkeys(("chosen", "chosen_last"), (ACTION_CARDS, SIGHTS)),
    **dict.fromkeys(("chosen_with", "chosen_with_time"), (ACTION_CARDS, CONTRACTS)),
    "part_with": (PARTS, CONTRACTS),
    "profession_with": (PROFESSIONS, CONTRACTS),
    "piece": (PIECES, PIECE_SIGHTS),
    **dict.fromkeys(("asked_by", "asked_settled"), (CONTRACTS, ASKED_FOR)),
    "asked_more": (CONTRACTS, MORE_ASKED),
    "bonus": (ACTION_CARDS,),
    **dict.fromkeys(("part", "part_time", "part_ready", "part_late", "part_captain", "part_icons"), (PARTS,)),
    **dict.fromkeys(("icon_worth", "icon_time", "icon_waits", "icon_spare"), (ICONS,)),
    **dict.fromkeys(("piece_worth", "loaded_first", "load_time", "load_late"), (PIECES,)),
    **dict.fromkeys(("employee", "employee_time"), (EMPLOYEES,)),
    "staff_worth": (PROFESSIONS,),
    "start_worth": (SIDES,),
    **dict.fromkeys(("length_with", "growth"), (CONTRACTS,)),
    **dict.fromkeys(("promise", "promise_time", "promise_now", "promise_growth", "promise_stock"), (CONTRACTS,)),
    "share": (COUNTS,),
    **dict.fromkeys(("canal_worth", "canal"), (CANALS,)),
    **dict.fromkeys(("official", "official_each"), (OFFICIALS,)),
}


def none(*labels: Sequence[str]) -> vec[float]:
    """Numbers that add nothing."""
    return vec[float]([0.0] * prod(map(len, labels)))


class Seasoning(Yardsticks):
    """As they are here, nothing is added to the plain ones, or as good as nothing."""

    def __init__(self) -> None:
        super().__init__()
        # Halfway between two whole numbers they mean the same as before, and can go either way.
        self.length = 3.5
        self.least_water = 2.5
        self.staff = 4.5
        self.hiring_last = 6.5
        self.train_last = 2.5
        self.settled = 4.5

        # -- the action cards ------------------------------------------------------------------------------------------

        self.chosen: vec[float] = none(ACTION_CARDS, SIGHTS)  # row by row, one for each card
        self.chosen_with: vec[float] = vec[float](
            [0.0] * (len(ACTION_CARDS) * len(CONTRACTS))
        )  # more with a contract in hand
        self.chosen_with_time: vec[float] = none(ACTION_CARDS, CONTRACTS)
        self.chosen_last: vec[float] = none(ACTION_CARDS, SIGHTS)  # as the final action
        self.bonus: vec[float] = none(ACTION_CARDS)  # more as a bonus action
        self.bonus_least: float = 0.1  # what a bonus action must bring beyond its price
        self.bonus_price: float = 1.0  # a multiple of what its price is worth
        self.income: float = 1.0  # a multiple of what the income of a card is worth
        self.income_time: float = 0.0
        self.income_poor: float = 0.0
        self.wealth: float = 0.0  # how much more a guilder is worth to the rich

        # -- ships -----------------------------------------------------------------------------------------------------

        self.part: vec[float] = vec[float]([3.0, -3.0, -3.0, 6.0, -3.0, -3.0, -3.0, 1.5])
        self.part_time: vec[float] = none(PARTS)
        self.part_ready: vec[float] = none(PARTS)
        self.part_with: vec[float] = none(PARTS, CONTRACTS)
        self.part_icons: vec[float] = vec[float]([1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0])  # of its icons' worth
        self.length_time: float = 0.0  # cards that ships are longer in the beginning
        self.length_room: float = 0.0  # and for pieces that wait for room
        self.length_with: vec[float] = none(CONTRACTS)
        self.bow_cell: float = 0.0
        self.part_late: vec[float] = none(PARTS)
        self.part_captain: vec[float] = none(PARTS)
        self.icon_time: vec[float] = none(ICONS)
        self.icon_waits: vec[float] = none(ICONS)  # more where a piece waits for it
        self.icon_spare: vec[float] = none(ICONS)  # for each such icon to spare
        self.load_time: vec[float] = none(PIECES)
        self.load_late: vec[float] = none(PIECES)
        self.done_loading: float = 0.5
        self.spare_captain: float = 1.5  # aboard as an officer
        self.kept_captain: float = -2.0  # the last one, as an officer
        self.officer_asked: float = 0.0  # of what contracts pay for officers

        # -- pieces and employees --------------------------------------------------------------------------------------

        self.piece: vec[float] = none(PIECES, PIECE_SIGHTS)
        self.employee: vec[float] = none(EMPLOYEES)
        self.employee_time: vec[float] = none(EMPLOYEES)
        self.profession_with: vec[float] = none(PROFESSIONS, CONTRACTS)
        self.employee_asked: float = 0.0  # of what contracts pay for the piece that one brings or makes room for
        self.employee_last: float = 0.0  # of what contracts pay for an employee in the final action
        self.sell: float = 0.0

        # -- contracts -------------------------------------------------------------------------------------------------

        self.asked_settled: vec[float] = vec[float](
            [0.0] * (len(CONTRACTS) * 13)
        )  # more once it is the only one of its colour
        self.asked_more: vec[float] = none(CONTRACTS, MORE_ASKED)
        self.share: vec[float] = vec[float]([1.0, 0.5, 0.333])  # by how many of its colour are in hand
        self.growth: vec[float] = none(CONTRACTS)  # how much more one pays of which much is done
        self.promise_time: vec[float] = none(CONTRACTS)
        self.promise_now: vec[float] = vec[float]([1.0] * len(CONTRACTS))  # of what it would score now
        self.promise_growth: vec[float] = none(CONTRACTS)

        self.promise_stock: vec[float] = vec[float](
            [0.0] * len(CONTRACTS)
        )  # by what waits in the yard for the next ships

        # -- canals and cruises ----------------------------------------------------------------------------------------

        self.canal: vec[float] = none(CANALS)
        self.canal_officials: float = 0.0  # what the officials of a canal to rent are worth, as a multiple
        self.official: vec[float] = vec[float]([0.5] * len(OFFICIALS))  # whatever there is to show to them
        self.official_each: vec[float] = vec[float]([0.5] * len(OFFICIALS))  # for each thing that they look at
        self.riband: float = 0.7  # a step before a Blue Riband
        self.sailed: float = 6.5  # steps looked at
        self.lay_reach: float = 1.0  # a step that the longest route gets longer
        self.lay_met: float = 0.3  # of what the best route meets
        self.start_met: float = 0.3
        self.crossing: float = 0.0  # a canal left behind
        self.crossing_asked: float = 0.5  # of what contracts pay for one
        self.rest: float = 0.0  # a step still to go after the cruise
        self.fast: float = 1.0  # a point for speed

    def take(self, given: Mapping[str, Any]) -> None:
        """Other numbers by their names and those of `LABELS`."""
        for name, value in given.items():
            if name not in LABELS:
                setattr(self, name, float(value))
                continue
            numbers, labels = list(getattr(self, name)), LABELS[name]
            rows = {"": value} if len(labels) == 1 else value
            for row, each in rows.items():
                first = labels[0].index(row) * len(labels[1]) if row else 0
                for label, number in each.items():
                    numbers[first + labels[-1].index(label)] = float(number)
            setattr(self, name, vec[float](numbers))


@cache
def seasoning() -> Seasoning:
    """The numbers found. Nobody changes them."""
    found = Seasoning()
    found.take(tomllib.loads(resources.files(__package__).joinpath("seasoned.toml").read_text()))
    return found
