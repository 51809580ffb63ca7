"""What the rulebook says about the components, checked on every edition; errors name file, record and field."""

from __future__ import annotations

from typing import Final, Sequence

from quayside.games.shipyard.nouns import (
    ACTION_CARDS,
    BLUES,
    CANALS,
    CELL_COUNT,
    COLOURS,
    COMMODITIES,
    CONTRACTS,
    COUNTDOWN,
    EMPLOYEES,
    GREENS,
    ICONS,
    OFFICIALS,
    PIECES,
    PROFESSIONS,
    SIDE_LETTERS,
    SPACE_LETTERS,
    TRAINS,
)
from quayside.kernel.components import Box, Record
from quayside.kernel.errors import BadComponents

_BACKS: Final = ("bow", "I", "II", "stern")
_TABLES: Final = ("blue-11", "green-01", "green-02", "green-03", "green-04", "green-05", "green-06", "green-07")
_TABLED: Final = (*_TABLES, "green-09", "green-12")


def check(box: Box) -> None:
    """SY-1: counts, shapes, and what the fixed list of actions needs."""
    _check_market(box)
    _check_track(box)
    _check_ships(box)
    _check_rings(box)
    _check_trains(box)
    _check_canals(box)
    _check_employees(box)
    _check_contracts(box)
    _check_totals(box)


def _word(record: Record, field: str, words: Sequence[str]) -> str:
    value = record.text(field)
    if value not in words:
        raise record.wrong(field, f"must be one of {', '.join(words)}, not {value!r}")
    return value


def _words(record: Record, field: str, words: Sequence[str]) -> list[str]:
    values = record.texts(field)
    for value in values:
        if value not in words:
            raise record.wrong(field, f"must name only {', '.join(words)}, not {value!r}")
    return values


def _check_market(box: Box) -> None:
    """SY-8.2, SY-10.1, SY-11.1: five rows, the bottom one free, none cheaper than the row below."""
    for record in box.ids("market", ("bows", "middles", "sterns", "trains", "canals")):
        prices = record.numbers("prices")
        if len(prices) != 5:
            raise record.wrong("prices", f"must be 5 numbers from the bottom, not {len(prices)}")
        if prices[0] != 0 or prices != sorted(prices):
            raise record.wrong("prices", "must start at 0 and never fall: the bottom row is free")
    cells = box.one("constant", "id", "yard_cells")
    if cells.number_of("value") != CELL_COUNT:
        raise cells.wrong("value", f"must be {int(CELL_COUNT)}: the list of actions is made for these cells (SY-9.1)")
    for name in ("empty_spaces_per_guilder", "stacks_per_plain_speed", "cards_per_build"):
        box.one("constant", "id", name).number_of("value", 1)
    dealt = box.one("constant", "id", "starting_contracts_per_colour")
    if dealt.number_of("value") != 3 or box.one("constant", "id", "kept_contracts_per_colour").number_of("value") != 1:
        raise dealt.wrong("value", "must be 3, of which 1 is kept: the discards are made for these (SY-23.3)")


def _check_track(box: Box) -> None:
    """SY-1.2, SY-1.3, SY-2.6: which cards stand where at the start, with no gap inside the line."""
    spaces = box.one("track", "id", "loop").number_of("spaces", len(ACTION_CARDS) + 2)
    cards = box.ids("action_card", ACTION_CARDS)
    start = box.records("track_start")
    if len(start) != len(ACTION_CARDS):
        raise start[0].wrong("space", f"must be given for {len(ACTION_CARDS)} cards, not {len(start)}")
    named: list[str] = []
    for behind, record in enumerate(start):
        if record.number_of("space") != -behind % spaces:
            raise record.wrong("space", f"must be {-behind % spaces}: cards stand one behind the other (SY-2.7)")
        name = _word(record, "card", (*ACTION_CARDS, "random"))
        if name != "random":
            named.append(name)
            if record.number_of("least_players") != cards[ACTION_CARDS.index(name)].number_of("least_players"):
                raise record.wrong("least_players", "does not agree with the action card")
        elif record.number_of("least_players") != 2:
            raise record.wrong("least_players", "must be 2 for a random card")
    if len(set(named)) != len(named):
        raise start[0].wrong("card", "names a card twice")
    for card in cards:
        if card.number_of("least_players") > 2 and card.text("id") not in named:
            raise card.wrong("least_players", "needs a space of its own on the track (SY-2.6)")
    box.ids("countdown_space", COUNTDOWN)
    for record in box.records("contract_discard"):
        _word(record, "on_reaching", COUNTDOWN)
    for players in (2, 3, 4):
        discards = [record for record in box.records("contract_discard") if record.get("players") == players]
        given_up = sum(record.number_of("per_colour", 1) for record in discards)
        if given_up != 2:
            raise box.records("contract_discard")[0].wrong("per_colour", f"adds up to {given_up} for {players} players")


def _check_ships(box: Box) -> None:
    """SY-1.4, SY-1.5: the size of each deck; propeller points on sterns only, one each at most (SY-17.11, SY-R22)."""
    counts = dict.fromkeys(_BACKS, 0)
    seen: set[str] = set()
    for record in box.records("ship_card"):
        name = record.text("id")
        if name in seen:
            raise record.wrong("id", f"{name} is used twice")
        seen.add(name)
        deck = _word(record, "deck", _BACKS)
        counts[deck] += 1
        if len(record.texts("icons")) > 3:
            raise record.wrong("icons", "must be 3 at most")
        points = _words(record, "icons", ICONS).count("propeller")
        if points > (1 if deck == "stern" else 0):
            raise record.wrong("icons", "has a propeller point too many: one at most, on sterns only")
    for record in box.ids("ship_deck", _BACKS):
        if record.number_of("count") != counts[record.text("id")]:
            raise record.wrong("count", f"is not the {counts[record.text('id')]} cards of that back")
    if counts["I"] <= counts["II"]:
        raise box.one("ship_deck", "id", "I").wrong("count", "must be larger than that of II")


def _check_rings(box: Box) -> None:
    """SY-12.1, SY-13.1, SY-15.1: four sectors each; six sectors of prices and an offer for every commodity."""
    for record, pieces in zip(
        box.ids("ring", ("manufacture", "recruit")),
        (("cannon", "crane", "sail", "smokestack"), ("businessman", "captain", "propeller", "soldier")),
        strict=True,
    ):
        if sorted(record.texts("clockwise")) != list(pieces):
            raise record.wrong("clockwise", f"must be {', '.join(pieces)} in some order")
    oval = box.one("employee_track", "id", "oval")
    if oval.number_of("spaces") != 8 or oval.number_of("employees_per_space") != 3:
        raise oval.wrong("spaces", "must be 8 with 3 employees each: 24 kinds (SY-2.10)")
    sectors = box.records("exchange_sector")
    if [record.number_of("sector") for record in sectors] != list(range(1, 7)):
        raise sectors[0].wrong("sector", "must run from 1 to 6 in order")
    for record in sectors:
        for name in COMMODITIES:
            record.number_of(name)
    first = box.records("exchange_start")[0]
    if first.number_of("sector", 1) > len(sectors):
        raise first.wrong("sector", f"must be one of 1 to {len(sectors)}")
    box.ids("commodity", COMMODITIES)
    if sorted(record.text("commodity") for record in box.records("exchange_offer")) != sorted(COMMODITIES):
        raise box.records("exchange_offer")[0].wrong("commodity", "must be given once for each commodity")
    for record in box.records("exchange_offer"):
        _words(record, "items", PIECES)


def _check_trains(box: Box) -> None:
    """SY-1.10, SY-2.2: a starting train with every commodity for each of four players."""
    starting = 0
    for record in box.ids("train", TRAINS):
        cars = _words(record, "cars", COMMODITIES)
        if not cars:
            raise record.wrong("cars", "must not be empty")
        if not isinstance(record.get("starting"), bool):
            raise record.wrong("starting", "must be true or false")
        if record.get("starting"):
            starting += 1
            if sorted(set(cars)) != sorted(COMMODITIES):
                raise record.wrong("cars", "of a starting train must show every commodity")
    if starting < 4:
        raise box.records("train")[0].wrong("starting", f"is true for {starting} trains; 4 players need 4")


def _check_canals(box: Box) -> None:
    """SY-1.7, SY-11.2: spaces, channels between them, and a space behind every open side."""
    for record in box.ids("canal", CANALS):
        spaces = _words(record, "spaces", SPACE_LETTERS)
        if len(set(spaces)) != len(spaces):
            raise record.wrong("spaces", "names a space twice")
        officials = _words(record, "officials", OFFICIALS)
        if len(officials) != len(spaces):
            raise record.wrong("officials", f"has {len(officials)} entries for {len(spaces)} spaces")
        for link in record.texts("links"):
            ends = link.split("-")
            if len(ends) != 2 or ends[0] == ends[1] or any(end not in spaces for end in ends):
                raise record.wrong("links", f"{link!r} does not join two spaces of the card")
        sides = _words(record, "open", SIDE_LETTERS)
        if len(set(sides)) != len(sides) or not sides:
            raise record.wrong("open", "must name at least one side, each once")
        for side in sides:
            if side not in spaces:
                raise record.wrong("open", f"side {side} has no space {side} behind it")
    for family in box.records("canal_family"):
        members = [record for record in box.records("canal") if record.get("family") == family.text("id")]
        if len(members) != family.number_of("count"):
            raise family.wrong("count", f"is not the {len(members)} canals of that family")
    for total in box.ids("official_total", OFFICIALS[1:]):
        found = sum(record.texts("officials").count(total.text("id")) for record in box.records("canal"))
        if found != total.number_of("count"):
            raise total.wrong("count", f"is not the {found} spaces on the canals")


_FIELDS: Final = {
    "engineer": "piece",
    "recruiter": "piece",
    "trader": "commodity",
    "builder": "up_to",
    "helmsman": "speed",
    "rigger": "sails_per_speed",
    "accountant": "free_steps",
    "foreman": "free_steps",
}


def _check_employees(box: Box) -> None:
    """SY-1.9, SY-30: every kind with what its profession needs."""
    for record in box.ids("employee", EMPLOYEES):
        kind = _word(record, "kind", PROFESSIONS)
        _word(record, "colour", COLOURS)
        record.number_of("surcharge")
        record.number_of("points")
        record.get(_FIELDS[kind])
        if kind in ("engineer", "recruiter"):
            _word(record, "piece", PIECES)
        if kind == "builder":
            _word(record, "piece", (*PIECES, "crew"))
            record.number_of("up_to", 1)
        if kind == "trader":
            _word(record, "commodity", COMMODITIES)
            if record.number_of("level", 1) > 2:
                raise record.wrong("level", "must be 1 or 2")
        if kind in ("helmsman", "rigger", "accountant", "foreman"):
            record.number_of(_FIELDS[kind], 1)
    spaces = box.records("beginner_space")
    if len(spaces) != 8 or len({record.text("employee") for record in spaces}) != 8:
        raise spaces[0].wrong("employee", "must be given for 8 spaces, all different (SY-2.11)")
    for record in spaces:
        _word(record, "employee", EMPLOYEES)


def _check_contracts(box: Box) -> None:
    """SY-28: points for each contract, or a rising table that starts at 0."""
    for record in box.ids("contract", CONTRACTS):
        if record.text("id") not in _TABLED:
            record.number_of("points")
            continue
        counts, scores = record.numbers("counts"), record.numbers("scores")
        if len(counts) != len(scores) or not counts or counts[0] != 0 or counts != sorted(set(counts)):
            raise record.wrong("counts", "must rise from 0, with one score beside each")
        if scores != sorted(scores):
            raise record.wrong("scores", "must not fall")
        record.number_of("each_above")


def _check_totals(box: Box) -> None:
    """SY-1.2 to SY-1.10: the counts the rulebook prints."""
    found = {
        "action_cards": len(box.records("action_card")),
        "ship_cards": len(box.records("ship_card")),
        "canals": len(box.records("canal")),
        "contracts": len(BLUES) + len(GREENS),
        "employees": sum(record.number_of("count") for record in box.records("employee_deck")),
        "freight_trains": len(box.records("train")),
    }
    for name, count in found.items():
        record = box.one("component", "id", name)
        if record.number_of("count") != count:
            raise record.wrong("count", f"is not the {count} records there are")
    for total in box.ids("icon_total", ICONS):
        icons = sum(record.texts("icons").count(total.text("id")) for record in box.records("ship_card"))
        if icons != total.number_of("count"):
            raise total.wrong("count", f"is not the {icons} icons on the ship cards")
    if len(box.records("ship_card")) != 104:
        raise BadComponents(f"{box.records('ship_card')[0].file}: ship_card must have 104 records (SY-1.4)")
