"""Settings: everything a host can change, read from the environment once. docs/hosting.md lists them."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import Callable, Optional

from pydantic import ValidationError
from pydantic_settings import BaseSettings, EnvSettingsSource, PydanticBaseSettingsSource, SettingsConfigDict

from quayside.kernel.errors import QuaysideError
from quayside.server.addresses import BadAddress, Network, read_networks

FIRST_PAGE = "index.html"
PREFIX = "QUAYSIDE_"


class BadSetting(QuaysideError):
    """A setting cannot be understood."""


def data_folder() -> Path:
    """Where a server keeps its data unless told otherwise: the platform's usual place."""
    if named := os.environ.get("QUAYSIDE_DATA"):
        return Path(named)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "quayside"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "quayside"
    return Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share")) / "quayside"


class Settings(BaseSettings):
    """One field is one environment variable: `frame_bytes` is QUAYSIDE_FRAME_BYTES."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True, extra="forbid")

    data: Path
    database: str = ""  # a SQLAlchemy or plain URL; empty: SQLite in the data folder
    redis: str = ""  # empty: this is the only process
    secret: str = ""  # signs cookies; empty: made once and kept in the data folder
    url: str = ""  # how people reach this server, for links in messages and the origin check
    origins: str = ""  # further origins that browsers may come from, separated by commas
    trusted_proxies: str = "127.0.0.1,::1"  # addresses and networks whose X-Forwarded-For is believed
    web: str = ""  # a folder with a built browser client; empty: the one that came with the package
    log_level: str = "info"
    metrics: str = ""  # [host:]port where Prometheus finds figures, on this machine unless a host is named; empty: none
    # connections
    connections: int = 10_000  # per process, and never more than the process may open files
    connections_per_address: int = 256
    head_bytes: int = 16 * 1024  # of a request's first line and headers
    head_lines: int = 100
    head_seconds: float = 10.0  # for sending them
    body_seconds: float = 20.0  # for sending the body, and a second more per 64 KiB
    idle_seconds: int = 20  # between two requests on one connection
    send_seconds: float = 30.0  # for reading what waits to be read
    # limits
    frame_bytes: int = 16 * 1024
    messages: int = 60  # per `messages_window` and socket
    messages_window: float = 20.0
    body_bytes: int = 64 * 1024
    import_bytes: int = 8 * 1024 * 1024
    json_depth: int = 32
    sockets_per_person: int = 20
    sockets_per_address: int = 200
    requests: int = 600  # HTTP requests per minute and address
    sign_ups: int = 30  # guests and accounts per hour and address
    accounts: int = 10  # per hour and address
    login_failures: int = 8  # per `login_window`, address and login name; four times as many per address
    login_window: float = 300.0
    login_strangers: int = 100  # per hour and login name, from where its owner has not signed in before
    session_days: float = 400.0  # a session ends so long after it began; 0: never
    session_idle_days: float = 90.0  # and so long after it was last used
    chat: int = 20  # lines per `chat_window`, person and table, over all sockets
    chat_window: float = 20.0
    tables_per_person: int = 50  # open or running, as owner
    entries_per_person: int = 1_000_000  # in the logs of all tables somebody owns
    imports_per_day: int = 50  # and person
    names_refused: str = ""  # a file of words that no name may have
    # work beside the loop: imports, exports, replays, scores, reviews
    work_processes: int = 2
    niceness: int = 10  # how far they, bots and backups stand back behind the server; 0: not at all
    work_ready: bool = True  # started with the server, so that nobody waits for them and its memory is what it stays
    work_seconds: float = 30.0  # a piece of work that takes longer is given up
    work_share: float = 30.0  # seconds of processor time a minute and person; twice as many per address
    review_share: float = 60.0  # the same for reviews of games, which are counted apart
    review_effort: float = 1.0  # less than the usual work for a review, for weak machines: sooner and less certain
    # how long things are kept, in days; 0: for ever
    guest_days: float = 90.0  # guests without a table, after they were last here
    open_table_days: float = 30.0  # tables that nobody started
    finished_table_days: float = 0.0
    chat_days: float = 0.0
    archive: str = ""  # a folder for the games of tables that go; empty: they go without a trace
    tidy_hours: str = "2-6"  # when nobody is disturbed, by the machine's clock
    # play
    snapshot_every: int = 20
    cached_tables: int = 4000
    bot_workers: int = 1
    bot_seconds: float = 5.0  # a bot that thinks longer is replaced by a random move
    bot_pause: float = 0.3  # between the moves of a bot, so that people can follow
    sweep_seconds: float = 5.0  # how often lost wake-ups are looked for
    # storage
    free_bytes: int = 64 * 1024 * 1024  # with less room on the disk the server says that it is not ready
    backup_every: float = 0.0  # hours between two backups; 0: none
    backup_keep: int = 7
    backup_folder: str = ""  # empty: in the data folder
    # notifications
    notify_delay: float = 60.0  # a turn taken within this time needs no message
    smtp: str = ""  # smtp://user:password@host:port, or smtps://
    mail_from: str = "quayside@localhost"
    webhook_allow: str = ""  # addresses or networks that webhooks may reach although they are internal
    outbox_attempts: int = 6
    outbox_backoff: float = 30.0
    # sockets of slow readers are closed when this much waits for them
    backlog_bytes: int = 2 * 1024 * 1024

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        *_others: PydanticBaseSettingsSource,
        **_more: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Settings are what they are made with; only `from_environment` looks around."""
        return (init_settings,)

    def but(self, **changes: object) -> Settings:
        """The same settings with some of them changed."""
        return Settings(**{**dict(self), **changes})

    @property
    def database_url(self) -> str:
        """The URL for SQLAlchemy, with an asynchronous driver: of our own for SQLite, see `store/sqlite.py`."""
        if not self.database:
            return f"sqlite+inline:///{self.data / 'quayside.db'}"
        for plain, driver in (
            ("postgresql://", "postgresql+asyncpg://"),
            ("postgres://", "postgresql+asyncpg://"),
            ("sqlite://", "sqlite+inline://"),
            ("sqlite+aiosqlite://", "sqlite+inline://"),
        ):
            if self.database.startswith(plain):
                return driver + self.database[len(plain) :]
        if not self.database.startswith("postgresql+asyncpg://"):
            raise BadSetting("QUAYSIDE_DATABASE must begin with postgresql:// or sqlite:///")
        return self.database

    @property
    def backups(self) -> Path:
        """Where scheduled backups are kept."""
        return Path(self.backup_folder) if self.backup_folder else self.data / "backups"

    @property
    def client_folder(self) -> Optional[Path]:
        """Where the built browser client lies; None if it was not built."""
        folder = Path(self.web) if self.web else Path(__file__).parent / "web"
        return folder if (folder / FIRST_PAGE).is_file() else None

    @property
    def metrics_address(self) -> Optional[tuple[str, int]]:
        """Host and port of the figures."""
        if not self.metrics:
            return None
        host, _, port = self.metrics.rpartition(":")
        if not port.isdecimal() or not 0 < int(port) < 65536:
            raise BadSetting(f"QUAYSIDE_METRICS is a port or host:port, not {self.metrics!r}")
        return host.strip("[]") or "127.0.0.1", int(port)

    @property
    def trusted(self) -> tuple[Network, ...]:
        """The proxies that are believed."""
        try:
            return read_networks(self.trusted_proxies)
        except BadAddress as error:
            raise BadSetting(f"QUAYSIDE_TRUSTED_PROXIES: {error}") from None

    @property
    def secure(self) -> bool:
        return self.url.startswith("https://")

    def signing_key(self) -> str:
        """The key that signs cookies; kept in the data folder unless it is a setting."""
        if self.secret:
            return self.secret
        return kept_secret(self.data / "secret.key", lambda: secrets.token_urlsafe(48))


def kept_secret(path: Path, make: Callable[[], object]) -> str:
    """The secret in that file, made first if there is none. Two processes that start together agree on one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        fresh = path.with_name(f"{path.name}.{secrets.token_hex(6)}")
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w") as file:
            file.write(str(make()))
        try:
            os.link(fresh, path)
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    return path.read_text().strip()


def from_environment() -> Settings:
    """The settings of this process."""
    found = EnvSettingsSource(Settings)()
    try:
        return Settings(**{**found, "data": found.get("data") or data_folder()})
    except ValidationError as error:
        wrong = [_told(str(each["loc"][0]), each["type"], each["input"]) for each in error.errors()]
        raise BadSetting("; ".join(wrong)) from None


_RIGHT = {"int_parsing": "a whole number", "int_from_float": "a whole number", "float_parsing": "a number"}


def _told(name: str, kind: str, given: object) -> str:
    """What is wrong with a variable, and what would be right."""
    return f"{PREFIX}{name.upper()} must be {_RIGHT.get(kind, 'something else')}, not {given!r}"


def to_environment(settings: Settings) -> dict[str, str]:
    """The same, for worker processes."""
    return {f"{PREFIX}{name.upper()}": str(value) for name, value in settings}
