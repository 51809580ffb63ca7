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
from quayside.kernel.state import Result

ITEMS = (
    *("money", "buildings", "posts", "harbours", "pathfinder", "tiles"),
    *("cards", "objectives", "harbour_masters", "hand_disc", "workers", "market_token"),
)
_BUILDING, _BIG_BUILDING = TASKS.index("building"), TASKS.index("building4")


class Card:
    """An objective to be scored: its tasks, what it brings if met, and if not."""

    def __init__(self, card: int, tasks: Sequence[int], met: int, failed: int) -> None:
        self.card = card
        self.needs = tuple(sum(task == asked for asked in tasks) for task in range(len(TASKS)))
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
        at = card - int(FIRST_OBJECTIVE)
        for _each in range(int(g.area[owner * CARD_COUNT + card])):
            found.append(Card(card, g.kit.tasks[at], g.kit.objective_vp[at], g.kit.penalty[at]))
    return found


def objectives_met(g: NewZealand, owner: int) -> dict[str, int]:
    """How many of each card in the personal area would be met if the game ended now, under the best assignment."""
    played = _played(g, owner)
    found: dict[str, int] = {}
    for at in best_total(played, owned_things(g, owner))[1]:
        name = CARDS[played[at].card]
        found[name] = found.get(name, 0) + 1
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
            optional.append(Card(card, g.kit.tasks[at], g.kit.objective_vp[at] + each, failed))
    met = best_total([*played, *optional], owned_things(g, owner))[1]
    return [card.card for at, card in enumerate(optional) if at + len(played) in met or card.failed > 0]


def objectives_score(g: NewZealand, owner: int) -> int:
    """NZ-30.8; all of Sarah's objectives count as met."""
    if g.solo and owner == SARAH:
        deck = range(int(FIRST_OBJECTIVE), int(CARD_COUNT))
        return sum(int(g.deck_count(owner, c)) * g.kit.objective_vp[c - int(FIRST_OBJECTIVE)] for c in deck)
    return best_total(_played(g, owner), owned_things(g, owner))[0]


def posts_score(g: NewZealand, owner: int) -> int:
    """NZ-30.3, NZ-8.7, NZ-8.8."""
    total = sum(int(g.discs_on(owner, post) * g.kit.post_vp[post]) for post in range(len(POSTS)))
    for one, other, vp in g.kit.green_arrows:
        if g.discs_on(owner, one) and g.discs_on(owner, other):
            total += vp
    return total


def harbours_score(g: NewZealand, owner: int) -> int:
    """NZ-30.4, NZ-18.8: what still stands there counts."""
    total = 0
    for harbour in range(len(HARBOURS)):
        held = g.held(owner, harbour)
        if held and not (harbour >= MEDIUM and held == DISC_LEFT):
            total += int(g.kit.harbour_vp[harbour])
    if all(g.held(owner, harbour) for harbour in g.kit.yellow_arrow):
        total += int(g.kit.yellow_vp)
    return total


def masters_score(g: NewZealand, owner: int) -> int:
    """NZ-30.9: every `per n` rounds down."""
    total = 0
    for master in range(int(MASTER_COUNT)):
        if g.master_owner[master] == owner:
            count = int(COUNTED[g.kit.master_of[master]].count(g, owner))
            total += count // int(g.kit.master_per[master]) * int(g.kit.master_vp[master])
    return total


def score_sheet(g: NewZealand, owner: int) -> dict[str, int]:
    """NZ-30.1 to NZ-30.12."""
    kit = g.kit
    buildings = [n for n in range(int(PRIVATE_COUNT)) if g.built[owner * PRIVATE_COUNT + n] >= 0]
    hazards = sum(int(g.hazards[owner * HAZARD_KINDS + k] * kit.hazard_vp[k]) for k in range(int(HAZARD_KINDS)))
    tiles = sum(int(g.tiles[owner * B_KINDS + k] * kit.tile_vp[k]) for k in range(int(B_KINDS)))
    fifth = sum(g.row(owner, kind) == ROW_SIZE for kind in range(int(WORKER_COUNT)))
    pairs = sum(int(kit.pair_vp[p]) for p in range(int(PAIR_COUNT)) if g.pair_complete(owner, p))
    return {
        "money": int(g.money[owner] // kit.pounds_per_vp),
        "buildings": sum(int(kit.building_vp[g.side(number)]) for number in buildings),
        "posts": posts_score(g, owner),
        "harbours": harbours_score(g, owner),
        "pathfinder": int(kit.path_vp[max(g.path[owner], 0)]),
        "tiles": hazards + tiles,
        "cards": sum(int(g.deck_count(owner, c) * kit.card_vp[c]) for c in range(int(FIRST_OBJECTIVE))),
        "objectives": objectives_score(g, owner),
        "harbour_masters": masters_score(g, owner),
        "hand_disc": sum(int(g.uncovered(owner, d) * kit.disc_vp[d]) for d in range(int(DISC_COUNT))),
        "workers": fifth * int(kit.fifth_worker_vp) + pairs,
        "market_token": int(kit.market_token_vp) if g.token_owner == owner else 0,
    }


def final_result(g: NewZealand) -> Result:
    """NZ-30.13: the highest sum wins, equal sums share the win. With one player, Sarah's sheet is the second."""
    sheet = [score_sheet(g, owner) for owner in range(int(g.owners))]
    scores = [sum(items.values()) for items in sheet]
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    return Result(END_REASONS[0], ranks, scores, sheet)
