"""What there is of Cove, and where."""

from __future__ import annotations

from quayside.games.manifest import Levels, Manifest

GAME = Manifest(
    game="cove",
    name="Cove",
    package=__package__,
    declared="declared:DECLARED",
    view="view_types",
    statistics="scoring:statistics",
    lively="lively:tastes",
    judge="judge:CoveJudge",
    levels=Levels(horizon=12, expert=10, master=60),
    observation="observation",
    playthrough={"nights": 2},
    scenario="scenario:PLUGIN",
    terminal="terminal:DRAWING",
)
