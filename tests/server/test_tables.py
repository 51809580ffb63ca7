"""The life of a table over HTTP and the socket, on both stages."""

from __future__ import annotations

import asyncio
import random
import time

import pytest

import quayside
from quayside.client import Refused, connect
from quayside.games.registry import GAMES
from server.machines import Stage
from server.play import GAME, at_random, fewest, mover, people, refused, seated, short, sockets, when_current


@pytest.mark.parametrize("game", list(GAMES))
def test_people_and_a_bot_play_each_game_to_the_end(stage: Stage, game: str) -> None:
    async def story() -> None:
        async with people(stage, fewest(game) - 1) as clients:
            fresh = await seated(clients, game, bots=1)
            table = fresh.table.id
            assert fresh.table.seed is None
            async with sockets(stage, clients, table) as lives:
                rng = random.Random(1)
                ends = await asyncio.gather(*(live.play(table, at_random(rng)) for live in lives))
                for live, end, client in zip(lives, ends, clients, strict=True):
                    now = await client.look(table)
                    assert end.table.status == "finished"
                    assert end.view == now.view
                    assert end.version == now.version
                    got = [entry.version for entry in live.entries[table]]
                    assert got == list(range(got[0], end.version + 1))
                assert ends[0].table.seed is not None
                assert quayside.commitment(ends[0].table.seed) == fresh.table.commitment

    asyncio.run(asyncio.wait_for(story(), 120))


def test_lobby_and_seats(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 3) as (ann, bob, eve):
            fresh = await ann.create(GAME, ["person"] * 3, name="Harbour", mode="turns", options=short())
            table = fresh.table.id
            assert fresh.table.status == "open"
            assert [seat.name for seat in fresh.table.seats] == ["Guest 0", None, None]
            listed = await bob.lobby(game=GAME, free="true", mode="turns", status="open")
            assert table in [each.id for each in listed.tables]
            assert table not in [each.id for each in (await bob.lobby(mode="live")).tables]
            await refused("refused", "seats-free", ann.do(table, "start"))
            await refused("forbidden", "not-owner", bob.do(table, "start"))
            await bob.do(table, "sit", seat=2)
            await refused("refused", "seated", bob.do(table, "sit"))
            await refused("refused", "taken", eve.do(table, "sit", seat=2))
            await refused("malformed", "no-such-seat", eve.do(table, "sit", seat=5))
            await bob.do(table, "leave")
            await eve.do(table, "sit", seat=2)
            await ann.request("DELETE", f"/api/tables/{table}/seats/2")
            await bob.do(table, "sit", seat=2)
            await refused("forbidden", "not-owner", bob.request("DELETE", f"/api/tables/{table}/seats/0"))
            await eve.do(table, "sit")
            assert table not in [each.id for each in (await bob.lobby(free="true")).tables]
            await ann.do(table, "start")
            turns = [table in [each.id for each in (await c.my_turns()).tables] for c in (ann, bob, eve)]
            assert turns.count(True) == 1
            assert table in [each.id for each in (await eve.my_tables()).tables]
            await refused("refused", "is-playing", ann.do(table, "start"))
            await refused("refused", "is-playing", bob.do(table, "leave"))

    asyncio.run(story())


def test_lobby_has_pages(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 1) as (ann,):
            made = [(await ann.create(GAME, ["person"] * fewest())).table.id for _ in range(53)]
            first = await ann.my_tables()
            assert len(first.tables) == 50
            rest = await ann.request("GET", f"/api/my/tables?before={first.next}")
            found = [each.id for each in first.tables] + [each["id"] for each in rest["tables"]]
            assert sorted(found) == sorted(made)
            assert rest["next"] is None

    asyncio.run(story())


def test_invitation_links(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 4) as (ann, bob, eve, dan):
            fresh = await ann.create(GAME, ["person"] * 3, public=False)
            table = fresh.table.id
            assert table not in [each.id for each in (await bob.lobby()).tables]
            await refused("forbidden", "by-link", bob.do(table, "sit"))
            await refused("forbidden", "not-owner", bob.link(table, 1))
            first = await ann.link(table, 1)
            second = await ann.link(table, 2)
            assert [seat.invited for seat in (await ann.look(table)).table.seats] == [False, True, True]
            await ann.revoke(table, 1)
            await refused("forbidden", "bad-link", bob.use_link(first.token))
            await refused("forbidden", "bad-link", bob.use_link("x" * 43))
            third = await ann.link(table, 1)
            seated_bob = await bob.use_link(third.token)
            assert seated_bob.seat == 1
            await refused("refused", "taken", eve.use_link(third.token))
            await refused("refused", "seated", bob.use_link(second.token))
            await eve.use_link(second.token)
            await eve.do(table, "leave")
            await refused("forbidden", "bad-link", dan.use_link(second.token))  # an invitation is for once
            second = await ann.link(table, 2)
            await eve.use_link(second.token)
            await ann.do(table, "start")
            await refused("refused", "is-playing", dan.use_link(second.token))

    asyncio.run(story())


def test_undo_reset_and_history(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 3) as clients:
            table = (await seated(clients, options={})).table.id
            rng = random.Random(3)
            undone = 0
            for _ in range(400):
                client, fresh = await mover(clients, table)
                if fresh.undo and rng.random() < 0.5:
                    before = fresh.version
                    if fresh.undo > 1 and rng.random() < 0.5:
                        done = await client.reset(table, before)
                        assert done.fresh is not None
                        assert done.fresh.undo == 0
                    else:
                        done = await client.undo(table, before)
                        assert done.fresh is not None
                        assert done.fresh.undo == fresh.undo - 1
                    assert done.version == before + 1
                    await refused("refused", "cannot-undo", client.undo(table, done.version, 5000))
                    undone += 1
                    if undone >= 4:
                        break
                else:
                    await client.act(table, fresh.version, rng.choice(fresh.legal).action)
            assert undone >= 4
            whole = await clients[0].look(table, since=0)
            assert whole.complete
            assert [entry.kind for entry in whole.entries].count("undo") == undone
            idle = [each for each in clients if (await each.look(table)).decision is None]
            other = idle[0]
            await refused("refused", "cannot-undo", other.undo(table, (await other.look(table)).version))

    asyncio.run(story())


def test_a_turn_can_be_taken_back_until_it_is_confirmed(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 3) as clients:
            table = (await seated(clients, options={}, confirm=True)).table.id
            rng = random.Random(5)
            seen = 0
            for _ in range(300):
                standing = [await client.look(table) for client in clients]
                waits = next((seat for seat, fresh in enumerate(standing) if fresh.can_confirm), None)
                if waits is None:
                    client, fresh = await mover(clients, table)
                    await client.act(table, fresh.version, rng.choice(fresh.legal).action)
                    continue
                seen += 1
                fresh = standing[waits]
                assert fresh.table.unconfirmed == waits
                assert fresh.undo > 0
                assert all(not each.legal for each in standing)
                pending = fresh.table.pending[0]
                await refused("refused", "unconfirmed", clients[pending].act(table, fresh.version, "x"))
                await refused("refused", "nothing-to-confirm", clients[pending].confirm(table, fresh.version))
                if seen % 2:
                    back = await clients[waits].undo(table, fresh.version)
                    assert back.fresh is not None
                    assert back.fresh.decision is not None
                    assert back.fresh.table.unconfirmed is None
                else:
                    done = await clients[waits].confirm(table, fresh.version)
                    assert done.fresh is not None
                    assert done.fresh.table.unconfirmed is None
                if seen >= 4:
                    break
            assert seen >= 4

    asyncio.run(story())


def test_against_bots_a_turn_waits_for_a_press_and_all_of_it_comes_back(stage: Stage) -> None:
    """Over HTTP and the socket: a held action changes nothing, is told as the last one, and is made without `hold`."""

    async def story() -> None:
        async with people(stage, 1) as (ann,):
            table = (await ann.create("shipyard", ["person", "bot", "bot"])).table.id
            await ann.do(table, "start")
            async with sockets(stage, [ann], table) as (live,):
                rng = random.Random(4)
                held = back = 0
                while held < 2 or back < 2:
                    fresh = await ann.look(table)
                    if fresh.decision is None:
                        await asyncio.sleep(0.05)
                        continue
                    assert fresh.undo_end is not None
                    if back < 2 and fresh.undo > 0 and rng.random() < 0.3:
                        done = await ann.reset(table, fresh.version)
                        assert done.fresh is not None
                        assert done.fresh.undo_end is not None
                        assert (done.fresh.undo, done.fresh.undo_end.reason) == (0, fresh.undo_end.reason)
                        back += 1
                        continue
                    action = rng.choice(fresh.legal).action
                    try:
                        await ann.act(table, fresh.version, action, hold=True)
                    except Refused as refusal:
                        problem = refusal
                    else:
                        continue
                    assert problem.reason == "ends-turn"
                    assert (await ann.look(table)).version == fresh.version
                    asked = {"table": table, "version": fresh.version, "move": f"held-{held}", "action": action}
                    await refused("refused", "ends-turn", live.ask("act", **asked, hold=True))
                    await live.ask("act", **asked)  # the same move: what was refused was not made
                    held += 1

    asyncio.run(story())


def test_resign_hand_over_and_take_back(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 3) as (ann, bob, eve):
            table = (await seated([ann, bob, eve], absence=10)).table.id
            await refused("refused", "not-absent-yet", bob.do(table, "hand", seat=0))
            fresh = await bob.do(table, "hand", seat=1, bot="random")
            assert fresh.table.seats[1].driven
            await refused("refused", "driven", bob.do(table, "hand", seat=1))
            await refused("refused", "driven", when_current(bob, table, "x"))
            await bob.do(table, "take-back")
            await refused("refused", "not-driven", bob.do(table, "take-back"))
            await refused("malformed", "no-such-bot", bob.do(table, "hand", seat=1, bot="nobody"))
            await eve.do(table, "resign")
            await refused("refused", "resigned", eve.do(table, "resign"))
            await refused("refused", "resigned", eve.do(table, "take-back"))
            await bob.do(table, "resign")
            assert (await ann.do(table, "resign")).table.status == "abandoned"

    asyncio.run(story())


def test_present_people_keep_their_seats(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 3) as clients:
            table = (await seated(clients, absence=10)).table.id
            async with sockets(stage, [clients[1]], table):
                await asyncio.sleep(0.3)
                await refused("refused", "present", clients[0].do(table, "hand", seat=1))

    asyncio.run(story())


def test_pause_abandon_and_rematch(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 4) as (ann, bob, eve, dan):
            table = (await seated([ann, bob, eve])).table.id
            await refused("forbidden", "no-seat", dan.do(table, "pause"))
            asked = await bob.do(table, "pause")
            assert (asked.table.status, asked.table.pause_asked) == ("playing", [1])
            assert (await bob.do(table, "resume")).table.pause_asked == []  # thought better of it
            for client in (ann, bob):
                assert (await client.do(table, "pause")).table.status == "playing"
            paused = await eve.do(table, "pause")
            assert (paused.table.status, paused.table.pause_asked) == ("paused", [])
            client, fresh = ann, await ann.look(table)
            assert not fresh.legal
            await refused("refused", "is-paused", client.act(table, fresh.version, "pass"))
            await refused("refused", "is-paused", client.do(table, "pause"))
            await ann.do(table, "resume")
            await refused("refused", "is-playing", ann.do(table, "rematch"))
            await refused("forbidden", "no-seat", dan.do(table, "abandon"))
            for client in (ann, bob):  # one alone, the owner too, cannot open all hands
                assert (await client.do(table, "abandon")).table.status == "playing"
            over = await eve.do(table, "abandon")
            assert over.table.status == "abandoned"
            assert over.table.seed is not None
            assert quayside.commitment(over.table.seed) == over.table.commitment
            again, second = await asyncio.gather(ann.do(table, "rematch"), bob.do(table, "rematch"))
            assert again.table.id == second.table.id != table
            third = await eve.do(table, "rematch")
            assert [seat.name for seat in third.table.seats] == ["Guest 0", "Guest 1", "Guest 2"]
            assert (await ann.look(table)).table.rematch == third.table.id
            await refused("forbidden", "no-seat", dan.do(table, "rematch"))
            assert third.table.commitment != over.table.commitment

    asyncio.run(story())


def test_clocks_run_out(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 3) as clients:
            fresh = await seated(clients, options={}, clock={"seconds": 5, "increment": 1})
            table = fresh.table.id
            client, mine = await mover(clients, table)
            assert mine.table.clock is not None
            assert mine.seat is not None
            assert mine.table.clock.since[mine.seat] is not None
            assert [since is None for since in mine.table.clock.since].count(False) == 1
            assert mine.seat is not None
            end = time.monotonic() + 12
            while time.monotonic() < end:
                now = await client.look(table)
                if now.table.seats[mine.seat].driven:
                    break
                await asyncio.sleep(0.3)
            else:
                raise AssertionError("the clock did not stop")
            assert "timeout" in [entry.kind for entry in (await client.look(table, since=0)).entries]
            while mine.seat in (now := await client.look(table)).table.pending:  # the bot answers for it
                assert time.monotonic() < end + 30
                await asyncio.sleep(0.05)
            back = await client.do(table, "take-back")
            assert not back.table.seats[mine.seat].driven
            assert back.table.clock is not None
            assert back.table.clock.left[mine.seat] == 10  # a last stretch

    asyncio.run(story())


def test_spectators_and_chat(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 4) as (ann, bob, eve, dan):
            closed = (await seated([ann, bob, eve], spectators=False)).table.id
            await refused("forbidden", "no-spectators", dan.look(closed))
            await refused("forbidden", "no-spectators", dan.replay(closed))
            for version in (0, 1, 99):
                caught = await refused("forbidden", "no-seat", dan.act(closed, version, "pass"))
                assert caught.problem.fresh is None
                await refused("forbidden", "no-seat", dan.undo(closed, version))
            await refused("forbidden", "no-spectators", dan.say(closed, "hello"))
            await refused("forbidden", "no-spectators", dan.export(closed))
            assert dan.token is not None
            async with connect(stage.url(), dan.token) as live:
                await refused("forbidden", "no-spectators", live.subscribe(closed))
            table = (await seated([ann, bob, eve])).table.id
            seen = await dan.look(table)
            assert seen.seat is None
            assert seen.view is not None
            assert not seen.legal
            await refused("forbidden", "no-seat", dan.act(table, seen.version, "pass"))
            await refused("forbidden", "no-seat", dan.say(table, "hello"))
            async with sockets(stage, [ann, dan], table) as (live, watching):
                await bob.say(table, "good luck\nall")
                await live.say(table, "and fun")
                for each in (live, watching):
                    await each.until(lambda each=each: len(each.chat[table]) == 2)  # type: ignore[misc]
                    assert [line.text for line in each.chat[table]] == ["good luck\nall", "and fun"]
                await live.until(lambda: live.present[table] == [0])
            assert dan.token is not None
            async with connect(stage.url(1), dan.token) as later:
                await later.subscribe(table)
                assert [line.seat for line in later.chat[table]] == [1, 0]

    asyncio.run(story())


def test_what_is_said_after_lines_were_deleted_is_heard(stage: Stage) -> None:
    """SQLite numbers the next line as the deleted one was: it is another line all the same."""

    async def story() -> None:
        async with people(stage, 4) as (ann, bob, eve, dan):
            gone = (await seated([dan, bob, eve])).table.id
            await dan.say(gone, "nobody will know that I was here")
            await dan.request("POST", "/api/me/delete", {})
            table = (await seated([ann, bob, eve])).table.id
            async with sockets(stage, [ann], table) as (live,):
                await bob.say(table, "can you hear me?")
                await live.until(lambda: [line.text for line in live.chat[table]] == ["can you hear me?"])

    asyncio.run(story())


def test_whoever_comes_while_others_speak_misses_no_line(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 3) as seats:
            ann, bob, _eve = seats
            table = (await seated(seats)).table.id
            said = [str(number) for number in range(60)]

            async def speak() -> None:
                for text in said:
                    await bob.say(table, text)

            async def listen() -> None:
                async with sockets(stage, [ann], table) as (live,):
                    await live.until(lambda: [line.text for line in live.chat[table]] == said, 300.0)

            speaking = asyncio.ensure_future(speak())
            await asyncio.gather(*(listen() for _ in range(30)))
            await speaking

    asyncio.run(story())


def test_bots_finish_a_table_alone_after_people_resign(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 1) as (ann,):
            fresh = await ann.create(GAME, ["person"] + ["bot"] * (fewest() - 1), options=short())
            table = fresh.table.id
            await ann.do(table, "start")
            await ann.do(table, "hand", seat=0)
            async with sockets(stage, [ann], table) as (live,):
                await live.until(lambda: live.tables[table].table.status == "finished", 60.0)
            assert (await ann.look(table)).view is not None

    asyncio.run(story())
