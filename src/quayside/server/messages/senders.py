"""Sending messages: e-mail by SMTP, web push and webhooks. The outbox decides when and how often."""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import json
import socket
import ssl
from email.message import EmailMessage
from pathlib import Path
from typing import Any, Mapping, Union
from urllib.parse import urlsplit

import aiosmtplib
import httpx
from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02

from quayside.server.messages import markup
from quayside.server.messages.outbox import Message, NotDelivered, Sender
from quayside.server.settings import Settings, kept_secret

TIMEOUT = 6.0  # seconds for each step; the outbox sets a deadline for all of them together
Network = Union[ipaddress.IPv4Network, ipaddress.IPv6Network]


class Guard:
    """Keeps messages from reaching into the host's own network: every address of a name must be a public one."""

    def __init__(self, allowed: str) -> None:
        self.allowed: list[Network] = [
            ipaddress.ip_network(part.strip()) for part in allowed.split(",") if part.strip()
        ]
        self._tls = ssl.create_default_context()  # made once: reading all the authorities takes a while

    async def address(self, host: str, port: int) -> str:
        """An address to connect to. The connection goes to this very address, so a name cannot change under us."""
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise NotDelivered("the host name cannot be resolved") from None
        addresses = [str(info[4][0]) for info in found]
        for address in addresses:
            if not self.may_reach(address):
                raise NotDelivered("the address is internal", for_good=True)
        if not addresses:
            raise NotDelivered("the host name has no address")
        return addresses[0]

    def may_reach(self, text: str) -> bool:
        address = ipaddress.ip_address(text.partition("%")[0])
        if any(address in network for network in self.allowed):
            return True
        if isinstance(address, ipaddress.IPv6Address):
            inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
            if inner is not None:
                return self.may_reach(str(inner))
            if address in _NAT64:
                return self.may_reach(str(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)))
            if any(address in network for network in _INTERNAL):
                return False
        return address.is_global and not address.is_multicast

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """POST to a public address; the status of the answer. Redirects are not followed."""
        try:
            parts = urlsplit(url)
            host = parts.hostname
            port = parts.port or (443 if parts.scheme == "https" else 80)
        except ValueError:
            raise NotDelivered("the address cannot be understood", for_good=True) from None
        if parts.scheme not in ("http", "https") or not host or parts.username is not None:
            raise NotDelivered("only plain http and https addresses are used", for_good=True)
        address = await self.address(host, port)
        target = f"[{address}]" if ":" in address else address
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        try:
            async with (
                httpx.AsyncClient(timeout=TIMEOUT, verify=self._tls, follow_redirects=False, trust_env=False) as client,
                client.stream(
                    "POST",
                    f"{parts.scheme}://{target}:{port}{path}",
                    headers={**headers, "Host": parts.netloc},
                    content=body,
                    extensions={"sni_hostname": host},
                ) as answer,
            ):
                return answer.status_code  # the body, which may have no end, is never read
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise NotDelivered(f"no answer: {type(error).__name__}") from None


_NAT64 = ipaddress.ip_network("64:ff9b::/96")
# Not "global" by any reading, though Python's tables do not say so of each of them: addresses that stand for IPv4 ones
# (compatible, and those of a network's own translator) and site-local ones.
_INTERNAL = tuple(ipaddress.ip_network(each) for each in ("::/96", "64:ff9b:1::/48", "fec0::/10"))


def _judge(status: int) -> None:
    """2xx is delivered; most other answers may be better later."""
    if 200 <= status < 300:
        return
    gone = status in (400, 401, 403, 404, 405, 410, 413) or 300 <= status < 400
    raise NotDelivered(f"the receiver answered {status}", for_good=gone)


def webhook_sender(guard: Guard) -> Sender:
    async def send(target: Mapping[str, Any], message: Message) -> None:
        body = json.dumps(markup.webhook_body(target["format"], message.text)).encode()
        _judge(await guard.post(target["url"], {"Content-Type": "application/json"}, body))

    return send


def mail_sender(settings: Settings) -> Sender:
    async def send(target: Mapping[str, Any], message: Message) -> None:
        if not settings.smtp:
            raise NotDelivered("this server sends no mail", for_good=True)
        server = urlsplit(settings.smtp)
        mail = EmailMessage()
        mail["From"] = settings.mail_from
        mail["To"] = target["address"]
        mail["Subject"] = message.subject
        mail.set_content(message.text)
        secure = server.scheme == "smtps"
        try:
            await aiosmtplib.send(
                mail,
                hostname=server.hostname or "localhost",
                port=server.port or (465 if secure else 25),
                username=server.username,
                password=server.password,
                use_tls=secure,
                timeout=TIMEOUT,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise NotDelivered(f"refused: {error}", for_good=True) from None
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            raise NotDelivered(f"the mail server did not take it: {type(error).__name__}") from None

    return send


class PushKey:
    """This server's key pair for web push, made once and kept in the data folder."""

    def __init__(self, folder: Path) -> None:
        def fresh() -> str:
            pair = Vapid02()
            pair.generate_keys()
            return str(pair.private_pem().decode())

        self.vapid = Vapid02.from_pem(kept_secret(folder / "push.pem", fresh).encode())

    @property
    def public(self) -> str:
        """What a browser needs to subscribe."""
        raw = self.vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def push_sender(guard: Guard, key: PushKey, settings: Settings) -> Sender:
    async def send(target: Mapping[str, Any], message: Message) -> None:
        from pywebpush import WebPusher, WebPushException  # slow to import, and many servers never push

        url = urlsplit(target["endpoint"])
        body = json.dumps({"title": message.subject, "body": message.text}).encode()
        try:
            sealed = WebPusher(dict(target)).encode(body)
        except (WebPushException, ValueError) as error:
            raise NotDelivered(f"the subscription is not valid: {type(error).__name__}", for_good=True) from None
        claims = {"aud": f"{url.scheme}://{url.netloc}", "sub": f"mailto:{settings.mail_from}"}
        signed = key.vapid.sign(claims)
        headers = {
            **signed,
            "Content-Encoding": "aes128gcm",
            "TTL": "86400",
            "Content-Type": "application/octet-stream",
        }
        _judge(await guard.post(target["endpoint"], headers, sealed["body"]))

    return send
