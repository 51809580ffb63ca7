"""NZ-6: phase B."""

from __future__ import annotations

from collections import Counter

from referee.following import Answer, Steps, ask
from referee.newzealand.effects import Half, halves
from referee.newzealand.offers import (
    DO,
    NAMED_AT_ONCE,
    TARGETS,
    auxiliaries,
    auxiliary,
    begun_with,
    can_do,
    carry_out,
    discard_and_gain,
    discardable,
    only_pounds,
    parts,
)
from referee.newzealand.plays import PLAYS, play, plays
from referee.newzealand.table import NEUTRALS, PRIVATES, TRAIL, Player, Table
from referee.newzealand.wellington import wellington
from referee.record import written


def cells(t: Table, p: Player) -> dict[str, str]:
    """NZ-6.1, NZ-6.6: the location actions open to this player here, by cell."""
    at = p.runholder
    if at in t.neutral:
        row = NEUTRALS[t.neutral[at]]
        texts = row["back"] if t.flipped and row["flips"] else row["front"]
    elif at in t.buildings and t.buildings[at][0] == p.seat:
        texts = t.tile(t.buildings[at][1])["actions"]
    else:
        return {}
    found = {str(number): text for number, text in enumerate(texts, 1)}
    if at in t.buildings and TRAIL[at]["extra"]:
        found["extra"] = TRAIL[at]["extra"]
    return {cell: text for cell, text in found.items() if cell not in t.cells_used and not t.closed}


def face(t: Table, p: Player) -> str:
    at = p.runholder
    if at in t.neutral:
        back = t.flipped and NEUTRALS[t.neutral[at]]["flips"]
        return f"neutral_{t.neutral[at]}" + ("_back" if back else "")
    assert at is not None
    number = t.buildings[at][1]
    return next(name for name, row in PRIVATES.items() if row is t.tile(number))


def possible(t: Table, p: Player) -> list[tuple[str, int, Half]]:
    """Every half of every open cell that can be done now."""
    found = []
    for cell, text in cells(t, p).items():
        for number, half in enumerate(halves(text), 1):
            if half.discard and not discardable(p, half.discard):
                continue
            if all(can_do(t, p, effect) for effect in half.effects):
                found.append((cell, number, half))
    return found


def straight(t: Table, p: Player) -> dict[str, tuple[str, Half]]:
    """Where one action alone asks for a target of its kind, the targets themselves are answers."""
    there = possible(t, p)
    kinds = Counter(half.word for _cell, _number, half in there)
    named: dict[str, tuple[str, Half]] = {}
    for cell, _number, half in there:
        if half.word in NAMED_AT_ONCE and kinds[half.word] == 1 and not half.discard:
            for action in TARGETS[half.word](t, p, half.effects[0]):
                named[action] = (cell, half)
    return named


def uses(t: Table, p: Player) -> set[str]:
    may = {"end_turn"} | plays(t, p) | set(straight(t, p))
    for cell, number, half in possible(t, p):
        if half.discard:
            for card in discardable(p, half.discard):
                may.add(written("use_with", cell=cell, half=number, card=card))
                if not only_pounds(half):
                    may.add(written("use_bare", cell=cell, half=number, card=card))
            continue
        may.add(written("use", cell=cell, half=number))
        may |= {written("use_part", cell=cell, half=number, keep=keep) for keep in parts(t, p, half)}
    if single_auxiliary(t, p):
        may |= auxiliaries(p, double=False)
    return may


def single_auxiliary(t: Table, p: Player) -> bool:
    """NZ-6.4, NZ-6.5: instead of all location actions; not at Wellington (NZ-6.8)."""
    return not t.location_done and not t.closed and p.runholder != "start"


def phase_b(t: Table, p: Player) -> Steps:
    """NZ-6.2: each location action at most once, in any order; or one single auxiliary action."""
    yield from arrive(t, p)
    while True:
        answer = yield from ask(p.seat, "use_location", lambda: uses(t, p))
        if answer.kind == "end_turn":
            return
        if answer.kind in PLAYS:
            yield from play(t, p, answer)
        else:
            yield from use(t, p, answer)
        if t.arrived_again:
            yield from arrive(t, p)


def arrive(t: Table, p: Player) -> Steps:
    t.arrived_again = False
    t.cells_used, t.location_done, t.closed = set(), False, False
    if p.runholder == "wellington":
        yield from wellington(t, p)
        t.closed = True


def use(t: Table, p: Player, answer: Answer) -> Steps:
    named = straight(t, p)
    if answer.action in named:
        cell, half = named[answer.action]
        begin(t, p, cell, half)
        yield from begun_with(DO[half.word](t, p, half.effects[0]), answer)
    elif answer.kind == "aux":
        t.closed = True
        yield from auxiliary(t, p, answer)
    else:
        cell = str(answer["cell"])
        half = halves(cells(t, p)[cell])[answer["half"] - 1]
        begin(t, p, cell, half)
        if answer.kind in ("use_with", "use_bare"):
            yield from discard_and_gain(t, p, half, answer["card"], answer.kind == "use_bare")
        else:
            yield from carry_out(t, p, half, answer.args.get("keep"))


def begin(t: Table, p: Player, cell: str, half: Half) -> None:
    t.events.saw("used", seat=p.seat, building=face(t, p), effect=f"effect_{half.word}")
    t.cells_used.add(cell)
    t.location_done = True
