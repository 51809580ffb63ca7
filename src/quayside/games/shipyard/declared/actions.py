"""Every action, in the order of their numbers, with the rule where it belongs and the words of its arguments."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.nouns import (
    ACTION_CARDS,
    BLUES,
    CANALS,
    CELLS,
    COLUMNS,
    COMMODITIES,
    EMPLOYEES,
    EXITS,
    GREENS,
    KINDS,
    PIECES,
    ROWS,
    SIDES,
    TRAINS,
    TURNS,
)
from quayside.kernel.declared import Action

ACTIONS: Final = (
    # The turn.
    Action("choose", "SY-5.1", card=ACTION_CARDS),
    Action("perform", "SY-7.1"),
    Action("bonus", "SY-7.2", action=ACTION_CARDS),
    Action("finish", "SY-7.7"),
    Action("final_action", "SY-25.1", action=ACTION_CARDS),
    Action("pass", "SY-25.1"),
    # Build Ships, and completing a ship at the end.
    Action("take", "SY-8.1", column=COLUMNS[:4], row=ROWS),
    Action("take_blank", "SY-27.2", kind=KINDS),
    Action("place", "SY-8.4", cell=CELLS),
    Action("done_building", "SY-8.1"),
    # The other actions.
    Action("buy_train", "SY-10.1", row=ROWS),
    Action("rent_canal", "SY-11.1", row=ROWS),
    Action("lay_first", "SY-11.3", turns=TURNS),
    Action("start", "SY-11.3", space=SIDES),
    Action("lay", "SY-11.4", beside=CANALS, side=SIDES, turns=TURNS),
    Action("manufacture", "SY-12.2", extra=(0, 1, 2, 3), code="MAKE"),
    Action("recruit", "SY-13.1", extra=(0, 1, 2, 3), code="ENLIST"),
    Action("hire", "SY-14.3", employee=EMPLOYEES, code="HIRE_ONE"),
    Action("use_train", "SY-15.2", train=TRAINS),
    Action("trade", "SY-15.2", commodity=COMMODITIES, item=PIECES),
    Action("sell_rest", "SY-15.2"),
    # The cruise.
    Action("launch", "SY-17.2", cell=CELLS),
    Action("load", "SY-17.3", piece=PIECES),
    Action("unload", "SY-17.9", piece=PIECES),
    Action("done_loading", "SY-17.8"),
    Action("let_fail", "SY-19.5"),
    Action("speed", "SY-18.6", spaces=range(1, 61)),
    Action("steer", "SY-21.2", to=EXITS),
    # Contracts.
    Action("keep", "SY-23.6", blue=BLUES, green=GREENS),
    Action("give_up", "SY-23.6", blue=BLUES, green=GREENS),
)
ALIASES: Final[dict[str, str]] = {}
