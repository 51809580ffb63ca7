"""NZ-21: objective cards, their tasks and what they score."""

from __future__ import annotations

from collections import Counter
from itertools import product

from referee.following import Steps, ask, ask_one_of
from referee.newzealand.gains import gain_card
from referee.newzealand.table import HAZARDS, OBJECTIVES, POSTS, Player, Table, require
from referee.record import written

# -- gaining ----------------------------------------------------------------------------------------------------------


def objective_choices(t: Table) -> set[str]:
    """NZ-21.1: a face-up one, or blind the top of the stack."""
    may = {written("take_objective", card=card) for card in t.objectives if card is not None}
    if t.objective_stack:
        may.add("take_blind")
    return may


def gain_objective(t: Table, p: Player, optional: bool = False) -> Steps:
    may = objective_choices(t)
    if not may:
        return  # NZ-21.2
    answer = yield from ask_one_of(p.seat, "objective", may | ({"decline"} if optional else set()))
    if answer.kind == "decline":
        return
    if answer.kind == "take_blind":
        card = t.events.saw("objective", seat=p.seat)["card"]
        require(card in t.objective_stack, "NZ-21.1", f"{card} is not in the stack")
        t.objective_stack.remove(card)
    else:
        card = answer["card"]
        t.events.saw("objective", seat=p.seat, card=card)
        replace_objective(t, card)
    gain_card(t, p, card)


def replace_objective(t: Table, card: str) -> None:
    """A taken face-up card is replaced at once; chance decides by which."""
    at = t.objectives.index(card)
    t.objectives[at] = None
    if t.solo:  # what is left slides before the refill
        t.objectives.append(t.objectives.pop(at))
        at = len(t.objectives) - 1
    if t.objective_stack:
        new = next((each for each in t.chance["objectives"] if each in t.objective_stack), None)
        require(new is not None, "NZ-21.1", f"nothing of {t.chance['objectives']} was in the stack")
        t.objective_stack.remove(str(new))
        t.objectives[at] = new


# -- tasks ------------------------------------------------------------------------------------------------------------


def possessions(t: Table, p: Player) -> Counter[str]:
    """NZ-21.7: what can serve tasks."""
    deck = p.deck
    sizes = [t.tile(number)["craftsmen"] for number, at in p.buildings.items() if at not in (None, "out")]
    return Counter(
        {
            "building": len(sizes),
            "building4": sum(size >= 4 for size in sizes),
            "red_yellow": deck["lincoln"] + deck["corriedale"],
            "blue_brown": deck["hampshire"] + deck["ryeland"],
            "ferry": deck["ferry"] + deck["bonus_1"],
            "flood": sum(count for hazard, count in p.hazards.items() if HAZARDS[hazard]["zone"] == "flood"),
            "post13": sum(count for post, count in p.posts.items() if POSTS[post]["value"] >= 13),
            "storehouse": p.placed_storehouses,
            "path6": (p.pathfinder or 0) // 6,
            "shearers2": p.workers("shearer") // 2,
        }
    )


def enough(have: Counter[str], need: Counter[str]) -> bool:
    """NZ-21.8: each thing serves one task; a big building either building task."""
    if need["building"] + need["building4"] > have["building"]:
        return False
    return all(need[task] <= have[task] for task in need if task != "building")


def best_score(t: Table, p: Player, forced: Counter[str], free: Counter[str]) -> int:
    """NZ-R15: forced cards score their VP or penalty; free ones may be left out. The best assignment counts."""
    have = possessions(t, p)
    cards = [(card, True) for card in forced.elements()] + [(card, False) for card in free.elements()]
    best = -1000
    for met in product((True, False), repeat=len(cards)):
        need: Counter[str] = Counter()
        score = 0
        for (card, is_forced), is_met in zip(cards, met, strict=True):
            if is_met:
                need.update(OBJECTIVES[card]["tasks"])
                score += OBJECTIVES[card]["vp"]
            elif is_forced:
                score += OBJECTIVES[card]["penalty"]
        if score > best and enough(have, need):
            best = score
    return best


def left_in_deck(p: Player) -> Counter[str]:
    return Counter({card: count for card, count in p.deck.items() if card in OBJECTIVES and count})


def last_objectives(t: Table, p: Player) -> Steps:
    """NZ-21.10: those still in the deck may be added, without their action."""
    if not left_in_deck(p):
        return
    while True:
        answer = yield from ask(p.seat, "last_objectives", lambda: additions(p))
        if answer.kind == "add_best":
            add_best(t, p)
        if answer.kind != "add_objective":
            return
        add(t, p, answer["card"])


def additions(p: Player) -> set[str]:
    left = left_in_deck(p)
    may = {written("add_objective", card=card) for card in left} | {"done"}
    return may | {"add_best"} if left else may


def add_best(t: Table, p: Player) -> None:
    """NZ-21.9: as many points as can be had; which cards bring them is read from the log."""
    goal = best_score(t, p, p.area, left_in_deck(p))
    while (event := t.events.peek()) and event["event"] == "added" and event["seat"] == p.seat:
        add(t, p, event["card"])
    require(best_score(t, p, p.area, Counter()) == goal, "NZ-21.9", "not the best objectives were added")


def add(t: Table, p: Player, card: str) -> None:
    require(left_in_deck(p)[card] > 0, "NZ-21.10", f"{card} is not in the deck")
    for part in (p.hand, p.pile, p.stack):
        if part[card]:
            part[card] -= 1
            break
    p.area[card] += 1
    t.events.saw("added", seat=p.seat, card=card)
