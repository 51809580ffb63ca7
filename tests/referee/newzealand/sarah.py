"""The solo opponent: her turn, Wellington and her score."""

from __future__ import annotations

from typing import Callable

from referee.data import tables
from referee.following import Steps
from referee.newzealand.sarah_actions import DO, put_disc
from referee.newzealand.sarah_board import CARDS, SEAT, Sarah, walk
from referee.newzealand.table import HARBOURS, HAZARDS, LIMIT, OBJECTIVES, POSTS, ROW_LENGTH, TRACK, Table, require
from referee.newzealand.wellington import place_a, place_b, refill

GREEN = tables("newzealand")["green_arrow"]
LOCAL_POSTS = [post for post, row in POSTS.items() if row["kind"] == "local" and row["goods"] == "sheep"]


def turn(t: Table, s: Sarah) -> Steps:
    """A card, the steps it shows, its actions in order; then Wellington, if she is there."""
    t.events.saw("turn", seat=SEAT, round=t.round)
    number = t.events.saw("sarah_card")["card"]
    if not s.cards:
        s.cards = list(s.all_cards)
    require(number in s.cards, "solo", f"card {number} is not in her stack")
    s.cards.remove(number)
    card = CARDS[number]
    kind = s.speciality if card["steps_by"] == "speciality" else card["steps_by"]
    walk(t, s, s.workers(kind) if kind else card["steps"])
    fits = card["speciality"] in ("", s.speciality)
    for text in card["actions"] if fits else card["otherwise"]:
        word, *rest = text.split()
        yield from DO[word](t, s, tuple(rest))
    if s.runholder == "wellington":
        wellington(t, s)


def wellington(t: Table, s: Sarah) -> None:
    """No income; her next higher local post (21 repeats); always the right-hand forecast tile."""
    put_disc(t, s, s.next_delivery)
    at = LOCAL_POSTS.index(s.next_delivery)
    s.next_delivery = LOCAL_POSTS[min(at + 1, len(LOCAL_POSTS) - 1)]
    for bag in ("A", "B"):
        there = [place for place, tile in enumerate(t.forecast[bag]) if tile is not None]
        if there:
            tile = str(t.forecast[bag][there[-1]])
            t.forecast[bag][there[-1]] = None
            (place_a if bag == "A" else place_b)(t, SEAT, tile)
    s.runholder = "start"
    refill(t)


def sheet(t: Table, s: Sarah, card_vp: Callable[[str], int]) -> dict[str, int]:
    """As usual without money, harbour masters and the hand-limit disc; all her objectives count as fulfilled."""
    built = [number for number, at in s.buildings.items() if at not in (None, "out")]
    arrows = sum(arrow["vp"] for arrow in GREEN if all(s.posts[post] for post in arrow["between"]))
    return {
        "money": 0,
        "buildings": sum(t.tile(number)["vp"] for number in built),
        "posts": sum(POSTS[post]["vp"] * count for post, count in s.posts.items()) + arrows,
        "harbours": sum(HARBOURS[at]["vp"] for at in s.harbours),
        "pathfinder": TRACK[s.pathfinder]["vp"],
        "tiles": sum(HAZARDS[tile]["vp"] * count for tile, count in s.hazards.items()),
        "cards": sum(card_vp(card) * count for card, count in s.pile.items()),
        "objectives": sum(OBJECTIVES[card]["vp"] * count for card, count in s.pile.items() if card in OBJECTIVES),
        "harbour_masters": 0,
        "hand_disc": 0,
        "workers": LIMIT["fifth_worker_vp"] * sum(len(row) == ROW_LENGTH for row in s.rows.values()),
        "market_token": LIMIT["market_token_vp"] if t.market_token == SEAT else 0,
    }
