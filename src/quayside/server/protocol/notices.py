"""Channels that somebody has for being told of something."""

from __future__ import annotations

from typing import Annotated, Literal, Optional, Union
from urllib.parse import urlsplit

from pydantic import AfterValidator, AnyHttpUrl, Field, StringConstraints, TypeAdapter

from quayside.server.protocol.words import Answer, Email, Request, Token


class EmailChannel(Request):
    kind: Literal["email"]
    address: Email


class PushKeys(Request):
    p256dh: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_=-]{80,100}$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_=-]{16,32}$")]


def _web_address(text: str) -> str:
    """The text as it is, if a browser would find a host in it."""
    _ADDRESS.validate_python(text)
    if not urlsplit(text).hostname:
        raise ValueError("an address names a host")
    return text


_ADDRESS: TypeAdapter[AnyHttpUrl] = TypeAdapter(AnyHttpUrl)
Url = Annotated[
    str,
    StringConstraints(max_length=1000, pattern=r"^https?://[\x21-\x7e]+$"),
    AfterValidator(_web_address),
]


class PushChannel(Request):
    kind: Literal["push"]
    endpoint: Url
    keys: PushKeys


class WebhookChannel(Request):
    kind: Literal["webhook"]
    format: Literal["discord", "slack"]
    url: Url


ChannelRequest = Annotated[Union[EmailChannel, PushChannel, WebhookChannel], Field(discriminator="kind")]


class CodeRequest(Request):
    code: Token


class ChannelInfo(Answer):
    id: str
    kind: Literal["email", "push", "webhook"]
    target: str
    verified: bool


class Notice(Answer):
    id: int
    channel: Optional[str]
    about: str
    status: Literal["waiting", "sent", "failed", "skipped"]
    attempts: int
    error: Optional[str]
    created_at: float


class Channels(Answer):
    channels: list[ChannelInfo]
    notices: list[Notice]
    push_key: Optional[str]
    """The server's public key, for the browser's push subscription."""
