"""Notifications: a real mail server, real HTTP receivers, retries, and the guard against internal addresses."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import http.server
import json
import re
import socket
import threading
import time
from pathlib import Path
from typing import Any, Iterator

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from quayside.client import Client
from quayside.server.messages import markup
from quayside.server.messages.outbox import NotDelivered
from quayside.server.messages.senders import Guard
from quayside.server.people.channels import shown
from quayside.server.protocol import Channels
from server.machines import Server, Stage, free_port, make_servers, started
from server.play import GAME, fewest, mover, people, refused, seated
from server.test_friends import befriended
from server.test_ratings import accounts


class Mail:
    """An SMTP server that keeps what it gets."""

    def __init__(self) -> None:
        self.messages: list[tuple[list[str], str]] = []
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port())

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        self.messages.append((list(envelope.rcpt_tos), envelope.content.decode()))
        return "250 OK"


class Receiver:
    """An HTTP server that keeps what it is sent and can be told to fail at first."""

    def __init__(self, failures: int = 0) -> None:
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        receiver = self
        receiver.failures = failures

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.requests.append((self.path, dict(self.headers), body))
                receiver.failures -= 1
                self.send_response(500 if receiver.failures >= 0 else 204)
                self.end_headers()

            def log_message(self, *_args: Any) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    failures: int


@pytest.fixture(scope="module")
def mail() -> Iterator[Mail]:
    found = Mail()
    found.controller.start()
    yield found
    found.controller.stop()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def notifying(request: pytest.FixtureRequest, mail: Mail, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    databases = request.getfixturevalue("databases") if request.param == "postgres" else None
    environment = {
        "QUAYSIDE_SMTP": f"smtp://127.0.0.1:{mail.controller.port}",
        "QUAYSIDE_WEBHOOK_ALLOW": "127.0.0.0/8",
        "QUAYSIDE_URL": "http://play.example",
    }
    folder = tmp_path_factory.mktemp("notifying")
    with started(make_servers(request.param, folder, databases, environment)) as stage:
        yield stage


async def settled(client: Client, count: int) -> Channels:
    """Wait until so many messages have been dealt with."""
    for _ in range(150):
        found = await client.channels()
        if len([each for each in found.notices if each.status != "waiting"]) >= count:
            return found
        await asyncio.sleep(0.1)
    raise AssertionError(found)


class Browser:
    """The keys of a browser that has subscribed to push."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        point = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.auth = b"0123456789abcdef"
        self.keys = {"p256dh": _base64(point), "auth": _base64(self.auth)}

    def read(self, sealed: bytes) -> dict[str, str]:
        plain = http_ece.decrypt(sealed, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, str] = json.loads(plain)
        return found


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


async def _verify(client: Client, channel: str, code: str) -> Any:
    return await client.request("POST", f"/api/channels/{channel}/verify", {"code": code})


def _code(text: str) -> str:
    """The code in a message, as its reader finds it."""
    found = re.search(r"([A-Za-z0-9_-]{43})", text.replace("=\r\n", "").replace("=\n", ""))
    assert found is not None, text
    return found.group(1)


async def _proven(client: Client, hook: Receiver, path: str) -> str:
    """A webhook whose owner has read the code there and shown it; the channel's id."""
    added = await client.add_channel(kind="webhook", format="discord", url=f"{hook.url}{path}")
    for _ in range(150):
        if sent := [body for where, _h, body in hook.requests if where == path]:
            await _verify(client, added.id, _code(json.loads(sent[0])["content"]))
            return added.id
        await asyncio.sleep(0.1)
    raise AssertionError("no code was sent")


async def _to_the_next(clients: list[Client], table: str) -> Client:
    """Play until the turn passes on to another person; that person."""
    first, fresh = await mover(clients, table)
    while fresh.decision is not None:
        done = await first.act(table, fresh.version, fresh.legal[0].action)
        assert done.fresh is not None
        fresh = done.fresh
    other = clients[fresh.table.pending[0]]
    assert other is not first
    return other


def test_turns_are_announced_on_all_channels(notifying: Stage, mail: Mail) -> None:
    """Each channel is proven by the code that is sent there, and only then used."""
    hook, push, browser = Receiver(failures=2), Receiver(), Browser()

    async def story() -> None:
        async with people(notifying, 3) as clients:
            mail.messages.clear()
            for number, client in enumerate(clients):
                letter = await client.add_channel(kind="email", address=f"guest{number}@example.org")
                await client.add_channel(kind="webhook", format="discord", url=f"{hook.url}/secret/{number}")
                await client.add_channel(kind="push", endpoint=f"{push.url}/push/{number}", keys=browser.keys)
                await refused("forbidden", "wrong-code", _verify(client, letter.id, "x" * 43))
                found = await settled(client, 3)
                assert not any(channel.verified for channel in found.channels)
                texts = {
                    "email": next(text for to, text in mail.messages if to == [f"guest{number}@example.org"]),
                    "webhook": json.loads(
                        [body for path, _h, body in hook.requests if path == f"/secret/{number}"][-1]
                    )["content"],
                    "push": browser.read(next(body for path, _h, body in push.requests if path == f"/push/{number}"))[
                        "body"
                    ],
                }
                for channel in found.channels:
                    await _verify(client, channel.id, _code(texts[channel.kind]))
            for kept in (mail.messages, hook.requests, push.requests):
                kept.clear()
            hook.failures = 2
            table = (await seated(clients, mode="turns", name="Pier 9", options={})).table.id
            other = await _to_the_next(clients, table)
            found = await settled(other, 6)
            assert {notice.status for notice in found.notices} == {"sent"}
            assert {channel.kind for channel in found.channels} == {"email", "webhook", "push"}
            assert "secret" not in json.dumps(found.model_dump())
            number = clients.index(other)
            to, text = next(each for each in mail.messages if each[0] == [f"guest{number}@example.org"])
            assert to
            assert "Pier 9" in text
            body = json.loads(next(body for path, _h, body in hook.requests if path == f"/secret/{number}"))
            assert f"http://play.example/#/table/{table}" in body["content"]
            _path, headers, sealed = next(each for each in push.requests if each[0] == f"/push/{number}")
            assert headers["Authorization"].startswith("vapid ")
            assert headers["Content-Encoding"] == "aes128gcm"
            assert b"Pier" not in sealed
            assert "Pier 9" in browser.read(sealed)["body"]

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_channel_that_is_not_proven_gets_no_more_than_its_code(notifying: Stage) -> None:
    """A webhook of somebody else cannot be made to receive the messages of a stranger's games."""
    hook = Receiver()

    async def story() -> None:
        async with people(notifying, 3) as clients:
            for client in clients:
                await client.add_channel(kind="webhook", format="slack", url=f"{hook.url}/foreign")
                await settled(client, 1)
            table = (await seated(clients, mode="turns", options={})).table.id
            other = await _to_the_next(clients, table)
            await asyncio.sleep(1.5)
            assert len((await other.channels()).notices) == 1
            assert len(hook.requests) == 3

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_failing_receiver_is_given_up_and_shown(sqlite_stage: Stage, tmp_path: Path) -> None:
    """Internal addresses are refused for good; dead ones are tried several times."""
    dead = free_port()
    server = Server(
        tmp_path,
        {"QUAYSIDE_WEBHOOK_ALLOW": "127.0.0.7", "QUAYSIDE_OUTBOX_BACKOFF": "0.05", "QUAYSIDE_OUTBOX_ATTEMPTS": "3"},
    ).start()

    async def story() -> None:
        async with people(Stage("sqlite", [server], "", ""), 1) as [client]:
            await refused("refused", "no-mail", client.add_channel(kind="email", address="a@example.org"))
            await client.add_channel(kind="webhook", format="slack", url="http://127.0.0.1:1/x")
            await client.add_channel(kind="webhook", format="slack", url=f"http://127.0.0.7:{dead}/x")
            found = await settled(client, 2)
            by_error = {notice.error: notice for notice in found.notices}
            assert by_error["the address is internal"].attempts == 1
            tried = next(notice for notice in found.notices if notice.error != "the address is internal")
            assert (tried.status, tried.attempts) == ("failed", 3)

    try:
        asyncio.run(asyncio.wait_for(story(), 60))
    finally:
        server.stop()


class Tormentor:
    """A receiver whose answer never ends: as much as the wire takes, or a byte now and then."""

    def __init__(self, answer: bytes, pause: float) -> None:
        self.reached = threading.Event()
        self.sent = 0
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._serve, args=(answer, pause), daemon=True).start()

    def _serve(self, answer: bytes, pause: float) -> None:
        while True:
            connection, _address = self._listener.accept()
            self.reached.set()
            threading.Thread(target=self._torment, args=(connection, answer, pause), daemon=True).start()

    def _torment(self, connection: socket.socket, answer: bytes, pause: float) -> None:
        with contextlib.suppress(OSError):
            connection.recv(65536)
            while True:
                self.sent += connection.send(answer)
                time.sleep(pause)


HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n"


def test_an_endless_answer_is_not_read() -> None:
    """A receiver that answers for ever costs neither time nor memory: only the status is looked at."""
    endless = Tormentor(HEAD + b"x" * 65536, 0.0)
    assert asyncio.run(asyncio.wait_for(Guard("127.0.0.1").post(endless.url, {}, b"{}"), 5)) == 200
    assert endless.sent < 16 * 1024 * 1024  # what fits into the buffers of the wire, and no more


@pytest.mark.parametrize("answer", [b"x", b"HTTP/1.1 200 OK\r\nX: " + b"x" * 65536])
def test_a_receiver_that_never_comes_to_the_point(answer: bytes) -> None:
    """Headers without end, or a byte at a time: given up, with an error that is told."""
    slow = Tormentor(answer, 0.05)

    async def story() -> None:
        async with asyncio.timeout(2.0):
            await Guard("127.0.0.1").post(slow.url, {}, b"{}")

    with pytest.raises((NotDelivered, TimeoutError)):
        asyncio.run(story())


def test_one_persons_receiver_keeps_nobody_else_waiting(notifying: Stage) -> None:
    """Ten receivers that never answer, and another person's message arrives all the same."""
    slow, hook = Tormentor(b"", 0.05), Receiver()

    async def story() -> None:
        async with people(notifying, 2) as [stranger, friend]:
            for number in range(10):
                await stranger.add_channel(kind="webhook", format="slack", url=f"{slow.url}/{number}")
            assert await asyncio.to_thread(slow.reached.wait, 20)
            await _proven(friend, hook, "/friend")
            waiting = [notice for notice in (await stranger.channels()).notices if notice.status == "waiting"]
            assert len(waiting) >= 8  # each of the ten takes its whole deadline: they cannot be through

    asyncio.run(asyncio.wait_for(story(), 60))


def test_names_are_shown_and_nothing_else() -> None:
    """No table name mentions everybody, links or looks like anything but a name at a receiver."""
    discord, slack, mail = (markup.plainly(each) for each in ("discord", "slack", None))
    assert discord("@everyone [x](http://e.vil) **a**").startswith("\\@everyone \\[x\\]\\(http\\://")
    assert markup.webhook_body("discord", "hi")["allowed_mentions"] == {"parse": []}
    assert slack("<!channel> & <http://e.vil|x>") == "&lt;!channel&gt; &amp; &lt;http://e.vil|x&gt;"
    assert mail("<a & b>") == "<a & b>"


NO_ADDRESSES = ("https://*b[", "http://[::1", "http://a:99999/", "https://", "http:///x", "http://a b/")


def test_an_address_that_is_none_is_refused_and_not_kept(notifying: Stage) -> None:
    """Also for those who had one stored: the list of their channels can always be read."""

    async def story() -> None:
        async with people(notifying, 1) as [client]:
            for url in NO_ADDRESSES:
                await refused("malformed", "bad-request", client.add_channel(kind="webhook", format="slack", url=url))
            assert (await client.channels()).channels == []

    asyncio.run(asyncio.wait_for(story(), 60))
    kept = {"id": "i", "kind": "webhook", "verified": True}
    assert {shown({**kept, "target": {"url": url}})["target"] for url in NO_ADDRESSES} <= {"?", "", "a:99999", "a b"}


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.9.9", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
        "fec0::1", "64:ff9b:1::a00:1", "64:ff9b:1:ffff::1", "::127.0.0.1", "::8.8.8.8",
        "::1", "::", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::",
        "255.255.255.255",
    ],
)  # fmt: skip
def test_internal_addresses_are_recognised(address: str) -> None:
    assert not Guard("").may_reach(address)


def test_public_addresses_and_exceptions() -> None:
    assert Guard("").may_reach("93.184.216.34")
    assert Guard("").may_reach("2606:2800:220:1:248:1893:25c8:1946")
    assert Guard("10.0.0.0/8, 127.0.0.1").may_reach("10.9.9.9")
    assert not Guard("10.0.0.0/8").may_reach("127.0.0.1")


@pytest.mark.parametrize("url", ["http://localhost/", "http://[::1]:80/", "http://0x7f.1/", "http://user@127.0.0.1/"])
def test_names_of_internal_addresses_are_refused(url: str) -> None:
    with pytest.raises(NotDelivered):
        asyncio.run(Guard("").post(url, {}, b"{}"))


def test_a_seat_that_a_friend_keeps_is_told(notifying: Stage) -> None:
    hook = Receiver()

    async def story() -> None:
        async with accounts(notifying, 3) as clients:
            table = (await seated(clients)).table.id
            friend = await befriended(clients[0], clients[1], table, 1)
            await _proven(clients[1], hook, "/kept")
            new = (await clients[0].create(GAME, ["person"] * fewest(), name="At Ann's")).table.id
            await clients[0].request("POST", f"/api/tables/{new}/seats/1/friend", {"friend": friend})
            await settled(clients[1], 2)
            said = json.loads(hook.requests[-1][2])["content"]
            assert "Guest 1, Guest 0 keeps a seat for you" in said
            assert f"http://play.example/#/table/{new}" in said

    asyncio.run(asyncio.wait_for(story(), 120))
