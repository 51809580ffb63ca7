"""How things stand in New Zealand, in the words of `given`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from quayside.games.newzealand.game import NewZealandGame
from quayside.games.newzealand.nouns import (
    A_TILES,
    BONUS_COLUMNS,
    BONUS_TILES,
    CARD_COUNT,
    CARDS,
    DISCS,
    EMPTY,
    HARBOURS,
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
    POSTS,
    PRIVATE_COUNT,
    SEA,
    SEAT_LETTERS,
    STACKS,
    STOREHOUSES,
    SUPPLIES,
    TOKEN_GONE,
    TRAIL,
    WORKERS,
)
from quayside.games.newzealand.scenario.layout import MARKET
from quayside.kernel.packed import i64, vec
from quayside.kernel.state import State
from quayside.scenarios.compare import Matcher
from quayside.scenarios.reading import counted, mapping, one_of


class Things(Matcher):
    """Things by name. A list names everything; counts only speak of what they name."""

    def __init__(self, counts: vec[i64], at: int, words: Sequence[str]) -> None:
        self.words = words
        self.counts = Counter({kind: int(counts[at + kind]) for kind in range(len(words)) if counts[at + kind]})

    def matches(self, expected: Any) -> bool:
        if isinstance(expected, list):
            return counted("things", expected, self._kind) == self.counts
        if isinstance(expected, int):
            return sum(self.counts.values()) == expected
        return all(self.counts[self._kind(key)] == number for key, number in mapping("this", expected).items())

    def _kind(self, name: Any) -> int:
        return one_of("this", name, self.words)

    def __str__(self) -> str:
        return "{" + ", ".join(f"{self.words[kind]}: {count}" for kind, count in sorted(self.counts.items())) + "}"


def report(state: State) -> dict[str, Any]:
    """How things stand, in the words of `given`."""
    assert isinstance(state, NewZealandGame)
    g = state
    told: dict[str, Any] = {SEAT_LETTERS[seat]: _seat_report(g, seat) for seat in range(int(g.seats))}
    told.update(
        turn=SEAT_LETTERS[g.active] if g.active < g.seats else "sarah",
        trail={name: _tile(g, space) for space, name in enumerate(TRAIL)},
        flipped=bool(g.flipped),
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
        ending=bool(g.ending),
        forecast={
            "A": [_name(A_TILES, int(g.forecast[0])), _name(A_TILES, int(g.forecast[1]))],
            "B": [_name(BONUS_TILES, int(g.forecast[2])), _name(BONUS_TILES, int(g.forecast[3]))],
        },
        bag_a=Things(g.bag_a, 0, A_TILES),
        bag_b=Things(g.bag_b, 0, BONUS_TILES),
        gone_a=Things(g.gone_a, 0, A_TILES),
        gone_b=Things(g.gone_b, 0, BONUS_TILES),
        sheep_market=Things(g.pens, 0, MARKET),
        sheep_stack=Things(g.flock, 0, MARKET),
        objectives=[_name(OBJECTIVES, int(objective)) for objective in g.objectives],
        objective_stack=Things(g.objective_stack, 0, OBJECTIVES),
        supply=Things(g.supply, 0, SUPPLIES),
        bonus_stacks={
            name: {"card": CARDS[g.stack_card[at]], "count": int(g.stacks[at])} for at, name in enumerate(STACKS)
        },
        masters={name: _name(MASTERS, int(g.masters[at])) for at, name in enumerate(MEDIUM_HARBOURS)},
        appointed={name: _name((*WORKERS, "joker"), int(g.appointed[at])) for at, name in enumerate(MEDIUM_HARBOURS)},
        boxed=Things(g.boxed, 0, CARDS),
        hazard_tiles=sum(g.trail[TRAIL.index(name)] != EMPTY for name in HAZARD_SPACES),
        neutral_tiles={name: _tile(g, TRAIL.index(name)) for name in NEUTRAL_SPACES},
        private_sides=["ab"[g.sides >> number & 1] for number in range(int(PRIVATE_COUNT))],
        harbour_masters_out=sum(master >= 0 for master in g.masters),
        used=[cell + 1 for cell in range(4) if g.used >> cell & 1],
    )
    if g.solo:
        told["sarah"] = {
            **_owner_report(g, 1),
            "discs_left": int(g.sarah_discs),
            "next_delivery": POSTS[g.next_delivery],
            "speciality": WORKERS[g.speciality],
            "cards_in_stack": sum(card == 1 for card in g.sarah_deck),
        }
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
        return f"{SEAT_LETTERS[g.owner_of(space)]}{number + 1}{'ab'[g.sides >> number & 1]}"
    return NEUTRALS[tile]


def _owner_report(g: NewZealandGame, owner: int) -> dict[str, Any]:
    at = owner * int(CARD_COUNT)
    return {
        "pathfinder": int(g.path[owner]),
        "pile": Things(g.pile, at, CARDS),
        "workers": {name: int(g.row(owner, kind)) for kind, name in enumerate(WORKERS)},
        "harbours": Things(g.harbours, owner * len(HARBOURS), HARBOURS),
        "posts": Things(g.posts, owner * len(POSTS), POSTS),
        "hazards": Things(g.hazards, owner * len(HAZARDS), HAZARDS),
        "buildings": {
            str(n + 1): TRAIL[g.built[owner * PRIVATE_COUNT + n]]
            if g.built[owner * PRIVATE_COUNT + n] >= 0
            else None
            if g.built[owner * PRIVATE_COUNT + n] == EMPTY
            else "out"
            for n in range(int(PRIVATE_COUNT))
        },
        "runholder": TRAIL[g.runholder[owner]] if g.runholder[owner] >= 0 else None,
        "ship": SEA[g.ship[owner]],
        "visits": int(g.visits[owner]),
    }


def _seat_report(g: NewZealandGame, seat: int) -> dict[str, Any]:
    at = seat * int(CARD_COUNT)
    told = _owner_report(g, seat)
    told.update(
        money=int(g.money[seat]),
        gold=int(g.gold[seat]),
        certificates=int(g.certificates[seat]),
        permanent_certificates=int(g.permanent_certificates(seat)),
        bonus_wool=int(g.bonus_wool(seat)),
        tokens=int(g.tokens[seat]),
        steps=int(g.steps(seat)),
        step_tile=int(g.step_tile[seat]),
        fee_free=bool(g.fee_free[seat]),
        hand_limit=int(g.hand_limit(seat)),
        certificate_limit=int(g.temporary_limit(seat)),
        hand=Things(g.hand, at, CARDS),
        hand_size=int(g.hand_size[seat]),
        stack=Things(g.stack, at, CARDS),
        stack_size=int(g.stack_size[seat]),
        pile_size=int(g.pile_size[seat]),
        top=[CARDS[g.tops[seat * int(MAX_TOPS) + place]] for place in range(int(g.top_count[seat]) - 1, -1, -1)],
        area=Things(g.area, at, CARDS),
        uncovered=[name for disc, name in enumerate(DISCS) if g.uncovered(seat, disc)],
        discs=[name for disc, name in enumerate(DISCS) if g.on_board(seat, disc)],
        placed_storehouses=[house for house in STOREHOUSES if not g.storehouses[seat] >> house - 1 & 1],
        jokers={
            name: [slot for slot in range(2, 6) if g.jokers[seat * len(WORKERS) + kind] >> slot & 1]
            for kind, name in enumerate(WORKERS)
        },
        bonus_tiles=Things(g.tiles, seat * len(BONUS_TILES), BONUS_TILES),
        harbour_masters=[name for master, name in enumerate(MASTERS) if g.master_owner[master] == seat],
    )
    return told
