"""NZ-21.3 and NZ-28: playing objectives, deck-building and effect bonus cards."""

from __future__ import annotations

from referee.following import Answer, Steps
from referee.newzealand.effects import Half, halves
from referee.newzealand.gains import draw
from referee.newzealand.offers import can_do, carry_out, parts
from referee.newzealand.table import EFFECT_CARDS, OBJECTIVES, Player, Table
from referee.record import written

PLAYS = ("play", "play_part", "play_bare")


def effect_of(card: str) -> tuple[Half, ...]:
    return halves(OBJECTIVES[card]["immediate"] if card in OBJECTIVES else EFFECT_CARDS[card]["effect"])


def plays(t: Table, p: Player) -> set[str]:
    """Each card with its effect, part of it, or none."""
    may: set[str] = set()
    for card in +p.hand:
        if card not in OBJECTIVES and card not in EFFECT_CARDS:
            continue
        may.add(written("play_bare", card=card))
        for number, half in enumerate(effect_of(card), 1):
            if all(can_do(t, p, effect) for effect in half.effects):
                may.add(written("play", card=card, half=number))
                may |= {written("play_part", card=card, keep=keep) for keep in parts(t, p, half)}
    return may


def play(t: Table, p: Player, answer: Answer) -> Steps:
    """NZ-28.2: effect or not, then to the discard pile, then draw 1; NZ-21.4: an objective goes to the area."""
    card = answer["card"]
    p.hand[card] -= 1
    t.card_in_play = card
    t.events.saw("played", seat=p.seat, card=card)
    if card in OBJECTIVES:
        p.area[card] += 1
        t.card_in_play = None
    if answer.kind != "play_bare":
        half = effect_of(card)[answer.args.get("half", 1) - 1]
        yield from carry_out(t, p, half, answer.args.get("keep"))
    if card not in OBJECTIVES:
        t.card_in_play = None
        p.pile[card] += 1
        draw(t, p, 1)
