"""The numbers of New Zealand's seasoned judge: the plain valuations, and many more that see more of the table.

`seasoned.toml` has those that differ from what stands here: `[tables]` and `[alone]` the single ones, and under `more`
a table for each kind of thing, whose rows say what else a thing is worth by what is seen.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final, Mapping

from quayside.games.newzealand.judge.valuations import Valuations, against_sarah
from quayside.games.newzealand.nouns import (
    A_TILES,
    AUXILIARIES,
    BONUS_TILES,
    BREEDS,
    BUILDING_SPACES,
    CARDS,
    DISCS,
    FERRY,
    FIRST_OBJECTIVE,
    HARBOURS,
    HAZARD_SPACES,
    HAZARDS,
    MASTERS,
    NEUTRAL_SPACES,
    NEUTRALS,
    OBJECTIVES,
    POSTS,
    PRIVATES,
    ROW_SIZE,
    STACKS,
    STOREHOUSES,
    SUPPLIES,
    TRAIL,
    WORKERS,
)
from quayside.games.newzealand.vocabulary import WORDS
from quayside.kernel.packed import i64, vec

# What the worth of a thing may depend on, each as a number between about -1 and 1, the most telling ones first.
SIGHTS: Final = (
    *("always", "time", "cash", "late", "income", "near", "shepherds", "craftsmen", "sailors", "shearers"),
    *("lasting", "certificates", "path", "gold", "deck", "spare", "buildings", "storehouses", "hazards", "poor"),
    *("visits", "rival", "discs", "early", "two", "four", "time_cash", "time_near"),
)
SIGHT_COUNT: Final[i64] = len(SIGHTS)

_SIDES: Final = tuple(f"{number}{side}" for number in PRIVATES for side in ("a", "b"))
_LINES: Final = tuple(f"line_{line}" for line in range(1, 9))
DECLINES: Final = ("master", "objective", "offer", "move_on", "wool", "other", "done")


class Table:
    """A number for each of some things and each of the first `sights`."""

    def __init__(self, name: str, rows: tuple[str, ...], sights: int, first: int) -> None:
        self.name = name
        self.rows = rows
        self.sights = sights
        self.first = first  # where it begins among all numbers
        self.size = len(rows) * sights


def _tables(*described: tuple[str, tuple[str, ...], int]) -> dict[str, Table]:
    found: dict[str, Table] = {}
    first = 0
    for name, rows, sights in described:
        found[name] = Table(name, rows, sights, first)
        first += found[name].size
    return found


TABLES: Final = _tables(
    # A building to use, by its face; Wellington, and places of no use to oneself.
    ("place", (*NEUTRALS, *(f"{each}_back" for each in NEUTRALS), *_SIDES, "wellington", "foreign", "hazard"), 22),
    ("word", WORDS, 22),  # for one of what an effect brings or asks for
    ("worker", WORKERS, 24),
    ("slot", tuple(f"{worker}_{n}" for worker in WORKERS for n in range(1, int(ROW_SIZE) + 1)), 3),
    ("disc", DISCS, 18),
    ("post", POSTS, 16),
    ("tile", BONUS_TILES, 14),
    ("harbour", HARBOURS, 14),
    ("breed", BREEDS, 18),
    ("line", _LINES, 10),  # of the price list for sheep
    ("building", _SIDES, 18),
    ("space", BUILDING_SPACES, 4),
    ("auxiliary", AUXILIARIES, 18),
    ("kept", (*CARDS[: int(FIRST_OBJECTIVE)], "objective"), 8),  # a card in hand
    ("forecast", (*A_TILES, *BONUS_TILES), 6),  # a tile to place
    ("storehouse", tuple(str(each) for each in STOREHOUSES), 5),
    ("spent", ("certificate",), 20),  # a temporary certificate, in Wellington
    ("taken", (*SUPPLIES, *STACKS), 10),
    ("objective", (*OBJECTIVES, "bonus_8", "bonus_9", "bonus_10"), 4),
    ("master", MASTERS, 5),
    ("hers", WORKERS, 8),
    ("declined", DECLINES, 12),
    # Whether at all: above 0 it is done.
    ("gate", ("draw", "buy_card", "play_objective", "play_card", "auxiliary"), 18),
    ("play", CARDS[int(FERRY) : int(FIRST_OBJECTIVE)], 18),
    ("stop", TRAIL, 12),  # a space to stop at, whatever stands there
    ("begin", (*NEUTRALS, *NEUTRAL_SPACES), 3),  # the first stop of all, by the building and by the space
    ("clear", (*HAZARDS, *HAZARD_SPACES), 4),
    ("ended", ("turn",), 22),  # with something left to do
)
NUMBERS: Final = sum(table.size for table in TABLES.values())

PLACE: Final[i64] = TABLES["place"].first
PLACE_SIGHTS: Final[i64] = TABLES["place"].sights
WORD: Final[i64] = TABLES["word"].first
WORD_SIGHTS: Final[i64] = TABLES["word"].sights
WORKER: Final[i64] = TABLES["worker"].first
WORKER_SIGHTS: Final[i64] = TABLES["worker"].sights
SLOT: Final[i64] = TABLES["slot"].first
SLOT_SIGHTS: Final[i64] = TABLES["slot"].sights
DISC: Final[i64] = TABLES["disc"].first
DISC_SIGHTS: Final[i64] = TABLES["disc"].sights
POST: Final[i64] = TABLES["post"].first
POST_SIGHTS: Final[i64] = TABLES["post"].sights
TILE: Final[i64] = TABLES["tile"].first
TILE_SIGHTS: Final[i64] = TABLES["tile"].sights
HARBOUR: Final[i64] = TABLES["harbour"].first
HARBOUR_SIGHTS: Final[i64] = TABLES["harbour"].sights
BREED: Final[i64] = TABLES["breed"].first
BREED_SIGHTS: Final[i64] = TABLES["breed"].sights
LINE: Final[i64] = TABLES["line"].first
LINE_SIGHTS: Final[i64] = TABLES["line"].sights
BUILDING: Final[i64] = TABLES["building"].first
BUILDING_SIGHTS: Final[i64] = TABLES["building"].sights
SPACE: Final[i64] = TABLES["space"].first
SPACE_SIGHTS: Final[i64] = TABLES["space"].sights
AUXILIARY: Final[i64] = TABLES["auxiliary"].first
AUXILIARY_SIGHTS: Final[i64] = TABLES["auxiliary"].sights
KEPT: Final[i64] = TABLES["kept"].first
KEPT_SIGHTS: Final[i64] = TABLES["kept"].sights
FORECAST: Final[i64] = TABLES["forecast"].first
FORECAST_SIGHTS: Final[i64] = TABLES["forecast"].sights
STOREHOUSE: Final[i64] = TABLES["storehouse"].first
STOREHOUSE_SIGHTS: Final[i64] = TABLES["storehouse"].sights
SPENT: Final[i64] = TABLES["spent"].first
SPENT_SIGHTS: Final[i64] = TABLES["spent"].sights
TAKEN: Final[i64] = TABLES["taken"].first
TAKEN_SIGHTS: Final[i64] = TABLES["taken"].sights
OBJECTIVE: Final[i64] = TABLES["objective"].first
OBJECTIVE_SIGHTS: Final[i64] = TABLES["objective"].sights
MASTER: Final[i64] = TABLES["master"].first
MASTER_SIGHTS: Final[i64] = TABLES["master"].sights
HERS: Final[i64] = TABLES["hers"].first
HERS_SIGHTS: Final[i64] = TABLES["hers"].sights
DECLINED: Final[i64] = TABLES["declined"].first
DECLINED_SIGHTS: Final[i64] = TABLES["declined"].sights
GATE: Final[i64] = TABLES["gate"].first
GATE_SIGHTS: Final[i64] = TABLES["gate"].sights
PLAY: Final[i64] = TABLES["play"].first
PLAY_SIGHTS: Final[i64] = TABLES["play"].sights
STOP: Final[i64] = TABLES["stop"].first
STOP_SIGHTS: Final[i64] = TABLES["stop"].sights
BEGIN: Final[i64] = TABLES["begin"].first
BEGIN_SIGHTS: Final[i64] = TABLES["begin"].sights
CLEAR: Final[i64] = TABLES["clear"].first
CLEAR_SIGHTS: Final[i64] = TABLES["clear"].sights
ENDED: Final[i64] = TABLES["ended"].first
ENDED_SIGHTS: Final[i64] = TABLES["ended"].sights


class Seasoning(Valuations):
    """As they are here, nothing is added to the plain ones."""

    def __init__(self) -> None:
        super().__init__()
        self.more: vec[float] = vec[float]([0.0] * NUMBERS)  # the tables, one after the other

        # -- the way ahead ---------------------------------------------------------------------------------------------

        self.route: float = 0.0  # of what the best way on from a place brings
        self.route_kept: float = 0.8  # of what comes a stop later
        self.route_turn: float = 4.0  # what a turn is worth
        self.route_again: float = 0.0  # of the next way, that begins after Wellington

        # -- other things that the plain judge takes to be fixed -------------------------------------------------------

        self.aux_instead: float = -6.0  # an auxiliary action, when something else can be done
        self.cards_bought: float = 3.5  # gold that one card costs
        self.cards_late: float = 10.0
        self.tokens_used: float = 1.0  # before Wellington with a hand that shows little
        self.wool_post: float = 0.0  # of what a wool post brings
        self.missing: list[float] = [0.0, 0.0, 0.0]  # of an objective's VP with so many things missing
        self.played_met: list[float] = [5.0, -3.0, -5.0, -7.0]  # playing one, by how many things are missing

    def fill(self, numbers: list[float]) -> None:
        """Other numbers for all tables, one after the other."""
        for at in range(len(numbers)):
            self.more[at] = numbers[at]


@cache
def seasoning(alone: bool) -> Seasoning:
    """The numbers found by playing (bench/seasoning.py), for one player or for tables. Nobody changes them."""
    found = Seasoning()
    if alone:
        against_sarah(found)
    text = resources.files(__package__).joinpath("seasoned.toml").read_text("utf-8")
    take_on(found, tomllib.loads(text).get("alone" if alone else "tables", {}))
    return found


def take_on(numbers: Seasoning, written: Mapping[str, Any]) -> None:
    """Single numbers by name or place in a list, and rows of tables by what is seen."""
    for name, value in written.items():
        if name != "more":
            setattr(numbers, name, [float(each) for each in value] if isinstance(value, list) else float(value))
    for name, rows in written.get("more", {}).items():
        table = TABLES[name]
        for row, sights in rows.items():
            for sight, number in sights.items():
                at = table.first + table.rows.index(row) * table.sights + SIGHTS.index(sight)
                numbers.more[at] = float(number)
