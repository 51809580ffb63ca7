"""What a seat may know (SY-31). Everything here is put in on purpose; nothing is filtered out."""

from __future__ import annotations

from typing import Final, Optional

from quayside.games.shipyard.contracts import contracts_held
from quayside.games.shipyard.declared.fields import FIELDS
from quayside.games.shipyard.fleet import ships_of
from quayside.games.shipyard.nouns import (
    ACTION_CARDS,
    BLUES,
    CANAL_COLUMN,
    CANALS,
    CELL_COUNT,
    COMMODITIES,
    COMMODITY_COUNT,
    CONTRACTS,
    COUNTDOWN,
    DECKS,
    EMPLOYEES,
    EXITS,
    GIVEN_UP,
    ICON_COUNT,
    ICONS,
    IN_DISCARD,
    IN_HAND,
    IN_SYSTEM,
    IN_USED,
    KINDS,
    OVAL_SPACES,
    PER_SPACE,
    PIECES,
    ROWS,
    SPACES,
    TALLY,
    TRAIN_COLUMN,
    TRAIN_USED,
    TRAINS,
    TURN_COUNT,
    WITH_SEAT,
)
from quayside.games.shipyard.scoring import standing, trader_points
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.exchange import printed_rate
from quayside.games.shipyard.view_types import (
    CanalOnDisplay,
    Displays,
    EmployeeStack,
    Figure,
    LaidCanal,
    Player,
    SailingShip,
    ShipCardOnDisplay,
    ShipCardView,
    TableView,
    TrackCard,
    TrainOnDisplay,
    TrainView,
    Turn,
)
from quayside.games.shipyard.yard import letters
from quayside.kernel.sets import has

# Where every field of the state appears: "all" in everybody's view, "own" in its owner's, "none" nowhere as such.
VISIBILITY: Final = {field.name: field.seen for field in FIELDS}


def table(g: Shipyard, seat: Optional[int]) -> TableView:
    return {
        "options": g.options,
        "turn": _turn(g),
        "track": _track(g),
        "markers": {
            "equipment": PIECES[g.kit.equipment_ring[g.equipment_marker]],
            "crew": PIECES[g.kit.crew_ring[g.crew_marker]],
            "hire": int(g.hire_marker) + 1,
            "exchange": int(g.exchange_marker) + 1,
            "countdown": COUNTDOWN[g.laps_left],
        },
        "rings": {
            "equipment": [PIECES[piece] for piece in g.kit.equipment_ring],
            "crew": [PIECES[piece] for piece in g.kit.crew_ring],
            "exchange": [
                {name: int(printed_rate(g, sector, at)) for at, name in enumerate(COMMODITIES)}
                for sector in range(int(g.kit.sectors))
            ],
        },
        "displays": _displays(g),
        "decks": {name: int(g.deck_left[at]) for at, name in enumerate(DECKS)},
        "lost_cards": {name: int(g.lost[at]) for at, name in enumerate(KINDS)},
        "used_trains": [_train(g, train) for train in range(len(TRAINS)) if g.trains[train] == TRAIN_USED],
        "discarded_canals": [name for at, name in enumerate(CANALS) if g.canals[at] == IN_DISCARD],
        "employees": [_space(g, space) for space in range(int(OVAL_SPACES))],
        "players": [_player(g, each, seat) for each in range(int(g.seats))],
        "ship": _ship(g) if g.ship_length else None,
    }


def _turn(g: Shipyard) -> Turn:
    return {
        "active": int(g.active),
        "first": int(g.first),
        "turn": int(g.turn) + 1,
        "first_turns": int(g.first_turns()),
        "chosen": ACTION_CARDS[g.chosen] if g.chosen >= 0 else None,
        "performed": bool(g.performed),
        "bonus_used": bool(g.bonus_used),
        "reserve": int(g.reserve),
        "cards_taken": int(g.taken),
        "card_in_hand": g.kit.card_names[g.hand_card] if g.hand_card else None,
        "canal_in_hand": CANALS[g.hand_canal - 1] if g.hand_canal else None,
        "cars": {name: int(g.cars[at]) for at, name in enumerate(COMMODITIES) if g.cars[at]},
        "traded": [name for at, name in enumerate(PIECES) if has(g.traded, at)],
        "lap_done": bool(g.lap_done),
        "laps_left": int(g.laps_left),
        "last_card": bool(g.last_card),
        "closing": bool(g.closing),
    }


def _track(g: Shipyard) -> list[TrackCard]:
    """The action cards from the lead to the last."""
    cards = sorted(
        (card for card in range(len(ACTION_CARDS)) if has(g.in_play, card)), key=lambda card: -int(g.track[card])
    )
    return [
        {
            "card": ACTION_CARDS[card],
            "position": int(g.track[card]),
            "space": int(g.track[card] % g.kit.loop),
            "seat": int(g.occupant[card]) - 1 if g.occupant[card] else None,
            "figures": _figures(g, card),
        }
        for card in cards
    ]


def _figures(g: Shipyard, card: int) -> int:
    """SY-3.7: with 2 players the card that moves next carries two figures."""
    if not g.occupant[card]:
        return 0
    return 2 if g.seats == 2 and g.due[g.occupant[card] - 1] == card else 1


def _displays(g: Shipyard) -> Displays:
    """Each from the bottom row up."""
    return {
        "bows": [_ship_card_shown(g, 0, row) for row in range(len(ROWS))],
        "middles_left": [_ship_card_shown(g, 1, row) for row in range(len(ROWS))],
        "middles_right": [_ship_card_shown(g, 2, row) for row in range(len(ROWS))],
        "sterns": [_ship_card_shown(g, 3, row) for row in range(len(ROWS))],
        "trains": [_train_shown(g, row) for row in range(len(ROWS))],
        "canals": [_canal_shown(g, row) for row in range(len(ROWS))],
    }


def _ship_card_shown(g: Shipyard, column: int, row: int) -> Optional[ShipCardOnDisplay]:
    code = int(g.shown(column, row))
    return {**_card(g, code), "price": int(g.price(column, row))} if code else None


def _train_shown(g: Shipyard, row: int) -> Optional[TrainOnDisplay]:
    code = int(g.shown(TRAIN_COLUMN, row))
    return {**_train(g, code - 1), "price": int(g.price(TRAIN_COLUMN, row))} if code else None


def _canal_shown(g: Shipyard, row: int) -> Optional[CanalOnDisplay]:
    code = int(g.shown(CANAL_COLUMN, row))
    if not code:
        return None
    face = g.kit.faces[(code - 1) * TURN_COUNT].to_dict()
    return {"id": CANALS[code - 1], "price": int(g.price(CANAL_COLUMN, row)), **face}


def _some(counts: dict[str, int]) -> dict[str, int]:
    """Without those of which there are none."""
    return {name: count for name, count in counts.items() if count}


def _card(g: Shipyard, code: int) -> ShipCardView:
    """A ship card with what it carries."""
    icons = {
        name: int(g.kit.icons[code * ICON_COUNT + at])
        for at, name in enumerate(ICONS)
        if g.kit.icons[code * ICON_COUNT + at]
    }
    return {"id": g.kit.card_names[code], "kind": KINDS[g.kit.kind_of[code] - 1], "icons": icons}


def _train(g: Shipyard, train: int) -> TrainView:
    cars = [
        name for at, name in enumerate(COMMODITIES) for each in range(int(g.kit.cars[train * COMMODITY_COUNT + at]))
    ]
    return {"id": TRAINS[train], "cars": cars}


def _space(g: Shipyard, space: int) -> list[EmployeeStack]:
    """The employees at a space of their track and how many cards of each are left."""
    places = range(space * int(PER_SPACE), (space + 1) * int(PER_SPACE))
    return [{"employee": EMPLOYEES[g.oval[place]], "left": int(g.stacks[g.oval[place]])} for place in places]


def _player(g: Shipyard, each: int, seat: Optional[int]) -> Player:
    hand = [at for at in range(len(CONTRACTS)) if g.contracts[at] == IN_HAND + each]
    cards = [int(card) for card in g.yard[each * CELL_COUNT : (each + 1) * CELL_COUNT]]
    seen: Player = {
        "seat": each,
        "player": int((each - g.first + g.seats) % g.seats) + 1,
        "guilders": int(g.guilders[each]),
        "points": int(g.points[each]),
        "tally": {name: int(g.tally[each * len(TALLY) + at]) for at, name in enumerate(TALLY)},
        "trader_points": trader_points(g, each),
        "score": standing(g, each, each == seat),
        "figures": {
            "advances_next": ACTION_CARDS[g.due[each]] if g.due[each] >= 0 else None,
            "advances_later": ACTION_CARDS[g.later[each]] if g.later[each] >= 0 else None,
        },
        "stock": {name: int(g.stock[each * len(PIECES) + at]) for at, name in enumerate(PIECES)},
        "employees": [name for at, name in enumerate(EMPLOYEES) if g.holds(each, at)],
        "trains": [_train(g, train) for train in range(len(TRAINS)) if g.trains[train] == WITH_SEAT + each],
        "yard": letters(g.shape[each]),
        "yard_cards": [_card(g, card) if card else None for card in cards],
        "fleet": [
            {
                "cards": [g.kit.card_names[card] for card in ship.cards],
                "pieces": _some(ship.pieces_by_name()),
                "safety": _some(ship.safety_by_name()),
                "points": ship.points_by_source(),
            }
            for ship in ships_of(g, each)
        ],
        "failed_ships": int(g.failed[each]),
        "canals": _system(g, each),
        "figure": _figure(g, each),
        "longest_route": int(g.reach[each]),
        "used_canals": int(g.used[each]),
        "used_pile": [name for at, name in enumerate(CANALS) if g.canals[at] == IN_USED + each],
        "contracts": {
            "blue": sum(at < len(BLUES) for at in hand),
            "green": sum(at >= len(BLUES) for at in hand),
        },
    }
    if each == seat or g.over:
        seen["contracts_held"] = {CONTRACTS[at]: points for at, points in contracts_held(g, each)}
    if each == seat:
        seen["contracts_given_up"] = [name for at, name in enumerate(CONTRACTS) if g.contracts[at] == GIVEN_UP + each]
    return seen


def _system(g: Shipyard, seat: int) -> list[LaidCanal]:
    return [
        {
            "canal": name,
            "x": int(g.canal_x[at]),
            "y": int(g.canal_y[at]),
            "turns": int(g.canal_turns[at]),
            **g.kit.faces[at * TURN_COUNT + int(g.canal_turns[at])].to_dict(),
        }
        for at, name in enumerate(CANALS)
        if g.canals[at] == IN_SYSTEM + seat
    ]


def _figure(g: Shipyard, seat: int) -> Optional[Figure]:
    if not g.has_system(seat):
        return None
    return {
        "canal": CANALS[g.figure_canal(seat)],
        "space": SPACES[g.figure_space(seat)],
        "stern": EXITS[g.figure_stern(seat)],
    }


def _ship(g: Shipyard) -> SailingShip:
    """The ship that is loaded or sails."""
    first = int(g.active * CELL_COUNT + g.ship_bow)
    return {
        "seat": int(g.active),
        "cell": int(g.ship_bow) + 1,
        "cards": [_card(g, int(g.yard[at])) for at in range(first, first + int(g.ship_length))],
        "aboard": {name: int(g.aboard[at]) for at, name in enumerate(PIECES)},
        "speed": int(g.ship_speed),
        "steps": int(g.ship_steps),
        "officials": int(g.ship_officials),
        "blue_riband": int(g.ship_riband),
    }
