"""The shape of what a seat may know of a game of Shipyard, and of what comes with its questions."""

from __future__ import annotations

from typing import NotRequired, Optional, TypedDict

from quayside.games.shipyard.nouns import ActionCard, Commodity, Deck, Kind, PieceName
from quayside.kernel.view_types import Each, Options, Seen

Counts = dict[str, int]
"""How many of each thing; of what is not named there is none."""


class ShipCardView(TypedDict):
    id: str
    kind: Kind
    icons: Counts
    """What it carries: room for pieces, and safety items."""


class TrainView(TypedDict):
    id: str
    cars: list[Commodity]


class Face(TypedDict):
    """A canal card as it lies."""

    spaces: dict[str, str]
    """The official of every space, `none` included."""
    ports: list[str]
    """The sides where the water goes on."""
    links: list[list[str]]
    """Pairs of spaces with water between them."""


class LaidCanal(Face):
    canal: str
    x: int
    y: int
    turns: int
    """Clockwise quarter turns."""


class ShipCardOnDisplay(ShipCardView):
    price: int


class TrainOnDisplay(TrainView):
    price: int


class CanalOnDisplay(Face):
    id: str
    price: int


class Displays(TypedDict):
    """Each from the bottom row up; null where a row is empty."""

    bows: list[Optional[ShipCardOnDisplay]]
    middles_left: list[Optional[ShipCardOnDisplay]]
    middles_right: list[Optional[ShipCardOnDisplay]]
    sterns: list[Optional[ShipCardOnDisplay]]
    trains: list[Optional[TrainOnDisplay]]
    canals: list[Optional[CanalOnDisplay]]


class TrackCard(TypedDict):
    """An action card on the track."""

    card: ActionCard
    position: int
    """Larger is further ahead."""
    space: int
    """Its place on the loop."""
    seat: Optional[int]
    """Who has chosen it."""
    figures: int


class FleetShip(TypedDict):
    """A ship that has sailed."""

    cards: list[str]
    pieces: Counts
    safety: Counts
    points: dict[str, int]
    """By what they were scored for."""


class Figure(TypedDict):
    """The ship figure on a canal."""

    canal: str
    space: str
    stern: str
    """The space it came from; `out` if over the side of the card."""


class Figures(TypedDict):
    """The action cards that a seat's figures stand on, in the order in which they move."""

    advances_next: Optional[ActionCard]
    advances_later: Optional[ActionCard]


class ContractCounts(TypedDict):
    blue: int
    green: int


class Player(TypedDict):
    seat: int
    player: int
    """Its place in the order of play, from 1."""
    guilders: int
    points: int
    tally: dict[str, int]
    """What these points were scored for."""
    trader_points: int
    score: dict[str, int]
    """What it would end with now, by item; of others without their contracts."""
    figures: Figures
    stock: Each[PieceName, int]
    employees: list[str]
    trains: list[TrainView]
    yard: str
    """The nine cells by their letters, such as `BM..S....`."""
    yard_cards: list[Optional[ShipCardView]]
    fleet: list[FleetShip]
    failed_ships: int
    canals: list[LaidCanal]
    figure: Optional[Figure]
    longest_route: int
    used_canals: int
    used_pile: list[str]
    """Canals that were left behind."""
    contracts: ContractCounts
    contracts_held: NotRequired[dict[str, int]]
    """The own contracts with what each would score now; everybody's once the game is over."""
    contracts_given_up: NotRequired[list[str]]
    """The own ones."""


class SailingShip(TypedDict):
    """The ship that is loaded or sails."""

    seat: int
    cell: int
    """Where its bow is in the yard."""
    cards: list[ShipCardView]
    aboard: Each[PieceName, int]
    speed: int
    steps: int
    officials: int
    """Points for officials so far."""
    blue_riband: int


class Turn(TypedDict):
    active: int
    first: int
    turn: int
    first_turns: int
    """How many turns there are before figures advance."""
    chosen: Optional[ActionCard]
    performed: bool
    bonus_used: bool
    reserve: int
    """Guilders that a bonus action taken first must leave for the chosen one."""
    cards_taken: int
    card_in_hand: Optional[str]
    canal_in_hand: Optional[str]
    cars: dict[Commodity, int]
    """Of the train that is exchanged, those that are left."""
    traded: list[PieceName]
    lap_done: bool
    laps_left: int
    last_card: bool
    closing: bool


class Markers(TypedDict):
    """Where the markers stand."""

    equipment: PieceName
    crew: PieceName
    hire: int
    exchange: int
    countdown: str


class Rings(TypedDict):
    """What is printed round the rings, sector by sector."""

    equipment: list[PieceName]
    crew: list[PieceName]
    exchange: list[Each[Commodity, int]]


class EmployeeStack(TypedDict):
    employee: str
    left: int


class TableView(TypedDict):
    """What lies on the table."""

    options: Options
    turn: Turn
    track: list[TrackCard]
    """The action cards from the lead to the last."""
    markers: Markers
    rings: Rings
    displays: Displays
    decks: Each[Deck, int]
    lost_cards: Each[Kind, int]
    used_trains: list[TrainView]
    discarded_canals: list[str]
    employees: list[list[EmployeeStack]]
    """By spaces of their track."""
    players: list[Player]
    ship: Optional[SailingShip]


class View(TableView, Seen):
    """Shipyard as one seat, or nobody, sees it."""


class ChooseQuestion(TypedDict):
    guilders: int
    income: dict[ActionCard, int]
    """What choosing a card brings."""
    void: bool
    """Whether none of them can be performed."""


class ActionQuestion(TypedDict):
    """Before and after the chosen action."""

    chosen: ActionCard
    guilders: int
    cost: int
    """Of a bonus action."""


class TakeQuestion(TypedDict):
    taken: int
    limit: int
    guilders: int


class PlaceQuestion(TypedDict):
    kind: Kind


class SpendQuestion(TypedDict):
    guilders: int
    """How many may be spent."""


class CanalQuestion(TypedDict):
    canal: str


class LayQuestion(TypedDict):
    canal: str
    longest: int
    """The longest route now."""
    longest_after: dict[str, int]
    """And after each way to lay the canal, by its readable form."""


class Sector(TypedDict):
    extra: int
    piece: PieceName
    cost: int


class RingQuestion(TypedDict):
    guilders: int
    sectors: list[Sector]
    """What each number of extra sectors yields and costs."""


class HireQuestion(TypedDict):
    guilders: int
    costs: dict[str, int]
    """Of everybody who may be taken."""


class TrainQuestion(TypedDict):
    sales: dict[str, int]
    """What each of the own trains would sell for."""


class TradeQuestion(TypedDict):
    cars: dict[Commodity, int]
    rates: Each[Commodity, int]
    sale: int
    """What all that is left would sell for."""


class SpeedPlan(TypedDict):
    speed: int
    routes: int
    all_routes: bool
    """False if there are more, which were not counted."""
    points: int
    """Of the whole ship on the best of these routes."""
    route: list[str]


class Plan(TypedDict):
    """What a load would score."""

    cards: list[str]
    room: Counts
    allowance: Counts
    """What builders add to the room, by piece; `crew` for any of the crew."""
    aboard: Counts
    captain: bool
    base_speed: int
    most_speed: int
    longest: int
    """The longest route."""
    speeds: list[SpeedPlan]
    points: int
    """At best."""


class RouteQuestion(TypedDict):
    speed: int
    steps_left: int
    points: dict[str, int]
    """At best, for each way on."""


class GiveUpQuestion(TypedDict):
    per_colour: int
    contracts: list[str]


class Questions(TypedDict):
    """What comes with the questions, by the names of their steps. Other questions bring nothing."""

    choose_card: ChooseQuestion
    before: ActionQuestion
    after: ActionQuestion
    take_card: TakeQuestion
    place_card: PlaceQuestion
    pick_train: SpendQuestion
    pick_canal: SpendQuestion
    complete_ship: SpendQuestion
    first_canal: CanalQuestion
    start_space: CanalQuestion
    lay_canal: LayQuestion
    manufacture: RingQuestion
    recruit: RingQuestion
    pick_employee: HireQuestion
    pick_own_train: TrainQuestion
    trade_cars: TradeQuestion
    loading: Plan
    pick_speed: Plan
    pick_route: RouteQuestion
    give_up_contracts: GiveUpQuestion
