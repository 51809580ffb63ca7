"""NZ-13 to NZ-16 and NZ-25: hiring, investing, buying sheep, building, clearing hazards."""

from __future__ import annotations

from referee.data import tables, values
from referee.following import Answer, Steps, ask, ask_one_of
from referee.newzealand.effects import halves
from referee.newzealand.gains import (
    advance,
    flip,
    gain_card,
    gain_gold,
    gain_tokens,
    pay,
    spend_gold,
    take,
)
from referee.newzealand.table import (
    BONUS_TILES,
    DATA,
    HAZARDS,
    LIMIT,
    ROW_LENGTH,
    SHEEP,
    TRAIL,
    WORKERS,
    Player,
    Table,
    require,
)
from referee.record import written

JOB_PRICE = values("newzealand", "job_row", "row", "price")
BONUS_PRICE = values("newzealand", "bonus_row", "row", "price")
SLOTS = {(row["row"], row["slot"]): row["now"] for row in tables("newzealand")["worker_slot"]}
LINES = {row["line"]: row for row in DATA["sheep_line"]}

# -- NZ-13: hire ------------------------------------------------------------------------------------------------------


def hire_price(row: int, modifier: int) -> int:
    """NZ-13.2: never below 0 (NZ-R9)."""
    return max(0, int(JOB_PRICE[row]) + modifier)


def hire_choices(t: Table, p: Player, modifier: int) -> set[str]:
    return {
        written("hire", worker=kind, row=row)
        for kind in WORKERS
        for row in t.jobs[kind]
        if p.workers(kind) < ROW_LENGTH and hire_price(row, modifier) <= p.money
    }


def hire(t: Table, p: Player, modifier: int) -> Steps:
    answer = yield from ask(p.seat, "hiring", lambda: hire_choices(t, p, modifier) | {"decline"})
    if answer.kind == "decline":
        return
    kind, row = answer["worker"], answer["row"]
    pay(t, p, hire_price(row, modifier))
    t.jobs[kind].remove(row)
    t.events.saw("hired", seat=p.seat, worker=kind, price=hire_price(row, modifier))
    yield from place_worker(t, p, kind, "worker")


def place_worker(t: Table, p: Player, kind: str, tile: str) -> Steps:
    """NZ-13.1: on the leftmost empty space; NZ-13.3: its immediate action now or never."""
    p.rows[kind].append(tile)
    yield from t.nested(p, [SLOTS[kind, p.workers(kind)]])


# -- NZ-14: invest ----------------------------------------------------------------------------------------------------


def invest_price(row: int, tile: str, modifier: int) -> int:
    return int(BONUS_PRICE[row]) + modifier + int(BONUS_TILES[tile]["pounds"])


def swappable(p: Player) -> list[str]:
    """NZ-14.5: a starting sheep of breeding value 2."""
    return [card for card, row in SHEEP.items() if row["kind"] == "player" and row["breeding"] == 2 and p.hand[card]]


def can_take(t: Table, p: Player, tile: str) -> bool:
    """NZ-14.4, NZ-14.6: gold, a free row for the joker, a hazard to remove."""
    row = BONUS_TILES[tile]
    if p.gold < row["gold"]:
        return False
    if row["gain"] == "place_worker":
        return any(len(workers) < ROW_LENGTH for workers in p.rows.values())
    return bool(t.hazards) if "remove_hazard" in row["gain"] else True


def invest_choices(t: Table, p: Player, modifier: int) -> set[str]:
    """NZ-14.1: not in the token's row."""
    may: set[str] = set()
    for row, tiles in enumerate(t.bonus_market, 1):
        for column, tile in enumerate(tiles, 1):
            if tile is None or row == t.token_row or invest_price(row, tile, modifier) > p.money:
                continue
            if not can_take(t, p, tile):
                continue
            if BONUS_TILES[tile]["hand_card"]:
                may |= {written("invest_with", row=row, column=column, card=card) for card in swappable(p)}
            else:
                may.add(written("invest", row=row, column=column))
    return may


def invest(t: Table, p: Player, modifier: int) -> Steps:
    answer = yield from ask(p.seat, "investing", lambda: invest_choices(t, p, modifier) | {"decline"})
    if answer.kind == "decline":
        return
    row, column = answer["row"], answer["column"]
    tile = t.bonus_market[row - 1][column - 1]
    require(tile is not None, "NZ-14.1", "there is no tile")
    assert tile is not None
    cost = invest_price(row, tile, modifier)
    if answer.kind == "invest_with":
        p.hand[answer["card"]] -= 1
        t.out[answer["card"]] += 1
        t.events.saw("removed", seat=p.seat, card=answer["card"])
    pay(t, p, cost)
    spend_gold(t, p, BONUS_TILES[tile]["gold"])
    t.bonus_market[row - 1][column - 1] = None
    p.bonus_tiles[tile] += 1
    t.events.saw("invested", seat=p.seat, tile=tile, price=cost)
    yield from bonus_tile_gains(t, p, tile)


def bonus_tile_gains(t: Table, p: Player, tile: str) -> Steps:
    """NZ-14.3: nothing may be declined."""
    for half in halves(BONUS_TILES[tile]["gain"]):
        for word, *rest in half.effects:
            if word == "place_worker":
                rows = {written("place_joker", row=row) for row, tiles in p.rows.items() if len(tiles) < ROW_LENGTH}
                row = (yield from ask_one_of(p.seat, "joker_row", rows))["row"]
                t.events.saw("joker", seat=p.seat, worker=row)
                yield from place_worker(t, p, row, "joker")
            elif word == "remove_hazard":
                yield from clear(t, p, 0, optional=False)
            elif word == "take":
                take(t, p, rest[0])
            elif word == "token":
                gain_tokens(t, p, int(rest[0]))
            elif word == "gold":
                gain_gold(t, p, int(rest[0]))
            elif word == "pathfinder":
                advance(t, p, int(rest[0]))
    yield from flip(t, p)


# -- NZ-15: buy sheep -------------------------------------------------------------------------------------------------


def on_sale(t: Table, line: int) -> list[str]:
    """The market cards that a line is about."""
    row = LINES[line]
    return [
        card
        for card in SHEEP
        if t.sheep_market[card] and (card in row["breeds"] or SHEEP[card]["vp"] == row.get("showing_vp", -1))
    ]


def buy_choices(t: Table, p: Player, shepherds: int) -> set[str]:
    may: set[str] = set()
    for line, row in LINES.items():
        if row["shepherds"] <= shepherds and row["pounds"] <= p.money:
            may |= {written("buy", line=line, card=card) for card in on_sale(t, line)}
    if shepherds and t.sheep_stack.total():
        may.add("add_sheep")  # NZ-15.10, NZ-15.13
    return may


def buy_sheep(t: Table, p: Player) -> Steps:
    """NZ-15.1: each shepherd once, in any order."""
    shepherds = p.workers("shepherd")

    def answers() -> set[str]:
        return buy_choices(t, p, shepherds) | {"done"}

    while shepherds:
        answer = yield from ask(p.seat, "buying", answers)
        if answer.kind == "done":
            return
        if answer.kind == "add_sheep":
            shepherds -= 1
            add_sheep(t, p.seat, 2)
            continue
        row = LINES[answer["line"]]
        shepherds -= row["shepherds"]
        pay(t, p, row["pounds"])
        take_sheep(t, p, answer["card"], row["pounds"])
        for _ in range(row["cards"] - 1):
            yield from more_sheep(t, p, on_sale(t, answer["line"]))
        gain_tokens(t, p, row["token"])


def take_sheep(t: Table, p: Player, card: str, price: int) -> None:
    t.sheep_market[card] -= 1
    t.events.saw("bought", seat=p.seat, card=card, price=price)
    gain_card(t, p, card)


def more_sheep(t: Table, p: Player, cards: list[str], price: int = 0) -> Steps:
    """NZ-15.12: fewer than offered may be taken."""
    if cards:
        may = {written("take_sheep", card=card) for card in cards}
        answer = yield from ask_one_of(p.seat, "more_sheep", may | {"done"})
        if answer.kind == "take_sheep":
            pay(t, p, price)
            take_sheep(t, p, answer["card"], price)


def add_sheep(t: Table, seat: int, number: int) -> None:
    for _ in range(min(number, t.sheep_stack.total())):
        card = t.events.saw("sheep_added", seat=seat)["card"]
        require(t.sheep_stack[card] > 0, "NZ-15.10", f"there is no {card} in the stack")
        t.sheep_stack[card] -= 1
        t.sheep_market[card] += 1


def market_cards(t: Table, breeds: list[str]) -> list[str]:
    return [card for card in SHEEP if card in breeds and t.sheep_market[card]]


# -- NZ-16: build -----------------------------------------------------------------------------------------------------


def build_cost(t: Table, p: Player, number: int, space: str) -> int:
    """Craftsmen needed: all of a new building, the difference of an upgrade (NZ-16.4)."""
    size = int(t.tile(number)["craftsmen"])
    if space in t.buildings:
        return size - int(t.tile(t.buildings[space][1])["craftsmen"])
    return size


def build_choices(t: Table, p: Player, pounds: int, exactly: int = 0) -> set[str]:
    """NZ-16.1 to NZ-16.7; `exactly`: only upgrades by so many craftsmen, free of charge (NZ-R41)."""
    may: set[str] = set()
    for number, at in p.buildings.items():
        if at is not None:
            continue
        for space, row in TRAIL.items():
            if row["kind"] != "private":
                continue
            upgrade = space in t.buildings
            if upgrade and t.buildings[space][0] != p.seat:
                continue
            need = build_cost(t, p, number, space)
            if exactly:
                fine = upgrade and need == exactly
            else:
                unlocked = upgrade or (p.pathfinder or 0) >= row["lock"]
                fine = 0 < need <= p.workers("craftsman") and need * pounds <= p.money and unlocked
            if fine:
                may.add(written("build", tile=number, space=space))
    return may


def build(t: Table, p: Player, pounds: int, exactly: int = 0) -> Steps:
    answer = yield from ask(p.seat, "building", lambda: build_choices(t, p, pounds, exactly) | {"decline"})
    if answer.kind == "build":
        put_up(t, p, answer, pounds)


def put_up(t: Table, p: Player, answer: Answer, pounds: int) -> None:
    number, space = answer["tile"], answer["space"]
    cost = build_cost(t, p, number, space) * pounds
    pay(t, p, cost)
    p.buildings[number] = space
    if space in t.buildings:
        old = t.buildings[space][1]
        p.buildings[old] = "out"
        t.buildings[space] = (p.seat, number)
        t.events.saw("replaced", seat=p.seat, tile=number, old=old, cost=cost)
        if p.runholder == space:  # NZ-16.9, NZ-R39
            t.replaced_under_runholder()
    else:
        t.buildings[space] = (p.seat, number)
        t.events.saw("built", seat=p.seat, tile=number, space=space, cost=cost)
        gain_gold(t, p, LIMIT["new_building_gold"])


# -- NZ-25: remove a hazard -------------------------------------------------------------------------------------------


def clear_choices(t: Table, p: Player, cost: int) -> set[str]:
    return {written("clear", space=space) for space in t.hazards} if p.money >= cost else set()


def clear(t: Table, p: Player, cost: int, optional: bool = True) -> Steps:
    may = clear_choices(t, p, cost)
    answer = yield from ask_one_of(p.seat, "hazard", may | ({"decline"} if optional else set()))
    if answer.kind == "decline":
        return
    pay(t, p, cost)
    hazard = t.hazards.pop(answer["space"])
    p.hazards[hazard] += 1
    t.events.saw("cleared", seat=p.seat, hazard=hazard)
    take(t, p, HAZARDS[hazard]["card"])
