"""What `given` can say of a seat of New Zealand, and of Sarah in the same words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from quayside.games.newzealand.nouns import (
    ALL_DISCS,
    ALL_STOREHOUSES,
    BONUS_OBJECTIVES,
    BUILDING_SPACES,
    CARD_COUNT,
    CARDS,
    DISC_LEFT,
    DISCS,
    EMPTY,
    HARBOURS,
    LARGE,
    MASTERS,
    MAX_TOPS,
    MEDIUM,
    MEDIUM_HARBOURS,
    NOT_PLACED,
    OBJECTIVES,
    PATH_END,
    POSTS,
    PRIVATE_COUNT,
    PRIVATES,
    ROW_SIZE,
    SLOTS,
    STOREHOUSE_COUNT,
    TRAIL,
    WELLINGTON,
    WORKERS,
)
from quayside.games.newzealand.scenario.layout import Layout
from quayside.games.newzealand.state import OUT_OF_GAME
from quayside.games.newzealand.steps.build import put_building
from quayside.kernel.packed import i64, vec
from quayside.kernel.sets import has, only, without
from quayside.scenarios.fields import as_declared
from quayside.scenarios.reading import counted, flag, listed, once, one_of, read_keys, whole
from quayside.scenarios.vocabulary import GivenField
from quayside.scenarios.wrong import BadScenario, ListIndex, inside

SetSeat = Callable[[Layout, int, Any], None]

OWN_OBJECTIVES = (*OBJECTIVES, *BONUS_OBJECTIVES)


def things(value: Any, what: str, words: Sequence[str]) -> Counter[int]:
    """Things by name: a list like [ferry, ferry], or counts like {ferry: 2}."""
    how = f"a list like [{words[0]}, {words[0]}] or counts like {{{words[0]}: 2}}"
    return counted(what, value, lambda name: one_of(what, name, words), how=how)


# -- markers and money -------------------------------------------------------------------------------------------


def _gold(t: Layout, owner: int, value: Any) -> None:
    t.g.gold[owner] = whole(value, 0, int(t.g.kit.gold_limit), "gold (NZ-3.6)")


def _certificates(t: Layout, owner: int, value: Any) -> None:
    """NZ-12.3: the limit depends on a disc."""
    limit = int(t.g.temporary_limit(owner))
    if isinstance(value, int) and limit < value <= t.g.kit.certificate_limit_open:
        raise BadScenario(f"the limit is {limit} certificates, not {value}: uncover cert_limit_5 for more (NZ-9.5)")
    t.g.certificates[owner] = whole(value, 0, limit, "the number of certificates")


def _path(t: Layout, owner: int, value: Any) -> None:
    least = -1 if t.phase == "start" else 0
    t.g.path[owner] = whole(value, least, int(PATH_END), "the pathfinder space (NZ-22.1)")


def _step_tile(t: Layout, owner: int, value: Any) -> None:
    """NZ-22.2: taken when the pathfinder gets there."""
    g = t.g
    g.step_tile[owner] = whole(value, 0, 2, "the step tile")
    if t.names(owner, "pathfinder") and (g.path[owner] >= g.step_tile_at) != (g.step_tile[owner] > 0):
        raise BadScenario(f"the step tile is taken on pathfinder space {g.step_tile_at} and not before (NZ-22.2)")
    if g.step_tile[owner] == 2:
        _choice_reached(t, owner)


def _fee_free(t: Layout, owner: int, value: Any) -> None:
    t.g.fee_free[owner] = int(flag(value))
    if value:
        _choice_reached(t, owner)
        if t.g.step_tile[owner] == 2:
            raise BadScenario("one tile is flipped, not both (NZ-22.4): step_tile 2 or fee_free")


def _choice_reached(t: Layout, owner: int) -> None:
    space = [int(each) for each in t.g.kit.path_choice].index(1)
    if t.names(owner, "pathfinder") and t.g.path[owner] < space:
        raise BadScenario(f"a tile is flipped on pathfinder space {space}, not before (NZ-22.4)")


# -- cards -------------------------------------------------------------------------------------------------------


def _cards(name: str, words: Sequence[str] = CARDS) -> SetSeat:
    def set_cards(t: Layout, owner: int, value: Any) -> None:
        wanted = things(value, "a card", words)
        row: vec[i64] = getattr(t.g, name)
        for card in range(int(CARD_COUNT)):
            row[owner * CARD_COUNT + card] = 0
        for kind, count in wanted.items():
            row[owner * CARD_COUNT + CARDS.index(words[kind])] = count
        if name != "area":
            getattr(t.g, f"{name}_size")[owner] = sum(wanted.values())

    return set_cards


def _stack(t: Layout, owner: int, value: Any) -> None:
    _cards("stack")(t, owner, value)
    t.g.top_count[owner] = 0


def _top(t: Layout, owner: int, value: Any) -> None:
    """Cards of a known place on the draw stack; the first one named is drawn first."""
    if len(listed("top", value)) > MAX_TOPS:
        raise BadScenario(f"the places of {int(MAX_TOPS)} cards can be known, not of {len(value)}")
    cards = [one_of("a card", each, CARDS) for each in reversed(value)]
    t.g.stack_size[owner] += len(cards) - t.g.top_count[owner]
    t.g.top_count[owner] = len(cards)
    for place, card in enumerate(cards):
        t.g.tops[owner * MAX_TOPS + place] = card


# -- the board ---------------------------------------------------------------------------------------------------


def _workers(t: Layout, owner: int, value: Any) -> None:
    for kind, (name, number) in read_keys("workers", value, lambda key: one_of("a worker", key, WORKERS)).items():
        with inside(name):
            count = whole(number, 1, int(ROW_SIZE), "a worker row, the printed one included,")
            t.g.workers[owner * len(WORKERS) + kind] = count


def _jokers(t: Layout, owner: int, value: Any) -> None:
    """Spaces of a row that hold a joker; the first space is printed."""
    g = t.g
    for kind, (name, slots) in read_keys("jokers", value, lambda key: one_of("a worker", key, WORKERS)).items():
        at = owner * len(WORKERS) + kind
        with inside(name):
            filled = once("jokers", counted("jokers", slots, whole), str)
            g.jokers[at] = sum(only(whole(slot, 2, int(g.workers[at]), "a filled space")) for slot in filled)


def _uncovered(t: Layout, owner: int, value: Any) -> None:
    if t.names(owner, "discs"):
        raise BadScenario("write either uncovered or discs")
    gone = once("discs", things(value, "a disc", DISCS), lambda disc: DISCS[disc])
    t.g.discs[owner] = ALL_DISCS & ~sum(only(disc) for disc in gone)


def _harbours(t: Layout, owner: int, value: Any) -> None:
    """Own pieces in harbours: the space of a storehouse, or 1 for a disc. Storehouses leave the board from 1 on."""
    g = t.g
    for harbour, (name, number) in read_keys("harbours", value, lambda k: one_of("a harbour", k, HARBOURS)).items():
        with inside(name):
            g.harbours[owner * len(HARBOURS) + harbour] = _piece_in(t, owner, harbour, number)
            if not MEDIUM <= harbour < LARGE:
                left = [house for house in range(int(STOREHOUSE_COUNT)) if has(g.storehouses[owner], house)]
                if not left:
                    raise BadScenario(f"a seat has {int(STOREHOUSE_COUNT)} storehouses (NZ-1.2), and all are placed")
                g.storehouses[owner] = without(g.storehouses[owner], left[0])


def _piece_in(t: Layout, owner: int, harbour: int, value: Any) -> int:
    g = t.g
    if MEDIUM <= harbour < LARGE:
        return whole(value, 1, int(DISC_LEFT), "1 for a disc, 2 for one that has gone to a post; this")
    if t.key(owner) == "sarah":
        raise BadScenario(f"Sarah has no storehouses; hers are discs in {', '.join(MEDIUM_HARBOURS)}")
    slots = [slot + 1 for slot in range(int(SLOTS)) if g.harbour_price(harbour, slot) >= 0]
    slot = whole(value, 1, slots[-1], "the storehouse space")
    for other in range(int(g.owners)):
        if other != owner and g.harbours[other * len(HARBOURS) + harbour] == slot:
            raise BadScenario(f"the storehouse of {t.key(other)} stands on space {slot} of {HARBOURS[harbour]}")
    return slot


def _placed(t: Layout, owner: int, value: Any) -> None:
    """Which storehouses have left the board."""
    how = f"placed_storehouses is a list of numbers from 1 to {int(STOREHOUSE_COUNT)}; a number"
    found = counted("storehouses", value, lambda house: whole(house, 1, int(STOREHOUSE_COUNT), how))
    placed = once("storehouses", found, str)
    row = t.g.harbours[owner * len(HARBOURS) : (owner + 1) * len(HARBOURS)]
    standing = sum(piece > 0 for harbour, piece in enumerate(row) if not MEDIUM <= harbour < LARGE)
    if standing > len(placed):
        raise BadScenario(f"{standing} storehouses stand in harbours, but only {len(placed)} have left the board")
    t.g.storehouses[owner] = ALL_STOREHOUSES & ~sum(only(house - 1) for house in placed)


def _posts(t: Layout, owner: int, value: Any) -> None:
    """NZ-8.1, NZ-8.2: one own disc on most posts, and foreign ones behind an own storehouse."""
    g = t.g
    wanted = things(value, "a post", POSTS)
    for post, name in enumerate(POSTS):
        if wanted[post] > 1 and not g.kit.post_repeat[post]:
            raise BadScenario(f"{name} takes one disc of a player (NZ-8.1), not {wanted[post]}")
        if wanted[post] and t.names(owner, "harbours") and t.key(owner) != "sarah" and not g.post_open(owner, post):
            harbour = HARBOURS[g.kit.post_harbour[post]]
            raise BadScenario(f"{name} needs an own storehouse in {harbour} (NZ-8.2): name it under harbours")
        g.posts[owner * len(POSTS) + post] = wanted[post]


def _buildings(t: Layout, owner: int, value: Any) -> None:
    g = t.g
    numbers = [str(number) for number in PRIVATES]
    for tile, (written, space) in read_keys("buildings", value, lambda k: one_of("a building", k, numbers)).items():
        with inside(written):
            if space is None:
                continue
            if space == "out":
                g.built[owner * PRIVATE_COUNT + tile] = OUT_OF_GAME
                continue
            one_of("a building space", space, (*BUILDING_SPACES, "out"))
            at = TRAIL.index(space)
            if g.trail[at] != EMPTY:
                raise BadScenario(f"{space} holds a building of {t.key(int(g.owner_of(at)))} already (NZ-16.7)")
            if t.names(owner, "pathfinder") and t.key(owner) != "sarah" and g.path[owner] < g.kit.lock[at]:
                raise BadScenario(f"{space} opens on pathfinder space {g.kit.lock[at]} (NZ-16.6), not {g.path[owner]}")
            put_building(g, owner, tile, at)


def _masters_of(t: Layout, owner: int, value: Any) -> None:
    for number, name in enumerate(listed("harbour_masters", value)):
        with inside(ListIndex(number)):
            master = one_of("a harbour master", name, MASTERS)
            t.claim(MASTERS[master])
            t.g.master_owner[master] = owner
            for place in range(len(MEDIUM_HARBOURS)):
                if t.g.masters[place] == master:
                    t.g.masters[place] = -1


def _runholder(t: Layout, owner: int, value: Any) -> None:
    """NZ-10.9: nobody stays in Wellington; Sarah waits there for her next card."""
    if value is None:
        if t.phase != "start":
            raise BadScenario("only with phase: start can a runholder be off the trail (NZ-4.4)")
        t.g.runholder[owner] = NOT_PLACED
        return
    space = one_of("a space", value, TRAIL)
    arriving = t.phase == "wellington" and owner == t.g.active
    if t.key(owner) != "sarah" and (space == WELLINGTON) != arriving:
        raise BadScenario("the runholder of the active player is in wellington in the phase wellington, and only then")
    t.g.runholder[owner] = space


SEAT: dict[str, GivenField[SetSeat]] = {
    "money": GivenField(as_declared, "7", "pounds", "7, 8, 9 or 10 by the order of turns"),
    "gold": GivenField(_gold, "3", "0 to 5", "`1`"),
    "tokens": GivenField(as_declared, "2", "exchange tokens", "`1`"),
    "pathfinder": GivenField(
        _path, "6", "0 to 16; `-1` before the first turn, with `phase: start`", "`0`; with `phase: start` `-1`"
    ),
    "step_tile": GivenField(_step_tile, "1", "0, 1, or 2 when it is flipped", "`0`"),
    "fee_free": GivenField(_fee_free, "true", "the fee tile is flipped", "`false`"),
    "visits": GivenField(as_declared, "2", "visits to Wellington so far", "`0`"),
    "hand": GivenField(
        _cards("hand"), "[merino, ferry]", "cards", "4 to 7 cards by the order of turns, drawn by chance"
    ),
    "stack": GivenField(
        _stack, "{merino: 2, lincoln: 1}", "the draw stack, in no order", "the rest of the 14 own sheep"
    ),
    "top": GivenField(_top, "[lincoln, merino]", "cards on top of `stack` in order; the first is drawn first", "`[]`"),
    "pile": GivenField(_cards("pile"), "[ferry]", "the discard pile", "`[]`"),
    "area": GivenField(_cards("area", OWN_OBJECTIVES), "[O01]", "objectives played", "`[]`"),
    "workers": GivenField(
        _workers,
        "{shearer: 3}",
        "1 to 5 in a row, the printed worker included; rows not named stay",
        "`{shepherd: 1, craftsman: 1, sailor: 1, shearer: 1}`",
    ),
    "jokers": GivenField(
        _jokers, "{shepherd: [2]}", "which spaces of a row (2 to 5) hold a joker; needs `workers`", "none"
    ),
    "uncovered": GivenField(
        _uncovered,
        "[hand_5]",
        "disc spaces that are open. Discs you put on posts, harbours and the track are not taken from the board",
        "`[]`",
    ),
    "discs": GivenField(as_declared, "[hand_5, hand_6]", "instead: the discs still on the board", "all 16"),
    "certificates": GivenField(_certificates, "2", "0 to 3; to 5 with `cert_limit_5` uncovered", "`0`"),
    "harbours": GivenField(
        _harbours,
        "{SH1: 2, MH1: 1}",
        "the space of a storehouse, or 1 for a disc, 2 for a disc that has gone to a post",
        "`{}`",
    ),
    "placed_storehouses": GivenField(
        _placed, "[3, 4]", "which storehouses have left the board", "as many as stand in `harbours`, from 1 on"
    ),
    "posts": GivenField(
        _posts, "[LP1, LP0, LP0]", "own discs; one on a post, but any number on LP0, LP21 and WP13", "`[]`"
    ),
    "buildings": GivenField(
        _buildings,
        "{3: A1, 1: out}",
        "where each stands; `out` if it was replaced, `null` if not built",
        "none built",
    ),
    "hazards": GivenField(as_declared, "[flood_black_2]", "tiles taken", "`[]`"),
    "bonus_tiles": GivenField(as_declared, "[exchange_vp]", "tiles taken", "`[]`, and one per joker named"),
    "harbour_masters": GivenField(_masters_of, "[HM5]", "tiles taken; five are in the game", "`[]`"),
    "runholder": GivenField(
        _runholder, "NB", "a space of the trail", "`start`; `wellington` in the phase `wellington`"
    ),
    "ship": GivenField(as_declared, "W2", "a sea space", "`S`"),
}
