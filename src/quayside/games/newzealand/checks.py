"""The totals and shapes that the rulebook states, and what the fixed list of actions needs."""

from __future__ import annotations

from quayside.games.newzealand.nouns import (
    BREEDS,
    BUILDING_SPACES,
    HARBOURS,
    HAZARD_SPACES,
    NEUTRAL_SPACES,
    POSTS,
    SEA,
    TASKS,
    TRAIL,
    WORKERS,
    ZONES,
)
from quayside.kernel.components import Box, Record
from quayside.kernel.errors import BadComponents


def check(box: Box) -> None:
    """Raise BadComponents for anything a game could stumble over."""
    _check_trail(box)
    _check_sea(box)
    _check_posts(box)
    _check_totals(box)
    _check_board(box)
    _check_markets(box)
    _check_objectives(box)
    _check_layout(box)


def _check_trail(box: Box) -> None:
    """NZ-5: every space can be reached from the start and leads on to Wellington; no way back exists."""
    spaces = box.ids("trail", TRAIL)
    kinds = dict.fromkeys(NEUTRAL_SPACES, "neutral") | dict.fromkeys(BUILDING_SPACES, "private")
    kinds |= dict.fromkeys(HAZARD_SPACES, "hazard") | {"start": "start", "wellington": "city"}
    reached = {"start"}
    for at, record in enumerate(spaces):
        name, to = record.text("id"), record.texts("to")
        if record.text("kind") != kinds[name]:
            raise record.wrong("kind", f"of {name} must be {kinds[name]}: the list of actions is made for it")
        if name not in reached:
            raise record.wrong("id", f"{name} cannot be reached from the start")
        if len(to) > 3 or (not to and name != "wellington"):
            raise record.wrong("to", f"of {name} must name one to three spaces")
        for other in to:
            if other not in TRAIL or TRAIL.index(other) <= at:
                raise record.wrong("to", f"{other!r} must be a later space of the trail: nobody moves back (NZ-5.2)")
        reached.update(to)
        if record.text("kind") == "private":
            record.number_of("lock")
            if not isinstance(record.get("grass"), bool):
                raise record.wrong("grass", "must be true or false")
            record.text("extra")
    for at, name in enumerate(HAZARD_SPACES):
        record = box.one("trail", "id", name)
        if record.text("zone") != ZONES[at // 4] or record.number_of("number") != at % 4 + 1:
            raise record.wrong("number", f"of {name} must be {at % 4 + 1} in the {ZONES[at // 4]} zone (NZ-2.5)")
    if sum(record.fields.get("lock", 0) > 0 for record in spaces) != 4:
        raise BadComponents(f"{spaces[0].file}: trail must have four locked building spaces (NZ-16.6)")


def _check_sea(box: Box) -> None:
    """NZ-17, NZ-18: lanes between known spaces, each harbour on a space of its own, three ends of routes."""
    for record in box.ids("water", SEA):
        for other in record.texts("to"):
            if other not in SEA:
                raise record.wrong("to", f"{other!r} is not a sea space")
    harbours = box.ids("harbour", HARBOURS)
    if len({record.text("at") for record in harbours}) != len(harbours):
        raise BadComponents(f"{harbours[0].file}: two harbours lie on one sea space")
    for record in harbours:
        kind = {"S": "small", "M": "medium", "L": "large"}[record.text("id")[0]]
        if record.text("kind") != kind:
            raise record.wrong("kind", f"must be {kind}")
        if record.text("at") not in SEA:
            raise record.wrong("at", f"{record.text('at')!r} is not a sea space")
        if len(record.numbers("costs")) != (1 if kind == "medium" else 4):
            raise record.wrong(
                "costs", "must be 1 for a medium harbour and 4 for the others: one storehouse space each"
            )
        if kind == "medium" and record.text("corner") not in ("white", "dark"):
            raise record.wrong("corner", "must be white or dark")
        if kind == "large" and record.text("post") not in POSTS:
            raise record.wrong("post", f"{record.text('post')!r} is not a trading post")
    if sum(bool(record.fields.get("last")) for record in harbours) != 3:
        raise BadComponents(f"{harbours[0].file}: each of the three sea routes ends in a last small harbour (NZ-18.7)")
    for name in box.records("yellow_arrow")[0].texts("between"):
        if name not in HARBOURS:
            raise box.records("yellow_arrow")[0].wrong("between", f"{name!r} is not a harbour")


def _check_posts(box: Box) -> None:
    """NZ-8, NZ-20: corners, and foreign posts behind exactly one large harbour each."""
    posts = box.ids("post", POSTS)
    opened = sorted(record.text("post") for record in box.records("harbour") if "post" in record.fields)
    if opened != sorted(r.text("id") for r in posts if r.text("kind") == "foreign"):
        raise BadComponents(f"{posts[0].file}: every foreign post needs one large harbour of its own (NZ-18.6)")
    for record in posts:
        if record.text("corner") not in ("white", "dark"):
            raise record.wrong("corner", "must be white or dark")
        if record.text("goods") not in ("sheep", "wool"):
            raise record.wrong("goods", "must be sheep or wool")
        if record.text("corner") == "white" and record.number_of("transport"):
            raise record.wrong("transport", "is paid at dark-cornered posts only (NZ-8.12)")
    if sum(r.text("goods") == "wool" and r.text("kind") == "foreign" for r in posts) != 2:
        raise BadComponents(f"{posts[0].file}: two foreign posts must be for wool (NZ-20.5)")
    for record in box.records("green_arrow"):
        for name in record.texts("between"):
            if name not in POSTS:
                raise record.wrong("between", f"{name!r} is not a trading post")


def _check_totals(box: Box) -> None:
    """NZ-1.1 to NZ-1.5: as many of each thing as the box holds."""
    counted = {
        "worker_tile": _sum(box.records("worker")),
        "hazard_tile": _sum(box.records("hazard")),
        "bonus_tile": _sum(box.records("bonus_tile")),
        "player_sheep": _sum([r for r in box.records("sheep") if r.text("kind") == "player"]),
        "market_sheep": _sum([r for r in box.records("sheep") if r.text("kind") == "market"]),
        "romney": box.one("sheep", "id", "romney").number_of("count"),
        "sheepdog": box.one("deck_card", "id", "sheepdog").number_of("count"),
        "ferry": box.one("deck_card", "id", "ferry").number_of("count"),
        "kotare": box.one("deck_card", "id", "kotare").number_of("count"),
        "objective": len([r for r in box.records("objective") if r.text("id").startswith("O")]),
        "bonus_card": _sum(box.records("bonus_set")),
        "harbour_master": len(box.records("harbour_master")),
        "neutral_building": len(box.records("neutral")),
        "private_building": len(box.records("private")) // 2,
        "disc": len(box.records("disc_space")),
        "storehouse": sum(len(r.numbers("storehouses")) for r in box.records("storehouse_pair")),
    }
    for record in box.ids("component", list(counted)):
        name = record.text("id")
        if counted[name] != record.number_of("count"):
            raise record.wrong(
                "count", f"of {name} is {record.number_of('count')}, but there are {counted[name]} (NZ-1)"
            )
    if sum(bool(r.get("flips")) for r in box.records("neutral")) != 4:
        raise BadComponents(f"{box.records('neutral')[0].file}: four neutral buildings are two-sided (NZ-1.1)")
    if [r.number_of("set") for r in box.records("bonus_set")] != list(range(1, 11)):
        raise BadComponents(f"{box.records('bonus_set')[0].file}: bonus_set must be the sets 1 to 10 in order (NZ-1.5)")
    for record in box.records("sheep"):
        kinds = ["player"] * 4 + ["market"] * 6 + ["supply"] + ["bonus"] * 2
        if record.text("id") in BREEDS and record.text("kind") != kinds[BREEDS.index(record.text("id"))]:
            raise record.wrong("kind", f"must be {kinds[BREEDS.index(record.text('id'))]}")


def _check_board(box: Box) -> None:
    """NZ-1.8, NZ-18.4: the discs of the auxiliary actions, and storehouses that are each in one pair."""
    for record in box.records("auxiliary"):
        discs = sum(disc.text("aux") == record.text("id") for disc in box.records("disc_space"))
        if discs + record.number_of("open") != 2:
            raise record.wrong("open", "and its discs must be two spaces together (NZ-27.6)")
    if not any(r.text("corner") == "white" and not r.number_of("cost") for r in box.records("disc_space")):
        raise BadComponents(f"{box.records('disc_space')[0].file}: disc_space needs a free white-cornered one (NZ-4.3)")
    pairs = box.records("storehouse_pair")
    if sorted(n for r in pairs for n in r.numbers("storehouses")) != list(range(1, 11)):
        raise BadComponents(f"{pairs[0].file}: storehouse_pair must use each of the storehouses 1 to 10 once")
    for record in box.records("worker_slot"):
        if record.text("row") not in WORKERS or not 2 <= record.number_of("slot") <= 5:
            raise record.wrong("slot", "must be 2 to 5 of a worker row")


def _check_markets(box: Box) -> None:
    """NZ-2.6, NZ-10.5, NZ-22: rows in order, the red arrow at the end and only there, a track of 17 spaces."""
    for table, field, numbers in (
        ("job_row", "row", range(1, 5)),
        ("bonus_row", "row", range(1, 8)),
        ("sheep_line", "line", range(1, 9)),
        ("pathfinder", "space", range(17)),
        ("seat_start", "seat", range(1, 5)),
        ("player_count", "players", range(2, 5)),
    ):
        if [record.number_of(field) for record in box.records(table)] != list(numbers):
            raise BadComponents(
                f"{box.records(table)[0].file}: {table} must have {field} {numbers[0]} to {numbers[-1]}"
            )
    arrows = [record.text("arrow") for record in box.records("bonus_row")]
    if [at for at, arrow in enumerate(arrows) if arrow == "red"] != [6] or "" in arrows[1:]:
        raise BadComponents(f"{box.records('bonus_row')[0].file}: bonus_row 2 to 7 need arrows, only the last one red")
    if sum(bool(record.get("choice")) for record in box.records("pathfinder")) != 1:
        raise BadComponents(f"{box.records('pathfinder')[0].file}: pathfinder needs exactly one choice (NZ-22.4)")
    tiles = sum(record.number_of("count") for record in box.records("bonus_tile"))
    if tiles < 7 * 4 + 2:
        raise BadComponents(
            f"{box.records('bonus_tile')[0].file}: {tiles} bonus tiles cannot fill the market (NZ-29.1)"
        )


def _check_objectives(box: Box) -> None:
    for record in box.records("objective"):
        for task in record.texts("tasks"):
            if task not in TASKS:
                raise record.wrong("tasks", f"{task!r} is not one of {', '.join(TASKS)}")


def _check_layout(box: Box) -> None:
    """Every space has a place in the drawing."""
    box.ids("trail_spot", TRAIL)
    box.ids("sea_spot", SEA)
    for harbour in box.records("harbour"):
        spot = box.one("sea_spot", "id", harbour.text("at"))
        if len(spot.numbers("plate")) != 2:
            raise spot.wrong("plate", "must be the two coordinates of the harbour's plate")


def _sum(records: list[Record]) -> int:
    return sum(record.number_of("count") for record in records)
