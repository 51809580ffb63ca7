"""Attacks on who is counted: made-up forwarding headers, the many addresses of one IPv6 customer, a stranger's name."""

from __future__ import annotations

import random
from ipaddress import ip_network
from pathlib import Path
from typing import Iterator

import httpx
import pytest

from quayside.server.addresses import NOBODY, caller, counted_as, read_address, read_networks
from quayside.server.doors.door import address_of
from quayside.server.settings import BadSetting, Settings, from_environment
from server.machines import Server


def _key(peer: str, *forwarded: str, trusted: str = "127.0.0.1,::1") -> str:
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    scope = {"type": "http", "client": (peer, 1), "headers": headers}
    return address_of(scope, Settings(data=Path("unused"), trusted_proxies=trusted))


@pytest.mark.parametrize(
    ("peer", "forwarded", "key"),
    [
        ("192.0.2.1", [], "192.0.2.1"),
        ("192.0.2.1", ["198.51.100.7"], "192.0.2.1"),  # not a proxy of ours: what it says counts for nothing
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["192.0.2.1"], "192.0.2.1"),
        ("127.0.0.1", ["198.51.100.7, 192.0.2.1"], "192.0.2.1"),  # the first was made up by the caller
        ("127.0.0.1", ["198.51.100.7", "192.0.2.1"], "192.0.2.1"),
        ("127.0.0.1", ["192.0.2.1, 127.0.0.1"], "192.0.2.1"),
        ("127.0.0.1", ["192.0.2.1:4711"], "192.0.2.1"),
        ("::ffff:127.0.0.1", ["192.0.2.1"], "192.0.2.1"),
        ("127.0.0.1", ["::ffff:192.0.2.1"], "192.0.2.1"),
        ("127.0.0.1", ["[2001:db8:1:2:3::4]:4711"], "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1%eth0", [], "2001:db8:1:2::/64"),
        ("127.0.0.1", ["192.0.2.1, unknown"], "127.0.0.1"),  # what cannot be read is not passed over
        ("127.0.0.1", [""], "127.0.0.1"),
        ("127.0.0.1", ["x" * 5000], "127.0.0.1"),
        ("", [], NOBODY),
    ],
)
def test_whose_a_request_is(peer: str, forwarded: list[str], key: str) -> None:
    assert _key(peer, *forwarded) == key


def test_nothing_that_a_caller_makes_up_changes_its_key() -> None:
    rng = random.Random(7)
    parts = ["192.0.2.9", "127.0.0.1", "::1", "10.0.0.1", "unknown", "", " ", "[", "a:b:c", "2001:db8::1", "é", ","]
    for _ in range(2000):
        made_up = ", ".join(rng.choice(parts) for _ in range(rng.randrange(6)))
        told = f"{made_up}, 203.0.113.5" if made_up else "203.0.113.5"  # as the proxy passes it on
        assert _key("127.0.0.1", told) == "203.0.113.5"
        assert _key("203.0.113.5", made_up) == "203.0.113.5"
        assert _key("127.0.0.1", told, trusted="") == "127.0.0.1"


def test_a_chain_of_proxies() -> None:
    trusted = "10.0.0.0/8, 2001:db8:f::/48"
    assert _key("10.1.2.3", "1.1.1.1, 203.0.113.5, 2001:db8:f::2, 10.9.9.9", trusted=trusted) == "203.0.113.5"
    assert _key("127.0.0.1", "203.0.113.5", trusted=trusted) == "127.0.0.1"
    assert caller("10.1.2.3", ["10.0.0.7"], read_networks(trusted)) == read_address("10.0.0.7")


def test_one_customer_has_one_key() -> None:
    rng = random.Random(1)
    network = ip_network("2001:db8:5:6::/64")
    keys = {counted_as(read_address(str(network[rng.getrandbits(64)]))) for _ in range(300)}
    assert keys == {"2001:db8:5:6::/64"}
    assert counted_as(read_address("2001:db8:5:7::1")) not in keys


def test_a_setting_that_is_no_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUAYSIDE_TRUSTED_PROXIES", "10.0.0.0/8, proxy")
    with pytest.raises(BadSetting, match="not an address"):
        _ = from_environment().trusted


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("addresses"), {"QUAYSIDE_SIGN_UPS": "5"}).start()
    try:
        yield found
    finally:
        found.stop()


def _guest(server: Server, **headers: str) -> int:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.post(f"{server.url}/api/guest", json={"name": "Ann"}, headers=named, trust_env=False).status_code


def test_many_addresses_of_one_network_are_one_visitor(server: Server) -> None:
    found = [_guest(server, X_Forwarded_For=f"2001:db8:9:9::{number:x}") for number in range(8)]
    assert found == [200] * 5 + [429] * 3
    assert _guest(server, X_Forwarded_For="2001:db8:9:8::1") == 200


def test_visitors_behind_a_proxy_are_counted_apart(server: Server) -> None:
    assert {_guest(server, X_Forwarded_For=f"192.0.2.{number}") for number in range(45)} == {200}
    made_up = [_guest(server, X_Forwarded_For=f"198.51.100.{number}, 203.0.113.77") for number in range(7)]
    assert made_up == [200] * 5 + [429] * 2


def test_a_name_that_points_here_is_not_enough(server: Server) -> None:
    port = server.port
    for host in (f"evil.example:{port}", "evil.example", f"localhost.evil.example:{port}", "127.0.0.1.evil.example"):
        assert _guest(server, Host=host, Origin=f"http://{host}", X_Forwarded_For="192.0.2.200") == 403, host
    for host in (f"127.0.0.1:{port}", f"localhost:{port}", f"[::1]:{port}", f"192.168.1.5:{port}"):
        assert _guest(server, Host=host, Origin=f"http://{host}", X_Forwarded_For="192.0.2.201") in (200, 429), host


def test_https_is_believed_of_a_proxy_only(server: Server, tmp_path: Path) -> None:
    def cookie(at: Server) -> str:
        headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.250"}
        answer = httpx.post(f"{at.url}/api/guest", json={"name": "Ann"}, headers=headers, trust_env=False)
        return answer.headers["set-cookie"]

    assert "Secure" in cookie(server)
    alone = Server(tmp_path, {"QUAYSIDE_TRUSTED_PROXIES": ""}).start()
    try:
        assert "Secure" not in cookie(alone)
    finally:
        alone.stop()
