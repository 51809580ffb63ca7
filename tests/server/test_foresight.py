"""What an action would do is told beforehand: truly where it is certain, and never from what the seat cannot know."""

from __future__ import annotations

import asyncio
import json
from itertools import islice
from typing import Any, Iterator

import pytest

import quayside
from quayside.client import Client
from quayside.conformance.cases import random_move
from quayside.games.registry import GAMES
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.server.protocol import Foresight
from quayside.table.foresight import followed, foreseen, foresight
from quayside.table.refusals import Refusal
from quayside.table.table import PAUSED
from quayside.tutorials.challenges import LEARNER
from quayside.tutorials.lessons import lesson_of, lessons
from scrambles import scrambled
from server.evening import Evening
from server.machines import Stage
from server.play import fewest, people, refused, seated

DECISIONS = 700  # of a game, in each of which some actions are looked at
ACTIONS = 2


def _choices(game: str) -> Iterator[tuple[State, int, str]]:
    """Positions of a random game, each with a seat that may act and some of its actions."""
    rng = Quick(3)
    g = quayside.new(game, fewest(game) + 1, 7, {})
    for _ in range(DECISIONS):
        if g.over:
            return
        seat, action = random_move(g, rng)
        legal = g.legal(seat)
        for each in {action, *(legal[int(rng.below(len(legal)))] for _ in range(ACTIONS - 1))}:
            yield g, seat, g.book.actions.name(each)
        g.apply(action, seat)


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_certain_happens_so(game: str) -> None:
    """Without chance all events come as foretold; with it, those that were foretold are among them."""
    certain = chances = further = 0
    for g, seat, action in _choices(game):
        told = foreseen(g, seat, action)
        after = g.clone()
        events = after.apply(action, seat) + followed(after, seat)
        further += len(events) > len(g.clone().apply(action, seat))
        heard = [view for event in events if (view := event.view(seat)) is not None]
        if told["chance"]:
            public = [event.view(None) for event in events]
            assert all(public.count(each) >= told["events"].count(each) for each in told["events"]), action
            chances += 1
        else:
            assert told["events"] == heard, action
            certain += 1
        if told["points"] is not None:
            assert told["points"] == after.score().scores[seat] - g.score().scores[seat], action
    assert certain > 100
    assert chances > 2
    assert further > 2


@pytest.mark.parametrize("game", list(GAMES))
def test_it_depends_on_nothing_hidden(game: str) -> None:
    """Two tables that look the same to the seat and differ in all the rest, the dice too, give it the same bytes."""
    rng = Quick(11)
    differ = 0
    for g, seat, action in islice(_choices(game), 0, None, 4):
        twin = scrambled(g, seat, rng)
        assert json.dumps(foreseen(g, seat, action)) == json.dumps(foreseen(twin, seat, action)), action
        other_dice = g.determinize(seat, rng)
        assert json.dumps(foreseen(g, seat, action)) == json.dumps(foreseen(other_dice, seat, action)), action
        differ += twin.position() != g.position()
    assert differ > 50


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_is_changed_by_looking_ahead(game: str) -> None:
    for at, (g, seat, action) in enumerate(_choices(game)):
        before = json.dumps(g.dump()) if at % 20 == 0 else None
        foreseen(g, seat, action)
        assert before is None or json.dumps(g.dump()) == before


def _kind_of(refusal: pytest.ExceptionInfo[Refusal]) -> tuple[str, str]:
    return refusal.value.kind, refusal.value.reason


def test_a_table_that_does_not_go_on_foretells_nothing() -> None:
    table = Evening("container", 1).table
    assert table.state is not None
    [seat] = table.state.pending()
    action = table.state.legal_names(seat)[0]
    person = str(table.seats[seat].person)
    assert foresight(table, person, action)["events"]
    table.header.unconfirmed = seat
    with pytest.raises(Refusal) as unconfirmed:
        foresight(table, person, action)
    assert _kind_of(unconfirmed) == ("refused", "unconfirmed")
    table.header.unconfirmed = None
    table.header.status = PAUSED
    with pytest.raises(Refusal) as paused:
        foresight(table, person, action)
    assert _kind_of(paused) == ("refused", "not-playing")


def test_over_the_wire_only_the_seat_that_may_act_is_told(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with people(sqlite_stage, 4) as clients:
            *players, spectator = clients
            table = (await seated(players, options={})).table.id
            path = f"/api/tables/{table}/foresight"
            looks = {client: await client.look(table) for client in players}
            mover = next(client for client in players if looks[client].decision is not None)
            other = next(client for client in players if client is not mover)
            action = looks[mover].legal[0].action

            def ask(client: Client, what: str) -> Any:
                return client.request("GET", path, action=what)

            told = Foresight.model_validate(await ask(mover, action))
            assert told.events
            await refused("forbidden", "no-seat", ask(spectator, action))
            illegal = await refused("illegal", None, ask(other, action))
            assert illegal.problem.rule
            await refused("illegal", None, ask(mover, "reject"))
            await refused("malformed", "no-such-action", ask(mover, "castle"))
            async with Client(sqlite_stage.url()) as nobody:
                await refused("forbidden", None, ask(nobody, action))
            assert (await mover.look(table)).version == looks[mover].version

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_lesson_foretells_what_its_task_does(sqlite_stage: Stage, game: str) -> None:
    async def story() -> None:
        async with Client(sqlite_stage.url()) as nobody:
            name = next(iter(lessons(game)))
            moment = lesson_of(game, name).at(0)
            assert moment.task is not None
            path = f"/api/tutorials/{game}/{name}/foresight"
            found = Foresight.model_validate(await nobody.request("GET", path, action=moment.task.action))
            assert found.model_dump() == foreseen(moment.state, LEARNER, moment.task.action)
            tried = f"/api/tutorials/{game}/{name}/challenge"
            offers = (await nobody.request("GET", tried))["fresh"]["legal"]
            told = await nobody.request("GET", f"{tried}/foresight", action=offers[0]["action"])
            assert Foresight.model_validate(told).model_dump() == told
            await refused("malformed", "no-such-action", nobody.request("GET", path, action="castle"))
            await refused(
                "unknown", "no-lesson", nobody.request("GET", f"/api/tutorials/{game}/chess/foresight", action="pass")
            )

    asyncio.run(asyncio.wait_for(story(), 60))
