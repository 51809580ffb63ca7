"""What actions are worth to the greedy player of New Zealand, here and now."""

from __future__ import annotations

from quayside.games.newzealand.bot.table import NewZealandTable
from quayside.games.newzealand.bot.valuations import CARD_WORTH, TILE_WORTH, WORKER_WORTH, WORTH, numbers
from quayside.games.newzealand.nouns import BREEDS


def keep_value(t: NewZealandTable, card: str) -> float:
    """What a card in hand is worth: another breed for Wellington, or something to play."""
    if card not in BREEDS:
        return 3.0
    kit, at = numbers(), BREEDS.index(card)
    value = 0.3 + float(kit.breeding[at]) + 0.1 * float(kit.wool[at])
    return value * (0.2 if t.me["hand"].get(card, 0) > 1 else 1.0)


def place_value(t: NewZealandTable, space: str) -> float:
    if space == "wellington":
        return t.wellington_value()
    tile = t.view["trail"][space]
    if "hazard" in tile or ("owner" in tile and tile["owner"] != t.seat):
        return 0.3 - (0.6 if t.me["money"] else 0.0)
    values = sorted((best_half(t, text) for text in tile["actions"]), reverse=True)
    if tile.get("extra") and tile["owner"] == t.seat:
        values.append(best_half(t, tile["extra"]))
    return sum(value for value in values if value > 0)


def best_half(t: NewZealandTable, text: str) -> float:
    return max(effect_value(t, half.strip()) for half in text.removeprefix("either ").split("|"))


def effect_value(t: NewZealandTable, text: str) -> float:
    """What a location action is worth here and now."""
    if text.startswith("discard "):
        cost, gain = text.removeprefix("discard ").split("->")
        if not t.can_discard(cost.strip()):
            return 0.0
        freed = 0.6 if t.duplicates() else -0.5  # a place in the hand for another card
        return sum(effect_value(t, part.strip()) for part in gain.split(",")) + freed
    if text.startswith("per "):
        thing, gain = text.removeprefix("per ").split(":")
        return t.things(thing.strip()) * sum(effect_value(t, part.strip()) for part in gain.split(","))
    word, _, rest = text.partition(" ")
    number = int(rest) if rest.lstrip("+-").isdigit() else 0
    money = t.me["money"]
    simple = {
        "pounds": WORTH["pound"] * number,
        "gold": WORTH["gold"] if t.me["gold"] < 5 else 0.0,
        "certificate": WORTH["certificate"] * min(number, t.me["certificate_limit"] - t.me["certificates"]),
        "pathfinder": WORTH["path"] * number,
        "token": WORTH["token"] * number,
        "take": CARD_WORTH.get(rest, 2.0),
        "draw": 0.5,
        "wool_value": 1.0,
        "objective": WORTH["objective"] if t.objective_count() < 3 else 0.3,
        "auxiliary": t.auxiliary_value(),
        "move_runholder": 1.0,
        "disc_on": 3.0 if money >= 7 else 0.0,
        "shear": t.wool_value(number),
        "move_ship": t.ship_value(number or t.me["workers"]["sailor"]),
        "storehouse_within": 2.0,
    }
    if word in simple:
        return float(simple[word])
    if word == "hire":
        return max([0.0, *(worker_value(t, w, r, number) for w, rows in t.jobs() for r in rows)])
    if word == "invest":
        return max([0.0, *(tile_value(t, row, column, number) for row, column in t.open_tiles())])
    if word == "build":
        return max([0.0, *(value for value in building_values(t, number))])
    if word == "buy_sheep":
        return t.sheep_value()
    if word == "remove_hazard":
        return t.best_hazard() + WORTH["hazard"] - WORTH["pound"] * number if money >= number else 0.0
    return 0.5


def worker_value(t: NewZealandTable, worker: str, row: int, modifier: int) -> float:
    have = t.me["workers"][worker]
    price = max(0, int(numbers().job_price[row - 1]) + modifier)
    if have >= 5 or price > t.me["money"]:
        return -1.0
    fifth = 4.0 if have == 4 else 0.0
    fading = WORTH["crowd"] * have + (1.5 if t.late() else 0.0)
    return float(WORKER_WORTH[worker] + fifth - fading - WORTH["wage"] * price + WORTH["worker"])


def tile_value(t: NewZealandTable, row: int, column: int, modifier: int) -> float:
    tile = t.view["bonus_market"]["rows"][row - 1][column - 1]
    at = list(TILE_WORTH).index(tile)
    kit = numbers()
    price = int(kit.bonus_price[row - 1] + kit.tile_pounds[at]) + modifier
    if price > t.me["money"] or t.me["gold"] < kit.tile_gold[at]:
        return -1.0
    return int(kit.tile_vp[at]) + TILE_WORTH[tile] - WORTH["pound"] * price


def building_values(t: NewZealandTable, price: int) -> list[float]:
    """Rough values of what could be built now, whatever the space."""
    found: list[float] = []
    for number, place in t.me["buildings"].items():
        need = t.size(int(number))
        if place is None and need <= min(5, t.me["workers"]["craftsman"]) and need * price <= t.me["money"]:
            found.append(
                t.building_points(int(number)) + WORTH["gold"] + WORTH["building"] - WORTH["pound"] * need * price
            )
        for old, where in t.me["buildings"].items():
            more = need - t.size(int(old))
            able = 0 < more <= t.me["workers"]["craftsman"] and more * price <= t.me["money"]
            if place is None and where not in (None, "out") and able:
                gain = t.building_points(int(number)) - t.building_points(int(old))
                found.append(gain - WORTH["pound"] * more * price + WORTH["upgrade"])
    return found
