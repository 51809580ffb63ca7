"""Bots at tables: every bot of every game decides in its worker process, and none is shown more than its view."""

from __future__ import annotations

import asyncio
import json
import os
from typing import Optional

import pytest
from pydantic import ValidationError

import quayside
from quayside.bots.base import Bot, Budget, Situation, shown_to, situation_of
from quayside.bots.registry import bot_names
from quayside.games.registry import GAMES
from quayside.kernel.rng import Quick
from quayside.server import protocol
from quayside.server.tables import bots
from quayside.server.tables.bot_worker import answer
from quayside.server.tables.bots import THINKING, BotProcess
from quayside.server.work.workers import Worker
from quayside.table.bots import example
from quayside.table.commands import known_bot
from quayside.table.games import games
from quayside.table.refusals import Refusal

CASES = [(game, bot) for game in GAMES for bot in bot_names(game)]


@pytest.mark.parametrize(("game", "bot"), CASES, ids=[f"{game}-{bot}" for game, bot in CASES])
def test_every_bot_decides_in_a_worker(game: str, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "STARTING", 600.0)  # the machine may be busy

    async def story() -> None:
        worker = BotProcess(niceness=0)
        try:
            g = quayside.new(game, seed="the secret of this game")
            for _ in range(3):
                seat = g.pending()[0]
                situation = shown_to(example(bot, game), g, seat, Quick(1))
                action = await worker.choose(bot, situation, 600.0)
                assert action in situation.legal
                g.apply(action, seat)
        finally:
            await worker.stop()

    asyncio.run(story())


@pytest.mark.parametrize(("game", "bot"), CASES, ids=[f"{game}-{bot}" for game, bot in CASES])
def test_what_a_worker_is_sent_depends_on_the_view_alone(game: str, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """T9: with other hidden cards and other dice the worker is sent the same bytes, up to the deal it may imagine."""
    sent: list[dict[str, object]] = []

    async def ask(self: BotProcess, question: dict[str, object]) -> int:
        sent.append(json.loads(json.dumps(question)))
        return 0

    async def story() -> None:
        monkeypatch.setattr(BotProcess, "_ask", ask)
        g = quayside.new(game, seed="the secret of this game")
        seat = g.pending()[0]
        twin = g.determinize(seat, Quick(5))
        worker = BotProcess(niceness=0)
        for state in (g, twin):
            situation = shown_to(example(bot, game), state, seat, Quick(1))
            await worker.choose(bot, situation, 600.0)
        await worker.stop()

    asyncio.run(story())
    first, second = sent
    for question in sent:
        text = json.dumps(question)
        assert "the secret of this game" not in text
        deal = question.pop("deal")
        assert (deal is not None) == example(bot, game).looks_ahead
        assert question["seconds"] == THINKING, "no level thinks longer"
        del question["id"]
    assert first == second


class Clocked(Bot):
    """Remembers how long it might think."""

    given: Optional[float] = None

    def decide(self, situation: Situation, budget: Budget) -> int:
        self.given = budget.seconds
        return situation.legal[0]


def test_a_worker_tells_the_bot_how_long_it_may_think() -> None:
    g, clocked = quayside.new("container", seed=1), Clocked()
    seat = g.pending()[0]
    question = {"id": "a", "bot": "clocked", "seconds": 0.25, **vars(situation_of(g, seat))}
    told = json.loads(answer(json.dumps(question), {("clocked", "container"): clocked}))
    assert (told["action"], clocked.given) == (g.legal(seat)[0], 0.25)


def test_a_bot_that_takes_too_long_is_replaced() -> None:
    async def story() -> None:
        worker = BotProcess(niceness=0)
        g = quayside.new("container", seed=1)
        situation = situation_of(g, g.pending()[0])
        await worker.choose("random", situation, 30.0)
        process = worker.process
        assert process is not None
        process.send_signal(19)  # SIGSTOP: it thinks for ever
        with pytest.raises(asyncio.TimeoutError):
            await worker.choose("random", situation, 0.3)
        assert worker.process is None
        assert isinstance(situation, Situation)
        assert await worker.choose("random", situation, 30.0) in situation.legal
        await worker.stop()

    asyncio.run(story())


def test_a_seat_can_be_given_to_a_character_that_the_game_has() -> None:
    wanted = protocol.SeatRequest.model_validate({"kind": "bot", "bot": "club:character=builder"})
    offered = next(each["bots"] for each in games() if each["id"] == "container")
    assert wanted.bot in offered
    assert known_bot("container", wanted.bot) == wanted.bot
    with pytest.raises(Refusal, match="club:character=builder"):
        known_bot("container", "club:character=objectives")
    with pytest.raises(ValidationError):
        protocol.SeatRequest.model_validate({"kind": "bot", "bot": "club:character=builder\n"})


@pytest.mark.parametrize("niceness", [0, 7])
def test_processes_beside_the_server_stand_back_as_far_as_they_are_told(niceness: int) -> None:
    async def story() -> None:
        worker = Worker(niceness)
        await worker.begin()
        try:
            assert worker.process is not None
            mine = os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpriority(os.PRIO_PROCESS, worker.process.pid) == min(19, mine + niceness)
        finally:
            await worker.stop()

    asyncio.run(story())
