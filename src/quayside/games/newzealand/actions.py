"""Every action of New Zealand, listed once. The numbers are catalogue indices; the rule is where an action belongs."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.nouns import (
    AUXILIARIES,
    BAGS,
    BREEDS,
    BUILDING_SPACES,
    CARDS,
    DISCS,
    FLIPS,
    HAZARD_SPACES,
    LEFT_RIGHT,
    MARKET_BREED,
    MARKET_BREEDS,
    MEDIUM_HARBOURS,
    OBJECTIVES,
    POSTS,
    PRIVATES,
    SEA,
    STACKS,
    STARTERS,
    STOREHOUSES,
    TIMES,
    TRAIL,
    WORKERS,
)
from quayside.kernel.actions import Catalogue
from quayside.kernel.packed import i64

ACTIONS: Final = Catalogue()

# Ends of things.
END_TURN: Final[i64] = 0
DONE: Final[i64] = END_TURN + 1
DECLINE: Final[i64] = DONE + 1

# The turn: movement and the use of a location.
DISCARD: Final[i64] = DECLINE + 1  # + card
UNCOVER: Final[i64] = DISCARD + 48  # + disc space
MOVE: Final[i64] = UNCOVER + 16  # + trail space
VIA: Final[i64] = MOVE + 41  # + trail space
USE: Final[i64] = VIA + 41  # + cell * 2 + half
USE_PART: Final[i64] = USE + 8  # + (cell * 2 + half) * 16 + kept
USE_WITH: Final[i64] = USE_PART + 128  # + (cell * 2 + half) * 13 + breed
USE_BARE: Final[i64] = USE_WITH + 104  # likewise
AUX: Final[i64] = USE_BARE + 104  # + action * 2 + times - 1
AUX_PART: Final[i64] = AUX + 10  # + action: the double, but only half of its reward

# An immediate action that may be taken or left.
ACCEPT: Final[i64] = AUX_PART + 5  # + half
ACCEPT_PART: Final[i64] = ACCEPT + 2  # + kept
ACCEPT_WITH: Final[i64] = ACCEPT_PART + 16  # + breed
ACCEPT_BARE: Final[i64] = ACCEPT_WITH + 13  # + breed

# Wellington.
REVEAL: Final[i64] = ACCEPT_BARE + 13  # + breed
REVEAL_ALL: Final[i64] = REVEAL + 13
SPEND: Final[i64] = REVEAL_ALL + 1  # + certificates
DELIVER: Final[i64] = SPEND + 6  # + post * 16 + disc
DELIVER_FROM: Final[i64] = DELIVER + 288  # + post * 5 + medium harbour
FORECAST: Final[i64] = DELIVER_FROM + 90  # + bag * 2 + space

# Workers, tiles, sheep, buildings.
HIRE: Final[i64] = FORECAST + 4  # + type * 4 + row
INVEST: Final[i64] = HIRE + 16  # + row * 4 + column
INVEST_WITH: Final[i64] = INVEST + 28  # + (row * 4 + column) * 4 + breed
PLACE_JOKER: Final[i64] = INVEST_WITH + 112  # + type
BUY: Final[i64] = PLACE_JOKER + 4  # + line * 6 + breed of the market
TAKE_SHEEP: Final[i64] = BUY + 48  # + breed of the market
ADD_SHEEP: Final[i64] = TAKE_SHEEP + 6
BUILD: Final[i64] = ADD_SHEEP + 1  # + tile * 23 + building space
CLEAR: Final[i64] = BUILD + 230  # + hazard space

# The sea and the shearing shed.
SAIL: Final[i64] = CLEAR + 8  # + sea space
UPGRADE: Final[i64] = SAIL + 31  # + sea space
STORE: Final[i64] = UPGRADE + 31  # + slot * 10 + storehouse
APPOINT: Final[i64] = STORE + 40  # + type
SHEAR: Final[i64] = APPOINT + 4
SHEAR_DRAW: Final[i64] = SHEAR + 1

# Objectives and the pathfinder.
TAKE_OBJECTIVE: Final[i64] = SHEAR_DRAW + 1  # + objective
TAKE_BLIND: Final[i64] = TAKE_OBJECTIVE + 24
FLIP: Final[i64] = TAKE_BLIND + 1  # + tile
PUT_ON_TOP: Final[i64] = FLIP + 2  # + card
ADD_OBJECTIVE: Final[i64] = PUT_ON_TOP + 48  # + objective, bonus ones included
ADD_BEST: Final[i64] = ADD_OBJECTIVE + 27
PICK_WORKER: Final[i64] = ADD_BEST + 1  # + type, for Sarah

# Free plays, NZ-4.6.
FREE: Final[i64] = PICK_WORKER + 4
TOKEN_DRAW: Final[i64] = FREE  # + cards - 1
TOKEN_REMOVE: Final[i64] = TOKEN_DRAW + 2
BUY_CARD: Final[i64] = TOKEN_REMOVE + 1  # + stack
PLAY: Final[i64] = BUY_CARD + 4  # + (card - 13) * 2 + half
PLAY_PART: Final[i64] = PLAY + 70  # + (card - 13) * 4 + kept
PLAY_BARE: Final[i64] = PLAY_PART + 140  # + card - 13

_CELLS: Final = (1, 2, 3, "extra")
_HALVES: Final = (1, 2)
_MARKET: Final = BREEDS[MARKET_BREED : MARKET_BREED + MARKET_BREEDS]
_PLAYABLE: Final = CARDS[len(BREEDS) :]

ACTIONS.kind(END_TURN, "end_turn", "NZ-6.7")
ACTIONS.kind(DONE, "done", "NZ-12.7")
ACTIONS.kind(DECLINE, "decline", "NZ-6.9")
ACTIONS.kind(DISCARD, "discard", "NZ-12.1", card=CARDS)
ACTIONS.kind(UNCOVER, "uncover", "NZ-9.10", disc=DISCS)
ACTIONS.kind(MOVE, "move", "NZ-5.2", to=TRAIL)
ACTIONS.kind(VIA, "via", "NZ-5.10", space=TRAIL)
ACTIONS.kind(USE, "use", "NZ-6.2", cell=_CELLS, half=_HALVES)
ACTIONS.kind(USE_PART, "use_part", "NZ-6.9", cell=_CELLS, half=_HALVES, keep=range(16))
ACTIONS.kind(USE_WITH, "use_with", "NZ-12.2", cell=_CELLS, half=_HALVES, card=BREEDS)
ACTIONS.kind(USE_BARE, "use_bare", "NZ-6.9", cell=_CELLS, half=_HALVES, card=BREEDS)
ACTIONS.kind(AUX, "aux", "NZ-27.6", action=AUXILIARIES, times=TIMES)
ACTIONS.kind(AUX_PART, "aux_part", "NZ-6.9", action=AUXILIARIES)
ACTIONS.kind(ACCEPT, "accept", "NZ-13.3", half=_HALVES)
ACTIONS.kind(ACCEPT_PART, "accept_part", "NZ-6.9", keep=range(16))
ACTIONS.kind(ACCEPT_WITH, "accept_with", "NZ-12.2", card=BREEDS)
ACTIONS.kind(ACCEPT_BARE, "accept_bare", "NZ-6.9", card=BREEDS)
ACTIONS.kind(REVEAL, "reveal", "NZ-7.1", card=BREEDS)
ACTIONS.kind(REVEAL_ALL, "reveal_all", "NZ-7.1")
ACTIONS.kind(SPEND, "spend", "NZ-7.3", certificates=range(6))
ACTIONS.kind(DELIVER, "deliver", "NZ-8.1", post=POSTS, disc=DISCS)
ACTIONS.kind(DELIVER_FROM, "deliver_from", "NZ-8.10", post=POSTS, harbour=MEDIUM_HARBOURS)
ACTIONS.kind(FORECAST, "forecast", "NZ-10.1", bag=BAGS, space=LEFT_RIGHT)
ACTIONS.kind(HIRE, "hire", "NZ-13.1", worker=WORKERS, row=range(1, 5))
ACTIONS.kind(INVEST, "invest", "NZ-14.1", row=range(1, 8), column=range(1, 5))
ACTIONS.kind(INVEST_WITH, "invest_with", "NZ-14.5", row=range(1, 8), column=range(1, 5), card=BREEDS[:STARTERS])
ACTIONS.kind(PLACE_JOKER, "place_joker", "NZ-14.4", row=WORKERS)
ACTIONS.kind(BUY, "buy", "NZ-15.1", line=range(1, 9), card=_MARKET)
ACTIONS.kind(TAKE_SHEEP, "take_sheep", "NZ-15.12", card=_MARKET)
ACTIONS.kind(ADD_SHEEP, "add_sheep", "NZ-15.10")
ACTIONS.kind(BUILD, "build", "NZ-16.1", tile=PRIVATES, space=BUILDING_SPACES)
ACTIONS.kind(CLEAR, "clear", "NZ-25.1", space=HAZARD_SPACES)
ACTIONS.kind(SAIL, "sail", "NZ-17.2", to=SEA)
ACTIONS.kind(UPGRADE, "upgrade", "NZ-17.3", at=SEA)
ACTIONS.kind(STORE, "store", "NZ-18.3", slot=range(1, 5), storehouse=STOREHOUSES)
ACTIONS.kind(APPOINT, "appoint", "NZ-19.1", worker=WORKERS)
ACTIONS.kind(SHEAR, "shear", "NZ-20.9")
ACTIONS.kind(SHEAR_DRAW, "shear_draw", "NZ-20.3")
ACTIONS.kind(TAKE_OBJECTIVE, "take_objective", "NZ-21.1", card=OBJECTIVES)
ACTIONS.kind(TAKE_BLIND, "take_blind", "NZ-21.1")
ACTIONS.kind(FLIP, "flip", "NZ-22.4", tile=FLIPS)
ACTIONS.kind(PUT_ON_TOP, "put_on_top", "NZ-28.3", card=CARDS)
ACTIONS.kind(ADD_OBJECTIVE, "add_objective", "NZ-21.10", card=CARDS[21:])
ACTIONS.kind(ADD_BEST, "add_best", "NZ-21.9")
ACTIONS.kind(PICK_WORKER, "pick_worker", "NZ-13.1", worker=WORKERS)
ACTIONS.kind(TOKEN_DRAW, "token_draw", "NZ-23.2", cards=(1, 2))
ACTIONS.kind(TOKEN_REMOVE, "token_remove", "NZ-23.3")
ACTIONS.kind(BUY_CARD, "buy_card", "NZ-26.1", stack=STACKS)
ACTIONS.kind(PLAY, "play", "NZ-28.1", card=_PLAYABLE, half=_HALVES)
ACTIONS.kind(PLAY_PART, "play_part", "NZ-6.9", card=_PLAYABLE, keep=range(4))
ACTIONS.kind(PLAY_BARE, "play_bare", "NZ-28.2", card=_PLAYABLE)
