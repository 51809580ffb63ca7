"""What there is of New Zealand, and where."""

from __future__ import annotations

from quayside.games.manifest import Levels, Manifest

GAME = Manifest(
    game="newzealand",
    name="NewZealand",
    package=__package__,
    order=3,
    rules="game",
    declared="declared:DECLARED",
    account="account:account",
    round="rounds:round_of",
    story="declared.story:STORY",
    view="view_types",
    lively="bot.lively:tastes",
    judge="judge.judge:NewZealandJudge",
    levels=Levels(horizon=150, expert=15, expert_horizon=40, master=150),
    observation="observation",
    scenario="scenario.plugin:PLUGIN",
    terminal="terminal.table:DRAWING",
    lessons="lessons.yaml",
    evident="evident:evident",
    figures="study.figures:NewZealandFigures",
)
