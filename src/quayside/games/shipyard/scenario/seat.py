"""What `given` can say of a seat of Shipyard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quayside.games.shipyard.canals import has_port, lay_card
from quayside.games.shipyard.components import turned
from quayside.games.shipyard.fleet import join_fleet
from quayside.games.shipyard.fleet_dump import MOST_CARRIED
from quayside.games.shipyard.nouns import (
    BOW,
    CANALS,
    CELL_COUNT,
    CONTRACTS,
    EMPLOYEES,
    EXITS,
    FLEET_ROOM,
    GIVEN_UP,
    ICON_COUNT,
    IN_HAND,
    IN_USED,
    LEAST_SHIP,
    LIFEBUOY,
    MIDDLE,
    PIECES,
    PORT,
    SAFETY,
    SEATS,
    SIDE_COUNT,
    SPACE_COUNT,
    STERN,
    TALLY,
    TURN_COUNT,
    WITH_SEAT,
)
from quayside.games.shipyard.scenario.layout import Layout
from quayside.games.shipyard.scenario.reading import canal_of, card_code, space_of
from quayside.games.shipyard.scenario.water import lay_water
from quayside.games.shipyard.ship import Ship
from quayside.games.shipyard.yard import is_legal, letters
from quayside.kernel.packed import i64, vec, zeros
from quayside.kernel.sets import has, only
from quayside.scenarios.fields import as_declared
from quayside.scenarios.reading import counted, listed, mapping, once, one_of, whole
from quayside.scenarios.vocabulary import GivenField
from quayside.scenarios.wrong import BadScenario, ListIndex, inside, shown

SetSeat = Callable[[Layout, int, Any], None]

FARTHEST = 1000  # places of canals


def _points(t: Layout, seat: int, value: Any) -> None:
    """Points so far; they stand under speed on the score sheet."""
    t.g.points[seat] = whole(value)
    t.g.tally[seat * len(TALLY) + TALLY.index("speed")] = whole(value)


def _failed(t: Layout, seat: int, value: Any) -> None:
    t.g.failed[seat] = whole(value, 0, int(FLEET_ROOM))


def _employees(t: Layout, seat: int, value: Any) -> None:
    """SY-14.5, SY-14.6: each once, and a second level only above its first."""
    named = [value] if isinstance(value, str) else value
    found = counted("employees", named, lambda name: one_of("an employee", name, EMPLOYEES))
    t.g.staff[seat] = sum(only(employee) for employee in once("employees", found, lambda at: EMPLOYEES[at]))
    for employee in found:
        missing = t.g.kit.needs[employee] & ~t.g.staff[seat]
        if missing:
            lower = EMPLOYEES[int(missing).bit_length() - 1]
            raise BadScenario(f"{EMPLOYEES[employee]} works only for who has {lower} (SY-14.6): name both")


def _trains(t: Layout, seat: int, value: Any) -> None:
    """Trains by id, or by their cars such as [coal, coal, steel]."""
    for number, each in enumerate(listed("trains", value)):
        with inside(ListIndex(number)):
            t.g.trains[t.claim_train(each)] = int(WITH_SEAT) + seat


def _yard(t: Layout, seat: int, value: Any) -> None:
    """Nine letters like BM..S...., which stand for cards without icons, or a list with card ids among the letters."""
    cells = list(value) if isinstance(value, (str, list)) else []
    if len(cells) != CELL_COUNT:
        raise BadScenario(f"a yard has nine cells, such as BM......., not {shown(value)}")
    for cell, name in enumerate(cells):
        if name not in (".", None):
            with inside(ListIndex(cell)):
                card = card_code(t.g, name)
                t.claim_ship_card(card)
            t.g.put_card(seat, cell, card)
    if not is_legal(t.g.shape[seat]):
        shape = letters(t.g.shape[seat])
        raise BadScenario(
            f"{shape} can never become ships (SY-9.5): cell 1 takes a bow, cell 9 a stern, cell 2 no stern, "
            "cell 8 no bow, and no stern stands right of a bow"
        )


def _canals(t: Layout, seat: int, value: Any) -> None:
    """A list of {canal: canal-01, at: [x, y], turns: 0}; x grows eastwards, y southwards."""
    g = t.g
    taken: dict[tuple[int, int], str] = {}
    for number, each in enumerate(listed("canals", value)):
        with inside(ListIndex(number)):
            parts = {"at": [0, 0], "turns": 0, **mapping("a canal", each)}
            if set(parts) != {"canal", "at", "turns"}:
                raise BadScenario(f"a canal is written {{canal: canal-01, at: [1, 0], turns: 0}}, not {shown(each)}")
            canal = canal_of(parts["canal"])
            t.claim(CANALS[canal])
            x, y = _place(parts["at"])
            if (x, y) in taken:
                raise BadScenario(f"{CANALS[canal]}: another canal lies at [{x}, {y}], {taken[x, y]}")
            taken[x, y] = CANALS[canal]
            lay_card(g, seat, canal, x, y, whole(parts["turns"], 0, 3, "the number of quarter turns"))
            if not g.has_system(seat):
                ports = [side for side in range(SIDE_COUNT) if has_port(g, canal, g.canal_turns[canal], side)]
                g.put_figure(seat, canal, 2 * ports[0], PORT)


def _place(value: Any) -> tuple[int, int]:
    if not isinstance(value, list) or len(value) != 2:
        raise BadScenario(f"a place is written at: [x, y], not {shown(value)}")
    return whole(value[0], -FARTHEST, FARTHEST), whole(value[1], -FARTHEST, FARTHEST)


def _water(t: Layout, seat: int, value: Any) -> None:
    """Spaces straight ahead of the figure, such as [buoy, "-", rib]."""
    if t.g.has_system(seat):
        raise BadScenario(f"{SEATS[seat]} has canals already; write either canals or water")
    lay_water(t, seat, value)


def _figure(t: Layout, seat: int, value: Any) -> None:
    """{canal: canal-01, space: south, stern: south}: a stern named as its own edge space is the port there."""
    g = t.g
    parts = mapping("figure", value)
    canal = canal_of(parts.get("canal"))
    if not g.in_system(seat, canal):
        raise BadScenario(f"{CANALS[canal]} is not in the canals of {SEATS[seat]}; name it under canals")
    space = space_of(parts.get("space"))
    drawn = [turned(each, int(g.canal_turns[canal])) for each in g.kit.canal_spaces[canal]]
    if space not in drawn:
        raise BadScenario(f"{CANALS[canal]} has no space {parts.get('space')} as it lies")
    stern = parts.get("stern", "out")
    back = int(PORT) if stern == "out" or space_of(stern) == space else space_of(stern)
    if not has(g.kit.water[(canal * TURN_COUNT + g.canal_turns[canal]) * SPACE_COUNT + space], back):
        raise BadScenario(f"no channel leads from {parts.get('space')} to {EXITS[back]}")
    g.put_figure(seat, canal, space, back)


def _fleet(t: Layout, seat: int, value: Any) -> None:
    """A list of ships: {cards: 5, sail: 2, captain: 1, lifebuoy: 3}; cards may also be a list of ids."""
    g = t.g
    for number, ship in enumerate(listed("fleet", value)):
        with inside(ListIndex(number)):
            parts = dict(mapping("a ship of the fleet", ship))
            with inside("cards"):
                codes = _ship_cards(t, parts.pop("cards", int(LEAST_SHIP)))
            if g.fleet_size == FLEET_ROOM:
                raise BadScenario(f"there are more than {int(FLEET_ROOM)} ships in the fleets")
            join_fleet(g, _ship(t, seat, codes, parts))


def _ship_cards(t: Layout, named: Any) -> list[int]:
    """SY-9.3: a bow, one to seven middles and a stern."""
    if not isinstance(named, list):
        cards = whole(named, int(LEAST_SHIP), int(CELL_COUNT), "the number of cards of a ship")
        named = ["B", *"M" * (cards - 2), "S"]
    codes = [card_code(t.g, name) for name in named]
    kinds = [int(t.g.kit.kind_of[code]) for code in codes]
    if not LEAST_SHIP <= len(kinds) <= CELL_COUNT or kinds != [BOW, *[MIDDLE] * (len(kinds) - 2), STERN]:
        raise BadScenario(f"a ship is a bow, one to seven middles and a stern (SY-9.3), not {shown(named)}")
    for code in codes:
        t.claim_ship_card(code)
    return codes


def _ship(t: Layout, seat: int, codes: list[int], parts: dict[Any, Any]) -> Ship:
    """Its safety items are those of its cards unless something else is given."""
    icons = t.g.kit.icons
    safety = [sum(int(icons[code * ICON_COUNT + LIFEBUOY + at]) for code in codes) for at in range(len(SAFETY))]
    carried = [0] * len(PIECES) + safety
    for name, number in parts.items():
        with inside(name):
            count = whole(number, 0, MOST_CARRIED)
            carried[one_of("what a ship carries", name, (*PIECES, *SAFETY))] = count
    pieces, safety = carried[: len(PIECES)], carried[len(PIECES) :]
    return Ship(seat, vec[i64](codes), vec[i64](pieces), vec[i64](safety), zeros(len(TALLY)))


def _used_canals(t: Layout, seat: int, value: Any) -> None:
    """How many canals count as used; a list names the cards in the pile as well."""
    if isinstance(value, list):
        for number, name in enumerate(value):
            with inside(ListIndex(number)):
                canal = canal_of(name)
                t.claim(CANALS[canal])
                t.g.canals[canal] = int(IN_USED) + seat
        value = len(value)
    t.g.used[seat] = whole(value)


def _hold_contracts(where: int) -> SetSeat:
    def hold(t: Layout, seat: int, value: Any) -> None:
        for number, name in enumerate(listed("contracts", value)):
            with inside(ListIndex(number)):
                contract = one_of("a contract", name, CONTRACTS)
                t.claim(CONTRACTS[contract])
                t.g.contracts[contract] = where + seat

    return hold


SEAT: dict[str, GivenField[SetSeat]] = {
    "guilders": GivenField(as_declared, "6", "a number", "`6`"),
    "points": GivenField(_points, "12", "points so far; they count as speed on the score sheet", "`0`"),
    "failed_ships": GivenField(_failed, "1", "ships that failed", "`0`"),
    "stock": GivenField(
        as_declared,
        "{captain: 1, sail: 2}",
        "pieces, also as a list: `captain businessman soldier sail smokestack propeller crane cannon`",
        "`[]`",
    ),
    "employees": GivenField(
        _employees,
        "[foreman, trader_coal_1]",
        "they leave the track; each once, a second level with its first",
        "`[]`",
    ),
    "trains": GivenField(
        _trains, "[train-07, [coal, coal, steel]]", "by id or by their cars", "the starting train of the setup"
    ),
    "yard": GivenField(
        _yard,
        "BM..S....",
        "nine cells; letters are cards without icons. Or a list with ids of `components/ships.toml` among the letters: "
        '`[bow-06, M, ".", ...]`. The yard must be legal (SY-9)',
        "`.........`",
    ),
    "canals": GivenField(
        _canals,
        "[{canal: canal-22}, {canal: canal-23, at: [1, 0], turns: 0}]",
        "x grows eastwards, y southwards, clockwise quarter turns 0 to 3; joined with each other",
        "`[]`; a canal lies at `[0, 0]` with `turns: 0`",
    ),
    "water": GivenField(
        _water,
        '[buoy, "-", rib]',
        "instead of canals: the spaces straight ahead of the figure and nothing else: `- mil com lan boat buoy rib`",
        "no water",
    ),
    "figure": GivenField(
        _figure,
        "{canal: canal-22, space: east, stern: centre}",
        "spaces as the card lies, also by letters (N, NE, ..., C). A stern like the space, or `out`, is its port; "
        "else the space the figure came from",
        "in the first port of the first canal",
    ),
    "fleet": GivenField(
        _fleet,
        "[{cards: 6, captain: 1, sail: 4, lifebuoy: 2}]",
        "ships that sailed; `cards` is a number from 3 to 9 or a list of ids from bow to stern, up to 31 of a piece",
        "`[]`; a ship has 3 cards without icons and carries nothing",
    ),
    "used_canals": GivenField(
        _used_canals, "[canal-06, canal-07]", "a number, or a list that also names the pile", "`0`"
    ),
    "contracts": GivenField(
        _hold_contracts(int(IN_HAND)),
        "[blue-03, green-06]",
        "in hand, up to 3 of a colour with those given up; `blue-01` is SY-28.1, `green-01` is SY-28.13",
        "3 of each colour, dealt by chance",
    ),
    "given_up": GivenField(_hold_contracts(int(GIVEN_UP)), "[blue-05]", "contracts given up", "`[]`"),
}
