"""NZ-11, NZ-12, NZ-22 and NZ-23: money, markers, cards and tokens."""

from __future__ import annotations

from referee.following import Answer, Ask, Steps, ask, ask_one_of
from referee.newzealand.table import DATA, LIMIT, SHEEP, SUPPLIES, TRACK, Player, Table, require
from referee.record import written

LAST_SPACE = len(TRACK) - 1
STACK_PRICE = {row["id"]: row["gold"] for row in DATA["bonus_stack"]}

# -- money and markers ------------------------------------------------------------------------------------------------


def gain_pounds(t: Table, p: Player, amount: int) -> None:
    if amount:
        p.money += amount
        t.events.saw("pounds", seat=p.seat, amount=amount)


def pay(t: Table, p: Player, amount: int) -> None:
    require(p.money >= amount, "NZ-6.3", f"{amount} to pay with {p.money}")
    if amount:
        p.money -= amount
        t.events.saw("paid", seat=p.seat, amount=amount)


def gain_gold(t: Table, p: Player, amount: int) -> None:
    """NZ-12.5: capped at 5."""
    more = min(amount, LIMIT["gold_limit"] - p.gold)
    if more:
        p.gold += more
        t.events.saw("gold", seat=p.seat, amount=more)


def spend_gold(t: Table, p: Player, amount: int) -> None:
    if amount:
        p.gold -= amount
        t.events.saw("spent_gold", seat=p.seat, amount=amount)


def gain_certificates(t: Table, p: Player, amount: int) -> None:
    """NZ-12.3: up to the limit; NZ-12.4: from 0 or 1 to 2 or more brings gold."""
    before = p.certificates
    more = min(amount, p.certificate_limit - before)
    if more > 0:
        p.certificates += more
        t.events.saw("certificates", seat=p.seat, amount=more)
        if before < 2 <= p.certificates:
            gain_gold(t, p, 1)


def gain_tokens(t: Table, p: Player, amount: int) -> None:
    if amount:
        p.tokens += amount
        t.events.saw("tokens", seat=p.seat, amount=amount)


def advance(t: Table, p: Player, amount: int) -> None:
    """NZ-22: gold on 3 and 8, the step tile, a flip on 11 (see below); beyond the end 1 pound per space (NZ-22.5)."""
    if not amount:
        return
    for _ in range(amount):
        space = (p.pathfinder or 0) + 1
        if space > LAST_SPACE:
            gain_pounds(t, p, 1)
            continue
        p.pathfinder = space
        gain_gold(t, p, TRACK[space]["gold"])
        if space == t.by_count["step_tile_at"]:
            p.step_tile = 1
            t.events.saw("step_tile", seat=p.seat, value=1)
        t.must_flip = t.must_flip or TRACK[space]["choice"]
    t.events.saw("pathfinder", seat=p.seat, space=p.pathfinder)


def flip(t: Table, p: Player) -> Steps:
    """NZ-22.4: on space 11, once the gains that brought the player there are complete."""
    if t.must_flip:
        t.must_flip = False
        tiles = {written("flip", tile=tile) for tile in ("step_tile", "fee_tile")}
        if (yield from ask_one_of(p.seat, "flip_tile", tiles))["tile"] == "step_tile":
            p.step_tile = 2
            t.events.saw("step_tile", seat=p.seat, value=2)
        else:
            p.fee_free = True
            t.events.saw("fee_tile", seat=p.seat)


# -- cards ------------------------------------------------------------------------------------------------------------


def gain_card(t: Table, p: Player, card: str) -> None:
    """NZ-11.6: face up to the own discard pile."""
    p.pile[card] += 1
    t.gained[card] += 1
    t.events.saw("card", seat=p.seat, card=card)


def take(t: Table, p: Player, card: str) -> None:
    """From the supply, if there is any left."""
    if t.supply[card]:
        t.supply[card] -= 1
        gain_card(t, p, card)


def take_bonus_card(t: Table, p: Player, stack: str) -> None:
    card, count = t.bonus_stacks[stack]
    if count:
        t.bonus_stacks[stack][1] -= 1
        gain_card(t, p, card)


def take_card_of(t: Table, p: Player, what: str) -> None:
    """A deck-building card or the top of a bonus stack; harbours name either."""
    if what in SUPPLIES:
        take(t, p, what)
    elif what:
        take_bonus_card(t, p, what)


def draw(t: Table, p: Player, number: int) -> int:
    """NZ-11.2, NZ-11.3: an empty stack is made anew from the discard pile; nothing left ends the draw."""
    for drawn in range(number):
        if not p.top and not p.stack.total():
            if not p.pile.total():
                return drawn
            p.stack, p.pile = +p.pile, type(p.pile)()
            if p.seat == t.active:
                t.gained.clear()
            t.events.saw("shuffled", seat=p.seat)
        card = t.events.saw("drew", seat=p.seat, count=1)["card"]
        if p.top:
            require(card == p.top[0], "NZ-28.3", f"{card} was drawn and not {p.top[0]}")
            p.top.pop(0)
        else:
            require(p.stack[card] > 0, "NZ-11.1", f"there is no {card} in the draw stack")
            p.stack[card] -= 1
        p.hand[card] += 1
    return number


def can_draw(p: Player) -> bool:
    return bool(p.top) or p.stack.total() + p.pile.total() > 0


def discard(t: Table, p: Player, card: str) -> None:
    p.hand[card] -= 1
    p.pile[card] += 1
    t.events.saw("discarded", seat=p.seat, card=card)


def discards(p: Player) -> set[str]:
    return {written("discard", card=card) for card in +p.hand}


def draw_and_discard(t: Table, p: Player, number: int) -> Steps:
    """Draw so many, then discard as many as were drawn (NZ-12.8, NZ-27.1), unless a token has emptied the hand."""
    for _ in range(draw(t, p, number)):
        if not p.hand.total():
            return
        answer = yield from ask(p.seat, "discard_drawn", lambda: discards(p) or {"done"})
        if answer.kind == "done":
            return
        discard(t, p, answer["card"])


def sheep_in(p: Player) -> list[str]:
    return [card for card in SHEEP if p.hand[card]]


# -- free plays: tokens and gold --------------------------------------------------------------------------------------

FREE = frozenset({"token_draw", "token_remove", "buy_card"})


def free_plays(t: Table, p: Player, question: Ask) -> set[str]:
    """NZ-23.1: tokens at any moment, except while showing sheep; NZ-26.1: bonus cards in the own turn."""
    may: set[str] = set()
    if question.name == "last_objectives":
        return may
    if not (t.revealing and p.seat == t.active):
        if p.tokens and can_draw(p):
            may |= {written("token_draw", cards=cards) for cards in (1, 2)}
        if p.tokens >= 2 and p.hand["shropshire"]:
            may.add("token_remove")
    if p.seat == t.active:
        for stack, (_card, count) in t.bonus_stacks.items():
            if count and p.gold >= STACK_PRICE[stack]:
                may.add(written("buy_card", stack=stack))
    return may


def play_freely(t: Table, answer: Answer) -> Steps:
    p = t.players[answer.seat]
    if answer.kind == "buy_card":
        spend_gold(t, p, STACK_PRICE[answer["stack"]])
        t.events.saw("bonus_card", seat=p.seat, stack=answer["stack"], card=t.bonus_stacks[answer["stack"]][0])
        take_bonus_card(t, p, answer["stack"])
    elif answer.kind == "token_draw":
        spend_tokens(t, p, 1)
        yield from draw_and_discard(t, p, answer["cards"])
    else:  # NZ-23.3
        spend_tokens(t, p, 2)
        p.hand["shropshire"] -= 1
        t.out["shropshire"] += 1
        t.events.saw("removed", seat=p.seat, card="shropshire")
        gain_gold(t, p, 1)


def spend_tokens(t: Table, p: Player, amount: int) -> None:
    p.tokens -= amount
    t.events.saw("spent_tokens", seat=p.seat, amount=amount)
