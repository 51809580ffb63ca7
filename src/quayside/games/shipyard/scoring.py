"""SY-28.0 and SY-29: the final result."""

from __future__ import annotations

from quayside.games.shipyard.contracts import contracts_held
from quayside.games.shipyard.nouns import EMPLOYEE_COUNT, END_REASONS, PER_COLOUR, TALLY
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.sets import has
from quayside.kernel.state import Result

ITEMS = (*TALLY, "blue_contract", "green_contract", "traders")


def traders(g: Shipyard, seat: int) -> list[tuple[int, int]]:
    """SY-29.1: the employees of a seat with the points that are printed on them."""
    staff = int(g.staff[seat])
    held = [employee for employee in range(int(EMPLOYEE_COUNT)) if has(staff, employee)]
    return [(employee, int(g.kit.employee_points[employee])) for employee in held]


def trader_points(g: Shipyard, seat: int) -> int:
    return sum(points for _employee, points in traders(g, seat))


def colour_of(contract: int) -> str:
    """The item of the sheet that a contract belongs to."""
    return "blue_contract" if contract < PER_COLOUR else "green_contract"


def best_contracts(g: Shipyard, seat: int) -> tuple[int, int]:
    """SY-23.4: one blue and one green contract are kept, at best those of most points."""
    blue, green = 0, 0
    for contract, points in contracts_held(g, seat):
        if contract < PER_COLOUR:
            blue = max(blue, points)
        else:
            green = max(green, points)
    return blue, green


def score_sheet(g: Shipyard, seat: int) -> dict[str, int]:
    """Points of the cruises by source, then of the contracts kept and of the traders."""
    sheet = {name: int(g.tally[seat * len(TALLY) + at]) for at, name in enumerate(TALLY)}
    sheet.update({"blue_contract": 0, "green_contract": 0, "traders": trader_points(g, seat)})
    for contract, points in contracts_held(g, seat):
        sheet[colour_of(contract)] += points
    return sheet


def standing(g: Shipyard, seat: int, own: bool) -> dict[str, int]:
    """What the game would end with for a seat now. Of the contracts still held, which are secret (SY-31.1), the best
    of each colour counts.
    """
    sheet = score_sheet(g, seat)
    if g.over:
        return sheet
    sheet["blue_contract"], sheet["green_contract"] = best_contracts(g, seat)
    return sheet if own else {item: points for item, points in sheet.items() if not item.endswith("_contract")}


def final_result(g: Shipyard) -> Result:
    """SY-29.2, SY-29.3: most points win, then most guilders, then the victory is shared."""
    sheet = [score_sheet(g, seat) for seat in range(int(g.seats))]
    scores = [sum(items.values()) for items in sheet]
    keys = [(scores[seat], int(g.guilders[seat])) for seat in range(int(g.seats))]
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    return Result(END_REASONS[g.end_reason], ranks, scores, sheet)
