"""Load on a real server: many live tables, four real sockets each, random legal moves, bounded in time.

    python bench/load.py --tables 500 --seconds 60
    python bench/load.py --tables 1000 --seconds 60 --url http://localhost:8000   # a server that runs already
    python bench/load.py --tables 500 --seconds 600 --age 169 --rounds 5          # games of every age: memory
    python bench/load.py --tables 500 --seconds 25 --pace 2 1 0.8 0.65            # where is the limit?

Measures the time from sending a move to the moment the last of the table's sockets has its new view, and the
memory of the server. Where a game ends, the same four begin another. With --age the tables have already played a random
number of moves when measuring begins, so that games of every age are there at any time. Without --url it starts a
server of its own on SQLite (or with --database, --redis, --workers).
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
AGEING = 48  # tables that play their first moves at once
SHARES = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
ROOMY = {
    "QUAYSIDE_SIGN_UPS": "1000000",
    "QUAYSIDE_REQUESTS": "100000000",
    "QUAYSIDE_SOCKETS_PER_ADDRESS": "1000000",
    "QUAYSIDE_TABLES_PER_PERSON": "1000000",
    "QUAYSIDE_MESSAGES": "100000",
    "QUAYSIDE_LOG_LEVEL": "warning",
}


# Of most messages only these are looked at; the whole of one is parsed only to choose a move from it.
NO_DECISION = re.compile(rb'"decision": ?null, ?"legal": ?\[\]')
PLAYING = re.compile(rb'"status": ?"playing"')


class House:
    """The server as the tables need it over HTTP, and what they play."""

    def __init__(self, http: httpx.AsyncClient, args: argparse.Namespace) -> None:
        self.http = http
        self.game = args.game
        self.options = {"round_limit": args.rounds} if args.rounds else {}

    async def call(self, token: Optional[str], path: str, body: Any = None) -> Any:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        answer = await self.http.post(path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def guests(self, number: int) -> list[str]:
        """The tokens of four people."""
        names = [f"Load {number} {seat}" for seat in range(SEATS)]
        return [(await self.call(None, "/api/guest", {"name": name}))["token"] for name in names]

    async def lay(self, crew: list[str]) -> str:
        """A new game for four people."""
        body = {"game": self.game, "options": self.options, "seats": [{"kind": "person"}] * SEATS}
        table: str = (await self.call(crew[0], "/api/tables", body))["fresh"]["table"]["id"]
        for token in crew[1:]:
            await self.call(token, f"/api/tables/{table}/sit", {})
        await self.call(crew[0], f"/api/tables/{table}/start")
        return table


class Table:
    """One table with its four sockets. `left` counts the sockets that have still to get the newest view."""

    def __init__(self, house: House, table: str, tokens: list[str], rng: random.Random) -> None:
        self.house = house
        self.id = table
        self.tokens = tokens
        self.rng = rng
        self.lines: list[Line] = []
        self.texts: list[bytes] = [b""] * SEATS
        self.waiting: Optional[asyncio.Future[None]] = None
        self.left: set[int] = set()
        self.over = False
        self.forget()

    def forget(self) -> None:
        """Begin to count anew."""
        self.latencies: list[float] = []
        self.games = 0  # that have ended here
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

    async def grow(self, moves: int, room: asyncio.Semaphore) -> None:
        """Play so many moves without pausing, to be a table of that age."""
        async with room:
            for _ in range(moves):
                await self.move(float("inf"))
                if self.over:
                    await self.again()

    async def play(self, pace: float, until: float, start: float) -> None:
        """A random legal move every `pace` seconds, whoever's turn it is; those from `start` on are measured."""
        await asyncio.sleep(self.rng.random() * pace)
        while time.perf_counter() < until:
            sent = time.perf_counter()
            if self.over:
                await self.again()
            await self.move(start)
            await asyncio.sleep(max(0.0, pace * (0.5 + self.rng.random()) - (time.perf_counter() - sent)))

    async def again(self) -> None:
        """The game is over: the same four begin another, on the same sockets."""
        self.games += 1
        before, self.id = self.id, await self.house.lay(self.tokens)
        self.texts = [b""] * SEATS
        for line in self.lines:
            line.send(json.dumps({"type": "unsubscribe", "id": "u", "table": before}))
            line.send(json.dumps({"type": "subscribe", "id": "s", "table": self.id}))
        while not all(self.texts):
            await asyncio.sleep(0.05)

    async def move(self, start: float) -> None:
        """One move, measured if it is sent after `start`."""
        while True:
            seat = next((at for at, text in enumerate(self.texts) if not NO_DECISION.search(text)), None)
            if seat is not None or self.over:
                break
            await asyncio.sleep(0.05)
        if seat is None:
            return
        fresh = json.loads(self.texts[seat])["fresh"]
        action = self.rng.choice(fresh["legal"])["action"]
        move = {"type": "act", "id": "a", "table": self.id, "move": secrets.token_hex(8), "action": action}
        move["version"] = fresh["version"]
        self.left = set(range(SEATS))
        self.waiting = asyncio.get_running_loop().create_future()
        sent = time.perf_counter()
        self.lines[seat].send(json.dumps(move))
        try:
            took = await self.delivered(seat, sent)
            if took is not None and sent >= start:
                self.latencies.append(took)
        except RuntimeError as error:
            self.errors[f"{error}: {action.partition('(')[0]}"] += 1

    async def delivered(self, seat: int, sent: float) -> Optional[float]:
        """Seconds until the last socket had its view; None if there was nothing to tell to some of them."""
        assert self.waiting is not None
        while True:
            try:
                await asyncio.wait_for(asyncio.shield(self.waiting), 2.0)
                return time.perf_counter() - sent
            except TimeoutError:
                if seat not in self.left and await self.up_to_date():
                    self.silent += 1  # a step that others do not see is no version for them
                    return None
                if time.perf_counter() - sent > 10.0:
                    raise RuntimeError("no view within 10 s") from None

    async def up_to_date(self) -> bool:
        """Whether the sockets that got no view have the newest one already."""
        for seat in sorted(self.left):
            headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
            answer = await self.house.http.get(f"/api/tables/{self.id}", headers=headers)
            if answer.json()["version"] != json.loads(self.texts[seat])["fresh"]["version"]:
                return False
        return True


async def prepare(house: House, count: int, rng: random.Random) -> list[Table]:
    """Tables with four guests each; a person has few sockets, so nobody plays at two."""
    tables: list[Table] = []
    limit = asyncio.Semaphore(8)

    async def one(number: int) -> None:
        async with limit:
            crew = await house.guests(number)
            tables.append(Table(house, await house.lay(crew), crew, random.Random(rng.random())))

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


def memories(pid: Optional[int]) -> list[float]:
    """Megabytes held by the server, then by each of its children; pages that they share count for each of them."""
    found = []
    for each in processes_of(pid) if pid else []:
        try:
            lines = Path(f"/proc/{each}/status").read_text().splitlines()
        except OSError:
            continue
        found.append(sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024)
    return found


def memory(pid: Optional[int]) -> float:
    """Megabytes held by the server and its children."""
    return sum(memories(pid))


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


async def run(url: str, pid: Optional[int], args: argparse.Namespace) -> None:
    """Lay the tables, let them grow to their ages, then measure at each pace in turn and print what was found."""
    began = time.perf_counter()
    http = httpx.AsyncClient(base_url=url, timeout=60.0, trust_env=False, verify=False)
    rng = random.Random(args.seed)
    tables = await prepare(House(http, args), args.tables, rng)
    await open_sockets(url, tables)
    gc.freeze()  # the collector's pauses would be measured as the server's
    gc.disable()
    ready = time.perf_counter()
    print(f"{len(tables)} tables, {len(tables) * SEATS} sockets after {ready - began:.0f} s", file=sys.stderr)
    room = asyncio.Semaphore(AGEING)
    await asyncio.gather(*(table.grow(rng.randint(0, args.age), room) for table in tables))
    print(f"aged after {time.perf_counter() - ready:.0f} s more", file=sys.stderr)
    watched = {"server": pid, **{name: int(number) for name, number in (each.split("=") for each in args.watch)}}
    for pace in args.pace:
        print(json.dumps(await measure(tables, pace, watched, args)), flush=True)
    await http.aclose()
    for table in tables:
        for line in table.lines:
            line.closed = lambda why: None
            line.abort()


async def measure(
    tables: list[Table], pace: float, watched: dict[str, Optional[int]], args: argparse.Namespace
) -> dict[str, Any]:
    """All tables play at that pace for a while."""
    for table in tables:
        table.forget()
    warm = time.perf_counter() + args.warm
    until = warm + args.seconds
    players = [asyncio.ensure_future(table.play(pace, until, warm)) for table in tables]
    await asyncio.sleep(max(0.0, warm - time.perf_counter()))
    samples = [round(memory(watched["server"]), 1)]
    used = {name: processor(each) for name, each in watched.items()}
    own = time.process_time()
    while time.perf_counter() < until:
        await asyncio.sleep(min(args.seconds / 10, until - time.perf_counter() + 0.01))
        samples.append(round(memory(watched["server"]), 1))
    cores = {name: (processor(each) - used[name]) / args.seconds for name, each in watched.items()}
    cores["generator"] = (time.process_time() - own) / args.seconds
    await asyncio.gather(*players)
    found = sorted(latency for table in tables for latency in table.latencies)
    return {
        "tables": len(tables),
        "sockets": len(tables) * SEATS,
        "pace": pace,
        "seconds": args.seconds,
        "games_ended": sum(table.games for table in tables),
        "moves": len(found),
        "moves_per_s": round(len(found) / args.seconds, 1),
        "ms": {name: percentile(found, share) for name, share in SHARES.items()},
        "errors": dict(sum((table.errors for table in tables), Counter())),
        "silent": sum(table.silent for table in tables),
        "server_mb": samples,
        "processes_mb": [round(each, 1) for each in memories(watched["server"])],
        "cores": {name: round(share, 3) for name, share in cores.items()},
        "cpu_ms_per_move": {
            name: round(1000 * share * args.seconds / max(1, len(found)), 2) for name, share in cores.items()
        },
        "machine_load": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm", type=float, default=5.0, help="seconds of play before measuring")
    pace = "seconds between two moves at a table; several are measured one after the other"
    parser.add_argument("--pace", type=float, nargs="+", default=[4.0], help=pace)
    parser.add_argument(
        "--age", type=int, default=0, help="moves that tables have played before, at random up to these"
    )
    parser.add_argument(
        "--rounds", type=int, default=0, help="end games after so many rounds, where they have that option"
    )
    parser.add_argument("--game", default="container")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--url", help="a server that runs already")
    parser.add_argument("--database", default="")
    parser.add_argument("--redis", default="")
    parser.add_argument("--watch", nargs="*", default=[], help="NAME=PID of others whose processor time to report")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    if args.url:
        uvloop.run(run(args.url.rstrip("/"), None, args))
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
            uvloop.run(run(url, server.pid, args))
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait()


if __name__ == "__main__":
    main()
