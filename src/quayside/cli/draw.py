"""Drawing in the terminal: the table of a game, by the game's id, and the score sheet that all games share."""

from __future__ import annotations

from typing import Any, Callable, Final, Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from quayside.cli.tables import container, newzealand, shipyard
from quayside.words import Words

Drawer = Callable[[Mapping[str, Any], Words], RenderableType]

TABLES: Final[dict[str, Drawer]] = {
    "container": container.draw,
    "shipyard": shipyard.draw,
    "newzealand": newzealand.draw,
}
OWN_SIDES: Final[dict[str, Drawer]] = {
    "container": container.draw_own,
    "shipyard": shipyard.draw_own,
    "newzealand": newzealand.draw_own,
}
MAIN_STEPS: Final = {
    "container": container.MAIN_STEPS,
    "shipyard": shipyard.MAIN_STEPS,
    "newzealand": newzealand.MAIN_STEPS,
}


def draw(view: Mapping[str, Any], words: Words) -> RenderableType:
    """The whole table as the view's seat sees it."""
    return TABLES[view["game"]](view, words)


def draw_own(view: Mapping[str, Any], words: Words) -> RenderableType:
    """Only the own side, for the small decisions inside an action."""
    return OWN_SIDES[view["game"]](view, words)


def is_main(game: str, step: str) -> bool:
    """A question for which one wants to see the whole table."""
    return step in MAIN_STEPS[game]


def score_sheet(view: Mapping[str, Any], words: Words) -> RenderableType:
    """Every item of every seat's total, and the ranks."""
    result = view["result"]
    sheet = Table(title=words.say("cli-score-sheet"), title_justify="left")
    sheet.add_column("")
    for seat in range(len(result["scores"])):
        sheet.add_column(seat_title(view, seat, words), justify="right")
    for item in result["sheet"][0]:
        label = words.say(f"{view['game']}-item-{item}")
        sheet.add_row(label, *(Text(str(items[item])) for items in result["sheet"]))
    sheet.add_section()
    sheet.add_row(words.say("cli-total"), *(Text(str(score), style="bold") for score in result["scores"]))
    sheet.add_row(words.say("cli-rank"), *(Text(str(rank)) for rank in result["ranks"]))
    return sheet


def seat_title(view: Mapping[str, Any], seat: int, words: Words) -> Text:
    """A seat's name, with a mark if it is the reader's own."""
    if seat >= len(view["players"]):
        return Text(words.say("cli-automa"))  # an opponent who sits nowhere
    name = words.seat(seat)
    return Text(words.say("cli-you", name=name) if seat == view["seat"] else name)
