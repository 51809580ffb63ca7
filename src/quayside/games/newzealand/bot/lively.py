"""A lively player's tastes in New Zealand: it uses what it reaches, hires, builds, sails and delivers."""

from __future__ import annotations

from typing import Any, Final, Mapping

from quayside.bots.lively.tastes import Tastes
from quayside.games.newzealand.actions import ACTIONS

KINDS: Final = {
    "end_turn": 3,
    "done": 6,
    "decline": 4,
    "use": 60,
    "use_part": 2,
    "use_with": 40,
    "use_bare": 1,
    "aux": 20,
    "aux_part": 1,
    "accept": 40,
    "accept_part": 1,
    "accept_with": 40,
    "accept_bare": 1,
    "reveal": 10,
    "reveal_all": 60,
    "hire": 60,
    "invest": 60,
    "invest_with": 30,
    "buy": 60,
    "add_sheep": 20,
    "take_sheep": 30,
    "build": 60,
    "clear": 60,
    "sail": 30,
    "upgrade": 60,
    "shear": 30,
    "shear_draw": 20,
    "take_objective": 20,
    "take_blind": 5,
    "put_on_top": 12,
    "add_objective": 20,
    "add_best": 20,
    "move": 60,
    "token_draw": 3,
    "token_remove": 12,
    "buy_card": 20,
    "play": 30,
    "play_part": 1,
    "play_bare": 2,
    "deliver": 60,
}


def tastes() -> Tastes:
    return Tastes(ACTIONS, KINDS, {"move": _move, "deliver": _deliver, "uncover": _disc, "spend": _spend})


def _move(values: Mapping[str, Any]) -> int:
    """Short of Wellington there is more to do."""
    return 4 if values["to"] == "wellington" else 12


def _deliver(values: Mapping[str, Any]) -> int:
    """Anywhere rather than to post 0, which costs points each time."""
    return (1 if values["post"] == "LP0" else 4) * _disc(values)


def _disc(values: Mapping[str, Any]) -> int:
    """A bigger hand before anything else: it is what better deliveries are made of."""
    return 12 if str(values["disc"]).startswith("hand") else 3


def _spend(values: Mapping[str, Any]) -> int:
    return 1 + 3 * int(values["certificates"])
