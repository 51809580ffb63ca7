"""NZ-4 and NZ-29: turns and the end."""

from __future__ import annotations

from itertools import count

from referee.following import Steps, ask, ask_one_of
from referee.newzealand import sarah
from referee.newzealand.discs import uncover
from referee.newzealand.gains import discard, discards, draw
from referee.newzealand.location import phase_b
from referee.newzealand.movement import moves, step_limit, travel
from referee.newzealand.objectives import last_objectives
from referee.newzealand.plays import PLAYS, play, plays
from referee.newzealand.sarah_board import SEAT
from referee.newzealand.table import DISCS, LIMIT, Player, Table
from referee.record import written


def course(t: Table) -> Steps:
    """NZ-4.1: turns clockwise; NZ-29.3: after the trigger everybody else has exactly one more."""
    order = [(t.first + at) % t.count for at in t.seats] + ([SEAT] if t.solo else [])
    more = len(order) - 1
    for number in count():
        seat = order[number % len(order)]
        t.round = 1 + number // len(order)
        t.active = seat
        if t.sarah is not None and seat == SEAT:
            yield from sarah.turn(t, t.sarah)
        else:
            yield from turn(t, announce=number > 0)
        if t.ending:
            if not more:
                break
            more -= 1
    for p in t.players:
        yield from last_objectives(t, p)
    t.events.saw("over")


def turn(t: Table, announce: bool) -> Steps:
    p = t.me
    t.gained.clear()
    if announce:
        t.events.saw("turn", seat=p.seat, round=t.round)
    if p.turns == 0:
        yield from first_turn(t, p)
    else:
        yield from phase_a(t, p)
    p.turns += 1
    yield from phase_b(t, p)
    if not t.ending:  # NZ-11.5
        draw(t, p, max(0, p.hand_limit - p.hand.total()))  # NZ-11.1


def first_turn(t: Table, p: Player) -> Steps:
    """NZ-4.2 to NZ-4.4: discard down to 4, a white disc to the pathfinder, the runholder to a neutral building."""
    while p.hand.total() > LIMIT["hand_limit"]:
        answer = yield from ask(p.seat, "first_discard", lambda: discards(p))
        discard(t, p, answer["card"])
    answer = yield from ask(p.seat, "first_disc", lambda: white_discs(p))
    uncover(t, p, answer["disc"])
    p.pathfinder = 0
    answer = yield from ask_one_of(p.seat, "first_place", {written("move", to=space) for space in t.neutral})
    p.runholder = answer["to"]
    t.events.saw("moved", seat=p.seat, to=answer["to"])


def white_discs(p: Player) -> set[str]:
    return {
        written("uncover", disc=disc)
        for disc in p.discs
        if DISCS[disc]["corner"] == "white" and DISCS[disc]["cost"] <= p.money
    }


def phase_a(t: Table, p: Player) -> Steps:
    """NZ-5; cards may be played before (NZ-28.1)."""
    while True:
        answer = yield from ask(p.seat, "phase_a", lambda: moves(t, p, step_limit(t, p)) | plays(t, p))
        if answer.kind not in PLAYS:
            break
        yield from play(t, p, answer)
    yield from travel(t, p, answer["to"], step_limit(t, p))
