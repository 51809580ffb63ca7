"""New Zealand in scenarios. The words are those of docs/scenarios.md."""

from __future__ import annotations

from collections import Counter
from typing import Any, Callable, Sequence

from quayside.games.newzealand.game import NewZealandGame
from quayside.games.newzealand.state import OUT_OF_GAME
from quayside.games.newzealand.steps.build import put_building
from quayside.games.newzealand.steps.codes import (
    ARRIVE,
    END_OF_TURN,
    GAME_OVER,
    LAST_OBJECTIVES,
    PHASE_A,
    PHASE_C,
    START_TURN,
    USE_LOCATION,
)
from quayside.games.newzealand.steps.turn import objectives_in_deck
from quayside.games.newzealand.words import (
    A_TILES,
    ALL_DISCS,
    ALL_STOREHOUSES,
    BONUS_COLUMNS,
    BONUS_TILES,
    BREEDS,
    CARD_COUNT,
    CARDS,
    DISCS,
    EMPTY,
    HARBOURS,
    HAZARD_SPACES,
    HAZARD_TILE,
    HAZARDS,
    JOB_ROWS,
    LARGE,
    LOCAL_POSTS,
    MASTERS,
    MAX_TOPS,
    MEDIUM,
    MEDIUM_HARBOURS,
    NEUTRAL_SPACES,
    NEUTRALS,
    NOT_PLACED,
    OBJECTIVES,
    POSTS,
    PRIVATE_COUNT,
    SARAH,
    SARAH_CARDS,
    SEA,
    SEAT_LETTERS,
    STACKS,
    STOREHOUSE_COUNT,
    STOREHOUSES,
    SUPPLIES,
    TOKEN_GONE,
    TRAIL,
    WORKERS,
)
from quayside.kernel.packed import i64, vec
from quayside.kernel.state import State
from quayside.scenarios.compare import Matcher
from quayside.scenarios.wrong import BadScenario

MARKET = BREEDS[4:10]
PHASES = ("start", "a", "b", "c", "end", "wellington", "final")

Seats = dict[str, Callable[[NewZealandGame, int, Any], None]]
Tables = dict[str, Callable[[NewZealandGame, Any], None]]


# -- reading what an author writes -------------------------------------------------------------------------------


def count_of(value: Any, low: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < low:
        raise BadScenario(f"{value!r} is not a whole number from {low} up")
    return value


def one_of(what: str, value: object, words: Sequence[str]) -> int:
    if str(value) not in words:
        raise BadScenario(f"{what} is one of {', '.join(words)}, not {value!r}")
    return list(words).index(str(value))


def counts_in(what: str, value: Any, words: Sequence[str]) -> Counter[int]:
    """Things by name: a list like [ferry, ferry], or counts like {ferry: 2}."""
    if isinstance(value, list):
        return Counter(one_of(what, each, words) for each in value)
    if isinstance(value, dict):
        return Counter({one_of(what, key, words): count_of(number) for key, number in value.items() if number})
    raise BadScenario(f"{what}: write a list like [{words[0]}, {words[0]}] or counts like {{{words[0]}: 2}}")


def items_of(what: str, value: Any) -> list[tuple[Any, Any]]:
    if not isinstance(value, dict):
        raise BadScenario(f"{what} must be a mapping, not {value!r}")
    return list(value.items())


def seat_index(g: NewZealandGame, text: object) -> int:
    letters = SEAT_LETTERS[: int(g.seats)]
    if text not in letters:
        raise BadScenario(f"{text!r} is not a seat; the seats are {', '.join(letters)}")
    return letters.index(str(text))


# -- given: a seat -----------------------------------------------------------------------------------------------


def _number(name: str, low: int = 0) -> Callable[[NewZealandGame, int, Any], None]:
    def set_number(g: NewZealandGame, seat: int, value: Any) -> None:
        getattr(g, name)[seat] = count_of(value, low)

    return set_number


def _cards(name: str, size: str) -> Callable[[NewZealandGame, int, Any], None]:
    def set_cards(g: NewZealandGame, seat: int, value: Any) -> None:
        wanted = counts_in("a card", value, CARDS)
        row: vec[i64] = getattr(g, name)
        for card in range(int(CARD_COUNT)):
            row[seat * CARD_COUNT + card] = wanted[card]
        if size:
            getattr(g, size)[seat] = sum(wanted.values())
        if name == "stack":
            g.top_count[seat] = 0

    return set_cards


def _top(g: NewZealandGame, seat: int, value: Any) -> None:
    """Cards of a known place on the draw stack; the first one named is drawn first."""
    if not isinstance(value, list):
        raise BadScenario(f"top is a list of cards, the first one drawn first, not {value!r}")
    cards = [one_of("a card", each, CARDS) for each in reversed(value)]
    g.stack_size[seat] += len(cards) - g.top_count[seat]
    g.top_count[seat] = len(cards)
    for place, card in enumerate(cards):
        g.tops[seat * MAX_TOPS + place] = card


def _workers(g: NewZealandGame, seat: int, value: Any) -> None:
    for name, number in items_of("workers", value):
        if not 1 <= count_of(number) <= 5:
            raise BadScenario("a worker row holds 1 to 5, the printed worker included")
        g.workers[seat * len(WORKERS) + one_of("a worker", name, WORKERS)] = number


def _jokers(g: NewZealandGame, seat: int, value: Any) -> None:
    for name, slots in items_of("jokers", value):
        mask = sum(1 << count_of(slot, 2) for slot in slots)
        g.jokers[seat * len(WORKERS) + one_of("a worker", name, WORKERS)] = mask


def _uncovered(g: NewZealandGame, seat: int, value: Any) -> None:
    gone = counts_in("a disc", value, DISCS)
    g.discs[seat] = ALL_DISCS & ~sum(1 << disc for disc in gone)


def _discs(g: NewZealandGame, seat: int, value: Any) -> None:
    g.discs[seat] = sum(1 << disc for disc in counts_in("a disc", value, DISCS))


def _placed(g: NewZealandGame, seat: int, value: Any) -> None:
    if not isinstance(value, list) or any(house not in STOREHOUSES for house in value):
        raise BadScenario(f"placed_storehouses is a list of numbers from 1 to 10, not {value!r}")
    g.storehouses[seat] = ALL_STOREHOUSES & ~sum(1 << house - 1 for house in set(value))


def _harbours(g: NewZealandGame, seat: int, value: Any) -> None:
    """Own pieces in harbours: the slot of a storehouse, or 1 for a disc. Storehouses leave the board from 1 on."""
    for harbour in range(len(HARBOURS)):
        g.harbours[seat * len(HARBOURS) + harbour] = 0
    for name, number in items_of("harbours", value):
        harbour = one_of("a harbour", name, HARBOURS)
        g.harbours[seat * len(HARBOURS) + harbour] = count_of(number, 1)
        if harbour < MEDIUM or harbour >= LARGE:
            houses = [house for house in range(int(STOREHOUSE_COUNT)) if g.storehouses[seat] >> house & 1]
            g.storehouses[seat] &= ~(1 << houses[0])


def _posts(g: NewZealandGame, seat: int, value: Any) -> None:
    wanted = counts_in("a post", value, POSTS)
    for post in range(len(POSTS)):
        g.posts[seat * len(POSTS) + post] = wanted[post]


def _buildings(g: NewZealandGame, seat: int, value: Any) -> None:
    for number, space in items_of("buildings", value):
        tile = one_of("a building", number, [str(n) for n in range(1, 11)])
        if space == "out":
            g.built[seat * PRIVATE_COUNT + tile] = OUT_OF_GAME
        else:
            put_building(g, seat, tile, one_of("a space", space, TRAIL))


def _owned(name: str, words: Sequence[str]) -> Callable[[NewZealandGame, int, Any], None]:
    def set_owned(g: NewZealandGame, seat: int, value: Any) -> None:
        wanted = counts_in(name, value, words)
        for kind in range(len(words)):
            getattr(g, name)[seat * len(words) + kind] = wanted[kind]

    return set_owned


def _masters_of(g: NewZealandGame, seat: int, value: Any) -> None:
    for master in counts_in("a harbour master", value, MASTERS):
        g.master_owner[master] = seat
        for place in range(len(MEDIUM_HARBOURS)):
            if g.masters[place] == master:
                g.masters[place] = -1


def _runholder(g: NewZealandGame, seat: int, value: Any) -> None:
    g.runholder[seat] = NOT_PLACED if value is None else one_of("a space", value, TRAIL)


def _ship(g: NewZealandGame, seat: int, value: Any) -> None:
    g.ship[seat] = one_of("a sea space", value, SEA)


_SEAT: Seats = {
    "money": _number("money"),
    "gold": _number("gold"),
    "certificates": _number("certificates"),
    "tokens": _number("tokens"),
    "pathfinder": _number("path", -1),
    "step_tile": _number("step_tile"),
    "fee_free": lambda g, seat, value: g.fee_free.__setitem__(seat, int(bool(value))),
    "visits": _number("visits"),
    "hand": _cards("hand", "hand_size"),
    "stack": _cards("stack", "stack_size"),
    "pile": _cards("pile", "pile_size"),
    "area": _cards("area", ""),
    "top": _top,
    "workers": _workers,
    "jokers": _jokers,
    "uncovered": _uncovered,
    "discs": _discs,
    "harbours": _harbours,
    "placed_storehouses": _placed,
    "posts": _posts,
    "buildings": _buildings,
    "hazards": _owned("hazards", HAZARDS),
    "bonus_tiles": _owned("tiles", BONUS_TILES),
    "harbour_masters": _masters_of,
    "runholder": _runholder,
    "ship": _ship,
}


# -- given: the table --------------------------------------------------------------------------------------------


def _trail(g: NewZealandGame, value: Any) -> None:
    """Hazards by space, or a neutral building by its letter; null clears the space."""
    for name, tile in items_of("trail", value):
        space = one_of("a space", name, TRAIL)
        if tile is None:
            g.trail[space] = EMPTY
        elif tile in NEUTRALS:
            g.trail[space] = NEUTRALS.index(tile)
        else:
            g.trail[space] = HAZARD_TILE + one_of("a tile", tile, HAZARDS)


def _hazard_zones(g: NewZealandGame, value: Any) -> None:
    """All hazards on the board: what is not named is empty."""
    for name in HAZARD_SPACES:
        g.trail[TRAIL.index(name)] = EMPTY
    _trail(g, value)


def _sides(g: NewZealandGame, value: Any) -> None:
    for number, side in items_of("sides", value):
        bit = 1 << one_of("a building", number, [str(n) for n in range(1, 11)])
        g.sides = g.sides | bit if one_of("a side", side, ("a", "b")) else g.sides & ~bit


def _jobs(g: NewZealandGame, value: Any) -> None:
    """Rows that hold a tile, for every column; what is not named is empty."""
    for cell in range(len(g.jobs)):
        g.jobs[cell] = 0
    for name, rows in items_of("job_market", value):
        kind = one_of("a worker", name, WORKERS)
        for row in rows:
            if not 1 <= count_of(row) <= JOB_ROWS:
                raise BadScenario("the job market has the rows 1 to 4")
            g.jobs[kind * JOB_ROWS + row - 1] = 1


def _bonus(g: NewZealandGame, value: Any) -> None:
    """Tiles by row, from the left, null for an empty space; rows that are not named stay as they are."""
    for row, tiles in items_of("bonus_market", value):
        if not 1 <= count_of(row) <= 7 or not isinstance(tiles, list) or len(tiles) > BONUS_COLUMNS:
            raise BadScenario("bonus_market: rows 1 to 7 with up to four tiles each")
        for column, tile in enumerate(tiles):
            at = (row - 1) * int(BONUS_COLUMNS) + column
            g.bonus[at] = EMPTY if tile is None else one_of("a bonus tile", tile, BONUS_TILES)


def _token_row(g: NewZealandGame, value: Any) -> None:
    g.token_row = TOKEN_GONE if value is None else count_of(value, 1) - 1


def _forecast(g: NewZealandGame, value: Any) -> None:
    for bag, tiles in items_of("forecast", value):
        first = 2 * one_of("a bag", bag, ("A", "B"))
        words = BONUS_TILES if first else A_TILES
        for place, tile in enumerate((*tiles, None, None)[:2]):
            g.forecast[first + place] = EMPTY if tile is None else one_of("a tile", tile, words)


def _pool(name: str, words: Sequence[str]) -> Callable[[NewZealandGame, Any], None]:
    """A pool that is named completely."""

    def set_pool(g: NewZealandGame, value: Any) -> None:
        wanted = counts_in(name, value, words)
        for kind in range(len(words)):
            getattr(g, name)[kind] = wanted[kind]

    return set_pool


def _supply(g: NewZealandGame, value: Any) -> None:
    for name, number in items_of("supply", value):
        g.supply[one_of("a supply", name, SUPPLIES)] = count_of(number)


def _objectives(g: NewZealandGame, value: Any) -> None:
    cards = [one_of("an objective", each, OBJECTIVES) for each in value]
    for place, card in enumerate((*cards, EMPTY, EMPTY, EMPTY, EMPTY)[:4]):
        g.objectives[place] = card
        if card != EMPTY:
            g.objective_stack[card] = 0


def _bonus_stacks(g: NewZealandGame, value: Any) -> None:
    for name, content in items_of("bonus_stacks", value):
        stack = one_of("a stack", name, STACKS)
        for key, part in items_of(f"stack {name}", content):
            if key == "card":
                g.stack_card[stack] = one_of("a card", part, CARDS)
            else:
                g.stacks[stack] = count_of(part)


def _masters(g: NewZealandGame, value: Any) -> None:
    for name, tile in items_of("masters", value):
        place = one_of("a medium harbour", name, MEDIUM_HARBOURS)
        wanted = -1 if tile is None else one_of("a harbour master", tile, MASTERS)
        for other in range(len(MEDIUM_HARBOURS)):
            if g.masters[other] == wanted:
                g.masters[other] = g.masters[place]
        g.masters[place] = wanted
        if wanted >= 0:
            g.master_owner[wanted] = -1


def _gained(g: NewZealandGame, value: Any) -> None:
    _pool("gained", CARDS)(g, value)


def _token_owner(g: NewZealandGame, value: Any) -> None:
    g.ending = 1
    g.token_row = TOKEN_GONE
    g.token_owner = seat_index(g, value)


def _used(g: NewZealandGame, value: Any) -> None:
    g.used = sum(1 << count_of(cell, 1) - 1 for cell in value)
    g.acted = int(bool(value))


_TABLE: Tables = {
    "trail": _trail,
    "hazards": _hazard_zones,
    "sides": _sides,
    "flipped": lambda g, value: setattr(g, "flipped", int(bool(value))),
    "job_market": _jobs,
    "bonus_market": _bonus,
    "token_row": _token_row,
    "forecast": _forecast,
    "bag_a": _pool("bag_a", A_TILES),
    "bag_b": _pool("bag_b", BONUS_TILES),
    "sheep_market": _pool("pens", MARKET),
    "sheep_stack": _pool("flock", MARKET),
    "objectives": _objectives,
    "objective_stack": _pool("objective_stack", OBJECTIVES),
    "supply": _supply,
    "bonus_stacks": _bonus_stacks,
    "masters": _masters,
    "gained": _gained,
    "market_token": _token_owner,
    "used": _used,
}


def _sarah(g: NewZealandGame, value: Any) -> None:
    """Sarah's board, in the words of a seat, and `cards` (those left in her stack, whatever the level)."""
    if not g.solo:
        raise BadScenario("sarah plays only against one player: players: 1")
    for word, content in items_of("sarah", value):
        if word in ("workers", "pathfinder", "posts", "harbours", "runholder", "ship", "hazards", "buildings", "pile"):
            _SEAT[word](g, int(SARAH), content)
        elif word == "discs_left":
            g.sarah_discs = count_of(content)
        elif word == "next_delivery":
            g.next_delivery = one_of("a local post", content, LOCAL_POSTS)
        elif word == "speciality":
            g.speciality = one_of("a worker", content, WORKERS)
        elif word == "cards":
            for card in range(int(SARAH_CARDS)):
                g.sarah_deck[card] = 1 if card + 1 in content else -1
        else:
            raise BadScenario(f"given sarah: there is no {word!r}; see docs/scenarios.md")


def arrange(state: State, given: dict[Any, Any]) -> None:
    """Lay out what is given over a normal setup."""
    assert isinstance(state, NewZealandGame)
    g = state
    g.active = seat_index(g, given.get("turn", "A"))
    for seat in range(int(g.seats)):
        if g.path[seat] < 0 and str(given.get("phase")) != "start":
            g.path[seat] = 0
            g.runholder[seat] = 0
    for key, value in given.items():
        if key in SEAT_LETTERS:
            seat = seat_index(g, key)
            for word, content in items_of(f"given {key}", value):
                if word not in _SEAT:
                    raise BadScenario(f"given {key}: there is no {word!r}; there are {', '.join(_SEAT)}")
                _SEAT[word](g, seat, content)
        elif key == "sarah":
            _sarah(g, value)
        elif key in _TABLE:
            _TABLE[key](g, value)
        elif key not in ("turn", "phase"):
            raise BadScenario(f"given: there is no {key!r}; there are turn, phase, {', '.join(_TABLE)} and the seats")
    _start(g, str(given.get("phase", "b")))


def _start(g: NewZealandGame, phase: str) -> None:
    """Where the turn stands."""
    one_of("phase", phase, PHASES)
    seat = int(g.active)
    g.depth = 0
    if phase == "start":
        g.next(START_TURN, 0)
    elif phase == "a":
        g.next(PHASE_A, 1 << seat)
    elif phase == "b":
        g.next(USE_LOCATION, 1 << seat)
    elif phase == "c":
        g.next(PHASE_C, 0)
    elif phase == "end":
        g.next(END_OF_TURN, 0)
    elif phase == "wellington":
        g.runholder[seat] = TRAIL.index("wellington")
        g.next(USE_LOCATION, 1 << seat)  # frames are put on a stack here, so the later one comes first
        g.next(ARRIVE, 0, seat)
    else:
        g.next(GAME_OVER, 0)
        for each in range(int(g.seats) - 1, -1, -1):
            if objectives_in_deck(g, each):
                g.next(LAST_OBJECTIVES, 1 << each)
    g.settle()


# -- expect ------------------------------------------------------------------------------------------------------


class Things(Matcher):
    """Things by name. A list names everything; counts only speak of what they name."""

    def __init__(self, counts: vec[i64], at: int, words: Sequence[str]) -> None:
        self.words = words
        self.counts = Counter({kind: int(counts[at + kind]) for kind in range(len(words)) if counts[at + kind]})

    def matches(self, expected: Any) -> bool:
        if isinstance(expected, list):
            return Counter(one_of("a thing", each, self.words) for each in expected) == self.counts
        if isinstance(expected, int):
            return sum(self.counts.values()) == expected
        return all(
            self.counts[one_of("a thing", key, self.words)] == number for key, number in items_of("things", expected)
        )

    def __str__(self) -> str:
        return "{" + ", ".join(f"{self.words[kind]}: {count}" for kind, count in sorted(self.counts.items())) + "}"


def report(state: State) -> dict[str, Any]:
    """How things stand, in the words of `given`."""
    assert isinstance(state, NewZealandGame)
    g = state
    told: dict[str, Any] = {SEAT_LETTERS[seat]: _seat_report(g, seat) for seat in range(int(g.seats))}
    told.update(
        turn=SEAT_LETTERS[g.active] if g.active < g.seats else "sarah",
        trail={name: _tile(g, space) for space, name in enumerate(TRAIL)},
        flipped=bool(g.flipped),
        job_market={
            name: [row + 1 for row in range(int(JOB_ROWS)) if g.jobs[kind * JOB_ROWS + row]]
            for kind, name in enumerate(WORKERS)
        },
        bonus_market={
            row + 1: [_name(BONUS_TILES, int(g.bonus[row * int(BONUS_COLUMNS) + c])) for c in range(4)]
            for row in range(7)
        },
        bonus_tiles_out=sum(tile != EMPTY for tile in g.bonus),
        token_row=int(g.token_row) + 1 if g.token_row != TOKEN_GONE else None,
        market_token=SEAT_LETTERS[g.token_owner] if 0 <= g.token_owner < g.seats else None,
        ending=bool(g.ending),
        forecast={
            "A": [_name(A_TILES, int(g.forecast[0])), _name(A_TILES, int(g.forecast[1]))],
            "B": [_name(BONUS_TILES, int(g.forecast[2])), _name(BONUS_TILES, int(g.forecast[3]))],
        },
        bag_a=Things(g.bag_a, 0, A_TILES),
        bag_b=Things(g.bag_b, 0, BONUS_TILES),
        gone_a=Things(g.gone_a, 0, A_TILES),
        gone_b=Things(g.gone_b, 0, BONUS_TILES),
        sheep_market=Things(g.pens, 0, MARKET),
        sheep_stack=Things(g.flock, 0, MARKET),
        objectives=[_name(OBJECTIVES, int(objective)) for objective in g.objectives],
        objective_stack=Things(g.objective_stack, 0, OBJECTIVES),
        supply=Things(g.supply, 0, SUPPLIES),
        bonus_stacks={
            name: {"card": CARDS[g.stack_card[at]], "count": int(g.stacks[at])} for at, name in enumerate(STACKS)
        },
        masters={name: _name(MASTERS, int(g.masters[at])) for at, name in enumerate(MEDIUM_HARBOURS)},
        appointed={name: _name((*WORKERS, "joker"), int(g.appointed[at])) for at, name in enumerate(MEDIUM_HARBOURS)},
        boxed=Things(g.boxed, 0, CARDS),
        hazard_tiles=sum(g.trail[TRAIL.index(name)] != EMPTY for name in HAZARD_SPACES),
        neutral_tiles={name: _tile(g, TRAIL.index(name)) for name in NEUTRAL_SPACES},
        private_sides=["ab"[g.sides >> number & 1] for number in range(int(PRIVATE_COUNT))],
        harbour_masters_out=sum(master >= 0 for master in g.masters),
        used=[cell + 1 for cell in range(4) if g.used >> cell & 1],
    )
    if g.solo:
        told["sarah"] = {
            **_owner_report(g, 1),
            "discs_left": int(g.sarah_discs),
            "next_delivery": POSTS[g.next_delivery],
            "speciality": WORKERS[g.speciality],
            "cards_in_stack": sum(card == 1 for card in g.sarah_deck),
        }
    return told


def _name(words: Sequence[str], at: int) -> str | None:
    return words[at] if at >= 0 else None


def _tile(g: NewZealandGame, space: int) -> str | None:
    tile = int(g.trail[space])
    if tile == EMPTY:
        return None
    if tile >= HAZARD_TILE:
        return HAZARDS[tile - int(HAZARD_TILE)]
    if tile >= len(NEUTRALS):
        number = (tile - len(NEUTRALS)) % int(PRIVATE_COUNT)
        return f"{SEAT_LETTERS[g.owner_of(space)]}{number + 1}{'ab'[g.sides >> number & 1]}"
    return NEUTRALS[tile]


def _owner_report(g: NewZealandGame, owner: int) -> dict[str, Any]:
    at = owner * int(CARD_COUNT)
    return {
        "pathfinder": int(g.path[owner]),
        "pile": Things(g.pile, at, CARDS),
        "workers": {name: int(g.row(owner, kind)) for kind, name in enumerate(WORKERS)},
        "harbours": Things(g.harbours, owner * len(HARBOURS), HARBOURS),
        "posts": Things(g.posts, owner * len(POSTS), POSTS),
        "hazards": Things(g.hazards, owner * len(HAZARDS), HAZARDS),
        "buildings": {
            str(n + 1): TRAIL[g.built[owner * PRIVATE_COUNT + n]]
            if g.built[owner * PRIVATE_COUNT + n] >= 0
            else None
            if g.built[owner * PRIVATE_COUNT + n] == EMPTY
            else "out"
            for n in range(int(PRIVATE_COUNT))
        },
        "runholder": TRAIL[g.runholder[owner]] if g.runholder[owner] >= 0 else None,
        "ship": SEA[g.ship[owner]],
        "visits": int(g.visits[owner]),
    }


def _seat_report(g: NewZealandGame, seat: int) -> dict[str, Any]:
    at = seat * int(CARD_COUNT)
    told = _owner_report(g, seat)
    told.update(
        money=int(g.money[seat]),
        gold=int(g.gold[seat]),
        certificates=int(g.certificates[seat]),
        permanent_certificates=int(g.permanent_certificates(seat)),
        bonus_wool=int(g.bonus_wool(seat)),
        tokens=int(g.tokens[seat]),
        steps=int(g.steps(seat)),
        step_tile=int(g.step_tile[seat]),
        fee_free=bool(g.fee_free[seat]),
        hand_limit=int(g.hand_limit(seat)),
        certificate_limit=int(g.temporary_limit(seat)),
        hand=Things(g.hand, at, CARDS),
        hand_size=int(g.hand_size[seat]),
        stack=Things(g.stack, at, CARDS),
        stack_size=int(g.stack_size[seat]),
        pile_size=int(g.pile_size[seat]),
        top=[CARDS[g.tops[seat * int(MAX_TOPS) + place]] for place in range(int(g.top_count[seat]) - 1, -1, -1)],
        area=Things(g.area, at, CARDS),
        uncovered=[name for disc, name in enumerate(DISCS) if g.uncovered(seat, disc)],
        discs=[name for disc, name in enumerate(DISCS) if g.on_board(seat, disc)],
        placed_storehouses=[house for house in STOREHOUSES if not g.storehouses[seat] >> house - 1 & 1],
        jokers={
            name: [slot for slot in range(2, 6) if g.jokers[seat * len(WORKERS) + kind] >> slot & 1]
            for kind, name in enumerate(WORKERS)
        },
        bonus_tiles=Things(g.tiles, seat * len(BONUS_TILES), BONUS_TILES),
        harbour_masters=[name for master, name in enumerate(MASTERS) if g.master_owner[master] == seat],
    )
    return told
