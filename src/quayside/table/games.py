"""The games there are, as people choose among them: their options, numbers of players and bots."""

from __future__ import annotations

from quayside.bots.registry import seatable
from quayside.games.registry import GAMES
from quayside.kernel.options import Option
from quayside.kernel.rulebook import Rulebook
from quayside.table.shapes import GameInfo, OptionInfo


def games() -> list[GameInfo]:
    return [_game_info(name, found.book) for name, found in GAMES.items()]


def _game_info(name: str, book: Rulebook) -> GameInfo:
    return {
        "id": name,
        "players": book.players,
        "rules": book.version,
        "options": [_option_info(option) for option in book.options],
        "bots": seatable(name),
    }


def _option_info(option: Option) -> OptionInfo:
    return {
        "name": option.name,
        "default": option.default,
        "rule": option.rule,
        "choices": None if option.choices is None else list(option.choices),
        "low": option.low,
        "high": option.high,
    }
