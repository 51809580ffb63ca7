"""What every server imports and works out when it starts, done once: the process that `forked` forks has this module.

Nothing here depends on settings: those are read in the child.
"""

from __future__ import annotations

import gc

import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.auto  # noqa: F401

import quayside.cli.main  # noqa: F401
from quayside.games.registry import load_games
from quayside.server import app
from quayside.server.doors import gate  # noqa: F401

load_games()
app.warm()
gc.collect()
gc.freeze()  # the children share these pages
