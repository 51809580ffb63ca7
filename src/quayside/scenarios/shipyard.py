"""Shipyard in scenarios: what `given` can lay out. How its words are read is in shipyard_words.py."""

from __future__ import annotations

from typing import Any, Callable

from quayside.games.shipyard.canals import lay_card, measure_reach
from quayside.games.shipyard.components import turned
from quayside.games.shipyard.fleet import LENGTH_BITS, SAFETY_BITS, WIDTH
from quayside.games.shipyard.game import ShipyardGame
from quayside.games.shipyard.steps.codes import (
    CHOOSE_CARD,
    CRUISES,
    END_OF_TURN,
    FINAL_ACTIONS,
    GAME_OVER,
    LAST_SHIPS,
    START_TURN,
    STEP_FOUR,
)
from quayside.games.shipyard.steps.game_actions import GAME_ACTIONS
from quayside.games.shipyard.words import (
    ACTION_CARDS,
    CANALS,
    CONTRACTS,
    COUNTDOWN,
    EMPLOYEES,
    EXITS,
    GIVEN_UP,
    IN_DISCARD,
    IN_HAND,
    IN_USED,
    OVAL_SPACES,
    PER_SPACE,
    PIECES,
    PORT,
    SAFETY,
    SEATS,
    TALLY,
    TRAIN_USED,
    TRAINS,
    UNDEALT,
    WITH_SEAT,
)
from quayside.kernel.state import State
from quayside.scenarios.files import BadScenario
from quayside.scenarios.shipyard_decks import Cards
from quayside.scenarios.shipyard_water import lay_water
from quayside.scenarios.shipyard_words import (
    card_code,
    count,
    items,
    listed,
    numbered,
    one_of,
    pieces_in,
    seat_index,
    space_of,
    train_like,
)

PHASES = (
    *("start", "choose", "step_four", *ACTION_CARDS, "cruise", "end_of_turn"),
    *("final_action", "last_ship", "scoring"),
)
TURN_KEYS = ("turn", "phase", "first_turn", "chosen", "performed", "bonus_used", "lap_done")


def arrange(state: State, given: dict[Any, Any]) -> None:
    """Change a fresh game into what is given; what is not named stays as the setup left it."""
    assert isinstance(state, ShipyardGame)
    g = state
    known = [*TURN_KEYS, *_TABLE, *Cards.KEYS, *SEATS[: int(g.seats)]]
    for key in given:
        if key not in known:
            raise BadScenario(f"given: there is no {key!r}; there are {', '.join(known)}")
    cards = Cards(g)
    for key, value in given.items():
        if key in SEATS:
            _arrange_seat(g, cards, seat_index(g, key), value)
    for key, value in given.items():
        if key in _TABLE:
            _TABLE[key](g, value)
        elif key in Cards.KEYS:
            cards.table(key, value)
    cards.lay_out()
    for seat in range(int(g.seats)):
        measure_reach(g, seat)
    _start(g, given)


def _arrange_seat(g: ShipyardGame, cards: Cards, seat: int, given: Any) -> None:
    for key, value in items(f"given {SEATS[seat]}", given):
        if key not in _SEAT:
            raise BadScenario(f"given {SEATS[seat]}: there is no {key!r}; there are {', '.join(_SEAT)}")
        _SEAT[key](g, cards, seat, value)


# -- one seat ----------------------------------------------------------------------------------------------------


def _guilders(g: ShipyardGame, cards: Cards, seat: int, value: Any) -> None:
    g.guilders[seat] = count(value)


def _points(g: ShipyardGame, cards: Cards, seat: int, value: Any) -> None:
    """Points so far; they stand under speed on the score sheet."""
    g.points[seat] = count(value)
    g.tally[seat * len(TALLY) + TALLY.index("speed")] = count(value)


def _stock(g: ShipyardGame, cards: Cards, seat: int, value: Any) -> None:
    for piece, number in enumerate(pieces_in(value)):
        g.stock[seat * len(PIECES) + piece] = number


def _employees(g: ShipyardGame, cards: Cards, seat: int, value: Any) -> None:
    for name in value if isinstance(value, list) else [value]:
        employee = one_of("an employee", name, EMPLOYEES)
        if g.stacks[employee] == 0:
            raise BadScenario(f"there are not so many cards of {name}")
        if not g.holds(seat, employee):
            g.staff[seat] |= 1 << employee
            g.stacks[employee] -= 1


def _trains(g: ShipyardGame, cards: Cards, seat: int, value: Any) -> None:
    """Trains by id, or by their cars such as [coal, coal, steel]."""
    for train in range(len(TRAINS)):
        if g.trains[train] == WITH_SEAT + seat:
            g.trains[train] = 0
    for each in listed("trains", value):
        free = [train for train in range(len(TRAINS)) if g.trains[train] == 0]
        g.trains[train_like(g, each, free)] = int(WITH_SEAT) + seat


def _yard(g: ShipyardGame, cards: Cards, seat: int, value: Any) -> None:
    """Nine letters like BM..S...., which stand for cards without icons, or a list with card ids among the letters."""
    cells = list(value) if isinstance(value, (str, list)) else []
    if len(cells) != 9:
        raise BadScenario(f"a yard has nine cells, such as BM......., not {value!r}")
    for cell, name in enumerate(cells):
        if name not in (".", None):
            card = card_code(g, name)
            cards.claim(card)
            g.put_card(seat, cell, card)


def _canals(g: ShipyardGame, cards: Cards, seat: int, value: Any) -> None:
    """A list of {canal: canal-01, at: [x, y], turns: 0}; x grows eastwards, y southwards."""
    for entry in listed("canals", value):
        parts = dict(items("a canal", entry))
        canal = one_of("a canal", parts.get("canal"), CANALS)
        place = parts.get("at", [0, 0])
        if not isinstance(place, list) or len(place) != 2 or not all(isinstance(each, int) for each in place):
            raise BadScenario(f"{CANALS[canal]}: a place is written at: [x, y], not {place!r}")
        if g.canals[canal]:
            raise BadScenario(f"{CANALS[canal]} is named twice")
        taken = [other for other in range(len(CANALS)) if g.in_system(seat, other)]
        if any([int(g.canal_x[other]), int(g.canal_y[other])] == place for other in taken):
            raise BadScenario(f"{CANALS[canal]}: another canal lies at {place}")
        lay_card(g, seat, canal, place[0], place[1], count(parts.get("turns", 0)) % 4)
        if g.figure[seat * 3] < 0:
            ports = [
                side for side in range(4) if g.kit.water[(canal * 4 + g.canal_turns[canal]) * 9 + 2 * side] >> PORT & 1
            ]
            _set_figure(g, seat, canal, 2 * ports[0], int(PORT))


def _water(g: ShipyardGame, cards: Cards, seat: int, value: Any) -> None:
    """Spaces straight ahead of the figure, such as [buoy, "-", rib]."""
    if g.has_system(seat):
        raise BadScenario(f"{SEATS[seat]} has canals already; write either canals or water")
    lay_water(g, seat, value)


def _figure(g: ShipyardGame, cards: Cards, seat: int, value: Any) -> None:
    """{canal: canal-01, space: south, stern: south}: a stern named as its own edge space is the port there."""
    parts = dict(items("figure", value))
    canal = one_of("a canal", parts.get("canal"), CANALS)
    if not g.in_system(seat, canal):
        raise BadScenario(f"{parts['canal']} is not in the canals of {SEATS[seat]}; name canals before figure")
    space = space_of(parts.get("space"))
    drawn = [turned(each, int(g.canal_turns[canal])) for each in g.kit.canal_spaces[canal]]
    if space not in drawn:
        raise BadScenario(f"{parts['canal']} has no space {parts.get('space')} as it lies")
    stern = parts.get("stern", "out")
    back = int(PORT) if stern == "out" or space_of(stern) == space else space_of(stern)
    if not g.kit.water[(canal * 4 + g.canal_turns[canal]) * 9 + space] >> back & 1:
        raise BadScenario(f"no channel leads from {parts.get('space')} to {EXITS[back]}")
    _set_figure(g, seat, canal, space, back)


def _set_figure(g: ShipyardGame, seat: int, canal: int, space: int, stern: int) -> None:
    g.figure[seat * 3] = canal
    g.figure[seat * 3 + 1] = space
    g.figure[seat * 3 + 2] = stern


def _fleet(g: ShipyardGame, cards: Cards, seat: int, value: Any) -> None:
    """A list of ships: {cards: 5, sail: 2, captain: 1, lifebuoy: 3}; cards may also be a list of ids."""
    for ship in listed("fleet", value):
        parts = dict(items("a ship of the fleet", ship))
        named = parts.pop("cards", 3)
        if isinstance(named, int):
            named = ["B", *"M" * (named - 2), "S"]
        codes = [card_code(g, name) for name in named]
        load = len(codes) << int(LENGTH_BITS)
        safety = {name: sum(int(g.kit.icons[code * 8 + 5 + at]) for code in codes) for at, name in enumerate(SAFETY)}
        for name, number in parts.items():
            if name in SAFETY:
                safety[name] = count(number)
            else:
                load |= count(number) << 5 * one_of("what a ship carries", name, PIECES)
        for at, name in enumerate(SAFETY):
            load |= safety[name] << (int(SAFETY_BITS) + 5 * at)
        at = int(g.fleet_size * WIDTH)
        g.fleet[at] = seat + 1
        g.fleet[at + 1] = sum(code << 7 * place for place, code in enumerate(codes))
        g.fleet[at + 2] = load
        g.fleet_size += 1
        for code in codes:
            cards.claim(code)


def _used_canals(g: ShipyardGame, cards: Cards, seat: int, value: Any) -> None:
    """How many canals count as used; a list names the cards in the pile as well."""
    if isinstance(value, list):
        for name in value:
            g.canals[one_of("a canal", name, CANALS)] = int(IN_USED) + seat
        value = len(value)
    g.used[seat] = count(value)


def _contracts(g: ShipyardGame, cards: Cards, seat: int, value: Any) -> None:
    """The contracts in hand; a rival who held one of them gets another of that colour."""
    for contract in range(len(CONTRACTS)):
        if g.contracts[contract] == IN_HAND + seat:
            g.contracts[contract] = int(UNDEALT)
    wanted = [one_of("a contract", name, CONTRACTS) for name in listed("contracts", value)]
    for contract in wanted:
        holder = int(g.contracts[contract])
        g.contracts[contract] = int(IN_HAND) + seat
        if holder != UNDEALT:
            colour = range(12) if contract < 12 else range(12, 24)
            spare = [each for each in colour if g.contracts[each] == UNDEALT and each not in wanted]
            if spare:
                g.contracts[spare[0]] = holder


def _given_up(g: ShipyardGame, cards: Cards, seat: int, value: Any) -> None:
    for name in listed("given_up", value):
        g.contracts[one_of("a contract", name, CONTRACTS)] = int(GIVEN_UP) + seat


def _failed(g: ShipyardGame, cards: Cards, seat: int, value: Any) -> None:
    g.failed[seat] = count(value)


_SEAT: dict[str, Callable[[ShipyardGame, Cards, int, Any], None]] = {
    "guilders": _guilders,
    "points": _points,
    "stock": _stock,
    "employees": _employees,
    "trains": _trains,
    "yard": _yard,
    "canals": _canals,
    "water": _water,
    "figure": _figure,
    "fleet": _fleet,
    "used_canals": _used_canals,
    "contracts": _contracts,
    "given_up": _given_up,
    "failed_ships": _failed,
}


# -- the table ---------------------------------------------------------------------------------------------------


def _first(g: ShipyardGame, value: Any) -> None:
    g.first = seat_index(g, value)


def _track(g: ShipyardGame, value: Any) -> None:
    """Positions of action cards; those not named stand one behind the other behind the last named one."""
    named: dict[int, int] = {}
    for name, position in items("track", value):
        if isinstance(position, bool) or not isinstance(position, int):
            raise BadScenario(f"track: {position!r} is not a position, which is a whole number")
        named[one_of("an action card", name, ACTION_CARDS)] = position
    if not named:
        raise BadScenario("track: name at least one card")
    for card in named:
        if not g.in_play >> card & 1:
            raise BadScenario(f"{ACTION_CARDS[card]} is not in the game with {int(g.seats)} players")
    if len(set(named.values())) < len(named):
        raise BadScenario("track: two cards stand at the same position")
    last = min(named.values())
    others = sorted((c for c in range(8) if g.in_play >> c & 1 and c not in named), key=lambda c: -int(g.track[c]))
    for card, position in [*named.items(), *((card, last - 1 - at) for at, card in enumerate(others))]:
        g.track[card] = position
    g.lead = max(named.values())


def _figures(g: ShipyardGame, value: Any) -> None:
    """Who stands on which card: {A: build}, or with 2 players {A: {two: build, one: rent}}."""
    for card in range(8):
        g.occupant[card] = 0
    for letter, where in items("figures", value):
        seat = seat_index(g, letter)
        named = dict(where) if isinstance(where, dict) else {"two": where}
        for key in named:
            if key not in ("one", "two"):
                raise BadScenario("figures: write {two: card, one: card} for a seat with 2 players")
        for key, line in (("two", g.due), ("one", g.later)):
            line[seat] = -1
            if key in named:
                card = one_of("an action card", named[key], ACTION_CARDS)
                line[seat] = card
                g.occupant[card] = seat + 1


def _markers(g: ShipyardGame, value: Any) -> None:
    """equipment and crew by the piece under the marker, hire and exchange by number, countdown by its space."""
    for name, where in items("markers", value):
        if name not in _MARKERS:
            raise BadScenario(f"markers: there is no {name!r}; there are {', '.join(_MARKERS)}")
        _MARKERS[name](g, where)


def _equipment_marker(g: ShipyardGame, where: Any) -> None:
    g.equipment_marker = one_of("the equipment marker", where, [PIECES[piece] for piece in g.kit.equipment_ring])


def _crew_marker(g: ShipyardGame, where: Any) -> None:
    g.crew_marker = one_of("the crew marker", where, [PIECES[piece] for piece in g.kit.crew_ring])


def _hire_marker(g: ShipyardGame, where: Any) -> None:
    g.hire_marker = numbered("the hire marker", where, int(OVAL_SPACES))


def _exchange_marker(g: ShipyardGame, where: Any) -> None:
    g.exchange_marker = numbered("the exchange marker", where, int(g.kit.sectors))


def _countdown_marker(g: ShipyardGame, where: Any) -> None:
    g.laps_left = one_of("a countdown space", str(where), COUNTDOWN)


_MARKERS: dict[str, Callable[[ShipyardGame, Any], None]] = {
    "equipment": _equipment_marker,
    "crew": _crew_marker,
    "hire": _hire_marker,
    "exchange": _exchange_marker,
    "countdown": _countdown_marker,
}


def _oval(g: ShipyardGame, value: Any) -> None:
    """Employees by space of their track: {1: [foreman, ...]}; they change places with those who lay there."""
    for space, names in items("employee_track", value):
        first = numbered("a space of the employee track", space, int(OVAL_SPACES)) * int(PER_SPACE)
        if len(listed("employee_track", names)) > PER_SPACE:
            raise BadScenario(f"employee_track {space}: three employees lie at a space, not {len(names)}")
        for slot, name in enumerate(names):
            employee = one_of("an employee", name, EMPLOYEES)
            place = first + slot
            other = [int(each) for each in g.oval].index(employee)
            g.oval[other] = g.oval[place]
            g.oval[place] = employee


def _employees_left(g: ShipyardGame, value: Any) -> None:
    """How many cards of an employee lie on the track; `others` speaks of all that are not named."""
    named = dict(items("employees_left", value))
    rest = named.pop("others", None)
    for employee, name in enumerate(EMPLOYEES):
        if name in named or rest is not None:
            g.stacks[employee] = count(named.pop(name, rest))
    if named:
        raise BadScenario(f"employees_left: there is no employee {next(iter(named))}")


def _used_trains(g: ShipyardGame, value: Any) -> None:
    for each in listed("used_trains", value):
        free = [train for train in range(len(TRAINS)) if g.trains[train] == 0]
        g.trains[train_like(g, each, free)] = int(TRAIN_USED)


def _discarded_canals(g: ShipyardGame, value: Any) -> None:
    for name in listed("discarded_canals", value):
        g.canals[one_of("a canal", name, CANALS)] = int(IN_DISCARD)


def _last_card(g: ShipyardGame, value: Any) -> None:
    g.last_card = int(bool(value))


_TABLE: dict[str, Callable[[ShipyardGame, Any], None]] = {
    "first": _first,
    "track": _track,
    "figures": _figures,
    "markers": _markers,
    "employee_track": _oval,
    "employees_left": _employees_left,
    "used_trains": _used_trains,
    "discarded_canals": _discarded_canals,
    "last_card": _last_card,
}


# -- whose turn --------------------------------------------------------------------------------------------------


def _start(g: ShipyardGame, given: dict[Any, Any]) -> None:
    """Whose turn it is and how far it has gone; frames are laid on the agenda with the last one first."""
    phase = str(given.get("phase", "choose"))
    one_of("phase", phase, PHASES)
    g.active = seat_index(g, given["turn"]) if "turn" in given else g.first
    number = int((g.active - g.first + g.seats) % g.seats)
    rounds = given.get("first_turn", False)
    if rounds is False:
        g.turn = int(g.first_turns()) + number
    else:
        g.turn = (1 if rounds is True else count(rounds)) * int(g.seats) - int(g.seats) + number
    g.chosen = -1
    if phase in ("step_four", *ACTION_CARDS):
        g.chosen = one_of("chosen", given.get("chosen", phase if phase in ACTION_CARDS else None), ACTION_CARDS)
    g.performed = int(bool(given.get("performed", phase in ACTION_CARDS)))
    g.bonus_used = int(bool(given.get("bonus_used", False)))
    g.lap_done = int(bool(given.get("lap_done", False)))
    g.reserve = 0
    g.depth = 0
    if phase in ("final_action", "last_ship", "scoring"):
        g.closing = 1
        code = {"final_action": FINAL_ACTIONS, "last_ship": LAST_SHIPS, "scoring": GAME_OVER}[phase]
        g.next(code, 0, number)
    elif phase == "start":
        g.next(START_TURN, 0)
    elif phase == "choose":
        g.next(CHOOSE_CARD, 1 << g.active)
    else:
        g.next(END_OF_TURN, 0)
        if phase != "end_of_turn":
            g.next(CRUISES, 0)
        if phase in ("step_four", *ACTION_CARDS):
            g.next(STEP_FOUR, 0)
        if phase in ACTION_CARDS:
            GAME_ACTIONS[ACTION_CARDS.index(phase)].start(g, g.active)
    g.settle()
