"""The work that takes long: what a worker process does with a table or a file. Only `pool_worker` calls it.

Each job gets plain data and gives plain data; whatever a person may not know is left out here already.
"""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import asdict
from functools import partial
from typing import Any, Callable, Final, Optional

import quayside
from quayside.coach.again import bests
from quayside.coach.compared import game_insights
from quayside.coach.insights import FEWEST, PlayedGame
from quayside.coach.kept import plain
from quayside.coach.kept import read as read_review
from quayside.coach.processes import shared
from quayside.coach.review import Review, pieces_of, stages
from quayside.coach.work import Desk, Plan
from quayside.counsel import answers, puzzles, telling
from quayside.counsel.answers import REVIEW_SEED
from quayside.kernel.rng import Quick
from quayside.server.priority import stand_back
from quayside.server.refusals import too_large
from quayside.server.strict_json import parse_json
from quayside.server.work.advisers import adviser
from quayside.server.work.parcels import PackedAnswer, as_answer, packed, unpacked
from quayside.table import exports, moving, replays
from quayside.table.commands import Actor
from quayside.table.refusals import malformed
from quayside.table.scores import scores as scores_of
from quayside.table.table import Table
from quayside.words import LANGUAGES, Words

Tell = Callable[[tuple[Any, ...]], None]  # news of a job that is not done yet
PROMPT: Final = 2.0  # seconds of processor time that a review has for its first plot before it stands back


def replay(table: bytes, seat: Optional[int], start: int, limit: int) -> tuple[Any, ...]:
    return _answer(replays.replay(unpacked(table), seat, start, limit))


def export(table: bytes, person: Optional[str], key: str) -> tuple[Any, ...]:
    return _answer(exports.export(unpacked(table), person, key, Quick(secrets.randbits(60))))


def scores(table: bytes, seat: Optional[int]) -> tuple[Any, ...]:
    return _answer(scores_of(unpacked(table), seat))


def review(table: bytes, effort: float, processes: int, niceness: int, tell: Tell) -> tuple[Any, ...]:
    """Told stage by stage: how far it is, and with a new stage the answers in all languages. The last stage is what
    comes of it, with the review as it is kept.

    Somebody waits for the first plot, which takes little; for all that comes after it this process stands back.
    """
    at = unpacked(table)
    desk = Desk(quayside.load(exports.whole(at)), Plan().scaled(effort), REVIEW_SEED)
    of = pieces_of(desk)
    done, prompt = 0, True
    whole: tuple[Any, ...] = ()
    until = time.process_time() + PROMPT

    def further(pieces: int, enough: bool = False) -> None:
        nonlocal done, prompt
        done = min(of, done + pieces)
        tell((done, of, None, {}, {}))
        if prompt and (enough or time.process_time() > until):
            prompt = False
            stand_back(niceness)

    further(0)
    with shared(desk, processes, partial(stand_back, niceness)) as share:
        for found in stages(desk, adviser(desk.g.game, effort), share, further):
            done = of if found.stage == "whole" else done
            news = (done, of, found.stage, _in_all_languages(at, found, done, of), bests(found))
            if found.stage == "whole":
                whole = (*news, json.dumps(plain(found)))
            else:
                tell(news)
                further(0, enough=True)
    return whole


def glimpse(table: bytes, effort: float) -> tuple[Any, ...]:
    """The first stage of a review alone: its answers in all languages."""
    at = unpacked(table)
    desk = Desk(quayside.load(exports.whole(at)), Plan().scaled(effort), REVIEW_SEED)
    found = next(stages(desk, adviser(desk.g.game, effort)))
    return found.stage, _in_all_languages(at, found, 0, pieces_of(desk))


def told(table: bytes, kept: str) -> tuple[Any, ...]:
    """A review that was kept: its stage, its answers in all languages, and the best answers known."""
    at = unpacked(table)
    found = read_review(json.loads(kept))
    return found.stage, _in_all_languages(at, found, 1, 1), bests(found)


def insights(games: list[tuple[str, str, int, float, str]], language: str) -> tuple[Any, ...]:
    """What somebody's games tell, those with a review; the others are named. See `store/reviewed.py`."""
    words = Words(language)
    played: dict[str, list[PlayedGame]] = {}
    others: dict[str, list[str]] = {}
    for table, game, seat, ended_at, kept in games:
        if kept:
            played.setdefault(game, []).append(PlayedGame(table, seat, ended_at, read_review(json.loads(kept))))
        else:
            others.setdefault(game, []).append(table)
    found = [
        {**game_insights(game, played.get(game, []), words), "others": others.get(game, [])}
        for game in dict.fromkeys(game for _table, game, *_rest in games)
    ]
    return _answer({"fewest": FEWEST, "games": found})


def _in_all_languages(at: Table, found: Review, done: int, of: int) -> dict[str, tuple[Any, ...]]:
    return {
        language: _answer({"stage": found.stage, "done": done, "of": of, "review": telling.told(at, found, language)})
        for language in LANGUAGES
    }


def position(table: bytes, entry: int) -> tuple[Any, ...]:
    return _answer(answers.position(unpacked(table), entry))


def solve(table: bytes, entry: int, action: str, best: Optional[int], language: str, effort: float) -> tuple[Any, ...]:
    return _answer(answers.solve(unpacked(table), entry, action, best, language, Plan().scaled(effort)))


def play_on(table: bytes, entry: int, seat: int, seed: str, key: str) -> tuple[str, list[dict[str, int]]]:
    """The game that goes on from there, as JSON text, and what of its past is told."""
    found = answers.play_on(unpacked(table), entry, seat, seed, key)
    return json.dumps(found.dump), found.facts


def practice(game: str, players: int, options: dict[str, Any], seed: str, key: str) -> tuple[str, list[dict[str, int]]]:
    """A new game as one that goes on from its beginning, as JSON text."""
    found = answers.practice(game, players, options, seed, key)
    return json.dumps(found.dump), found.facts


def hint(table: bytes, seat: int, level: str, language: str) -> tuple[Any, ...]:
    return _answer(answers.hint(unpacked(table), seat, level, language))


def show(game: str, name: str) -> tuple[Any, ...]:
    return _answer(puzzles.show(game, name))


def answer(game: str, name: str, action: str, language: str) -> tuple[Any, ...]:
    return _answer(puzzles.answer(game, name, action, language))


def import_(body: bytes, seed: str, key: str, depth: int, most: int) -> tuple[str, str, list[dict[str, int]]]:
    """The request without its game and the game that goes on from there, as JSON text; and what of its past is told."""
    asked = parse_json(body, depth)
    if not isinstance(asked, dict) or not isinstance(asked.get("dump"), dict):
        raise malformed("bad-request", "dump: an exported game is an object")
    at = asked.get("at")
    if at is not None and (isinstance(at, bool) or not isinstance(at, int) or at < 0):
        raise malformed("bad-request", "at: a whole number from 0 on")
    found = exports.imported(asked.pop("dump"), at, seed, key)
    rest = json.dumps(asked)
    if len(rest) > most:
        raise too_large(most)  # beside the game
    return rest, json.dumps(found.dump), found.facts


def move(body: bytes, table: str, person: str, name: str, key: str, now: float, depth: int) -> tuple[Any, ...]:
    """A game of somebody's browser as a table of theirs here, and the rows of its log."""
    found = moving.moved(parse_json(body, depth), table, Actor(person, name), key, now)
    return packed(found.table), [asdict(entry) for entry in found.entries]


def _answer(data: object) -> tuple[Any, ...]:
    found: PackedAnswer = as_answer(data)
    return found.body, found.zipped


JOBS: dict[str, Callable[..., tuple[Any, ...]]] = {
    "replay": replay,
    "export": export,
    "scores": scores,
    "import": import_,
    "move": move,
    "position": position,
    "solve": solve,
    "play-on": play_on,
    "practice": practice,
    "hint": hint,
    "show": show,
    "answer": answer,
    "glimpse": glimpse,
    "told": told,
    "insights": insights,
}
LONG_JOBS: dict[str, Callable[..., tuple[Any, ...]]] = {"review": review}  # those that tell how far they are
