"""The table of a game that has no drawing of its own: its view as labelled facts, and a row for each player.

A field is called what the game's words call it: `GAME-view-FIELD`, a word or an option of the game; else by its name.
"""

from __future__ import annotations

from typing import Any, Final, Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quayside.games.registry import manifest
from quayside.words import Words

FRAME: Final = ("game", "seat", "pending", "over", "options", "players", "result", "decision", "components")
NOTHING: Final = "-"


def draw_view(view: Mapping[str, Any], words: Words) -> RenderableType:
    """Everything that the view holds beside what frames it."""
    teller = _Teller(view["game"], words)
    facts = Table.grid(padding=(0, 2))
    for key, value in view.items():
        if key not in FRAME:
            facts.add_row(Text(teller.called(key), style="bold"), Text(teller.told(key, value)))
    return Group(facts, _players(view, teller))


def _players(view: Mapping[str, Any], teller: _Teller) -> Table:
    keys = list(dict.fromkeys(key for player in view["players"] for key in player if key != "seat"))
    rows = Table("")
    for key in keys:
        rows.add_column(Text(teller.called(key)))
    for player in view["players"]:
        own = "bold" if player["seat"] == view["seat"] else ""
        cells = [Text(teller.told(key, player.get(key))) for key in keys]
        rows.add_row(Text(teller.words.seat(player["seat"]), style=own), *cells)
    return rows


class _Teller:
    """Says the fields and values of one game's views."""

    def __init__(self, game: str, words: Words) -> None:
        self.game = game
        self.words = words
        self.seats = (*manifest(game).seat_arguments, "active")

    def called(self, key: str) -> str:
        """What a field is called."""
        for kind in ("view", "word", "option"):
            if self.words.has(f"{self.game}-{kind}-{key}"):
                return self.words.say(f"{self.game}-{kind}-{key}")
        return key.replace("_", " ")

    def told(self, key: str, value: object) -> str:
        """A value, with what is inside it."""
        if isinstance(value, Mapping):
            inside = [f"{self.called(each)} {self.told(each, content)}" for each, content in value.items()]
            return ", ".join(inside) or NOTHING
        if isinstance(value, (list, tuple)):
            return "; ".join(self.told(key, each) for each in value) or NOTHING
        return self._plain(key, value)

    def _plain(self, key: str, value: object) -> str:
        if value is None or value is False:
            return NOTHING
        if isinstance(value, int) and not isinstance(value, bool) and key in self.seats:
            return self.words.seat(value)
        if isinstance(value, str) and self.words.has(f"{self.game}-word-{value}"):
            return self.words.say(f"{self.game}-word-{value}")
        return "+" if value is True else str(value).replace("_", " ")
