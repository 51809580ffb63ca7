"""Who is asked about the moments of a game, and so which coach makes its review."""

from __future__ import annotations

from typing import Final

from quayside.bots.registry import bot_names
from quayside.coach.kept import version_of
from quayside.coach.moments import strongest
from quayside.coach.work import Plan
from quayside.games.registry import entry as game_entry

FULL: Final = 0.5  # of the usual work: with less, the strongest bot is not asked
LESSER: Final = "expert"


def adviser(game: str, effort: float) -> str:
    """The strongest bot there is takes its time."""
    return strongest(game) if effort >= FULL or LESSER not in bot_names(game) else LESSER


def coach_of(game: str, effort: float) -> str:
    """The version of the coach that reviews a game here."""
    return version_of(game_entry(game).book, Plan().scaled(effort), adviser(game, effort))
