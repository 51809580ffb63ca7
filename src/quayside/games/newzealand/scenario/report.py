"""How things stand in New Zealand, in the words of `given`."""

from __future__ import annotations

from collections.abc import Sequence

from quayside.games.newzealand.game import NewZealandGame
from quayside.games.newzealand.nouns import (
    A_TILES,
    BONUS_COLUMNS,
    BONUS_TILES,
    CARD_COUNT,
    CARDS,
    DISCS,
    EMPTY,
    HAZARD_SPACES,
    HAZARD_TILE,
    HAZARDS,
    JOB_ROWS,
    MASTERS,
    MAX_TOPS,
    MEDIUM_HARBOURS,
    NEUTRAL_SPACES,
    NEUTRALS,
    OBJECTIVES,
    PRIVATE_COUNT,
    SARAH,
    SEAT_LETTERS,
    STACKS,
    STOREHOUSES,
    TOKEN_GONE,
    TRAIL,
    WORKERS,
)
from quayside.games.newzealand.scenario.layout import FIELDS
from quayside.kernel.sets import has
from quayside.kernel.state import State
from quayside.scenarios.compare import Things

OF_SARAH = (
    *("pathfinder", "pile", "workers", "harbours", "posts", "hazards", "buildings", "runholder", "ship", "visits"),
)


def report(state: State) -> dict[str, object]:
    """How things stand, in the words of `given`."""
    assert isinstance(state, NewZealandGame)
    g = state
    told: dict[str, object] = {SEAT_LETTERS[seat]: _seat_report(g, seat) for seat in range(int(g.seats))}
    told.update(FIELDS.table_report(g))
    hers = {word: told.pop(word) for word in ("discs_left", "next_delivery", "speciality")}
    told.update(
        turn=SEAT_LETTERS[g.active] if g.active < g.seats else "sarah",
        trail={name: _tile(g, space) for space, name in enumerate(TRAIL)},
        job_market={
            name: [row + 1 for row in range(int(JOB_ROWS)) if g.jobs[kind * JOB_ROWS + row]]
            for kind, name in enumerate(WORKERS)
        },
        bonus_market={
            row + 1: [_name(BONUS_TILES, int(g.bonus[row * int(BONUS_COLUMNS) + c])) for c in range(4)]
            for row in range(7)
        },
        bonus_tiles_out=sum(tile != EMPTY for tile in g.bonus),
        token_row=int(g.token_row) + 1 if g.token_row != TOKEN_GONE else None,
        market_token=SEAT_LETTERS[g.token_owner] if 0 <= g.token_owner < g.seats else None,
        forecast={
            "A": [_name(A_TILES, int(g.forecast[0])), _name(A_TILES, int(g.forecast[1]))],
            "B": [_name(BONUS_TILES, int(g.forecast[2])), _name(BONUS_TILES, int(g.forecast[3]))],
        },
        objectives=[_name(OBJECTIVES, int(objective)) for objective in g.objectives],
        bonus_stacks={
            name: {"card": CARDS[g.stack_card[at]], "count": int(g.stacks[at])} for at, name in enumerate(STACKS)
        },
        masters={name: _name(MASTERS, int(g.masters[at])) for at, name in enumerate(MEDIUM_HARBOURS)},
        appointed={name: _name((*WORKERS, "joker"), int(g.appointed[at])) for at, name in enumerate(MEDIUM_HARBOURS)},
        hazard_tiles=sum(g.trail[TRAIL.index(name)] != EMPTY for name in HAZARD_SPACES),
        neutral_tiles={name: _tile(g, TRAIL.index(name)) for name in NEUTRAL_SPACES},
        private_sides=["ab"[has(g.sides, number)] for number in range(int(PRIVATE_COUNT))],
        harbour_masters_out=sum(master >= 0 for master in g.masters),
    )
    if g.solo:
        she = _owner_report(g, int(SARAH))
        left = sum(card == 1 for card in g.sarah_deck)
        told["sarah"] = {**{word: she[word] for word in OF_SARAH}, **hers, "cards_in_stack": left}
    return told


def _name(words: Sequence[str], at: int) -> str | None:
    return words[at] if at >= 0 else None


def _tile(g: NewZealandGame, space: int) -> str | None:
    tile = int(g.trail[space])
    if tile == EMPTY:
        return None
    if tile >= HAZARD_TILE:
        return HAZARDS[tile - int(HAZARD_TILE)]
    if tile >= len(NEUTRALS):
        number = (tile - len(NEUTRALS)) % int(PRIVATE_COUNT)
        return f"{SEAT_LETTERS[g.owner_of(space)]}{number + 1}{'ab'[has(g.sides, number)]}"
    return NEUTRALS[tile]


def _owner_report(g: NewZealandGame, owner: int) -> dict[str, object]:
    return {
        **FIELDS.seat_report(g, owner),
        "workers": {name: int(g.row(owner, kind)) for kind, name in enumerate(WORKERS)},
        "buildings": {
            str(n + 1): TRAIL[g.built[owner * PRIVATE_COUNT + n]]
            if g.built[owner * PRIVATE_COUNT + n] >= 0
            else None
            if g.built[owner * PRIVATE_COUNT + n] == EMPTY
            else "out"
            for n in range(int(PRIVATE_COUNT))
        },
    }


def _seat_report(g: NewZealandGame, seat: int) -> dict[str, object]:
    told = _owner_report(g, seat)
    told.update(
        permanent_certificates=int(g.permanent_certificates(seat)),
        bonus_wool=int(g.bonus_wool(seat)),
        steps=int(g.steps(seat)),
        hand_limit=int(g.hand_limit(seat)),
        certificate_limit=int(g.temporary_limit(seat)),
        stack=Things(g.stack, seat * int(CARD_COUNT), CARDS),
        top=[CARDS[g.tops[seat * int(MAX_TOPS) + place]] for place in range(int(g.top_count[seat]) - 1, -1, -1)],
        uncovered=[name for disc, name in enumerate(DISCS) if g.uncovered(seat, disc)],
        placed_storehouses=[house for house in STOREHOUSES if not has(g.storehouses[seat], house - 1)],
        jokers={
            name: [slot for slot in range(2, 6) if has(g.jokers[seat * len(WORKERS) + kind], slot)]
            for kind, name in enumerate(WORKERS)
        },
        harbour_masters=[name for master, name in enumerate(MASTERS) if g.master_owner[master] == seat],
    )
    return told
