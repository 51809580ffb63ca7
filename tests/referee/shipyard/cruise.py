"""SY-17 to SY-22: loading, speed, the cruise and its points."""

from __future__ import annotations

from collections import Counter
from typing import Generator

from referee.following import Answer, Ask, Steps, ask, ask_one_of
from referee.record import written
from referee.shipyard.build import kinds, ships
from referee.shipyard.market import fill_gaps
from referee.shipyard.table import CONSTANT, CREW, PIECES, Player, Ship, Table, icons
from referee.shipyard.water import OUT, Figure

# Which printed points each piece of equipment needs (SY-17.5).
MOUNTS = {
    "mast": ("sail", "smokestack"),
    "propeller": ("propeller",),
    "crane": ("crane",),
    "cannon": ("cannon",),
}


def cruises(t: Table) -> Steps:
    """SY-17.1, SY-17.2: every completed ship leaves, in an order the player picks."""
    while ready := ships(kinds(t.me.yard)):
        bow, stern = ready[0]
        if len(ready) > 1:
            may = {written("launch", cell=bow + 1) for bow, _stern in ready}
            cell = (yield from ask_one_of(t.active, "pick_ship", may))["cell"]
            bow, stern = next(ship for ship in ready if ship[0] == cell - 1)
        yield from cruise(t, bow, stern)


def cruise(t: Table, bow: int, stern: int) -> Steps:
    player = t.me
    cards = [str(card) for card in player.yard[bow : stern + 1]]
    t.events.saw("launched", seat=t.active, cell=bow + 1, cards=len(cards))
    load: Counter[str] = Counter()
    reason = hopeless(player)
    if not reason:
        reason = yield from loading(t, cards, load)
    if reason:  # SY-19.3, SY-19.6
        player.yard[bow : stern + 1] = [None] * len(cards)
        t.lost += cards
        player.failed += 1
        t.events.saw("failed", seat=t.active, cards=len(cards), reason=reason)
        return
    for piece in PIECES:
        if load[piece]:
            player.stock[piece] -= load[piece]
            t.events.saw("loaded", seat=t.active, piece=piece, count=load[piece])
    ship = Ship(cards, load)
    points = yield from sail(t, ship)
    player.yard[bow : stern + 1] = [None] * len(cards)
    player.fleet.append(ship)
    t.events.saw("sailed", seat=t.active, cards=len(cards), points=points)


def hopeless(player: Player) -> str:
    """SY-19.1, SY-19.2, SY-19.6: no captain, or not even the slowest load has a route."""
    if not player.stock["captain"]:
        return "no_captain"
    if not speeds(player, Counter({"captain": 1})):
        return "no_route"
    return ""


# -- SY-17: loading ---------------------------------------------------------------------------------------------------


def loading(t: Table, cards: list[str], load: Counter[str]) -> Generator[Ask, Answer, str]:
    """SY-17.3: from stock, piece by piece; SY-19.5: it must be able to sail, or fails on purpose with nothing on it."""

    def answers() -> set[str]:
        may = {"let_fail"}
        for piece in PIECES:
            more = load + Counter([piece])
            if more[piece] <= t.me.stock[piece] and room(t.me, cards, more) and speeds(t.me, more):
                may.add(written("load", piece=piece))
            if load[piece]:
                may.add(written("unload", piece=piece))
        if load["captain"] and speeds(t.me, load):
            may.add("done_loading")
        return may

    while True:
        answer = yield from ask(t.active, "loading", answers)
        if answer.kind == "let_fail":
            load.clear()
            return "on_purpose"
        if answer.kind == "done_loading":
            return ""
        load[answer["piece"]] += 1 if answer.kind == "load" else -1


def allowance(player: Player, piece: str) -> int:
    """SY-17.6: what builders carry without cabin or mounting point."""
    return sum(row["up_to"] for row in player.employed("builder") if row["piece"] == piece)


def room(player: Player, cards: list[str], load: Counter[str]) -> bool:
    """SY-17.7."""
    printed = icons(cards)
    in_cabins = max(0, load["captain"] - 1) + load["businessman"] + load["soldier"]
    if max(0, in_cabins - allowance(player, "crew")) > printed["cabin"]:
        return False
    return all(
        sum(max(0, load[piece] - allowance(player, piece)) for piece in pieces) <= printed[mount]
        for mount, pieces in MOUNTS.items()
    )


# -- SY-18: speed -----------------------------------------------------------------------------------------------------


def base_speed(load: Counter[str]) -> int:
    sails, stacks, propellers = load["sail"], load["smokestack"], load["propeller"]
    if stacks and propellers:  # SY-18.1
        return CONSTANT["steam_base"] + (stacks - 1) + (propellers - 1) + sails
    return CONSTANT["plain_base"] + sails + propellers + stacks // CONSTANT["stacks_per_plain_speed"]  # SY-18.2


def speeds(player: Player, load: Counter[str]) -> list[int]:
    """SY-18.3 to SY-18.6: helmsman and rigger may add; only speeds that have a route."""
    base = base_speed(load)
    most = base + (1 if player.has("helmsman") else 0) + (load["sail"] // 2 if player.has("rigger") else 0)
    figure = player.water.figure
    if figure is None:
        return []
    return [speed for speed in range(base, most + 1) if player.water.reaches(figure, speed)]


# -- SY-20 to SY-22: the cruise ---------------------------------------------------------------------------------------


def sail(t: Table, ship: Ship) -> Generator[Ask, Answer, int]:
    """SY-20.6: the points of the whole cruise."""
    player = t.me
    possible = speeds(player, ship.load)
    speed = possible[0]
    if len(possible) > 1:
        may = {written("speed", spaces=each) for each in possible}
        speed = (yield from ask_one_of(t.active, "pick_speed", may))["spaces"]
    officials = riband = 0
    for step in range(1, speed + 1):
        yield from one_step(t, step, speed - step)
        assert player.water.figure is not None
        official = player.water.named(player.water.figure.canal).officials()[player.water.figure.space]
        if official == "blue_riband":  # SY-21.8: only the last one counts
            riband = step
            t.events.saw("riband", seat=t.active, step=step)
        elif official != "none":
            reward = official_points(ship, official)
            officials += reward
            t.events.saw("official", seat=t.active, official=official, points=reward)
    crew = CONSTANT["crew_points"] * sum(ship.load[piece] for piece in CREW)
    equipment = CONSTANT["crane_points"] * ship.load["crane"] + CONSTANT["cannon_points"] * ship.load["cannon"]
    t.events.saw(
        "scored", seat=t.active, crew=crew, equipment=equipment, speed=speed, officials=officials, riband=riband
    )
    points = {"crew": crew, "equipment": equipment, "speed": speed, "officials": officials, "blue_riband": riband}
    player.points.update(points)
    return sum(points.values())


def one_step(t: Table, step: int, left: int) -> Steps:
    """SY-21.2, SY-21.5: only ways from which the rest of the speed can be sailed; SY-22.1: the card left is used."""
    water = t.me.water
    assert water.figure is not None
    ways = [way for way in water.moves(water.figure, frozenset()) if can_go_on(t, way, left)]
    name, after = ways[0]
    if len(ways) > 1:
        name = (yield from ask_one_of(t.active, "pick_route", {written("steer", to=way[0]) for way in ways}))["to"]
        after = next(way[1] for way in ways if way[0] == name)
    before, water.figure = water.figure.canal, after
    if name == OUT:
        leave(t, before)
    t.events.saw("step", seat=t.active, step=step, canal=after.canal, space=after.space)


def can_go_on(t: Table, way: tuple[str, Figure], left: int) -> bool:
    water = t.me.water
    assert water.figure is not None
    gone = frozenset({water.figure.canal}) if way[0] == OUT else frozenset()
    return water.reaches(way[1], left, gone)


def leave(t: Table, canal: str) -> None:
    """SY-22.1: one used canal; SY-22.2: what the figure can no longer reach by water is discarded."""
    player = t.me
    player.water.canals.remove(player.water.named(canal))
    player.used_pile.append(canal)
    player.used_canals += 1
    t.events.saw("canal_used", seat=t.active, canal=canal)
    afloat = player.water.afloat()
    for laid in sorted(player.water.canals):
        if laid.canal not in afloat:
            player.water.canals.remove(laid)
            t.discarded_canals.append(laid.canal)
            t.events.saw("canal_lost", seat=t.active, canal=laid.canal)
    fill_gaps(t)


def official_points(ship: Ship, official: str) -> int:
    """SY-21.6."""
    if official == "military":
        return ship.load["soldier"] + ship.load["cannon"]
    if official == "commercial":
        return ship.load["businessman"] + ship.load["crane"]
    return ship.icons[official]
