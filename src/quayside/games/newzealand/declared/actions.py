"""Every action, in the order of their numbers, with the rule where it belongs and the words of its arguments."""

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
    MARKET,
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
from quayside.kernel.declared import Action

_CELLS: Final = (1, 2, 3, "extra")
_HALVES: Final = (1, 2)
_PLAYABLE: Final = CARDS[len(BREEDS) :]

ACTIONS: Final = (
    # Ends of things.
    Action("end_turn", "NZ-6.7"),
    Action("done", "NZ-12.7"),
    Action("decline", "NZ-6.9"),
    # The turn: movement and the use of a location.
    Action("discard", "NZ-12.1", card=CARDS),
    Action("uncover", "NZ-9.10", disc=DISCS),
    Action("move", "NZ-5.2", to=TRAIL),
    Action("via", "NZ-5.10", space=TRAIL),
    Action("use", "NZ-6.2", cell=_CELLS, half=_HALVES),
    Action("use_part", "NZ-6.9", cell=_CELLS, half=_HALVES, keep=range(16)),
    Action("use_with", "NZ-12.2", cell=_CELLS, half=_HALVES, card=BREEDS),
    Action("use_bare", "NZ-6.9", cell=_CELLS, half=_HALVES, card=BREEDS),
    Action("aux", "NZ-27.6", action=AUXILIARIES, times=TIMES),
    Action("aux_part", "NZ-6.9", action=AUXILIARIES),  # + action: the double, but only half of its reward
    # An immediate action that may be taken or left.
    Action("accept", "NZ-13.3", half=_HALVES),
    Action("accept_part", "NZ-6.9", keep=range(16)),
    Action("accept_with", "NZ-12.2", card=BREEDS),
    Action("accept_bare", "NZ-6.9", card=BREEDS),
    # Wellington.
    Action("reveal", "NZ-7.1", card=BREEDS),
    Action("reveal_all", "NZ-7.1"),
    Action("spend", "NZ-7.3", certificates=range(6)),
    Action("deliver", "NZ-8.1", post=POSTS, disc=DISCS),
    Action("deliver_from", "NZ-8.10", post=POSTS, harbour=MEDIUM_HARBOURS),
    Action("forecast", "NZ-10.1", bag=BAGS, space=LEFT_RIGHT),
    # Workers, tiles, sheep, buildings.
    Action("hire", "NZ-13.1", worker=WORKERS, row=range(1, 5)),
    Action("invest", "NZ-14.1", row=range(1, 8), column=range(1, 5)),
    Action("invest_with", "NZ-14.5", row=range(1, 8), column=range(1, 5), card=BREEDS[:STARTERS]),
    Action("place_joker", "NZ-14.4", row=WORKERS),
    Action("buy", "NZ-15.1", line=range(1, 9), card=MARKET),
    Action("take_sheep", "NZ-15.12", card=MARKET),
    Action("add_sheep", "NZ-15.10"),
    Action("build", "NZ-16.1", tile=PRIVATES, space=BUILDING_SPACES),
    Action("clear", "NZ-25.1", space=HAZARD_SPACES),
    # The sea and the shearing shed.
    Action("sail", "NZ-17.2", to=SEA),
    Action("upgrade", "NZ-17.3", at=SEA),
    Action("store", "NZ-18.3", slot=range(1, 5), storehouse=STOREHOUSES),
    Action("appoint", "NZ-19.1", worker=WORKERS),
    Action("shear", "NZ-20.9"),
    Action("shear_draw", "NZ-20.3"),
    # Objectives and the pathfinder.
    Action("take_objective", "NZ-21.1", card=OBJECTIVES),
    Action("take_blind", "NZ-21.1"),
    Action("flip", "NZ-22.4", tile=FLIPS),
    Action("put_on_top", "NZ-28.3", card=CARDS),
    Action("add_objective", "NZ-21.10", card=CARDS[21:]),
    Action("add_best", "NZ-21.9"),
    Action("pick_worker", "NZ-13.1", worker=WORKERS),
    Action("token_draw", "NZ-23.2", cards=(1, 2)),
    Action("token_remove", "NZ-23.3"),
    Action("buy_card", "NZ-26.1", stack=STACKS),
    Action("play", "NZ-28.1", card=_PLAYABLE, half=_HALVES),
    Action("play_part", "NZ-6.9", card=_PLAYABLE, keep=range(4)),
    Action("play_bare", "NZ-28.2", card=_PLAYABLE),
)
ALIASES: Final[dict[str, str]] = {}
