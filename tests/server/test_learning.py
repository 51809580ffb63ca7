"""Lessons and scores over time: stateless, for one seat's eyes, and silent about running games."""

from __future__ import annotations

import asyncio
import random
from urllib.parse import urlencode

import pytest

from quayside.client import Client
from quayside.games.registry import GAMES
from quayside.server.protocol import LessonMoment, Scores, Tutorial, WhyNot
from quayside.tutorials.challenges import LEARNER
from quayside.tutorials.lessons import challenges, lessons
from server.machines import Stage
from server.play import at_random, fewest, people, refused, seated, sockets


@pytest.mark.parametrize("game", list(GAMES))
def test_a_lesson_shows_the_learners_view_and_offers_its_task(sqlite_stage: Stage, game: str) -> None:
    async def story() -> None:
        async with Client(sqlite_stage.url()) as nobody:
            told = Tutorial.model_validate(await nobody.request("GET", f"/api/tutorials/{game}"))
            assert [each.lesson for each in told.lessons] == list(lessons(game))
            for each in told.lessons:
                lesson = lessons(game)[each.lesson]
                for done in range(each.tasks + 1):
                    found = await nobody.request("GET", f"/api/tutorials/{game}/{each.lesson}", done=done)
                    moment = LessonMoment.model_validate(found)
                    state = lesson.at(done).state
                    assert moment.fresh.view is not None
                    assert moment.fresh.view == state.view(LEARNER)
                    assert moment.fresh.seat == LEARNER
                    legal = [offer.action for offer in moment.fresh.legal]
                    if done == each.tasks:
                        assert moment.task is None
                        assert legal == []
                    else:
                        assert moment.task is not None
                        assert legal == [moment.task.action]
                        assert set(moment.task.rules) <= set(state.book.rules)

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_challenge_is_played_without_being_stored(sqlite_stage: Stage, game: str) -> None:
    async def story() -> None:
        async with Client(sqlite_stage.url()) as nobody:
            for lesson, challenge in challenges(game).items():
                path = f"/api/tutorials/{game}/{lesson}/challenge"
                for taken in range(len(challenge.way) + 1):
                    acts = challenge.way[:taken]
                    done = urlencode([("act", act) for act in acts])
                    moment = LessonMoment.model_validate(await nobody.request("GET", f"{path}?{done}"))
                    state = challenge.after(acts).state
                    assert moment.challenge is not None
                    assert moment.challenge.solved == (taken == len(challenge.way))
                    assert moment.fresh.view == state.view(LEARNER)
                    legal = [offer.action for offer in moment.fresh.legal]
                    assert legal == ([] if moment.challenge.solved else state.legal_names(LEARNER))
                why = await nobody.request("GET", f"{path}/why-not", action=challenge.way[0])
                assert WhyNot.model_validate(why).legal

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_challenge_takes_only_what_can_be_done_there(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with Client(sqlite_stage.url()) as nobody:
            path = "/api/tutorials/container/factory/challenge"
            await refused("unknown", "no-lesson", nobody.request("GET", path, act="sail(to=A)"))
            await refused("unknown", "no-lesson", nobody.request("GET", path, act="castle"))
            await refused("unknown", "no-lesson", nobody.request("GET", path.replace("factory", "chess")))
            why = WhyNot.model_validate(await nobody.request("GET", f"{path}/why-not", action="sail(to=A)"))
            assert (why.legal, why.rule) == (False, "CT-9.2")

    asyncio.run(asyncio.wait_for(story(), 60))


def test_what_is_no_lesson_is_refused_and_other_actions_are_explained(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with Client(sqlite_stage.url()) as nobody:
            await refused("unknown", "no-lesson", nobody.request("GET", "/api/tutorials/chess"))
            await refused("unknown", "no-lesson", nobody.request("GET", "/api/tutorials/container/chess"))
            await refused("unknown", "no-lesson", nobody.request("GET", "/api/tutorials/container/factory", done=99))
            path = "/api/tutorials/container/factory/why-not"
            await refused("malformed", "no-such-action", nobody.request("GET", path, action="castle"))
            why = WhyNot.model_validate(await nobody.request("GET", path, action="sail(to=A)"))
            assert (why.legal, why.rule) == (False, "CT-9.2")
            assert WhyNot.model_validate(await nobody.request("GET", path, action="pass")).legal

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.parametrize("game", list(GAMES))
def test_scores_over_time_end_with_the_result_and_tell_nothing_of_a_running_game(
    sqlite_stage: Stage, game: str
) -> None:
    async def story() -> None:
        async with people(sqlite_stage, fewest(game)) as clients:
            table = (await seated(clients, game)).table.id
            for client in clients:
                await refused("refused", "not-over", client.request("GET", f"/api/tables/{table}/scores"))
            async with sockets(sqlite_stage, clients, table) as lives:
                rng = random.Random(5)
                await asyncio.gather(*(live.play(table, at_random(rng)) for live in lives))
            look = await clients[0].look(table)
            assert look.view is not None
            for client in clients:
                scores = Scores.model_validate(await client.request("GET", f"/api/tables/{table}/scores"))
                replay = await client.replay(table, limit=1)
                steps = [point.step for point in scores.points]
                assert scores.points[-1].scores == look.view["result"]["scores"]
                assert steps == sorted(steps)
                assert (steps[0], steps[-1]) == (0, replay.total - 1)
                assert len(steps) > 4

    asyncio.run(asyncio.wait_for(story(), 90))
