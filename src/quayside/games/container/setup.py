"""CT-1 and CT-13: setting the table."""

from __future__ import annotations

from typing import Mapping

from quayside.games.container.nouns import COLOURS, FACTORY, SEATS, STORE_SIZE
from quayside.games.container.state import Container
from quayside.games.container.steps.frames import queue_start_turn
from quayside.kernel.errors import BadOptions
from quayside.kernel.options import Value
from quayside.kernel.packed import i64, vec, zeros


def set_up(g: Container, players: int, options: Mapping[str, Value]) -> None:
    """Everything that happens before the first turn; nobody decides anything."""
    g.seats = players
    _take_options(g, options)
    _fill_supply(g, players)
    _deal_boards(g, players)
    _choose_first_player(g, str(options["first"]))
    _draw_machines(g)
    _deal_value_cards(g)
    if g.bank_on:
        _open_bank(g)
    g.active = g.first
    queue_start_turn(g)
    g.settle()


def _take_options(g: Container, options: Mapping[str, Value]) -> None:
    g.bank_on = int(options["bank"])
    g.cancel_on = int(options["bluff_cancels"])
    g.interest_first = int(options["preparatory_order"] == "interest_first")
    g.docked_buying = int(options["buy_while_docked"])
    g.round_limit = int(options["round_limit"])


def _fill_supply(g: Container, players: int) -> None:
    """CT-1.1: the rest of each kind stays in the box."""
    warehouses, machines, containers = g.kit.supply(players)
    g.warehouse_supply = warehouses
    g.machine_supply = vec[i64]([machines] * len(COLOURS))
    g.supply = vec[i64]([containers] * len(COLOURS))
    g.boxed = vec[i64]([int(g.kit.containers_in_box) - containers] * len(COLOURS))
    g.broker_containers = zeros(15)
    g.broker_money = zeros(3)
    g.payment = zeros(5)
    g.payment_pieces = zeros(10)
    g.loose = zeros(10)
    g.settled = zeros(STORE_SIZE)


def _deal_boards(g: Container, players: int) -> None:
    """CT-1.2 to CT-1.4: money, ship in the open sea with an empty hold, one warehouse from the supply."""
    g.purse = vec[i64]([int(count) for each in range(players) for count in g.kit.starting_cards])
    g.laid = zeros(players * 5)
    g.laid_bluffs = zeros(players)
    g.opened = zeros(players * 5)
    g.opened_bluffs = zeros(players)
    g.before = zeros(players * 5)
    g.mixed = zeros(players)
    g.loans = zeros(players)
    g.free_since = zeros(players)
    g.machines = zeros(players * 5)
    g.warehouses = vec[i64]([1] * players)
    g.warehouse_supply -= players
    g.stores = zeros(players * 2 * STORE_SIZE)
    g.stored = zeros(players * 2)
    g.hold = zeros(players * 5)
    g.island = zeros(players * 5)
    g.port = zeros(players * 5)
    g.ship = zeros(players)
    g.discards = vec[i64]([-1] * players)


def _choose_first_player(g: Container, first: str) -> None:
    """CT-1.8."""
    if first == "random":
        g.first = g.draw(g.seats)
    else:
        if first not in SEATS[: g.seats]:
            raise BadOptions(f"option first must be random or one of {', '.join(SEATS[: g.seats])}, not {first}")
        g.first = SEATS.index(first)


def _draw_machines(g: Container) -> None:
    """CT-1.5, CT-1.6: one machine per player in turn order, all of different colours, and a container of it at 2."""
    colours = list(range(len(COLOURS)))
    g.shuffle(colours)
    for turn in range(int(g.seats)):
        seat = (g.first + turn) % g.seats
        colour = colours[turn]
        g.machines[seat * 5 + colour] = 1
        g.machine_supply[colour] -= 1
        g.supply[colour] -= 1
        g.put(seat, FACTORY, colour, g.kit.starting_price)


def _deal_value_cards(g: Container) -> None:
    """CT-1.7: the first ones are the seats', the others are boxed unseen."""
    cards = list(range(len(g.kit.value_cards)))
    g.shuffle(cards)
    g.cards = vec[i64](cards)


def _open_bank(g: Container) -> None:
    """CT-13.2, CT-13.3: one unused container of each colour, some drawn for the brokers, the others boxed again."""
    colours = list(range(len(COLOURS)))
    g.shuffle(colours)
    drawn = 0
    for broker in range(3):
        g.broker_money[broker] = g.kit.broker_money[broker]
        for _each in range(int(g.kit.broker_containers[broker])):
            g.broker_containers[broker * 5 + colours[drawn]] += 1
            g.boxed[colours[drawn]] -= 1
            drawn += 1
