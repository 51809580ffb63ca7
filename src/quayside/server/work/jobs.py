"""The work that takes long: what a worker process does with a table or a file. Only `pool_worker` calls it.

Each job gets plain data and gives plain data; whatever a person may not know is left out here already.
"""

from __future__ import annotations

import contextlib
import json
import secrets
from typing import Any, Callable, Iterator, Optional

import quayside
from quayside.bots.registry import bot_names
from quayside.coach.again import bests, decided_by, played_on_from
from quayside.coach.again import solve as solved
from quayside.coach.hints import hint as hint_of
from quayside.coach.hints import hint_shape
from quayside.coach.processes import shared
from quayside.coach.puzzles import judged, puzzle_of
from quayside.coach.review import Review, pieces_of, stages
from quayside.coach.shapes import shape
from quayside.coach.solved import solution_shape
from quayside.coach.spoken import Spoken
from quayside.coach.turns import NothingThere
from quayside.coach.work import Desk, Plan
from quayside.kernel.errors import IllegalAction, MalformedAction, QuaysideError
from quayside.kernel.rng import Quick
from quayside.server.refusals import too_large
from quayside.server.strict_json import parse_json
from quayside.server.work.parcels import PackedAnswer, as_answer, unpacked
from quayside.table import exports, replays
from quayside.table.practice import practised
from quayside.table.refusals import malformed, refused
from quayside.table.scores import scores as scores_of
from quayside.table.table import Table
from quayside.table.views import offer
from quayside.words import LANGUAGES, Words

Tell = Callable[[tuple[Any, ...]], None]  # news of a job that is not done yet

FULL = 0.5  # of the usual work: with less, the strongest bot is not asked
LESSER = "expert"
REVIEW_SEED = 0  # everybody's review of a game is the same


def replay(table: bytes, seat: Optional[int], start: int, limit: int) -> tuple[Any, ...]:
    return _answer(replays.replay(unpacked(table), seat, start, limit))


def export(table: bytes, person: Optional[str], key: str) -> tuple[Any, ...]:
    return _answer(exports.export(unpacked(table), person, key, Quick(secrets.randbits(60))))


def scores(table: bytes, seat: Optional[int]) -> tuple[Any, ...]:
    return _answer(scores_of(unpacked(table), seat))


def review(table: bytes, effort: float, processes: int, tell: Tell) -> tuple[Any, ...]:
    """Told stage by stage: how far it is, and with a new stage the answers in all languages."""
    at = unpacked(table)
    g = quayside.load(exports.whole(at))
    plan = Plan().scaled(effort)
    desk = Desk(g, plan, REVIEW_SEED)
    of = pieces_of(desk)
    done = 0

    def further(pieces: int) -> None:
        nonlocal done
        done = min(of, done + pieces)
        tell((done, of, None, {}, {}))

    further(0)
    with shared(g, plan, REVIEW_SEED, processes) as share:
        for found in stages(desk, adviser(g.game, effort), share, further):
            done = of if found.stage == "whole" else done
            tell((done, of, found.stage, _in_all_languages(at, found, done, of), bests(found)))
    return ()


def adviser(game: str, effort: float) -> Optional[str]:
    """Who is asked about the moments; None is the strongest there is, which takes its time."""
    return None if effort >= FULL or LESSER not in bot_names(game) else LESSER


def _in_all_languages(at: Table, found: Review, done: int, of: int) -> dict[str, tuple[Any, ...]]:
    assert at.state is not None
    answers = {}
    for language in LANGUAGES:
        told = shape(Spoken(found, at.state.book, _words_at(at, language)))
        answers[language] = _answer({"stage": found.stage, "done": done, "of": of, "review": told})
    return answers


def _words_at(at: Table, language: str) -> Words:
    """Words that call the seats what they are called at a table."""
    words = Words(language)
    words.names = {
        **{seat.seat: seat.name or words.say("web-bot-name", seat=seat.seat) for seat in at.seats},
        len(at.seats): words.say("cli-automa"),  # an opponent who sits nowhere
    }
    return words


def position(table: bytes, entry: int) -> tuple[Any, ...]:
    """The position before an action, for the seat that chose."""
    g = quayside.load(exports.whole(unpacked(table)))
    with _there():
        seat = decided_by(g, entry)
    before = g.replayed(entry)
    legal = [offer(g.game, action) for action in before.legal(seat)]
    fresh = practised(f"position-{entry}", REVIEW_SEED, before, seat, 0, legal, [])
    return _answer({"game": g.game, "seat": seat, "fresh": fresh})


def solve(table: bytes, entry: int, action: str, best: Optional[int], language: str, effort: float) -> tuple[Any, ...]:
    """An answer instead of the given one, judged."""
    at = unpacked(table)
    g = quayside.load(exports.whole(at))
    with _there():
        decided_by(g, entry)
        answer = g.book.actions.parse(action)
        found = solved(Desk(g, Plan().scaled(effort), REVIEW_SEED), entry, answer, best)
    return _answer(solution_shape(found, g.book, _words_at(at, language)))


def play_on(table: bytes, entry: int, seat: int, seed: str, key: str) -> tuple[str, list[dict[str, int]]]:
    """The game that goes on from there, as JSON text, and what of its past is told."""
    g = quayside.load(exports.whole(unpacked(table)))
    with _there():
        again = played_on_from(g, entry, seat, seed)
    found = exports.going_on(again, seed, key)
    return json.dumps(found.dump), found.facts


def practice(game: str, players: int, options: dict[str, Any], seed: str, key: str) -> tuple[str, list[dict[str, int]]]:
    """A new game as one that goes on from its beginning, as JSON text."""
    try:
        g = quayside.new(game, players, seed, options)
    except QuaysideError as error:
        raise malformed("bad-options", str(error)) from None
    found = exports.going_on(g, seed, key)
    return json.dumps(found.dump), found.facts


def hint(table: bytes, seat: int, level: str, language: str) -> tuple[Any, ...]:
    """What a player of some level would do in the seat's place."""
    at = unpacked(table)
    assert at.state is not None
    g, words = at.state, _words_at(at, language)
    words.me = seat
    with _there():
        found = hint_of(g, seat, level, len(g.log))
    return _answer(hint_shape(found, g.book, words, seat))


def show(game: str, name: str) -> tuple[Any, ...]:
    """The position of a puzzle."""
    puzzle = puzzle_of(game, name)
    g = puzzle.position
    legal = [offer(game, action) for action in g.legal(puzzle.seat)]
    return _answer(
        {
            "game": game,
            "seat": puzzle.seat,
            "fresh": practised(f"puzzle-{name}", puzzle.seed, g, puzzle.seat, 0, legal, []),
            "name": name,
            "theme": puzzle.theme,
            "margin": puzzle.margin,
            "deals": puzzle.deals,
        }
    )


def answer(game: str, name: str, action: str, language: str) -> tuple[Any, ...]:
    """An answer to a puzzle, judged by what was measured when it was made."""
    puzzle = puzzle_of(game, name)
    with _there():
        found = judged(puzzle, action)
    words = Words(language)
    words.names = {seat: words.say("web-bot-name", seat=seat) for seat in range(int(puzzle.position.seats))}
    words.me = puzzle.seat
    return _answer(solution_shape(found, puzzle.position.book, words))


@contextlib.contextmanager
def _there() -> Iterator[None]:
    """Says so where there is nothing to choose, or what was chosen cannot be."""
    try:
        yield
    except (NothingThere, MalformedAction) as error:
        raise malformed("bad-request", str(error)) from None
    except IllegalAction as error:
        raise refused("not-legal", str(error)) from None


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


def _answer(data: object) -> tuple[Any, ...]:
    found: PackedAnswer = as_answer(data)
    return found.body, found.zipped


JOBS: dict[str, Callable[..., tuple[Any, ...]]] = {
    "replay": replay,
    "export": export,
    "scores": scores,
    "import": import_,
    "position": position,
    "solve": solve,
    "play-on": play_on,
    "practice": practice,
    "hint": hint,
    "show": show,
    "answer": answer,
}
LONG_JOBS: dict[str, Callable[..., tuple[Any, ...]]] = {"review": review}  # those that tell how far they are
