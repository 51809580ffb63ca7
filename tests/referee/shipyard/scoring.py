"""SY-28 and SY-29: contracts, traders and the winner."""

from __future__ import annotations

from typing import Callable

from referee.data import tables
from referee.following import ranks_of
from referee.record import Words
from referee.shipyard.table import EMPLOYEES, Player, Ship, Table

ROWS = {row["id"]: row for row in tables("shipyard")["contract"]}


def from_table(contract: str, number: int) -> int:
    """The highest count not above the number; beyond the last one so much for each."""
    row = ROWS[contract]
    best = max(at for at, count in enumerate(row["counts"]) if count <= number)
    over = max(0, number - row["counts"][-1])
    return int(row["scores"][best] + over * row["each_above"])


def fleet_sum(player: Player, count: Callable[[Ship], int]) -> int:
    return sum(count(ship) for ship in player.fleet)


def aboard(player: Player, piece: str) -> int:
    return fleet_sum(player, lambda ship: ship.load[piece])


def officers(player: Player) -> int:
    """SY-28.7: captain pieces beyond one per ship."""
    return aboard(player, "captain") - len(player.fleet)


def elements(player: Player) -> int:
    """SY-28.11: different elements in the fleet; plain captains do not count."""
    pieces = ("propeller", "smokestack", "sail", "crane", "cannon", "businessman", "soldier")
    return sum(aboard(player, piece) > 0 for piece in pieces) + (officers(player) > 0)


def safety(player: Player, item: str) -> int:
    return fleet_sum(player, lambda ship: ship.icons[item])


def has_all(ship: Ship, *pieces: str) -> bool:
    return all(ship.load[piece] for piece in pieces)


def kinds_of_employees(player: Player) -> int:
    """SY-28.24: the five colours, and level-2 traders are a kind apart."""
    return len({(EMPLOYEES[each]["colour"], EMPLOYEES[each].get("level", 1)) for each in player.employees})


def employees(player: Player) -> int:
    """SY-28.22: 1 each for the first four, 2 for each further one."""
    row, number = ROWS["green-10"], len(player.employees)
    return int(row["points"] * min(number, row["limit"]) + row["points_above"] * max(0, number - row["limit"]))


def lengths(player: Player, fits: Callable[[int], bool]) -> int:
    return sum(fits(len(ship.cards)) for ship in player.fleet)


def times(contract: str, count: Callable[[Player], int]) -> Callable[[Player], int]:
    return lambda player: ROWS[contract]["points"] * count(player)


def table(contract: str, count: Callable[[Player], int]) -> Callable[[Player], int]:
    return lambda player: from_table(contract, count(player))


CONTRACTS: dict[str, Callable[[Player], int]] = {
    "blue-01": times("blue-01", lambda p: fleet_sum(p, lambda s: min(s.load["businessman"], s.load["crane"]))),
    "blue-02": times("blue-02", lambda p: fleet_sum(p, lambda s: min(s.load["soldier"], s.load["cannon"]))),
    "blue-03": times("blue-03", lambda p: fleet_sum(p, lambda s: s.load["sail"] // 2)),
    "blue-04": times("blue-04", lambda p: fleet_sum(p, lambda s: s.load["smokestack"] // 2)),
    "blue-05": times("blue-05", lambda p: max(0, aboard(p, "businessman") - 1)),
    "blue-06": times("blue-06", lambda p: max(0, aboard(p, "soldier") - 1)),
    "blue-07": times("blue-07", officers),
    "blue-08": times("blue-08", lambda p: aboard(p, "propeller")),
    "blue-09": times("blue-09", lambda p: fleet_sum(p, lambda s: has_all(s, "sail", "smokestack", "propeller"))),
    "blue-10": times(
        "blue-10", lambda p: fleet_sum(p, lambda s: has_all(s, "businessman", "soldier", "crane", "cannon"))
    ),
    "blue-11": table("blue-11", elements),
    "blue-12": times("blue-12", lambda p: p.used_canals),
    "green-01": table("green-01", lambda p: safety(p, "lifebuoy")),
    "green-02": table("green-02", lambda p: safety(p, "lantern")),
    "green-03": table("green-03", lambda p: safety(p, "lifeboat")),
    "green-04": table("green-04", lambda p: len(p.fleet)),
    "green-05": table("green-05", lambda p: lengths(p, lambda cards: cards == 5)),
    "green-06": table("green-06", lambda p: lengths(p, lambda cards: cards == 6)),
    "green-07": table("green-07", lambda p: lengths(p, lambda cards: cards >= 7)),
    "green-08": times(
        "green-08", lambda p: fleet_sum(p, lambda s: all(s.icons[item] for item in ("lifebuoy", "lifeboat", "lantern")))
    ),
    "green-09": table("green-09", lambda p: fleet_sum(p, lambda s: len(s.cards))),
    "green-10": employees,
    "green-11": times(
        "green-11", lambda p: sum(EMPLOYEES[each]["kind"] not in ("engineer", "recruiter") for each in p.employees)
    ),
    "green-12": table("green-12", kinds_of_employees),
}


def sheet(player: Player) -> dict[str, int]:
    items = ("crew", "equipment", "speed", "officials", "blue_riband")
    points = {item: player.points[item] for item in items}
    for colour in ("blue", "green"):
        held = [contract for contract in player.contracts if contract.startswith(colour)]
        points[f"{colour}_contract"] = sum(CONTRACTS[contract](player) for contract in held)
    points["traders"] = sum(EMPLOYEES[employee]["points"] for employee in player.employees)  # SY-29.1
    return points


def result(t: Table) -> Words:
    """SY-29.2, SY-29.3: most points, then most guilders."""
    sheets = [sheet(player) for player in t.players]
    scores = [sum(items.values()) for items in sheets]
    ranks = ranks_of([(score, player.guilders) for score, player in zip(scores, t.players, strict=True)])
    return {"reason": t.reason, "ranks": ranks, "scores": scores, "sheet": sheets}
