"""SY-2: setting the table. Nobody decides anything (SY-2.12)."""

from __future__ import annotations

from typing import Mapping

from quayside.games.shipyard.components import RANDOM_CARD
from quayside.games.shipyard.market import deal
from quayside.games.shipyard.nouns import (
    ACTION_CARDS,
    BOW_DECK,
    CANAL_COUNT,
    CANAL_DECK,
    CELL_COUNT,
    COLUMNS,
    COMMODITIES,
    CONTRACTS,
    EMPLOYEES,
    ICONS,
    IN_HAND,
    MIDDLE_DECK,
    OVAL_SPACES,
    PER_COLOUR,
    PER_SPACE,
    PIECES,
    ROWS,
    SEATS,
    SIDE_COUNT,
    STERN_DECK,
    TALLY,
    TRAIN_COUNT,
    TRAIN_DECK,
    WITH_SEAT,
)
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.frames import queue_start_turn
from quayside.kernel.errors import BadOptions
from quayside.kernel.options import Value
from quayside.kernel.packed import i64, vec, zeros
from quayside.kernel.sets import only


def set_up(g: Shipyard, players: int, options: Mapping[str, Value]) -> None:
    """Everything that happens before the first turn."""
    g.seats = players
    _empty_table(g, players)
    _choose_first_player(g, str(options["first"]))
    _deal_players(g, players)
    _deal_displays(g)
    _line_up_action_cards(g, players)
    g.laps_left = players  # SY-2.8
    _place_markers(g)
    _deal_employees(g, players, bool(options["beginner_employees"]))
    g.active = g.first
    queue_start_turn(g)
    g.settle()


def _empty_table(g: Shipyard, players: int) -> None:
    g.track = zeros(len(ACTION_CARDS))
    g.occupant = zeros(len(ACTION_CARDS))
    g.due = vec[i64]([-1] * players)
    g.later = vec[i64]([-1] * players)
    g.points = zeros(players)
    g.tally = zeros(players * len(TALLY))
    g.stock = zeros(players * len(PIECES))
    g.staff = zeros(players)
    g.trains = zeros(TRAIN_COUNT)
    g.yard = zeros(players * CELL_COUNT)
    g.shape = zeros(players)
    g.failed = zeros(players)
    g.lost = zeros(3)
    g.figure = vec[i64]([each for _seat in range(players) for each in (-1, 0, 0)])
    g.reach = zeros(players)
    g.used = zeros(players)
    g.canals = zeros(CANAL_COUNT)
    g.canal_x = zeros(CANAL_COUNT)
    g.canal_y = zeros(CANAL_COUNT)
    g.canal_turns = zeros(CANAL_COUNT)
    g.beside = zeros(CANAL_COUNT * SIDE_COUNT)
    g.contracts = zeros(len(CONTRACTS))
    g.decks = zeros(g.kit.deck_start[4] + CANAL_COUNT)
    g.deck_left = zeros(5)
    g.display = zeros(len(COLUMNS) * len(ROWS))
    g.aboard = zeros(len(PIECES))
    g.room = zeros(len(ICONS))
    g.allowance = zeros(len(PIECES) + 1)
    g.cars = zeros(len(COMMODITIES))


def _choose_first_player(g: Shipyard, first: str) -> None:
    """SY-2.1."""
    if first == "random":
        g.first = g.draw(g.seats)
    else:
        if first not in SEATS[: g.seats]:
            raise BadOptions(f"option first must be random or one of {', '.join(SEATS[: g.seats])}, not {first}")
        g.first = SEATS.index(first)


def _deal_players(g: Shipyard, players: int) -> None:
    """SY-2.2: guilders, a starting train and contracts; undealt contracts stay out of the game unseen."""
    g.guilders = vec[i64]([int(g.kit.starting_guilders)] * players)
    for seat in range(players):
        g.trains[g.kit.starting_trains[seat]] = WITH_SEAT + seat
    for colour in (0, int(PER_COLOUR)):
        cards = list(range(int(PER_COLOUR)))
        g.shuffle(cards)
        for seat in range(players):
            for contract in cards[seat * g.kit.contracts_dealt : (seat + 1) * g.kit.contracts_dealt]:
                g.contracts[colour + contract] = IN_HAND + seat


def _deal_displays(g: Shipyard) -> None:
    """SY-2.3 to SY-2.5: decks with middles I on middles II; five rows in every column."""
    bows, middles, later_middles, sterns = (list(cards) for cards in g.kit.decks)
    for cards in (bows, middles, later_middles, sterns):
        g.shuffle(cards)
    trains = [train + 1 for train in range(int(TRAIN_COUNT)) if g.trains[train] == 0]
    canals = [canal + 1 for canal in range(int(CANAL_COUNT))]
    g.shuffle(trains)
    g.shuffle(canals)
    for deck, cards in (
        (BOW_DECK, bows),
        (MIDDLE_DECK, later_middles + middles),
        (STERN_DECK, sterns),
        (TRAIN_DECK, trains),
        (CANAL_DECK, canals),
    ):
        for at, card in enumerate(cards):
            g.decks[g.kit.deck_start[deck] + at] = card
        g.deck_left[deck] = len(cards)
    for column in range(len(COLUMNS)):
        for row in range(len(ROWS)):
            deal(g, column, row)


def _line_up_action_cards(g: Shipyard, players: int) -> None:
    """SY-2.6, SY-R36: printed spaces get their card, the others a random one; the front-most stands at position 0."""
    printed = [card for behind, card, least in g.kit.track_start]
    loose = [card for card in range(len(ACTION_CARDS)) if card not in printed]
    g.shuffle(loose)
    for behind, card, least in g.kit.track_start:
        if players < least:
            continue
        if card == RANDOM_CARD:
            card = loose.pop()
        g.track[card] = -behind
        g.in_play |= only(card)


def _place_markers(g: Shipyard) -> None:
    """SY-2.9."""
    g.equipment_marker = g.draw(len(g.kit.equipment_ring))
    g.crew_marker = g.draw(len(g.kit.crew_ring))
    g.hire_marker = g.draw(OVAL_SPACES)
    g.exchange_marker = g.kit.first_sector


def _deal_employees(g: Shipyard, players: int, for_beginners: bool) -> None:
    """SY-2.10, SY-2.11: three to a space, in stacks of two except with 2 players."""
    g.stacks = vec[i64]([1 if players == 2 else 2] * len(EMPLOYEES))
    fixed = list(g.kit.beginner_employees) if for_beginners else []
    others = [employee for employee in range(len(EMPLOYEES)) if employee not in fixed]
    g.shuffle(others)
    places: list[int] = []
    for space in range(int(OVAL_SPACES)):
        group = fixed[space : space + 1]
        while len(group) < PER_SPACE:
            group.append(others.pop())
        places += group
    g.oval = vec[i64](places)
