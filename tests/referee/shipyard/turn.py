"""SY-3 to SY-7 and SY-23 to SY-26: turns, income, bonus actions, the countdown and the end."""

from __future__ import annotations

from collections import Counter

from referee.data import tables
from referee.following import Ask, Steps, ask, ask_one_of
from referee.record import written
from referee.shipyard.actions import PERFORM, most_left, needed_for, performable
from referee.shipyard.build import completing_cells, offers, take_and_place
from referee.shipyard.cruise import cruises
from referee.shipyard.market import refill
from referee.shipyard.table import CONSTANT, LOOP, SHIP_COLUMNS, Player, Table

COUNTDOWN = [row["id"] for row in tables("shipyard")["countdown_space"]]
BONUS_COST = CONSTANT["bonus_action_cost"]


def course(t: Table) -> Steps:
    """SY-3.2: turns in order until the countdown ends (SY-24.1) or a ship deck is empty (SY-24.4)."""
    first_turns = t.count * (2 if t.count == 2 else 1)  # SY-3.3, SY-3.7
    while True:
        yield from turn(t, first_turns)
        if t.lap_done:
            yield from countdown(t)
        last_player = t.active == t.order[-1]
        if t.markers["countdown"] == "end" or (t.last_card and last_player):
            break
        t.active = (t.active + 1) % t.count
        t.turn += 1
    yield from ending(t)


def turn(t: Table, first_turns: int) -> Steps:
    """SY-3.1: advance, choose, income, perform, cruises."""
    t.lap_done = False
    if t.turn > 1:
        t.events.saw("turn", seat=t.active, turn=t.turn)
    regular = t.turn > first_turns
    if regular:
        advance(t)
    choices = candidates(t, regular)
    can = [card for card in choices if performable(t, card, t.me.guilders + income(t, card))]
    chosen = (
        yield from ask_one_of(t.active, "choose_card", {written("choose", card=card) for card in can or choices})
    )["card"]
    t.figures[chosen][t.active] = 2 if t.count == 2 and t.turn <= t.count else 1  # SY-3.7
    earned = income(t, chosen)
    t.me.guilders += earned
    t.events.saw("chosen", seat=t.active, card=chosen, income=earned)
    yield from perform(t, chosen, possible=bool(can))
    yield from cruises(t)


# -- SY-4: advance ----------------------------------------------------------------------------------------------------


def advance(t: Table) -> None:
    """SY-4.1, SY-4.2: the own card (with 2 players the one with two figures) goes ahead of the lead."""
    figures = 2 if t.count == 2 else 1
    card = next(card for card in t.track if t.figures[card][t.active] == figures)
    t.figures[card] = Counter()
    if t.count == 2:
        other = next(card for card in t.track if t.figures[card][t.active] == 1)
        t.figures[other][t.active] = 2
    t.track[card] = t.track[t.lead] + 1
    t.events.saw("advanced", seat=t.active, card=card, position=t.track[card])
    t.lap_done = t.track[card] % LOOP == 0  # SY-23.1
    last = min(t.track, key=lambda each: t.track[each])
    if t.track[t.lead] - t.track[last] == LOOP - 1:  # SY-4.5: the space ahead of the lead is not empty
        push(t, last)


def push(t: Table, card: str) -> None:
    """One space ahead; a card that stands there is pushed as well."""
    t.track[card] += 1
    there = [other for other in t.track if other != card and t.track[other] == t.track[card]]
    t.events.saw("pushed", card=card, position=t.track[card])
    for other in there:
        push(t, other)


# -- SY-5 and SY-6: choose and income ---------------------------------------------------------------------------------


def candidates(t: Table, regular: bool) -> list[str]:
    """SY-5.1: no figure on it, and not the lead; in a first turn the lead too (SY-3.4)."""
    return [card for card in t.track if not t.occupied(card) and not (regular and card == t.lead)]


def income(t: Table, card: str) -> int:
    """SY-6.1: 1 per occupied card ahead; SY-6.3: with nobody behind, 1 per three empty spaces to the next card."""
    here = t.track[card]
    ahead = [other for other in t.track if t.track[other] > here]
    behind = [other for other in t.track if t.track[other] < here]
    earned = CONSTANT["income_per_occupied_card"] * sum(t.occupied(other) for other in ahead)
    if ahead and not any(t.occupied(other) for other in behind):
        empty = min(t.track[other] for other in ahead) - here - 1
        earned += empty // CONSTANT["empty_spaces_per_guilder"]
    return earned


# -- SY-7: perform, and the bonus action ------------------------------------------------------------------------------


def perform(t: Table, chosen: str, possible: bool) -> Steps:
    """SY-7.2: one bonus action for 6 guilders, before or after the chosen one. SY-5.7: what cannot be done is not."""
    bonus_used = False
    if possible and (before := bonuses(t, chosen, first=True)):
        answer = yield from ask_one_of(t.active, "before", before | {"perform"})
        if answer.kind == "bonus":
            bonus_used = True
            yield from bonus(t, answer["action"], chosen)
    if possible:
        yield from PERFORM[chosen](t)
    if not bonus_used and (after := bonuses(t, chosen, first=False)):
        answer = yield from ask_one_of(t.active, "after", after | {"finish"})
        if answer.kind == "bonus":
            yield from bonus(t, answer["action"], "")


def bonuses(t: Table, chosen: str, first: bool) -> set[str]:
    """SY-7.3, SY-7.4: any other action that can be performed with what is left; SY-7.6: not spoiling the chosen one."""
    left = t.me.guilders - BONUS_COST
    if left < 0:
        return set()
    may: set[str] = set()
    for action in t.track:
        if action != chosen and performable(t, action, left):
            if not first or most_left(t, action, left) >= needed_for(t, chosen):
                may.add(written("bonus", action=action))
    return may


def bonus(t: Table, action: str, chosen: str) -> Steps:
    t.pay(BONUS_COST)
    t.events.saw("bonus", seat=t.active, action=action)
    t.reserve = needed_for(t, chosen)
    yield from PERFORM[action](t)
    t.reserve = 0


# -- SY-23: the countdown and the contracts ---------------------------------------------------------------------------


def countdown(t: Table) -> Steps:
    """SY-23.1: one space down; SY-23.3: on some spaces everybody gives up contracts."""
    t.markers["countdown"] = COUNTDOWN[COUNTDOWN.index(t.markers["countdown"]) + 1]
    t.events.saw("countdown", space=t.markers["countdown"])
    for row in tables("shipyard")["contract_discard"]:
        if row["players"] == t.count and row["on_reaching"] == t.markers["countdown"]:
            yield from give_up(t, row["per_colour"])


def give_up(t: Table, per_colour: int) -> Steps:
    """SY-23.5, SY-23.6: secretly and at the same time, so many of each colour."""
    waiting = list(t.seats)
    while waiting:
        answer = yield Ask(waiting, "give_up_contracts", lambda seat: give_ups(t.players[seat], per_colour))
        waiting.remove(answer.seat)
        player = t.players[answer.seat]
        named = {answer["blue"], answer["green"]}
        kept = named if answer.kind == "keep" else set(player.contracts) - named
        for contract in player.contracts:
            if contract not in kept:
                t.events.saw("gave_up", seat=player.seat, contract=contract)
        player.contracts = [contract for contract in player.contracts if contract in kept]


def give_ups(player: Player, per_colour: int) -> set[str]:
    """Named is what stays if one of each colour stays, else what goes."""
    blue = [contract for contract in player.contracts if contract.startswith("blue")]
    green = [contract for contract in player.contracts if contract.startswith("green")]
    verb = "keep" if len(blue) - per_colour == 1 else "give_up"
    return {written(verb, blue=one, green=other) for one in blue for other in green}


# -- SY-24 to SY-26: the end ------------------------------------------------------------------------------------------


def ending(t: Table) -> Steps:
    t.reason = "countdown" if t.markers["countdown"] == "end" else "ship_cards"
    t.closed = True
    t.events.saw("play_closed", reason=t.reason)
    surplus = len(t.players[0].contracts) // 2 - CONSTANT["kept_contracts_per_colour"]
    if surplus:  # SY-24.6
        yield from give_up(t, surplus)
    for seat in t.order:
        t.active = seat
        yield from final_action(t)
    for seat in t.order:
        t.active = seat
        yield from last_ship(t)
    for contract in sorted(contract for player in t.players for contract in player.contracts):
        holder = next(player.seat for player in t.players if contract in player.contracts)
        t.events.saw("contract", seat=holder, contract=contract)  # SY-28.0
    t.events.saw("over", reason=t.reason)


def final_action(t: Table) -> Steps:
    """SY-25.1: any one action that can be performed, or none; ships sail directly afterwards (SY-25.3)."""
    may = {written("final_action", action=action) for action in t.track if performable(t, action, t.me.guilders)}
    answer = yield from ask_one_of(t.active, "pick_final_action", may | {"pass"})
    if answer.kind == "pass":
        t.events.saw("passed", seat=t.active)
        return
    t.events.saw("final_action", seat=t.active, action=answer["action"])
    yield from PERFORM[answer["action"]](t)
    yield from cruises(t)


def last_ship(t: Table) -> Steps:
    """SY-26: whoever can complete a ship with exactly one card may do so."""
    if not offers(t, completing_cells):
        return
    answer = yield from ask(t.active, "complete_ship", lambda: offers(t, completing_cells) | {"pass"})
    if answer.kind == "pass":
        t.events.saw("passed", seat=t.active)
        return
    yield from take_and_place(t, answer.action, answer.args, completing_cells)
    for column in SHIP_COLUMNS:
        refill(t, column)
    yield from cruises(t)
