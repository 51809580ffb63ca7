"""Who is who: guests, accounts and sessions."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import string
from dataclasses import dataclass
from typing import Any, Callable, Optional

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, Signer
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.server import schema
from quayside.server.database import Database
from quayside.server.limits import Limits
from quayside.server.names import NameFilter
from quayside.server.protocol import AccountRequest, ProfileRequest
from quayside.server.refusals import Refusal, forbidden, not_signed_in, refused
from quayside.server.settings import Settings

COOKIE = "quayside"


ID_LETTERS = string.ascii_letters + string.digits
ID_LENGTH = 22  # of 62 letters each: 131 bits


def new_id() -> str:
    """An id that cannot be guessed. Letters and digits only: an id is also a word on a command
    line, where a leading hyphen would make it an option."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def new_token() -> str:
    """A secret for a link or a session: 256 bits from the system."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """How a token is stored, so that the database alone opens nothing."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    login: Optional[str]
    email: Optional[str]
    language: str
    settings: dict[str, Any]

    def shown(self) -> dict[str, Any]:
        """What a person is told about itself."""
        return {
            "id": self.id,
            "name": self.name,
            "guest": self.login is None,
            "login": self.login,
            "email": self.email,
            "language": self.language,
            "settings": self.settings,
        }


_PERSON = [schema.people.c[name] for name in ("id", "name", "login", "email", "language", "settings")]


class Identity:
    """Makes and finds people."""

    def __init__(self, database: Database, limits: Limits, settings: Settings, now: Callable[[], float]) -> None:
        self.database = database
        self.limits = limits
        self.settings = settings
        self.now = now
        self._signer = Signer(settings.signing_key(), salt="quayside-session", digest_method=hashlib.sha256)
        self._hasher = PasswordHasher()
        self._dummy = self._hasher.hash(new_token())
        self.ended: Callable[[str], None] = lambda session: None
        self.names = NameFilter(settings.names_refused)
        self._few = asyncio.Semaphore(2)  # each hash takes 64 MiB

    # -- sessions ------------------------------------------------------------------------------------------------

    async def person_of(self, signed: Optional[str]) -> Optional[Person]:
        """The person a cookie or bearer token belongs to, or None."""
        token = self._token(signed)
        if token is None:
            return None
        query = select(*_PERSON).join(schema.sessions, schema.sessions.c.person == schema.people.c.id)
        async with self.database.glance() as connection:
            row = (await connection.execute(query.where(schema.sessions.c.hash == hashed(token)))).one_or_none()
        return None if row is None else Person(*row)

    def _token(self, signed: Optional[str]) -> Optional[str]:
        if not signed or len(signed) > 200 or not signed.isascii():
            return None
        try:
            return self._signer.unsign(signed).decode()
        except BadSignature:
            return None

    async def _open_session(self, connection: AsyncConnection, person: str) -> str:
        token = new_token()
        values = {"hash": hashed(token), "person": person, "created_at": self.now()}
        await connection.execute(insert(schema.sessions).values(**values))
        return self._signer.sign(token).decode()

    def session_of(self, signed: Optional[str]) -> Optional[str]:
        """The name under which a session is stored."""
        token = self._token(signed)
        return None if token is None else hashed(token)

    async def going_on(self, sessions: list[str]) -> set[str]:
        """Those of these sessions that have not ended."""
        c = schema.sessions.c
        async with self.database.glance() as connection:
            return set((await connection.execute(select(c.hash).where(c.hash.in_(sessions)))).scalars())

    async def sign_out(self, signed: Optional[str]) -> None:
        """End a session, and the sockets that were opened with it."""
        session = self.session_of(signed)
        if session is not None:
            async with self.database.write() as connection:
                await connection.execute(delete(schema.sessions).where(schema.sessions.c.hash == session))
            self.ended(session)

    # -- guests and accounts -------------------------------------------------------------------------------------

    async def guest(self, name: str, language: str, address: str) -> tuple[Person, str]:
        """A new guest and the token of its session."""
        await self.limits.charge("sign-up", address)
        self.names.check(name)
        person = Person(new_id(), name, None, None, language, {})
        async with self.database.write() as connection:
            values = {**vars(person), "created_at": self.now()}
            await connection.execute(insert(schema.people).values(**values))
            return person, await self._open_session(connection, person.id)

    async def become_account(self, person: Person, wanted: AccountRequest, address: str) -> Person:
        """A guest gets a login and a password and keeps everything else. Of two requests at once one wins."""
        if person.login is not None:
            raise _has_account()
        login = wanted.login.lower()
        self.names.check(login)
        await self.limits.charge("account", address)
        password = await self._hash(wanted.password)
        people = schema.people.c
        try:
            async with self.database.write() as connection:
                if (await connection.execute(select(people.id).where(people.login == login))).first() is not None:
                    raise _login_taken()
                guest = update(schema.people).where(people.id == person.id, people.login.is_(None))
                values = {"login": login, "password": password, "email": wanted.email}
                if (await connection.execute(guest.values(**values))).rowcount != 1:
                    raise _has_account()
        except IntegrityError:  # somebody else's transaction was faster
            raise _login_taken() from None
        return Person(person.id, person.name, login, wanted.email, person.language, person.settings)

    async def login(self, login: str, password: str, address: str, old: Optional[str]) -> tuple[Person, str]:
        """The account's person and a new session; the session that asked ends."""
        name = login.lower()
        await self.limits.charge("login-address", address)
        await self.limits.charge("login-pair", address, name)
        query = select(*_PERSON, schema.people.c.password).where(schema.people.c.login == name)
        async with self.database.glance() as connection:
            row = (await connection.execute(query)).one_or_none()
        right = await self._verify(self._dummy if row is None else row.password, password)
        if row is None or not right:
            raise forbidden("wrong-password", "login name or password is wrong")
        await self.limits.give_back("login-address", address)
        await self.limits.forget("login-pair", address, name)
        await self.sign_out(old)
        async with self.database.write() as connection:
            return Person(*row[:-1]), await self._open_session(connection, row.id)

    async def change_password(self, person: Person, old: str, new: str) -> str:
        """A new password; every session but a fresh one ends."""
        if person.login is None:
            raise refused("guest", "a guest has no password")
        await self.limits.charge("password", person.id)
        people, sessions = schema.people.c, schema.sessions.c
        async with self.database.glance() as connection:
            stored = (await connection.execute(select(people.password).where(people.id == person.id))).scalar_one()
        if not await self._verify(stored, old):
            raise forbidden("wrong-password", "the old password is wrong")
        password = await self._hash(new)
        async with self.database.write() as connection:
            await connection.execute(update(schema.people).where(people.id == person.id).values(password=password))
            ended = (
                (await connection.execute(select(sessions.hash).where(sessions.person == person.id))).scalars().all()
            )
            await connection.execute(delete(schema.sessions).where(sessions.person == person.id))
            fresh = await self._open_session(connection, person.id)
        for session in ended:
            self.ended(session)
        return fresh

    async def change_profile(self, person: Person, wanted: ProfileRequest) -> Person:
        changed = {key: value for key, value in wanted.model_dump().items() if value is not None}
        if wanted.name is not None:
            self.names.check(wanted.name)
        if changed:
            async with self.database.write() as connection:
                await connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(**changed))
        return Person(**{**vars(person), **changed})

    # -- passwords -----------------------------------------------------------------------------------------------

    async def _hash(self, password: str) -> str:
        async with self._few:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, stored: str, password: str) -> bool:
        async with self._few:
            try:
                return await asyncio.to_thread(self._hasher.verify, stored, password)
            except (VerificationError, InvalidHashError):
                return False


def _has_account() -> Refusal:
    return refused("has-account", "you have an account already")


def _login_taken() -> Refusal:
    return refused("login-taken", "that login name is taken")


def must_be_somebody(person: Optional[Person]) -> Person:
    if person is None:
        raise not_signed_in()
    return person
