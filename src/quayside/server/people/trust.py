"""Whom the server lets in: where an account has signed in before, and who is banned."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
from typing import Callable, Optional

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.server.store import schema
from quayside.table.refusals import Refusal, forbidden, malformed

FOREVER = 253_402_300_800.0  # the year 10000
PLACES = 20  # remembered per account
STALE = 180 * 86400.0  # seconds after which a place is forgotten

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Trust:
    """Familiar places and bans. Addresses are stored under a secret of the server, so the database tells nobody."""

    def __init__(self, key: str, now: Callable[[], float]) -> None:
        self._key = key.encode()
        self.now = now

    def _place(self, person: str, address: str) -> str:
        return hmac.new(self._key, f"{person} at {address}".encode(), hashlib.sha256).hexdigest()

    async def knows(self, connection: AsyncConnection, person: str, address: str) -> bool:
        """Whether that account has signed in from there lately."""
        c = schema.places.c
        here = (c.person == person, c.place == self._place(person, address), c.at > self.now() - STALE)
        return (await connection.execute(select(c.at).where(*here))).first() is not None

    async def remember(self, connection: AsyncConnection, person: str, address: str) -> None:
        c = schema.places.c
        place = self._place(person, address)
        await connection.execute(delete(schema.places).where(c.person == person, c.place == place))
        await connection.execute(insert(schema.places).values(person=person, place=place, at=self.now()))
        newest = select(c.place).where(c.person == person).order_by(c.at.desc()).limit(PLACES)
        kept = (await connection.execute(newest)).scalars().all()
        if len(kept) == PLACES:
            await connection.execute(delete(schema.places).where(c.person == person, c.place.not_in(kept)))

    async def must_be_welcome(self, connection: AsyncConnection, address: str, person: Optional[str] = None) -> None:
        """Refuse a new session to somebody who is banned, or who comes from where nobody may come from."""
        if person is not None:
            c = schema.people.c
            row = (await connection.execute(select(c.banned_until, c.banned_why).where(c.id == person))).one()
            if row.banned_until is not None and row.banned_until > self.now():
                raise banned(row.banned_why)
        b = schema.bans.c
        if (here := network_of(address)) is not None:
            for banned_address, why in await connection.execute(select(b.address, b.why).where(b.until > self.now())):
                there = network_of(banned_address)
                if there is not None and here.version == there.version and here.overlaps(there):
                    raise banned(why)


def banned(why: Optional[str]) -> Refusal:
    return forbidden("banned", f"you are banned from this server: {why}" if why else "you are banned from this server")


def network_of(text: str) -> Optional[Network]:
    """An address or a network; None if it is neither."""
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None


def must_be_network(text: str) -> str:
    found = network_of(text)
    if found is None:
        raise malformed("bad-address", f"{text!r} is neither an address nor a network")
    return str(found)
