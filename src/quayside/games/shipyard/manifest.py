"""What there is of Shipyard, and where."""

from __future__ import annotations

from quayside.games.manifest import Levels, Manifest

GAME = Manifest(
    game="shipyard",
    name="Shipyard",
    package=__package__,
    order=2,
    rules="game",
    declared="declared:DECLARED",
    account="account:account",
    round="rounds:round_of",
    story="declared.story:STORY",
    view="view_types",
    statistics="game:figures",
    hasty="judge.hasty:HastyJudge",
    lively="bot.lively:tastes",
    judge="judge.judge:ShipyardJudge",
    levels=Levels(horizon=10_000, expert=15, master=200),
    sharpness=(2.0, 7.0),
    believed=(0.4, 0.5),
    observation="observation",
    scenario="scenario.plugin:PLUGIN",
    terminal="terminal.table:DRAWING",
    lessons="lessons.yaml",
    codes={
        **{"yard": 128, "display": 128, "hand_card": 128, "hand_canal": 26},
        **{"figure": 26, "trains": 8, "canals": 12, "oval": 26},
    },
    trades=("trade", "hire", "rent_canal", "buy_train"),
    own_points=0.75,
    weights="study/weights.onnx",
    turn_ends=("finish",),
    themes={
        "yard": (
            "choose_card",
            "take_card",
            "place_card",
            "pick_train",
            "pick_own_train",
            "manufacture",
            "recruit",
            "pick_employee",
            "trade_cars",
            "complete_ship",
            "pick_ship",
        ),
        "route": (
            "pick_canal",
            "first_canal",
            "start_space",
            "lay_canal",
            "loading",
            "pick_speed",
            "cruise",
            "pick_route",
        ),
        "plan": ("before", "after", "step_four", "give_up_contracts", "pick_final_action"),
    },
)
