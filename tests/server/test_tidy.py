"""Tidying: each rule with a clock that is set forward; a game that runs is never touched."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, AsyncIterator

import pytest
from sqlalchemy import func, insert, select
from typer.testing import CliRunner

from quayside.cli.main import app
from quayside.server.people.identity import Person
from quayside.server.people.people import GONE
from quayside.server.protocol import AccountRequest, CreateRequest, SeatRequest
from quayside.server.service import Service
from quayside.server.settings import BadSetting, Settings
from quayside.server.store import schema
from quayside.server.tables.hub import Listener
from quayside.server.upkeep.tidy import MOST, hours_of
from quayside.table.commands import Abandon, Leave, Resign, Sit, Start
from server.play import GAME, fewest, short

DAY = 86400.0
# Nothing but what a test is about goes.
KEEP: dict[str, Any] = {"guest_days": 0.0, "open_table_days": 0.0, "session_days": 0.0, "session_idle_days": 0.0}


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    url = ""
    if request.param == "postgres":
        url = request.getfixturevalue("databases").fresh(f"tidy{secrets.token_hex(5)}")
    plenty: dict[str, Any] = {"sign_ups": 10**6, "chat": 10**6, "tables_per_person": 10**6}
    return Settings(data=tmp_path, database=url, **plenty, **KEEP)


@dataclass
class House:
    service: Service
    now: float = 1_700_000_000.0

    async def guest(self, name: str = "Ann") -> Person:
        return (await self.service.identity.guest(name, "en", "x"))[0]

    async def table(self, owner: Person, *others: Person) -> str:
        """An open table with these people."""
        wanted = CreateRequest(game=GAME, seats=[SeatRequest()] * fewest(), options=short())
        table = (await self.service.lobby.create(owner, wanted)).table.id
        for person in others:
            await self.service.change(person, table, Sit())
        return table

    async def count(self, table: Any, *where: Any) -> int:
        async with self.service.database.read() as connection:
            query = select(func.count()).select_from(table).where(*where)
            return int((await connection.execute(query)).scalar_one())

    async def there(self, table: str) -> bool:
        return await self.count(schema.tables, schema.tables.c.id == table) == 1


@contextlib.asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    house = House(None)  # type: ignore[arg-type]
    house.service = Service(settings, lambda: house.now)
    await house.service.open()
    try:
        yield house
    finally:
        await house.service.stop()


async def _all_kinds(house: House) -> dict[str, str]:
    """A table of each status."""
    crew = [await house.guest(f"P{n}") for n in range(fewest())]
    found = {name: await house.table(*crew) for name in ("playing", "over", "left")}
    found["open"] = await house.table(crew[0])
    for name in ("playing", "over"):
        await house.service.change(crew[0], found[name], Start())
    for person in crew:
        await house.service.change(person, found["over"], Resign())
    await house.service.change(crew[0], found["left"], Abandon())
    return found


def test_tables_that_nobody_started_go(settings: Settings) -> None:
    async def story() -> None:
        async with open_house(settings.but(open_table_days=30.0)) as house:
            tables = await _all_kinds(house)
            person = await house.guest()
            heard: list[str] = []
            listener = Listener(person.id, heard.append)
            found = await house.service.cache.current(tables["open"])
            house.service.hub.subscribe(found, listener, None, [])
            house.now += 29 * DAY
            late = await house.table(person)
            assert (await house.service.tidy.run())["tables"] == 0
            house.now += 2 * DAY
            assert (await house.service.tidy.run())["tables"] == 2
            assert {name: await house.there(table) for name, table in tables.items()} == {
                "playing": True,
                "over": True,
                "open": False,
                "left": False,  # abandoned before it began
            }
            assert await house.there(late)
            await house.service.hub.sweep()
            assert json.loads(heard[-1])["error"]["reason"] == "no-table"
            assert not house.service.hub.listens(tables["open"], listener)
            for part in (schema.entries, schema.seats, schema.snapshots):
                assert await house.count(part, part.c.table_id == tables["open"]) == 0
                assert part is schema.snapshots or await house.count(part, part.c.table_id == late) > 0

    asyncio.run(story())


def test_a_table_that_is_used_meanwhile_stays(settings: Settings) -> None:
    async def story() -> None:
        async with open_house(settings.but(open_table_days=30.0)) as house:
            ann, ben = await house.guest(), await house.guest("Ben")
            table = await house.table(ann, ben)
            house.now += 29 * DAY
            await house.service.change(ben, table, Leave())
            house.now += 29 * DAY
            assert (await house.service.tidy.run())["tables"] == 0
            assert await house.there(table)

    asyncio.run(story())


def test_finished_tables_are_kept_unless_the_host_wishes(settings: Settings, tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(settings) as house:
            await _all_kinds(house)
            house.now += 10_000 * DAY
            assert set((await house.service.tidy.run()).values()) == {0}
        folder = tmp_path / "archive"
        wished = settings.but(finished_table_days=100.0, archive=str(folder))
        async with open_house(wished) as house:
            tables = await _all_kinds(house)
            house.now += 99 * DAY
            assert (await house.service.tidy.run())["tables"] == 0
            house.now += 2 * DAY
            assert (await house.service.tidy.run())["tables"] >= 2
            assert {name: await house.there(table) for name, table in tables.items()} == {
                "playing": True,
                "over": False,
                "open": True,
                "left": False,
            }
            assert (folder / f"{tables['over']}.json").exists()
            assert not (folder / f"{tables['left']}.json").exists()  # there was no game
            result = await asyncio.to_thread(
                CliRunner().invoke, app, ["replay", str(folder / f"{tables['over']}.json"), "--json"]
            )
            assert result.exit_code == 0, result.output

    asyncio.run(story())


def test_a_game_that_runs_is_never_touched(settings: Settings) -> None:
    """Every rule at one day, and ten years gone by."""
    short_lived: dict[str, Any] = {
        name: 1.0 for name in ("guest_days", "open_table_days", "finished_table_days", "chat_days", "session_days")
    }

    async def story() -> None:
        async with open_house(settings.but(**short_lived)) as house:
            tables = await _all_kinds(house)
            table = await house.service.cache.current(tables["playing"])
            people = [seat.person for seat in table.seats]
            house.now += 3650 * DAY
            await house.service.tidy.run()
            assert {name for name, table in tables.items() if await house.there(table)} == {"playing"}
            house.service.cache.drop(tables["playing"])
            again = await house.service.cache.current(tables["playing"])
            assert [seat.person for seat in again.seats] == people
            assert again.state is not None
            assert again.header.status == "playing"

    asyncio.run(story())


def test_guests_without_a_table_go(settings: Settings) -> None:
    async def story() -> None:
        async with open_house(settings.but(guest_days=90.0)) as house:
            idle, seated, owner, account = [await house.guest(name) for name in ("Ann", "Ben", "Carl", "Dora")]
            busy, token = await house.service.identity.guest("Eva", "en", "x")
            await house.table(owner, seated)
            wanted = AccountRequest(login="dora", password="correct horse")
            await house.service.identity.become_account(account, wanted, "x")
            house.now += 60 * DAY
            assert await house.service.identity.person_of(token) is not None
            assert (await house.service.tidy.run())["guests"] == 0
            house.now += 31 * DAY
            assert (await house.service.tidy.run())["guests"] == 1
            people = schema.people.c
            for person, left in ((idle, 0), (seated, 1), (owner, 1), (account, 1), (busy, 1)):
                assert await house.count(schema.people, people.id == person.id) == left
            assert await house.count(schema.sessions, schema.sessions.c.person == idle.id) == 0

    asyncio.run(story())


def test_sessions_go(settings: Settings) -> None:
    async def story() -> None:
        async with open_house(settings.but(session_idle_days=90.0, session_days=400.0)) as house:
            ended: list[str] = []
            house.service.identity.ended = ended.append
            _ann, idle = await house.service.identity.guest("Ann", "en", "x")
            _ben, used = await house.service.identity.guest("Ben", "en", "x")
            for _ in range(6):
                house.now += 80 * DAY
                await house.service.identity.person_of(used)
                await house.service.tidy.run()
            assert ended == [house.service.identity.session_of(each) for each in (idle, used)]
            assert await house.count(schema.sessions) == 0

    asyncio.run(story())


def test_chat_goes(settings: Settings) -> None:
    async def story() -> None:
        async with open_house(settings.but(chat_days=10.0)) as house:
            ann = await house.guest()
            table = await house.service.cache.current(await house.table(ann))
            await house.service.chat.say(table, ann, "old")
            house.now += 9 * DAY
            await house.service.chat.say(table, ann, "new")
            house.now += 2 * DAY
            assert (await house.service.tidy.run())["chat"] == 1
            assert [line["text"] for line in await house.service.chat.lines(table)] == ["new"]

    asyncio.run(story())


def test_what_is_only_of_use_for_a_while_goes(settings: Settings) -> None:
    async def story() -> None:
        async with open_house(settings) as house:
            ann = await house.guest()
            message = {"person": ann.id, "about": "x", "message": {}, "attempts": 1, "next_at": 0.0}
            report = {"reporter": ann.id, "table_id": "x", "name": "x", "reason": "other", "text": "x"}
            async with house.service.database.write() as connection:
                for status in ("sent", "waiting"):
                    await connection.execute(
                        insert(schema.outbox).values(**message, status=status, created_at=house.now)
                    )
                for closed in (None, house.now):
                    await connection.execute(
                        insert(schema.reports).values(**report, created_at=house.now, closed_at=closed)
                    )
                await house.service.identity.trust.remember(connection, ann.id, "x")
            await house.service.people.ban_address("203.0.113.1", 5 * DAY)
            await house.service.people.ban_address("203.0.113.2")
            house.now += 200 * DAY
            done = await house.service.tidy.run()
            assert {name: done[name] for name in ("notices", "reports", "places", "bans")} == dict.fromkeys(
                ("notices", "reports", "places", "bans"), 1
            )
            assert await house.count(schema.outbox, schema.outbox.c.status == "waiting") == 1
            assert await house.count(schema.reports, schema.reports.c.closed_at.is_(None)) == 1
            assert await house.count(schema.bans) == 1

    asyncio.run(story())


def test_leaving_that_was_interrupted_is_finished(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_house(settings) as house:
            crew = [await house.guest(f"P{n}") for n in range(fewest())]
            tables = [await house.table(*crew) for _ in range(2)]
            await house.service.change(crew[0], tables[0], Start())

            async def crash(*_args: object) -> int:
                raise OSError("the machine is gone")

            with monkeypatch.context() as patch:
                patch.setattr(house.service.people, "_everywhere", crash)
                with pytest.raises(OSError, match="gone"):
                    await house.service.people.delete(crew[0].id)
            assert (await house.service.tidy.run())["left"] == 2
            running = await house.service.cache.current(tables[0])
            assert (running.seats[0].name, running.seats[0].driven) == (GONE, True)
            assert (await house.service.cache.current(tables[1])).header.status == "abandoned"
            assert (await house.service.tidy.run())["left"] == 0

    asyncio.run(story())


def test_it_is_done_at_night_by_one_process(settings: Settings) -> None:
    async def story() -> None:
        async with open_house(settings) as house, open_house(settings) as other:
            midnight = time.mktime((2024, 1, 10, 0, 0, 0, 0, 0, -1))

            async def tidied(day: int, hour: int) -> list[bool]:
                house.now = other.now = midnight + day * DAY + hour * 3600.0
                return [await each.service.tidy._claimed() for each in (house, other)]

            assert await tidied(0, 12) == [False, False]  # the first look ever
            assert await tidied(1, 3) == [False, False]  # less than a day ago
            assert await tidied(1, 12) == [False, False]
            assert await tidied(2, 3) == [True, False]
            assert await tidied(2, 5) == [False, False]
            assert await tidied(2, 23) == [False, False]
            assert await tidied(3, 2) == [True, False]
            assert await tidied(5, 12) == [False, False]
            assert await tidied(6, 12) == [True, False]  # it was never open at night

    asyncio.run(story())


def test_a_night_has_an_end(settings: Settings) -> None:
    async def story() -> None:
        async with open_house(settings.but(chat_days=1.0)) as house:
            ann = await house.guest()
            table = await house.table(ann)
            line = {"table_id": table, "person": ann.id, "name": "Ann", "seat": 0, "text": "x", "at": house.now}
            async with house.service.database.write() as connection:
                await connection.execute(insert(schema.chat), [line] * (MOST + 700))
            house.now += 2 * DAY
            first = (await house.service.tidy.run())["chat"]
            assert MOST <= first < MOST + 700
            assert first + (await house.service.tidy.run())["chat"] == MOST + 700

    asyncio.run(story())


def test_hours() -> None:
    assert hours_of("2-6") == {2, 3, 4, 5}
    assert hours_of("22-3") == {22, 23, 0, 1, 2}
    assert hours_of("0-24") == set(range(24))
    for text in ("", "2", "2-", "a-b", "2-25", "24-3", "-1-3"):
        with pytest.raises(BadSetting):
            hours_of(text)
