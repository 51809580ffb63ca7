"""NZ-7 and NZ-10: income, forecasts, the bonus tiles market and the return."""

from __future__ import annotations

from typing import Generator

from referee.data import values
from referee.following import Answer, Ask, Steps, ask, ask_one_of
from referee.newzealand.discs import delivery
from referee.newzealand.gains import gain_pounds
from referee.newzealand.markets import add_sheep
from referee.newzealand.plays import PLAYS, play, plays
from referee.newzealand.shearing import put_away, show, unshown
from referee.newzealand.table import HAZARDS, SHEEP, TRAIL, WORKERS, Player, Table, require
from referee.record import written

ARROW = values("newzealand", "bonus_row", "row", "arrow")
COLUMNS = 4
JOB_ROWS = 4


def wellington(t: Table, p: Player) -> Steps:
    """NZ-6.8: four actions in order, then back to the start (NZ-10.9)."""
    total = yield from income(t, p)
    yield from delivery(t, p, total)
    yield from forecast(t, p, "A")
    yield from forecast(t, p, "B")
    p.runholder = "start"
    refill(t)


# -- NZ-7: income -----------------------------------------------------------------------------------------------------


def income(t: Table, p: Player) -> Generator[Ask, Answer, int]:
    """Show sheep of different breeds; certificates add; gain as many pounds."""

    def reveals() -> set[str]:
        may = {written("reveal", card=card) for card in unshown(p)}
        return may | ({"reveal_all"} if may else set()) | {"done"}

    while not p.revealed:
        answer = yield from ask(p.seat, "income", lambda: reveals() | plays(t, p))
        if answer.kind in PLAYS:
            yield from play(t, p, answer)
            continue
        while answer.kind == "reveal":
            show(t, p, answer["card"])
            answer = yield from ask(p.seat, "income_reveal", reveals)
        if answer.kind == "reveal_all":
            for card in unshown(p):
                show(t, p, card)
        break
    t.revealing = True
    total = sum(int(SHEEP[card]["breeding"]) for card in p.revealed) + p.permanent_certificates
    if p.certificates:
        may = {written("spend", certificates=number) for number in range(p.certificates + 1)}
        spent = int((yield from ask_one_of(p.seat, "certificates", may))["certificates"])
        if spent:
            p.certificates -= spent
            t.events.saw("spent_certificates", seat=p.seat, amount=spent)
        total += spent
    t.events.saw("income", seat=p.seat, total=total)
    gain_pounds(t, p, total)
    put_away(t, p)
    return total


# -- NZ-10: forecasts -------------------------------------------------------------------------------------------------


def forecast(t: Table, p: Player, bag: str) -> Steps:
    """NZ-10.1, NZ-10.4: one of the tiles; a single one is forced, none skips the action."""
    tiles = t.forecast[bag]
    there = [at for at, tile in enumerate(tiles) if tile is not None]
    if not there:
        return
    at = there[0]
    if len(there) > 1:
        may = {written("forecast", bag=f"bag_{bag.lower()}", space=space) for space in ("left", "right")}
        answer = yield from ask_one_of(p.seat, "forecast_tile", may)
        at = ("left", "right").index(answer["space"])
    tile = tiles[at]
    assert tile is not None
    tiles[at] = None
    if bag == "A":
        place_a(t, p.seat, tile)
    else:
        place_b(t, p.seat, tile)


def place_a(t: Table, seat: int, tile: str) -> None:
    """NZ-10.2, NZ-10.3: the dearest empty space of the column, the lowest number of the zone; else out of the game."""
    if tile in WORKERS:
        rows = [row for row in range(1, JOB_ROWS + 1) if row not in t.jobs[tile]]
        if rows:
            t.jobs[tile] = sorted([*t.jobs[tile], rows[0]])
            t.events.saw("worker_arrives", seat=seat, worker=tile, row=rows[0])
            return
    else:
        zone = [space for space, row in TRAIL.items() if row.get("zone") == HAZARDS[tile]["zone"]]
        free = [space for space in sorted(zone, key=lambda space: TRAIL[space]["number"]) if space not in t.hazards]
        if free:
            t.hazards[free[0]] = tile
            t.events.saw("hazard_arrives", seat=seat, hazard=tile, space=free[0])
            return
    t.out[tile] += 1
    t.events.saw("tile_leaves", seat=seat, tile=tile)


def place_b(t: Table, seat: int, tile: str) -> None:
    """NZ-10.4: the leftmost empty space of the token's row; NZ-29.4: without the token the tile leaves the game."""
    if t.token_row is None:
        t.out[tile] += 1
        t.events.saw("bonus_leaves", seat=seat, tile=tile)
        return
    row = t.bonus_market[t.token_row - 1]
    first = COLUMNS - max(2, t.count)  # NZ-2.6: only the right-most columns exist
    column = next(at for at in range(first, COLUMNS) if row[at] is None and not t.was_filled(t.token_row, at))
    row[column] = tile
    t.filled.add((t.token_row, column))
    t.events.saw("bonus_arrives", seat=seat, tile=tile, row=t.token_row)
    if column == COLUMNS - 1:
        move_token(t, seat)


def move_token(t: Table, seat: int) -> None:
    """NZ-10.5: along the arrow, with what its colour does at once."""
    assert t.token_row is not None
    arrow = ARROW[t.token_row]
    t.token_row += 1
    t.events.saw("token_moves", row=t.token_row, arrow=arrow)
    if arrow == "red":  # NZ-29.1
        t.token_row = None
        t.ending = True
        t.market_token = seat
        t.events.saw("market_token", seat=seat)
    elif arrow == "yellow":  # NZ-10.6
        refill_sheep(t, seat)
    elif arrow == "turquoise":  # NZ-10.7
        t.flipped = True
        t.events.saw("buildings_flipped")


def refill_sheep(t: Table, seat: int) -> None:
    missing = max(0, t.by_count["sheep_market"] - t.sheep_market.total())
    cards = min(missing, t.sheep_stack.total())
    add_sheep(t, seat, cards)
    t.events.saw("market_refilled", cards=cards)


def refill(t: Table) -> None:
    """NZ-10.9: the forecast spaces from the bags, as far as these reach. Solo: what is left slides to the right."""
    for bag, tiles in t.forecast.items():
        if t.solo:
            tiles.sort(key=lambda tile: tile is not None)
        for at, tile in enumerate(tiles):
            if tile is None and t.bags[bag].total():
                new = t.chance["forecast"][bag][at]
                require(new is not None and t.bags[bag][new] > 0, "NZ-10.9", f"{new} was not in bag {bag}")
                t.bags[bag][new] -= 1
                tiles[at] = new
