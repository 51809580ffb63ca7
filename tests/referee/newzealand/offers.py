"""NZ-6, NZ-13.3 and NZ-28: what an action text allows, and how it is carried out."""

from __future__ import annotations

from typing import Callable, Optional

from referee.data import tables
from referee.following import Answer, Steps, ask, ask_one_of
from referee.newzealand import discs, markets, objectives, sea, shearing
from referee.newzealand.effects import Effect, Half, halves
from referee.newzealand.gains import (
    advance,
    can_draw,
    discard,
    draw_and_discard,
    flip,
    gain_certificates,
    gain_gold,
    gain_pounds,
    gain_tokens,
    pay,
    sheep_in,
    take,
)
from referee.newzealand.movement import move_forward
from referee.newzealand.table import DISCS, SHEEP, Player, Table
from referee.record import written

AUXILIARY = {row["id"]: row for row in tables("newzealand")["auxiliary"]}

# -- what an effect asks for: its answers, if it has any -------------------------------------------------------------


def ship_points(p: Player, effect: Effect) -> int:
    return p.workers("sailor") if effect[1] == "sailors" else int(effect[1])


def shear_number(p: Player, effect: Effect) -> int:
    return p.workers("shearer") if effect[1] == "shearers" else int(effect[1])


TARGETS: dict[str, Callable[[Table, Player, Effect], set[str]]] = {
    "hire": lambda t, p, effect: markets.hire_choices(t, p, int(effect[1])),
    "invest": lambda t, p, effect: markets.invest_choices(t, p, int(effect[1])),
    "build": lambda t, p, effect: markets.build_choices(t, p, int(effect[1])),
    "upgrade_by": lambda t, p, effect: markets.build_choices(t, p, 0, int(effect[1])),
    "buy_sheep": lambda t, p, effect: markets.buy_choices(t, p, p.workers("shepherd")),
    "move_ship": lambda t, p, effect: sea.ship_choices(t, p, ship_points(p, effect)),
    "shear": lambda t, p, effect: shearing.shear_choices(t, p, shear_number(p, effect), False, effect[1] == "shearers"),
    "remove_hazard": lambda t, p, effect: markets.clear_choices(t, p, int(effect[1])),
    "objective": lambda t, p, effect: objectives.objective_choices(t),
    "auxiliary": lambda t, p, effect: auxiliaries(p, effect[1] == "double"),
    "storehouse_within": lambda t, p, effect: sea.remote_choices(t, p, int(effect[1])),
    "disc_on": lambda t, p, effect: discs.pairs(p, [effect[1]]),
    "market": lambda t, p, effect: market_choices(t, p, effect),
    "gained_on_top": lambda t, p, effect: {card for card in t.gained if t.gained[card] and p.pile[card]},
}
ALWAYS = ("move_ship", "shear")  # also when there is nowhere to go: staying, showing nothing
NAMED_AT_ONCE = (
    "hire", "invest", "build", "buy_sheep", "move_ship", "shear", "remove_hazard", "objective", "auxiliary",
)  # fmt: skip


def market_choices(t: Table, p: Player, effect: Effect) -> set[str]:
    """`market 1 hampshire ryeland for 4`."""
    breeds, price = list(effect[2:-2]), int(effect[-1])
    return {written("take_sheep", card=card) for card in markets.market_cards(t, breeds)} if p.money >= price else set()


def can_do(t: Table, p: Player, effect: Effect) -> bool:
    """NZ-6.3: a cost or requirement must be met in full."""
    word = effect[0]
    if word == "take":
        return t.supply[effect[1]] > 0
    if word == "draw":
        return can_draw(p)
    return word in ALWAYS or word not in TARGETS or bool(TARGETS[word](t, p, effect))


def amount(t: Table, p: Player, half: Half, effect: Effect) -> int:
    return int(effect[1]) * (t.things(p, half.per) if half.per else 1)


def most(t: Table, p: Player, half: Half) -> int:
    """The largest gain that may be taken in part (NZ-6.9)."""
    words = ("gold", "certificate", "pathfinder", "token", "draw")
    cards = max((1 for effect in half.effects if effect[0] == "take"), default=0)
    return max((amount(t, p, half, effect) for effect in half.effects if effect[0] in words), default=cards)


def parts(t: Table, p: Player, half: Half) -> range:
    """NZ-6.9: pounds are always taken in full, of the rest less may be taken; nothing at all would be no action."""
    pounds = any(effect[0] == "pounds" for effect in half.effects)
    return range(0 if pounds else 1, most(t, p, half))


def discardable(p: Player, cost: str) -> list[str]:
    """NZ-12.2: a named breed, any one sheep, or two of one breed."""
    if cost == "any":
        return sheep_in(p)
    if cost == "pair":
        return [card for card in sheep_in(p) if p.hand[card] >= 2]
    return [cost] if p.hand[cost] else []


def only_pounds(half: Half) -> bool:
    return all(effect[0] in ("pounds", "wool_value") for effect in half.effects)


# -- NZ-27: auxiliary actions -----------------------------------------------------------------------------------------


def open_spaces(p: Player, action: str) -> int:
    """NZ-27.6: grey spaces and those whose disc has left."""
    return int(AUXILIARY[action]["open"]) + sum(
        bool(row["aux"] == action and p.uncovered(disc)) for disc, row in DISCS.items()
    )


def auxiliaries(p: Player, double: bool) -> set[str]:
    may: set[str] = set()
    for action, row in AUXILIARY.items():
        if action == "cards" and not can_draw(p):
            continue
        if open_spaces(p, action) and row["cost"] <= p.money:
            may.add(written("aux", action=action, times="single"))
        if double and open_spaces(p, action) == 2 and row["double_cost"] <= p.money:
            may.add(written("aux", action=action, times="double"))
            if action in ("certificate", "pathfinder"):  # of two cards one is what the single gives
                may.add(written("aux_part", action=action))
    return may


def auxiliary(t: Table, p: Player, answer: Answer) -> Steps:
    """NZ-27.8: the cost in full first."""
    times = answer.args.get("times", "double")
    row = AUXILIARY[answer["action"]]
    t.events.saw("auxiliary", seat=p.seat, action=answer["action"], times=times)
    pay(t, p, row["cost" if times == "single" else "double_cost"])
    keep = 1 if answer.kind == "aux_part" else None
    yield from carry_out(t, p, halves(row[times])[0], keep)


def auxiliary_action(t: Table, p: Player, double: bool) -> Steps:
    answer = yield from ask(p.seat, "auxiliary", lambda: auxiliaries(p, double) | {"decline"})
    if answer.kind != "decline":
        yield from auxiliary(t, p, answer)


# -- carrying out -----------------------------------------------------------------------------------------------------


def carry_out(t: Table, p: Player, half: Half, keep: Optional[int] = None, wool: int = 0) -> Steps:
    """All effects of a half, in order; `keep` caps everything but pounds."""
    for effect in half.effects:
        word = effect[0]
        if word == "pounds":
            gain_pounds(t, p, amount(t, p, half, effect))
        elif word == "wool_value":
            gain_pounds(t, p, wool)
        elif word in ("gold", "certificate", "pathfinder", "token", "draw"):
            number = amount(t, p, half, effect)
            yield from gain(t, p, word, number if keep is None else min(keep, number))
        elif word == "take":
            if keep != 0:
                take(t, p, effect[1])
        else:
            yield from DO[word](t, p, effect)
    yield from flip(t, p)


def gain(t: Table, p: Player, word: str, number: int) -> Steps:
    if word == "gold":
        gain_gold(t, p, number)
    elif word == "certificate":
        gain_certificates(t, p, number)
    elif word == "token":
        gain_tokens(t, p, number)
    elif word == "pathfinder":
        advance(t, p, number)
    else:
        yield from draw_and_discard(t, p, number)


def market(t: Table, p: Player, effect: Effect) -> Steps:
    """NZ-13.6: sheep from the market for a fixed price."""
    number, breeds, price = int(effect[1]), list(effect[2:-2]), int(effect[-1])
    for at in range(number):
        if cards := markets.market_cards(t, breeds):
            yield from markets.more_sheep(t, p, cards, price if at == 0 else 0)


def on_top(t: Table, p: Player, effect: Effect) -> Steps:
    """NZ-28.3, NZ-R40: cards gained this turn, in an order of the owner's choice; the last one put is drawn first."""
    while cards := [card for card in t.gained if t.gained[card] and p.pile[card]]:
        card = cards[0]
        if len(cards) > 1:
            may = {written("put_on_top", card=card) for card in cards}
            card = (yield from ask_one_of(p.seat, "top_order", may))["card"]
        t.gained[card] -= 1
        p.pile[card] -= 1
        p.top.insert(0, card)
        t.events.saw("on_top", seat=p.seat, card=card)


def move_on(t: Table, p: Player, effect: Effect) -> Steps:
    yield from move_forward(t, p, int(effect[1]))


DO: dict[str, Callable[[Table, Player, Effect], Steps]] = {
    "hire": lambda t, p, effect: markets.hire(t, p, int(effect[1])),
    "invest": lambda t, p, effect: markets.invest(t, p, int(effect[1])),
    "build": lambda t, p, effect: markets.build(t, p, int(effect[1])),
    "upgrade_by": lambda t, p, effect: markets.build(t, p, 0, int(effect[1])),
    "buy_sheep": lambda t, p, effect: markets.buy_sheep(t, p),
    "move_ship": lambda t, p, effect: sea.move_ship(t, p, ship_points(p, effect)),
    "shear": lambda t, p, effect: shearing.shear(t, p, shear_number(p, effect), effect[1] == "shearers"),
    "remove_hazard": lambda t, p, effect: markets.clear(t, p, int(effect[1])),
    "objective": lambda t, p, effect: objectives.gain_objective(t, p, optional=True),
    "auxiliary": lambda t, p, effect: auxiliary_action(t, p, effect[1] == "double"),
    "storehouse_within": lambda t, p, effect: sea.remote_storehouse(t, p, int(effect[1])),
    "disc_on": lambda t, p, effect: discs.wool_delivery(t, p, [effect[1]]),
    "market": market,
    "gained_on_top": on_top,
    "move_runholder": move_on,
}


def begun_with(steps: Steps, answer: Answer) -> Steps:
    """The first question of these steps was answered along with the one before."""
    question = next(steps)
    assert answer.action in question.answers(answer.seat), f"{answer.action} does not answer {question.name}"
    try:
        question = steps.send(answer)
        while True:
            question = steps.send((yield question))
    except StopIteration:
        return


# -- an immediate action that may be taken or left --------------------------------------------------------------------


def immediate(t: Table, p: Player, texts: list[str]) -> Steps:
    """NZ-13.3, NZ-18.4, NZ-19.5: now or never; mere pounds are paid without asking."""
    for text in texts:
        choices = halves(text)
        if len(choices) == 1 and only_pounds(choices[0]):
            yield from carry_out(t, p, choices[0])
        elif choices:
            yield from offer(t, p, choices)


def pounds_of(choices: tuple[Half, ...]) -> int:
    """What is paid even if the rest is declined (NZ-6.9)."""
    effects = choices[0].effects if len(choices) == 1 and not choices[0].discard else ()
    return sum(int(effect[1]) for effect in effects if effect[0] == "pounds")


def offer(t: Table, p: Player, choices: tuple[Half, ...]) -> Steps:
    """What cannot be carried out is not offered; with pounds in it the question is asked all the same."""
    possible = [all(can_do(t, p, effect) for effect in half.effects) for half in choices]
    if not any(possible) and not pounds_of(choices):
        return

    def answers() -> set[str]:
        may = {"decline"}
        for number, half in enumerate(choices, 1):
            if not all(can_do(t, p, effect) for effect in half.effects):
                continue
            if half.discard:
                may |= {written("accept_with", card=card) for card in discardable(p, half.discard)}
                if not only_pounds(half):
                    may |= {written("accept_bare", card=card) for card in discardable(p, half.discard)}
                continue
            may.add(written("accept", half=number))
            may |= {written("accept_part", keep=keep) for keep in parts(t, p, half)}
            if half.word in NAMED_AT_ONCE:
                may |= TARGETS[half.word](t, p, half.effects[0])
        return may

    answer = yield from ask(p.seat, "offer", answers)
    half = choices[answer.args.get("half", 1) - 1]
    if answer.kind == "decline":
        gain_pounds(t, p, pounds_of(choices))
        return
    if answer.kind in ("accept_with", "accept_bare"):
        yield from discard_and_gain(t, p, half, answer["card"], answer.kind == "accept_bare")
    elif answer.kind in ("accept", "accept_part"):
        yield from carry_out(t, p, half, answer.args.get("keep"))
    else:
        yield from begun_with(DO[half.word](t, p, half.effects[0]), answer)


def discard_and_gain(t: Table, p: Player, half: Half, card: str, bare: bool) -> Steps:
    """NZ-12.2; NZ-12.6: some pay the wool value; NZ-6.9: the reward may be left, except pounds."""
    for _ in range(2 if half.discard == "pair" else 1):
        discard(t, p, card)
    wool = int(SHEEP[card]["wool"]) + p.bonus_wool
    yield from carry_out(t, p, half, 0 if bare else None, wool)
