"""T20: wrong origin, oversize frames, floods and guessing are refused; cookies are what they should be."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidStatus

import quayside
from quayside.client import Client, Refused, connect
from server.machines import Server
from server.play import GAME, fewest, refused

STRICT = {
    "QUAYSIDE_SIGN_UPS": "12",
    "QUAYSIDE_SOCKETS_PER_PERSON": "3",
    "QUAYSIDE_MESSAGES": "60",
    "QUAYSIDE_LOGIN_FAILURES": "4",
    "QUAYSIDE_TABLES_PER_PERSON": "4",
    "QUAYSIDE_LOG_LEVEL": "info",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("strict"), STRICT).start()
    try:
        yield server
    finally:
        server.stop()


def _guest(server: Server, name: str = "Ann") -> str:
    async def story() -> str:
        async with Client(server.url) as client:
            return (await client.guest(name)).token

    return asyncio.run(story())


@pytest.fixture(scope="module")
def token(strict: Server) -> str:
    return _guest(strict)


def test_wrong_origin_is_403(strict: Server, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}", "Origin": "https://evil.example"}
    answer = httpx.post(f"{strict.url}/api/guest", json={"name": "x"}, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["error"]["reason"] == "origin"

    async def story() -> None:
        target = f"ws{strict.url[4:]}/api/socket"
        for origin in ("https://evil.example", "null", strict.url + ".evil.example"):
            with pytest.raises(InvalidStatus) as caught:
                async with open_socket(target, additional_headers={**headers, "Origin": origin}, proxy=None):
                    pass
            assert caught.value.response.status_code == 403
        with pytest.raises(InvalidStatus):
            async with open_socket(target, proxy=None):  # nobody
                pass
        own = {"Authorization": f"Bearer {token}", "Origin": strict.url}
        async with open_socket(target, additional_headers=own, proxy=None) as socket:
            welcome = json.loads(await socket.recv())
            assert (welcome["type"], welcome["compiled"]) == ("welcome", quayside.compiled())

    asyncio.run(story())


@pytest.mark.parametrize(
    ("frame", "code"),
    [("x" * (16 * 1024 + 1), 1009), (b"\x00\x01", 1003)],
    ids=["oversize", "binary"],
)
def test_bad_frames_close_the_socket(strict: Server, token: str, frame: str | bytes, code: int) -> None:
    async def story() -> None:
        async with connect(strict.url, token) as live:
            await live.socket.send(frame)
            await asyncio.wait_for(live.socket.wait_closed(), 10)
            assert live.socket.close_code == code

    asyncio.run(story())


def test_a_flood_is_closed(strict: Server, token: str) -> None:
    async def story() -> None:
        async with connect(strict.url, token) as live:
            live._most = 0  # one that does not keep to the limit
            answered = 0
            with contextlib.suppress(ConnectionError, ConnectionClosed):
                for _ in range(100):
                    await live.ask("ping")
                    answered += 1
            await asyncio.wait_for(live.socket.wait_closed(), 10)
            assert answered == 60
            assert live.socket.close_code == 1008

    asyncio.run(story())


def test_the_client_keeps_to_the_limit(tmp_path: Path) -> None:
    server = Server(tmp_path, {"QUAYSIDE_MESSAGES": "10", "QUAYSIDE_MESSAGES_WINDOW": "0.5"})

    async def story() -> None:
        async with Client(server.url) as client:
            token = (await client.guest("Ann")).token
        async with connect(server.url, token) as live:
            for _ in range(30):
                await live.ask("ping")
            assert live.socket.close_code is None

    try:
        server.start()
        asyncio.run(asyncio.wait_for(story(), 60))
    finally:
        server.stop()


def test_nonsense_is_answered_and_then_closed(strict: Server, token: str) -> None:
    async def story() -> None:
        async with connect(strict.url, token) as live:
            live.keep_heard = True
            with contextlib.suppress(ConnectionClosed):
                for text in ("{", "[]", '"x"', '{"type":"act"}', "[" * 200, "NaN") * 4:
                    await live.socket.send(text)
            await asyncio.wait_for(live.socket.wait_closed(), 10)
            kinds = [json.loads(text)["error"]["kind"] for text in live.heard if '"error"' in text]
            assert kinds == ["malformed"] * 20
            assert live.socket.close_code == 1008

    asyncio.run(story())


def test_too_many_sockets_of_one_person(strict: Server) -> None:
    token = _guest(strict)

    async def story() -> None:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(connect(strict.url, token))
            with pytest.raises(InvalidStatus):
                await stack.enter_async_context(connect(strict.url, token))

    asyncio.run(story())


def test_guessing_passwords_is_throttled(strict: Server) -> None:
    async def story() -> None:
        async with Client(strict.url) as client, Client(strict.url) as other:
            await client.guest("Carl")
            await client.account("carl", "correct horse")
            for _ in range(4):
                await refused("forbidden", "wrong-password", other.login("carl", "wrong horse"))
            caught = await refused("limited", "login", other.login("Carl", "correct horse"))
            assert caught.status == 429
            await refused("forbidden", "wrong-password", other.login("nobody", "wrong horse"))

    asyncio.run(story())


def test_accounts_and_sessions(strict: Server) -> None:
    async def story() -> None:
        async with Client(strict.url) as client, Client(strict.url) as second, Client(strict.url) as third:
            me = await client.guest("Dora", "it")
            table = (await client.create(GAME, ["person"] * fewest())).table.id
            mine = await client.account("dora", "correct horse", "dora@example.org")
            assert (mine.id, mine.guest, mine.language) == (me.id, False, "it")
            await refused("refused", "has-account", client.account("dora2", "correct horse"))
            await second.guest("Copy")
            await refused("refused", "login-taken", second.account("DORA", "correct horse"))
            before = second.token
            assert (await second.login("dora", "correct horse")).id == me.id
            assert second.token != before
            assert [each.id for each in (await second.my_tables()).tables] == [table]
            third.token = before
            await refused("forbidden", "not-signed-in", third.me())  # the guest session ended with the login
            wanted = {"name": "Dora the Second", "settings": {"sound": False}}
            changed = await client.request("PATCH", "/api/me", wanted)
            assert changed["settings"] == {"sound": False}
            assert second.token is not None
            async with connect(strict.url, second.token) as live:
                renewed = await client.request(
                    "POST", "/api/password", {"old": "correct horse", "new": "battery staple"}
                )
                await asyncio.wait_for(live.socket.wait_closed(), 5)
                assert live.socket.close_code == 1008
            client.token = renewed["token"]
            await refused("forbidden", "not-signed-in", second.me())
            await client.logout()
            await refused("forbidden", "wrong-password", second.login("dora", "correct horse"))
            assert (await second.login("dora", "battery staple")).name == "Dora the Second"

    asyncio.run(story())


def test_forged_and_foreign_tokens_are_nobody(strict: Server, token: str) -> None:
    async def story() -> None:
        async with Client(strict.url) as client:
            # Not the last letter: some of its bits are not part of the signature.
            other = token[:-9] + ("A" if token[-9] != "A" else "B") + token[-8:]
            for forged in (other, "x", "." * 50, token.split(".")[0], "é" * 5):
                answer = httpx.get(f"{strict.url}/api/me", headers=[(b"Authorization", f"Bearer {forged}".encode())])
                assert answer.status_code == 401
            client.token = token
            assert (await client.me()).name == "Ann"

    asyncio.run(story())


def test_cookies_and_headers(strict: Server, tmp_path: Path) -> None:
    answer = httpx.post(f"{strict.url}/api/guest", json={"name": "Eva"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-request-id"]
    secure = Server(tmp_path / "https", {"QUAYSIDE_URL": "https://play.example"}).start()
    try:
        own = {"Origin": "https://play.example"}
        answer = httpx.post(f"{secure.url}/api/guest", json={"name": "Eva"}, headers=own)
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers
        assert httpx.post(f"{secure.url}/api/guest", json={}, headers={"Origin": secure.url}).status_code == 403
    finally:
        secure.stop()


def test_large_deep_and_foreign_bodies(strict: Server, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    big = httpx.patch(f"{strict.url}/api/me", json={"name": "x" * 70_000}, headers=headers)
    assert big.status_code == 413
    deep = httpx.patch(
        f"{strict.url}/api/me", content="[" * 1000, headers={**headers, "Content-Type": "application/json"}
    )
    assert deep.json()["error"]["reason"] == "too-deep"
    form = httpx.post(f"{strict.url}/api/guest", data={"name": "x"})
    assert form.json()["error"]["reason"] == "not-json"


def test_tables_and_sign_ups_are_limited(strict: Server, token: str) -> None:
    async def story() -> None:
        async with Client(strict.url, token) as client, Client(strict.url) as other:
            for _ in range(4):
                await client.create(GAME, ["person"] * fewest())
            await refused("limited", "too-many-tables", client.create(GAME, ["person"] * fewest()))
            reasons = set()
            for _ in range(13):
                try:
                    await other.guest("Many")
                except Refused as error:
                    reasons.add(error.reason)
            assert reasons == {"too-often"}

    asyncio.run(story())


def test_logs_hold_no_secrets(strict: Server, token: str) -> None:
    text = strict.log.read_text()
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    assert any(line.get("path") == "/api/guest" and line["request"] != "-" for line in lines)
    for secret in (token, "correct horse", "battery staple"):
        assert secret not in text
    assert "unexpected" not in text


def test_health_and_metrics(strict: Server) -> None:
    assert httpx.get(f"{strict.url}/healthz").json() == {"ok": True}
    assert httpx.get(f"{strict.url}/readyz").json() == {"ok": True, "database": True, "space": True, "redis": None}
    text = strict.figures()
    assert "quayside_changes_total" in text
    assert "quayside_sockets_closed_total" in text
