"""How many of each thing there are, wherever they lie: the same in every state of a game."""

from __future__ import annotations

from quayside.games.newzealand.nouns import (
    A_TILES,
    B_KINDS,
    BONUS_TILES,
    CARD_COUNT,
    CARDS,
    FERRY,
    FIRST_OBJECTIVE,
    HARBOURS,
    HAZARD_KINDS,
    HAZARD_TILE,
    JOB_ROWS,
    JOKER,
    LARGE,
    MARKET_BREED,
    MEDIUM,
    MEDIUM_COUNT,
    NEUTRALS,
    OBJECTIVES,
    OUT_OF_BOX,
    POSTS,
    PRIVATE_COUNT,
    ROMNEY,
    SARAH,
    STACKS,
    STOREHOUSE_COUNT,
    TRAIL,
    WORKER_COUNT,
)
from quayside.games.newzealand.state import OUT_OF_GAME, NewZealand


def census(g: NewZealand) -> dict[str, int]:
    counted: dict[str, int] = {}
    _count_cards(g, counted)
    _count_tiles(g, counted)
    for owner in range(int(g.owners)):
        _count_pieces(g, owner, counted)
    on_spaces = sum(master >= 0 for master in g.masters)
    owned = sum(owner >= 0 for owner in g.master_owner)
    counted["harbour masters"] = on_spaces + owned + sum(owner == OUT_OF_BOX for owner in g.master_owner)
    counted["neutral buildings"] = sum(0 <= tile < len(NEUTRALS) for tile in g.trail)
    return counted


def _count_cards(g: NewZealand, counted: dict[str, int]) -> None:
    for card, name in enumerate(CARDS):
        found = int(g.boxed[card]) + int(g.in_play == card)
        for owner in range(int(g.owners)):
            found += int(g.deck_count(owner, card) + g.area[owner * CARD_COUNT + card])
        if MARKET_BREED <= card < ROMNEY:
            found += int(g.pens[card - int(MARKET_BREED)] + g.flock[card - int(MARKET_BREED)])
        if card == ROMNEY:
            found += int(g.supply[0])
        if FERRY <= card < FERRY + 3:
            found += int(g.supply[1 + card - int(FERRY)])
        if FIRST_OBJECTIVE <= card < FIRST_OBJECTIVE + len(OBJECTIVES):
            objective = card - int(FIRST_OBJECTIVE)
            found += int(g.objective_stack[objective]) + sum(shown == objective for shown in g.objectives)
        found += sum(int(g.stacks[at]) for at in range(len(STACKS)) if g.stack_card[at] == card)
        counted[name] = found
    for owner in range(int(g.owners)):
        at = owner * int(CARD_COUNT)
        pile = sum(int(g.pile[at + card]) for card in range(len(CARDS)))
        hand = sum(int(g.hand[at + card]) for card in range(len(CARDS)))
        stack = sum(int(g.stack[at + card]) for card in range(len(CARDS))) + int(g.top_count[owner])
        sizes = (int(g.hand_size[owner]), int(g.stack_size[owner]), int(g.pile_size[owner]))
        counted[f"cards of {owner} counted wrong"] = int(sizes != (hand, stack, pile))


def _count_tiles(g: NewZealand, counted: dict[str, int]) -> None:
    for kind, name in enumerate(A_TILES):
        found = int(g.bag_a[kind] + g.gone_a[kind]) + sum(g.forecast[place] == kind for place in range(2))
        if kind < WORKER_COUNT:
            found += sum(int(g.jobs[kind * JOB_ROWS + row]) for row in range(int(JOB_ROWS)))
            found += sum(worker == kind for worker in g.appointed)
            for owner in range(int(g.owners)):
                at = owner * int(WORKER_COUNT) + kind
                found += int(g.workers[at]) - 1 - bin(int(g.jokers[at])).count("1")
        else:
            hazard = kind - int(WORKER_COUNT)
            found += sum(g.trail[space] == HAZARD_TILE + hazard for space in range(len(TRAIL)))
            found += sum(int(g.hazards[owner * HAZARD_KINDS + hazard]) for owner in range(int(g.owners)))
        counted[f"{name} tiles"] = found
    for kind, name in enumerate(BONUS_TILES):
        found = int(g.bag_b[kind] + g.gone_b[kind]) + sum(g.forecast[2 + place] == kind for place in range(2))
        found += sum(tile == kind for tile in g.bonus)
        found += sum(int(g.tiles[owner * B_KINDS + kind]) for owner in range(int(g.owners)))
        counted[f"{name} bonus tiles"] = found
    jokers = sum(bin(int(mask)).count("1") for mask in g.jokers) + sum(worker == JOKER for worker in g.appointed)
    waiting = sum(int(g.tiles[owner * B_KINDS]) for owner in range(int(g.owners))) - jokers
    counted["jokers beyond the one being placed"] = max(waiting - 1, 0) + max(-waiting, 0)


def _count_pieces(g: NewZealand, owner: int, counted: dict[str, int]) -> None:
    discs = sum(int(g.discs_on(owner, post)) for post in range(len(POSTS)))
    discs += sum(g.held(owner, harbour) == 1 for harbour in range(int(MEDIUM), int(MEDIUM + MEDIUM_COUNT)))
    discs += int(g.path[owner] >= 0)
    if g.solo and owner == SARAH:
        discs += int(g.sarah_discs)
    else:
        discs += bin(int(g.discs[owner])).count("1")
        houses = sum(g.held(owner, h) > 0 for h in range(len(HARBOURS)) if h < MEDIUM or h >= LARGE)
        counted[f"storehouses of {owner}"] = houses + int(STOREHOUSE_COUNT - g.placed_storehouses(owner))
    counted[f"discs of {owner}"] = discs
    for number in range(int(PRIVATE_COUNT)):
        place = int(g.built[owner * PRIVATE_COUNT + number])
        standing = sum(g.trail[space] == 8 + owner * PRIVATE_COUNT + number for space in range(len(TRAIL)))
        counted[f"building {number + 1} of {owner} misplaced"] = int(standing != int(place >= 0) or place < OUT_OF_GAME)
