"""People: signing in, accounts, settings, reports."""

from __future__ import annotations

from typing import Annotated, Literal, Optional

from pydantic import AfterValidator, StringConstraints

from quayside.server import names
from quayside.server.protocol.words import (
    Answer,
    Email,
    Id,
    Language,
    Login,
    Name,
    Password,
    Request,
    SeatNumber,
    Setting,
    Settings,
    Token,
)


class GuestRequest(Request):
    name: Name
    language: Language = "en"


class AccountRequest(Request):
    """A guest becomes an account; the games stay."""

    login: Login
    password: Password
    email: Optional[Email] = None


class LoginRequest(Request):
    login: Login
    password: Password


class ProfileRequest(Request):
    """Only what is named changes."""

    name: Optional[Name] = None
    language: Optional[Language] = None
    settings: Optional[Settings] = None


class PasswordRequest(Request):
    old: Password
    new: Password


class ForgotRequest(Request):
    """Ask for a link to a new password, to the mail address that the account has proved to be its own."""

    login: Login


class ResetRequest(Request):
    """Set a new password with the token of such a link."""

    token: Token
    password: Password


class DeleteRequest(Request):
    """Leave for good; an account proves itself with its password."""

    password: Optional[Password] = None


class ReportRequest(Request):
    """Tell the host about somebody at a table, or about the table if no seat is named."""

    table: Id
    seat: Optional[SeatNumber] = None
    reason: Literal["name", "chat", "conduct", "other"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=1000), AfterValidator(names.chat_text)]


class SessionInfo(Answer):
    """Where you are signed in."""

    id: str
    created_at: float
    seen_at: float
    """To the hour."""
    address: Optional[str]
    agent: Optional[str]
    """What the browser or program called itself."""
    current: bool
    """The one you ask with."""


class Sessions(Answer):
    sessions: list[SessionInfo]


class GameRecord(Answer):
    """What somebody has played of a game to its end."""

    game: str
    played: int
    won: int
    """Shared victories too."""
    mean: float
    """Points, to a tenth."""
    best: int
    last: float
    """When the latest one ended."""


class MyRecord(Answer):
    games: list[GameRecord]


class Me(Answer):
    id: str
    name: str
    guest: bool
    login: Optional[str] = None
    email: Optional[str] = None
    language: Language
    settings: dict[str, Setting] = {}


class SignedIn(Me):
    token: str
    """For clients without cookies: send it as `Authorization: Bearer`."""
