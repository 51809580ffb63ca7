"""The browser client as the server hands it out."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from quayside.server.app import create_app
from quayside.server.doors import pages
from quayside.server.settings import Settings


def get(settings: Settings, address: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app=create_app(settings))
        async with httpx.AsyncClient(transport=transport, base_url="http://harbour") as client:
            return await client.get(address)

    return asyncio.run(ask())


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A server with a small client of our own."""
    built = tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>Quayside</title>")
    (built / "assets" / "main-1a2b.js").write_text("let harbour = 1;" * 200)
    return Settings(data=tmp_path, web=str(built))


@pytest.mark.parametrize("address", ["/", "/join", "/join/", "/table/some"])
def test_every_address_that_is_no_file_opens_the_first_page(settings: Settings, address: str) -> None:
    answer = get(settings, address)
    assert (answer.status_code, answer.text) == (200, "<title>Quayside</title>")
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_files_are_compressed_and_kept(settings: Settings) -> None:
    answer = get(settings, "/assets/main-1a2b.js")
    assert answer.text.startswith("let harbour")
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize("address", ["/api/nothing", "/api", "/assets/gone.js", "/gone.js", "/../secret.key"])
def test_what_is_missing_stays_missing(settings: Settings, address: str) -> None:
    answer = get(settings, address)
    assert answer.status_code == 404
    assert answer.json()["error"]["kind"] == "unknown"


def test_a_server_without_a_client_says_so(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, web=str(tmp_path / "nothing"))
    answer = get(settings, "/")
    assert answer.status_code == 503
    assert "make setup" in answer.text
    assert get(settings, "/api/games").status_code == 200
    assert get(settings, "/api/nothing").status_code == 404


def test_make_play_opens_the_browser_even_if_the_port_is_taken(tmp_path: Path, settings: Settings) -> None:
    browser = tmp_path / "browser.sh"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/part && mv {tmp_path}/part {tmp_path}/opened\n')
    browser.chmod(0o755)
    environment = {**os.environ, "BROWSER": str(browser), "QUAYSIDE_DATA": str(tmp_path), "QUAYSIDE_WEB": settings.web}
    with socket.socket() as somebody:
        somebody.bind(("127.0.0.1", 0))
        somebody.listen()
        taken = somebody.getsockname()[1]
        program = [sys.executable, "-m", "quayside", "serve", "--open", "--port", str(taken)]
        server = subprocess.Popen(program, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            until = time.monotonic() + 120
            while not (tmp_path / "opened").exists():
                assert server.poll() is None
                assert time.monotonic() < until
                time.sleep(0.1)
            address = (tmp_path / "opened").read_text().strip()
            assert address.startswith("http://localhost:")
            assert address != f"http://localhost:{taken}"
            assert httpx.get(address).text == "<title>Quayside</title>"
        finally:
            server.terminate()
            server.wait(timeout=60)


def test_a_file_is_zipped_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask at once, and however often: zipping a large file takes longer than a move may wait."""
    zipped: list[str] = []
    real = pages._zipped

    def noted(path: str) -> bytes:
        zipped.append(path)
        return real(path)

    monkeypatch.setattr(pages, "_zipped", noted)

    async def ask() -> None:
        transport = httpx.ASGITransport(app=create_app(settings))
        async with httpx.AsyncClient(transport=transport, base_url="http://harbour") as client:
            for _ in range(3):
                found = await asyncio.gather(*(client.get("/assets/main-1a2b.js") for _ in range(5)))
                assert {answer.headers["content-encoding"] for answer in found} == {"gzip"}
                assert len({answer.text for answer in found}) == 1
            plain = await client.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.text == found[0].text

    asyncio.run(ask())
    assert len(zipped) == 1
