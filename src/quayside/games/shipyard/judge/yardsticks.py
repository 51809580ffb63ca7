"""The yardsticks of Shipyard's judge, in rough points: what things are worth before anybody looks at the table."""

from __future__ import annotations

from typing import Final, Mapping, Sequence

from quayside.games.shipyard.nouns import CANALS, CONTRACTS, ICONS, PIECES, PROFESSIONS, SIDES
from quayside.kernel.packed import i64, vec


def in_order(names: Sequence[str], worth: Mapping[str, float]) -> vec[float]:
    """The worth of each name, in the order in which the state stores them."""
    assert len(names) == len(worth)
    return vec[float]([worth[name] for name in names])


# What a contract promises beyond what it brings now (SY-28).
_USUAL_PROMISE: Final = 3.0
_PROMISES: Final[dict[str, float]] = {
    "blue-04": 2.0,  # pairs of smokestacks
    "blue-08": 4.5,  # propellers
    "blue-09": 2.0,  # sail, smokestack and propeller on one ship
    "blue-10": 2.0,  # businessman, soldier, crane and cannon on one ship
    "blue-11": 10.0,  # different elements
    "blue-12": 6.5,  # used canals
    "green-01": 5.5,  # lifebuoys
    "green-02": 2.0,  # lanterns
    "green-03": 2.0,  # lifeboats
    "green-04": 13.0,  # number of ships
    "green-05": 5.0,  # ships of exactly five cards
    "green-06": 2.0,  # ships of exactly six cards
    "green-09": 9.0,  # ship cards in the fleet
    "green-10": 2.0,  # employees
}

# Contracts that ask for ships of another length, with that length; the first one in hand is built for.
LENGTH_CONTRACTS: Final[list[tuple[int, int]]] = [
    (CONTRACTS.index("green-06"), 6),  # ships of exactly six cards
    (CONTRACTS.index("green-07"), 7),  # ships of at least seven
    (CONTRACTS.index("green-05"), 5),  # ships of exactly five
]

# By the number of the canal, as long ones come first; to count the spaces of each plays no better.
_UP_TO: Final = ((8, 7.0), (14, 5.0), (18, 4.0), (24, 3.0))

# What a contract pays for one more piece, safety item, employee or canal, about (SY-28).
ASKS: Final[dict[str, dict[str, float]]] = {
    "blue-01": {"businessman": 1.5, "crane": 1.5},
    "blue-02": {"soldier": 1.5, "cannon": 1.5},
    "blue-03": {"sail": 1.5},
    "blue-04": {"smokestack": 1.5},
    "blue-05": {"businessman": 2.0},
    "blue-06": {"soldier": 2.0},
    "blue-07": {"captain": 3.0},
    "blue-08": {"propeller": 3.0},
    "blue-09": {"sail": 1.0, "smokestack": 1.5, "propeller": 2.0},
    "blue-10": {"businessman": 1.5, "soldier": 1.5, "crane": 1.5, "cannon": 1.5},
    "blue-12": {"canal": 4.0},
    "green-01": {"lifebuoy": 1.5},
    "green-02": {"lantern": 2.0},
    "green-03": {"lifeboat": 2.0},
    "green-08": {"lifebuoy": 1.2, "lifeboat": 1.2, "lantern": 1.2},
    "green-10": {"employee": 1.3},
    "green-11": {"employee": 1.5},
    "green-12": {"employee": 2.0},
}
ASKED_FOR: Final[tuple[str, ...]] = (*PIECES, "lifebuoy", "lifeboat", "lantern", "employee", "canal")
SAFETY_ASKED: Final[i64] = ASKED_FOR.index("lifebuoy")
EMPLOYEE_ASKED: Final[i64] = ASKED_FOR.index("employee")
CANAL_ASKED: Final[i64] = ASKED_FOR.index("canal")


class Yardsticks:
    """Of the plain player. Another set has other numbers in the same places."""

    def __init__(self) -> None:
        self.guilder: float = 0.62  # while there is time to spend it
        self.spending: float = 5.14  # turns before the end from which on a guilder is worth less and less
        self.later: float = 0.49  # what a piece without room today is worth, as a part of one with room
        self.hope: float = 7.37  # turns before the end from which on what comes to use later is worth less and less
        self.least_hope: float = 0.38  # and so much of a piece with room for it even then

        self.length: float = 3.0  # cards of a ship: a captain and a route earn as much with few cards as with many
        self.water: float = 6.33  # a route of so many steps is as much as a good ship needs
        self.least_water: float = 3.0  # a shorter route is not worth a ship while the next turns can make it longer
        self.staff: float = 5.0  # employees wanted
        self.hiring: float = 0.36  # what an employee brings in every turn to come
        self.hiring_most: float = 7.81
        self.hiring_last: float = 7.0  # turns before the end in which nobody is hired any more
        self.enough_staff: float = 0.07

        # -- the action cards ------------------------------------------------------------------------------------------

        self.finish: float = 7.64  # a ship that can sail
        self.begin: float = 6.51  # a new ship
        self.begin_last: float = 1.82  # the same in the last turn
        self.long_enough: float = 0.92  # a ship that could sail, but its stern is not at hand
        self.waits: float = -0.92  # a ship that waits for its captain or for water
        self.card: float = 1.39  # a card for the ship in progress
        self.card_ready: float = 0.51  # more for a ship that may sail
        self.train: float = 0.55  # a part of what its cars are worth
        self.train_last: float = 3.0  # turns before the end in which no train is bought any more
        self.first_canal: float = 4.31
        self.canal_step: float = 0.55  # a step that the route may still get longer
        self.canal_priced: float = 0.36  # of a canal's worth when its price is looked at
        self.card_price: float = 1.03  # a guilder of a ship card's price

        # -- pieces ----------------------------------------------------------------------------------------------------

        self.second_captain: float = 1.37
        self.more_captains: float = 0.8
        self.turns_the_screw: float = 3.42  # the first smokestack if a propeller waits
        self.waited_for: float = 1.63  # an icon for which a piece waits, as a multiple
        self.same_trade: float = 0.98  # a recruiter of captains, a builder of sails
        self.second_level: float = 1.45  # an employee of the second level

        # -- contracts -------------------------------------------------------------------------------------------------

        self.asked: float = 0.83  # how much of what the contracts in hand pay for a thing counts
        self.settled: float = 4.0  # with so few contracts in hand it is clear which ones will be kept

        self.piece_worth: vec[float] = in_order(
            PIECES,
            {
                "captain": 3.23,
                "businessman": 1.62,
                "soldier": 1.35,
                "sail": 1.1,
                "smokestack": 0.7,
                "propeller": 1.79,
                "crane": 2.54,
                "cannon": 2.58,
            },
        )
        self.loaded_first: vec[float] = in_order(
            PIECES,
            {
                "captain": 10.0,
                "propeller": 9.0,
                "smokestack": 8.0,
                "sail": 7.0,
                "crane": 6.0,
                "cannon": 5.0,
                "businessman": 4.0,
                "soldier": 3.0,
            },
        )
        self.icon_worth: vec[float] = in_order(
            ICONS,
            {
                "cabin": 1.1,
                "mast": 0.88,
                "propeller": 2.54,
                "crane": 1.23,
                "cannon": 1.17,
                "lifebuoy": 0.97,
                "lifeboat": 1.01,
                "lantern": 0.48,
            },
        )
        self.staff_worth: vec[float] = in_order(
            PROFESSIONS,
            {
                "engineer": 1.51,
                "recruiter": 2.79,
                "trader": 2.01,
                "builder": 0.3,
                "helmsman": 5.88,
                "rigger": 1.44,
                "accountant": 2.01,
                "foreman": 1.49,
            },
        )
        self.start_worth: vec[float] = in_order(SIDES, {"north": 2.0, "east": 1.0, "south": 0.0, "west": 2.0})
        self.promise: vec[float] = vec[float]([_PROMISES.get(name, _USUAL_PROMISE) for name in CONTRACTS])
        self.canal_worth: vec[float] = vec[float](
            [next(worth for last, worth in _UP_TO if number <= last) for number in range(1, len(CANALS) + 1)]
        )
        # row by row, one for each contract: what it pays for each of ASKED_FOR
        self.asked_by: vec[float] = vec[float](
            [ASKS.get(name, {}).get(thing, 0.0) for name in CONTRACTS for thing in ASKED_FOR]
        )


PLAIN: Final = Yardsticks()
