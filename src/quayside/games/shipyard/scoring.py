"""SY-28.0 and SY-29: the final result."""

from __future__ import annotations

from quayside.games.shipyard.contracts import contract_points
from quayside.games.shipyard.nouns import CONTRACTS, EMPLOYEE_COUNT, END_REASONS, IN_HAND, PER_COLOUR, TALLY
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.state import Result

ITEMS = (*TALLY, "blue_contract", "green_contract", "traders")


def trader_points(g: Shipyard, seat: int) -> int:
    """SY-29.1: the points printed on employees."""
    staff = int(g.staff[seat])
    return sum(int(g.kit.employee_points[at]) for at in range(int(EMPLOYEE_COUNT)) if staff >> at & 1)


def score_sheet(g: Shipyard, seat: int) -> dict[str, int]:
    """Points of the cruises by source, then of the contracts kept and of the traders."""
    sheet = {name: int(g.tally[seat * len(TALLY) + at]) for at, name in enumerate(TALLY)}
    colours = {"blue_contract": 0, "green_contract": 0}
    for contract in range(len(CONTRACTS)):
        if g.contracts[contract] == IN_HAND + seat:
            name = "blue_contract" if contract < PER_COLOUR else "green_contract"
            colours[name] += contract_points(g, seat, contract)
    sheet.update(colours)
    sheet["traders"] = trader_points(g, seat)
    return sheet


def standing(g: Shipyard, seat: int, own: bool) -> dict[str, int]:
    """What the game would end with for a seat now. Of the contracts still held, which are secret (SY-31.1), the best
    of each colour counts, as only one of each is kept (SY-23.4).
    """
    sheet = score_sheet(g, seat)
    if g.over:
        return sheet
    for colour, first in (("blue_contract", 0), ("green_contract", int(PER_COLOUR))):
        held = [at for at in range(first, first + int(PER_COLOUR)) if g.contracts[at] == IN_HAND + seat]
        sheet[colour] = max((contract_points(g, seat, at) for at in held), default=0)
    return sheet if own else {item: points for item, points in sheet.items() if not item.endswith("_contract")}


def final_result(g: Shipyard) -> Result:
    """SY-29.2, SY-29.3: most points win, then most guilders, then the victory is shared."""
    sheet = [score_sheet(g, seat) for seat in range(int(g.seats))]
    scores = [sum(items.values()) for items in sheet]
    keys = [(scores[seat], int(g.guilders[seat])) for seat in range(int(g.seats))]
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    return Result(END_REASONS[g.end_reason], ranks, scores, sheet)
