"""NZ-30: what the points of an owner are made of: building by building, card by card."""

from __future__ import annotations

from quayside.games.newzealand.nouns import (
    B_KINDS,
    BONUS_TILES,
    CARD_COUNT,
    CARDS,
    DISC_COUNT,
    DISC_LEFT,
    DISCS,
    FIRST_OBJECTIVE,
    HARBOURS,
    HAZARD_KINDS,
    HAZARDS,
    MASTERS,
    MEDIUM,
    PAIR_COUNT,
    POSTS,
    PRIVATE_COUNT,
    ROW_SIZE,
    SARAH,
    SIDES,
    WORKERS,
)
from quayside.games.newzealand.scoring import objectives_met
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.things import COUNTED
from quayside.kernel.account import Part


def account(g: NewZealand, owner: int) -> list[Part]:
    """The parts of a score sheet; they add up to its items."""
    pounds, path = int(g.money[owner]), max(int(g.path[owner]), 0)
    found = [
        Part("money", "money", pounds, pounds // int(g.kit.pounds_per_vp)),
        *_buildings(g, owner),
        *_posts(g, owner),
        *_harbours(g, owner),
        Part("pathfinder", f"path:{path}", 1, int(g.kit.path_vp[path])),
        *_tiles(g, owner),
        *_cards(g, owner),
        *_objectives(g, owner),
        *_masters(g, owner),
        *_discs(g, owner),
        *_workers(g, owner),
    ]
    if g.token_owner == owner:
        found.append(Part("market_token", "token", 1, int(g.kit.market_token_vp)))
    return [part for part in found if part.points or part.how]


def _buildings(g: NewZealand, owner: int) -> list[Part]:
    """NZ-30.2."""
    found: list[Part] = []
    for number in range(int(PRIVATE_COUNT)):
        if g.built[owner * PRIVATE_COUNT + number] >= 0:
            face = int(g.side(number))
            name = f"{face // 2 + 1}{SIDES[face % 2]}"
            found.append(Part("buildings", f"building:{name}", 1, int(g.kit.building_vp[face])))
    return found


def _posts(g: NewZealand, owner: int) -> list[Part]:
    """NZ-30.3, NZ-8.7, NZ-8.8: discs on posts, and the green arrows between two of them."""
    found: list[Part] = []
    for post, name in enumerate(POSTS):
        count = int(g.discs_on(owner, post))
        found.append(Part("posts", f"post:{name}", count, count * int(g.kit.post_vp[post])))
    for one, other, vp in g.kit.green_arrows:
        if g.discs_on(owner, one) and g.discs_on(owner, other):
            found.append(Part("posts", f"arrow:{POSTS[one]}-{POSTS[other]}", 1, int(vp)))
    return found


def _harbours(g: NewZealand, owner: int) -> list[Part]:
    """NZ-30.4, NZ-18.8."""
    found: list[Part] = []
    for harbour, name in enumerate(HARBOURS):
        held = int(g.held(owner, harbour))
        if held and not (harbour >= MEDIUM and held == DISC_LEFT):
            found.append(Part("harbours", f"harbour:{name}", 1, int(g.kit.harbour_vp[harbour])))
    if all(g.held(owner, harbour) for harbour in g.kit.yellow_arrow):
        ends = "-".join(HARBOURS[harbour] for harbour in g.kit.yellow_arrow)
        found.append(Part("harbours", f"arrow:{ends}", 1, int(g.kit.yellow_vp)))
    return found


def _tiles(g: NewZealand, owner: int) -> list[Part]:
    """NZ-30.6."""
    found: list[Part] = []
    for kind, name in enumerate(HAZARDS):
        count = int(g.hazards[owner * HAZARD_KINDS + kind])
        found.append(Part("tiles", f"hazard:{name}", count, count * int(g.kit.hazard_vp[kind])))
    for kind, name in enumerate(BONUS_TILES):
        count = int(g.tiles[owner * B_KINDS + kind])
        found.append(Part("tiles", f"bonus:{name}", count, count * int(g.kit.tile_vp[kind])))
    return found


def _cards(g: NewZealand, owner: int) -> list[Part]:
    """NZ-30.7."""
    found: list[Part] = []
    for card in range(int(FIRST_OBJECTIVE)):
        count = int(g.deck_count(owner, card))
        found.append(Part("cards", f"card:{CARDS[card]}", count, count * int(g.kit.card_vp[card])))
    return found


def _objectives(g: NewZealand, owner: int) -> list[Part]:
    """NZ-30.8; all of Sarah's objectives count as met."""
    sarahs = g.solo and owner == SARAH
    met = {} if sarahs else objectives_met(g, owner)
    found: list[Part] = []
    for card in range(int(FIRST_OBJECTIVE), int(CARD_COUNT)):
        name, at = CARDS[card], card - int(FIRST_OBJECTIVE)
        count = int(g.deck_count(owner, card) if sarahs else g.area[owner * CARD_COUNT + card])
        good = count if sarahs else met.get(name, 0)
        if good:
            found.append(Part("objectives", f"card:{name}", good, good * int(g.kit.objective_vp[at]), "met"))
        if count > good:
            bad = count - good
            found.append(Part("objectives", f"card:{name}", bad, bad * int(g.kit.penalty[at]), "failed"))
    return found


def _masters(g: NewZealand, owner: int) -> list[Part]:
    """NZ-30.9."""
    found: list[Part] = []
    for master, name in enumerate(MASTERS):
        if g.master_owner[master] == owner:
            count = int(COUNTED[g.kit.master_of[master]].count(g, owner))
            points = count // int(g.kit.master_per[master]) * int(g.kit.master_vp[master])
            found.append(Part("harbour_masters", f"master:{name}", 1, points))
    return found


def _discs(g: NewZealand, owner: int) -> list[Part]:
    """NZ-30.10."""
    return [
        Part("hand_disc", f"disc:{DISCS[disc]}", 1, int(g.uncovered(owner, disc) * g.kit.disc_vp[disc]))
        for disc in range(int(DISC_COUNT))
    ]


def _workers(g: NewZealand, owner: int) -> list[Part]:
    """NZ-30.11: full rows, and pairs of storehouses."""
    found: list[Part] = []
    for kind, name in enumerate(WORKERS):
        if g.row(owner, kind) == ROW_SIZE:
            found.append(Part("workers", f"worker:{name}", 1, int(g.kit.fifth_worker_vp)))
    for pair in range(int(PAIR_COUNT)):
        if g.pair_complete(owner, pair):
            found.append(Part("workers", f"pair:{2 * pair + 1}-{2 * pair + 2}", 1, int(g.kit.pair_vp[pair])))
    return found
