"""Puzzles for anybody. Nothing is kept: what somebody has solved, their browser knows."""

from __future__ import annotations

from typing import Any

from quayside.coach.again import Solution
from quayside.coach.puzzles import Puzzle, judged, of_the_day, puzzle_names, puzzle_of, theme_of
from quayside.coach.solved import solution_shape
from quayside.counsel.asking import there
from quayside.games.registry import GAMES
from quayside.table.practice import practised
from quayside.table.refusals import unknown
from quayside.table.views import offer
from quayside.words import Words


def listed(day: str) -> dict[str, Any]:
    """All puzzles, and the one of a day."""
    known = [_info(game, name) for game in GAMES for name in puzzle_names(game)]
    if not known:
        raise unknown("puzzle")
    return {"puzzles": known, "day": day, "today": _info(*of_the_day(day))}


def _info(game: str, name: str) -> dict[str, str]:
    return {"game": game, "name": name, "theme": theme_of(name)}


def must_be_known(game: str, name: str) -> None:
    if game not in GAMES or name not in puzzle_names(game):
        raise unknown("puzzle")


def show(game: str, name: str) -> dict[str, Any]:
    """The position of a puzzle."""
    puzzle = puzzle_of(game, name)
    g = puzzle.position
    legal = [offer(game, action) for action in g.legal(puzzle.seat) if g.book.actions.name(action) in puzzle.answers]
    return {
        "game": game,
        "seat": puzzle.seat,
        "fresh": practised(f"puzzle-{name}", puzzle.seed, g, puzzle.seat, 0, legal, []),
        "name": name,
        "theme": puzzle.theme,
        "margin": puzzle.margin,
        "deals": puzzle.deals,
    }


def answer(game: str, name: str, action: str, language: str) -> dict[str, Any]:
    """An answer to a puzzle, judged by what was measured when it was made."""
    puzzle = puzzle_of(game, name)
    with there():
        found = judged(puzzle, action)
    return said(puzzle, found, language)


def said(puzzle: Puzzle, found: Solution, language: str) -> dict[str, Any]:
    """The same in words."""
    words = Words(language)
    words.names = {seat: words.say("web-bot-name", seat=seat) for seat in range(int(puzzle.position.seats))}
    words.me = puzzle.seat
    return solution_shape(found, puzzle.position.book, words)
