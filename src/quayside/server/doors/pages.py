"""The browser client: its built files at /, with the first page for every address that is no file."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.types import Scope

from quayside.server.settings import FIRST_PAGE, Settings

WORTH_ZIPPING = 1000  # bytes
TEXTS = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
HASHED = ("assets/", "engine-")  # names of these change with their content, so browsers may keep them for ever

MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Quayside</title>
<h1>Quayside is running, its browser client is not installed</h1>
<p>Run <code>make setup</code> with a network, or name a folder with a built client in <code>QUAYSIDE_WEB</code>.
The server itself is complete: programs can play through <code>/api</code>.</p></html>
"""


def add_pages(app: FastAPI, settings: Settings) -> None:
    """Whatever stands at /."""
    folder = settings.client_folder
    if folder is None:
        app.add_route("/", _missing, include_in_schema=False)
        app.add_route("/join", _missing, include_in_schema=False)
    else:
        app.mount("/", Pages(directory=folder))


async def _missing(_request: Request) -> Response:
    return HTMLResponse(MISSING, status_code=503)


class Pages(StaticFiles):
    """Files of the client, zipped once. Its pages live behind one file, so an address like /join opens that one."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self._zipped: dict[tuple[str, float], asyncio.Future[bytes]] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(FIRST_PAGE if _is_page(path) else path, scope)
        kept = "public, max-age=31536000, immutable" if path.startswith(HASHED) else "no-cache"
        response.headers.setdefault("Cache-Control", kept)
        if isinstance(response, FileResponse) and _wants_zipped(response, Headers(scope=scope)):
            return await self._as_zipped(response)
        return response

    async def _as_zipped(self, response: FileResponse) -> Response:
        """The same file as it goes over the wire. It is worked out once, in a thread, whoever asks for it how often."""
        assert response.stat_result is not None
        key = (str(response.path), response.stat_result.st_mtime)
        if key not in self._zipped:
            self._zipped[key] = asyncio.ensure_future(asyncio.to_thread(_zipped, key[0]))
        body = await asyncio.shield(self._zipped[key])
        headers = {name: value for name, value in response.headers.items() if name not in ("content-length", "etag")}
        return Response(body, headers={**headers, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"})


def _wants_zipped(response: FileResponse, asked: Headers) -> bool:
    assert response.stat_result is not None
    text = response.headers.get("content-type", "").startswith(TEXTS)
    whole = "range" not in asked and response.stat_result.st_size >= WORTH_ZIPPING
    return text and whole and "gzip" in asked.get("accept-encoding", "").lower()


def _zipped(path: str) -> bytes:
    return gzip.compress(Path(path).read_bytes())


def _is_page(path: str) -> bool:
    """Files have an ending; what the server answers itself lies under api/, and its figures are not here at all."""
    first, _, _ = path.partition("/")
    return path == "." or ("." not in path and first not in ("api", "assets", "metrics"))
