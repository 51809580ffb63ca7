"""What there is of Container, and where."""

from __future__ import annotations

from quayside.games.manifest import Levels, Manifest

GAME = Manifest(
    game="container",
    name="Container",
    package=__package__,
    order=1,
    greedy="bot.greedy:GreedyContainer",
    lively="bot.lively:tastes",
    judge="judge:ContainerJudge",
    levels=Levels(horizon=80, expert=20, expert_horizon=40, master=600),
    observation="observation",
    scenario="scenario.plugin:PLUGIN",
    terminal="terminal.table:DRAWING",
)
