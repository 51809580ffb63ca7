"""The steps in the order of the rulebook: where each stands, and what it is queued with."""

from __future__ import annotations

from typing import Final

from quayside.kernel.declared import DeclaredStep

STEPS: Final = (
    DeclaredStep("start_turn", "turn:StartTurn", asks=False),
    DeclaredStep("choose_card", "choose:ChooseCard"),
    DeclaredStep("step_four", "perform:StepFour", asks=False),
    DeclaredStep("before", "perform:Before"),
    DeclaredStep("after", "perform:After"),
    DeclaredStep("take_card", "build:TakeCard"),
    DeclaredStep("place_card", "build:PlaceCard", "last"),
    DeclaredStep("pick_train", "purchase:PickTrain"),
    DeclaredStep("pick_canal", "rent:PickCanal"),
    DeclaredStep("first_canal", "rent:FirstCanal"),
    DeclaredStep("start_space", "rent:StartSpace", "canal"),
    DeclaredStep("lay_canal", "rent:LayCanal"),
    DeclaredStep("manufacture", "manufacture:MoveEquipmentMarker"),
    DeclaredStep("recruit", "recruit:MoveCrewMarker"),
    DeclaredStep("pick_employee", "hire:PickEmployee"),
    DeclaredStep("pick_own_train", "exchange:PickOwnTrain"),
    DeclaredStep("trade_cars", "exchange:TradeCars"),
    DeclaredStep("cruises", "cruises:Cruises", asks=False),
    DeclaredStep("pick_ship", "cruises:PickShip"),
    DeclaredStep("loading", "loading:Loading"),
    DeclaredStep("pick_speed", "pick_speed:PickSpeed"),
    DeclaredStep("cruise", "cruise:Cruise", asks=False),
    DeclaredStep("pick_route", "cruise:PickRoute", "ways"),
    DeclaredStep("end_of_turn", "turn:EndOfTurn", asks=False),
    DeclaredStep("give_up_contracts", "countdown:GiveUpContracts", "per_colour"),
    DeclaredStep("next_turn", "turn:NextTurn", asks=False),
    DeclaredStep("final_actions", "final_action:FinalActions", "number", asks=False),
    DeclaredStep("pick_final_action", "final_action:PickFinalAction"),
    DeclaredStep("last_ships", "last_ship:LastShips", "number", asks=False),
    DeclaredStep("complete_ship", "last_ship:CompleteShip"),
    DeclaredStep("game_over", "finish:GameOver", asks=False),
)
