"""What there is of Container, and where."""

from __future__ import annotations

from quayside.games.manifest import Levels, Manifest

GAME = Manifest(
    game="container",
    name="Container",
    package=__package__,
    order=1,
    rules="game",
    declared="declared:DECLARED",
    account="account:account",
    round="rounds:round_of",
    story="declared.story:STORY",
    view="view_types",
    seat_arguments=("seat", "rival", "bidder", "debtor"),
    lively="bot.lively:tastes",
    judge="judge.judge:ContainerJudge",
    levels=Levels(
        horizon=80,
        expert=20,
        master=600,
        bots={
            "expert": "rehearser:lines=40",
            "master": "rehearser:lines=400",
            "grandmaster": "rehearser:lines=4000",
        },
        sized={
            3: {"master": "learned:network=earlier", "grandmaster": "learned"},
            4: {"master": "learned:network=earlier", "grandmaster": "learned"},
            5: {"expert": "learned:network=earlier", "master": "learned:network=former", "grandmaster": "learned"},
        },
    ),
    characters={
        "careful": {"borrowing": -99.0, "bids": 0.8},
        "bidder": {"bids": 1.25, "brokers": 1.0},
        "builder": {"works": 3.0, "capital": -4.0},
    },
    sharpness=(0.5, 2.0),
    believed=(0.5, 0.7),
    observation="observation",
    scenario="scenario.plugin:PLUGIN",
    terminal="terminal.table:DRAWING",
    lessons="lessons.yaml",
    idle=("break_card", "combine_cards"),  # changing money is never needed to act
    asides=("break_card", "combine_cards", "take_loan", "repay_loan"),
    trades=("buy", "accept"),
    weights="study/weights.onnx",
    other_weights={"earlier": "study/earlier.onnx", "former": "study/former.onnx"},
    playthrough={"round_limit": 1},
    themes={
        "pricing": ("price_harbour", "price_factory", "price_returned"),
        "auctions": (
            "place_bid",
            "sealed_bid",
            "tie_round",
            "decide",
            "broker_money_bid",
            "broker_container_bid",
            "final_broker",
        ),
        "deliveries": ("shop", "dock", "load_hold"),
        "plan": ("main", "after_action", "closing", "make_choice", "seize_choice", "discard_choice"),
    },
    deeds={
        "build": ("buy_machine", "buy_warehouse"),
        "produce": ("produce", "make"),
        "buy": ("buy_for_harbour", "buy_docked", "buy", "load"),
        "sail": ("sail",),
        "price": ("price", "reprice"),
        "bid": ("bid",),
        "sell": ("accept", "reject"),
        "broker": ("call_broker", "lay", "place", "bid_money"),
        "loan": ("take_loan", "repay_loan"),
        "stop": ("pass", "end_turn", "done"),
    },
)
