"""NZ-20: shearing; and NZ-7.1, how sheep are shown."""

from __future__ import annotations

from typing import Generator

from referee.following import Answer, Ask, Steps, ask
from referee.newzealand.discs import eligible, wool_delivery
from referee.newzealand.gains import can_draw, draw_and_discard, gain_pounds, sheep_in
from referee.newzealand.table import SHEEP, Player, Table
from referee.record import written


def unshown(p: Player) -> list[str]:
    """NZ-7.1, NZ-20.2: at most one of each breed."""
    return [card for card in sheep_in(p) if card not in p.revealed]


def show(t: Table, p: Player, card: str) -> None:
    p.hand[card] -= 1
    p.revealed.append(card)
    t.revealing = True
    t.events.saw("revealed", seat=p.seat, card=card)


def put_away(t: Table, p: Player) -> None:
    """NZ-7.4: shown cards go to the discard pile."""
    p.pile.update(p.revealed)
    p.revealed = []
    t.revealing = False


def shear_choices(t: Table, p: Player, left: int, sheared: bool, draws: bool) -> set[str]:
    may: set[str] = set()
    if not sheared:
        may.add("shear")
        if left:
            may |= reveals(p, left)
    if draws and left and can_draw(p):
        may.add("shear_draw")
    return may


def reveals(p: Player, left: int) -> set[str]:
    may = {written("reveal", card=card) for card in unshown(p)}
    if 0 < len(unshown(p)) <= left:
        may.add("reveal_all")
    return may


def shear(t: Table, p: Player, number: int, draws: bool) -> Steps:
    """NZ-20.1: each shearer shears one shown sheep or draws and discards; NZ-20.10: with a fixed number no draws."""
    left, sheared = number, False

    def answers() -> set[str]:
        return shear_choices(t, p, left, sheared, draws) | {"done"}

    while left or not sheared:
        answer = yield from ask(p.seat, "shearing", answers)
        if answer.kind == "done":
            return
        if answer.kind == "shear_draw":
            left -= 1
            yield from draw_and_discard(t, p, 1)
            continue
        sheared = True
        left = yield from reveal(t, p, answer, left)
        if not draws or not can_draw(p):
            return


def reveal(t: Table, p: Player, answer: Answer, left: int) -> Generator[Ask, Answer, int]:
    """NZ-20.2: one reveal per action; the wool total pays and may open one wool post (NZ-20.5)."""

    def answers() -> set[str]:
        return reveals(p, left) | {"done"}

    while answer.kind == "reveal":
        show(t, p, answer["card"])
        left -= 1
        if not left:
            break
        # Asked even if only one answer is left: whether it is must not depend on a secret hand.
        answer = yield from ask(p.seat, "shear_reveal", answers)
    if answer.kind == "reveal_all":
        for card in unshown(p):
            show(t, p, card)
            left -= 1
    total = sum(SHEEP[each]["wool"] for each in p.revealed) + p.bonus_wool
    t.events.saw("wool", seat=p.seat, total=total)
    gain_pounds(t, p, total)
    put_away(t, p)
    yield from wool_delivery(t, p, eligible(p, "wool", total))
    return left
