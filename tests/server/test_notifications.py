"""Notifications: a real mail server, real HTTP receivers, retries, and the guard against internal addresses."""

from __future__ import annotations

import asyncio
import base64
import http.server
import json
import re
import threading
from pathlib import Path
from typing import Any, Iterator

import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from quayside.client import Client
from quayside.server.outbox import NotDelivered
from quayside.server.protocol import Channels
from quayside.server.senders import Guard
from server.machines import Server, Stage, free_port, make_servers, started
from server.play import mover, people, refused, seated


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


@pytest.fixture(params=["sqlite", "postgres"])
def notifying(request: pytest.FixtureRequest, mail: Mail, tmp_path: Path) -> Iterator[Stage]:
    databases = request.getfixturevalue("databases") if request.param == "postgres" else None
    environment = {
        "QUAYSIDE_SMTP": f"smtp://127.0.0.1:{mail.controller.port}",
        "QUAYSIDE_WEBHOOK_ALLOW": "127.0.0.0/8",
        "QUAYSIDE_URL": "http://play.example",
    }
    with started(make_servers(request.param, tmp_path, databases, environment)) as stage:
        yield stage


async def settled(client: Client, count: int) -> Channels:
    """Wait until so many messages have been dealt with."""
    for _ in range(150):
        found = await client.channels()
        if len([each for each in found.notices if each.status != "waiting"]) >= count:
            return found
        await asyncio.sleep(0.1)
    raise AssertionError(found)


def test_turns_are_announced_on_all_channels(notifying: Stage, mail: Mail) -> None:
    hook, push = Receiver(failures=2), Receiver()
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)

    async def story() -> None:
        async with people(notifying, 3) as clients:
            mail.messages.clear()
            for number, client in enumerate(clients):
                added = await client.add_channel(kind="email", address=f"guest{number}@example.org")
                assert not added.verified
                await refused("forbidden", "wrong-code", _verify(client, added.id, "x" * 43))
                await settled(client, 1)
                text = next(text for to, text in mail.messages if to == [f"guest{number}@example.org"])
                code = re.search(r"([A-Za-z0-9_-]{43})", text.replace("=\r\n", "").replace("=\n", ""))
                assert code is not None
                await _verify(client, added.id, code.group(1))
                await client.add_channel(kind="webhook", format="discord", url=f"{hook.url}/secret/{number}")
                await client.add_channel(
                    kind="push",
                    endpoint=f"{push.url}/push/{number}",
                    keys={
                        "p256dh": base64.urlsafe_b64encode(point).decode().rstrip("="),
                        "auth": base64.urlsafe_b64encode(b"0123456789abcdef").decode().rstrip("="),
                    },
                )
            mail.messages.clear()
            table = (await seated(clients, mode="turns", name="Pier 9", options={})).table.id
            first, fresh = await mover(clients, table)
            seat = clients.index(first)
            while True:  # until the turn passes on to another person
                done = await first.act(table, fresh.version, fresh.legal[0].action)
                assert done.fresh is not None
                fresh = done.fresh
                if fresh.decision is None:
                    break
            other = clients[fresh.table.pending[0]]
            assert other is not first
            found = await settled(other, 4)
            assert {notice.status for notice in found.notices} == {"sent"}
            assert {channel.kind for channel in found.channels} == {"email", "webhook", "push"}
            assert "secret" not in json.dumps(found.model_dump())
            retried = [notice for notice in found.notices if notice.attempts > 1]
            assert retried or seat != 0
            number = clients.index(other)
            to, text = next(each for each in mail.messages if each[0] == [f"guest{number}@example.org"])
            assert "Pier 9" in text
            body = json.loads(next(body for path, _h, body in hook.requests if path == f"/secret/{number}"))
            assert f"http://play.example/table/{table}" in body["content"]
            path, headers, sealed = next(each for each in push.requests if each[0] == f"/push/{number}")
            assert headers["Authorization"].startswith("vapid ")
            assert headers["Content-Encoding"] == "aes128gcm"
            assert b"Pier" not in sealed
            assert to
            assert path

    asyncio.run(asyncio.wait_for(story(), 60))


async def _verify(client: Client, channel: str, code: str) -> Any:
    return await client.request("POST", f"/api/channels/{channel}/verify", {"code": code})


def test_a_failing_receiver_is_given_up_and_shown(sqlite_stage: Stage, tmp_path: Path) -> None:
    """Internal addresses are refused for good; dead ones are tried several times."""
    dead = free_port()
    server = Server(
        tmp_path,
        {"QUAYSIDE_WEBHOOK_ALLOW": "127.0.0.7", "QUAYSIDE_OUTBOX_BACKOFF": "0.05", "QUAYSIDE_OUTBOX_ATTEMPTS": "3"},
    ).start()

    async def story() -> None:
        stage = Stage("sqlite", [server], "", "")
        async with people(stage, 3) as clients:
            for client in clients:
                await refused("refused", "no-mail", client.add_channel(kind="email", address="a@example.org"))
                await client.add_channel(kind="webhook", format="slack", url="http://127.0.0.1:1/x")
                await client.add_channel(kind="webhook", format="slack", url=f"http://127.0.0.7:{dead}/x")
            table = (await seated(clients, mode="turns", options={})).table.id
            client, fresh = await mover(clients, table)
            if client is clients[0]:  # who began the game needs no message of it
                while fresh.decision is not None:
                    done = await client.act(table, fresh.version, fresh.legal[0].action)
                    assert done.fresh is not None
                    fresh = done.fresh
                client = clients[fresh.table.pending[0]]
            found = await settled(client, 2)
            by_error = {notice.error: notice for notice in found.notices}
            assert by_error["the address is internal"].attempts == 1
            tried = next(notice for notice in found.notices if notice.error != "the address is internal")
            assert (tried.status, tried.attempts) == ("failed", 3)

    try:
        asyncio.run(asyncio.wait_for(story(), 60))
    finally:
        server.stop()


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.9.9", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
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
