"""Result files: a folder of Parquet files, one row per game and seat, so that a match can be stopped and go on.

Every file carries the match in its metadata; results of another match in the same folder are refused.
"""

from __future__ import annotations

import itertools
import json
from collections import defaultdict
from pathlib import Path
from typing import Any, Iterable, Sequence, Union

import pyarrow as pa
import pyarrow.parquet as pq

from quayside.arena.match import Match, Played
from quayside.games.registry import entry
from quayside.kernel.errors import QuaysideError

POINTS = "points_"
_MATCH = b"quayside.match"


class WrongResults(QuaysideError):
    """The folder holds results of something else."""


def schema_of(match: Match) -> Any:
    """The columns: who played where and how it ended, and the points by source."""
    columns = [
        ("game_number", pa.int64()),
        ("deal", pa.int64()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("bot_index", pa.int8()),
        ("score", pa.int64()),
        ("rank", pa.int8()),
        ("end_reason", pa.string()),
        ("decisions", pa.int64()),
        ("seconds", pa.float64()),
        ("error", pa.string()),
        *((POINTS + item, pa.int64()) for item in entry(match.game).book.score_items),
    ]
    return pa.schema(columns, metadata={_MATCH: json.dumps(match.to_dict(), sort_keys=True).encode()})


def rows_of(match: Match, games: Iterable[Played]) -> list[dict[str, Any]]:
    """One row per seat; a game with an error has no scores."""
    names = match.names
    rows = []
    for game in games:
        for seat, bot in enumerate(game.bots):
            finished = not game.error
            row: dict[str, Any] = {
                "game_number": game.number,
                "deal": game.deal,
                "seat": seat,
                "bot": names[bot],
                "bot_index": bot,
                "score": game.scores[seat] if finished else None,
                "rank": game.ranks[seat] if finished else None,
                "end_reason": game.reason,
                "decisions": game.decisions,
                "seconds": game.seconds,
                "error": game.error,
            }
            if finished:
                row.update({POINTS + item: points for item, points in game.sheets[seat].items()})
            rows.append(row)
    return rows


class Results:
    """The games of a match so far, in memory and, with a folder, on disk."""

    def __init__(self, match: Match, folder: Union[Path, str, None] = None) -> None:
        self.match = match
        self.games: dict[int, Played] = {}
        folder = None if folder is None else Path(folder)
        self._folder = folder
        self._unsaved: list[Played] = []
        if folder is not None:
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise WrongResults(f"{folder} cannot be a folder of results: {error.strerror}") from None
            for path in sorted(folder.glob("games-*.parquet")):
                for game in read_games(match, path):
                    if not game.error or game.number not in self.games:  # it may have been played again
                        self.games[game.number] = game

    def add(self, game: Played) -> None:
        self.games[game.number] = game
        self._unsaved.append(game)

    def save(self) -> None:
        """Write what is new to a file of its own, whole or not at all."""
        if self._folder is None or not self._unsaved:
            return
        self._unsaved.sort(key=lambda game: game.number)
        table = pa.Table.from_pylist(rows_of(self.match, self._unsaved), schema_of(self.match))
        path = self._unused(f"games-{self._unsaved[0].number:08}-{len(self._unsaved)}")
        partial = path.with_suffix(".partial")
        pq.write_table(table, partial)
        partial.replace(path)
        self._unsaved = []

    def _unused(self, name: str) -> Path:
        """A file of that name, or with a number behind it where games played again would take the place of others."""
        assert self._folder is not None
        names = itertools.chain([name], (f"{name}-{again}" for again in itertools.count(2)))
        return next(path for path in (self._folder / f"{each}.parquet" for each in names) if not path.exists())

    def missing(self, games: int) -> list[int]:
        """The numbers of the games still to play; those that ended in an error are played again."""
        return [number for number in range(games) if number not in self.games or self.games[number].error]

    def finished(self, games: int) -> list[Played]:
        """The games that came to an end, in order."""
        return [game for number, game in sorted(self.games.items()) if number < games and not game.error]

    def errors(self, games: int) -> list[str]:
        return [f"game {n}: {game.error}" for n, game in sorted(self.games.items()) if n < games and game.error]


def read_games(match: Match, path: Path) -> list[Played]:
    """The games of one file, if they belong to this match."""
    try:
        table = pq.read_table(path)
    except (OSError, pa.ArrowInvalid) as error:
        raise WrongResults(f"{path} cannot be read: {error}") from None
    written = json.loads((table.schema.metadata or {}).get(_MATCH, b"{}"))
    if written != json.loads(json.dumps(match.to_dict())):
        told = {key: value for key, value in written.items() if value != match.to_dict().get(key)}
        raise WrongResults(f"{path} belongs to another match: {told or 'it names none'}")
    by_game: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for row in table.to_pylist():
        by_game[row["game_number"]].append(row)
    return [_game_of(rows) for rows in by_game.values()]


def _game_of(rows: Sequence[dict[str, Any]]) -> Played:
    ordered = sorted(rows, key=lambda row: int(row["seat"]))
    first = ordered[0]
    finished = not first["error"]
    sheets = [
        {
            name.removeprefix(POINTS): value
            for name, value in row.items()
            if name.startswith(POINTS) and value is not None
        }
        for row in ordered
    ]
    return Played(
        first["game_number"],
        first["deal"],
        [row["bot_index"] for row in ordered],
        [row["score"] for row in ordered] if finished else [],
        [row["rank"] for row in ordered] if finished else [],
        sheets if finished else [],
        first["end_reason"],
        first["decisions"],
        first["seconds"],
        first["error"],
    )
