"""Attacks below the application: endless, slow and half requests, and more connections than there is room for."""

from __future__ import annotations

import contextlib
import random
import re
import socket
import time
from pathlib import Path
from typing import Iterator, Optional

import h11
import httpx
import pytest

from quayside.server.doors.gate import body_length
from quayside.server.doors.lines import Line, Lines
from quayside.server.settings import Settings
from quayside.table.refusals import Refusal
from server.machines import Server

GET = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
PATIENT = 60.0  # seconds a test waits on a busy machine for what comes at once on an idle one

HASTY = {
    "QUAYSIDE_HEAD_SECONDS": "1",
    "QUAYSIDE_BODY_SECONDS": "1",
    "QUAYSIDE_IDLE_SECONDS": "2",
    "QUAYSIDE_SEND_SECONDS": "2",
    "QUAYSIDE_IMPORT_BYTES": "1000000",
}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("hasty"), HASTY).start()
    try:
        yield server
    finally:
        server.stop()


@contextlib.contextmanager
def wire(server: Server, first: bytes = b"") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENT) as found:
        found.sendall(first)
        yield found


def said(line: socket.socket) -> bytes:
    """Everything the server says until it hangs up."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while part := line.recv(65536):
            found += part
    return found


def status(answer: bytes) -> Optional[int]:
    found = re.match(rb"HTTP/1\.1 (\d+)", answer)
    return None if found is None else int(found[1])


def memory(server: Server) -> float:
    """Megabytes."""
    assert server.process is not None
    text = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+)", text)[0]) / 1024


def pour(line: socket.socket, piece: bytes, most: int) -> int:
    """Send pieces until the server hangs up; how many bytes it let us."""
    sent = 0
    with contextlib.suppress(OSError):
        while sent < most:
            sent += line.send(piece)
    return sent


ENDLESS = {
    "header lines": (GET, b"".join(b"X-%d: %s\r\n" % (number, b"a" * 20) for number in range(2000))),
    "one header line": (GET + b"X: ", b"a" * 65536),
    "the first line": (b"GET /", b"a" * 65536),
    "line ends": (b"", b"\r\n" * 3000),
    "a body longer than it says": (POST + b"Content-Length: 5\r\n\r\n", b"{}" * 30000),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_endless(hasty: Server, what: str) -> None:
    before = memory(hasty)
    first, piece = ENDLESS[what]
    with wire(hasty, first) as line:
        sent = pour(line, piece, 200_000_000)
    assert sent < 50_000_000  # what the system's own buffers take, on whichever machine
    assert memory(hasty) < before + 20
    assert httpx.get(f"{hasty.url}/healthz").status_code == 200


def test_a_large_head_in_one_piece_is_refused(hasty: Server) -> None:
    for head in (GET + b"X: " + b"a" * 20_000 + b"\r\n\r\n", GET + b"X: 1\r\n" * 101 + b"\r\n"):
        with wire(hasty, head) as line:
            assert status(said(line)) == 431


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        (POST + b"Transfer-Encoding: chunked\r\n\r\n", 411),
        (POST + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n", 411),
        (POST + b"Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", 400),
        (POST + b"Content-Length: +2\r\n\r\n{}", 400),
        (POST + b"Content-Length: 2, 2\r\n\r\n{}", 400),
        (POST + b"Content-Length: 99999999999999999999\r\n\r\n{}", 400),
        (POST + b"Content-Length: 1000001\r\n\r\n{}", 413),
        (GET + b"X: 1\r\n folded\r\n\r\n", 400),
        (GET + b"X: 1\nY: 2\r\n\r\n", 400),
        (GET + b"X: \0\r\n\r\n", 400),
        (b"nonsense\r\n\r\n", 400),
    ],
)
def test_a_head_means_one_thing_or_nothing(hasty: Server, head: bytes, expected: int) -> None:
    with wire(hasty, head) as line:
        assert status(said(line)) == expected


@pytest.mark.parametrize(
    "first",
    [b"", b"G", GET, POST + b"Content-Length: 100\r\n\r\n{", GET + b"Content-Length: 100\r\n\r\n", GET + b"\r\nGET /"],
    ids=["nothing", "a letter", "half a head", "half a body", "a body nobody reads", "half of a second"],
)
def test_half_requests_end(hasty: Server, first: bytes) -> None:
    with wire(hasty, first) as line:
        said(line)  # would not return


@pytest.mark.parametrize("first", [GET, POST + b"Content-Length: 100000\r\n\r\n"], ids=["head", "body"])
def test_a_byte_now_and_then_does_not_help(hasty: Server, first: bytes) -> None:
    with wire(hasty, first) as line, contextlib.suppress(ConnectionError):
        line.settimeout(0.2)
        until = time.monotonic() + PATIENT
        while time.monotonic() < until:
            line.sendall(b"a")
            try:
                if not line.recv(1000):
                    return
            except TimeoutError:
                continue
        raise AssertionError("the connection is still open")


def test_a_connection_is_kept_for_some_seconds(hasty: Server) -> None:
    with wire(hasty, GET + b"\r\n") as line:
        found = b""
        while b"true" not in found:
            found += line.recv(65536)
        line.sendall(GET + b"\r\n")
        assert said(line).count(b"HTTP/1.1 200") == 1  # and then it ends


def test_many_requests_in_one_piece(hasty: Server) -> None:
    with wire(hasty, (GET + b"\r\n") * 3 + GET + b"Connection: close\r\n\r\n") as line:
        assert said(line).count(b"HTTP/1.1 200") == 4
    before = memory(hasty)
    with wire(hasty) as line:
        pour(line, (GET + b"\r\n") * 2000, 20_000_000)
    assert memory(hasty) < before + 20


def test_answers_that_nobody_reads(hasty: Server) -> None:
    """A client that asks and never reads: neither an answer nor the end of its connection may wait for ever."""
    before = _open(hasty)
    with contextlib.ExitStack() as stack:
        for _ in range(20):
            line = stack.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            line.connect(("127.0.0.1", hasty.port))
            line.settimeout(1.0)
            with contextlib.suppress(OSError):
                for _ in range(30):
                    line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 5)
        _until(lambda: _open(hasty) <= before)


def _open(server: Server) -> int:
    assert server.process is not None
    links = Path(f"/proc/{server.process.pid}/fd").iterdir()
    found = 0
    for link in links:
        with contextlib.suppress(OSError):
            found += str(link.readlink()).startswith("socket:")
    return found


def _until(holds: object) -> None:
    assert callable(holds)
    end = time.monotonic() + PATIENT
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_half_requests_keep_nobody_out(tmp_path: Path) -> None:
    """More half requests than the process may open files; whoever comes then is served at once."""
    server = Server(tmp_path, {"QUAYSIDE_HEAD_SECONDS": "600"}, files=400).start()
    try:
        with contextlib.ExitStack() as stack:
            for number in range(600):
                first = (GET, POST + b"Content-Length: 100\r\n\r\n{", b"")[number % 3]
                stack.enter_context(wire(server, first))
            for _ in range(20):
                assert httpx.get(f"{server.url}/healthz", timeout=PATIENT).status_code == 200
            assert _open(server) < 400
    finally:
        server.stop()


def test_one_address_has_a_share_of_the_connections(tmp_path: Path) -> None:
    server = Server(tmp_path, {"QUAYSIDE_TRUSTED_PROXIES": "", "QUAYSIDE_CONNECTIONS_PER_ADDRESS": "20"}).start()
    try:
        with contextlib.ExitStack() as stack:
            lines = [stack.enter_context(wire(server)) for _ in range(25)]
            refused = [line for line in lines[20:] if status(said(line)) == 429]
            assert len(refused) == 5
            other = httpx.HTTPTransport(local_address="127.0.0.2")
            with httpx.Client(transport=other) as client:
                assert client.get(f"{server.url}/healthz").status_code == 200
        _until(lambda: httpx.get(f"{server.url}/healthz").status_code == 200)
    finally:
        server.stop()


# -- the parts alone ------------------------------------------------------------------------------------------------


class _Transport:
    def __init__(self, address: str) -> None:
        self.address = address
        self.aborted = False
        self.closing = False

    def get_extra_info(self, name: str) -> object:
        return (self.address, 1)

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.aborted = True


def _lines(**settings: object) -> tuple[Lines, list[float]]:
    clock = [100.0]
    return Lines(Settings(data=Path("unused"), **settings), now=lambda: clock[0]), clock  # type: ignore[arg-type]


def _admit(lines: Lines, address: str) -> tuple[_Transport, Optional[Line]]:
    transport = _Transport(address)
    return transport, lines.admitted(transport)  # type: ignore[arg-type]


def test_whoever_waits_longest_makes_room() -> None:
    lines, clock = _lines(connections=3)
    first, a = _admit(lines, "192.0.2.1")
    second, b = _admit(lines, "192.0.2.2")
    third, c = _admit(lines, "192.0.2.3")
    assert a and b and c  # noqa: PT018
    lines.expect(b, 10, "head")
    lines.expect(a, 10, "head")
    assert _admit(lines, "192.0.2.4")[1] is not None
    assert (first.aborted, second.aborted, third.aborted) == (False, True, False)
    lines.settled(a)
    assert _admit(lines, "192.0.2.5")[1] is None  # everybody is being served
    clock[0] += 2.0
    lines.heard(a)
    assert _admit(lines, "192.0.2.6")[1] is not None  # one has been silent since
    assert (first.aborted, third.aborted) == (False, True)
    lines.upgraded(first)  # type: ignore[arg-type]
    assert len(lines) == 3


def test_late_is_cut_off() -> None:
    lines, clock = _lines()
    transport, line = _admit(lines, "192.0.2.1")
    assert line is not None
    lines.expect(line, 10, "head")
    clock[0] += 9
    lines.look()
    lines.settled(line)
    clock[0] += 100
    lines.look()
    assert not transport.aborted
    lines.full(line)
    lines.flowing(line)
    transport.closing = True
    lines.look()
    clock[0] += 4
    lines.look()
    assert not transport.aborted
    clock[0] += 2
    lines.look()
    assert transport.aborted
    assert len(lines) == 0


def test_a_share_is_given_back() -> None:
    lines, _clock = _lines(connections_per_address=2, trusted_proxies="10.0.0.1")
    held = [_admit(lines, f"2001:db8::{number}") for number in range(3)]
    assert [line is None for _transport, line in held] == [False, False, True]
    lines.lost(held[0][0])  # type: ignore[arg-type]
    assert _admit(lines, "2001:db8::9")[1] is not None
    assert all(_admit(lines, "10.0.0.1")[1] is not None for _ in range(5))  # a proxy's connections are many people's


def test_the_gate_and_the_parser_agree_on_lengths() -> None:
    """Every head the gate lets through means the same to h11, which reads it next."""
    parts = [
        b"Content-Length",
        b"content-length ",
        b":",
        b" 5",
        b"5",
        b"0",
        b"\t7 ",
        b"X: y",
        b"Host: h",
        b"\r\n",
        b";",
    ]
    rng = random.Random(5)
    passed = 0
    for _ in range(20_000):
        head = (
            b"POST / HTTP/1.1\r\nHost: h\r\n"
            + b"".join(rng.choice(parts) for _ in range(rng.randrange(8)))
            + b"\r\n\r\n"
        )
        head = head[: head.index(b"\r\n\r\n") + 4]
        try:
            length = body_length(head, 100, 1000)
        except Refusal:
            continue
        reader = h11.Connection(h11.SERVER)
        reader.receive_data(head + b"." * 1000)
        try:
            assert isinstance(reader.next_event(), h11.Request)
        except h11.RemoteProtocolError:
            continue  # refused there
        got = b""
        while isinstance(event := reader.next_event(), h11.Data):
            got += bytes(event.data)
        assert len(got) == length, head
        passed += 1
    assert passed > 1000
