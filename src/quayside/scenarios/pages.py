"""The tables in docs/scenarios-*.md that stand in the code: words of `given`, defaults, options, Sarah's cards.

`make pages` writes them anew; a test finds a page that is not up to date.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import quayside
from quayside.games.newzealand.game import NewZealandGame
from quayside.games.registry import GAMES
from quayside.scenarios.plugins import PLUGINS, Plugin, Words

_MARK = re.compile(r"(<!-- begin ([a-z ]+) -->\n)(.*?)(<!-- end -->)", re.DOTALL)


def page_name(game: str) -> str:
    return f"scenarios-{game}.md"


def written_anew(game: str, text: str) -> str:
    """A page with its tables as the code has them now."""
    return _MARK.sub(lambda found: f"{found[1]}{TABLES[found[2]](game)}{found[4]}", text)


def _table(*rows: tuple[str, ...]) -> str:
    head, *body = rows
    lines = [head, tuple("---" for _each in head), *body]
    return "".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |\n" for row in lines)


def _given(words_of: Callable[[Plugin], Words]) -> Callable[[str], str]:
    def table(game: str) -> str:
        rows = [(f"`{name}`", f"`{word.example}`", word.meaning) for name, word in words_of(PLUGINS[game]).items()]
        return _table(("word", "example", "meaning"), *rows)

    return table


def _defaults(game: str) -> str:
    plugin = PLUGINS[game]
    parts = {"turn": plugin.turn, "table": plugin.table, "seat": plugin.seat, "Sarah": plugin.sarah}
    rows = [(part, f"`{name}`", word.default) for part, words in parts.items() for name, word in words.items()]
    return _table(("of the", "word", "if it is not named"), *rows)


def _options(game: str) -> str:
    rows = [
        (f"`{option.name}`", f"`{str(option.default).lower()}`", option.accepts(), option.rule)
        for option in GAMES[game].book.options
    ]
    return _table(("option", "default", "accepts", "rule"), *rows)


def _sarahs_cards(game: str) -> str:
    g = quayside.new(game, 1, 1)
    assert isinstance(g, NewZealandGame), "nobody else plays against Sarah"
    rows = [tuple(_sarahs_card(record.fields)) for record in g.kit.box.records("sarah_card")]
    return _table(("card", "steps", "what she does"), *rows)


def _sarahs_card(fields: Mapping[str, Any]) -> Iterator[str]:
    yield str(fields["card"])
    yield f"by {fields['steps_by']}" if fields.get("steps_by") else str(fields["steps"])
    does = ", ".join(fields["actions"])
    if fields.get("speciality"):
        does = f"with the speciality {fields['speciality']}: {does}; else: {', '.join(fields['otherwise'])}"
    yield does


TABLES: dict[str, Callable[[str], str]] = {
    "options": _options,
    "given of the turn": _given(lambda plugin: plugin.turn),
    "given of the table": _given(lambda plugin: plugin.table),
    "given of a seat": _given(lambda plugin: plugin.seat),
    "given of sarah": _given(lambda plugin: plugin.sarah),
    "defaults": _defaults,
    "cards of sarah": _sarahs_cards,
}


def main(folder: Path) -> None:
    for game in GAMES:
        page = folder / page_name(game)
        page.write_text(written_anew(game, page.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
