"""What a seat may know (NZ-1.10 to NZ-1.12). Everything here is put in on purpose; nothing is filtered out."""

from __future__ import annotations

from typing import Final, Optional, Sequence

from quayside.games.newzealand.declared.events import FACES
from quayside.games.newzealand.declared.fields import FIELDS
from quayside.games.newzealand.nouns import (
    A_TILES,
    ARROWS,
    B_KINDS,
    BACK_FACE,
    BONUS_COLUMNS,
    BONUS_ROWS,
    BONUS_TILES,
    CARD_COUNT,
    CARDS,
    DISCS,
    EMPTY,
    FIRST_OBJECTIVE,
    HARBOURS,
    HAZARD_KINDS,
    HAZARD_TILE,
    HAZARDS,
    JOB_ROWS,
    LEVELS,
    MARKET,
    MASTERS,
    MAX_TOPS,
    MEDIUM_HARBOURS,
    NEUTRALS,
    POSTS,
    PRIVATE_COUNT,
    PRIVATE_TILE,
    SARAH,
    SEA,
    STACKS,
    STOREHOUSES,
    SUPPLIES,
    TASKS,
    TOKEN_GONE,
    TRAIL,
    WORKERS,
)
from quayside.games.newzealand.scoring import objectives_met, owned_things, score_sheet
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.view_types import BonusMarket, Common, Player, Sarah, TableView, TrailTile
from quayside.kernel.packed import i64, vec
from quayside.kernel.sets import has

# Where every field of the state appears: "all" in everybody's view, "own" in its owner's, "none" nowhere as such.
VISIBILITY: Final = {field.name: field.seen for field in FIELDS}


def table(g: NewZealand, seat: Optional[int]) -> TableView:
    seen: TableView = {
        "options": g.options,
        "turn": {
            "active": int(g.active),
            "first": int(g.first),
            "number": int(g.turns),
            "cells_used": [cell + 1 for cell in range(4) if has(g.used, cell)],
            "acted": bool(g.acted),
            "revealing": bool(g.revealing),
            "card_in_play": CARDS[g.in_play] if g.in_play >= 0 else None,
            "gained": _named(g.gained, 0, CARDS),
            "ending": bool(g.ending),
            "market_token": int(g.token_owner) if g.token_owner >= 0 else None,
        },
        "trail": {TRAIL[space]: _tile(g, space) for space in range(len(TRAIL)) if g.trail[space] != EMPTY},
        "private_sides": ["ab"[has(g.sides, number)] for number in range(int(PRIVATE_COUNT))],
        "flipped": bool(g.flipped),
        "job_market": {
            name: [row + 1 for row in range(int(JOB_ROWS)) if g.jobs[kind * JOB_ROWS + row]]
            for kind, name in enumerate(WORKERS)
        },
        "bonus_market": _bonus_market(g),
        "forecast": {
            "A": [_label(A_TILES, g.forecast[0]), _label(A_TILES, g.forecast[1])],
            "B": [_label(BONUS_TILES, g.forecast[2]), _label(BONUS_TILES, g.forecast[3])],
        },
        "bags": {"A": _named(g.bag_a, 0, A_TILES), "B": _named(g.bag_b, 0, BONUS_TILES)},
        "out_of_game": {
            "A": _named(g.gone_a, 0, A_TILES),
            "B": _named(g.gone_b, 0, BONUS_TILES),
            "cards": _named(g.boxed, 0, CARDS),
        },
        "sheep_market": _named(g.pens, 0, MARKET),
        "sheep_stack": _named(g.flock, 0, MARKET),
        "sheep_market_size": int(g.market_size),
        "objectives": [_label(CARDS[FIRST_OBJECTIVE:], objective) for objective in g.objectives],
        "objective_stack": sum(int(count) for count in g.objective_stack),
        "supply": _named(g.supply, 0, SUPPLIES),
        "bonus_stacks": {
            name: {"card": CARDS[g.stack_card[at]], "count": int(g.stacks[at])} for at, name in enumerate(STACKS)
        },
        "harbour_masters": {
            name: {
                "tile": _label(MASTERS, g.masters[at]),
                "appointed": _label((*WORKERS, "joker"), g.appointed[at]),
            }
            for at, name in enumerate(MEDIUM_HARBOURS)
        },
        "step_tile_space": int(g.step_tile_at),
        "players": [_player(g, each, seat) for each in range(int(g.seats))],
    }
    if g.solo:
        seen["sarah"] = _sarah(g)
    return seen


def _bonus_market(g: NewZealand) -> BonusMarket:
    rows = [
        [_label(BONUS_TILES, g.bonus[row * BONUS_COLUMNS + column]) for column in range(int(BONUS_COLUMNS))]
        for row in range(int(BONUS_ROWS))
    ]
    row = int(g.token_row)
    return {
        "rows": rows,
        "token_row": row + 1 if row != TOKEN_GONE else None,
        "arrow": ARROWS[g.kit.arrow[row]] if row != TOKEN_GONE else None,
    }


def _common(g: NewZealand, owner: int) -> Common:
    """What players and Sarah both have on the table."""
    return {
        "pathfinder": int(g.path[owner]) if g.path[owner] >= 0 else None,
        "workers": {name: int(g.row(owner, kind)) for kind, name in enumerate(WORKERS)},
        "hazards": _named(g.hazards, owner * int(HAZARD_KINDS), HAZARDS),
        "runholder": TRAIL[g.runholder[owner]] if g.runholder[owner] >= 0 else None,
        "ship": SEA[g.ship[owner]],
        "harbours": {name: int(g.held(owner, at)) for at, name in enumerate(HARBOURS) if g.held(owner, at)},
        "posts": {name: int(g.discs_on(owner, at)) for at, name in enumerate(POSTS) if g.discs_on(owner, at)},
        "buildings": _buildings(g, owner),
        "visits": int(g.visits[owner]),
        "pile": _named(g.pile, owner * int(CARD_COUNT), CARDS),
    }


def _player(g: NewZealand, each: int, seat: Optional[int]) -> Player:
    seen: Player = {
        "seat": each,
        "money": int(g.money[each]),
        "gold": int(g.gold[each]),
        "certificates": int(g.certificates[each]),
        "permanent_certificates": int(g.permanent_certificates(each)),
        "bonus_wool": int(g.bonus_wool(each)),
        "tokens": int(g.tokens[each]),
        "steps": int(g.steps(each)),
        "step_tile": int(g.step_tile[each]),
        "fee_free": bool(g.fee_free[each]),
        "hand_limit": int(g.hand_limit(each)),
        "certificate_limit": int(g.temporary_limit(each)),
        "discs": [name for at, name in enumerate(DISCS) if g.on_board(each, at)],
        "storehouses": [number for at, number in enumerate(STOREHOUSES) if has(g.storehouses[each], at)],
        "jokers": {
            name: [slot for slot in range(1, 6) if has(g.jokers[each * len(WORKERS) + kind], slot)]
            for kind, name in enumerate(WORKERS)
        },
        "bonus_tiles": _named(g.tiles, each * int(B_KINDS), BONUS_TILES),
        "harbour_masters": [name for at, name in enumerate(MASTERS) if g.master_owner[at] == each],
        "hand_size": int(g.hand_size[each]),
        "known_in_hand": _named(g.shown, each * int(CARD_COUNT), CARDS),
        "stack_size": int(g.stack_size[each]),
        "known_on_top": [CARDS[g.tops[each * MAX_TOPS + at]] for at in range(int(g.top_count[each]))],
        "deck": {name: int(g.deck_count(each, card)) for card, name in enumerate(CARDS) if g.deck_count(each, card)},
        "area": _named(g.area, each * int(CARD_COUNT), CARDS),
        "objectives_met": objectives_met(g, each),
        "score": score_sheet(g, each),
        "task_things": dict(zip(TASKS, owned_things(g, each), strict=True)),
        **_common(g, each),  # type: ignore[typeddict-item]  # no hand comes with it: it is what all may know
    }
    if each == seat or g.over:
        seen["hand"] = _named(g.hand, each * int(CARD_COUNT), CARDS)
    return seen


def _sarah(g: NewZealand) -> Sarah:
    return {
        "level": LEVELS[g.level],
        "speciality": WORKERS[g.speciality],
        "discs": int(g.sarah_discs),
        "next_delivery": POSTS[g.next_delivery],
        "card": int(g.sarah_card) + 1 if g.sarah_card >= 0 else None,
        "score": sum(score_sheet(g, int(SARAH)).values()),
        "cards_left": [card + 1 for card in range(len(g.sarah_deck)) if g.sarah_deck[card] == 1],
        **_common(g, int(SARAH)),
    }


def _buildings(g: NewZealand, owner: int) -> dict[str, Optional[str]]:
    """Where each private building stands; None for one that is not built, "out" for one that was replaced."""
    found: dict[str, Optional[str]] = {}
    for number in range(int(PRIVATE_COUNT)):
        space = int(g.built[owner * PRIVATE_COUNT + number])
        found[str(number + 1)] = TRAIL[space] if space >= 0 else None if space == EMPTY else "out"
    return found


def _tile(g: NewZealand, space: int) -> TrailTile:
    tile = int(g.trail[space])
    if tile >= HAZARD_TILE:
        return {"hazard": HAZARDS[tile - int(HAZARD_TILE)], "fee": int(g.hands(space))}
    if tile >= PRIVATE_TILE:
        return {
            "building": FACES[g.face(space)],
            "owner": int(g.owner_of(space)),
            "fee": int(g.hands(space)),
            "actions": g.kit.face_texts[g.face(space)],
            "extra": g.kit.extra_text[space],
        }
    return {
        "neutral": NEUTRALS[tile],
        "back": bool(g.face(space) >= BACK_FACE),
        "actions": g.kit.face_texts[g.face(space)],
    }


def _label(names: Sequence[str], at: int) -> Optional[str]:
    return names[at] if at >= 0 else None


def _named(counts: vec[i64], at: int, names: Sequence[str]) -> dict[str, int]:
    """The things there are, by name."""
    return {name: int(counts[at + place]) for place, name in enumerate(names) if counts[at + place]}
