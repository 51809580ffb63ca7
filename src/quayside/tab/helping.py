"""The coach at work in a worker of its own: what it does takes long, and the tables must go on meanwhile.

Texts go in and out. A job has a number; what comes back with it is news of a job that goes on, its answer, or why not.
A review is done piece by piece, so that a hint asked for meanwhile waits for a piece and not for the whole.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any, Awaitable, Callable, Final, Mapping

from quayside.bots.base import Budget
from quayside.bots.registry import bot_names
from quayside.coach.again import bests
from quayside.coach.review import Review, next_step, pieces_of, steps
from quayside.coach.work import Desk, Plan
from quayside.counsel import answers, puzzles
from quayside.counsel.telling import told
from quayside.table.refusals import Refusal
from quayside.table.sheets import read_table
from quayside.words import LANGUAGES

log = logging.getLogger("quayside.tab")

# A part of a server's work: one core, and no compiled engine. The plots keep most of it, since all look at them.
PLAN = Plan(
    first=8,
    lines=24,
    glance=3,
    apart=2,
    tried=14,
    trial=6,
    examined=6,
    measure=16,
    deepened=3,
    deep=24,
    surer=2,
    sure=48,
    moments=4,
    again=24,
    line=16,
)
ADVISER: Final = "expert"  # who is asked about the moments, where the game has such
THINKING: Final = 2.0  # seconds for a hint

Args = Mapping[str, Any]
News = Callable[[Any], None]


class Helper:
    """`say` gets the texts that come back."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._doing: dict[int, asyncio.Task[None]] = {}

    @property
    def at_work(self) -> bool:
        return bool(self._doing)

    def hear(self, text: str) -> None:
        """A job to do, or the number of one that nobody waits for any more."""
        asked = json.loads(text)
        number = asked["id"]
        if "job" in asked:
            task = asyncio.ensure_future(self._do(number, _JOBS[asked["job"]], asked["args"]))
            self._doing[number] = task
            task.add_done_callback(lambda _task: self._doing.pop(number, None))
        elif number in self._doing:
            self._doing[number].cancel()

    async def _do(self, number: int, job: Callable[[Args, News], Awaitable[Any]], args: Args) -> None:
        try:
            said = {"answer": await job(args, lambda news: self._say(json.dumps({"id": number, "news": news})))}
        except Refusal as refusal:
            said = {"refusal": [refusal.kind, refusal.reason, refusal.message]}
        except Exception:  # a mistake of ours must not leave the page waiting
            log.exception("the coach failed")
            said = {"refusal": ["unavailable", "error", "something went wrong here"]}
        self._say(json.dumps({"id": number, **said}))


async def _review(args: Args, news: News) -> Any:
    """Told stage by stage: how far it is, and with a new stage the review in all languages."""
    at = read_table(args["table"])
    desk = Desk(answers.game_of(at), PLAN, answers.REVIEW_SEED)
    done, of = 0, pieces_of(desk)
    work = steps(desk, ADVISER if ADVISER in bot_names(desk.g.game) else None)
    came = None
    while (step := next_step(work, came)) is not None:
        came = []
        if isinstance(step, Review):
            done = of if step.stage == "whole" else done
            tellings = {language: told(at, step, language) for language in LANGUAGES}
            news({"done": done, "of": of, "stage": step.stage, "told": tellings, "bests": bests(step)})
            await asyncio.sleep(0)
            continue
        for piece in step:
            came.append(desk.do(piece))
            done += 1
            news({"done": min(done, of), "of": of})
            await asyncio.sleep(0)
    return None


async def _position(args: Args, news: News) -> Any:
    return answers.position(read_table(args["table"]), args["entry"])


async def _solve(args: Args, news: News) -> Any:
    at = read_table(args["table"])
    return answers.solve(at, args["entry"], args["action"], args["best"], args["language"], PLAN)


async def _hint(args: Args, news: News) -> Any:
    at = read_table(args["table"])
    return answers.hint(at, args["seat"], args["level"], args["language"], Budget(THINKING))


async def _show(args: Args, news: News) -> Any:
    return puzzles.show(args["game"], args["name"])


async def _answer(args: Args, news: News) -> Any:
    return puzzles.answer(args["game"], args["name"], args["action"], args["language"])


_JOBS: Final[dict[str, Callable[[Args, News], Awaitable[Any]]]] = {
    "review": _review,
    "position": _position,
    "solve": _solve,
    "hint": _hint,
    "show": _show,
    "answer": _answer,
}
