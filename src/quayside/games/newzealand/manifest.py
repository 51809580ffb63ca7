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
    levels=Levels(
        beginner=35, casual=12, horizon=150, expert=30, expert_horizon=100, master=150, grandmaster="planner"
    ),
    sharpness=(1.1, 1.1),
    observation="observation",
    scenario="scenario.plugin:PLUGIN",
    terminal="terminal.table:DRAWING",
    lessons="lessons.yaml",
    codes={
        **{"path": 20, "runholder": 43, "ship": 43, "trail": 72, "built": 44, "bonus": 14, "forecast": 18},
        **{"master_owner": 8, "masters": 11, "appointed": 8, "objectives": 28, "stack_card": 50, "in_play": 50},
        **{"next_delivery": 20, "sarah_card": 20},
    },
    trades=("buy", "deliver", "deliver_from", "hire"),
    weights="study/weights.onnx",
    evident="evident:evident",
    figures="study.figures:NewZealandFigures",
    themes={
        "route": (
            "first_place",
            "phase_a",
            "fork",
            "arrive",
            "use_location",
            "auxiliary",
            "move_on",
            "ship",
            "remote",
            "harbour_disc",
        ),
        "deliveries": ("delivery", "choose_delivery", "transport", "return_home", "wool_delivery", "certificates"),
        "yard": (
            "hiring",
            "investing",
            "buying",
            "more_sheep",
            "building",
            "storehouse",
            "medium_disc",
            "shearing",
            "objective",
        ),
        "plan": (
            "phase_c",
            "first_discard",
            "first_disc",
            "discard_drawn",
            "offer",
            "income",
            "master",
            "hazard",
            "card_played",
            "top_order",
            "carry_out",
        ),
    },
)
