"""The socket: one connection, any number of tables. Every message is authorised on its own."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from typing import Any, Optional, Union

from fastapi import Response, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json

import quayside
from quayside.server import protocol, sent
from quayside.server.doors.door import address_of, origin_allowed, problem_response
from quayside.server.limits.fair import Pace
from quayside.server.metrics import CLOSED, SOCKETS
from quayside.server.people.identity import COOKIE, Person, new_id
from quayside.server.service import Service
from quayside.server.strict_json import parse_json
from quayside.server.tables.hub import Listener
from quayside.table.commands import Act, Command, Confirm, Undo
from quayside.table.refusals import Refusal, malformed

log = logging.getLogger("quayside.socket")

_MESSAGE: TypeAdapter[Any] = TypeAdapter(protocol.ClientMessage)

WRONG_KIND, RULES_BROKEN, TOO_BIG, BROKEN, BUSY = 1003, 1008, 1009, 1011, 1013
PATIENCE = 20  # malformed messages before a socket is closed
TABLES = 50  # subscriptions per socket
PART = 200  # sessions asked for in one query: two milliseconds in which nobody is answered
MANY = 10  # so many times what one socket may send is what all sockets of an address may
AT_ONCE = 5.0  # seconds' worth of that which may come at once
BACKLOGS = 4  # so many times what may wait for one socket is what may wait for all sockets of an address,
EACH = 64 * 1024  # and so many letters more for each of them
GAP_COST = 50  # entries that cost as much as another message


def signed_token(cookie: Optional[str], authorization: Optional[str]) -> Optional[str]:
    """The session a request comes with: a bearer token, else the cookie."""
    if authorization is not None and authorization.startswith("Bearer "):
        return authorization[7:]
    return cookie


class Sockets:
    """All sockets of this process, and how many each person and address has."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.people: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()
        self.waiting: Counter[str] = Counter()  # letters that wait to be read, by address
        self.open: set[SocketConnection] = set()
        rate = MANY * service.settings.messages / service.settings.messages_window
        self.pace = Pace(rate, AT_ONCE * rate)
        service.hub.signed_out = self.close_session
        service.identity.ended = self._ended
        service.keeper.sweeps.append(self.sweep)
        service.announced = self._announce

    def _ended(self, session: str) -> None:
        self.close_session(session)
        self.service.bus.publish(what="signed-out", session=session)

    def close_session(self, session: str) -> None:
        for connection in [each for each in self.open if each.session == session]:
            connection.close(RULES_BROKEN, "signed-out")

    def _announce(self) -> None:
        """Tell everybody that maintenance has begun or ended."""
        message: sent.Announcement = {"type": "announcement", "maintenance": self.service.maintenance.shown()}
        text = json.dumps(message)
        for connection in list(self.open):
            connection.send(text)

    async def sweep(self) -> None:
        """Close the sockets whose session has ended, whoever has ended it and whether or not that was heard of."""
        sessions = list({each.session for each in self.open if each.session is not None})
        for start in range(0, len(sessions), PART):
            part = sessions[start : start + PART]
            going_on = await self.service.identity.going_on(part)
            for session in part:
                if session not in going_on:
                    self.close_session(session)
            await asyncio.sleep(0)

    async def serve(self, socket: WebSocket) -> None:
        """A connection from its handshake to its end."""
        settings = self.service.settings
        if not origin_allowed(socket.headers, settings, socket.url.scheme == "wss"):
            CLOSED.labels("origin").inc()
            await socket.close(RULES_BROKEN)  # before accepting: the handshake is answered with 403
            return
        address = address_of(socket, settings)
        signed = signed_token(socket.cookies.get(COOKIE), socket.headers.get("authorization"))
        try:
            person = await self._admitted(address, signed)
        except Refusal as refusal:  # the database is away: the handshake is answered as any request would be
            CLOSED.labels(refusal.reason).inc()
            status, _headers, body = problem_response(refusal)
            await socket.send_denial_response(Response(body, status, media_type="application/json"))
            return
        if person is None:
            await socket.close(RULES_BROKEN)
            return
        counted = ((self.people, person.id), (self.addresses, address))
        for counter, key in counted:  # before anything is waited for: others are at the door too
            counter[key] += 1
        connection: Optional[SocketConnection] = None
        try:
            if (
                self.people[person.id] > settings.sockets_per_person
                or self.addresses[address] > settings.sockets_per_address
            ):
                CLOSED.labels("too-many").inc()
                await socket.close(BUSY)
                return
            await socket.accept()
            connection = SocketConnection(self, socket, person, address, self.service.identity.session_of(signed))
            self.open.add(connection)
            SOCKETS.inc()
            await connection.run()
        finally:
            if connection is not None:
                SOCKETS.dec()
                self.open.discard(connection)
            for counter, key in counted:
                counter[key] -= 1
                if counter[key] <= 0:
                    del counter[key]
            if address not in self.addresses:
                self.pace.forget(address)

    async def _admitted(self, address: str, signed: Optional[str]) -> Optional[Person]:
        """Who wants a socket, if they may ask for one now."""
        try:
            await self.service.limits.charge("requests", address)
        except Refusal:
            CLOSED.labels("too-often").inc()
            return None
        person = await self.service.identity.person_of(signed)
        if person is None:
            CLOSED.labels("not-signed-in").inc()
        return person

    def must_wait(self, address: str, letters: int) -> None:
        """More (or less) waits for the sockets of an address. If it is too much, the slowest of them is closed."""
        self.waiting[address] += letters
        if self.waiting[address] > BACKLOGS * self.service.settings.backlog_bytes + EACH * self.addresses[address]:
            theirs = [each for each in self.open if each.address == address and not each.closing]
            if theirs:
                max(theirs, key=lambda each: each.waiting).drop()
        if self.waiting[address] <= 0:
            del self.waiting[address]


class SocketConnection:
    """One socket of one person."""

    def __init__(
        self, sockets: Sockets, socket: WebSocket, person: Person, address: str, session: Optional[str]
    ) -> None:
        self.sockets = sockets
        self.service = sockets.service
        self.socket = socket
        self.address = address
        self.person = person
        self.session = session
        self.listener = Listener(person.id, self.send)
        self.tables: set[str] = set()
        self._name = new_id()
        self._queue: asyncio.Queue[Optional[str]] = asyncio.Queue()
        self.waiting = 0
        self._closing: Optional[tuple[int, str]] = None
        self._wrong = 0
        self._reader: Optional[asyncio.Task[None]] = None

    def send(self, text: str) -> None:
        """Queue a message. A reader that falls too far behind is cut off; it can come back with its version."""
        if self._closing is not None:
            return
        self._queue.put_nowait(text)
        self._wait(len(text))
        if self.waiting > self.service.settings.backlog_bytes:
            self.drop()

    def _wait(self, letters: int) -> None:
        self.waiting += letters
        self.sockets.must_wait(self.address, letters)

    def drop(self) -> None:
        """Forget what waits to be read, and close."""
        while not self._queue.empty():
            self._queue.get_nowait()
        self._wait(-self.waiting)
        self.close(RULES_BROKEN, "slow")

    @property
    def closing(self) -> bool:
        return self._closing is not None

    def close(self, code: int, reason: str) -> None:
        if self._closing is None:
            CLOSED.labels(reason).inc()
            self._closing = (code, reason)
            self._queue.put_nowait(None)

    async def run(self) -> None:
        settings = self.service.settings
        welcome: sent.Welcome = {
            "type": "welcome",
            "me": self.person.shown(),
            "messages": settings.messages,
            "seconds": settings.messages_window,
            "house": self.service.clock.now(),
            "maintenance": self.service.maintenance.shown(),
            "compiled": quayside.compiled(),
        }
        self.send(json.dumps(welcome))
        self._reader = asyncio.ensure_future(self._read())
        writer = asyncio.ensure_future(self._write())
        try:
            await asyncio.wait({self._reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.service.hub.leave(self.listener)
            for task in (self._reader, writer):
                task.cancel()
            await asyncio.gather(self._reader, writer, return_exceptions=True)
            self._wait(-self.waiting)

    async def _write(self) -> None:
        try:
            while True:
                text = await self._queue.get()
                if text is None or (self._closing is not None and self._closing[1] == "slow"):
                    code, reason = self._closing or (BROKEN, "closed")
                    await asyncio.wait_for(self.socket.close(code, reason), 5.0)
                    return
                await self.socket.send_text(text)
                self._wait(-min(len(text), self.waiting))
        except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            return

    async def _read(self) -> None:
        while self._closing is None:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._closing is not None:
                break  # it came too late: this may be somebody who is signed out
            text = message.get("text")
            if text is None:
                self.close(WRONG_KIND, "binary")
            elif len(text.encode("utf-8", "surrogatepass")) > self.service.settings.frame_bytes:
                self.close(TOO_BIG, "too-big")
            elif await self._flood():
                self.close(RULES_BROKEN, "flood")
            else:
                pause = self.sockets.pace.wait(self.address)
                if pause:
                    await asyncio.sleep(pause)
                await self._answer(text)
        await asyncio.sleep(10.0)  # the writer ends the connection when it has sent what was queued

    async def _flood(self) -> bool:
        try:
            await self.service.limits.charge("messages", self._name)
        except Refusal:
            return True
        return False

    async def _answer(self, text: str) -> None:
        said: Optional[str] = None
        try:
            data = parse_json(text, self.service.settings.json_depth)
            said = _id_of(data)
            self.send(to_json(await self._handle(_message(data))).decode())
        except Refusal as refusal:
            self._wrong += refusal.kind == "malformed"
            self._refuse(said, refusal)
        except Exception:  # a mistake of ours, of whatever kind, must not cost the player the connection
            log.exception("unexpected error on a socket")
            self._refuse(said, Refusal("unavailable", "error", "something went wrong here; it has been noted"))
        if self._wrong >= PATIENCE:
            self.close(RULES_BROKEN, "malformed")

    def _refuse(self, said: Optional[str], refusal: Refusal) -> None:
        """What was said may be text that is none; the standard library's JSON has words for that too."""
        self.send(json.dumps({"type": "error", "id": said, "error": refusal.problem()}))

    async def _handle(self, message: Any) -> Union[sent.Subscribed, sent.DoneMessage, sent.OkMessage]:
        if isinstance(message, protocol.Subscribe):
            return await self._subscribe(message)
        if isinstance(message, protocol.Unsubscribe):
            self.service.hub.unsubscribe(message.table, self.listener)
            self.tables.discard(message.table)
        elif isinstance(message, protocol.Chat):
            table = await self.service.watched(self.person, message.table)
            await self.service.chat.say(table, self.person, message.text)
        elif isinstance(message, (protocol.Act, protocol.Undo, protocol.Reset, protocol.Confirm)):
            return await self._change(message)
        return {"type": "ok", "id": message.id}

    async def _subscribe(self, message: protocol.Subscribe) -> sent.Subscribed:
        if message.table not in self.tables and len(self.tables) >= TABLES:
            raise Refusal("limited", "too-many-tables", f"at most {TABLES} tables on one socket")
        table = await self.service.watched(self.person, message.table)
        older = await self.service.cache.entries_since(table, message.since)
        self.sockets.pace.wait(self.address, len(older) / GAP_COST)  # the next message waits for it
        said = self.service.hub.said
        lines = await self.service.chat.lines(table)
        fresh = self.service.hub.subscribe(table, self.listener, message.since, older)
        self.tables.add(message.table)
        present, watching = self.service.hub.present(table)
        return {
            "type": "subscribed",
            "id": message.id,
            "fresh": fresh,
            "chat": [*lines, *self.service.hub.said_since(said, table.id, lines)],
            "present": present,
            "watching": watching,
        }

    async def _change(self, message: Any) -> sent.DoneMessage:
        written = await self.service.change(
            self.person, message.table, command_of(message), message.version, message.move
        )
        listens = self.service.hub.listens(message.table, self.listener)
        return {
            "type": "done",
            "id": message.id,
            "version": written.shown(self.person.id),
            "repeated": written.repeated,
            "fresh": None if listens else written.fresh(self.person.id),
        }


def command_of(message: Any) -> Command:
    """The command a message asks for."""
    if isinstance(message, protocol.ActRequest):
        return Act(message.action, hold=message.hold)
    if isinstance(message, protocol.UndoRequest):
        return Undo(message.steps or 1)
    if isinstance(message, protocol.Reset):
        return Undo(None)
    assert isinstance(message, protocol.Confirm)
    return Confirm()


def _id_of(data: Any) -> Optional[str]:
    """The id to answer under, as far as a message that may be malformed has one."""
    found = data.get("id") if isinstance(data, dict) else None
    return found if isinstance(found, str) and len(found) <= 64 and found.isascii() else None


def _message(data: Any) -> Any:
    try:
        return _MESSAGE.validate_python(data)
    except ValidationError as error:
        raise malformed("bad-message", first_error(error.errors(include_url=False, include_input=False))) from None


def first_error(errors: Any) -> str:
    """What is wrong, where, in one line; never what was sent."""
    first = errors[0]
    return f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}"[:300]
