"""How the table was set (NZ-2, NZ-3), that nothing is lost, and what is compared with the engine's views."""

from __future__ import annotations

from collections import Counter

from referee.newzealand.table import (
    DATA,
    DISCS,
    LIMIT,
    NEUTRALS,
    SHEEP,
    WORKERS,
    Player,
    Table,
    require,
)
from referee.record import Record, Words

A_TILES = Counter({row["id"]: row["count"] for row in DATA["worker"] + DATA["hazard"]})
B_TILES = Counter({row["id"]: row["count"] for row in DATA["bonus_tile"]})


def all_a(t: Table) -> Counter[str]:
    """Workers and hazards, wherever they are."""
    found = t.bags["A"] + Counter(tile for tile in t.forecast["A"] if tile)
    found.update(t.hazards.values())
    for kind, rows in t.jobs.items():
        found[kind] += len(rows)
    for p in t.players:
        found.update(p.hazards)
        for kind, row in p.rows.items():
            found[kind] += row.count("worker")
    if t.sarah is not None:
        found.update(t.sarah.hazards)
        for kind, row in t.sarah.rows.items():
            found[kind] += row.count("worker")
    for worker in t.appointed_tiles:
        found[worker] += 1
    for tile in A_TILES:
        found[tile] += t.out[tile]
    return found


def all_b(t: Table) -> Counter[str]:
    found = t.bags["B"] + Counter(tile for tile in t.forecast["B"] if tile)
    found.update(tile for row in t.bonus_market for tile in row if tile)
    for p in t.players:
        found.update(p.bonus_tiles)
    for tile in B_TILES:
        found[tile] += t.out[tile]
    return found


def all_cards(t: Table) -> Counter[str]:
    found = t.supply + t.sheep_market + t.sheep_stack
    found.update(card for card in t.objectives if card)
    found.update(t.objective_stack)
    for card, count in t.bonus_stacks.values():
        found[card] += count
    for p in t.players:
        found += p.deck + p.area
    if t.sarah is not None:
        found += t.sarah.pile
    if t.card_in_play:
        found[t.card_in_play] += 1
    for card, count in t.out.items():
        if card in SHEEP:
            found[card] += count
    return found


def check_conservation(t: Table) -> None:
    require(+all_a(t) == A_TILES, "NZ-1.1", f"worker and hazard tiles: {all_a(t) - A_TILES}, {A_TILES - all_a(t)}")
    require(+all_b(t) == B_TILES, "NZ-1.1", f"bonus tiles: {all_b(t) - B_TILES}, {B_TILES - all_b(t)}")
    require(+all_cards(t) == t.cards, "NZ-1.2 to NZ-1.5", f"cards: {all_cards(t) - t.cards}, {t.cards - all_cards(t)}")
    for p in t.players:
        discs = len(p.discs) + p.posts.total() + (p.pathfinder is not None)
        discs += sum(piece == 1 for at, piece in p.harbours.items() if at.startswith("MH"))
        require(discs == len(DISCS), "NZ-1.2", f"{discs} discs")
        houses = len(p.storehouses) + sum(not at.startswith("MH") for at in p.harbours)
        require(houses == 10, "NZ-1.2", f"{houses} storehouses")
        require(min(p.money, p.tokens, p.certificates) >= 0, "NZ-5.7", "a player owes something")
        require(0 <= p.gold <= LIMIT["gold_limit"], "NZ-12.5", f"{p.gold} gold")
        require(p.certificates <= p.certificate_limit, "NZ-12.3", f"{p.certificates} certificates")
        require(all(1 <= len(row) <= 5 for row in p.rows.values()), "NZ-1.9", f"rows {p.rows}")


def check_deal(t: Table, record: Record) -> None:
    """NZ-2 and NZ-3."""
    placed = sum(map(len, t.jobs.values())) + len(t.hazards)
    require(placed == len(WORKERS) + t.by_count["a_tiles"], "NZ-2.5", f"{placed} tiles of bag A were placed")
    require(all(rows == list(range(1, len(rows) + 1)) for rows in t.jobs.values()), "NZ-2.5", f"jobs {t.jobs}")
    for zone in ("R", "W"):
        there = sorted(space for space in t.hazards if space.startswith(zone))
        require(there == [f"{zone}{at}" for at in range(1, len(there) + 1)], "NZ-2.5", f"hazards {there}")
    size = max(2, t.count)
    filled = [[tile is not None for tile in row] for row in t.bonus_market]
    want = [[False] * 4 for _ in filled]
    want[0][4 - size :] = [True] * size
    want[1][4 - size : 3] = [True] * (size - 1)
    require(filled == want and t.token_row == 2, "NZ-2.6", f"bonus market {t.bonus_market}")
    require(sorted(t.neutral.values()) == sorted(NEUTRALS), "NZ-2.2", f"neutral buildings {t.neutral}")
    if t.options["neutral_buildings"] == "beginner":
        require(
            all(space == f"N{tile}" for space, tile in t.neutral.items()), "NZ-2.2", f"neutral buildings {t.neutral}"
        )
    require(t.sheep_market.total() == t.by_count["sheep_market"], "NZ-2.8", f"sheep market {t.sheep_market}")
    require(len(t.objectives) == 4 and len(t.objective_stack) == 20, "NZ-2.9", f"objectives {t.objectives}")
    stacks = list(t.bonus_stacks.values())
    require(all(count == t.by_count["bonus_stack"] for _card, count in stacks), "NZ-2.11", f"stacks {stacks}")
    order = [row["set"] for card, _count in stacks for row in DATA["bonus_set"] if row["card"] == card]
    require(order == sorted(order) and len(set(order)) == 4, "NZ-2.12", f"sets {order}")
    require(len(set(t.masters.values())) == 5, "NZ-2.1", f"harbour masters {t.masters}")
    sides = {"all_a": "a", "all_b": "b"}.get(t.options["private_sides"])
    require(sides is None or set(t.sides) == {sides}, "NZ-3.2", f"sides {t.sides}")
    starters = Counter({card: row["count"] for card, row in SHEEP.items() if row["kind"] == "player"})
    for at in range(t.count):
        p, start = t.players[(t.first + at) % t.count], DATA["seat_start"][at]
        found = (p.money, p.hand.total(), p.tokens, p.gold)
        want_start = (start["pounds"], start["cards"], start["tokens"], LIMIT["start_gold"])
        require(found == want_start, "NZ-3.5", f"seat {p.seat} starts with {found}")
        require(p.deck == starters, "NZ-3.4", f"deck {p.deck}")


# -- views ------------------------------------------------------------------------------------------------------------


def shown(t: Table) -> Words:
    return {
        **{f"player {p.seat}": shown_player(t, p) for p in t.players},
        "trail": {
            **{space: f"hazard {hazard}" for space, hazard in t.hazards.items()},
            **{space: f"building {number} of {owner}" for space, (owner, number) in t.buildings.items()},
        },
        "sarah": shown_sarah(t),
        "flipped": t.flipped,
        "jobs": {kind: sorted(rows) for kind, rows in t.jobs.items()},
        "bonus market": (t.bonus_market, t.token_row),
        "forecast": t.forecast,
        "bags": {bag: +tiles for bag, tiles in t.bags.items()},
        "sheep": (+t.sheep_market, +t.sheep_stack),
        "objectives": (sorted(map(str, t.objectives)), len(t.objective_stack)),
        "supply": +t.supply,
        "stacks": {stack: count for stack, (_card, count) in t.bonus_stacks.items()},
        "masters": dict(t.masters),
        "turn": (t.active, t.ending, t.market_token),
    }


def shown_sarah(t: Table) -> Words:
    s = t.sarah
    if s is None:
        return {}
    return {
        "workers": {kind: len(row) for kind, row in s.rows.items()},
        "tokens": (s.speciality, s.discs, s.next_delivery, s.pathfinder),
        "cards": (sorted(s.cards), +s.pile),
        "places": (s.runholder, s.harbours, +s.posts, +s.hazards),
        "buildings": s.buildings,
    }


def seen_sarah(each: Words) -> Words:
    if not each:
        return {}
    return {
        "workers": each["workers"],
        "tokens": (each["speciality"], each["discs"], each["next_delivery"], each["pathfinder"]),
        "cards": (sorted(each["cards_left"]), Counter(each["pile"])),
        "places": (each["runholder"], each["harbours"], Counter(each["posts"]), Counter(each["hazards"])),
        "buildings": {int(number): at for number, at in each["buildings"].items()},
    }


def shown_player(t: Table, p: Player) -> Words:
    return {
        "money": p.money,
        "markers": (p.gold, p.certificates, p.tokens, p.pathfinder, p.step_tile, p.fee_free),
        "permanent": (p.permanent_certificates, p.bonus_wool, p.hand_limit, p.certificate_limit),
        "discs": sorted(p.discs),
        "storehouses": sorted(p.storehouses),
        "workers": {kind: len(row) for kind, row in p.rows.items()},
        "tiles": (+p.bonus_tiles, sorted(p.masters), +p.hazards),
        "cards": (+p.hand, p.pile + Counter(p.revealed), +p.area, p.stack.total() + len(p.top)),
        "places": (p.runholder, p.ship, p.harbours, +p.posts),
        "buildings": p.buildings,
    }


def seen(views: list[Words]) -> Words:
    view = views[0]
    trail = {}
    for space, tile in view["trail"].items():
        if "hazard" in tile:
            trail[space] = f"hazard {tile['hazard']}"
        elif "building" in tile:
            trail[space] = f"building {int(tile['building'][:-1])} of {tile['owner']}"
    return {
        **{f"player {seat}": seen_player(each["players"][seat]) for seat, each in enumerate(views)},
        "trail": trail,
        "sarah": seen_sarah(view.get("sarah", {})),
        "flipped": view["flipped"],
        "jobs": view["job_market"],
        "bonus market": (view["bonus_market"]["rows"], view["bonus_market"]["token_row"]),
        "forecast": view["forecast"],
        "bags": {bag: Counter(tiles) for bag, tiles in view["bags"].items()},
        "sheep": (Counter(view["sheep_market"]), Counter(view["sheep_stack"])),
        "objectives": (sorted(map(str, view["objectives"])), view["objective_stack"]),
        "supply": Counter(view["supply"]),
        "stacks": {stack: row["count"] for stack, row in view["bonus_stacks"].items()},
        "masters": {at: None if row["appointed"] else row["tile"] for at, row in view["harbour_masters"].items()},
        "turn": (view["turn"]["active"], view["turn"]["ending"], view["turn"]["market_token"]),
    }


def seen_player(each: Words) -> Words:
    return {
        "money": each["money"],
        "markers": (
            each["gold"],
            each["certificates"],
            each["tokens"],
            each["pathfinder"],
            each["step_tile"],
            each["fee_free"],
        ),
        "permanent": (
            each["permanent_certificates"],
            each["bonus_wool"],
            each["hand_limit"],
            each["certificate_limit"],
        ),
        "discs": sorted(each["discs"]),
        "storehouses": sorted(each["storehouses"]),
        "workers": each["workers"],
        "tiles": (Counter(each["bonus_tiles"]), sorted(each["harbour_masters"]), Counter(each["hazards"])),
        "cards": (Counter(each["hand"]), Counter(each["pile"]), Counter(each["area"]), each["stack_size"]),
        "places": (each["runholder"], each["ship"], each["harbours"], Counter(each["posts"])),
        "buildings": {int(number): at for number, at in each["buildings"].items()},
    }
