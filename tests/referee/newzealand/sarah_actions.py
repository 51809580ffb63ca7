"""What the solo opponent's cards make her do: workers, sheep, buildings, tiles."""

from __future__ import annotations

from collections import Counter
from typing import Callable, Optional

from referee.data import tables, values
from referee.following import Fault, Steps, ask_one_of
from referee.newzealand.effects import Effect
from referee.newzealand.objectives import replace_objective
from referee.newzealand.sarah_board import SEAT, Sarah, gain_card, take, walk, ways_home
from referee.newzealand.table import HARBOURS, HAZARDS, POSTS, ROW_LENGTH, SHEEP, TRACK, TRAIL, WORKERS, Table, require
from referee.record import written

SLOTS = {(row["row"], row["slot"]): row["now"] for row in tables("newzealand")["sarah_slot"]}
STACK = values("newzealand", "sarah_bonus_card", "slot", "stack")
MARKET: dict[int, list[str]] = values("newzealand", "sarah_market", "shepherds", "gain")


def move(t: Table, s: Sarah, args: Effect) -> Steps:
    walk(t, s, int(args[0]))
    yield from ()


# -- workers ----------------------------------------------------------------------------------------------------------


def hire(t: Table, s: Sarah, args: Effect) -> Steps:
    """The cheapest worker, or one of her speciality, which is also first among equals; else the player picks."""
    kinds = [kind for kind in WORKERS if t.jobs[kind] and s.workers(kind) < ROW_LENGTH]
    if args[0] == "speciality" and s.speciality in kinds:
        kinds = [s.speciality]
    if not kinds:
        return
    cheapest = max(max(t.jobs[kind]) for kind in kinds)
    kinds = [kind for kind in kinds if max(t.jobs[kind]) == cheapest]
    if s.speciality in kinds:
        kinds = [s.speciality]
    kind = kinds[0]
    if len(kinds) > 1:
        may = {written("pick_worker", worker=kind) for kind in kinds}
        kind = (yield from ask_one_of(0, "sarahs_hire", may))["worker"]
    t.jobs[kind].remove(max(t.jobs[kind]))
    s.rows[kind].append("worker")
    t.events.saw("hired", seat=SEAT, worker=kind, price=0)
    set_speciality(t, s)
    slot = s.workers(kind)
    take_from(t, s, STACK[slot])
    now = SLOTS.get((kind, slot), "").split()
    if now:
        ACTION[now[0]](t, s, tuple(now[1:]))


def set_speciality(t: Table, s: Sarah) -> None:
    """Her most numerous kind of worker; ties leave the marker where it is."""
    most = max(map(s.workers, WORKERS))
    if s.workers(s.speciality) < most:
        s.speciality = next(kind for kind in WORKERS if s.workers(kind) == most)
        t.events.saw("speciality", worker=s.speciality)


def take_from(t: Table, s: Sarah, stack: str) -> None:
    card, count = t.bonus_stacks[stack]
    if count:
        t.bonus_stacks[stack][1] -= 1
        gain_card(t, s, card)


def sailors(t: Table, s: Sarah, args: Effect) -> Steps:
    if s.workers("sailor") in STACK:
        take_from(t, s, STACK[s.workers("sailor")])
    yield from ()


def shearers(t: Table, s: Sarah, args: Effect) -> Steps:
    number = s.workers("shearer")
    rows = tables("newzealand")["sarah_shearers"]
    row = next(row for row in rows if row["variant"] == args[0] and row["from"] <= number <= row["to"])
    for text in row["gain"]:
        word, *rest = text.split()
        yield from DO[word](t, s, tuple(rest))


def medium_harbour(t: Table, s: Sarah, args: Effect) -> None:
    """The one of fewest points that nobody has a disc in, else that she has none in; its master leaves the game."""
    open_to_her = [at for at, row in HARBOURS.items() if row["kind"] == "medium" and at not in s.harbours]
    free = [at for at in open_to_her if t.players[0].harbours.get(at) != 1]
    if not open_to_her or not s.discs:
        return
    at = min(free or open_to_her, key=lambda each: HARBOURS[each]["vp"])
    s.discs -= 1
    s.harbours[at] = 1
    t.masters[at] = None
    t.events.saw("sailed", seat=SEAT, to=HARBOURS[at]["at"])
    t.events.saw("upgraded", seat=SEAT, harbour=at, cost=0)
    take_from(t, s, HARBOURS[at]["card"])


def put_disc(t: Table, s: Sarah, post: str) -> None:
    if not s.discs:
        return
    s.discs -= 1
    s.posts[post] += 1
    t.events.saw("delivered", seat=SEAT, post=post)
    for effect in POSTS[post]["delivery"]:
        word, *rest = effect.split()
        if word == "take":
            take(t, s, rest[0])
        elif word == "objective":
            take_objective(t, s)


def wool_disc(t: Table, s: Sarah, args: Effect) -> None:
    put_disc(t, s, args[0])


ACTION: dict[str, Callable[[Table, Sarah, Effect], None]] = {"medium_harbour": medium_harbour, "wool_disc": wool_disc}

# -- sheep ------------------------------------------------------------------------------------------------------------


def breeds_in(t: Table, args: Effect) -> list[str]:
    """Highest VP first, then the scarcer breed."""
    there = [card for card in SHEEP if card in args and t.sheep_market[card]]
    return sorted(there, key=lambda card: (-SHEEP[card]["vp"], t.sheep_market[card]))


def market(t: Table, s: Sarah, args: Effect) -> Steps:
    for _ in range(int(args[0])):
        choice = breeds_in(t, args[1:])
        if choice:
            t.sheep_market[choice[0]] -= 1
            t.events.saw("bought", seat=SEAT, card=choice[0], price=0)
            gain_card(t, s, choice[0])
    yield from ()


def for_sale(t: Table, texts: list[str]) -> bool:
    """Is everything there that this many shepherds take?"""
    left = Counter(t.sheep_market)
    for text in texts:
        _word, number, *breeds = text.split()
        for _ in range(int(number)):
            there = sorted((card for card in breeds if left[card]), key=lambda card: (-SHEEP[card]["vp"], left[card]))
            if not there:
                return False
            left[there[0]] -= 1
    return True


def buy_sheep(t: Table, s: Sarah, args: Effect) -> Steps:
    """By her shepherds; while cards are missing, one shepherd adds two cards and the others try again."""
    shepherds = s.workers("shepherd")
    while shepherds and not for_sale(t, MARKET[shepherds]):
        add(t, 2)
        shepherds -= 1
    if shepherds:
        for text in MARKET[shepherds]:
            _word, *rest = text.split()
            yield from market(t, s, tuple(rest))


def add(t: Table, number: int) -> None:
    for _ in range(min(number, t.sheep_stack.total())):
        card = t.events.saw("sheep_added", seat=SEAT)["card"]
        require(t.sheep_stack[card] > 0, "NZ-15.10", f"there is no {card} in the stack")
        t.sheep_stack[card] -= 1
        t.sheep_market[card] += 1


def add_sheep(t: Table, s: Sarah, args: Effect) -> Steps:
    add(t, int(args[0]))
    yield from ()


def take_card(t: Table, s: Sarah, args: Effect) -> Steps:
    take(t, s, args[0])
    yield from ()


# -- buildings --------------------------------------------------------------------------------------------------------


def size(t: Table, number: int) -> int:
    return int(t.tile(number)["craftsmen"])


def can_build_on(t: Table, s: Sarah, space: str) -> bool:
    """Free, unlocked, and without an extra action."""
    row = TRAIL[space]
    return row["kind"] == "private" and space not in t.buildings and s.pathfinder >= row["lock"] and not row["extra"]


def next_space(t: Table, s: Sarah) -> Optional[str]:
    """The first one that the player's runholder can still reach by moving on; if there is none, from the start."""
    free = [space for space in TRAIL if can_build_on(t, s, space)]
    ahead = {space for way in ways_home(t.players[0].runholder or "start") for space in way}
    return next((space for space in free if space in ahead), free[0] if free else None)


def build(t: Table, s: Sarah, args: Effect) -> Steps:
    """All craftsmen on a new building, else all but one, else the biggest replacement, else the biggest new one."""
    unbuilt = [number for number, at in s.buildings.items() if at is None]
    space = next_space(t, s)
    craftsmen = s.workers("craftsman")
    if args[0] == "all":
        done = (
            new(t, s, [number for number in unbuilt if size(t, number) == craftsmen], space)
            or new(t, s, [number for number in unbuilt if size(t, number) == craftsmen - 1], space)
            or replace(t, s, unbuilt, 1, craftsmen)
        )
        if not done:
            small = [number for number in unbuilt if size(t, number) <= craftsmen]
            most = max((size(t, number) for number in small), default=0)
            new(t, s, [number for number in small if size(t, number) == most], space)
    else:
        exactly = int(args[0])
        if not new(t, s, [number for number in unbuilt if size(t, number) == exactly], space):
            replace(t, s, unbuilt, exactly, exactly)
    yield from ()


def new(t: Table, s: Sarah, tiles: list[int], space: Optional[str]) -> bool:
    """Which of equal tiles she takes, her rules leave open: it is read from the log."""
    if not tiles or space is None:
        return False
    tile = t.events.saw("built", seat=SEAT, space=space, cost=0)["tile"]
    require(tile in tiles, "solo", f"building {tile} is none of {tiles}")
    s.buildings[tile] = space
    t.buildings[space] = (SEAT, tile)
    return True


def replace(t: Table, s: Sarah, unbuilt: list[int], least: int, most: int) -> bool:
    """The biggest step up that she has the craftsmen for."""
    built = [number for number, at in s.buildings.items() if at not in (None, "out")]
    steps = [
        (size(t, tile) - size(t, old), tile, old)
        for tile in unbuilt
        for old in built
        if least <= size(t, tile) - size(t, old) <= most
    ]
    if not steps:
        return False
    biggest = max(step for step, _tile, _old in steps)
    event = t.events.saw("replaced", seat=SEAT, cost=0)
    tile, old = event["tile"], event["old"]
    require((biggest, tile, old) in steps, "solo", f"{old} became {tile}, which is not the biggest step")
    space = s.buildings[old]
    assert space is not None
    s.buildings[tile], s.buildings[old] = space, "out"
    t.buildings[space] = (SEAT, tile)
    return True


# -- tiles, track, objectives -----------------------------------------------------------------------------------------


def invest(t: Table, s: Sarah, args: Effect) -> Steps:
    """She takes the cheapest bonus tile (top, left) out of the game, never from the token's row."""
    for row, tiles in enumerate(t.bonus_market, 1):
        there = [at for at, tile in enumerate(tiles) if tile is not None]
        if there and row != t.token_row:
            tile = str(tiles[there[0]])
            tiles[there[0]] = None
            t.out[tile] += 1
            t.events.saw("sarah_invests", tile=tile)
            break
    yield from ()


def pathfinder(t: Table, s: Sarah, args: Effect) -> Steps:
    s.pathfinder = min(len(TRACK) - 1, s.pathfinder + int(args[0]))
    t.events.saw("pathfinder", seat=SEAT, space=s.pathfinder)
    yield from ()


def take_objective(t: Table, s: Sarah) -> None:
    """The first of the face-up ones."""
    card = next((each for each in t.objectives if each is not None), None)
    if card is not None:
        t.events.saw("objective", seat=SEAT, card=card)
        replace_objective(t, card)
        gain_card(t, s, card)


def objective(t: Table, s: Sarah, args: Effect) -> Steps:
    take_objective(t, s)
    yield from ()


def hazard(t: Table, s: Sarah, args: Effect) -> Steps:
    """Highest VP, then the fuller zone, then the black hand; she keeps tile and card."""

    def rank(space: str) -> tuple[int, int, bool]:
        row = HAZARDS[t.hazards[space]]
        zone = sum(HAZARDS[other]["zone"] == row["zone"] for other in t.hazards.values())
        return row["vp"], zone, row["hand"] == "black"

    if t.hazards:
        best = max(map(rank, t.hazards))
        tile = t.events.saw("cleared", seat=SEAT)["hazard"]
        spaces = [space for space in TRAIL if space in t.hazards and rank(space) == best]
        fitting = [space for space in spaces if t.hazards[space] == tile]
        if not fitting:
            raise Fault(f"solo: {tile} was cleared, but one of {[t.hazards[space] for space in spaces]} should be")
        del t.hazards[fitting[0]]
        s.hazards[tile] += 1
        take(t, s, HAZARDS[tile]["card"])
    yield from ()


DO: dict[str, Callable[[Table, Sarah, Effect], Steps]] = {
    "hire": hire,
    "sailors": sailors,
    "shearers": shearers,
    "buy_sheep": buy_sheep,
    "market": market,
    "add_sheep": add_sheep,
    "take": take_card,
    "build": build,
    "invest": invest,
    "pathfinder": pathfinder,
    "objective": objective,
    "hazard": hazard,
    "move": move,
}
