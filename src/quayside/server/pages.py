"""The browser client: its built files at /, with the first page for every address that is no file."""

from __future__ import annotations

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse
from fastapi.staticfiles import StaticFiles
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Scope

from quayside.server.settings import FIRST_PAGE, Settings

HASHED = "assets/"  # names in here change with their content, so browsers may keep them for ever

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
        app.mount("/", GZipMiddleware(Pages(directory=folder), minimum_size=1000))


async def _missing(_request: Request) -> Response:
    return HTMLResponse(MISSING, status_code=503)


class Pages(StaticFiles):
    """Files of the client. Its pages live behind one file, so an address like /join opens that one."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(FIRST_PAGE if _is_page(path) else path, scope)
        kept = "public, max-age=31536000, immutable" if path.startswith(HASHED) else "no-cache"
        response.headers.setdefault("Cache-Control", kept)
        return response


def _is_page(path: str) -> bool:
    """Files have an ending; what the server answers itself lies under api/."""
    first, _, _ = path.partition("/")
    return path == "." or ("." not in path and first not in ("api", "assets"))
