"""Addresses: which proxies are believed, who called behind them, and under which key a caller is counted."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Optional, Sequence, Union

from quayside.kernel.errors import QuaysideError

Address = Union[IPv4Address, IPv6Address]
Network = Union[IPv4Network, IPv6Network]

CUSTOMER = 64  # bits of IPv6 that one customer has to himself: counting whole addresses would count nobody
LONGEST = 80  # letters of an address with its zone, brackets and port
NOBODY = "?"  # the key of callers without an address, such as those of a Unix socket


class BadAddress(QuaysideError):
    """This is no address and no network."""


def read_address(text: str) -> Optional[Address]:
    """An address as it stands in a socket or a header, with or without a port; None if it is none."""
    return _read(text.strip()) if len(text) <= LONGEST else None


@lru_cache(maxsize=4096)
def _read(host: str) -> Optional[Address]:
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found  # a socket for both kinds shows IPv4 as ::ffff:192.0.2.1


@lru_cache(maxsize=16)
def read_networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks, separated by commas."""
    found: list[Network] = []
    for part in (each.strip() for each in text.split(",")):
        if part:
            try:
                found.append(ip_network(part, strict=False))
            except ValueError:
                raise BadAddress(f"{part!r} is not an address and not a network such as 10.0.0.0/8") from None
    return tuple(found)


@lru_cache(maxsize=4096)
def counted_as(address: Optional[Address]) -> str:
    """The key under which limits count an address: of IPv6 its network of 64 bits."""
    if address is None:
        return NOBODY
    if isinstance(address, IPv6Address):
        return str(ip_network((address, CUSTOMER), strict=False))
    return str(address)


def is_among(address: Optional[Address], networks: Sequence[Network]) -> bool:
    return address is not None and any(address in network for network in networks)


def caller(peer: str, forwarded: Sequence[str], trusted: Sequence[Network]) -> Optional[Address]:
    """Who called: the last hop that no trusted proxy has vouched for.

    Each proxy adds the address that called it at the end of `X-Forwarded-For`, so what stands before a hop that is not
    trusted can be made up by anybody.
    """
    found = read_address(peer)
    hops = [hop for value in forwarded for hop in value.split(",")]
    while hops and is_among(found, trusted):
        hop = read_address(hops.pop())
        if hop is None:
            break
        found = hop
    return found
