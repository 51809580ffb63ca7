"""Load on a real server: many live tables, four real sockets each, random legal moves, bounded in time.

    python bench/load.py --tables 500 --seconds 60
    python bench/load.py --tables 1000 --seconds 60 --url http://localhost:8000   # a server that runs already

Measures the time from sending a move to the moment the last of the table's sockets has its new view, and the
memory of the server. Without --url it starts a server of its own on SQLite (or with --database, --redis, --workers).
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import re
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Optional

import httpx
import uvloop
from frames import Line, connect

SEATS = 4
SHARES = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
ROOMY = {
    "QUAYSIDE_SIGN_UPS": "1000000",
    "QUAYSIDE_REQUESTS": "100000000",
    "QUAYSIDE_SOCKETS_PER_ADDRESS": "1000000",
    "QUAYSIDE_TABLES_PER_PERSON": "1000000",
    "QUAYSIDE_CACHED_TABLES": "20000",
    "QUAYSIDE_LOG_LEVEL": "warning",
}


# Of most messages only these are looked at; the whole of one is parsed only to choose a move from it.
NO_DECISION = re.compile(rb'"decision": ?null, ?"legal": ?\[\]')
PLAYING = re.compile(rb'"status": ?"playing"')


class Table:
    """One table with its four sockets. `left` counts the sockets that have still to get the newest view."""

    def __init__(self, table: str, tokens: list[str]) -> None:
        self.id = table
        self.tokens = tokens
        self.lines: list[Line] = []
        self.texts: list[bytes] = [b""] * SEATS
        self.latencies: list[float] = []
        self.waiting: Optional[asyncio.Future[None]] = None
        self.left: set[int] = set()
        self.over = False
        self.silent = 0
        self.errors: Counter[str] = Counter()

    async def open(self, url: str, seat: int) -> None:
        line = await connect(url, "/api/socket", self.tokens[seat])
        line.heard = lambda text: self.hear(seat, text)
        line.closed = lambda why: self.fail(why)
        self.lines.append(line)
        line.send(json.dumps({"type": "subscribe", "id": "s", "table": self.id}))

    def hear(self, seat: int, text: bytes) -> None:
        kind = text[:24]
        if b"update" in kind or b"subscribed" in kind:
            self.texts[seat] = text
            self.over = PLAYING.search(text) is None
            self.left.discard(seat)
            if not self.left and self.waiting is not None and not self.waiting.done():
                self.waiting.set_result(None)
        elif b"error" in kind:
            self.fail(str(json.loads(text)["error"]["reason"]))

    def fail(self, why: str) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(RuntimeError(why))

    async def play(self, http: httpx.AsyncClient, pace: float, until: float, rng: random.Random, start: float) -> None:
        """A random legal move every `pace` seconds, whoever's turn it is."""
        await asyncio.sleep(rng.random() * pace)
        while time.perf_counter() < until and not self.over:
            seat = next((at for at, text in enumerate(self.texts) if not NO_DECISION.search(text)), None)
            if seat is None:
                await asyncio.sleep(0.05)
                continue
            fresh = json.loads(self.texts[seat])["fresh"]
            action = rng.choice(fresh["legal"])["action"]
            move = {"type": "act", "id": "a", "table": self.id, "move": secrets.token_hex(8), "action": action}
            move["version"] = fresh["version"]
            self.left = set(range(SEATS))
            self.waiting = asyncio.get_running_loop().create_future()
            sent = time.perf_counter()
            self.lines[seat].send(json.dumps(move))
            try:
                took = await self.delivered(http, seat, sent)
                if took is not None and sent >= start:
                    self.latencies.append(took)
            except RuntimeError as error:
                self.errors[f"{error}: {action.partition('(')[0]}"] += 1
            await asyncio.sleep(max(0.0, pace * (0.5 + rng.random()) - (time.perf_counter() - sent)))

    async def delivered(self, http: httpx.AsyncClient, seat: int, sent: float) -> Optional[float]:
        """Seconds until the last socket had its view; None if there was nothing to tell to some of them."""
        assert self.waiting is not None
        while True:
            try:
                await asyncio.wait_for(asyncio.shield(self.waiting), 2.0)
                return time.perf_counter() - sent
            except TimeoutError:
                if seat not in self.left and await self.up_to_date(http):
                    self.silent += 1  # a step that others do not see is no version for them
                    return None
                if time.perf_counter() - sent > 10.0:
                    raise RuntimeError("no view within 10 s") from None

    async def up_to_date(self, http: httpx.AsyncClient) -> bool:
        """Whether the sockets that got no view have the newest one already."""
        for seat in sorted(self.left):
            headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
            answer = await http.get(f"/api/tables/{self.id}", headers=headers)
            if answer.json()["version"] != json.loads(self.texts[seat])["fresh"]["version"]:
                return False
        return True


async def prepare(url: str, game: str, count: int, tokens: list[str]) -> list[Table]:
    """Guests are shared between tables in fours; a person has few sockets, so each four gets its own tables."""
    tables: list[Table] = []
    limit = asyncio.Semaphore(8)
    async with httpx.AsyncClient(base_url=url, timeout=60.0, trust_env=False, verify=False) as http:

        async def call(token: str, path: str, body: Any = None) -> Any:
            answer = await http.post(path, json=body, headers={"Authorization": f"Bearer {token}"})
            answer.raise_for_status()
            return answer.json()

        async def one(number: int) -> None:
            async with limit:
                crew = []
                for seat in range(SEATS):
                    answer = await http.post("/api/guest", json={"name": f"Load {number} {seat}"})
                    answer.raise_for_status()
                    crew.append(answer.json()["token"])
                body = {"game": game, "seats": [{"kind": "person"}] * SEATS}
                table = (await call(crew[0], "/api/tables", body))["fresh"]["table"]["id"]
                for token in crew[1:]:
                    await call(token, f"/api/tables/{table}/sit", {})
                await call(crew[0], f"/api/tables/{table}/start")
                tables.append(Table(table, crew))
                tokens.extend(crew)

        await asyncio.gather(*(one(number) for number in range(count)))
    return tables


async def open_sockets(url: str, tables: list[Table]) -> None:
    limit = asyncio.Semaphore(32)

    async def one(table: Table) -> None:
        async with limit:
            for seat in range(SEATS):
                await table.open(url, seat)

    await asyncio.gather(*(one(table) for table in tables))
    while any(not text for table in tables for text in table.texts):
        await asyncio.sleep(0.05)


def processes_of(pid: int) -> list[int]:
    """A process and all its children."""
    found = [pid]
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) in found:
            found.append(int(path.parent.name))
    return found


def memory(pid: Optional[int]) -> float:
    """Megabytes held by the server and its children."""
    total = 0
    for each in processes_of(pid) if pid else []:
        try:
            lines = Path(f"/proc/{each}/status").read_text().splitlines()
        except OSError:
            continue
        total += sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
    return total / 1024


def processor(pid: Optional[int]) -> float:
    """Seconds of processor time used by the server and its children."""
    total = 0
    for each in processes_of(pid) if pid else []:
        try:
            fields = Path(f"/proc/{each}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def percentile(found: list[float], share: float) -> float:
    """Milliseconds that this share of the sorted measurements do not exceed."""
    return round(1000 * found[min(len(found) - 1, int(share * len(found)))], 1) if found else 0.0


async def run(url: str, pid: Optional[int], args: argparse.Namespace) -> dict[str, Any]:
    began = time.perf_counter()
    tables = await prepare(url, args.game, args.tables, [])
    await open_sockets(url, tables)
    gc.freeze()  # the collector's pauses would be measured as the server's
    gc.disable()
    ready = time.perf_counter()
    print(f"{len(tables)} tables, {len(tables) * SEATS} sockets after {ready - began:.0f} s", file=sys.stderr)
    warm = ready + args.warm
    until = warm + args.seconds
    rng = random.Random(args.seed)
    http = httpx.AsyncClient(base_url=url, timeout=60.0, trust_env=False, verify=False)
    players = [
        asyncio.ensure_future(table.play(http, args.pace, until, random.Random(rng.random()), warm)) for table in tables
    ]
    await asyncio.sleep(max(0.0, warm - time.perf_counter()))
    samples = [round(memory(pid), 1)]
    watched = {"server": pid, **{name: int(number) for name, number in (each.split("=") for each in args.watch)}}
    used = {name: processor(each) for name, each in watched.items()}
    own = time.process_time()
    while time.perf_counter() < until:
        await asyncio.sleep(min(args.seconds / 10, until - time.perf_counter() + 0.01))
        samples.append(round(memory(pid), 1))
    cores = {name: (processor(each) - used[name]) / args.seconds for name, each in watched.items()}
    cores["generator"] = (time.process_time() - own) / args.seconds
    await asyncio.gather(*players)
    await http.aclose()
    found = sorted(latency for table in tables for latency in table.latencies)
    report = {
        "tables": len(tables),
        "sockets": len(tables) * SEATS,
        "seconds": args.seconds,
        "moves": len(found),
        "moves_per_s": round(len(found) / args.seconds, 1),
        "ms": {name: percentile(found, share) for name, share in SHARES.items()},
        "errors": dict(sum((table.errors for table in tables), Counter())),
        "silent": sum(table.silent for table in tables),
        "server_mb": samples,
        "cores": {name: round(share, 3) for name, share in cores.items()},
        "cpu_ms_per_move": {
            name: round(1000 * share * args.seconds / max(1, len(found)), 2) for name, share in cores.items()
        },
        "machine_load": round(os.getloadavg()[0], 1),
    }
    for table in tables:
        for line in table.lines:
            line.closed = lambda why: None
            line.abort()
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm", type=float, default=5.0, help="seconds of play before measuring")
    parser.add_argument("--pace", type=float, default=4.0, help="seconds between two moves at a table")
    parser.add_argument("--game", default="container")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--url", help="a server that runs already")
    parser.add_argument("--database", default="")
    parser.add_argument("--redis", default="")
    parser.add_argument("--watch", nargs="*", default=[], help="NAME=PID of others whose processor time to report")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    if args.url:
        print(json.dumps(uvloop.run(run(args.url.rstrip("/"), None, args))))
        return
    with socket.socket() as free, tempfile.TemporaryDirectory() as folder:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        command = [sys.executable, "-m", "quayside", "serve", "--port", str(port), "--data", folder]
        command += ["--workers", str(args.workers)]
        environment = {**os.environ, **ROOMY, "QUAYSIDE_DATABASE": args.database, "QUAYSIDE_REDIS": args.redis}
        server = subprocess.Popen(command, env=environment, start_new_session=True)
        try:
            url = f"http://127.0.0.1:{port}"
            for _ in range(600):
                try:
                    if httpx.get(f"{url}/readyz", trust_env=False, verify=False).status_code == 200:
                        break
                except httpx.HTTPError:
                    time.sleep(0.1)
            print(json.dumps(uvloop.run(run(url, server.pid, args))))
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait()


if __name__ == "__main__":
    main()
