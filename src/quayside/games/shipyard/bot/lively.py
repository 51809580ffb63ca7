"""A lively player's tastes in Shipyard: it builds ships that hold together, mans them and lets them sail."""

from __future__ import annotations

import re
from typing import Any, Final, Mapping

from quayside.bots.base import Situation
from quayside.bots.lively.tastes import Tastes
from quayside.games.shipyard.actions import ACTIONS

KINDS: Final = {
    "choose": 60,
    "perform": 60,
    "bonus": 12,
    "finish": 60,
    "final_action": 60,
    "pass": 3,
    "done_building": 6,
    "trade": 30,
    "sell_rest": 12,
    "load": 60,
    "unload": 1,
    "done_loading": 10,
    "let_fail": 1,
    "lay": 60,
}
CARDS: Final = {"build": 80, "recruit": 30, "manufacture": 20, "rent": 24}
WANTED: Final = {"bow": 40, "middle": 25, "stern": 60}
TOO_EARLY: Final = 8  # a stern while no captain waits or there is no water
KIND_OF: Final = {"bows": "bow", "middles_left": "middle", "middles_right": "middle", "sterns": "stern"}


def tastes() -> Tastes:
    return Tastes(
        ACTIONS,
        KINDS,
        {"choose": _card, "bonus": _bonus, "final_action": _bonus, "load": _piece},
        {"take_card": _take, "place_card": _place},
        ("choose", "bonus"),
    )


def _card(values: Mapping[str, Any]) -> int:
    return CARDS.get(str(values["card"]), 12)


def _bonus(values: Mapping[str, Any]) -> int:
    return CARDS.get(str(values["action"]), 12)


def _piece(values: Mapping[str, Any]) -> int:
    """Nothing sails without a captain."""
    return 60 if values["piece"] == "captain" else 12


def _take(s: Situation) -> dict[int, int]:
    """What the ship in progress needs: a bow if there is none, then middles, and a stern that completes it."""
    me = s.view["players"][s.seat]
    cards = len(_ship(me)[1])
    ready = bool(me["stock"]["captain"] and me["longest_route"])
    wanted = ("bow",) if cards == 0 else ("middle",) if cards == 1 else ("middle", "stern")
    weights: dict[int, int] = {}
    for action in s.legal:
        values = s.book.actions.kind_of(action).values(action)
        kind = str(values.get("kind") or KIND_OF.get(str(values.get("column")), ""))
        if not kind:
            weights[action] = 10  # done building
        else:
            weights[action] = 1 if kind not in wanted else TOO_EARLY if kind == "stern" and not ready else WANTED[kind]
    return weights


def _place(s: Situation) -> dict[int, int]:
    """Most of the time where the ship goes on; a new bow goes left."""
    start, ship = _ship(s.view["players"][s.seat])
    wanted = 1 if s.context["kind"] == "bow" else start + len(ship) + 1
    cells = {action: s.book.actions.kind_of(action).values(action)["cell"] for action in s.legal}
    return {action: 90 if cell == wanted else 2 for action, cell in cells.items()}


def _ship(me: Mapping[str, Any]) -> tuple[int, str]:
    """The bow and middles that stand together furthest left, with room to go on, and where they begin."""
    found = re.search(r"(BM*)\.", me["yard"])
    return (found.start(), found[1]) if found else (0, "")
