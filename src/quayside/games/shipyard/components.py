"""Shipyard's components: the TOML records as typed numbers. What must hold between them is in component_checks.py."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.component_checks import check
from quayside.games.shipyard.nouns import (
    ACTION_CARDS,
    BLANK,
    CANAL_COUNT,
    CANALS,
    CARD_CODES,
    CENTRE,
    COLOURS,
    COMMODITIES,
    COMMODITY_COUNT,
    CONTRACTS,
    COUNTDOWN,
    EMPLOYEES,
    ICON_COUNT,
    ICONS,
    OFFICIALS,
    PIECE_COUNT,
    PIECES,
    PORT,
    PROFESSIONS,
    SIDE_LETTERS,
    SPACE_COUNT,
    SPACE_LETTERS,
    SPACES,
    TRAIN_COUNT,
    TRAINS,
    TURN_COUNT,
)
from quayside.games.shipyard.view_types import Face
from quayside.kernel.components import Box, Record
from quayside.kernel.packed import i64, vec, zeros
from quayside.kernel.sets import only

RANDOM_CARD: Final = -1  # a space of the track that gets one of the shuffled action cards

CREW_BUILDER: Final[i64] = 8  # stands for "any crew" where a builder names a piece
NO_PIECE: Final[i64] = -1

_CONSTANTS: Final = (
    "starting_guilders",
    "starting_contracts_per_colour",
    "kept_contracts_per_colour",
    "bonus_action_cost",
    "income_per_occupied_card",
    "empty_spaces_per_guilder",
    "cards_per_build",
    "extra_step_cost",
    "subsidy",
    "crew_points",
    "crane_points",
    "cannon_points",
    "steam_base",
    "plain_base",
    "stacks_per_plain_speed",
    "yard_cells",
)


class ContractData:
    """The numbers of one contract: points per item, or a table with what each item above it adds."""

    def __init__(self, record: Record) -> None:
        fields = record.fields
        self.points: int = record.number_of("points") if "points" in fields else 0
        self.points_above: int = record.number_of("points_above") if "points_above" in fields else 0
        self.limit: int = record.number_of("limit") if "limit" in fields else 0
        self.counts: list[int] = record.numbers("counts") if "counts" in fields else []
        self.scores: list[int] = record.numbers("scores") if "scores" in fields else []
        self.each_above: int = record.number_of("each_above") if "each_above" in fields else 0

    def table(self, count: int) -> int:
        """The score of the highest number in the table that is not above `count`."""
        found = 0
        for number, score in zip(self.counts, self.scores, strict=True):
            if number <= count:
                found = score
        return found + self.each_above * max(0, count - self.counts[-1])


class CanalFace:
    """A canal card as it lies after some quarter turns, for those who draw it."""

    def __init__(self, record: Record, turns: int) -> None:
        self.spaces: list[tuple[str, str]] = [
            (_turned_name(space, turns), official)
            for space, official in zip(record.texts("spaces"), record.texts("officials"), strict=True)
        ]
        self.ports: list[str] = [_turned_name(side, turns) for side in record.texts("open")]
        self.links: list[list[str]] = [
            [_turned_name(end, turns) for end in link.split("-")] for link in record.texts("links")
        ]

    def to_dict(self) -> Face:
        return {"spaces": dict(self.spaces), "ports": list(self.ports), "links": [list(ends) for ends in self.links]}


class Components:
    """The numbers of one edition. Shared by all states of a game and never changed."""

    def __init__(self, box: Box, standard: bool) -> None:
        check(box)
        self.box = box
        self.standard = standard
        self._read_constants(box)
        self._read_market(box)
        self._read_ships(box)
        self._read_rings(box)
        self._read_trains(box)
        self._read_canals(box)
        self._read_employees(box)
        self.contracts: list[ContractData] = [ContractData(record) for record in box.ids("contract", CONTRACTS)]

    def _read_constants(self, box: Box) -> None:
        value = {record.text("id"): record.number_of("value") for record in box.ids("constant", _CONSTANTS)}
        self.starting_guilders: i64 = value["starting_guilders"]
        self.bonus_cost: i64 = value["bonus_action_cost"]
        self.income: i64 = value["income_per_occupied_card"]
        self.gap: i64 = value["empty_spaces_per_guilder"]
        self.build_limit: i64 = value["cards_per_build"]
        self.step_cost: i64 = value["extra_step_cost"]
        self.subsidy: i64 = value["subsidy"]
        self.crew_points: i64 = value["crew_points"]
        self.crane_points: i64 = value["crane_points"]
        self.cannon_points: i64 = value["cannon_points"]
        self.steam_base: i64 = value["steam_base"]
        self.plain_base: i64 = value["plain_base"]
        self.stacks_per_speed: i64 = value["stacks_per_plain_speed"]
        self.contracts_dealt: int = value["starting_contracts_per_colour"]
        track = box.one("track", "id", "loop")
        self.loop: i64 = track.number_of("spaces", 1)
        # Front to back: how far behind the lead, which card (or RANDOM_CARD), and from how many players on.
        self.track_start: list[tuple[int, int, int]] = []
        for record in box.records("track_start"):
            behind = (track.number_of("start") - record.number_of("space")) % track.number_of("spaces")
            name = record.text("card")
            card = RANDOM_CARD if name == "random" else ACTION_CARDS.index(name)
            self.track_start.append((behind, card, record.number_of("least_players")))
        self.card_players: list[int] = [r.number_of("least_players") for r in box.ids("action_card", ACTION_CARDS)]

    def discards(self, players: int, laps_left: int) -> int:
        """SY-23.3: how many contracts per colour go when the countdown marker gets there."""
        for record in self.box.records("contract_discard"):
            if record.number_of("players") == players and record.text("on_reaching") == COUNTDOWN[laps_left]:
                return record.number_of("per_colour")
        return 0

    def _read_market(self, box: Box) -> None:
        prices: list[int] = []
        for name in ("bows", "middles", "middles", "sterns", "trains", "canals"):
            prices += box.one("market", "id", name).numbers("prices")
        self.prices: vec[i64] = vec[i64](prices)  # per column and row

    def _read_ships(self, box: Box) -> None:
        """Cards are numbered from 1: bows, middles I, middles II, sterns, then a blank of each kind."""
        kind_of = [0]
        self.card_names: list[str] = ["none"]
        self.icons: vec[i64] = zeros(CARD_CODES * ICON_COUNT)  # per card and icon
        self.decks: list[list[int]] = []  # the cards of each printed back
        for deck, kind in (("bow", 1), ("I", 2), ("II", 2), ("stern", 3)):
            cards: list[int] = []
            for record in box.records("ship_card"):
                if record.text("deck") != deck:
                    continue
                code = len(kind_of)
                cards.append(code)
                kind_of.append(kind)
                self.card_names.append(record.text("id"))
                for icon in record.texts("icons"):
                    self.icons[code * ICON_COUNT + ICONS.index(icon)] += 1
            self.decks.append(cards)
        for kind, name in ((1, "blank-bow"), (2, "blank-middle"), (3, "blank-stern")):
            assert len(kind_of) == BLANK + kind
            kind_of.append(kind)
            self.card_names.append(name)
        self.kind_of: vec[i64] = vec[i64](kind_of)
        sizes = [len(self.decks[0]), len(self.decks[1]) + len(self.decks[2]), len(self.decks[3]), len(TRAINS)]
        self.deck_start: vec[i64] = vec[i64]([sum(sizes[:at]) for at in range(5)])  # where each deck begins

    def _read_rings(self, box: Box) -> None:
        equipment, crew = box.ids("ring", ("manufacture", "recruit"))
        self.equipment_ring: vec[i64] = vec[i64]([PIECES.index(name) for name in equipment.texts("clockwise")])
        self.crew_ring: vec[i64] = vec[i64]([PIECES.index(name) for name in crew.texts("clockwise")])
        sectors = box.records("exchange_sector")
        self.sectors: i64 = len(sectors)
        self.rates: vec[i64] = vec[i64]([record.number_of(name) for record in sectors for name in COMMODITIES])
        self.first_sector: i64 = box.records("exchange_start")[0].number_of("sector", 1) - 1
        self.offered: vec[i64] = zeros(
            COMMODITY_COUNT * PIECE_COUNT
        )  # per commodity and piece: can it be had for a car of that commodity?
        for record in box.records("exchange_offer"):
            for item in record.texts("items"):
                self.offered[COMMODITIES.index(record.text("commodity")) * PIECE_COUNT + PIECES.index(item)] = 1

    def _read_trains(self, box: Box) -> None:
        self.cars: vec[i64] = zeros(TRAIN_COUNT * COMMODITY_COUNT)  # per train and commodity
        self.starting_trains: list[int] = []
        for train, record in enumerate(box.ids("train", TRAINS)):
            for car in record.texts("cars"):
                self.cars[train * COMMODITY_COUNT + COMMODITIES.index(car)] += 1
            if record.get("starting"):
                self.starting_trains.append(train)

    def _read_canals(self, box: Box) -> None:
        """SY-11.2: per canal, quarter turns and space, the spaces joined to it (and PORT), and its official."""
        self.water: vec[i64] = zeros(CANAL_COUNT * TURN_COUNT * SPACE_COUNT)
        self.officials: vec[i64] = zeros(CANAL_COUNT * TURN_COUNT * SPACE_COUNT)
        for canal, record in enumerate(box.ids("canal", CANALS)):
            links = [link.split("-") for link in record.texts("links")]
            for turns in range(TURN_COUNT):
                at = (canal * TURN_COUNT + turns) * SPACE_COUNT
                for one, other in links:
                    a, b = turned(SPACE_LETTERS.index(one), turns), turned(SPACE_LETTERS.index(other), turns)
                    self.water[at + a] |= only(b)
                    self.water[at + b] |= only(a)
                for side in record.texts("open"):
                    self.water[at + turned(2 * SIDE_LETTERS.index(side), turns)] |= only(PORT)
                for space, official in zip(record.texts("spaces"), record.texts("officials"), strict=True):
                    self.officials[at + turned(SPACE_LETTERS.index(space), turns)] = OFFICIALS.index(official)
        self.faces: list[CanalFace] = [
            CanalFace(record, turns) for record in box.ids("canal", CANALS) for turns in range(TURN_COUNT)
        ]
        self.canal_spaces: list[list[int]] = [
            [SPACE_LETTERS.index(space) for space in record.texts("spaces")] for record in box.ids("canal", CANALS)
        ]

    def _read_employees(self, box: Box) -> None:
        records = box.ids("employee", EMPLOYEES)
        self.profession: vec[i64] = vec[i64]([PROFESSIONS.index(r.text("kind")) for r in records])
        kinds = [sum(only(at) for at, r in enumerate(records) if r.text("kind") == kind) for kind in PROFESSIONS]
        self.of_profession: vec[i64] = vec[i64](kinds)  # for each the employees, as a set
        self.colour: vec[i64] = vec[i64]([COLOURS.index(r.text("colour")) for r in records])
        self.surcharge: vec[i64] = vec[i64]([r.number_of("surcharge") for r in records])
        self.employee_points: vec[i64] = vec[i64]([r.number_of("points") for r in records])
        self.piece: vec[i64] = vec[i64]([_piece(r) for r in records])  # engineers, recruiters, builders
        self.amount: vec[i64] = vec[i64]([_amount(r) for r in records])  # how far the effect goes
        self.commodity: vec[i64] = vec[i64]([_commodity(r) for r in records])  # traders
        self.level: vec[i64] = vec[i64]([r.number_of("level") if "level" in r.fields else 0 for r in records])
        # SY-14.6: the employees one must already have, as a set
        needs = [0] * len(records)
        for at in range(len(records)):
            for other in range(len(records)):
                if self.level[at] == 2 and self.level[other] == 1 and self.commodity[at] == self.commodity[other]:
                    needs[at] |= only(other)
        self.needs: vec[i64] = vec[i64](needs)
        self.beginner_employees: list[int] = [
            EMPLOYEES.index(record.text("employee")) for record in box.records("beginner_space")
        ]


def turned(space: int, turns: int) -> int:
    """Where a space of a card lies after clockwise quarter turns."""
    return space if space == CENTRE else (space + 2 * turns) % 8


def _turned_name(letters: str, turns: int) -> str:
    return SPACES[turned(SPACE_LETTERS.index(letters), turns)]


def _piece(record: Record) -> int:
    if "piece" not in record.fields:
        return int(NO_PIECE)
    name = record.text("piece")
    return int(CREW_BUILDER) if name == "crew" else PIECES.index(name)


def _amount(record: Record) -> int:
    for field in ("up_to", "free_steps", "speed", "sails_per_speed"):
        if field in record.fields:
            return record.number_of(field, 1)
    return 1


def _commodity(record: Record) -> int:
    return COMMODITIES.index(record.text("commodity")) if "commodity" in record.fields else -1


class NoComponents(Components):
    def __init__(self) -> None:
        """Stands in until a state is set up."""
