"""New Zealand in the terminal. Where pieces are comes from the view; colours only help, every sign has its legend."""

from __future__ import annotations

from typing import Callable, Final

from rich.console import Group, RenderableType
from rich.text import Text

from quayside.cli.draw import Drawing
from quayside.games.newzealand.terminal.boards import (
    auxiliaries,
    own_board,
    own_discs,
    own_latest,
    own_pairs,
    own_rest,
    own_short,
    own_workers,
    players,
    sarah,
)
from quayside.games.newzealand.terminal.map import DrawnView, extras, posts, sea, trail
from quayside.games.newzealand.terminal.markets import bonus, cards, jobs, markets, sheep
from quayside.games.newzealand.terminal.naming import naming
from quayside.words import Words

Drawer = Callable[[DrawnView, Words], RenderableType]

MAIN_STEPS: Final = ("first_place", "phase_a")

# What to show beside the own side for a question in the middle of a turn.
FOCUS: Final[dict[str, tuple[Drawer, ...]]] = {
    "first_disc": (own_discs,),
    "use_location": (auxiliaries,),
    "auxiliary": (auxiliaries,),
    "offer": (own_latest, own_pairs),
    "fork": (trail,),
    "move_on": (trail,),
    "hazard": (trail,),
    "building": (trail, own_rest),
    "hiring": (jobs, own_workers),
    "joker_row": (own_workers,),
    "sarahs_hire": (jobs,),
    "investing": (bonus, own_workers),
    "forecast_tile": (jobs, bonus),
    "buying": (sheep,),
    "more_sheep": (sheep,),
    "ship": (sea, own_pairs),
    "remote": (sea, own_pairs),
    "storehouse": (sea, own_pairs),
    "medium_disc": (sea, own_discs),
    "master": (sea, own_workers),
    "choose_delivery": (posts, own_discs),
    "harbour_disc": (posts,),
    "wool_delivery": (posts, own_discs),
    "objective": (cards,),
    "last_objectives": (own_rest,),
}


def draw(view: DrawnView, words: Words) -> RenderableType:
    """The whole table, what is needed most at the bottom."""
    parts: list[RenderableType] = [_heading(view, words), sea(view, words), posts(view, words), markets(view, words)]
    parts.append(players(view, words))
    if "sarah" in view:
        parts.append(sarah(view, words))
    if view["seat"] is not None:
        parts += [auxiliaries(view, words), own_rest(view, words), own_board(view, words)]
    parts += [trail(view, words), extras(view, words)]
    if view["seat"] is not None:
        parts.append(own_short(view, words))
    return Group(*parts)


def draw_own(view: DrawnView, words: Words) -> RenderableType:
    """The own side, and the part of the table that the question is about."""
    focus = [drawer(view, words) for drawer in FOCUS.get(_step(view), ())]
    return Group(*focus, own_short(view, words))


def _step(view: DrawnView) -> str:
    """The question that is asked, if the view carries it."""
    decision = view.get("decision")
    return decision["step"] if decision else ""


def _heading(view: DrawnView, words: Words) -> Text:
    turn = view["turn"]
    line = Text(words.say("newzealand"), style="bold")
    line.append("  ")
    line.append(
        words.say("cli-newzealand-turn", seat=words.seat(turn["active"]), number=turn["number"]), style="not bold"
    )
    if turn["ending"]:
        line.append("  ")
        line.append(words.say("cli-newzealand-ending"), style="bold reverse")
    return line


DRAWING: Final = Drawing(draw, draw_own, MAIN_STEPS, naming=naming)
