"""T19: whatever is sent, the answer is a typed refusal and never a 500, and memory stays flat."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
from pathlib import Path
from typing import Any, Callable

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from quayside.client import Client, connect
from server.machines import Stage
from server.play import abandoned, mover, people, seated

EXAMPLES = int(os.environ.get("QUAYSIDE_FUZZ", "8"))
FRAMES = int(os.environ.get("QUAYSIDE_FRAMES", "1500"))
PATIENCE = 120.0  # seconds for an answer: the machine may be busy

WORDS = ["act", "undo", "reset", "confirm", "subscribe", "unsubscribe", "chat", "ping", "type", "table", "version"]
ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, 10**30, 1.5, "", "x", "\x00", "\ud800", "A" * 300, "é", [], {}, [[]],
    {"a": {"b": []}}, "pass", "bid(amount=3)", "../../etc", "'; DROP TABLE tables; --", "%s%n", "\u202e",
]  # fmt: skip


# What may end the session that asks.
ENDING = {
    ("POST", "/api/login"),
    ("POST", "/api/logout"),
    ("POST", "/api/me/delete"),
    ("POST", "/api/password"),
    ("POST", "/api/reset"),
    ("DELETE", "/api/my/sessions/{session}"),
}


def _newcomer(stage: Stage) -> str:
    return str(httpx.post(f"{stage.url()}/api/guest", json={"name": "Newcomer"}).json()["token"])


def _memory(stage: Stage) -> int:
    """Kilobytes the servers hold."""
    total = 0
    for server in stage.servers:
        assert server.process is not None
        for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                total += int(line.split()[1])
    return total


def _mutated(message: dict[str, Any], rng: random.Random) -> str:
    """A message with something wrong in it."""
    data: dict[str, Any] = dict(message)
    for _ in range(rng.randrange(1, 4)):
        choice = rng.randrange(5)
        if choice == 0 and data:
            del data[rng.choice(list(data))]
        elif choice == 1:
            data[rng.choice([*data, *WORDS])] = rng.choice(ODD)
        elif choice == 2:
            data["type"] = rng.choice(WORDS)
        elif choice == 3:
            data[rng.choice(["extra", "seat", "person", "__proto__"])] = rng.choice(ODD)
        else:
            data["version"] = rng.choice([0, 1, 5, 10**9, -3, "3", 2.0])
    text = json.dumps(data)
    cut = rng.randrange(12)
    if cut == 0:
        return text[: rng.randrange(len(text) + 1)]
    if cut == 1:
        return text.replace('"', "'", rng.randrange(1, 4))
    if cut == 2:
        return "[" * rng.randrange(100) + text
    return text


def test_odd_messages_on_the_socket(stage: Stage) -> None:
    async def story() -> None:
        rng = random.Random(4)
        async with people(stage, 4) as clients:
            table = (await seated(clients[:3], options={})).table.id
            other = (await seated(clients[:3], options={})).table.id
            done = (await abandoned(clients, other)).table.id
            client, fresh = await mover(clients[:3], table)
            version = fresh.version
            start = _memory(stage)
            answered = 0
            for number in range(FRAMES // 15):
                person = rng.choice(clients)
                assert person.token is not None
                with contextlib.suppress(ConnectionClosed, ConnectionError):
                    async with connect(stage.url(number), person.token) as live:
                        live.keep_heard = True
                        await live.subscribe(table)
                        for _ in range(15):
                            message = {
                                "type": rng.choice(WORDS[:8]),
                                "id": "m",
                                "table": rng.choice([table, done, "AAAAAAAAAAAAAAAAAAAAAA"]),
                                "version": version,
                                "move": "abc",
                                "action": rng.choice(["no_such", "(", "pass(9)"]),
                                "text": "hello",
                            }
                            await live.socket.send(_mutated(message, rng))
                        await live.socket.send(json.dumps({"type": "ping", "id": "last"}))
                        await live.until(lambda: any('"last"' in text for text in live.heard), 10)
                    for text in live.heard:
                        data = json.loads(text)
                        if data["type"] == "error":
                            answered += 1
                            assert data["error"]["kind"] != "unavailable", text
            assert answered > FRAMES // 3
            assert _memory(stage) < start + 40_000
            now = await client.look(table)
            assert now.table.status == "playing"
        _no_errors(stage)

    asyncio.run(asyncio.wait_for(story(), 120))


def _no_errors(stage: Stage) -> None:
    for server in stage.servers:
        text = server.log.read_text()
        assert "unexpected error" not in text, text[-3000:]


def test_openapi_is_true(stage: Stage) -> None:
    """Schemathesis: no 500, and every answer is one that the description names, of the type it names."""
    tokens: list[str] = []

    async def story() -> tuple[str, str]:
        async with people(stage, 3) as clients:
            tokens.extend(str(client.token) for client in clients)
            return (await seated(clients)).table.id, (await clients[0].create("container", ["person"] * 3)).table.id

    tables = asyncio.run(story())
    schema = schemathesis.openapi.from_url(f"{stage.url()}/api/openapi.json")
    checks: list[Callable[..., Any]] = [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    ]
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()  # type: ignore[union-attr]

        @given(case=operation.as_strategy(), real=st.booleans(), who=st.integers(0, 3), which=st.integers(0, 1))
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def fuzz(case: Any, real: bool, who: int, which: int) -> None:
            nonlocal tried
            tried += 1
            if real and case.path_parameters and "table" in case.path_parameters:
                case.path_parameters["table"] = tables[which]
            token = tokens[who] if who < len(tokens) else None
            if token is not None and (case.method, case.path) in ENDING:
                token = _newcomer(stage)  # the others are needed for what follows
            headers = {} if token is None else {"Authorization": f"Bearer {token}"}
            response = case.call(base_url=stage.url(which), headers=headers, timeout=PATIENCE)
            case.validate_response(response, checks=checks)

        fuzz()
    assert tried >= 30 * EXAMPLES
    for token in tokens:  # all of it was asked by somebody
        assert httpx.get(f"{stage.url()}/api/me", headers={"Authorization": f"Bearer {token}"}).status_code == 200
    _no_errors(stage)


@pytest.mark.parametrize(
    "path", ["/api", "/api/nothing", "/api/tables/x", "/api/tables/%00", "/api/tables/" + "A" * 3000, "/../etc"]
)
def test_unknown_pages_are_typed(sqlite_stage: Stage, path: str) -> None:
    async def story() -> None:
        async with Client(sqlite_stage.url()) as client:
            response = await client._http.get(path)
            assert response.status_code in (404, 422)
            assert response.json()["error"]["kind"] in ("unknown", "malformed")

    asyncio.run(story())
