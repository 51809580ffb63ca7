"""Real servers, databases and receivers for the tests: processes on free ports in a temporary folder."""

from __future__ import annotations

import contextlib
import itertools
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Iterator, Optional, Sequence

import httpx

from quayside.client import Client
from quayside.server.settings import Settings
from server.forked import Forked

QUICK = {
    "QUAYSIDE_BOT_PAUSE": "0",
    "QUAYSIDE_SWEEP_SECONDS": "0.5",
    "QUAYSIDE_NOTIFY_DELAY": "0",
    "QUAYSIDE_OUTBOX_BACKOFF": "0.2",
    "QUAYSIDE_SIGN_UPS": "1000000",
    "QUAYSIDE_ACCOUNTS": "1000000",
    "QUAYSIDE_IMPORTS_PER_DAY": "1000000",
    "QUAYSIDE_REQUESTS": "1000000",
    "QUAYSIDE_SOCKETS_PER_ADDRESS": "5000",
    "QUAYSIDE_SOCKETS_PER_PERSON": "500",
    "QUAYSIDE_TABLES_PER_PERSON": "100000",
    "QUAYSIDE_MESSAGES": "100000",
    "QUAYSIDE_WORK_SHARE": "100000",
    "QUAYSIDE_REVIEW_SHARE": "100000",
    "QUAYSIDE_REVIEW_EFFORT": "0.05",
    "QUAYSIDE_NICENESS": "0",  # other tests keep the machine busy all the time: whoever stands back is starved
    "QUAYSIDE_WORK_READY": "false",  # hundreds of servers start here, and few need them
    "QUAYSIDE_CHAT": "100000",
    "QUAYSIDE_WEB": "no-client",  # whether or not one was built here: what is no file is then no page
    "QUAYSIDE_LOG_LEVEL": "warning",
}


PORTS = range(10_000, 32_000)  # below those that the system gives to whoever connects somewhere
REDISES = 1024  # stages that one run of tests may have beside each other
SHARES = 32  # at most so many processes run tests beside each other
_given: set[int] = set()


def free_port() -> int:
    """A port that nobody has now, and that nobody is given here again: not by another process of this run either, so
    that whoever was killed finds its port free when it starts again."""
    share = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % SHARES
    ports = PORTS[share::SHARES]
    while True:
        port = ports[secrets.randbelow(len(ports))]
        with socket.socket() as trial:
            if port not in _given and trial.connect_ex(("127.0.0.1", port)) != 0:
                _given.add(port)
                return port


class Server:
    """`quayside serve` as a process of its own."""

    def __init__(
        self,
        data: Path,
        environment: Optional[dict[str, str]] = None,
        workers: int = 1,
        files: Optional[int] = None,  # how many it may have open; None: as many as the system lets it
    ) -> None:
        self.data = data
        self.files = files
        self.environment = {**QUICK, **(environment or {})}
        self.workers = workers
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment.setdefault("QUAYSIDE_METRICS", str(free_port()))
        self.process: Optional[subprocess.Popen[bytes] | Forked] = None
        self.log = data / f"server-{self.port}.log"

    def start(self, **environment: str) -> Server:
        self.data.mkdir(parents=True, exist_ok=True)
        words = ["serve", "--port", str(self.port), "--data", str(self.data)]
        inherited = {key: value for key, value in os.environ.items() if not key.startswith("QUAYSIDE_")}
        told = {**inherited, **self.environment, **environment}
        if self.workers > 1:
            command = [sys.executable, "-m", "quayside", *words, "--workers", str(self.workers)]
            with self.log.open("ab") as out:
                self.process = subprocess.Popen(command, env=told, stdout=out, stderr=out, start_new_session=True)
        else:
            self.process = Forked(words, told, self.log, self.files)
        self.wait()
        return self

    def wait(self, seconds: float = 240.0) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.process is not None
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended: {self.log.read_text()[-3000:]}")
            try:
                if httpx.get(f"{self.url}/readyz", timeout=2.0, trust_env=False, verify=False).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text()[-3000:]}")

    def figures(self) -> str:
        """What Prometheus would be told."""
        port = self.environment["QUAYSIDE_METRICS"]
        return httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text

    def died(self, seconds: float = 20.0) -> bool:
        """Whether the process ended by itself."""
        assert self.process is not None
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def kill(self) -> None:
        """kill -9 for the process and its children."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(10)
        self.kill()


def wait_for_port(port: int, log: Path) -> None:
    for _ in range(400):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"nothing listens on {port}: {log.read_text()[-2000:]}")


def _program(name: str) -> Optional[str]:
    found = shutil.which(name)
    if found:
        return found
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / name).exists():
            return str(folder / name)
    return None


def install() -> Optional[str]:
    """See that PostgreSQL and Redis are there; why not, if they cannot be."""
    return have(("initdb", "redis-server"), ("postgresql", "redis-server"))


def have(programs: Sequence[str], packages: Sequence[str]) -> Optional[str]:
    """See that some programs are there, from Debian's packages if need be; why not, if they cannot be."""
    named = " and ".join(packages)
    if all(map(_program, programs)):
        return None
    if os.environ.get("QUAYSIDE_TEST_APT") == "no" or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return f"{named} are not installed and this is not root"
    if not shutil.which("apt-get"):
        return f"{named} are not installed and there is no apt-get"
    said = ""
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        said = _apt(command)
        if all(map(_program, programs)):
            return None  # whoever was before us has installed them
    return f"apt-get could not install {named}: {said[-300:]}"


BUSY = ("Could not get lock", "Unable to acquire the dpkg", "is held by process", "dpkg was interrupted")
PATIENCE = 600.0  # seconds to wait for somebody else's apt-get


def _apt(command: list[str]) -> str:
    """Run apt-get, waiting as long as another one is at work; what it said."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
    waits = ["-o", f"DPkg::Lock::Timeout={PATIENCE:.0f}"]  # for the lock of dpkg; that of the lists has no such option
    end = time.monotonic() + PATIENCE
    while True:
        done = subprocess.run(
            ["apt-get", *waits, *command], env=environment, check=False, capture_output=True, text=True
        )
        said = (done.stdout + done.stderr).strip()
        if done.returncode == 0 or time.monotonic() > end or not any(word in said for word in BUSY):
            return said
        time.sleep(2.0)


class Databases:
    """A PostgreSQL and a Redis of our own, as the user postgres where we are root.

    Their folder is not one of pytest's: those are shut to other users whenever another pytest starts.
    """

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="quayside-databases-"))
        self.postgres_port = free_port()
        self.redis_port = free_port()
        self.postgres = f"postgresql://postgres@127.0.0.1:{self.postgres_port}/postgres"
        self._redises = itertools.count()
        self._processes: list[subprocess.Popen[bytes]] = []
        self._user: Optional[str] = "postgres" if os.geteuid() == 0 else None

    def start(self) -> Databases:
        data = self.folder / "postgres"
        if self._user is not None:
            owner = pwd.getpwnam("postgres")
            self.folder.chmod(0o755)
            data.mkdir()
            os.chown(data, owner.pw_uid, owner.pw_gid)
        initdb, redis = _program("initdb"), _program("redis-server")
        assert initdb and redis  # noqa: PT018
        subprocess.run(
            [initdb, "-D", str(data), "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"],
            user=self._user,
            check=True,
            cwd="/",
            stdout=subprocess.DEVNULL,
        )
        self.start_postgres()
        log = (self.folder / "databases.log").open("ab")
        self._processes.append(
            subprocess.Popen(
                [redis, "--port", str(self.redis_port), "--save", "", "--appendonly", "no", "--bind", "127.0.0.1"]
                + ["--databases", str(REDISES)],
                cwd=self.folder,
                stdout=log,
                stderr=log,
            )
        )
        wait_for_port(self.redis_port, self.folder / "databases.log")
        return self

    def start_postgres(self) -> None:
        """Start PostgreSQL, for the first time or again."""
        data = self.folder / "postgres"
        postgres = _program("postgres")
        assert postgres
        settings = ["-c", f"port={self.postgres_port}", "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=80"]
        settings += ["-c", f"unix_socket_directories={data}"]
        log = (self.folder / "databases.log").open("ab")
        command = [postgres, "-D", str(data), *settings]
        self._processes.insert(0, subprocess.Popen(command, user=self._user, cwd="/", stdout=log, stderr=log))
        wait_for_port(self.postgres_port, self.folder / "databases.log")
        self._wait_for_postgres()

    def stop_postgres(self) -> None:
        """Let PostgreSQL go away, with everybody who is connected."""
        process = self._processes.pop(0)
        process.send_signal(signal.SIGINT)
        process.wait(30)

    def _wait_for_postgres(self) -> None:
        ready = _program("pg_isready")
        for _ in range(200):
            if ready is None:
                time.sleep(2.0)
                return
            if subprocess.run([ready, "-q", "-h", "127.0.0.1", "-p", str(self.postgres_port)]).returncode == 0:
                return
            time.sleep(0.05)
        raise AssertionError("PostgreSQL does not become ready")

    def fresh_redis(self) -> str:
        """The URL of a number in Redis of its own: wrong passwords at one stage shut no other's doors."""
        number = next(self._redises)
        assert number < REDISES
        return f"redis://127.0.0.1:{self.redis_port}/{number}"

    def fresh(self, name: str) -> str:
        """The URL of a new empty database."""
        createdb = _program("createdb")
        assert createdb
        command = [createdb, "-h", "127.0.0.1", "-p", str(self.postgres_port), "-U", "postgres", name]
        subprocess.run(command, check=True)
        return self.postgres.rsplit("/", 1)[0] + f"/{name}"

    def stop(self) -> None:
        for process in self._processes:
            process.send_signal(signal.SIGINT)
        for process in self._processes:
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class OwnRedis:
    """A Redis that a test may kill, freeze and start again on the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: Optional[subprocess.Popen[bytes]] = None

    def start(self) -> OwnRedis:
        program = _program("redis-server")
        assert program
        command = [program, "--port", str(self.port), "--save", "", "--appendonly", "no", "--bind", "127.0.0.1"]
        with (self.folder / "redis.log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log)
        wait_for_port(self.port, self.folder / "redis.log")
        return self

    def signal(self, what: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(what)

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()  # a frozen one too
            self.process.wait()
            self.process = None


class Stage:
    """Where a test plays: the addresses of one or two server processes with one database."""

    def __init__(self, kind: str, servers: list[Server], database: str, redis: str) -> None:
        self.kind = kind
        self.servers = servers
        self.database = database
        self.redis = redis

    def url(self, number: int = 0) -> str:
        return self.servers[number % len(self.servers)].url

    def client(self, number: int = 0) -> Client:
        return Client(self.url(number))

    @property
    def settings(self) -> Settings:
        return Settings(data=self.servers[0].data, database=self.database, redis=self.redis)


def make_servers(
    kind: str, folder: Path, databases: Optional[Databases], environment: Optional[dict[str, str]] = None
) -> Stage:
    """Servers that are not started yet."""
    if kind == "sqlite":
        return Stage(kind, [Server(folder, environment)], "", "")
    assert databases is not None
    database, redis = databases.fresh(f"q{secrets.token_hex(6)}"), databases.fresh_redis()
    shared = {"QUAYSIDE_DATABASE": database, "QUAYSIDE_REDIS": redis, "QUAYSIDE_SECRET": "of the tests"}
    servers = [Server(folder, {**shared, **(environment or {})}) for _ in range(2)]
    return Stage(kind, servers, database, redis)


@contextlib.contextmanager
def started(stage: Stage) -> Iterator[Stage]:
    try:
        for server in stage.servers:
            server.start()
        yield stage
    finally:
        for server in stage.servers:
            server.stop()
