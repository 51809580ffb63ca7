"""The examples for hosts: they fit the program, their own programs read them, and players come through the proxies."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import ssl
import subprocess
import sys
import time
from pathlib import Path
from typing import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect

from quayside.cli.serve import serve_command
from quayside.server.settings import Settings
from server.machines import Server, free_port, have

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "play.example.org"


def read(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


# -- they fit the program --------------------------------------------------------------------------------------------


def test_limits_are_those_of_the_server() -> None:
    server = Settings(data=Path("unused"))
    assert server.import_bytes == 8 * 1024 * 1024
    nginx, caddy = read("nginx.conf"), read("Caddyfile")
    assert "client_max_body_size 8m;" in nginx
    assert "max_size 8MiB" in caddy
    for text, kept, answered in (
        (nginx, r"keepalive_timeout (\d+)s;", r"proxy_read_timeout (3\d+)s;"),
        (caddy, r"keepalive (\d+)s", r"response_header_timeout (\d+)s"),
    ):
        assert int(re.findall(kept, text)[0]) < server.idle_seconds
        assert int(re.findall(answered, text)[0]) > server.work_seconds
    assert "127.0.0.1" in server.trusted_proxies  # where both of them are


def test_settings_in_the_examples_are_settings() -> None:
    known = {f"QUAYSIDE_{name.upper()}" for name in Settings.model_fields}
    for path in DEPLOY.iterdir():
        assert set(re.findall(r"QUAYSIDE_[A-Z_]+", path.read_text("utf-8"))) <= known, path.name


def test_the_unit_calls_the_program_as_it_is() -> None:
    text = read("quayside.service")
    words = re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)[0].split()
    assert words[0].endswith("/.venv/bin/quayside")
    assert words[1] == "serve"
    assert {word[2:] for word in words if word.startswith("--")} <= set(serve_command.__annotations__)


# -- their own programs read them --------------------------------------------------------------------------------------


def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("skipped: systemd-analyze is not installed")
    unit = tmp_path / "quayside.service"
    unit.write_text(
        re.sub(r"^ExecStart=\S+", f"ExecStart={sys.executable}", read("quayside.service"), flags=re.MULTILINE)
    )
    found = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(unit)], capture_output=True, text=True
    )
    assert (found.returncode, found.stderr.strip()) == (0, "")
    found = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "--threshold=20", str(unit)], capture_output=True, text=True
    )
    assert found.returncode == 0, found.stdout[
        -2000:
    ]  # at most 2.0 of 10: what is exposed is the network, which it needs


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    if shutil.which("openssl") is None:
        pytest.skip("skipped: openssl is not installed")
    folder = tmp_path_factory.mktemp("certificate")
    key, found = folder / "key.pem", folder / "certificate.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    names = f"subjectAltName=DNS:{NAME},DNS:localhost"
    subprocess.run([*command, "-addext", names, "-keyout", key, "-out", found], check=True, capture_output=True)
    return found, key


@contextlib.contextmanager
def proxy(command: list[str], port: int) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        end = time.monotonic() + 60
        while True:
            assert process.poll() is None, process.communicate()[0][-2000:]
            assert time.monotonic() < end
            with contextlib.suppress(httpx.HTTPError):
                httpx.get(f"https://localhost:{port}/healthz", verify=False, trust_env=False)
                break
            time.sleep(0.1)
        yield
    finally:
        process.terminate()
        process.wait(20)


def nginx(server: Server, port: int, folder: Path, certificate: tuple[Path, Path]) -> list[str]:
    text = read("nginx.conf").replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
    text = re.sub(r"listen (\[::\]:)?80;", "", text).replace("listen [::]:443 ssl http2;", "")
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}")
    text = text.replace("server_name play.example.org;\n    return", f"listen 127.0.0.1:{free_port()};\n    return")
    text = re.sub(r"ssl_certificate .*;", f"ssl_certificate {certificate[0]};", text)
    text = re.sub(r"ssl_certificate_key .*;", f"ssl_certificate_key {certificate[1]};", text)
    (folder / "site.conf").write_text(text)
    temporary = "".join(
        f"{part}_temp_path {folder}/{part}; " for part in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    http = f"access_log off; {temporary} include {folder}/site.conf;"
    user = "user root;" if os.geteuid() == 0 else ""  # pytest's folders are shut to other users
    whole = f"{user} pid {folder}/pid; error_log stderr; events {{}} http {{ {http} }}"
    (folder / "nginx.conf").write_text(whole)
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    tried = subprocess.run([program, "-t", "-c", str(folder / "nginx.conf")], capture_output=True, text=True)
    assert tried.returncode == 0, tried.stderr
    assert "[warn]" not in tried.stderr, tried.stderr
    return [program, "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]


def caddy(server: Server, port: int, folder: Path, certificate: tuple[Path, Path]) -> list[str]:
    program = shutil.which("caddy") or "/usr/bin/caddy"
    tried = subprocess.run(
        [program, "validate", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"],
        capture_output=True,
        text=True,
    )
    assert tried.returncode == 0, tried.stderr
    text = read("Caddyfile").replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
    text = text.replace("{\n\tservers", f"{{\n\tadmin off\n\tauto_https off\n\thttp_port {free_port()}\n\tservers", 1)
    text = text.replace(
        f"{NAME} {{", f"https://localhost:{port} {{\n\tbind 127.0.0.1\n\ttls {certificate[0]} {certificate[1]}"
    )
    (folder / "Caddyfile").write_text(text)
    return [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


PROXIES = {"nginx": (nginx, ("nginx-light",)), "caddy": (caddy, ("caddy",))}


@pytest.mark.parametrize("name", PROXIES)
def test_players_come_through(name: str, tmp_path: Path, certificate: tuple[Path, Path]) -> None:
    made, packages = PROXIES[name]
    why = have((name,), packages)
    if why is not None:
        pytest.skip(f"skipped: {why}")
    port = free_port()
    own = {"QUAYSIDE_URL": f"https://localhost:{port}", "QUAYSIDE_SIGN_UPS": "3"}
    server = Server(tmp_path / "data", own).start()
    (tmp_path / name).mkdir()
    try:
        with proxy(made(server, port, tmp_path / name, certificate), port):
            asyncio.run(_story(f"https://localhost:{port}"))
    finally:
        server.stop()


async def _story(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, verify=False, trust_env=False, timeout=60.0) as client:

        async def guest(number: int) -> httpx.Response:
            made_up = {"X-Forwarded-For": f"198.51.100.{number}", "Origin": url}
            return await client.post("/api/guest", json={"name": "Ann"}, headers=made_up)

        found = [await guest(number) for number in range(5)]
        assert [answer.status_code for answer in found] == [200, 200, 200, 429, 429]  # all of them are one visitor
        assert "Secure" in found[0].headers["set-cookie"]
        token = found[0].json()["token"]
        headers = {"Authorization": f"Bearer {token}", "Origin": url}
        trusting = ssl.create_default_context()
        trusting.check_hostname = False
        trusting.verify_mode = ssl.CERT_NONE
        target = f"wss{url[5:]}/api/socket"
        async with connect(target, additional_headers=headers, ssl=trusting, proxy=None) as socket:
            assert '"welcome"' in str(await socket.recv())
        large = b'{"dump": {"x": "' + b"x" * 2_000_000 + b'"}}'
        sent = await client.post(
            "/api/tables/import", content=large, headers={**headers, "Content-Type": "application/json"}
        )
        assert sent.status_code == 422, (sent.status_code, sent.text)
        assert sent.json()["error"]["reason"] == "bad-dump"
        with contextlib.suppress(httpx.ReadError, httpx.WriteError):  # Caddy hangs up in the middle
            too_large = await client.post("/api/tables/import", content=b" " * 9_000_000, headers=headers)
            assert too_large.status_code == 413
