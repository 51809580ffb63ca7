"""Everything that goes over the wire, as types. OpenAPI, the Python client and `protocol.ts` come from here."""

from __future__ import annotations

from quayside.server.protocol.friends import *  # noqa: F403
from quayside.server.protocol.games import *  # noqa: F403
from quayside.server.protocol.hints import *  # noqa: F403
from quayside.server.protocol.house import *  # noqa: F403
from quayside.server.protocol.insights import *  # noqa: F403
from quayside.server.protocol.lessons import *  # noqa: F403
from quayside.server.protocol.messages import *  # noqa: F403
from quayside.server.protocol.notices import *  # noqa: F403
from quayside.server.protocol.people import *  # noqa: F403
from quayside.server.protocol.playing import *  # noqa: F403
from quayside.server.protocol.puzzles import *  # noqa: F403
from quayside.server.protocol.ratings import *  # noqa: F403
from quayside.server.protocol.reviews import *  # noqa: F403
from quayside.server.protocol.tables import *  # noqa: F403
from quayside.server.protocol.words import *  # noqa: F403
