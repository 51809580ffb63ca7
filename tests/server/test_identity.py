"""Signing in: guessing locks out who guesses, never the owner; sessions end when they should."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from pathlib import Path
from typing import AsyncIterator

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import VerifyMismatchError

from quayside.server.people.identity import Person, hash_of_nothing
from quayside.server.protocol import AccountRequest
from quayside.server.service import Service
from quayside.server.settings import Settings
from quayside.table.refusals import Refusal

DAY = 86400.0
HOME, WORK, CAFE = "198.51.100.1", "198.51.100.2", "203.0.113.9"


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    url = ""
    if request.param == "postgres":
        url = request.getfixturevalue("databases").fresh(f"id{secrets.token_hex(5)}")
    return Settings(data=tmp_path, database=url, sign_ups=1000, accounts=1000, login_failures=3)


@contextlib.asynccontextmanager
async def at_work(settings: Settings, start: float = 1_700_000_000.0) -> AsyncIterator[tuple[Service, list[float]]]:
    """A service whose clock is the one number of the list."""
    clock = [start]
    service = Service(settings)
    service.now = lambda: clock[0]
    service.identity.now = service.identity.trust.now = service.now
    await service.database.migrate()
    try:
        yield service, clock
    finally:
        await service.stop()


async def _account(service: Service, address: str = HOME) -> tuple[Person, str]:
    guest, token = await service.identity.guest("Ann", "en", address)
    person = await service.identity.become_account(
        guest, AccountRequest(login="ann", password="correct horse"), address
    )
    return person, token


async def _says(service: Service, password: str, address: str, old: str | None = None) -> str:
    """What a try to sign in comes to."""
    try:
        await service.identity.login("ann", password, address, old)
    except Refusal as refusal:
        return refusal.reason
    return "ok"


def test_guessing_locks_out_the_guesser_and_not_the_owner(settings: Settings) -> None:
    async def story() -> None:
        async with at_work(settings) as (service, _clock):
            await _account(service)
            answers = [await _says(service, f"wrong {n}", CAFE) for n in range(settings.login_failures + 2)]
            assert answers == ["wrong-password"] * settings.login_failures + ["login"] * 2
            assert await _says(service, "correct horse", CAFE) == "login"  # a guesser does not learn that it was right
            assert await _says(service, "correct horse", HOME) == "ok"
            assert await _says(service, "correct horse", WORK) == "ok"

    asyncio.run(story())


def test_an_address_that_guesses_at_many_names_is_locked_out(settings: Settings) -> None:
    async def story() -> None:
        async with at_work(settings) as (service, _clock):
            reasons = []
            for number in range(4 * settings.login_failures + 1):
                with pytest.raises(Refusal) as caught:
                    await service.identity.login(f"name-{number}", "wrong", CAFE, None)
                reasons.append(caught.value.reason)
            assert reasons == ["wrong-password"] * 4 * settings.login_failures + ["login"]

    asyncio.run(story())


def test_right_passwords_are_not_counted(settings: Settings) -> None:
    """A whole school signs in from one address."""

    async def story() -> None:
        async with at_work(settings) as (service, _clock):
            await _account(service)
            for _ in range(4 * settings.login_failures + 1):
                assert await _says(service, "correct horse", WORK) == "ok"

    asyncio.run(story())


def test_guesses_from_many_addresses_keep_strangers_out_and_the_owner_in(settings: Settings) -> None:
    async def story() -> None:
        few = settings.but(login_strangers=5)
        async with at_work(few) as (service, _clock):
            _person, token = await _account(service)
            answers = [await _says(service, f"wrong {n}", f"192.0.2.{n}") for n in range(8)]
            assert answers == ["wrong-password"] * 5 + ["login"] * 3
            assert await _says(service, "correct horse", CAFE) == "login"  # nobody has seen this place before
            assert await _says(service, "correct horse", HOME) == "ok"  # the account was made here
            assert await _says(service, "correct horse", CAFE, token) == "ok"  # with a session of its own
            assert await _says(service, "correct horse", CAFE) == "ok"  # now this place is known too

    asyncio.run(story())


def test_places_are_forgotten_after_a_while(settings: Settings) -> None:
    async def story() -> None:
        few = settings.but(login_strangers=1)
        async with at_work(few) as (service, clock):
            person, _token = await _account(service)
            for number in range(20):
                clock[0] += DAY
                async with service.database.write() as connection:
                    await service.identity.trust.remember(connection, person.id, f"192.0.2.{number}")
            assert await _says(service, "wrong", CAFE) == "wrong-password"
            assert await _says(service, "correct horse", HOME) == "login"  # twenty places have been newer
            assert await _says(service, "correct horse", "192.0.2.10") == "ok"
            clock[0] += 200 * DAY
            assert await _says(service, "correct horse", "192.0.2.11") == "login"

    asyncio.run(story())


@pytest.mark.parametrize(("idle", "whole"), [(90.0, 400.0), (0.0, 400.0), (90.0, 0.0), (0.0, 0.0)])
def test_sessions_end_by_themselves(settings: Settings, idle: float, whole: float) -> None:
    """One is used every 80 days, one after 100 days for the first time, and one belongs to an open socket."""

    async def story() -> None:
        timed = settings.but(session_idle_days=idle, session_days=whole)
        async with at_work(timed) as (service, clock):
            tokens = [(await service.identity.guest("Ann", "en", HOME))[1] for _ in range(3)]
            used, unused, socket = tokens
            name = str(service.identity.session_of(socket))
            for days in range(80, 800, 80):
                clock[0] += 20 * DAY
                if days == 160:
                    assert (await service.identity.person_of(unused) is None) == bool(idle)
                clock[0] += 60 * DAY
                over = bool(whole) and days >= whole
                assert (await service.identity.person_of(used) is None) == over
                assert await service.identity.going_on([name]) == (set() if over else {name})

    asyncio.run(story())


def test_a_name_that_nobody_has_takes_as_long_to_refuse() -> None:
    """What a password is held against then costs the same as a real hash, and is another one each time."""
    hasher = PasswordHasher()
    nothing = hash_of_nothing(hasher)
    assert extract_parameters(nothing) == extract_parameters(hasher.hash("a password"))
    assert nothing != hash_of_nothing(hasher)
    with pytest.raises(VerifyMismatchError):  # it was worked out, not turned away as malformed
        hasher.verify(nothing, "a password")
