"""How cards and tiles of New Zealand that nobody named give way to those that are named."""

from __future__ import annotations

from collections.abc import Callable

from quayside.games.newzealand.nouns import (
    A_TILES,
    BONUS_COLUMNS,
    BONUS_TILES,
    CARD_COUNT,
    CARDS,
    EMPTY,
    FERRY,
    FIRST_OBJECTIVE,
    HAZARD_SPACES,
    HAZARD_TILE,
    JOB_ROWS,
    MAIN_OBJECTIVES,
    MARKET_BREED,
    MARKET_BREEDS,
    ROMNEY,
    STACKS,
    STARTERS,
    SUPPLIES,
    TRAIL,
    WORKER_COUNT,
)
from quayside.games.newzealand.scenario.layout import Layout
from quayside.kernel.packed import i64, vec

Give = Callable[[Layout, int, int], int]  # of a kind give up to so many; how many it were


def _take(row: vec[i64], at: int, wanted: int) -> int:
    taken = min(wanted, int(row[at]))
    row[at] -= taken
    return taken


# -- cards -------------------------------------------------------------------------------------------------------


def starting_sheep_give_way(t: Layout, seat: int) -> None:
    """NZ-1.2: each player has 14 own sheep. Stack and hand change theirs for others, so that they stay as large.

    An author may name more of a breed than one player has: the box has them, in the sets of other players.
    """
    g = t.g
    for card in range(int(STARTERS)):
        limit = g.kit.sheep_count[card]
        for place in ("stack", "hand"):
            row: vec[i64] = getattr(g, place)
            while not t.names(seat, place) and g.deck_count(seat, card) > limit and row[seat * CARD_COUNT + card]:
                row[seat * CARD_COUNT + card] -= 1
                missing = [c for c in range(int(STARTERS)) if g.deck_count(seat, c) < g.kit.sheep_count[c]]
                if missing:
                    row[seat * CARD_COUNT + missing[0]] += 1
                else:
                    getattr(g, f"{place}_size")[seat] -= 1


def cards_give_way(t: Layout) -> None:
    counted = t.g.census()
    for card, name in enumerate(CARDS):
        over = counted[name] - t.total[name]
        for give in _CARD_GIVERS:
            over -= give(t, card, over) if over > 0 else 0


def _from_box(t: Layout, card: int, wanted: int) -> int:
    return _take(t.g.boxed, card, wanted)


def _from_supply(t: Layout, card: int, wanted: int) -> int:
    kinds = [int(ROMNEY), *range(int(FERRY), int(FERRY) + 3)]
    if card not in kinds or SUPPLIES[kinds.index(card)] in (t.given.get("supply") or {}):
        return 0
    return _take(t.g.supply, kinds.index(card), wanted)


def _from_sheep_stack(t: Layout, card: int, wanted: int) -> int:
    breed = card - int(MARKET_BREED)
    if not 0 <= breed < MARKET_BREEDS or "sheep_stack" in t.given:
        return 0
    return _take(t.g.flock, breed, wanted)


def _from_sheep_market(t: Layout, card: int, wanted: int) -> int:
    """The market is filled up again from its stack, unless that is named."""
    g = t.g
    breed = card - int(MARKET_BREED)
    if not 0 <= breed < MARKET_BREEDS or "sheep_market" in t.given:
        return 0
    taken = _take(g.pens, breed, wanted)
    for _each in range(taken if "sheep_stack" not in t.given else 0):
        left = [other for other in range(int(MARKET_BREEDS)) if g.flock[other]]
        if left:
            g.flock[left[0]] -= 1
            g.pens[left[0]] += 1
    return taken


def _from_objective_stack(t: Layout, card: int, wanted: int) -> int:
    objective = card - int(FIRST_OBJECTIVE)
    if not 0 <= objective < MAIN_OBJECTIVES or "objective_stack" in t.given:
        return 0
    return _take(t.g.objective_stack, objective, wanted)


def _from_open_objectives(t: Layout, card: int, wanted: int) -> int:
    """Another one of the stack lies there instead."""
    g = t.g
    objective = card - int(FIRST_OBJECTIVE)
    if not 0 <= objective < MAIN_OBJECTIVES or "objectives" in t.given:
        return 0
    places = [place for place in range(len(g.objectives)) if g.objectives[place] == objective][:wanted]
    for place in places:
        left = [other for other in range(int(MAIN_OBJECTIVES)) if g.objective_stack[other]]
        g.objectives[place] = left[0] if left and "objective_stack" not in t.given else EMPTY
        if g.objectives[place] != EMPTY:
            g.objective_stack[left[0]] = 0
    return len(places)


def _from_bonus_stacks(t: Layout, card: int, wanted: int) -> int:
    named = t.given.get("bonus_stacks") or {}
    given = 0
    for stack, name in enumerate(STACKS):
        if t.g.stack_card[stack] == card and "count" not in named.get(name, {}):
            given += _take(t.g.stacks, stack, wanted - given)
    return given


_CARD_GIVERS: tuple[Give, ...] = (
    _from_box,
    _from_supply,
    _from_sheep_stack,
    _from_sheep_market,
    _from_objective_stack,
    _from_open_objectives,
    _from_bonus_stacks,
)


# -- tiles -------------------------------------------------------------------------------------------------------


def tiles_give_way(t: Layout) -> None:
    counted = t.g.census()
    for names, suffix, givers in ((A_TILES, "tiles", _A_GIVERS), (BONUS_TILES, "bonus tiles", _B_GIVERS)):
        for kind, name in enumerate(names):
            over = counted[f"{name} {suffix}"] - t.total[f"{name} {suffix}"]
            for give in givers:
                over -= give(t, kind, over) if over > 0 else 0


def _from_bag(name: str) -> Give:
    def give(t: Layout, kind: int, wanted: int) -> int:
        bag: vec[i64] = getattr(t.g, name)
        return 0 if name in t.given else _take(bag, kind, wanted)

    return give


def _from_forecast(first: int, letter: str, bag_name: str) -> Give:
    """Another tile of the bag lies there instead."""

    def give(t: Layout, kind: int, wanted: int) -> int:
        g = t.g
        if letter in (t.given.get("forecast") or {}):
            return 0
        bag: vec[i64] = getattr(g, bag_name)
        places = [place for place in (first, first + 1) if g.forecast[place] == kind][:wanted]
        for place in places:
            left = [other for other in range(len(bag)) if bag[other]]
            g.forecast[place] = left[0] if left and bag_name not in t.given else EMPTY
            if g.forecast[place] != EMPTY:
                bag[left[0]] -= 1
        return len(places)

    return give


def _from_job_market(t: Layout, kind: int, wanted: int) -> int:
    if kind >= WORKER_COUNT or "job_market" in t.given:
        return 0
    rows = [kind * int(JOB_ROWS) + row for row in range(int(JOB_ROWS)) if t.g.jobs[kind * JOB_ROWS + row]]
    for cell in rows[::-1][:wanted]:
        t.g.jobs[cell] = 0
    return min(wanted, len(rows))


def _from_trail(t: Layout, kind: int, wanted: int) -> int:
    if kind < WORKER_COUNT or "hazards" in t.given:
        return 0
    tile = int(HAZARD_TILE) + kind - int(WORKER_COUNT)
    named = t.given.get("trail") or {}
    spaces = [TRAIL.index(name) for name in HAZARD_SPACES if name not in named]
    taken = [space for space in spaces if t.g.trail[space] == tile][:wanted]
    for space in taken:
        t.g.trail[space] = EMPTY
    return len(taken)


def _from_bonus_market(t: Layout, kind: int, wanted: int) -> int:
    named = t.given.get("bonus_market") or {}
    cells = [cell for cell in range(len(t.g.bonus)) if cell // int(BONUS_COLUMNS) + 1 not in named]
    taken = [cell for cell in cells if t.g.bonus[cell] == kind][:wanted]
    for cell in taken:
        t.g.bonus[cell] = EMPTY
    return len(taken)


_A_GIVERS: tuple[Give, ...] = (_from_bag("bag_a"), _from_forecast(0, "A", "bag_a"), _from_job_market, _from_trail)
_B_GIVERS: tuple[Give, ...] = (_from_bag("bag_b"), _from_forecast(2, "B", "bag_b"), _from_bonus_market)
