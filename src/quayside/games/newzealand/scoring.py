"""NZ-30: final scoring in twelve categories. NZ-21.6 to NZ-21.9: which objectives are met."""

from __future__ import annotations

from typing import Sequence

from quayside.games.newzealand.nouns import (
    B_KINDS,
    BREEDS,
    CARD_COUNT,
    CARDS,
    DISC_COUNT,
    DISC_LEFT,
    END_REASONS,
    FIRST_OBJECTIVE,
    FLOOD,
    HARBOURS,
    HAZARD_KINDS,
    HIGH_POST,
    MASTER_COUNT,
    MEDIUM,
    PAIR_COUNT,
    POSTS,
    PRIVATE_COUNT,
    ROW_SIZE,
    SARAH,
    SHEARER,
    TASKS,
    THINGS,
    WORKER_COUNT,
)
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.things import COUNTED
from quayside.kernel.packed import i64
from quayside.kernel.state import Result

ITEMS = (
    *("money", "buildings", "posts", "harbours", "pathfinder", "tiles"),
    *("cards", "objectives", "harbour_masters", "hand_disc", "workers", "market_token"),
)
_BUILDING, _BIG_BUILDING = TASKS.index("building"), TASKS.index("building4")


class Card:
    """An objective to be scored: its tasks, what it brings if met, and if not."""

    def __init__(self, card: int, needs: tuple[int, ...], met: int, failed: int) -> None:
        self.card = card
        self.needs = needs  # how many things for each task
        self.met = met
        self.failed = failed


def owned_things(g: NewZealand, owner: int) -> tuple[int, ...]:
    """NZ-21.7: how many things the owner has for each task; a big building is counted in both building tasks."""
    big = 0
    for number in range(int(PRIVATE_COUNT)):
        if g.built[owner * PRIVATE_COUNT + number] >= 0 and g.kit.craftsmen[g.side(number)] >= 4:
            big += 1
    have = {
        "building": int(g.building_count(owner)),
        "building4": big,
        "red_yellow": _in_deck(g, owner, "lincoln") + _in_deck(g, owner, "corriedale"),
        "blue_brown": _in_deck(g, owner, "hampshire") + _in_deck(g, owner, "ryeland"),
        "ferry": int(g.ferries(owner)),
        "flood": sum(int(g.hazards[owner * HAZARD_KINDS + kind]) for kind in range(int(FLOOD), int(HAZARD_KINDS))),
        "post13": sum(int(g.discs_on(owner, p)) for p in range(len(POSTS)) if g.kit.post_value[p] >= HIGH_POST),
        "storehouse": int(g.placed_storehouses(owner)),
        "path6": max(int(g.path[owner]), 0) // 6,
        "shearers2": int(g.row(owner, SHEARER)) // 2,
    }
    return tuple(have[task] for task in TASKS)


def _in_deck(g: NewZealand, owner: int, breed: str) -> int:
    return int(g.deck_count(owner, BREEDS.index(breed)))


def enough(needs: Sequence[int], have: Sequence[int]) -> bool:
    """NZ-21.8: each thing serves one task. Only big buildings fit two tasks, so this is an exact matching."""
    if needs[_BUILDING] + needs[_BIG_BUILDING] > have[_BUILDING]:
        return False
    return all(need <= owned for need, owned in zip(needs, have, strict=True))


def best_total(cards: Sequence[Card], have: Sequence[int]) -> tuple[int, list[int]]:
    """NZ-R15: the best sum over all ways to spend the things on the cards, and which of the cards are met then.

    `reached` maps the things spent so far to the best sum with them, so equal spendings are followed only once.
    """
    reached: dict[tuple[int, ...], tuple[int, list[int]]] = {(0,) * len(TASKS): (0, [])}
    for at, card in enumerate(cards):
        following: dict[tuple[int, ...], tuple[int, list[int]]] = {}
        for spent, (total, met) in reached.items():
            _keep_better(following, spent, total + card.failed, met)
            more = tuple(a + b for a, b in zip(spent, card.needs, strict=True))
            if enough(more, have):
                _keep_better(following, more, total + card.met, [*met, at])
        reached = following
    return max(reached.values(), key=lambda found: found[0])


def _keep_better(
    found: dict[tuple[int, ...], tuple[int, list[int]]], spent: tuple[int, ...], total: int, met: list[int]
) -> None:
    if spent not in found or found[spent][0] < total:
        found[spent] = (total, met)


def _played(g: NewZealand, owner: int) -> list[Card]:
    """NZ-21.10: cards of the personal area must be scored."""
    found: list[Card] = []
    for card in range(int(FIRST_OBJECTIVE), int(CARD_COUNT)):
        for _each in range(int(g.area[owner * CARD_COUNT + card])):
            found.append(_objective(g, card))
    return found


def _objective(g: NewZealand, card: int) -> Card:
    at = card - int(FIRST_OBJECTIVE)
    return Card(card, g.kit.needs[at], g.kit.objective_vp[at], g.kit.penalty[at])


def objectives_scored(g: NewZealand, owner: int) -> list[tuple[Card, bool]]:
    """NZ-30.8: the objectives that count for an owner, each with whether it is met."""
    if g.solo and owner == SARAH:  # NZ-32.10: all of hers are
        deck = range(int(FIRST_OBJECTIVE), int(CARD_COUNT))
        return [(_objective(g, card), True) for card in deck for _each in range(int(g.deck_count(owner, card)))]
    played = _played(g, owner)
    if not played:
        return []
    met = best_total(played, owned_things(g, owner))[1]
    return [(card, at in met) for at, card in enumerate(played)]


def objectives_met(g: NewZealand, owner: int) -> dict[str, int]:
    """How many of each card in the personal area would be met if the game ended now, under the best assignment."""
    found: dict[str, int] = {}
    for card, met in objectives_scored(g, owner):
        if met:
            found[CARDS[card.card]] = found.get(CARDS[card.card], 0) + 1
    return found


def best_additions(g: NewZealand, owner: int) -> list[int]:
    """NZ-21.10: the objectives of the deck whose addition makes the best total, harbour masters included (NZ-30.14)."""
    each = sum(
        int(g.kit.master_vp[m])
        for m in range(int(MASTER_COUNT))
        if g.master_owner[m] == owner and THINGS[g.kit.master_of[m]] == "own_objective" and g.kit.master_per[m] == 1
    )
    played = _played(g, owner)
    optional: list[Card] = []
    for card in range(int(FIRST_OBJECTIVE), int(CARD_COUNT)):
        at = card - int(FIRST_OBJECTIVE)
        for _copy in range(int(g.deck_count(owner, card))):
            failed = max(0, g.kit.penalty[at] + each)
            optional.append(Card(card, g.kit.needs[at], g.kit.objective_vp[at] + each, failed))
    met = best_total([*played, *optional], owned_things(g, owner))[1]
    return [card.card for at, card in enumerate(optional) if at + len(played) in met or card.failed > 0]


# -- what each thing brings ------------------------------------------------------------------------------------------


def money_points(g: NewZealand, owner: i64) -> i64:
    """NZ-30.1: for every so many pounds."""
    return g.money[owner] // g.kit.pounds_per_vp


def building_points(g: NewZealand, owner: i64, number: i64) -> i64:
    """NZ-30.2: a private building on the trail."""
    return g.kit.building_vp[g.side(number)] if g.built[owner * PRIVATE_COUNT + number] >= 0 else 0


def post_points(g: NewZealand, owner: i64, post: i64) -> i64:
    """NZ-30.3, NZ-8.7, NZ-8.8: each disc on a post."""
    return g.discs_on(owner, post) * g.kit.post_vp[post]


def green_arrow_points(g: NewZealand, owner: i64, arrow: i64) -> i64:
    """NZ-30.3, NZ-8.8: an arrow with discs on both of its posts."""
    one, other, vp = g.kit.green_arrows[arrow]
    return vp if g.discs_on(owner, one) and g.discs_on(owner, other) else 0


def harbour_points(g: NewZealand, owner: i64, harbour: i64) -> i64:
    """NZ-30.4: what still stands there counts."""
    held = g.held(owner, harbour)
    return g.kit.harbour_vp[harbour] if held and not (harbour >= MEDIUM and held == DISC_LEFT) else 0


def yellow_arrow_points(g: NewZealand, owner: i64) -> i64:
    """NZ-30.4, NZ-18.8: the arrow between two small harbours, with storehouses in both."""
    return g.kit.yellow_vp if all(g.held(owner, harbour) for harbour in g.kit.yellow_arrow) else 0


def path_points(g: NewZealand, owner: i64) -> i64:
    """NZ-30.5, NZ-22.6: the space that the pathfinder has reached."""
    return g.kit.path_vp[max(g.path[owner], 0)]


def hazard_points(g: NewZealand, owner: i64, kind: i64) -> i64:
    """NZ-30.6: hazard tiles of a kind."""
    return g.hazards[owner * HAZARD_KINDS + kind] * g.kit.hazard_vp[kind]


def tile_points(g: NewZealand, owner: i64, kind: i64) -> i64:
    """NZ-30.6: bonus tiles of a kind."""
    return g.tiles[owner * B_KINDS + kind] * g.kit.tile_vp[kind]


def card_points(g: NewZealand, owner: i64, card: i64) -> i64:
    """NZ-30.7: cards of the deck, objectives apart."""
    return g.deck_count(owner, card) * g.kit.card_vp[card]


def objective_points(card: Card, met: bool) -> int:
    """NZ-30.8, NZ-21.6."""
    return card.met if met else card.failed


def master_points(g: NewZealand, owner: i64, master: i64) -> i64:
    """NZ-30.9: a harbour master of the owner."""
    if g.master_owner[master] != owner:
        return 0
    return master_pays(g, master, COUNTED[g.kit.master_of[master]].count(g, owner))


def master_pays(g: NewZealand, master: i64, things: i64) -> i64:
    """NZ-30.9: every `per n` rounds down."""
    return things // g.kit.master_per[master] * g.kit.master_vp[master]


def disc_points(g: NewZealand, owner: i64, disc: i64) -> i64:
    """NZ-30.10: what a disc has left uncovered."""
    return g.uncovered(owner, disc) * g.kit.disc_vp[disc]


def row_points(g: NewZealand, owner: i64, kind: i64) -> i64:
    """NZ-30.11: a full row of workers."""
    return g.kit.fifth_worker_vp if g.row(owner, kind) == ROW_SIZE else 0


def pair_points(g: NewZealand, owner: i64, pair: i64) -> i64:
    """NZ-30.11: a pair of storehouses that have left the board."""
    return g.kit.pair_vp[pair] if g.pair_complete(owner, pair) else 0


def token_points(g: NewZealand, owner: i64) -> i64:
    """NZ-30.12."""
    return g.kit.market_token_vp if g.token_owner == owner else 0


# -- the sheet -------------------------------------------------------------------------------------------------------


def score_sheet(g: NewZealand, owner: int) -> dict[str, int]:
    """NZ-30.1 to NZ-30.12."""
    posts = sum(int(post_points(g, owner, post)) for post in range(len(POSTS)))
    green = sum(int(green_arrow_points(g, owner, arrow)) for arrow in range(len(g.kit.green_arrows)))
    harbours = sum(int(harbour_points(g, owner, harbour)) for harbour in range(len(HARBOURS)))
    hazards = sum(int(hazard_points(g, owner, kind)) for kind in range(int(HAZARD_KINDS)))
    tiles = sum(int(tile_points(g, owner, kind)) for kind in range(int(B_KINDS)))
    rows = sum(int(row_points(g, owner, kind)) for kind in range(int(WORKER_COUNT)))
    pairs = sum(int(pair_points(g, owner, pair)) for pair in range(int(PAIR_COUNT)))
    return {
        "money": int(money_points(g, owner)),
        "buildings": sum(int(building_points(g, owner, number)) for number in range(int(PRIVATE_COUNT))),
        "posts": posts + green,
        "harbours": harbours + int(yellow_arrow_points(g, owner)),
        "pathfinder": int(path_points(g, owner)),
        "tiles": hazards + tiles,
        "cards": sum(int(card_points(g, owner, card)) for card in range(int(FIRST_OBJECTIVE))),
        "objectives": sum(objective_points(card, met) for card, met in objectives_scored(g, owner)),
        "harbour_masters": sum(int(master_points(g, owner, master)) for master in range(int(MASTER_COUNT))),
        "hand_disc": sum(int(disc_points(g, owner, disc)) for disc in range(int(DISC_COUNT))),
        "workers": rows + pairs,
        "market_token": int(token_points(g, owner)),
    }


def final_result(g: NewZealand) -> Result:
    """NZ-30.13: the highest sum wins, equal sums share the win. With one player, Sarah's sheet is the second."""
    sheet = [score_sheet(g, owner) for owner in range(int(g.owners))]
    scores = [sum(items.values()) for items in sheet]
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    return Result(END_REASONS[0], ranks, scores, sheet)
