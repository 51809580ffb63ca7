"""What `given` can say of the table of New Zealand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quayside.games.newzealand.nouns import (
    A_TILES,
    BONUS_COLUMNS,
    BONUS_ROWS,
    BONUS_TILES,
    CARDS,
    CELLS,
    EMPTY,
    HAZARD_SPACES,
    HAZARD_TILE,
    HAZARDS,
    JOB_ROWS,
    MASTERS,
    MEDIUM_HARBOURS,
    NEUTRAL_SPACES,
    NEUTRALS,
    OBJECTIVES,
    OUT_OF_BOX,
    PRIVATES,
    SIDES,
    STACKS,
    SUPPLIES,
    TOKEN_GONE,
    TOKEN_ROW,
    TRAIL,
    WORKERS,
    ZONES,
)
from quayside.games.newzealand.scenario.layout import Layout
from quayside.games.newzealand.steps.forecast import columns
from quayside.kernel.sets import only
from quayside.scenarios.fields import as_declared
from quayside.scenarios.reading import counted, listed, mapping, once, one_of, read_keys, seat_of, whole
from quayside.scenarios.vocabulary import GivenField, known_words
from quayside.scenarios.wrong import BadScenario, inside

SetTable = Callable[[Layout, Any], None]


# -- the trail ---------------------------------------------------------------------------------------------------


def _hazard_zones(t: Layout, value: Any) -> None:
    """All hazards on the board: what is not named is empty."""
    for name in HAZARD_SPACES:
        t.g.trail[TRAIL.index(name)] = EMPTY
    for name, tile in mapping("hazards", value).items():
        with inside(name):
            one_of("a hazard space", name, HAZARD_SPACES)
            _hazard_space(t, name, tile)


def _trail(t: Layout, value: Any) -> None:
    """Hazards by space, or a neutral building by its letter; null clears a space."""
    for name, tile in mapping("trail", value).items():
        with inside(name):
            one_of("a space", name, TRAIL[1:-1])
            if name in HAZARD_SPACES:
                if name in (t.given.get("hazards") or {}):
                    raise BadScenario(f"{name} is named under hazards too")
                _hazard_space(t, name, tile)
            elif name in NEUTRAL_SPACES:
                _neutral_space(t, name, tile)
            elif tile is not None:
                raise BadScenario(f"{name} is for private buildings: name them with their owner, A: {{buildings: ...}}")


def _hazard_space(t: Layout, name: str, tile: Any) -> None:
    """NZ-2.5: rockfalls and floods have zones of their own."""
    space = TRAIL.index(name)
    t.g.trail[space] = EMPTY
    if tile is not None:
        zone = ZONES[HAZARD_SPACES.index(name) // 4]
        one_of(f"the hazard on {name}", tile, [hazard for hazard in HAZARDS if hazard.startswith(zone)])
        t.g.trail[space] = HAZARD_TILE + HAZARDS.index(tile)


def _neutral_space(t: Layout, name: str, tile: Any) -> None:
    """NZ-2.2: eight buildings on eight spaces; the one that is named changes places with the one there."""
    letter = one_of(f"the neutral building on {name}", tile, NEUTRALS)
    named = [space for space, other in t.given["trail"].items() if other == tile and space in NEUTRAL_SPACES]
    if named[0] != name:
        raise BadScenario(f"building {tile} stands on {named[0]} already")
    space = TRAIL.index(name)
    other = [int(each) for each in t.g.trail].index(letter)
    t.g.trail[other] = t.g.trail[space]
    t.g.trail[space] = letter


def _sides(t: Layout, value: Any) -> None:
    numbers = [str(number) for number in PRIVATES]
    for tile, (written, side) in read_keys("sides", value, lambda key: one_of("a building", key, numbers)).items():
        with inside(written):
            bit = only(tile)
            t.g.sides = t.g.sides | bit if one_of("a side", side, SIDES) else t.g.sides & ~bit


# -- markets -----------------------------------------------------------------------------------------------------


def _jobs(t: Layout, value: Any) -> None:
    """Rows that hold a tile, for every column; what is not named is empty."""
    for cell in range(len(t.g.jobs)):
        t.g.jobs[cell] = 0
    for kind, (name, rows) in read_keys("job_market", value, lambda key: one_of("a worker", key, WORKERS)).items():
        with inside(name):
            found = counted("rows", rows, lambda row: whole(row, 1, int(JOB_ROWS), "a row of the job market"))
            for row in once("rows", found, str):
                t.g.jobs[kind * JOB_ROWS + row - 1] = 1


def _token_row(t: Layout, value: Any) -> None:
    if value is None:
        t.g.token_row = TOKEN_GONE
        return
    if "market_token" in t.given:
        raise BadScenario("the market token is with a player; then it is in no row: leave token_row out")
    t.g.token_row = whole(value, int(TOKEN_ROW) + 1, int(BONUS_ROWS), "the row of the market token (NZ-2.3)") - 1


def _bonus(t: Layout, value: Any) -> None:
    """Tiles by row, from the left, null for an empty space; rows that are not named stay as they are."""
    rows = read_keys("bonus_market", value, lambda key: whole(key, 1, int(BONUS_ROWS), "a row"))
    for row, (written, tiles) in rows.items():
        with inside(written):
            if len(listed("a row", tiles)) > BONUS_COLUMNS:
                raise BadScenario(f"a row has {int(BONUS_COLUMNS)} spaces, not {len(tiles)}")
            for column, tile in enumerate(tiles):
                kind = EMPTY if tile is None else one_of("a bonus tile", tile, BONUS_TILES)
                t.g.bonus[(row - 1) * int(BONUS_COLUMNS) + column] = kind
            _check_bonus_row(t, row - 1)


def _check_bonus_row(t: Layout, row: int) -> None:
    """NZ-2.6, NZ-10.4: only some columns exist, and tiles come row by row, from the left up to the token."""
    g = t.g
    width = int(columns(g))
    unused = int(BONUS_COLUMNS) - width
    tiles = [int(g.bonus[row * int(BONUS_COLUMNS) + column]) for column in range(int(BONUS_COLUMNS))]
    if any(tile != EMPTY for tile in tiles[:unused]):
        first = ", ".join(["null"] * unused)
        raise BadScenario(f"only the {width} right-most columns exist (NZ-2.6): the row begins with {first}")
    filled = [tile != EMPTY for tile in tiles[unused:]]
    if g.token_row == TOKEN_GONE or row < g.token_row or ("token_row" not in t.given and row > g.token_row):
        return
    if row > g.token_row and any(filled):
        raise BadScenario(f"the token is in row {int(g.token_row) + 1}, and no tile comes after it (NZ-10.4)")
    if filled[-1]:
        raise BadScenario("the last space of the token's row is the token's (NZ-2.3): write null there")
    if sorted(filled, reverse=True) != filled:
        raise BadScenario("the token's row is filled from the left, and nobody takes a tile from it (NZ-10.4, NZ-14.1)")


def _forecast(t: Layout, value: Any) -> None:
    for first, words, bag in ((0, A_TILES, "A"), (2, BONUS_TILES, "B")):
        known_words(mapping("forecast", value), ["A", "B"])
        if bag in value:
            with inside(bag):
                tiles = listed("a forecast", value[bag])
                if len(tiles) > 2:
                    raise BadScenario(f"there are two forecast spaces for bag {bag}, not {len(tiles)}")
                for place, tile in enumerate((*tiles, None, None)[:2]):
                    t.g.forecast[first + place] = EMPTY if tile is None else one_of("a tile", tile, words)


def _supply(t: Layout, value: Any) -> None:
    for kind, (name, number) in read_keys("supply", value, lambda key: one_of("a supply", key, SUPPLIES)).items():
        with inside(name):
            t.g.supply[kind] = whole(number, 0, t.g.kit.supply_count[kind], f"the supply of {name}")


def _objectives(t: Layout, value: Any) -> None:
    """The face-up ones; what is not named is an empty space."""
    if len(listed("objectives", value)) > len(t.g.objectives):
        raise BadScenario(f"four objectives lie face up, not {len(value)}")
    cards = [EMPTY if each is None else one_of("an objective", each, OBJECTIVES) for each in value]
    for place in range(len(t.g.objectives)):
        t.g.objectives[place] = cards[place] if place < len(cards) else EMPTY


def _bonus_stacks(t: Layout, value: Any) -> None:
    """NZ-2.11, NZ-2.12: four different sets, in the order of their numbers."""
    g = t.g
    sets = [CARDS[card] for card in g.kit.set_card]
    size = g.kit.count(int(g.owners), "bonus_stack")
    named: dict[int, int] = {}
    for stack, (name, content) in read_keys("bonus_stacks", value, lambda key: one_of("a stack", key, STACKS)).items():
        with inside(name):
            known_words(mapping("a bonus stack", content), ["card", "count"])
            if "count" in content:
                g.stacks[stack] = whole(content["count"], 0, size, f"the cards of a stack with {int(g.seats)} players")
            if "card" in content:
                named[stack] = one_of("a bonus card", content["card"], sets)
    ordered = [named[stack] for stack in sorted(named)]
    if sorted(set(ordered)) != ordered:
        raise BadScenario(f"four different sets lie in the order of their numbers (NZ-2.12): {', '.join(sets)}")
    for stack, number in named.items():
        card = g.kit.set_card[number]
        for other in range(len(STACKS)):
            if other not in named and g.stack_card[other] == card:
                g.stack_card[other] = g.stack_card[stack]
        g.stack_card[stack] = card


def _masters(t: Layout, value: Any) -> None:
    """Whoever lay there changes places with the tile that is named, or leaves the game."""
    g = t.g
    spaces = read_keys("masters", value, lambda key: one_of("a medium harbour", key, MEDIUM_HARBOURS))
    for place, (name, tile) in spaces.items():
        with inside(name):
            wanted = -1 if tile is None else one_of("a harbour master", tile, MASTERS)
            if wanted >= 0:
                t.claim(MASTERS[wanted])
            old = int(g.masters[place])
            if old >= 0:
                g.master_owner[old] = OUT_OF_BOX
            for other in range(len(MEDIUM_HARBOURS)):
                if other != place and wanted >= 0 and g.masters[other] == wanted:
                    g.masters[other] = old
                    if old >= 0:
                        g.master_owner[old] = -1
            g.masters[place] = wanted
            if wanted >= 0:
                g.master_owner[wanted] = -1


# -- the turn ----------------------------------------------------------------------------------------------------


def _token_owner(t: Layout, value: Any) -> None:
    t.g.ending = 1
    t.g.token_row = TOKEN_GONE
    t.g.token_owner = seat_of(t.g, value)


def _used(t: Layout, value: Any) -> None:
    cells = counted("used", value, lambda cell: whole(cell, 1, int(CELLS), "a location action; the extra one is 4; it"))
    t.g.used = sum(only(cell - 1) for cell in once("used", cells, str))
    t.g.acted = int(bool(value))


def check_gained(t: Layout) -> None:
    """Cards gained this turn lie in the pile of the active player."""
    g = t.g
    for card, name in enumerate(CARDS):
        pile = int(g.pile[g.active * len(CARDS) + card])
        if g.gained[card] > pile:
            why = f"what was gained this turn lies in the pile of {t.key(int(g.active))}, where {pile} {name} are"
            raise BadScenario(why, ("gained",))


TABLE: dict[str, GivenField[SetTable]] = {
    "hazards": GivenField(
        _hazard_zones,
        "{R1: rockfall_green_2}",
        "all hazards on the board; spaces not named are empty",
        "dealt by chance",
    ),
    "trail": GivenField(
        _trail,
        "{R1: rockfall_green_2, NA: B}",
        "single spaces: hazards, or `null`; neutral buildings, which change places",
        "hazards by chance, neutral buildings by the option",
    ),
    "sides": GivenField(_sides, "{3: b}", "sides of private buildings; others stay", "by the option `private_sides`"),
    "flipped": GivenField(as_declared, "true", "the four marked neutral buildings show their back", "`false`"),
    "job_market": GivenField(_jobs, "{sailor: [1, 2]}", "rows (1 to 4) with a tile; all others are empty", "by chance"),
    "token_row": GivenField(_token_row, "4", "row of the market token, 2 to 7; `null` if it is gone", "`2`"),
    "bonus_market": GivenField(
        _bonus,
        "{1: [null, null, exchange_vp, null]}",
        "rows 1 to 7 from the left; rows not named stay. With 2 players (or Sarah) only the two right-most spaces "
        "exist, with 3 the three right-most",
        "by chance: row 1, and row 2 up to the token",
    ),
    "forecast": GivenField(
        _forecast, "{A: [sailor, null], B: [exchange_vp]}", "tiles on the forecast spaces", "by chance"
    ),
    "bag_a": GivenField(as_declared, "{sailor: 2}", "workers and hazards in bag A", "all that lie nowhere else"),
    "bag_b": GivenField(
        as_declared,
        "[exchange_vp]",
        "bonus tiles in bag B",
        "all that lie nowhere else",
    ),
    "sheep_market": GivenField(as_declared, "[lincoln, suffolk]", "the sheep market", "9, 11 or 14 by chance"),
    "sheep_stack": GivenField(as_declared, "{lincoln: 2}", "its stack, in no order", "all that lie nowhere else"),
    "objectives": GivenField(_objectives, "[O01, O02]", "face up; other spaces are empty", "four by chance"),
    "objective_stack": GivenField(as_declared, "[O05]", "their stack", "all that lie nowhere else"),
    "supply": GivenField(
        _supply, "{romney: 0}", "cards left: `romney ferry sheepdog kotare`", "18, 14, 12, 12, less what seats have"
    ),
    "bonus_stacks": GivenField(
        _bonus_stacks,
        "{compass: {card: bonus_8, count: 2}}",
        "`wheel barrel bell compass`: card and number; other stacks stay",
        "four sets by chance; 3, 5 or 6 cards each",
    ),
    "masters": GivenField(
        _masters, "{MH1: HM2, MH3: null}", "tiles at the medium harbours; others stay", "five of eight by chance"
    ),
    "gained": GivenField(as_declared, "[]", "cards of the pile that were gained this turn", "`[]`"),
    "market_token": GivenField(_token_owner, "A", "who has the market token: these are the last turns", "nobody"),
    "used": GivenField(_used, "[1]", "location actions done at this visit; 4 is the extra action", "`[]`"),
}
