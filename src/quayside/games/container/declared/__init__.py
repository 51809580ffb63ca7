"""All that the game declares, each thing in one line. `make declared` makes from it what the rules import."""

from __future__ import annotations

from typing import Final

from quayside.games.container.declared.actions import ACTIONS, ALIASES
from quayside.games.container.declared.events import EVENTS
from quayside.games.container.declared.fields import FIELDS
from quayside.games.container.declared.reasons import REASONS
from quayside.games.container.declared.steps import STEPS
from quayside.kernel.declared import Declared

DECLARED: Final = Declared(
    state="Container",
    fields=FIELDS,
    actions=ACTIONS,
    reasons=REASONS,
    events=EVENTS,
    steps=STEPS,
    aliases=ALIASES,
)
