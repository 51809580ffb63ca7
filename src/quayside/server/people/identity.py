"""Who is who: guests, accounts and sessions."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import secrets
import string
from dataclasses import dataclass
from typing import Any, Callable, Collection, Iterable, Optional

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION
from itsdangerous import BadSignature, Signer
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.server.limits.rates import Limits
from quayside.server.messages.outbox import mailed_token, queue
from quayside.server.names import NameFilter
from quayside.server.people.trust import Trust
from quayside.server.protocol import AccountRequest, Language, ProfileRequest
from quayside.server.refusals import not_signed_in
from quayside.server.sent import Me
from quayside.server.settings import Settings
from quayside.server.store import schema
from quayside.server.store.database import Database
from quayside.table.refusals import Refusal, forbidden, refused

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


def session_id(session: str) -> str:
    """How a session is called in lists."""
    return session[:16]


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    login: Optional[str]
    email: Optional[str]
    language: Language
    settings: dict[str, Any]

    def shown(self) -> Me:
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


_SESSION = [schema.sessions.c[name] for name in ("hash", "person", "created_at", "seen_at", "address", "agent")]
SEEN = 3600.0  # seconds after which it is noted anew that somebody is here
DAY = 86400.0
RESET_BY_MAIL = 3600.0  # seconds for which a link to a new password works


class Identity:
    """Makes and finds people."""

    def __init__(self, database: Database, limits: Limits, settings: Settings, now: Callable[[], float]) -> None:
        self.database = database
        self.limits = limits
        self.settings = settings
        self.now = now
        self.names = NameFilter(settings.names_refused)
        self.trust = Trust(settings.signing_key(), now)
        self._signer = Signer(settings.signing_key(), salt="quayside-session", digest_method=hashlib.sha256)
        self._hasher = PasswordHasher()
        self._dummy = hash_of_nothing(self._hasher)
        self.ended: Callable[[str], None] = lambda session: None
        self.may_join: Callable[[], None] = lambda: None  # raises when nobody may
        self._few = asyncio.Semaphore(2)  # each hash takes 64 MiB

    # -- sessions ------------------------------------------------------------------------------------------------

    async def person_of(self, signed: Optional[str]) -> Optional[Person]:
        """The person a cookie or bearer token belongs to, or None."""
        session = self.session_of(signed)
        if session is None:
            return None
        s = schema.sessions.c
        query = select(s.seen_at, *_PERSON).join(schema.sessions, s.person == schema.people.c.id)
        async with self.database.glance() as connection:
            row = (await connection.execute(query.where(s.hash == session, *self.in_time()))).one_or_none()
        if row is None:
            return None
        if row[0] < self.now() - SEEN:
            await self.note_seen([session])
        return Person(*row[1:])

    def in_time(self) -> list[ColumnElement[bool]]:
        """What is true of sessions that have not lasted too long."""
        s, settings = schema.sessions.c, self.settings
        limits = ((s.created_at, settings.session_days), (s.seen_at, settings.session_idle_days))
        return [column > self.now() - days * DAY for column, days in limits if days]

    async def note_seen(self, sessions: Collection[str]) -> None:
        """Remember that somebody is here; not being able to is no harm."""
        now = self.now()
        s, people = schema.sessions.c, schema.people.c
        mine = select(s.person).where(s.hash.in_(sessions))
        with contextlib.suppress(Refusal, SQLAlchemyError):
            async with self.database.write() as connection:
                await connection.execute(update(schema.sessions).where(s.hash.in_(sessions)).values(seen_at=now))
                await connection.execute(update(schema.people).where(people.id.in_(mine)).values(seen_at=now))

    def _token(self, signed: Optional[str]) -> Optional[str]:
        if not signed or len(signed) > 200 or not signed.isascii():
            return None
        try:
            return self._signer.unsign(signed).decode()
        except BadSignature:
            return None

    def session_of(self, signed: Optional[str]) -> Optional[str]:
        """The name under which a session is stored."""
        token = self._token(signed)
        return None if token is None else hashed(token)

    async def _open_session(self, connection: AsyncConnection, person: str, address: str, agent: str = "") -> str:
        await self.trust.must_be_welcome(connection, address, person)
        token = new_token()
        now = self.now()
        values = {"hash": hashed(token), "person": person, "created_at": now, "seen_at": now}
        said = "".join(letter for letter in agent if letter.isprintable())[:200]
        await connection.execute(insert(schema.sessions).values(**values, address=address[:64], agent=said))
        await connection.execute(update(schema.people).where(schema.people.c.id == person).values(seen_at=now))
        return self._signer.sign(token).decode()

    async def going_on(self, sessions: list[str]) -> set[str]:
        """Those of these sessions that have not ended. Whoever has a socket open is here."""
        s = schema.sessions.c
        query = select(s.hash, s.seen_at).where(s.hash.in_(sessions), *self.in_time())
        async with self.database.glance() as connection:
            found = {row.hash: row.seen_at for row in await connection.execute(query)}
        long_ago = [session for session, seen in found.items() if seen < self.now() - SEEN]
        if long_ago:
            await self.note_seen(long_ago)
        return set(found)

    async def sessions(self, person: str) -> list[dict[str, Any]]:
        """Where somebody is signed in, the latest first. `id` is enough to end one and too little to use it."""
        s = schema.sessions.c
        query = select(*_SESSION).where(s.person == person, *self.in_time()).order_by(s.seen_at.desc())
        async with self.database.glance() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [{**{key: row[key] for key in row if key != "hash"}, "id": session_id(row["hash"])} for row in rows]

    async def end_sessions(self, person: str, *, only: Optional[str] = None, but: Optional[str] = None) -> int:
        """End somebody's sessions and their sockets: all, only the one with that id, or all but the one named."""
        async with self.database.write() as connection:
            ended = await self.delete_sessions(connection, person, only=only, but=but)
        self.tell_ended(ended)
        return len(ended)

    async def delete_sessions(
        self, connection: AsyncConnection, person: str, *, only: Optional[str] = None, but: Optional[str] = None
    ) -> list[str]:
        """The same as part of a transaction; the sockets are told of what it returns when it has lasted."""
        s = schema.sessions.c
        found = (await connection.execute(select(s.hash).where(s.person == person))).scalars().all()
        ended = [each for each in found if each != but and only in (None, session_id(each))]
        await connection.execute(delete(schema.sessions).where(s.hash.in_(ended)))
        return ended

    def tell_ended(self, sessions: Iterable[str]) -> None:
        for session in sessions:
            self.ended(session)

    async def sign_out(self, signed: Optional[str]) -> None:
        """End a session, and the sockets that were opened with it."""
        session = self.session_of(signed)
        if session is not None:
            async with self.database.write() as connection:
                await connection.execute(delete(schema.sessions).where(schema.sessions.c.hash == session))
            self.ended(session)

    # -- guests and accounts -------------------------------------------------------------------------------------

    async def guest(self, name: str, language: Language, address: str, agent: str = "") -> tuple[Person, str]:
        """A new guest and the token of its session."""
        self.may_join()
        await self.limits.charge("sign-up", address)
        self.names.check(name)
        person = Person(new_id(), name, None, None, language, {})
        async with self.database.write() as connection:
            now = self.now()
            await connection.execute(insert(schema.people).values(**vars(person), created_at=now, seen_at=now))
            return person, await self._open_session(connection, person.id, address, agent)

    async def become_account(self, person: Person, wanted: AccountRequest, address: str) -> Person:
        """A guest gets a login and a password and keeps everything else. Of two requests at once one wins."""
        if person.login is not None:
            raise _has_account()
        self.may_join()
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
                await self.trust.remember(connection, person.id, address)
        except IntegrityError:  # somebody else's transaction was faster
            raise _login_taken() from None
        return Person(person.id, person.name, login, wanted.email, person.language, person.settings)

    async def login(
        self, login: str, password: str, address: str, old: Optional[str], agent: str = ""
    ) -> tuple[Person, str]:
        """The account's person and a new session; the session that asked ends.

        Each guess is charged before the password is looked at: to the address, and to the address with that login
        name. Guesses at one name from many addresses are charged to the name, but not where its owner has signed in
        before: whoever guesses can keep strangers out, not the owner.
        """
        name = login.lower()
        await self.limits.charge("login-address", address)
        await self.limits.charge("login-pair", address, name)
        people, s = schema.people.c, schema.sessions.c
        async with self.database.read() as connection:
            query = select(*_PERSON, people.password).where(people.login == name)
            row = (await connection.execute(query)).one_or_none()
            known = row is not None and await self.trust.knows(connection, row.id, address)
            if row is not None and not known and (session := self.session_of(old)) is not None:
                mine = (s.hash == session, s.person == row.id, *self.in_time())
                known = (await connection.execute(select(s.hash).where(*mine))).first() is not None
        if not known:
            await self.limits.charge("login-name", name)
        right = await self._verify(self._dummy if row is None else row.password, password)
        if row is None or not right:
            raise forbidden("wrong-password", "login name or password is wrong")
        await self.limits.give_back("login-address", address)
        await self.limits.forget("login-pair", address, name)
        if not known:
            await self.limits.give_back("login-name", name)
        async with self.database.write() as connection:
            token = await self._open_session(connection, row.id, address, agent)
            await self.trust.remember(connection, row.id, address)
        await self.sign_out(old)
        return Person(*row[:-1]), token

    async def check_password(self, person: Person, password: str) -> None:
        """Refuse whoever does not know the password of an account."""
        await self.limits.charge("password", person.id)
        people = schema.people.c
        async with self.database.glance() as connection:
            stored = (await connection.execute(select(people.password).where(people.id == person.id))).scalar_one()
        if stored is None or not await self._verify(stored, password):
            raise forbidden("wrong-password", "the password is wrong")

    async def change_password(self, person: Person, old: str, new: str, address: str, agent: str = "") -> str:
        """A new password; every session but a fresh one ends."""
        if person.login is None:
            raise refused("guest", "a guest has no password")
        await self.check_password(person, old)
        return await self._renew(person.id, new, address, agent)

    async def _renew(self, person: str, new: str, address: str, agent: str = "") -> str:
        password = await self._hash(new)
        people = schema.people.c
        async with self.database.write() as connection:
            values = {"password": password, "reset": None, "reset_until": None}
            await connection.execute(update(schema.people).where(people.id == person).values(**values))
            ended = await self.delete_sessions(connection, person)
            token = await self._open_session(connection, person, address, agent)
        self.tell_ended(ended)
        return token

    async def make_reset(self, connection: AsyncConnection, person: str, token: str, seconds: float) -> None:
        """Let a token set a new password, once and for a while; an older one stops working."""
        people = schema.people.c
        values = {"reset": hashed(token), "reset_until": self.now() + seconds}
        changed = update(schema.people).where(people.id == person, people.login.is_not(None)).values(**values)
        if (await connection.execute(changed)).rowcount != 1:
            raise refused("guest", "a guest has no password")

    async def send_reset(self, login: str, address: str) -> None:
        """Mail a link to a new password to an account that has proved a mail address; nothing to anybody else."""
        await self.limits.charge("forgot-address", address)
        await self.limits.charge("forgot-name", login.lower())
        people, c = schema.people.c, schema.channels.c
        proved = select(people.id, c.id.label("channel")).join(schema.channels, c.person == people.id)
        proved = proved.where(people.login == login.lower(), c.kind == "email", c.verified).order_by(c.created_at)
        async with self.database.write() as connection:
            row = (await connection.execute(proved)).first()
            if row is not None:
                seed, now = new_id(), self.now()
                token = mailed_token(self.settings, seed)
                await self.make_reset(connection, row.id, token, RESET_BY_MAIL)
                await queue(connection, row.id, row.channel, f"reset:{seed}", {"what": "reset", "seed": seed}, now, now)

    async def use_reset(self, token: str, new: str, address: str, agent: str = "") -> tuple[Person, str]:
        """A new password for whoever has been given such a token; all sessions but a fresh one end."""
        await self.limits.charge("reset", address)
        people = schema.people.c
        query = select(*_PERSON).where(people.reset == hashed(token), people.reset_until > self.now())
        async with self.database.glance() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise forbidden("bad-link", "this link is not valid, or no longer")
        return Person(*row), await self._renew(row.id, new, address, agent)

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


def hash_of_nothing(hasher: PasswordHasher) -> str:
    """A hash that no password has; to find that out takes as long as with anybody's, and making it takes no time."""
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    salt, digest = (
        base64.b64encode(secrets.token_bytes(n)).decode().rstrip("=") for n in (hasher.salt_len, hasher.hash_len)
    )
    return f"$argon2{hasher.type.name.lower()}$v={ARGON2_VERSION}${costs}${salt}${digest}"


def _has_account() -> Refusal:
    return refused("has-account", "you have an account already")


def _login_taken() -> Refusal:
    return refused("login-taken", "that login name is taken")


def must_be_somebody(person: Optional[Person]) -> Person:
    if person is None:
        raise not_signed_in()
    return person
