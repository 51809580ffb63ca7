"""New Zealand as a whole: its rulebook and the state that players meet."""

from __future__ import annotations

from typing import Final, Mapping, Optional

from quayside.games.newzealand.actions import ACTIONS
from quayside.games.newzealand.census import census
from quayside.games.newzealand.components import Components
from quayside.games.newzealand.events import list_events
from quayside.games.newzealand.nouns import END_REASONS, LEVELS, SEAT_LETTERS
from quayside.games.newzealand.reasons import list_reasons
from quayside.games.newzealand.redeal import redeal
from quayside.games.newzealand.scoring import ITEMS, final_result
from quayside.games.newzealand.setup import set_up
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps import codes
from quayside.games.newzealand.steps.auxiliary import AuxiliaryChoice
from quayside.games.newzealand.steps.build import Building
from quayside.games.newzealand.steps.cards import CardPlayed, DiscardDrawn, TopOrder
from quayside.games.newzealand.steps.delivery import ChooseDelivery, Delivery, HarbourDisc, Transport, WoolDelivery
from quayside.games.newzealand.steps.finish import GameOver, LastObjectives
from quayside.games.newzealand.steps.forecast import ForecastTile, ReturnHome
from quayside.games.newzealand.steps.free_plays import list_free_plays, take_free_play
from quayside.games.newzealand.steps.harbour import HarbourMaster, MediumDisc, ShipHome, Storehouse
from quayside.games.newzealand.steps.hazards import Hazard
from quayside.games.newzealand.steps.hire import Hiring
from quayside.games.newzealand.steps.income import Certificates, Income, IncomeReveal
from quayside.games.newzealand.steps.invest import Investing, JokerRow
from quayside.games.newzealand.steps.location import CarryOut, Offer, UseLocation
from quayside.games.newzealand.steps.movement import Arrive, Fork, MoveOn, PhaseA
from quayside.games.newzealand.steps.objectives import Objective
from quayside.games.newzealand.steps.pathfinder import FlipTile
from quayside.games.newzealand.steps.shearing import Shearing, ShearReveal
from quayside.games.newzealand.steps.sheep import Buying, MoreSheep
from quayside.games.newzealand.steps.ship import Remote, Ship
from quayside.games.newzealand.steps.solo import SarahArrives, SarahsDeed, SarahsHire, SarahsTurn
from quayside.games.newzealand.steps.turn import (
    EndOfTurn,
    FirstDisc,
    FirstDiscard,
    FirstPlace,
    PhaseC,
    StartTurn,
)
from quayside.games.newzealand.view import table
from quayside.games.newzealand.view_types import Table
from quayside.kernel.components import Box
from quayside.kernel.offers import Offers
from quayside.kernel.options import Option, Value
from quayside.kernel.packed import i64
from quayside.kernel.rng import Quick
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import Result, State

OPTIONS: Final = (
    Option("neutral_buildings", "random", "NZ-2.2", choices=("beginner", "random")),
    Option("private_sides", "mixed", "NZ-3.2", choices=("all_a", "all_b", "mixed")),
    Option("first", "random", "NZ-3.5", choices=("random", *SEAT_LETTERS)),
    Option("difficulty", "medium", "NZ-1.1", choices=LEVELS),
)

_CHAPTERS: Final = (
    *(12, 14, 7, 6, 10, 9, 7, 12, 12, 10, 6, 8, 7, 6, 14, 10, 5, 10, 7, 11),
    *(10, 7, 5, 4, 5, 4, 8, 4, 5, 14, 9),
)

BOOK: Final[Rulebook] = Rulebook(
    "newzealand",
    version="2",
    players=(1, 4),
    options=OPTIONS,
    actions=ACTIONS,
    turn_rule="NZ-4.1",
    end_rule="NZ-29.5",
    chapters=[(f"NZ-{chapter}", rules) for chapter, rules in enumerate(_CHAPTERS, 1)],
    score_items=ITEMS,
    end_reasons=END_REASONS,
)
list_events(BOOK)
list_reasons(BOOK)
BOOK.step(codes.START_TURN, StartTurn())
BOOK.step(codes.FIRST_DISCARD, FirstDiscard())
BOOK.step(codes.FIRST_DISC, FirstDisc())
BOOK.step(codes.FIRST_PLACE, FirstPlace())
BOOK.step(codes.PHASE_A, PhaseA())
BOOK.step(codes.FORK, Fork())
BOOK.step(codes.ARRIVE, Arrive())
BOOK.step(codes.USE_LOCATION, UseLocation())
BOOK.step(codes.AUXILIARY, AuxiliaryChoice())
BOOK.step(codes.OFFER, Offer())
BOOK.step(codes.INCOME, Income())
BOOK.step(codes.CERTIFICATES, Certificates())
BOOK.step(codes.DELIVERY, Delivery())
BOOK.step(codes.CHOOSE_DELIVERY, ChooseDelivery())
BOOK.step(codes.HARBOUR_DISC, HarbourDisc())
BOOK.step(codes.TRANSPORT, Transport())
BOOK.step(codes.FORECAST_TILE, ForecastTile())
BOOK.step(codes.RETURN_HOME, ReturnHome())
BOOK.step(codes.PHASE_C, PhaseC())
BOOK.step(codes.END_OF_TURN, EndOfTurn())
BOOK.step(codes.DISCARD_DRAWN, DiscardDrawn())
BOOK.step(codes.HIRING, Hiring())
BOOK.step(codes.INVESTING, Investing())
BOOK.step(codes.JOKER_ROW, JokerRow())
BOOK.step(codes.BUYING, Buying())
BOOK.step(codes.MORE_SHEEP, MoreSheep())
BOOK.step(codes.BUILDING, Building())
BOOK.step(codes.SHIP, Ship())
BOOK.step(codes.REMOTE, Remote())
BOOK.step(codes.STOREHOUSE, Storehouse())
BOOK.step(codes.MEDIUM_DISC, MediumDisc())
BOOK.step(codes.SHIP_HOME, ShipHome())
BOOK.step(codes.MASTER, HarbourMaster())
BOOK.step(codes.SHEARING, Shearing())
BOOK.step(codes.SHEAR_REVEAL, ShearReveal())
BOOK.step(codes.WOOL_DELIVERY, WoolDelivery())
BOOK.step(codes.OBJECTIVE, Objective())
BOOK.step(codes.FLIP_TILE, FlipTile())
BOOK.step(codes.MOVE_ON, MoveOn())
BOOK.step(codes.HAZARD, Hazard())
BOOK.step(codes.CARD_PLAYED, CardPlayed())
BOOK.step(codes.TOP_ORDER, TopOrder())
BOOK.step(codes.SARAHS_TURN, SarahsTurn())
BOOK.step(codes.SARAHS_DEED, SarahsDeed())
BOOK.step(codes.SARAHS_HIRE, SarahsHire())
BOOK.step(codes.SARAH_ARRIVES, SarahArrives())
BOOK.step(codes.LAST_OBJECTIVES, LastObjectives())
BOOK.step(codes.GAME_OVER, GameOver())
BOOK.step(codes.CARRY_OUT, CarryOut())
BOOK.step(codes.INCOME_REVEAL, IncomeReveal())
BOOK.check()


class NewZealandGame(NewZealand):
    """A game of New Zealand."""

    def fresh(self) -> State:
        return NewZealandGame()

    def free_plays(self, seat: i64, window: i64, o: Offers) -> None:
        list_free_plays(self, seat, window, o)

    def take_free(self, seat: i64, action: i64) -> bool:
        return take_free_play(self, seat, action)

    def table(self, seat: Optional[int]) -> Table:
        return table(self, seat)

    def redeal(self, seat: int, rng: Quick) -> None:
        redeal(self, seat, rng)

    def score(self) -> Result:
        return final_result(self)

    def components_data(self) -> Optional[Mapping[str, str]]:
        return None if self.kit.standard else self.kit.box.texts

    def census(self) -> dict[str, int]:
        return census(self)


def make(box: Box, standard: bool) -> State:
    """A state with its components, before setup."""
    g = NewZealandGame()
    g.kit = standard_kit(box) if standard else Components(box, False)
    return g


_STANDARD: Final[list[Components]] = []


def standard_kit(box: Box) -> Components:
    """The standard edition is read once: compiling its effects takes longer than a random game."""
    if not _STANDARD:
        _STANDARD.append(Components(box, True))
    return _STANDARD[0]


def deal(g: State, players: int, options: Mapping[str, Value]) -> None:
    """Set the table; all chance of the setup comes from the state's dice."""
    assert isinstance(g, NewZealandGame)
    set_up(g, players, options)
