"""Reviews at the server: of finished games only, stage by stage, beside the event loop, the same for everybody."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from coach.games import club_game
from quayside.client import Client
from quayside.counsel.stages import STAGES
from quayside.server import protocol
from quayside.server.settings import Settings
from quayside.server.store.database import Database
from quayside.server.work import jobs
from quayside.server.work import reviews as working
from quayside.server.work.parcels import PackedAnswer, packed
from quayside.server.work.pool import Asker, Pool, QueuedWork
from quayside.server.work.reviews import Reviews, Working
from quayside.table.table import FINISHED, Table
from server.longest import long_game, table_of
from server.machines import Stage
from server.play import at_random, people, refused, seated, sockets

ANN, BEN = Asker("192.0.2.1", "ann"), Asker("192.0.2.2", "ben")


async def asked(client: Client, table: str, **query: str) -> protocol.ReviewAnswer:
    said = "&".join(f"{key}={value}" for key, value in query.items())
    return protocol.ReviewAnswer.model_validate(await client.request("GET", f"/api/tables/{table}/review?{said}"))


async def whole(client: Client, table: str, language: str = "en") -> list[protocol.ReviewAnswer]:
    """All answers until it is whole, each asked for with the stage before."""
    found = [await asked(client, table, language=language)]
    while found[-1].stage != "whole":
        await asyncio.sleep(0.05)
        found.append(await asked(client, table, language=language, known=found[-1].stage))
    return found


def test_a_review_grows_while_others_are_served_and_is_remembered(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with people(sqlite_stage, 3) as clients:
            table = (await seated(clients, "container", options={"round_limit": 2})).table.id
            for client in clients:
                await refused("refused", "not-over", asked(client, table))
            async with sockets(sqlite_stage, clients, table) as lives:
                rng = random.Random(5)
                await asyncio.gather(*(live.play(table, at_random(rng)) for live in lives))
            look = await clients[0].look(table)
            assert look.view is not None
            answers = await whole(clients[0], table)
            stages = [STAGES.index(each.stage) for each in answers]
            assert stages == sorted(stages)
            done = [each.done for each in answers]
            assert done == sorted(done)
            assert answers[-1].done == answers[-1].of
            known = [each.review.stage for each in answers if each.review is not None]
            assert known == list(dict.fromkeys(known)), "what is known already is not sent again"
            review = answers[-1].review
            assert review is not None
            assert review.result == look.view["result"]
            assert review.names == ["Guest 0", "Guest 1", "Guest 2"]
            winners = look.view["result"]["ranks"].count(1)
            ends = [(rank == 1) / winners for rank in look.view["result"]["ranks"]]
            assert [each.mean for each in review.turns[-1].chances] == [round(end, 4) for end in ends]
            assert (await asked(clients[2], table)).review == review
            russian = (await asked(clients[1], table, language="ru")).review
            assert russian is not None
            assert russian.title != review.title
            assert [each.turn for each in russian.moments] == [each.turn for each in review.moments]

    asyncio.run(story())


def test_whoever_may_not_watch_gets_no_review(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with people(sqlite_stage, 3) as clients:
            *players, stranger = clients
            fresh = await seated(players, "container", bots=1, options={"round_limit": 1}, spectators=False)
            table = fresh.table.id
            async with sockets(sqlite_stage, players, table) as lives:
                rng = random.Random(5)
                await asyncio.gather(*(live.play(table, at_random(rng)) for live in lives))
            await refused("forbidden", "no-spectators", asked(stranger, table))
            await refused("unknown", None, asked(stranger, "no-such-table"))
            await refused("malformed", None, asked(players[0], table, known="everything"))
            await refused("malformed", None, asked(players[0], table, language="xx"))

    asyncio.run(story())


def finished() -> Table:
    table = table_of(long_game(60))
    table.header.status = FINISHED
    return table


class SlowPool(Pool):
    """A pool whose long work goes on until it is ended."""

    def __init__(self) -> None:
        super().__init__(Settings(data=Path("unused")))
        self.going_on = 0

    async def do_slowly(self, asker: Asker, job: str, *args: Any, **kwargs: Any) -> Any:
        self.going_on += 1
        try:
            await asyncio.Event().wait()
        finally:
            self.going_on -= 1


async def until(holds: Any) -> None:
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(0)


def test_nobody_works_on_for_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        clock, pool = [0.0], SlowPool()
        database = Database(Settings(data=tmp_path).database_url)
        await database.migrate()
        reviews = Reviews(pool, database, pool.settings, now=lambda: clock[0])
        reviews.patience = 0.01
        table = finished()
        first, second = await asyncio.gather(reviews.reviewed(ANN, table), reviews.reviewed(BEN, table))
        assert second is first, "one for all who look"
        await until(lambda: pool.going_on == 1)
        assert pool.held[f"p {ANN.person}"] == 1
        clock[0] += 1.0
        await until(lambda: pool.going_on == 0 and first.work is None)
        assert not pool.held
        assert await reviews.reviewed(ANN, table) is not first, "it is begun anew"
        await until(lambda: pool.going_on == 1)
        await reviews.close()
        assert pool.going_on == 0
        assert not pool.held
        await database.close()

    asyncio.run(story())


def test_who_waits_is_not_kept_by_a_review_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks asks every second or two, so some seconds without a question are enough where others wait."""
    monkeypatch.setattr(working, "OFTEN", 0.01)

    async def story() -> None:
        clock, pool = [0.0], SlowPool()
        database = Database(Settings(data=tmp_path).database_url)
        await database.migrate()
        reviews = Reviews(pool, database, pool.settings, now=lambda: clock[0])
        found = await reviews.reviewed(ANN, finished())
        await until(lambda: pool.going_on == 1)
        clock[0] += working.HURRY + 1
        await asyncio.sleep(0.05)
        assert pool.going_on == 1, "nobody else wants anything"
        result = asyncio.get_running_loop().create_future()
        pool.slow.waiting.put(BEN.address, BEN.person, QueuedWork(BEN, "review", (), 1.0, result, lambda news: None))
        await until(lambda: pool.going_on == 0 and found.work is None)
        await reviews.close()
        await database.close()

    asyncio.run(story())


def test_the_first_plot_does_not_wait_for_another_review() -> None:
    """All of it has to wait; the chances come from a process for shorter work."""
    table = table_of(club_game("container", 3, 7, round_limit=1)[0])
    table.header.status = FINISHED
    stage, answers = jobs.glimpse(packed(table), 0.02)
    found = Working(0.0)
    found.reach(stage, {language: PackedAnswer(*answer) for language, answer in answers.items()}, {})
    assert found.news("it", "begun") is not None
    found.hear(3, 9)
    assert found.stage == "chances", "the review itself begins later"


def test_what_is_known_is_not_sent_again() -> None:
    found = Working(0.0)
    assert b"waiting" in found.answer("en", None).body
    found.heard((1, 9, None, {}, {}))
    assert found.stage == "begun"
    found.heard((3, 9, "chances", {"en": (b"all of it", False)}, {5: 7}))
    assert found.answer("en", None).body == b"all of it"
    assert found.answer("en", "begun").body == b"all of it"
    found.heard((4, 9, None, {}, {}))
    assert found.stage == "chances"
    assert b'"done": 4' in found.answer("en", "chances").body


async def one_played(stage: Stage, clients: list[Client]) -> str:
    """A finished table of these people and a bot."""
    table = (await seated(clients, "container", bots=1, options={"round_limit": 1})).table.id
    async with sockets(stage, clients, table) as lives:
        rng = random.Random(5)
        await asyncio.gather(*(live.play(table, at_random(rng)) for live in lives))
    return table


def test_a_position_is_solved_and_played_on_from(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with people(sqlite_stage, 2) as clients:
            table = await one_played(sqlite_stage, clients)
            path = f"/api/tables/{table}/review"
            entry = 0
            found = protocol.Position.model_validate(await clients[0].request("GET", f"{path}/position", entry=entry))
            assert found.fresh.decision is not None
            assert found.fresh.seat == found.seat == found.fresh.decision.seat
            answers = [offer.action for offer in found.fresh.legal]
            asked = {"entry": entry, "action": answers[0], "language": "it"}
            solution = protocol.Solution.model_validate(await clients[0].request("POST", f"{path}/solve", asked))
            assert solution.answer == answers[0]
            assert solution.best in answers
            assert solution.solved == (solution.loss.low < 0.03)
            best = {"entry": entry, "action": solution.best, "language": "it"}
            again = protocol.Solution.model_validate(await clients[0].request("POST", f"{path}/solve", best))
            assert again.solved
            assert again.loss.mean == 0
            done = protocol.Done.model_validate(
                await clients[1].request("POST", f"{path}/play-on", {"entry": entry, "seat": found.seat})
            )
            assert done.fresh is not None
            made = done.fresh.table
            assert (made.status, made.rated, made.public) == ("playing", False, False)
            assert [seat.kind for seat in made.seats].count("bot") == 2
            assert made.seats[found.seat].you
            assert done.fresh.decision is not None
            assert [offer.action for offer in done.fresh.legal] == answers

    asyncio.run(story())


def test_nothing_is_solved_where_there_is_nothing(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with people(sqlite_stage, 2) as clients:
            table = await one_played(sqlite_stage, clients)
            ann, path = clients[0], f"/api/tables/{table}/review"
            await refused("malformed", None, ann.request("GET", f"{path}/position", entry=100_000))
            for action in ("nonsense", "bid(amount=900,bluff=0)"):
                asked = {"entry": 0, "action": action, "language": "en"}
                await refused("malformed", None, ann.request("POST", f"{path}/solve", asked))
            await refused("refused", "not-legal", ann.request("POST", f"{path}/solve", {"entry": 0, "action": "done"}))
            for wrong in ({"entry": 100_000, "seat": 0}, {"entry": 0, "seat": 5}):
                await refused("malformed", None, ann.request("POST", f"{path}/play-on", wrong))
            running = (await seated([ann], "container", bots=2)).table.id
            for method, tail, body in (
                ("GET", "position?entry=0", None),
                ("POST", "solve", {"entry": 0, "action": "done"}),
                ("POST", "play-on", {"entry": 0, "seat": 0}),
            ):
                await refused("refused", "not-over", ann.request(method, f"/api/tables/{running}/review/{tail}", body))

    asyncio.run(story())


def test_puzzles_are_shown_and_answered(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with people(sqlite_stage, 1) as (ann,):
            known = protocol.Puzzles.model_validate(await ann.request("GET", "/api/puzzles"))
            assert known.today in known.puzzles
            path = f"/api/puzzles/{known.today.game}/{known.today.name}"
            shown = protocol.PuzzlePosition.model_validate(await ann.request("GET", f"{path}/show"))
            answers = [offer.action for offer in shown.fresh.legal]
            said = [
                protocol.Solution.model_validate(
                    await ann.request("POST", f"{path}/answer", {"action": action, "language": "it"})
                )
                for action in answers
            ]
            assert [each.answer for each in said if each.solved] == [said[0].best]
            await refused("malformed", None, ann.request("POST", f"{path}/answer", {"action": "nonsense"}))
            for wrong in ("container/no-such-puzzle", "chess/pricing-000000"):
                await refused("unknown", None, ann.request("GET", f"/api/puzzles/{wrong}/show"))

    asyncio.run(story())
