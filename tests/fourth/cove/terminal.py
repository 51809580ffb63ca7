"""Cove in the terminal. Everything comes from the view."""

from __future__ import annotations

from typing import Final

from quayside.cli.draw import Drawing, seat_title
from quayside.words import Words
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cove.view_types import Goods, Player, View

MAIN_STEPS: Final = ("sealed_bid", "picking", "selling")


def draw(view: View, words: Words) -> RenderableType:
    """The night, the market and everybody's side."""
    turn = view["turn"]
    night = words.say("cli-cove-night", night=turn["night"], nights=turn["nights"], seat=words.seat(turn["lantern"]))
    market = Table(
        "", *(words.say(f"cove-word-{good}") for good in view["market"]["prices"]), words.say("cli-cove-bag")
    )
    market.add_row(words.say("cli-cove-price"), *(str(price) for price in view["market"]["prices"].values()), "")
    beach = [str(view["beach"].get(good, "")) for good in view["market"]["prices"]]
    market.add_row(words.say("cli-cove-beach"), *beach, str(view["bag"]))
    sides = Table("", *(words.say(f"cli-cove-{column}") for column in ("coins", "bid", "quay", "cellar")))
    for player in view["players"]:
        sides.add_row(seat_title(view, player["seat"], words), *_side(player, words))
    return Group(Text(night, style="bold"), market, sides)


def _side(player: Player, words: Words) -> list[str]:
    cellar = _goods(player["cellar"], words) if "cellar" in player else str(player["cellar_cards"])
    return [str(player["coins"]), str(player.get("bid", "")), _goods(player["quay"], words), cellar]


def _goods(counts: Goods, words: Words) -> str:
    return ", ".join(f"{count} {words.say(f'cove-word-{good}')}" for good, count in counts.items()) or "-"


DRAWING: Final = Drawing(draw, draw, MAIN_STEPS)
