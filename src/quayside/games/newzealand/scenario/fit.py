"""Making room in New Zealand for what is named: everything else gives way, and what cannot be is refused.

How many of everything there are is the game's own census. Less may be on the table than there is: what is named
replaces what was dealt there, and nobody needs to say where that has gone.
"""

from __future__ import annotations

from quayside.games.newzealand.nouns import (
    ALL_DISCS,
    CARDS,
    DISC_COUNT,
    HARBOURS,
    MASTERS,
    MEDIUM,
    MEDIUM_COUNT,
    MEDIUM_HARBOURS,
    NOT_PLACED,
    OUT_OF_BOX,
    POSTS,
    SARAH,
    START,
    WORKERS,
)
from quayside.games.newzealand.scenario.give_way import cards_give_way, starting_sheep_give_way, tiles_give_way
from quayside.games.newzealand.scenario.layout import Layout
from quayside.games.newzealand.scenario.sarah import DISCS as SARAHS_DISCS
from quayside.scenarios.vocabulary import too_many
from quayside.scenarios.wrong import BadScenario, inside


def fit(t: Layout) -> None:
    for seat in range(int(t.g.seats)):
        with inside(t.key(seat)):
            _fit_first_turn(t, seat)
    _masters_give_way(t)
    for owner in range(int(t.g.owners)):
        with inside(t.key(owner)):
            _fit_jokers(t, owner)
            _check_discs(t, owner)
    if t.g.solo:
        _fit_sarah(t)
    for seat in range(int(t.g.seats)):
        starting_sheep_give_way(t, seat)
    cards_give_way(t)
    tiles_give_way(t)
    _check_totals(t)


def _fit_first_turn(t: Layout, seat: int) -> None:
    """NZ-4.3, NZ-4.4: the first turn puts a disc on the pathfinder track and the runholder on the trail."""
    g = t.g
    if t.names(seat, "pathfinder") and not t.names(seat, "runholder"):
        g.runholder[seat] = NOT_PLACED if g.path[seat] < 0 else START
    if t.names(seat, "runholder") and not t.names(seat, "pathfinder"):
        g.path[seat] = -1 if g.runholder[seat] == NOT_PLACED else max(0, int(g.path[seat]))
    if (g.path[seat] < 0) != (g.runholder[seat] == NOT_PLACED):
        raise BadScenario(
            "before the first turn pathfinder is -1 and runholder null, after it neither (NZ-4.3, NZ-4.4)"
        )


def _masters_give_way(t: Layout) -> None:
    """NZ-2.1: five of the eight are in the game, at their harbours or with a player."""
    g = t.g
    owned = [name for at, name in enumerate(MASTERS) if g.master_owner[at] >= 0]
    if len(owned) > len(MEDIUM_HARBOURS):
        raise BadScenario(f"five harbour masters are in the game (NZ-2.1), not {len(owned)}: {', '.join(owned)}")
    named = t.given.get("masters") or {}
    for place in range(len(MEDIUM_HARBOURS) - 1, -1, -1):
        lying = sum(master >= 0 for master in g.masters)
        if lying + len(owned) > len(MEDIUM_HARBOURS) and g.masters[place] >= 0 and MEDIUM_HARBOURS[place] not in named:
            g.master_owner[g.masters[place]] = OUT_OF_BOX
            g.masters[place] = -1
    lying = sum(master >= 0 for master in g.masters)
    if lying + len(owned) > len(MEDIUM_HARBOURS):
        why = f"five harbour masters are in the game (NZ-2.1), not {lying} at harbours and {len(owned)} with players"
        raise BadScenario(f"{why}: write null where one was taken", ("masters",))


def _fit_jokers(t: Layout, owner: int) -> None:
    """NZ-14.4: every joker in a row came with a bonus tile."""
    g = t.g
    jokers = sum(int(g.jokers[owner * len(WORKERS) + kind]).bit_count() for kind in range(len(WORKERS)))
    tiles = owner * len(g.kit.tile_count)
    if not t.names(owner, "bonus_tiles"):
        g.tiles[tiles] = max(int(g.tiles[tiles]), jokers)
    if jokers > g.tiles[tiles]:
        raise BadScenario(f"{jokers} jokers need as many joker_worker tiles, not {g.tiles[tiles]}", ("bonus_tiles",))


def _placed_discs(t: Layout, owner: int) -> int:
    g = t.g
    discs = sum(int(g.posts[owner * len(POSTS) + post]) for post in range(len(POSTS)))
    medium = range(int(MEDIUM), int(MEDIUM + MEDIUM_COUNT))
    return discs + sum(g.harbours[owner * len(HARBOURS) + harbour] == 1 for harbour in medium)


def _check_discs(t: Layout, owner: int) -> None:
    """NZ-1.2: 16 discs. Those on the board count only if the author says which they are."""
    g = t.g
    if g.path[owner] < 0 and (_placed_discs(t, owner) or g.discs[owner] != ALL_DISCS):
        word = next(word for word in ("discs", "uncovered", "posts", "harbours") if t.names(owner, word))
        why = "before the first turn all discs are on the board (NZ-3.3): name pathfinder, 0 or more"
        raise BadScenario(why, (word,))
    placed = _placed_discs(t, owner) + int(g.path[owner] >= 0)
    on_board = int(g.discs[owner]).bit_count() if t.names(owner, "discs") else 0
    if placed + on_board > DISC_COUNT:
        told = f"{placed} on posts, in harbours and on the track" + (f", {on_board} on the board" if on_board else "")
        at = ("discs",) if on_board else ("posts",)
        raise BadScenario(f"there are {int(DISC_COUNT)} discs (NZ-1.2), not {placed + on_board}: {told}", at)


def _fit_sarah(t: Layout) -> None:
    """Her discs beside the board are those she has not placed; her speciality is what she has most of."""
    g = t.g
    placed = _placed_discs(t, int(SARAH))
    if not t.names(int(SARAH), "discs_left"):
        g.sarah_discs = max(0, SARAHS_DISCS - placed)
    if g.sarah_discs + placed > SARAHS_DISCS:
        why = f"she has {SARAHS_DISCS} discs beside the one on the track, not {int(g.sarah_discs) + placed}"
        raise BadScenario(why, ("sarah", "discs_left"))
    rows = [int(g.row(SARAH, kind)) for kind in range(len(WORKERS))]
    if rows[int(g.speciality)] < max(rows):
        g.speciality = rows.index(max(rows))


# What is named where, to find the line of what is too many.
_CARD_WORDS = (
    *("hand", "stack", "top", "pile", "area", "sheep_market", "sheep_stack", "objectives", "objective_stack"),
    *("supply", "bonus_stacks"),
)
_TILE_WORDS = (
    *("workers", "jokers", "hazards", "trail", "bonus_tiles", "job_market", "bonus_market", "forecast", "bag_a"),
    "bag_b",
)


def _check_totals(t: Layout) -> None:
    """The game's own census may find less than the setup dealt, but not more."""
    counted = t.g.census()
    for key, number in counted.items():
        total = t.total[key]
        if number <= total or key.startswith(("discs of", "jokers beyond")):
            continue
        if key in CARDS:
            raise too_many(t.given, {key}, _CARD_WORDS, f"{_there(total)} {key}, not {number}")
        name = key.removesuffix(" tiles").removesuffix(" bonus")
        raise too_many(t.given, {name}, _TILE_WORDS, f"{_there(total)} {key}, not {number}")


def _there(total: int) -> str:
    return "there is only one" if total == 1 else f"there are only {total}"
