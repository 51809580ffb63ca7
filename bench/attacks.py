"""Attacks on a real server, from one address, and what they cost the players at other tables.

    python bench/attacks.py                          # all of them, each against a server of its own
    python bench/attacks.py --only headers exports --seconds 30
    python bench/attacks.py --files 1024             # with few open files
    chrt -r 1 python bench/attacks.py                # on a machine that others use, see docs/reliability.md

Four tables with four people each play over sockets, with the settings a server has by itself. Printed is, for each
attack: the time from sending a move until the last socket of its table has the new view (with and without the
attack), how long a bot elsewhere and a new visitor wait, and the memory of the server with all its processes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Optional

import httpx
import uvloop
from attackers import ATTACKS
from load import House, Table, measure, memory, open_sockets, percentile, prepare

from quayside.server.protocol import ImportRequest, SeatRequest
from quayside.server.service import Service
from quayside.server.settings import Settings
from quayside.table.commands import Agree, Sit, Start

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.longest import long_game

TABLES = 4
LONG = 14_900  # actions of the game that is asked for
LISTED = 49  # tables that go on from long games
BAR_MS, BAR_TIMES = 250.0, 2.0  # what is promised: docs/security.md
NOBODY = 10.0  # seconds after which a visitor or a player gives up


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def lay_long_tables(folder: Path) -> dict[str, Any]:
    """Tables whose games have a long past. No import can make one any more, so they are put into the database."""
    here = Service(Settings(data=folder))
    await here.open()
    eve, token = await here.identity.guest("Eve", "en", "192.0.2.66")
    ada, _token = await here.identity.guest("Ada", "en", "192.0.2.67")
    dump = long_game(LONG).dump()
    seats = [SeatRequest(), SeatRequest()]
    made = ""
    for number in range(LISTED):
        wanted = ImportRequest(name=f"Long {number}", seats=seats, dump={})
        made = (await here.lobby.lay(eve, wanted, f"seed {number}", dump, {"believed": True, "facts": []})).table.id
    for person, command in ((ada, Sit()), (ada, Agree()), (eve, Start())):
        await here.change(person, made, command)
    await here.stop()
    return {"token": token, "long": made, "receiver": free_port()}


class Server:
    """`quayside serve` with its own settings, but for what the players' four tables on one address need."""

    def __init__(self, folder: Path, receiver: int, files: Optional[int]) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "quayside", "serve", "--port", str(self.port), "--data", str(folder)]
        if files is not None:
            command = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *command]
        own = {"QUAYSIDE_LOG_LEVEL": "error", "QUAYSIDE_WEBHOOK_ALLOW": "127.0.0.1", "QUAYSIDE_NOTIFY_DELAY": "0"}
        self.process = subprocess.Popen(command, env={**os.environ, **own}, start_new_session=True)
        for _ in range(600):
            try:
                if httpx.get(f"{self.url}/readyz", trust_env=False).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.1)
        raise SystemExit("the server does not start")

    def stop(self) -> None:
        os.killpg(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


class Waits:
    """How long others wait: somebody who plays against a bot, and visitors who come for the first time."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.bot: list[float] = []
        self.visitor: list[float] = []
        self.turned_away = 0

    async def visit(self) -> None:
        while True:
            began = time.perf_counter()
            try:
                transport = httpx.AsyncHTTPTransport(local_address="127.0.0.3", verify=False)
                async with httpx.AsyncClient(transport=transport, timeout=NOBODY) as client:
                    (await client.get(f"{self.server.url}/api/games")).raise_for_status()
                self.visitor.append(time.perf_counter() - began)
            except (httpx.HTTPError, OSError):
                self.turned_away += 1
            await asyncio.sleep(0.5)

    async def play_a_bot(self) -> None:
        """From our own move until it is our turn again."""
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.3", verify=False)
        async with httpx.AsyncClient(base_url=self.server.url, transport=transport, timeout=60.0) as client:
            token = (await client.post("/api/guest", json={"name": "Ben"})).json()["token"]
            client.headers["Authorization"] = f"Bearer {token}"
            rng = random.Random(1)
            while True:
                seats = [{"kind": "person"}, *({"kind": "bot", "bot": "random"} for _ in range(2))]
                made = await client.post("/api/tables", json={"game": "container", "seats": seats})
                table = made.json()["fresh"]["table"]["id"]
                fresh = (await client.post(f"/api/tables/{table}/start")).json()["fresh"]
                since = time.perf_counter()
                while fresh["table"]["status"] == "playing":
                    if fresh["legal"]:
                        if since < math.inf:
                            self.bot.append(time.perf_counter() - since)
                        move = {"action": rng.choice(fresh["legal"])["action"], "version": fresh["version"]}
                        answer = await client.post(f"/api/tables/{table}/act", json=move)
                        since = time.perf_counter()
                        if answer.status_code == 200:
                            fresh = answer.json()["fresh"]
                            since = math.inf if fresh["legal"] else since  # nobody to wait for
                            continue
                    await asyncio.sleep(0.25)
                    fresh = (await client.get(f"/api/tables/{table}")).json()


def elsewhere() -> None:
    """An attacker's own machine is not ours: it has the processor when the server and the players do not need it."""
    os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    os.nice(5)


async def under(server: Server, name: str, given: dict[str, Any], args: argparse.Namespace) -> dict[str, Any]:
    """One attack, measured beside a quiet time before it."""
    http = httpx.AsyncClient(base_url=server.url, timeout=60.0, trust_env=False)
    rng = random.Random(1)
    tables: list[Table] = await prepare(House(http, argparse.Namespace(game="container", rounds=0)), TABLES, rng)
    await open_sockets(server.url, tables)
    pid = server.process.pid
    quiet = await measure(tables, args.pace, {"server": pid}, argparse.Namespace(warm=3.0, seconds=5.0))
    idle = memory(pid)
    waits = Waits(server)
    others = [asyncio.ensure_future(waits.visit()), asyncio.ensure_future(waits.play_a_bot())]
    command = [sys.executable, str(Path(__file__).with_name("attackers.py")), server.url, name, str(args.seconds + 2)]
    attacker = subprocess.Popen([*command, json.dumps(given)], stdout=subprocess.PIPE, preexec_fn=elsewhere)
    found = await measure(tables, args.pace, {"server": pid}, argparse.Namespace(warm=2.0, seconds=args.seconds))
    told = await asyncio.to_thread(attacker.communicate)
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    await http.aclose()
    for table in tables:
        for line in table.lines:
            line.closed = lambda why: None
            line.abort()
    peak = max(*found["server_mb"], memory(pid))
    return {
        "attack": name,
        "holds": found["ms"]["p99"] < BAR_MS and peak < BAR_TIMES * idle and not waits.turned_away,
        "ms": found["ms"],
        "quiet_ms": quiet["ms"],
        "moves": found["moves"],
        "errors": found["errors"],
        "idle_mb": round(idle),
        "peak_mb": round(peak),
        "visitor_ms": {"p50": percentile(sorted(waits.visitor), 0.5), "max": percentile(sorted(waits.visitor), 1.0)},
        "turned_away": waits.turned_away,
        "bot_ms": {"p50": percentile(sorted(waits.bot), 0.5), "max": percentile(sorted(waits.bot), 1.0)},
        "attacker": json.loads(told[0] or b"{}"),
        "machine_load": found["machine_load"],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=list(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--pace", type=float, default=0.25, help="seconds between two moves at a table")
    parser.add_argument("--files", type=int, help="how many files the server may have open")
    args = parser.parse_args()
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    failed = []
    for name in args.only:
        with tempfile.TemporaryDirectory() as folder:
            given = asyncio.run(lay_long_tables(Path(folder)))
            server = Server(Path(folder), given["receiver"], args.files)
            try:
                found = uvloop.run(under(server, name, given, args))
            finally:
                server.stop()
        print(json.dumps(found), flush=True)
        if not found["holds"]:
            failed.append(name)
    print("does not hold: " + ", ".join(failed) if failed else "everything holds", file=sys.stderr)
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
