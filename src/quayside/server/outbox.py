"""The outbox: messages to people, stored with the change that causes them and sent later, with retries."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import logging
from dataclasses import dataclass
from typing import Any, Awaitable, Callable, Mapping, Optional

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.server import schema
from quayside.server.database import Database
from quayside.server.metrics import NOTICES
from quayside.server.settings import Settings
from quayside.server.table import Entry, Table
from quayside.words import Words

log = logging.getLogger("quayside.outbox")

CLAIM = 60.0  # seconds for which a process that has taken a message is left alone with it


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


async def queue_turns(connection: AsyncConnection, before: Table, after: Table, entry: Entry, when: float) -> None:
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
    """Sends what is due, one message at a time per process."""

    def __init__(
        self, database: Database, settings: Settings, senders: Mapping[str, Sender], now: Callable[[], float]
    ) -> None:
        self.database = database
        self.settings = settings
        self.senders = senders
        self.now = now

    async def run(self) -> None:
        """Look for due messages until cancelled."""
        while True:
            try:
                while await self.send_one():
                    pass
            except Exception:  # the outbox has to go on, whatever one message or the database did
                log.exception("outbox")
            await asyncio.sleep(min(1.0, self.settings.sweep_seconds))

    async def send_one(self) -> bool:
        """Send one due message; False if there is none."""
        row = await self._claim()
        if row is None:
            return False
        status, error = "sent", None
        try:
            if not await self._still_wanted(row):
                status = "skipped"
            else:
                channel, message = await self._composed(row)
                await self.senders[channel["kind"]](channel["target"], message)
        except NotDelivered as problem:
            error = str(problem)[:500]
            status = "failed" if problem.for_good or row["attempts"] >= self.settings.outbox_attempts else "waiting"
        except Exception as problem:  # libraries for mail and push raise what they like; the message is tried again
            log.exception("message %s", row["id"])
            error = type(problem).__name__
            status = "failed" if row["attempts"] >= self.settings.outbox_attempts else "waiting"
        NOTICES.labels(status if status != "waiting" else "retried").inc()
        wait = self.settings.outbox_backoff * 2 ** (row["attempts"] - 1)
        values = {"status": status, "error": error, "next_at": self.now() + wait}
        async with self.database.write() as connection:
            await connection.execute(update(schema.outbox).where(schema.outbox.c.id == row["id"]).values(**values))
        return True

    async def _claim(self) -> Optional[Mapping[str, Any]]:
        """Take the message that is due first; a process that dies with it gives it back when the claim runs out."""
        c = schema.outbox.c
        due = select(schema.outbox).where(c.status == "waiting", c.next_at <= self.now()).order_by(c.next_at).limit(1)
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
        """A turn that has been taken meanwhile needs no message."""
        message = row["message"]
        if message["what"] != "turn":
            return True
        c = schema.tables.c
        async with self.database.read() as connection:
            query = select(c.status, c.pending, c.unconfirmed).where(c.id == message["table"])
            table = (await connection.execute(query)).one()
        asked = table.pending >> message["seat"] & 1 or table.unconfirmed == message["seat"]
        return table.status == "playing" and bool(asked)

    async def _composed(self, row: Mapping[str, Any]) -> tuple[Mapping[str, Any], Message]:
        people, channels, tables = schema.people.c, schema.channels.c, schema.tables.c
        message = row["message"]
        async with self.database.read() as connection:
            person = (
                await connection.execute(select(people.name, people.language).where(people.id == row["person"]))
            ).one()
            channel = (
                (await connection.execute(select(schema.channels).where(channels.id == row["channel"])))
                .mappings()
                .first()
            )
            if channel is None:
                raise NotDelivered("the channel is gone", for_good=True)
            words = Words(person.language)
            if message["what"] == "verify":
                subject = words.say("notice-verify-subject")
                return dict(channel), Message(
                    subject, words.say("notice-verify-text", name=person.name, code=message["code"])
                )
            if message["what"] == "reset":
                token = mailed_token(self.settings, message["seed"])
                url = f"{self.settings.url or 'http://localhost:8000'}/#/reset/{token}"
                text = words.say("notice-reset-text", name=person.name, url=url)
                return dict(channel), Message(words.say("notice-reset-subject"), text)
            query = select(tables.name, tables.game).where(tables.id == message["table"])
            table = (await connection.execute(query)).one()
        title = table.name or message["table"]
        url = f"{self.settings.url or 'http://localhost:8000'}/table/{message['table']}"
        text = words.say("notice-turn-text", name=person.name, game=words.say(table.game), table=title, url=url)
        return dict(channel), Message(words.say("notice-turn-subject", table=title), text)
