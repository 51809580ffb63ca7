"""Channels: the ways a person wants to get messages, and what became of the last ones."""

from __future__ import annotations

from typing import Any, Callable, Optional, Union
from urllib.parse import urlsplit

from sqlalchemy import delete, func, insert, select, update

from quayside.server import sent
from quayside.server.limits.rates import Limits
from quayside.server.messages.outbox import queue
from quayside.server.people.identity import Person, hashed, new_id, new_token
from quayside.server.protocol import EmailChannel, PushChannel, WebhookChannel
from quayside.server.refusals import limited, unknown
from quayside.server.settings import Settings
from quayside.server.store import schema
from quayside.server.store.database import Database
from quayside.table.refusals import forbidden, refused

MOST = 10

_NOTICE = [schema.outbox.c[name] for name in ("id", "channel", "about", "status", "attempts", "error", "created_at")]


class Channels:
    def __init__(self, database: Database, limits: Limits, settings: Settings, now: Callable[[], float]) -> None:
        self.database = database
        self.limits = limits
        self.settings = settings
        self.now = now

    async def listed(self, person: Person, push_key: Optional[str]) -> sent.Channels:
        async with self.database.read() as connection:
            rows = (
                await connection.execute(select(schema.channels).where(schema.channels.c.person == person.id))
            ).mappings()
            c = schema.outbox.c
            last = select(*_NOTICE).where(c.person == person.id).order_by(c.id.desc()).limit(50)
            notices = (await connection.execute(last)).mappings().all()
        told = [_notice(row) for row in notices]
        return {"channels": [shown(row) for row in rows], "notices": told, "push_key": push_key}

    async def add(self, person: Person, wanted: Union[EmailChannel, PushChannel, WebhookChannel]) -> sent.ChannelInfo:
        """A new way, not used before its owner has shown the code that is sent there."""
        if isinstance(wanted, EmailChannel) and not self.settings.smtp:
            raise refused("no-mail", "this server sends no mail")
        await self.limits.charge("code", person.id)
        code = new_token()
        row: dict[str, Any] = {
            "id": new_id(),
            "person": person.id,
            "kind": wanted.kind,
            "target": {key: value for key, value in wanted.model_dump().items() if key != "kind"},
            "verified": False,
            "code": hashed(code),
            "created_at": self.now(),
        }
        async with self.database.write() as connection:
            c = schema.channels.c
            count = select(func.count()).select_from(schema.channels).where(c.person == person.id)
            if (await connection.execute(count)).scalar_one() >= MOST:
                raise limited("too-many-channels", f"at most {MOST} channels")
            await connection.execute(insert(schema.channels).values(**row))
            now = self.now()
            await queue(connection, person.id, row["id"], "verify", {"what": "verify", "code": code}, now, now)
        return shown(row)

    async def verify(self, person: Person, channel: str, code: str) -> sent.ChannelInfo:
        await self.limits.charge("verify", person.id)
        c = schema.channels.c
        async with self.database.write() as connection:
            query = select(schema.channels).where(c.id == channel, c.person == person.id)
            row = (await connection.execute(query)).mappings().one_or_none()
            if row is None:
                raise unknown("channel")
            if not row["verified"] and row["code"] != hashed(code):
                raise forbidden("wrong-code", "that is not the code")
            await connection.execute(update(schema.channels).where(c.id == channel).values(verified=True, code=None))
        return shown({**row, "verified": True})

    async def remove(self, person: Person, channel: str) -> None:
        c = schema.channels.c
        async with self.database.write() as connection:
            result = await connection.execute(delete(schema.channels).where(c.id == channel, c.person == person.id))
            if result.rowcount != 1:
                raise unknown("channel")


def shown(row: Any) -> sent.ChannelInfo:
    """A channel as its owner sees it; of a URL only the host, because the rest is a secret of the receiver."""
    target = row["target"]
    url = target.get("url") or target.get("endpoint")
    text = target["address"] if url is None else _host(url)
    return {"id": row["id"], "kind": row["kind"], "target": text, "verified": bool(row["verified"])}


def _notice(row: Any) -> sent.Notice:
    return {
        "id": row["id"],
        "channel": row["channel"],
        "about": row["about"],
        "status": row["status"],
        "attempts": row["attempts"],
        "error": row["error"],
        "created_at": row["created_at"],
    }


def _host(url: str) -> str:
    try:
        return urlsplit(url).netloc
    except ValueError:  # stored by a release that looked less closely
        return "?"
