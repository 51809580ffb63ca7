"""What a host can do about people while the server runs, and people about themselves."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from pathlib import Path
from typing import Any, Iterator, Optional

import httpx
import pytest
from aiosmtpd.controller import Controller
from typer.testing import CliRunner

from quayside.cli.main import app
from quayside.client import Client, connect
from quayside.server.people.people import GONE
from quayside.server.service import Service
from quayside.server.settings import Settings
from quayside.table.refusals import Refusal
from server.machines import Stage, free_port, make_servers, started
from server.play import GAME, abandoned, fewest, people, refused, seated, sockets

SOON = 20.0  # seconds: a few sweeps, on a busy machine


async def hosted(stage: Stage, *words: str, refusal: Optional[str] = None) -> str:
    """What `quayside admin people ...` prints, on the database of a running server."""
    where = ["--data", str(stage.servers[0].data), *(["--database", stage.database] if stage.database else [])]
    result = await asyncio.to_thread(CliRunner().invoke, app, ["admin", "people", *words, *where])
    if refusal is None:
        assert result.exit_code == 0, (result.output, result.exception)
    else:
        assert isinstance(result.exception, Refusal)
        assert result.exception.reason == refusal
    return result.output


async def _account(client: Client, name: str = "Ann") -> tuple[str, str]:
    """An account; its id and login."""
    me = await client.guest(name)
    login = f"ann-{secrets.token_hex(4)}"
    await client.account(login, "correct horse")
    return me.id, login


def test_a_ban_ends_sessions_and_sockets_and_refuses_new_ones(stage: Stage) -> None:
    async def story() -> None:
        async with stage.client(0) as ann, stage.client(1) as again:
            person, login = await _account(ann)
            assert ann.token is not None
            async with connect(stage.url(1), ann.token) as live:
                said = await hosted(stage, "ban", login, "--days", "3", "--why", "cheating")
                assert "1 sessions ended" in said
                await asyncio.wait_for(live.socket.wait_closed(), SOON)
                assert live.socket.close_code == 1008
            await refused("forbidden", "not-signed-in", ann.me())
            caught = await refused("forbidden", "banned", again.login(login, "correct horse"))
            assert "cheating" in str(caught)
            await refused("forbidden", "wrong-password", again.login(login, "wrong horse"))
            assert person in await hosted(stage, "list", "--banned")
            await hosted(stage, "unban", person)
            assert (await again.login(login, "correct horse")).id == person
            assert person not in await hosted(stage, "list", "--banned")

    asyncio.run(story())


def test_whoever_is_muted_plays_on_without_a_word(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 3) as clients:
            table = (await seated(clients)).table.id
            person = (await clients[0].me()).id
            async with sockets(stage, clients, table) as lives:
                await hosted(stage, "mute", person, "--days", "1")
                await refused("forbidden", "muted", lives[0].say(table, "hello"))
                await refused("forbidden", "muted", clients[0].say(table, "hello"))
                await clients[1].say(table, "somebody else may")
                await clients[0].do(table, "hand", seat=0)
                await hosted(stage, "unmute", person)
                await lives[0].say(table, "thank you")

    asyncio.run(story())


def test_another_name_is_seen_everywhere(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 3) as clients:
            old = (await clients[0].create(GAME, ["person"] * fewest())).table.id
            await abandoned(clients, old)
            table = (await seated(clients)).table.id
            person = (await clients[0].me()).id
            await clients[0].say(table, "before")
            async with sockets(stage, clients, table) as lives:
                assert "renamed at 2 tables" in await hosted(stage, "rename", person, "Somebody  Else")
                await lives[1].until(lambda: lives[1].tables[table].table.seats[0].name == "Somebody Else", SOON)
                await lives[0].say(table, "after")  # an old socket, with the new name
                await lives[1].until(lambda: len(lives[1].chat[table]) == 2)
            assert (await clients[0].me()).name == "Somebody Else"
            assert (await clients[0].look(old)).table.seats[0].name == "Somebody Else"
            lines = await clients[1].request("GET", f"/api/tables/{table}/chat")
            assert [line["name"] for line in lines["lines"]] == ["Somebody Else"] * 2
            await hosted(stage, "rename", person, "x\u202e", refusal="bad-name")
            await hosted(stage, "rename", "nobody", "x", refusal="no-person")

    asyncio.run(story())


def test_a_new_password_by_the_host(stage: Stage) -> None:
    async def story() -> None:
        async with stage.client(0) as ann, stage.client(1) as other, stage.client(1) as guest:
            _person, login = await _account(ann)
            token = (await hosted(stage, "reset-password", login)).split()[0]
            wanted = {"token": token, "password": "battery staple"}
            await refused("forbidden", "bad-link", other.request("POST", "/api/reset", {**wanted, "token": "x" * 43}))
            signed = await other.request("POST", "/api/reset", wanted)
            assert signed["login"] == login
            await refused("forbidden", "bad-link", other.request("POST", "/api/reset", wanted))  # once
            await refused("forbidden", "not-signed-in", ann.me())
            await refused("forbidden", "wrong-password", ann.login(login, "correct horse"))
            await ann.login(login, "battery staple")
            me = await guest.guest("Ben")
            await hosted(stage, "reset-password", me.id, refusal="guest")

    asyncio.run(story())


def test_sessions_are_listed_and_ended(stage: Stage) -> None:
    async def story() -> None:
        async with stage.client(0) as ann, stage.client(1) as second, stage.client(0) as third:
            person, login = await _account(ann)
            await second.login(login, "correct horse")
            await third.login(login, "correct horse")
            found = (await ann.request("GET", "/api/my/sessions"))["sessions"]
            assert [each["current"] for each in found].count(True) == 1
            assert len(found) == 3
            assert {each["address"] for each in found} == {"127.0.0.1"}
            assert all(each["agent"] for each in found)
            theirs = next(each["id"] for each in await _sessions(second) if each["current"])
            assert second.token is not None
            async with connect(stage.url(0), second.token) as live:
                await ann.request("DELETE", f"/api/my/sessions/{theirs}")
                await asyncio.wait_for(live.socket.wait_closed(), SOON)
            await refused("forbidden", "not-signed-in", second.me())
            await refused("unknown", "no-session", ann.request("DELETE", f"/api/my/sessions/{theirs}"))
            await third.request("DELETE", "/api/my/sessions")  # everywhere but here
            await refused("forbidden", "not-signed-in", ann.me())
            rows = json.loads(await hosted(stage, "sessions", person, "--json"))
            assert len(rows) == 1
            assert "1 sessions ended" in await hosted(stage, "sessions", login, "--end", rows[0]["id"])
            await refused("forbidden", "not-signed-in", third.me())

    asyncio.run(story())


async def _sessions(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await client.request("GET", "/api/my/sessions"))["sessions"]
    return found


def test_nobody_ends_or_lists_the_sessions_of_others(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 2) as clients:
            theirs = (await _sessions(clients[1]))[0]["id"]
            assert theirs not in [each["id"] for each in await _sessions(clients[0])]
            await refused("unknown", "no-session", clients[0].request("DELETE", f"/api/my/sessions/{theirs}"))
            await clients[0].request("DELETE", "/api/my/sessions")
            await clients[1].me()

    asyncio.run(story())


def test_leaving_for_good(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 3) as clients, stage.client(0) as again:
            running = (await seated(clients)).table.id
            finished = (await clients[0].create(GAME, ["person"] * fewest())).table.id
            await abandoned(clients, finished)
            waiting = (await clients[0].create(GAME, ["person"] * fewest())).table.id
            other = (await clients[1].create(GAME, ["person"] * fewest())).table.id
            await clients[0].do(other, "sit")
            me = await clients[0].me()
            login = f"ann-{secrets.token_hex(4)}"
            await clients[0].account(login, "correct horse", "ann@example.org")
            await clients[0].say(running, "a secret of mine")
            data = await clients[0].request("GET", "/api/my/data")
            assert {each["id"] for each in data["tables"]} == {running, finished, waiting, other}
            assert data["person"]["login"] == login
            assert [line["text"] for line in data["chat"]] == ["a secret of mine"]
            assert len(data["sessions"]) == 1
            wanted = {"password": "wrong horse"}
            await refused("forbidden", "wrong-password", clients[0].request("POST", "/api/me/delete", wanted))
            await refused("forbidden", "wrong-password", clients[0].request("POST", "/api/me/delete", {}))
            async with sockets(stage, clients, running) as lives:
                await clients[0].request("POST", "/api/me/delete", {"password": "correct horse"})
                await lives[1].until(lambda: lives[1].tables[running].table.seats[0].name == GONE, SOON)
                await asyncio.wait_for(lives[0].socket.wait_closed(), SOON)
                seat = lives[1].tables[running].table.seats[0]
                assert (seat.driven, seat.resigned) == (True, True)
            await refused("forbidden", "not-signed-in", clients[0].me())
            await refused("forbidden", "wrong-password", again.login(login, "correct horse"))
            assert (await clients[1].look(finished)).table.seats[0].name == GONE
            assert (await clients[1].look(waiting)).table.status == "abandoned"
            left = (await clients[1].look(other)).table
            assert (left.status, [seat.name for seat in left.seats].count(None)) == ("open", fewest() - 1)
            lines = await clients[1].request("GET", f"/api/tables/{running}/chat")
            assert lines["lines"] == []
            found = json.loads(await hosted(stage, "list", me.id, "--json"))[0]
            assert (found["name"], found["login"], found["email"]) == (GONE, None, None)

    asyncio.run(story())


def test_a_guest_leaves_without_a_password(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 1) as clients:
            await clients[0].request("POST", "/api/me/delete", {})
            await refused("forbidden", "not-signed-in", clients[0].me())

    asyncio.run(story())


def test_reports_reach_the_host(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 3) as clients:
            table = (await seated(clients, name="A table")).table.id
            report = {"table": table, "seat": 1, "reason": "chat", "text": "says\nbad things"}
            await clients[0].request("POST", "/api/reports", report)
            await refused(
                "malformed", "no-such-seat", clients[0].request("POST", "/api/reports", {**report, "seat": 7})
            )
            await refused(
                "unknown", "no-table", clients[0].request("POST", "/api/reports", {**report, "table": "x" * 22})
            )
            await clients[2].request("POST", "/api/reports", {"table": table, "reason": "name", "text": "the table"})
            found = [each for each in json.loads(await hosted(stage, "reports", "--json")) if each["table_id"] == table]
            assert [(each["name"], each["reason"]) for each in found] == [("Guest 1", "chat"), ("A table", "name")]
            assert found[0]["person"] == (await clients[1].me()).id
            assert "says / bad things" in await hosted(stage, "reports")
            await hosted(stage, "reports", "--close", str(found[0]["id"]))
            left = [each for each in json.loads(await hosted(stage, "reports", "--json")) if each["table_id"] == table]
            assert [each["id"] for each in left] == [found[1]["id"]]
            private = (await seated(clients[1:], bots=fewest() - 2, spectators=False)).table.id
            wanted = {"table": private, "reason": "other", "text": "what is it?"}
            await refused("forbidden", "no-spectators", clients[0].request("POST", "/api/reports", wanted))
            for _ in range(9):
                await clients[0].request("POST", "/api/reports", report)
            await refused("limited", "too-often", clients[0].request("POST", "/api/reports", report))

    asyncio.run(story())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_banned_addresses(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = request.getfixturevalue("databases").fresh(f"ban{secrets.token_hex(5)}") if kind == "postgres" else ""

    async def may_come(service: Service, address: str) -> bool:
        try:
            await service.identity.guest("Ben", "en", address)
        except Refusal as refusal:
            if refusal.reason != "banned":
                raise
            return False
        return True

    async def story() -> None:
        service = Service(Settings(data=tmp_path, database=url))
        await service.open()
        now = service.people.now()
        service.identity.trust.now = lambda: now
        try:
            person, _token = await service.identity.guest("Ann", "en", "203.0.113.7")
            assert await service.people.ban(person.id, 86400.0, "why not", addresses=True) == (1, ["203.0.113.7/32"])
            await service.people.ban_address("2001:db8:1::/48")
            assert not await may_come(service, "203.0.113.7")
            assert await may_come(service, "203.0.113.8")
            assert not await may_come(service, "2001:db8:1:2::/64")  # as IPv6 is counted
            assert not await may_come(service, "2001:db8:1:2::7")
            assert await may_come(service, "2001:db8:2::/64")
            assert await may_come(service, "?")
            with pytest.raises(Refusal):
                await service.people.ban_address("everybody")
            await service.people.unban_address("2001:db8:1::/48")
            assert await may_come(service, "2001:db8:1:2::/64")
            now += 86401.0
            assert await may_come(service, "203.0.113.7")
        finally:
            await service.stop()

    asyncio.run(story())


class Mail:
    """An SMTP server that keeps what it gets."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port())

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        self.texts.append(envelope.content.decode().replace("=\r\n", "").replace("=3D", "="))
        return "250 OK"

    async def found(self, pattern: str) -> str:
        for _ in range(200):
            for text in self.texts:
                if match := re.search(pattern, text):
                    return match.group(1)
            await asyncio.sleep(0.1)
        raise AssertionError(self.texts)


@pytest.fixture
def mail() -> Iterator[Mail]:
    found = Mail()
    found.controller.start()
    yield found
    found.controller.stop()


def test_a_new_password_by_mail(mail: Mail, tmp_path: Path) -> None:
    environment = {"QUAYSIDE_SMTP": f"smtp://127.0.0.1:{mail.controller.port}", "QUAYSIDE_URL": "http://play.example"}

    async def story(stage: Stage) -> None:
        async with stage.client() as ann, stage.client() as other:
            _person, login = await _account(ann)
            await other.request("POST", "/api/forgot", {"login": login})  # no address is proved yet
            channel = await ann.add_channel(kind="email", address="ann@example.org")
            code = await mail.found(r"([A-Za-z0-9_-]{43})")
            await ann.request("POST", f"/api/channels/{channel.id}/verify", {"code": code})
            mail.texts.clear()
            assert await other.request("POST", "/api/forgot", {"login": "nobody"}) == {"ok": True}
            assert await other.request("POST", "/api/forgot", {"login": login.upper()}) == {"ok": True}
            token = await mail.found(r"http://play.example/#/reset/([A-Za-z0-9_-]{43})")
            assert len(mail.texts) == 1
            file = (stage.servers[0].data / "quayside.db").read_bytes()
            assert token.encode() not in file  # the database alone opens nothing
            signed = await other.request("POST", "/api/reset", {"token": token, "password": "battery staple"})
            assert signed["login"] == login
            await refused("forbidden", "not-signed-in", ann.me())
            await other.request("POST", "/api/forgot", {"login": login})
            await refused("limited", "too-often", other.request("POST", "/api/forgot", {"login": login}))

    with started(make_servers("sqlite", tmp_path, None, environment)) as stage:
        asyncio.run(story(stage))


def test_what_needs_a_session_needs_one(sqlite_stage: Stage) -> None:
    for method, path in (
        ("GET", "/api/my/sessions"),
        ("DELETE", "/api/my/sessions"),
        ("DELETE", f"/api/my/sessions/{'0' * 16}"),
        ("GET", "/api/my/data"),
        ("POST", "/api/me/delete"),
        ("POST", "/api/reports"),
    ):
        body: Any = {"table": "x" * 22, "reason": "other", "text": "x"} if path.endswith("reports") else {}
        answer = httpx.request(method, sqlite_stage.url() + path, json=body if method == "POST" else None)
        assert answer.status_code == 401, (method, path)
