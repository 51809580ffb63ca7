"""What goes both ways over the socket."""

from __future__ import annotations

from typing import Annotated, Literal, Optional, Union

from pydantic import Field, StringConstraints

from quayside.server.protocol.house import MaintenanceInfo, Problem
from quayside.server.protocol.people import Me
from quayside.server.protocol.playing import ActRequest, ChangeRequest, ChatLine, ChatRequest, Done, Fresh, UndoRequest
from quayside.server.protocol.words import Answer, Id, Request, Version

RequestId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]


class Say(Request):
    id: RequestId
    """Comes back in the answer."""


class Subscribe(Say):
    type: Literal["subscribe"]
    table: Id
    since: Optional[Version] = None
    """The version you have; the answer holds exactly what came after it."""


class Unsubscribe(Say):
    type: Literal["unsubscribe"]
    table: Id


class Act(Say, ActRequest):
    type: Literal["act"]
    table: Id


class Undo(Say, UndoRequest):
    type: Literal["undo"]
    table: Id


class Reset(Say, ChangeRequest):
    type: Literal["reset"]
    table: Id


class Confirm(Say, ChangeRequest):
    type: Literal["confirm"]
    table: Id


class Chat(Say, ChatRequest):
    type: Literal["chat"]
    table: Id


class Ping(Say):
    type: Literal["ping"]


ClientMessage = Annotated[
    Union[Subscribe, Unsubscribe, Act, Undo, Reset, Confirm, Chat, Ping], Field(discriminator="type")
]


class Welcome(Answer):
    """The first message. A socket that sends more than `messages` in `seconds` is closed."""

    type: Literal["welcome"] = "welcome"
    me: Me
    messages: Optional[int] = None
    seconds: Optional[float] = None
    house: float
    """The clock of the house, by which players' clocks run: it stands still while the server is away."""
    maintenance: Optional[MaintenanceInfo] = None
    compiled: bool = True
    """Whether the engine is; if not, bots think more slowly."""


class Announcement(Answer):
    """Maintenance has begun or changed, or (null) is over."""

    type: Literal["announcement"] = "announcement"
    maintenance: Optional[MaintenanceInfo]


class Subscribed(Answer):
    type: Literal["subscribed"] = "subscribed"
    id: str
    fresh: Fresh
    chat: list[ChatLine]
    present: list[int]
    watching: int


class Update(Answer):
    """Something changed at a table you are subscribed to."""

    type: Literal["update"] = "update"
    fresh: Fresh


class DoneMessage(Done):
    type: Literal["done"] = "done"
    id: str


class OkMessage(Answer):
    type: Literal["ok"] = "ok"
    id: str


class ErrorMessage(Answer):
    type: Literal["error"] = "error"
    id: Optional[str]
    error: Problem


class ChatMessage(Answer):
    type: Literal["chat"] = "chat"
    table: str
    line: ChatLine


class Presence(Answer):
    type: Literal["presence"] = "presence"
    table: str
    present: list[int]
    watching: int


ServerMessage = Annotated[
    Union[Welcome, Announcement, Subscribed, Update, DoneMessage, OkMessage, ErrorMessage, ChatMessage, Presence],
    Field(discriminator="type"),
]
