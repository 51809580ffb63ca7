"""NZ-2 and NZ-3: setting the table."""

from __future__ import annotations

from typing import Mapping

from quayside.games.newzealand.nouns import (
    ALL_DISCS,
    ALL_STOREHOUSES,
    BONUS_COLUMNS,
    BONUS_ROWS,
    BREED_COUNT,
    CARD_COUNT,
    EMPTY,
    HARBOURS,
    HAZARDS,
    JOB_ROWS,
    LEVELS,
    MARKET_BREED,
    MARKET_BREEDS,
    MASTERS,
    MAX_TOPS,
    MEDIUM_HARBOURS,
    NEUTRALS,
    NOT_PLACED,
    OBJECTIVES,
    OUT_OF_BOX,
    POSTS,
    PRIVATE_COUNT,
    SARAH,
    SARAH_CARDS,
    SEAT_LETTERS,
    STACK_COUNT,
    START,
    STARTERS,
    TOKEN_ROW,
    TRAIL,
    WORKER_COUNT,
    WORKERS,
)
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.forecast import columns, draw_a_tile, draw_b_tile, place_a_tile, refill_forecasts
from quayside.games.newzealand.steps.frames import queue_start_turn
from quayside.games.newzealand.steps.objectives import top_objective
from quayside.games.newzealand.steps.sheep import add_from_stack
from quayside.kernel.errors import BadOptions
from quayside.kernel.options import Value
from quayside.kernel.packed import i64, vec, zeros
from quayside.kernel.sets import only


def set_up(g: NewZealand, players: int, options: Mapping[str, Value]) -> None:
    """Everything that happens before the first turn; nobody decides anything."""
    g.seats = players
    g.solo = int(players == 1)
    g.owners = max(players, 2)
    g.level = LEVELS.index(str(options["difficulty"]))
    _empty_boards(g, int(g.owners))
    _place_masters(g)
    _place_neutrals(g, str(options["neutral_buildings"]))
    _choose_sides(g, str(options["private_sides"]))
    _fill_bags(g)
    _open_job_market(g)
    _open_bonus_market(g)
    _open_sheep_market(g)
    for place in range(4):
        g.objectives[place] = top_objective(g)
    _stack_bonus_cards(g)
    _choose_first_player(g, str(options["first"]))
    for turn in range(players):
        _deal_player(g, int((g.first + turn) % g.owners), turn + 1)
    if g.solo:
        _invite_sarah(g)
    g.active = g.first
    queue_start_turn(g)
    g.settle()


def _filled(count: int, value: int) -> vec[i64]:
    return vec[i64]([value] * count)


def _empty_boards(g: NewZealand, owners: int) -> None:
    """NZ-3.1, NZ-3.3, NZ-3.7: discs, storehouses, ship, markers and one printed worker of each type."""
    cards = owners * int(CARD_COUNT)
    g.hand, g.stack, g.pile = zeros(cards), zeros(cards), zeros(cards)
    g.shown, g.area = zeros(cards), zeros(cards)
    g.tops, g.top_count = zeros(owners * MAX_TOPS), zeros(owners)
    g.hand_size, g.stack_size, g.pile_size = zeros(owners), zeros(owners), zeros(owners)
    g.gained, g.boxed = zeros(CARD_COUNT), zeros(CARD_COUNT)
    g.supply = vec[i64](g.kit.supply_count)
    g.money, g.tokens, g.certificates = zeros(owners), zeros(owners), zeros(owners)
    g.gold = _filled(owners, int(g.kit.start_gold))
    g.path = _filled(owners, -1)
    g.step_tile, g.fee_free, g.visits = zeros(owners), zeros(owners), zeros(owners)
    g.discs = _filled(owners, int(ALL_DISCS))
    g.storehouses = _filled(owners, int(ALL_STOREHOUSES))
    g.workers = _filled(owners * len(WORKERS), 1)
    g.jokers = zeros(owners * WORKER_COUNT)
    g.tiles = zeros(owners * len(g.kit.tile_count))
    g.hazards = zeros(owners * len(HAZARDS))
    g.built = _filled(owners * int(PRIVATE_COUNT), int(EMPTY))
    g.runholder = _filled(owners, int(NOT_PLACED))
    g.ship = zeros(owners)
    g.harbours = zeros(owners * len(HARBOURS))
    g.posts = zeros(owners * len(POSTS))
    g.sarah_deck = zeros(SARAH_CARDS)
    g.step_limit = g.kit.count(owners, "step_limit")
    g.step_tile_at = g.kit.count(owners, "step_tile_at")


def _place_masters(g: NewZealand) -> None:
    """NZ-2.1: five of the eight are used."""
    masters = list(range(len(MASTERS)))
    g.shuffle(masters)
    g.masters = vec[i64](masters[: len(MEDIUM_HARBOURS)])
    g.appointed = _filled(len(MEDIUM_HARBOURS), -1)
    g.master_owner = _filled(len(MASTERS), int(OUT_OF_BOX))
    for master in g.masters:
        g.master_owner[master] = -1


def _place_neutrals(g: NewZealand, order: str) -> None:
    """NZ-2.2."""
    letters = list(range(len(NEUTRALS)))
    if order == "random":
        g.shuffle(letters)
    g.trail = _filled(len(TRAIL), int(EMPTY))
    for at, letter in enumerate(letters):
        g.trail[g.kit.neutral_space[at]] = letter


def _choose_sides(g: NewZealand, sides: str) -> None:
    """NZ-3.2: the same for everybody."""
    g.sides = 0
    for number in range(int(PRIVATE_COUNT)):
        if sides == "all_b" or (sides == "mixed" and g.draw(2)):
            g.sides |= only(number)


def _fill_bags(g: NewZealand) -> None:
    g.bag_a = vec[i64](g.kit.worker_tiles + g.kit.hazard_count)
    g.bag_b = vec[i64](g.kit.tile_count)
    g.gone_a, g.gone_b = zeros(len(g.bag_a)), zeros(len(g.bag_b))
    g.forecast = _filled(4, int(EMPTY))


def _open_job_market(g: NewZealand) -> None:
    """NZ-2.4, NZ-2.5: one worker of each type, then tiles of bag A; one without a place goes back and is drawn anew."""
    g.jobs = zeros(WORKER_COUNT * JOB_ROWS)
    for kind in range(int(WORKER_COUNT)):
        g.bag_a[kind] -= 1
        place_a_tile(g, 0, kind)
    left = g.kit.count(int(g.owners), "a_tiles")
    while left > 0:
        tile = draw_a_tile(g)
        if place_a_tile(g, 0, tile):
            left -= 1
        else:
            g.bag_a[tile] += 1


def _open_bonus_market(g: NewZealand) -> None:
    """NZ-2.3, NZ-2.6, NZ-2.7: row 1, and row 2 up to the space left of the token; then the forecasts."""
    g.bonus = _filled(int(BONUS_ROWS * BONUS_COLUMNS), int(EMPTY))
    g.token_row = TOKEN_ROW
    g.token_owner = -1
    for row in range(2):
        for column in range(int(BONUS_COLUMNS - columns(g)), int(BONUS_COLUMNS) - row):
            g.bonus[row * BONUS_COLUMNS + column] = draw_b_tile(g)
    refill_forecasts(g)


def _open_sheep_market(g: NewZealand) -> None:
    """NZ-2.8 to NZ-2.10."""
    low = int(MARKET_BREED)
    g.flock = vec[i64](g.kit.sheep_count[low : low + int(MARKET_BREEDS)])
    g.pens = zeros(MARKET_BREEDS)
    g.market_size = g.kit.count(int(g.owners), "sheep_market")
    add_from_stack(g, 0, g.market_size)
    g.objective_stack = _filled(len(OBJECTIVES), 1)
    g.objectives = _filled(4, int(EMPTY))


def _stack_bonus_cards(g: NewZealand) -> None:
    """NZ-2.11, NZ-2.12: four sets, in the order of their numbers; what is not used leaves the game."""
    sets = list(range(len(g.kit.set_card)))
    g.shuffle(sets)
    chosen = sorted(sets[: int(STACK_COUNT)])
    size = g.kit.count(int(g.owners), "bonus_stack")
    g.stack_card = vec[i64]([g.kit.set_card[number] for number in chosen])
    g.stacks = _filled(int(STACK_COUNT), size)
    for number, card in enumerate(g.kit.set_card):
        g.boxed[card] += g.kit.set_size[number] - (size if number in chosen else 0)


def _choose_first_player(g: NewZealand, first: str) -> None:
    """NZ-3.5; against Sarah the player begins."""
    if g.solo:
        g.first = 0
    elif first == "random":
        g.first = g.draw(g.seats)
    elif SEAT_LETTERS.index(first) >= int(g.seats):
        raise BadOptions(f"option first (NZ-3.5) names seat {first}, but there are only {int(g.seats)} players")
    else:
        g.first = SEAT_LETTERS.index(first)


def _deal_player(g: NewZealand, seat: int, order: int) -> None:
    """NZ-3.4, NZ-3.5: the starting sheep, and pounds, cards and tokens by turn order."""
    for breed in range(int(BREED_COUNT)):
        if breed < STARTERS:
            g.stack[seat * CARD_COUNT + breed] = g.kit.sheep_count[breed]
            g.stack_size[seat] += g.kit.sheep_count[breed]
    g.money[seat] = g.kit.start(order, "pounds")
    g.tokens[seat] = g.kit.start(order, "tokens")
    g.draw_up_to(seat, g.kit.start(order, "cards"))


def _invite_sarah(g: NewZealand) -> None:
    """NZ-32.1: she has 15 discs and one on the track, a random worker, her runholder at the start, and nothing else."""
    g.path[SARAH] = 0
    g.gold[SARAH] = 0
    g.runholder[SARAH] = START
    g.sarah_discs = 15
    g.next_delivery = g.kit.sarah.first_delivery[g.level]  # NZ-32.2, as are the cards of her level
    for number in range(int(SARAH_CARDS)):
        g.sarah_deck[number] = -1 if number + 1 in g.kit.sarah.removed[g.level] else 1
    left = sum(int(g.bag_a[kind]) for kind in range(int(WORKER_COUNT)))
    drawn = int(g.draw(left))
    for kind in range(int(WORKER_COUNT)):  # hazards drawn are put back, so only workers matter
        drawn -= int(g.bag_a[kind])
        if drawn < 0:
            g.bag_a[kind] -= 1
            g.workers[SARAH * WORKER_COUNT + kind] += 1
            g.speciality = kind
            return
