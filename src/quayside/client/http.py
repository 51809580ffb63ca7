"""The client over HTTP: one method per thing a person can do. Answers are checked against the protocol's types."""

from __future__ import annotations

import secrets
from typing import Any, Mapping, Optional, Sequence, TypeVar, Union

import httpx
from pydantic import BaseModel, TypeAdapter

from quayside.client.errors import Refused
from quayside.server import protocol
from quayside.server.protocol import Done, Fresh

T = TypeVar("T", bound=BaseModel)
Seats = Sequence[Union[str, Mapping[str, object]]]


def new_move() -> str:
    """An id for a move, so that it can be sent again without being made twice."""
    return secrets.token_urlsafe(12)


def seats_of(seats: Seats) -> list[dict[str, object]]:
    """Seats as the protocol wants them: "person", "bot", or "bot:random"."""
    found: list[dict[str, object]] = []
    for seat in seats:
        if isinstance(seat, str):
            kind, _, bot = seat.partition(":")
            found.append({"kind": kind, **({"bot": bot} if bot else {})})
        else:
            found.append(dict(seat))
    return found


class Client:
    """One person at one server. Use it in an `async with` block."""

    def __init__(
        self, url: str, token: Optional[str] = None, transport: Optional[httpx.AsyncBaseTransport] = None
    ) -> None:
        self.url = url.rstrip("/")
        self.token = token
        secure = self.url.startswith("https")  # certificates take long to load and are not needed otherwise
        self._http = httpx.AsyncClient(
            base_url=self.url, transport=transport, timeout=30.0, trust_env=False, verify=secure
        )

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_exc: object) -> None:
        await self._http.aclose()

    async def request(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """Any request; raises Refused unless the answer is a 2xx."""
        headers = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        params = {key: str(value) for key, value in query.items() if value is not None}
        response = await self._http.request(method, path, json=body, params=params or None, headers=headers)
        if response.status_code >= 400:
            raise Refused(protocol.ErrorAnswer.model_validate(response.json()).error, response.status_code)
        return response.json()

    async def _get(self, kind: type[T], path: str, **query: object) -> T:
        return kind.model_validate(await self.request("GET", path, **query))

    async def _post(self, kind: type[T], path: str, body: object = None) -> T:
        return kind.model_validate(await self.request("POST", path, body))

    # -- people --------------------------------------------------------------------------------------------------

    async def guest(self, name: str, language: str = "en") -> protocol.SignedIn:
        return self._signed(await self._post(protocol.SignedIn, "/api/guest", {"name": name, "language": language}))

    async def login(self, login: str, password: str) -> protocol.SignedIn:
        body = {"login": login, "password": password}
        return self._signed(await self._post(protocol.SignedIn, "/api/login", body))

    def _signed(self, answer: protocol.SignedIn) -> protocol.SignedIn:
        self.token = answer.token
        return answer

    async def account(self, login: str, password: str, email: Optional[str] = None) -> protocol.Me:
        return await self._post(protocol.Me, "/api/account", {"login": login, "password": password, "email": email})

    async def logout(self) -> None:
        await self._post(protocol.Ok, "/api/logout")
        self.token = None

    async def me(self) -> protocol.Me:
        return await self._get(protocol.Me, "/api/me")

    # -- tables --------------------------------------------------------------------------------------------------

    async def games(self) -> list[protocol.GameInfo]:
        return TypeAdapter(list[protocol.GameInfo]).validate_python(await self.request("GET", "/api/games"))

    async def create(self, game: str, seats: Seats, **settings: object) -> Fresh:
        """A new table; settings as in `CreateRequest`."""
        body = {"game": game, "seats": seats_of(seats), **settings}
        return _fresh(await self._post(Done, "/api/tables", body))

    async def create_from(
        self, dump: Mapping[str, Any], seats: Seats, at: Optional[int] = None, **more: object
    ) -> Fresh:
        body = {"dump": dump, "at": at, "seats": seats_of(seats), **more}
        return _fresh(await self._post(Done, "/api/tables/import", body))

    async def look(self, table: str, since: Optional[int] = None) -> Fresh:
        return await self._get(Fresh, f"/api/tables/{table}", since=since)

    async def lobby(self, **filters: object) -> protocol.TableList:
        return await self._get(protocol.TableList, "/api/tables", **filters)

    async def my_tables(self) -> protocol.TableList:
        return await self._get(protocol.TableList, "/api/my/tables")

    async def my_turns(self) -> protocol.TableList:
        return await self._get(protocol.TableList, "/api/my/turns")

    async def do(self, table: str, verb: str, **body: object) -> Fresh:
        """Anything without a version: sit, leave, agree, start, resign, hand, take-back, pause, resume, abandon,
        rematch."""
        needs_body = verb in ("sit", "hand")
        return _fresh(await self._post(Done, f"/api/tables/{table}/{verb}", body if body or needs_body else None))

    async def act(
        self, table: str, version: int, action: str, move: Optional[str] = None, *, hold: bool = False
    ) -> Done:
        body = {"version": version, "move": move or new_move(), "action": action, "hold": hold}
        return await self._post(Done, f"/api/tables/{table}/act", body)

    async def undo(self, table: str, version: int, steps: Optional[int] = None, move: Optional[str] = None) -> Done:
        body = {"version": version, "move": move or new_move(), "steps": steps}
        return await self._post(Done, f"/api/tables/{table}/undo", body)

    async def reset(self, table: str, version: int) -> Done:
        return await self._post(Done, f"/api/tables/{table}/reset", {"version": version, "move": new_move()})

    async def confirm(self, table: str, version: int) -> Done:
        return await self._post(Done, f"/api/tables/{table}/confirm", {"version": version, "move": new_move()})

    async def link(self, table: str, seat: int) -> protocol.LinkInfo:
        return await self._post(protocol.LinkInfo, f"/api/tables/{table}/seats/{seat}/link")

    async def revoke(self, table: str, seat: int) -> None:
        await self.request("DELETE", f"/api/tables/{table}/seats/{seat}/link")

    async def use_link(self, token: str) -> Fresh:
        return _fresh(await self._post(Done, "/api/links", {"token": token}))

    async def look_at_link(self, token: str) -> protocol.TableInfo:
        return await self._post(protocol.TableInfo, "/api/links/look", {"token": token})

    async def say(self, table: str, text: str) -> protocol.ChatLine:
        return await self._post(protocol.ChatLine, f"/api/tables/{table}/chat", {"text": text})

    async def replay(self, table: str, **query: object) -> protocol.Replay:
        return await self._get(protocol.Replay, f"/api/tables/{table}/replay", **query)

    async def export(self, table: str) -> dict[str, Any]:
        """The whole game when it is over; while it runs, what you saw of it."""
        found: dict[str, Any] = await self.request("GET", f"/api/tables/{table}/export")
        return found

    # -- notifications -------------------------------------------------------------------------------------------

    async def add_channel(self, **channel: object) -> protocol.ChannelInfo:
        return await self._post(protocol.ChannelInfo, "/api/channels", channel)

    async def channels(self) -> protocol.Channels:
        return await self._get(protocol.Channels, "/api/channels")


def _fresh(done: Done) -> Fresh:
    assert done.fresh is not None
    return done.fresh
