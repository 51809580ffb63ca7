"""The table of a game in the terminal, and the score sheet that all games share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Final, Mapping, NotRequired, Optional, TypedDict

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from quayside.cli.generic import draw_view
from quayside.games.registry import ByGame
from quayside.kernel.state import State
from quayside.words import Words


class Asked(TypedDict):
    """A question that is asked, with what comes with it."""

    step: str
    context: Mapping[str, Any]


class Drawn(TypedDict):
    """What a view has beside itself when it is drawn."""

    decision: NotRequired[Optional[Asked]]
    components: NotRequired[Optional[dict[str, str]]]
    """The component files of a house edition, for what is printed on the boards."""


Drawer = Callable[[Any, Words], RenderableType]  # of a view as the game itself describes it


@dataclass(frozen=True)
class Drawing:
    """How a game is drawn: the whole table, only the own side, and the steps for which one wants to see the whole.

    `card_name` is what a card is called that an event tells by its number, or None if it tells none. `naming` is what
    this table calls a word of the game, told its argument, its form and whether the drawn table is in sight, or None if
    it has no other name for it.
    """

    draw: Drawer
    draw_own: Drawer
    main_steps: tuple[str, ...]
    card_name: Callable[[State, Mapping[str, Any]], Optional[str]] = lambda _g, _told: None
    naming: Callable[[State, Words, str, str, str, bool], Optional[str]] = lambda *_: None


DRAWINGS: Final = ByGame[Drawing]("table in the terminal", lambda found: found.terminal)


def draw(view: Mapping[str, Any], words: Words) -> RenderableType:
    """The whole table as the view's seat sees it; of a game without a drawing, the view as labelled facts."""
    drawing = DRAWINGS.get(view["game"])
    return draw_view(view, words) if drawing is None else drawing.draw(view, words)


def draw_own(view: Mapping[str, Any], words: Words) -> RenderableType:
    """Only the own side, for the small decisions inside an action."""
    drawing = DRAWINGS.get(view["game"])
    return draw_view(view, words) if drawing is None else drawing.draw_own(view, words)


def is_main(game: str, step: str) -> bool:
    """A question for which one wants to see the whole table."""
    drawing = DRAWINGS.get(game)
    return drawing is None or step in drawing.main_steps


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
