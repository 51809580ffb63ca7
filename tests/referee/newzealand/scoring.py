"""NZ-30: the twelve categories."""

from __future__ import annotations

from collections import Counter

from referee.data import tables
from referee.following import ranks_of
from referee.newzealand import sarah
from referee.newzealand.objectives import best_score
from referee.newzealand.table import (
    BONUS_TILES,
    DISCS,
    EFFECT_CARDS,
    HARBOURS,
    HAZARDS,
    LIMIT,
    MASTERS,
    PAIRS,
    POSTS,
    ROW_LENGTH,
    SHEEP,
    TRACK,
    Player,
    Table,
)
from referee.record import Words

GREEN = tables("newzealand")["green_arrow"]
YELLOW = tables("newzealand")["yellow_arrow"]


def card_vp(card: str) -> int:
    """NZ-30.7: sheep and bonus cards; objectives count elsewhere."""
    if card in SHEEP:
        return int(SHEEP[card]["vp"])
    return int(EFFECT_CARDS[card]["vp"]) if card in EFFECT_CARDS else 0


def posts(p: Player) -> int:
    """NZ-30.3, NZ-8.8."""
    discs: int = sum(POSTS[post]["vp"] * count for post, count in p.posts.items())
    return discs + sum(int(arrow["vp"]) for arrow in GREEN if all(p.posts[post] for post in arrow["between"]))


def harbours(p: Player) -> int:
    """NZ-30.4, NZ-18.8; a disc that has gone to a post is no longer there."""
    pieces: int = sum(
        row["vp"]
        for at, row in HARBOURS.items()
        if at in p.harbours and not (row["kind"] == "medium" and p.harbours[at] == 2)
    )
    return pieces + sum(int(arrow["vp"]) for arrow in YELLOW if all(at in p.harbours for at in arrow["between"]))


def masters(t: Table, p: Player) -> int:
    """NZ-30.9: per so many things, rounded down."""
    return sum(
        MASTERS[master]["vp"] * (t.things(p, MASTERS[master]["of"]) // MASTERS[master]["per"]) for master in p.masters
    )


def workers(p: Player) -> int:
    """NZ-30.11."""
    fifth: int = LIMIT["fifth_worker_vp"] * sum(len(row) == ROW_LENGTH for row in p.rows.values())
    return fifth + sum(int(pair["vp"]) for pair in PAIRS if p.pair_done(pair))


def sheet(t: Table, p: Player) -> dict[str, int]:
    tiles = sum(HAZARDS[hazard]["vp"] * count for hazard, count in p.hazards.items())
    tiles += sum(BONUS_TILES[tile]["vp"] * count for tile, count in p.bonus_tiles.items())
    built = [number for number, at in p.buildings.items() if at not in (None, "out")]
    return {
        "money": p.money // LIMIT["pounds_per_vp"],
        "buildings": sum(t.tile(number)["vp"] for number in built),
        "posts": posts(p),
        "harbours": harbours(p),
        "pathfinder": TRACK[p.pathfinder or 0]["vp"],
        "tiles": tiles,
        "cards": sum(card_vp(card) * count for card, count in p.deck.items()),
        "objectives": best_score(t, p, p.area, Counter()),
        "harbour_masters": masters(t, p),
        "hand_disc": sum(row["vp"] for disc, row in DISCS.items() if p.uncovered(disc)),
        "workers": workers(p),
        "market_token": LIMIT["market_token_vp"] if t.market_token == p.seat else 0,
    }


def result(t: Table) -> Words:
    """NZ-30.13: equal sums share the win."""
    sheets = [sheet(t, p) for p in t.players]
    if t.sarah is not None:
        sheets.append(sarah.sheet(t, t.sarah, card_vp))
    scores = [sum(items.values()) for items in sheets]
    return {"reason": "market_token", "ranks": ranks_of(scores), "scores": scores, "sheet": sheets}
