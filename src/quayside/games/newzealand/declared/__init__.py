"""All that the game declares, each thing in one line. `make declared` makes from it what the rules import."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.declared.actions import ACTIONS, ALIASES
from quayside.games.newzealand.declared.events import EVENTS
from quayside.games.newzealand.declared.fields import FIELDS
from quayside.games.newzealand.declared.reasons import REASONS
from quayside.games.newzealand.declared.steps import STEPS
from quayside.kernel.declared import Declared

DECLARED: Final = Declared(
    state="NewZealand",
    fields=FIELDS,
    actions=ACTIONS,
    reasons=REASONS,
    events=EVENTS,
    steps=STEPS,
    aliases=ALIASES,
    least_sides=2,  # Sarah has one
)
