"""The outbox: messages to people, stored with the change that causes them and sent later, with retries.

Each person has a lane of its own: its messages go out one after the other, and a receiver that keeps us waiting keeps
nobody else's waiting.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Awaitable, Callable, Collection, Mapping, Optional

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.kernel.sets import has
from quayside.server.messages import markup
from quayside.server.metrics import NOTICES
from quayside.server.settings import Settings
from quayside.server.store import schema
from quayside.server.store.database import Database
from quayside.table.entries import LogEntry
from quayside.table.table import OPEN, Table
from quayside.words import Words

log = logging.getLogger("quayside.outbox")

CLAIM = 60.0  # seconds for which a process that has taken a message is left alone with it
DEADLINE = 8.0  # seconds that sending one message may take, whatever the receiver does
LANES = 64  # people to whom a process sends at a time


@dataclass(frozen=True)
class Message:
    """What a person is told, in that person's language."""

    subject: str
    text: str


class NotDelivered(Exception):
    """The message did not get through; `for_good` if trying again is pointless."""

    def __init__(self, why: str, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good


Sender = Callable[[Mapping[str, Any], Message], Awaitable[None]]
Plain = Callable[[str], str]


async def queue_turns(connection: AsyncConnection, before: Table, after: Table, entry: LogEntry, when: float) -> None:
    """Queue a message for everybody whose turn begins with this entry. Part of the write path's transaction."""
    people: dict[str, int] = {}
    for seat in after.running() - before.running():
        person = after.seats[seat].person
        if person is not None and person != entry.person:
            people[person] = seat
    if not people:
        return
    c = schema.channels.c
    query = select(c.id, c.person).where(c.person.in_(people), c.verified)
    for channel, person in (await connection.execute(query)).all():
        await queue(
            connection,
            person,
            channel,
            f"{after.id}:{entry.version}",
            {"what": "turn", "table": after.id, "seat": people[person]},
            when,
            entry.at,
        )


async def queue_kept(connection: AsyncConnection, before: Table, after: Table, entry: LogEntry, when: float) -> None:
    """Queue a message for whoever a seat is kept for from this entry on. Part of the write path's transaction."""
    c = schema.channels.c
    for old, new in zip(before.seats, after.seats, strict=False):  # a new table has none before
        if new.held_for is None or new.held_for == old.held_for:
            continue
        query = select(c.id).where(c.person == new.held_for, c.verified)
        for channel in (await connection.execute(query)).scalars().all():
            message = {"what": "kept", "table": after.id, "seat": new.seat}
            about = f"{after.id}:{entry.version}"
            await queue(connection, new.held_for, channel, about, message, when, entry.at)


async def queue(
    connection: AsyncConnection,
    person: str,
    channel: Optional[str],
    about: str,
    message: dict[str, Any],
    when: float,
    now: float,
) -> None:
    """Store a message to be sent at `when`."""
    values = {
        "person": person,
        "channel": channel,
        "about": about,
        "message": message,
        "status": "waiting",
        "attempts": 0,
        "next_at": when,
        "created_at": now,
    }
    await connection.execute(insert(schema.outbox).values(**values))


def mailed_token(settings: Settings, seed: str) -> str:
    """A secret that a message carries but the database does not: it takes the server's key to make it of the seed."""
    made = hmac.new(settings.signing_key().encode(), f"mailed {seed}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(made).decode().rstrip("=")


class Outbox:
    """Sends what is due: to many people at a time, to each of them one message after the other."""

    def __init__(
        self, database: Database, settings: Settings, senders: Mapping[str, Sender], now: Callable[[], float]
    ) -> None:
        self.database = database
        self.settings = settings
        self.senders = senders
        self.now = now
        self._lanes: dict[str, asyncio.Task[None]] = {}
        self._freed = asyncio.Event()

    async def run(self) -> None:
        """Look for due messages until cancelled."""
        try:
            while True:
                self._freed.clear()
                try:
                    while len(self._lanes) < LANES and (row := await self._claim(self._lanes)) is not None:
                        self._open_lane(row)
                except Exception:  # the outbox has to go on, whatever one message or the database did
                    log.exception("outbox")
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._freed.wait(), min(1.0, self.settings.sweep_seconds))
        finally:
            for lane in self._lanes.values():
                lane.cancel()

    async def waiting(self) -> int:
        """How many messages are due."""
        c = schema.outbox.c
        query = select(func.count()).select_from(schema.outbox).where(c.status == "waiting", c.next_at <= self.now())
        async with self.database.glance() as connection:
            return int((await connection.execute(query)).scalar_one())

    def _open_lane(self, row: Mapping[str, Any]) -> None:
        person = row["person"]

        def ended(lane: asyncio.Task[None]) -> None:
            del self._lanes[person]
            self._freed.set()
            if not lane.cancelled() and (error := lane.exception()) is not None:
                log.error("message %s", row["id"], exc_info=error)

        lane = self._lanes[person] = asyncio.ensure_future(self._send(row))
        lane.add_done_callback(ended)

    async def _send(self, row: Mapping[str, Any]) -> None:
        """Send a claimed message and note what became of it."""
        status, error = "sent", None
        try:
            if not await self._still_wanted(row):
                status = "skipped"
            else:
                channel, message = await self._composed(row)
                async with asyncio.timeout(DEADLINE):
                    await self.senders[channel["kind"]](channel["target"], message)
        except NotDelivered as problem:
            error = str(problem)[:500]
            status = "failed" if problem.for_good or row["attempts"] >= self.settings.outbox_attempts else "waiting"
        except Exception as problem:  # libraries for mail and push raise what they like; the message is tried again
            if not isinstance(problem, TimeoutError):
                log.exception("message %s", row["id"])
            error = "no answer in time" if isinstance(problem, TimeoutError) else type(problem).__name__
            status = "failed" if row["attempts"] >= self.settings.outbox_attempts else "waiting"
        NOTICES.labels(status if status != "waiting" else "retried").inc()
        wait = self.settings.outbox_backoff * 2 ** (row["attempts"] - 1)
        values = {"status": status, "error": error, "next_at": self.now() + wait}
        async with self.database.write() as connection:
            await connection.execute(update(schema.outbox).where(schema.outbox.c.id == row["id"]).values(**values))

    async def _claim(self, busy: Collection[str]) -> Optional[Mapping[str, Any]]:
        """Take the message that is due first among those of people to whom nothing is being sent.

        A process that dies with it gives it back when the claim runs out.
        """
        c = schema.outbox.c
        due = select(schema.outbox).where(c.status == "waiting", c.next_at <= self.now(), c.person.not_in(list(busy)))
        due = due.order_by(c.next_at).limit(1)
        async with self.database.read() as connection:
            if (await connection.execute(due)).first() is None:
                return None  # found out without the writers' lock
        async with self.database.write() as connection:
            row = (await connection.execute(due.with_for_update(skip_locked=True))).mappings().first()
            if row is None:
                return None
            values = {"attempts": row["attempts"] + 1, "next_at": self.now() + CLAIM}
            await connection.execute(update(schema.outbox).where(c.id == row["id"]).values(**values))
            return {**row, **values}

    async def _still_wanted(self, row: Mapping[str, Any]) -> bool:
        """A turn or a seat that has been taken meanwhile needs no message."""
        message = row["message"]
        look = {"turn": self._still_asked, "kept": self._still_kept}.get(message["what"])
        return look is None or await look(row["person"], message)

    async def _still_kept(self, person: str, message: Mapping[str, Any]) -> bool:
        s, t = schema.seats.c, schema.tables.c
        query = select(t.id).join(schema.seats, s.table_id == t.id).where(t.id == message["table"], t.status == OPEN)
        async with self.database.read() as connection:
            return (await connection.execute(query.where(s.held_for == person))).first() is not None

    async def _still_asked(self, _person: str, message: Mapping[str, Any]) -> bool:
        c = schema.tables.c
        async with self.database.read() as connection:
            query = select(c.status, c.pending, c.unconfirmed).where(c.id == message["table"])
            table = (await connection.execute(query)).one()
        asked = has(table.pending, message["seat"]) or table.unconfirmed == message["seat"]
        return table.status == "playing" and bool(asked)

    async def _composed(self, row: Mapping[str, Any]) -> tuple[Mapping[str, Any], Message]:
        """Where a message goes and what it says there, in its person's language."""
        people, channels, tables = schema.people.c, schema.channels.c, schema.tables.c
        async with self.database.read() as connection:
            query = select(people.name, people.language).where(people.id == row["person"])
            person = (await connection.execute(query)).one()
            found = await connection.execute(select(schema.channels).where(channels.id == row["channel"]))
            channel = found.mappings().first()
            if channel is None:
                raise NotDelivered("the channel is gone", for_good=True)
            about = row["message"].get("table")
            told = select(tables.name, tables.game, people.name.label("host")).where(tables.id == about)
            table = (await connection.execute(told.join(schema.people, people.id == tables.owner))).one_or_none()
        words = Words(person.language)
        plain = markup.plainly(channel["target"].get("format"))
        compose = {"verify": self._code, "reset": self._reset, "turn": self._turn, "kept": self._kept}[
            row["message"]["what"]
        ]
        return dict(channel), compose(words, plain, person.name, row["message"], table)

    def _code(self, words: Words, plain: Plain, name: str, message: Mapping[str, Any], _table: Any) -> Message:
        text = words.say("notice-verify-text", name=plain(name), code=message["code"])
        return Message(words.say("notice-verify-subject"), text)

    def _reset(self, words: Words, plain: Plain, name: str, message: Mapping[str, Any], _table: Any) -> Message:
        url = f"{self._here}/#/reset/{mailed_token(self.settings, message['seed'])}"
        return Message(words.say("notice-reset-subject"), words.say("notice-reset-text", name=plain(name), url=url))

    def _turn(self, words: Words, plain: Plain, name: str, message: Mapping[str, Any], table: Any) -> Message:
        title, said = self._at_table(words, plain, name, message, table)
        return Message(words.say("notice-turn-subject", table=title), words.say("notice-turn-text", **said))

    def _kept(self, words: Words, plain: Plain, name: str, message: Mapping[str, Any], table: Any) -> Message:
        _title, said = self._at_table(words, plain, name, message, table)
        subject = words.say("notice-kept-subject", host=" ".join(table.host.split()), game=said["game"])
        return Message(subject, words.say("notice-kept-text", host=plain(table.host), **said))

    def _at_table(
        self, words: Words, plain: Plain, name: str, message: Mapping[str, Any], table: Any
    ) -> tuple[str, dict[str, str]]:
        """The table's name, and what messages about it say."""
        if table is None:
            raise NotDelivered("the table is gone", for_good=True)
        title = " ".join(table.name.split()) or message["table"]
        url = f"{self._here}/#/table/{message['table']}"  # the address that the browser client itself shows
        return title, {"name": plain(name), "game": words.say(table.game), "table": plain(title), "url": url}

    @property
    def _here(self) -> str:
        return self.settings.url or "http://localhost:8000"
