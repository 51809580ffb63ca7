"""Playthroughs of the OpenSpiel games: `python -m quayside.research.playthroughs FOLDER` writes one file per game.

A test plays each file again and compares every line, so a change of rules, observations or words cannot go unnoticed.
"""

from __future__ import annotations

import contextlib
import io
import random
import re
import sys
from pathlib import Path
from typing import Any, Optional, Sequence

import pyspiel
from absl import flags

import quayside.research.spiel  # noqa: F401 (registers the games)
from quayside.games.registry import entry, manifest
from quayside.observe.registry import OBSERVATION_WRITERS

STATES = 12  # kept of each game; whole ones would be megabytes


def _named(game: str) -> str:
    """The game with its parameters, as OpenSpiel writes it: the fewest players, and a few deals."""
    players = max(2, entry(game).book.players[0])
    options = "".join(f",{name}={value}" for name, value in manifest(game).playthrough.items())
    return f"python_quayside_{game}(players={players},deals=10{options})"


GAMES = {game: _named(game) for game in OBSERVATION_WRITERS}


class _Enough(Exception):
    """As much of a game as is kept has been told."""


class _Beginning(list[int]):
    """Actions after which the telling stops: OpenSpiel would go on to the end, which takes many times as long."""

    def __len__(self) -> int:
        return super().__len__() + 1

    def __getitem__(self, at: Any) -> Any:
        if at >= super().__len__():
            raise _Enough
        return super().__getitem__(at)


def played(game: str, actions: Optional[Sequence[int]] = None) -> str:
    """The beginning of a playthrough; without actions, of a random one."""
    from open_spiel.python.algorithms import generate_playthrough  # takes seconds, and SciPy's statistics with it

    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    chosen = _Beginning(_at_random(game) if actions is None else actions)
    told = io.StringIO()
    with contextlib.redirect_stdout(told), contextlib.suppress(_Enough):
        generate_playthrough.playthrough_lines(GAMES[game], alsologtostdout=True, action_sequence=chosen, seed=1)
    kept, mark, _rest = told.getvalue().partition(f"# State {STATES}\n")
    return kept + mark


def _at_random(game: str) -> list[int]:
    """The first actions of a random game."""
    state, rng = pyspiel.load_game(GAMES[game]).new_initial_state(), random.Random(1)
    for _ in range(STATES):
        state.apply_action(rng.choice(state.legal_actions()))
    return list(state.history())


def actions_of(text: str) -> list[int]:
    """The actions taken in a playthrough."""
    return [int(number) for number in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        (folder / f"{name}.txt").write_text(played(name), "utf-8")
