"""The tables in docs/scenarios-*.md that stand in the code: words of `given`, defaults, options, and a game's own.

`make pages` writes them anew; a test finds a page that is not up to date.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from quayside.games.registry import GAMES
from quayside.scenarios.plugins import PLUGINS, Plugin, Words

_MARK = re.compile(r"(<!-- begin ([a-z ]+) -->\n)(.*?)(<!-- end -->)", re.DOTALL)


def page_name(game: str) -> str:
    return f"scenarios-{game}.md"


def written_anew(game: str, text: str) -> str:
    """A page with its tables as the code has them now."""
    tables = {**{name: table(game) for name, table in TABLES.items()}, **dict(_own_tables(PLUGINS[game]))}
    return _MARK.sub(lambda found: f"{found[1]}{tables[found[2]]}{found[4]}", text)


def _own_tables(plugin: Plugin) -> Iterator[tuple[str, str]]:
    """Those that only this game's page has."""
    for name, rows in plugin.tables.items():
        yield name, _table(*rows())
    for name, words in plugin.others.items():
        yield f"given of {name}", _words(words)


def _table(*rows: tuple[str, ...]) -> str:
    head, *body = rows
    lines = [head, tuple("---" for _each in head), *body]
    return "".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |\n" for row in lines)


def _given(words_of: Callable[[Plugin], Words]) -> Callable[[str], str]:
    def table(game: str) -> str:
        return _words(words_of(PLUGINS[game]))

    return table


def _words(words: Words) -> str:
    rows = [(f"`{name}`", f"`{word.example}`", word.meaning) for name, word in words.items()]
    return _table(("word", "example", "meaning"), *rows)


def _defaults(game: str) -> str:
    plugin = PLUGINS[game]
    others = {name.capitalize(): words for name, words in plugin.others.items()}
    parts = {"turn": plugin.turn, "table": plugin.table, "seat": plugin.seat, **others}
    rows = [(part, f"`{name}`", word.default) for part, words in parts.items() for name, word in words.items()]
    return _table(("of the", "word", "if it is not named"), *rows)


def _options(game: str) -> str:
    rows = [
        (f"`{option.name}`", f"`{str(option.default).lower()}`", option.accepts(), option.rule)
        for option in GAMES[game].book.options
    ]
    return _table(("option", "default", "accepts", "rule"), *rows)


TABLES: dict[str, Callable[[str], str]] = {
    "options": _options,
    "given of the turn": _given(lambda plugin: plugin.turn),
    "given of the table": _given(lambda plugin: plugin.table),
    "given of a seat": _given(lambda plugin: plugin.seat),
    "defaults": _defaults,
}


def main(folder: Path) -> None:
    for game in GAMES:
        page = folder / page_name(game)
        page.write_text(written_anew(game, page.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
