"""The hub: who listens to which table, and what each of them is sent after a change."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from typing import Any, Callable, Iterator, Mapping, Optional

from pydantic_core import to_json
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from quayside.kernel.errors import QuaysideError
from quayside.server.messages.bus import Bus
from quayside.server.messages.news import Changed, News, Present, Said, SignedOut, follows, read, take, told_to_others
from quayside.server.metrics import BAD_NEWS, UPDATES
from quayside.server.refusals import unknown
from quayside.server.sent import ChatLine, ChatMessage, Presence, Update
from quayside.server.settings import Settings
from quayside.server.store import schema
from quayside.server.tables.cache import Cache
from quayside.table.entries import LogEntry
from quayside.table.refusals import Refusal, forbidden
from quayside.table.shapes import Fresh, TableInfo
from quayside.table.table import OVER, Table
from quayside.table.views import fresh, shared_info

log = logging.getLogger("quayside.hub")

TOGETHER = 50  # tables whose presence is told in one message
BREATH = 0.02  # seconds between two of them, in which moves are answered
PART = 200  # tables asked for in one query: two milliseconds in which nobody is answered
TOLD = 1000  # lines of chat remembered, so that none is sent twice
LINE = [schema.chat.c[name] for name in ("id", "name", "seat", "text", "at")]
PRESENCE_LASTS = 60.0  # seconds for which another process's word on who is present counts


def line_of(row: Mapping[Any, Any]) -> ChatLine:
    """A line of chat as it is sent."""
    return {"id": row["id"], "name": row["name"], "seat": row["seat"], "text": row["text"], "at": row["at"]}


class Listener:
    """A socket, as the hub sees it."""

    def __init__(self, person: str, send: Callable[[str], None]) -> None:
        self.person = person
        self.send = send


class Subscription:
    """What a listener has been sent of a table: everything up to `sent`."""

    def __init__(self, listener: Listener, sent: int) -> None:
        self.listener = listener
        self.sent = sent


class Hub:
    """All sockets of this process, by table."""

    def __init__(self, cache: Cache, bus: Bus, settings: Settings) -> None:
        self.cache = cache
        self.bus = bus
        self.settings = settings
        self.seen: dict[tuple[str, int], float] = {}  # seats whose person was here lately
        self._subscriptions: dict[str, dict[Listener, Subscription]] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, list[int], int]]] = {}
        # Lines of chat that were sent lately. Their number alone does not tell them apart: once the newest lines are
        # deleted with their author's account, SQLite gives the same numbers again.
        self._told: OrderedDict[tuple[int, float], tuple[int, str, ChatLine]] = OrderedDict()
        self.said = 0  # how many lines there have been here so far
        self._takes: dict[type[News], Callable[[Any], None]] = {
            SignedOut: self._heard_sign_out,
            Present: self._heard_presence,
            Said: self._heard_chat,
            Changed: self._heard_change,
        }
        self._tasks: set[asyncio.Task[None]] = set()
        cache.in_use = lambda table_id: table_id in self._subscriptions
        bus.heard = self._heard
        self.signed_out: Callable[[str], None] = lambda session: None

    # -- listeners -----------------------------------------------------------------------------------------------

    def subscribe(self, table: Table, listener: Listener, since: Optional[int], older: list[LogEntry]) -> Fresh:
        """Begin to listen. The answer and the first update meet without gap or overlap: nothing happens in between."""
        table = self.cache.peek(table.id) or table
        last = older[-1].version if older else 0
        entries = [*older, *(entry for entry in table.recent if entry.version > last)]
        if not table.may_watch(listener.person):
            raise forbidden("no-spectators", "this table has no spectators")
        self._subscriptions.setdefault(table.id, {})[listener] = Subscription(listener, table.header.version)
        self._announce(table)
        return fresh(table, listener.person, since, entries)

    def unsubscribe(self, table_id: str, listener: Listener) -> None:
        found = self._subscriptions.get(table_id, {})
        if found.pop(listener, None) is not None:
            table = self.cache.peek(table_id)
            if table is not None:
                self._announce(table)
            if not found:
                del self._subscriptions[table_id]
                if table is not None and table.header.status in OVER and not table.memo:
                    self.cache.drop(table_id)  # nobody waits for anything there any more

    def leave(self, listener: Listener) -> None:
        """The socket is gone."""
        for table_id in [each for each, found in self._subscriptions.items() if listener in found]:
            self.unsubscribe(table_id, listener)

    def listens(self, table_id: str, listener: Listener) -> bool:
        return listener in self._subscriptions.get(table_id, {})

    # -- changes -------------------------------------------------------------------------------------------------

    def changed(self, table: Table, entry: LogEntry) -> None:
        """This process has committed a change: tell the other processes, and its own sockets."""
        if self.bus.url:
            self.bus.publish(**told_to_others(table, entry))
        self.deliver(table)

    def deliver(self, table: Table) -> None:
        """Send every listener what it has not had yet and may know."""
        found = self._subscriptions.get(table.id)
        if not found:
            return
        texts: dict[tuple[Optional[int], bool, int], str] = {}
        shared = shared_info(table)
        for listener, subscription in list(found.items()):
            if subscription.sent >= table.header.version:
                continue
            if not table.may_watch(listener.person):
                del found[listener]
                refusal = forbidden("no-spectators", "you are no longer at this table")
                listener.send(json.dumps({"type": "error", "id": None, "error": refusal.problem()}))
                continue
            seat = table.seat_of(listener.person)
            key = (seat, listener.person == table.header.owner, subscription.sent)
            if key not in texts:
                texts[key] = self._update(table, listener.person, seat, subscription.sent, shared)
            subscription.sent = table.header.version
            if texts[key]:
                UPDATES.inc()
                listener.send(texts[key])

    def _update(self, table: Table, person: str, seat: Optional[int], sent: int, shared: TableInfo) -> str:
        """The update for a viewer, or nothing if nothing happened that it may know of."""
        entries = [entry for entry in table.recent if entry.version > sent and entry.known_to(seat)]
        if not entries:
            return ""
        update: Update = {"type": "update", "fresh": fresh(table, person, table.shown(sent, seat), entries, shared)}
        return to_json(update).decode()  # three times as fast as the standard library's

    def _heard(self, message: dict[str, Any]) -> None:
        """News from another process; ValueError if it is none."""
        if message.get("what") == "table" and message.get("table") not in self._subscriptions:
            return  # nobody here listens, and looking closer takes time
        news = read(message)
        self._takes[type(news)](news)

    def _heard_sign_out(self, news: SignedOut) -> None:
        self.signed_out(news.session)

    def _heard_presence(self, news: Present) -> None:
        for table_id, (seats, watching) in news.tables.items():
            self._heard_of(table_id, news.sender, seats, watching)

    def _heard_chat(self, news: Said) -> None:
        self._tell_line(news.table, line_of(news.line.model_dump()))

    def _heard_change(self, news: Changed) -> None:
        self._start(self._take(news))

    def _start(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take(self, news: Changed) -> None:
        """Take in a change that another process tells of; after a gap, ask the database."""
        table_id = news.table
        async with self.cache.lock(table_id):
            table = self.cache.peek(table_id)
            if table is not None and follows(table, news):
                try:
                    take(table, news)
                except Exception:  # the engine may raise anything if the news is not of this game
                    BAD_NEWS.inc()
                    log.exception("table %s does not follow the news", table_id)
                    self.cache.drop(table_id)  # it may be half changed
                else:
                    self.deliver(table)
                    return
        await self._refresh(table_id)

    async def _refresh(self, table_id: str) -> None:
        try:
            self.deliver(await self.cache.current(table_id))
        except Refusal as refusal:
            log.warning("table %s: %s", table_id, refusal)
        except (QuaysideError, SQLAlchemyError, OSError):  # the next sweep tries again
            log.exception("table %s cannot be brought up to date", table_id)

    async def sweep(self) -> None:
        """Find tables that others have changed without our hearing of it, and bring them up to date.

        Others are the processes whose news was lost on the way, and the host's commands, which tell nobody.
        """
        for part in self._parts():
            async with self.cache.database.read() as connection:
                query = select(schema.tables.c.id, schema.tables.c.version).where(schema.tables.c.id.in_(part))
                versions = (await connection.execute(query)).all()
            for table_id, version in versions:
                table = self.cache.peek(table_id)
                if table is None or table.header.version < version:
                    await self._refresh(table_id)
            for table_id in set(part).difference(table_id for table_id, _version in versions):
                self._gone(table_id)
            await asyncio.sleep(0)

    def _gone(self, table_id: str) -> None:
        """A table is no longer there."""
        self.cache.drop(table_id)
        text = json.dumps({"type": "error", "id": None, "error": unknown("table").problem()})
        self._send_all(table_id, text)
        self._subscriptions.pop(table_id, None)

    def _parts(self) -> Iterator[list[str]]:
        """The tables that somebody listens to, as many at a time as fit into a query."""
        wanted = list(self._subscriptions)
        for start in range(0, len(wanted), PART):
            yield wanted[start : start + PART]

    # -- chat and presence ---------------------------------------------------------------------------------------

    def chat(self, table_id: str, line: ChatLine) -> None:
        """Somebody has said something here."""
        self._tell_line(table_id, line)
        self.bus.publish(what="chat", table=table_id, line=line)

    def _tell_line(self, table_id: str, line: ChatLine) -> None:
        """Send a line to all who listen, unless they have had it."""
        name = (line["id"], line["at"])
        if name not in self._told:
            self.said += 1
            self._told[name] = (self.said, table_id, line)
            if len(self._told) > TOLD:
                self._told.popitem(last=False)
            message: ChatMessage = {"type": "chat", "table": table_id, "line": line}
            self._send_all(table_id, json.dumps(message))

    def said_since(self, said: int, table_id: str, known: list[ChatLine]) -> list[ChatLine]:
        """What was said at a table since there had been so many lines here, but for those that are known."""
        ids = {line["id"] for line in known}
        late = (line for number, table, line in self._told.values() if number > said and table == table_id)
        return [line for line in late if line["id"] not in ids]

    async def catch_up_chat(self, since: float) -> None:
        """Find lines that were said at other processes while nothing was heard of them."""
        c = schema.chat.c
        for part in self._parts():
            query = select(c.table_id, *LINE).where(c.table_id.in_(part), c.at >= since).order_by(c.id).limit(TOLD)
            async with self.cache.database.read() as connection:
                rows = (await connection.execute(query)).mappings().all()
            for row in rows:
                self._tell_line(row["table_id"], line_of(row))

    def _send_all(self, table_id: str, text: str) -> None:
        for listener in list(self._subscriptions.get(table_id, {})):
            listener.send(text)

    def _here(self, table: Table) -> tuple[list[int], int]:
        people = {listener.person for listener in self._subscriptions.get(table.id, {})}
        seats = sorted({seat for person in people if (seat := table.seat_of(person)) is not None})
        return seats, sum(1 for person in people if table.seat_of(person) is None)

    def present(self, table: Table) -> tuple[list[int], int]:
        """The seats whose people are connected, to whichever process, and how many others watch."""
        seats, watching = self._here(table)
        found = set(seats)
        for name, (heard, there, others) in list(self._elsewhere.get(table.id, {}).items()):
            if heard < time.monotonic() - PRESENCE_LASTS or not (there or others):
                del self._elsewhere[table.id][name]
                continue
            found.update(there)
            watching += others
        return sorted(found), watching

    def _announce(self, table: Table) -> None:
        """Tell everybody at a table, here and elsewhere, who is present."""
        seats, watching = self._here(table)
        for seat in seats:
            self.seen[table.id, seat] = time.time()
        self.bus.publish(what="presence", tables={table.id: (seats, watching)})
        self._tell_presence(table)

    def _heard_of(self, table_id: str, process: str, seats: list[int], watching: int) -> None:
        """Another process says who is present there; that the same people still are is no news for anybody."""
        table = self.cache.peek(table_id) if table_id in self._subscriptions else None
        before = None if table is None else self.present(table)
        self._elsewhere.setdefault(table_id, {})[process] = (time.monotonic(), seats, watching)
        if table is not None and self.present(table) != before:
            self._tell_presence(table)

    def _tell_presence(self, table: Table) -> None:
        present, watching = self.present(table)
        message: Presence = {"type": "presence", "table": table.id, "present": present, "watching": watching}
        self._send_all(table.id, json.dumps(message))

    async def heartbeat(self) -> None:
        """Note who is here, and let other processes know that they still are; some tables at a time."""
        tables: dict[str, tuple[list[int], int]] = {}
        for number, table_id in enumerate(list(self._subscriptions), 1):
            table = self.cache.peek(table_id)
            if table is not None:
                tables[table_id] = here = self._here(table)
                for seat in here[0]:
                    self.seen[table_id, seat] = time.time()
            if number % TOGETHER == 0:
                self.bus.publish(what="presence", tables=tables)
                tables = {}
                await asyncio.sleep(BREATH)
        if tables:
            self.bus.publish(what="presence", tables=tables)
        old = time.monotonic() - PRESENCE_LASTS
        for table_id, there in list(self._elsewhere.items()):
            for process in [each for each, (heard, _seats, _watching) in there.items() if heard < old]:
                del there[process]
            if not there:
                del self._elsewhere[table_id]
