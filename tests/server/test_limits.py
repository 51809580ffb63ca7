"""Limits are counted before the work, for all processes together, and go on counting without Redis."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quayside.server.limits.counting import Memory
from quayside.server.limits.rates import ALONE, Limits, limits_of
from quayside.server.metrics import LIMITS_ALONE
from quayside.server.refusals import status_of
from quayside.server.settings import Settings
from quayside.table.refusals import Refusal
from server.machines import OwnRedis

SETTINGS = Settings(data=Path("nowhere"), login_failures=8, login_window=300.0)


async def _admitted(limits: Limits, times: int, *keys: str) -> int:
    """How many of so many attempts at the same time get through."""
    answers = await asyncio.gather(*(limits.charge("login-pair", *keys) for _ in range(times)), return_exceptions=True)
    assert all(answer is None or isinstance(answer, Refusal) for answer in answers)
    return sum(answer is None for answer in answers)


def test_attempts_at_the_same_time_are_counted_one_by_one() -> None:
    limits = Limits(SETTINGS)
    assert asyncio.run(_admitted(limits, 400, "192.0.2.1", "ann")) == 8


def test_a_refusal_says_how_long_to_wait() -> None:
    async def story() -> None:
        limits = Limits(SETTINGS)
        await _admitted(limits, 8, "a")
        with pytest.raises(Refusal) as caught:
            await limits.charge("login-pair", "a")
        assert (caught.value.kind, caught.value.reason, status_of(caught.value)) == ("limited", "login", 429)
        assert caught.value.retry_after is not None
        assert 290 <= caught.value.retry_after <= 300
        await limits.charge("login-pair", "b")

    asyncio.run(story())


def test_a_charge_can_be_given_back_and_forgotten() -> None:
    async def story() -> None:
        limits = Limits(SETTINGS)
        assert await _admitted(limits, 8, "a") == 8
        await limits.give_back("login-pair", "a")
        assert await _admitted(limits, 3, "a") == 1
        await limits.forget("login-pair", "a")
        assert await _admitted(limits, 9, "a") == 8

    asyncio.run(story())


@given(st.lists(st.tuples(st.sampled_from("abcdef"), st.sampled_from([1.0, 2.5, 60.0]), st.floats(0.0, 1.5))))
def test_counters_in_memory_count_like_a_simple_list(hits: list[tuple[str, float, float]]) -> None:
    """Differential: the windows of a key, worked out from the times of all its hits."""
    now = 1000.0
    memory = Memory()
    starts: dict[str, tuple[float, int]] = {}

    async def story() -> None:
        nonlocal now
        for name, length, pause in hits:
            now += pause
            key = f"{name}/{length}"
            start, count = starts.get(key, (now, 0))
            starts[key] = (now, 1) if now >= start + length else (start, count + 1)
            assert await memory.incr(key, length) == starts[key][1]
            for other, (begun, counted) in starts.items():
                expected = counted if now < begun + float(other.partition("/")[2]) else 0
                assert await memory.get(other) == expected

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "monotonic", lambda: now)
        asyncio.run(story())


def test_keys_that_are_over_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)

    async def story() -> None:
        nonlocal now
        memory = Memory()
        for number in range(20_000):
            now += 0.01
            await memory.incr(f"key {number}", 5.0)
        assert len(memory) <= 502

    asyncio.run(story())


def test_a_window_in_redis_has_whole_seconds_and_is_not_shorter_than_asked_for() -> None:
    settings = SETTINGS.but(chat_window=0.5, messages_window=0.5, login_window=300.2)
    limits = Limits(settings)
    for name, limit in limits_of(settings).items():
        expiry = limits._items[name].get_expiry()
        assert expiry >= limit.seconds
        assert limit.here or isinstance(expiry, int)


def test_processes_count_together(own_redis: OwnRedis) -> None:
    async def story() -> None:
        settings = SETTINGS.but(redis=own_redis.url)
        processes = [Limits(settings), Limits(settings)]
        found = await asyncio.gather(*(_admitted(each, 200, "192.0.2.1", "ann") for each in processes))
        assert sum(found) == 8
        await processes[0].forget("login-pair", "192.0.2.1", "ann")
        assert await _admitted(processes[0], 9, "192.0.2.1", "ann") == 8
        with pytest.raises(Refusal) as caught:
            await Limits(settings).charge("login-pair", "192.0.2.1", "ann")
        assert caught.value.retry_after is not None
        assert 290 <= caught.value.retry_after <= 300
        for each in processes:
            await each.close()

    asyncio.run(story())


@pytest.mark.parametrize("how", ["stopped", "frozen"])
def test_without_redis_each_process_counts_alone(
    own_redis: OwnRedis, how: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        limits = Limits(SETTINGS.but(redis=own_redis.url))
        assert await _admitted(limits, 4, "a") == 4
        if how == "stopped":
            own_redis.stop()
        else:
            own_redis.signal(signal.SIGSTOP)
        started = time.monotonic()
        assert await _admitted(limits, 400, "a") == 4  # the others are counted already
        first = time.monotonic() - started
        assert LIMITS_ALONE._value.get() == 1
        assert [record.message for record in caplog.records if "alone" in record.message] != []
        started = time.monotonic()
        assert await _admitted(limits, 400, "b") == 8
        assert time.monotonic() - started < first + 1.0  # Redis is not waited for again and again
        if how == "stopped":
            own_redis.start()
        else:
            own_redis.signal(signal.SIGCONT)
        assert limits._alone_until is not None
        monkeypatch.setattr("quayside.server.limits.rates.time.monotonic", lambda: started + 3 * ALONE)
        assert await _admitted(limits, 9, "c") == 8
        assert LIMITS_ALONE._value.get() == 0
        await limits.close()

    asyncio.run(story())


def test_the_first_charge_after_a_restart_of_redis_is_counted_by_redis(own_redis: OwnRedis) -> None:
    async def story() -> None:
        limits = Limits(SETTINGS.but(redis=own_redis.url))
        await limits.charge("login-pair", "a")
        own_redis.stop()
        own_redis.start()
        await limits.charge("login-pair", "a")
        assert LIMITS_ALONE._value.get() == 0
        other = Limits(SETTINGS.but(redis=own_redis.url))
        assert await _admitted(other, 9, "a") == 7
        await limits.close()
        await other.close()

    asyncio.run(story())
