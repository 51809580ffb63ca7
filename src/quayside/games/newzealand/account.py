"""NZ-30: what the points of an owner are made of: building by building, card by card. What each brings: scoring.py."""

from __future__ import annotations

from quayside.games.newzealand.nouns import (
    B_KINDS,
    BONUS_TILES,
    CARDS,
    DISCS,
    FIRST_OBJECTIVE,
    HARBOURS,
    HAZARD_KINDS,
    HAZARDS,
    MASTERS,
    PAIR_COUNT,
    POSTS,
    PRIVATE_COUNT,
    SIDES,
    WORKERS,
)
from quayside.games.newzealand.scoring import (
    building_points,
    card_points,
    disc_points,
    green_arrow_points,
    harbour_points,
    hazard_points,
    master_points,
    money_points,
    objective_points,
    objectives_scored,
    pair_points,
    path_points,
    post_points,
    row_points,
    tile_points,
    token_points,
    yellow_arrow_points,
)
from quayside.games.newzealand.state import NewZealand
from quayside.kernel.account import Became, Part


def account(g: NewZealand, owner: int) -> list[Part]:
    """The parts of a score sheet; they add up to its items."""
    found = [
        Part("money", "money", int(g.money[owner]), int(money_points(g, owner))),
        *_buildings(g, owner),
        *_posts(g, owner),
        *_harbours(g, owner),
        Part("pathfinder", f"path:{max(int(g.path[owner]), 0)}", 1, int(path_points(g, owner))),
        *_tiles(g, owner),
        *_cards(g, owner),
        *_objectives(g, owner),
        *_masters(g, owner),
        *_discs(g, owner),
        *_workers(g, owner),
        Part("market_token", "token", 1, int(token_points(g, owner))),
    ]
    return [part for part in found if part.points or part.how]


def _buildings(g: NewZealand, owner: int) -> list[Part]:
    found: list[Part] = []
    for number in range(int(PRIVATE_COUNT)):
        name = f"{number + 1}{SIDES[g.side(number) % 2]}"
        found.append(Part("buildings", f"building:{name}", 1, int(building_points(g, owner, number))))
    return found


def _posts(g: NewZealand, owner: int) -> list[Part]:
    found: list[Part] = []
    for post, name in enumerate(POSTS):
        found.append(Part("posts", f"post:{name}", int(g.discs_on(owner, post)), int(post_points(g, owner, post))))
    for arrow, (one, other, _vp) in enumerate(g.kit.green_arrows):
        ends = f"{POSTS[one]}-{POSTS[other]}"
        found.append(Part("posts", f"arrow:{ends}", 1, int(green_arrow_points(g, owner, arrow))))
    return found


def _harbours(g: NewZealand, owner: int) -> list[Part]:
    found: list[Part] = []
    for harbour, name in enumerate(HARBOURS):
        found.append(Part("harbours", f"harbour:{name}", 1, int(harbour_points(g, owner, harbour))))
    ends = "-".join(HARBOURS[harbour] for harbour in g.kit.yellow_arrow)
    return [*found, Part("harbours", f"arrow:{ends}", 1, int(yellow_arrow_points(g, owner)))]


def _tiles(g: NewZealand, owner: int) -> list[Part]:
    found: list[Part] = []
    for kind, name in enumerate(HAZARDS):
        count = int(g.hazards[owner * HAZARD_KINDS + kind])
        found.append(Part("tiles", f"hazard:{name}", count, int(hazard_points(g, owner, kind))))
    for kind, name in enumerate(BONUS_TILES):
        count = int(g.tiles[owner * B_KINDS + kind])
        found.append(Part("tiles", f"bonus:{name}", count, int(tile_points(g, owner, kind))))
    return found


def _cards(g: NewZealand, owner: int) -> list[Part]:
    found: list[Part] = []
    for card in range(int(FIRST_OBJECTIVE)):
        count = int(g.deck_count(owner, card))
        found.append(Part("cards", f"card:{CARDS[card]}", count, int(card_points(g, owner, card))))
    return found


def _objectives(g: NewZealand, owner: int) -> list[Part]:
    """Cards of one kind together: those that are met, then those that failed."""
    found: dict[tuple[int, bool], Part] = {}
    for card, met in objectives_scored(g, owner):
        how: Became = "met" if met else "failed"
        part = found.setdefault((card.card, not met), Part("objectives", f"card:{CARDS[card.card]}", 0, 0, how))
        part.count += 1
        part.points += objective_points(card, met)
    return [found[key] for key in sorted(found)]


def _masters(g: NewZealand, owner: int) -> list[Part]:
    return [
        Part("harbour_masters", f"master:{name}", 1, int(master_points(g, owner, master)))
        for master, name in enumerate(MASTERS)
    ]


def _discs(g: NewZealand, owner: int) -> list[Part]:
    return [Part("hand_disc", f"disc:{name}", 1, int(disc_points(g, owner, disc))) for disc, name in enumerate(DISCS)]


def _workers(g: NewZealand, owner: int) -> list[Part]:
    """Full rows, and pairs of storehouses."""
    found: list[Part] = []
    for kind, name in enumerate(WORKERS):
        found.append(Part("workers", f"worker:{name}", 1, int(row_points(g, owner, kind))))
    for pair in range(int(PAIR_COUNT)):
        houses = f"{2 * pair + 1}-{2 * pair + 2}"
        found.append(Part("workers", f"pair:{houses}", 1, int(pair_points(g, owner, pair))))
    return found
