"""The shape of what a seat may know of a game of New Zealand, and of what comes with its questions."""

from __future__ import annotations

from typing import Literal, NotRequired, Optional, TypedDict, Union

from quayside.games.newzealand.nouns import Bag, Stack, Worker
from quayside.kernel.view_types import Each, Options, Pair, Priced, Seen, Triple

Counts = dict[str, int]
"""How many of each thing; of what is not named there is none."""


class TrailTile(TypedDict):
    """What stands on a space of the trail: a neutral building, a private one, or a hazard."""

    neutral: NotRequired[str]
    back: NotRequired[bool]
    """Whether a neutral building lies on its back."""
    building: NotRequired[str]
    """A private one with its side."""
    owner: NotRequired[int]
    hazard: NotRequired[str]
    fee: NotRequired[int]
    """Pounds for the hands there."""
    actions: NotRequired[list[str]]
    extra: NotRequired[str]
    """The action that is printed beside the space."""


class Common(TypedDict):
    """What players and Sarah both have on the table."""

    pathfinder: Optional[int]
    workers: Each[Worker, int]
    hazards: Counts
    runholder: Optional[str]
    """The space of the trail where it stands."""
    ship: str
    """The sea space where it lies."""
    harbours: Counts
    """Discs or storehouses in harbours."""
    posts: Counts
    """Discs on trading posts."""
    buildings: dict[str, Optional[str]]
    """Where each private building stands; null for one that is not built, `out` for one that was replaced."""
    visits: int
    """Arrivals in Wellington."""
    pile: Counts
    """The discard pile."""


class Player(Common):
    seat: int
    money: int
    gold: int
    certificates: int
    permanent_certificates: int
    bonus_wool: int
    tokens: int
    steps: int
    """How far one may move."""
    step_tile: int
    fee_free: bool
    """Whether the fee tile is turned: no hands are to be paid."""
    hand_limit: int
    certificate_limit: int
    discs: list[str]
    """The spaces of the player board that still hold their disc."""
    storehouses: list[int]
    jokers: Each[Worker, list[int]]
    """Which places of a row hold a joker."""
    bonus_tiles: Counts
    harbour_masters: list[str]
    hand_size: int
    known_in_hand: Counts
    """Cards that everybody knows to be there."""
    stack_size: int
    known_on_top: list[str]
    deck: Counts
    """All cards, wherever they are."""
    area: Counts
    """Cards in the personal area."""
    objectives_met: Counts
    """Of these, how many would be met if the game ended now."""
    score: Counts
    """What it would end with now, by item: all of it lies open (NZ-1.10, NZ-1.12)."""
    task_things: Counts
    """How many things there are for each task."""
    hand: NotRequired[Counts]
    """The own one, and everybody's once the game is over."""


class Sarah(Common):
    level: str
    speciality: Worker
    discs: int
    """In her supply."""
    next_delivery: str
    card: Optional[int]
    """The card that she plays."""
    cards_left: list[int]
    score: int
    """As it stands."""


class Turn(TypedDict):
    active: int
    first: int
    number: int
    cells_used: list[int]
    """Actions of the location that are done."""
    acted: bool
    revealing: bool
    card_in_play: Optional[str]
    gained: Counts
    """Cards that were gained in this turn."""
    ending: bool
    market_token: Optional[int]
    """Who has taken the market token."""


class BonusMarket(TypedDict):
    rows: list[list[Optional[str]]]
    token_row: Optional[int]
    """Where the market token lies; null once it is taken."""
    arrow: Optional[str]


class Forecast(TypedDict):
    """The two spaces of each kind of tile."""

    A: list[Optional[str]]
    B: list[Optional[str]]


class Bags(TypedDict):
    A: Counts
    B: Counts


class OutOfGame(Bags):
    cards: Counts


class BonusStack(TypedDict):
    card: str
    count: int


class HarbourMaster(TypedDict):
    tile: Optional[str]
    appointed: Optional[str]
    """The worker that was given for it."""


class TableView(TypedDict):
    """What lies on the table."""

    options: Options
    turn: Turn
    trail: dict[str, TrailTile]
    private_sides: list[str]
    """Which side of each private building is in use."""
    flipped: bool
    """Whether the neutral buildings were turned over."""
    job_market: Each[Worker, list[int]]
    """The rows that hold a worker."""
    bonus_market: BonusMarket
    forecast: Forecast
    bags: Bags
    out_of_game: OutOfGame
    sheep_market: Counts
    sheep_stack: Counts
    sheep_market_size: int
    objectives: list[Optional[str]]
    objective_stack: int
    supply: Counts
    bonus_stacks: Each[Stack, BonusStack]
    harbour_masters: dict[str, HarbourMaster]
    """By the harbours where they wait."""
    step_tile_space: int
    """Where on the pathfinder track the step tile is."""
    players: list[Player]
    sarah: NotRequired[Sarah]
    """In the solo game."""


class View(TableView, Seen):
    """New Zealand as one seat, or nobody, sees it."""


class TargetQuestion(Priced):
    """About the target of an action; each tells its own part."""

    times: NotRequired[int]
    """How often an auxiliary action may be taken."""
    modifier: NotRequired[int]
    """What is added to the prices of hiring or investing."""
    price: NotRequired[int]
    """Of a building, for each of its craftsmen."""
    difference: NotRequired[int]
    """1 if a building that is replaced counts for the price."""
    shepherds: NotRequired[int]
    shearers: NotRequired[int]
    points: NotRequired[int]
    """How far the ship may sail."""
    ways: NotRequired[dict[str, int]]
    """The steps to every sea space that the ship may sail to."""
    upgrades: NotRequired[dict[str, Triple[int]]]
    """The harbours that may be upgraded: steps, and the least and most that it costs."""


class StraightTarget(TargetQuestion):
    """The question that an action would ask, told before it is asked."""

    step: str


class StraightOption(StraightTarget):
    """The same with the action of the location that would ask it."""

    cell: Union[int, Literal["extra"]]
    half: int


class LocationQuestion(Priced):
    space: str
    straight: list[StraightOption]
    """The actions of the location whose target can be named straight away."""


class EffectData(TypedDict):
    """A word with what it names: a card, a post or breeds, and the price of these."""

    word: str
    amount: Optional[int]  # None where there is none, and where it is as many as workers
    names: list[str]
    price: Optional[int]


class HalfData(TypedDict):
    """What has to be discarded (a breed, `any` or `pair`), what it is counted by, and what it brings."""

    cost: Optional[str]
    per: Optional[str]
    effects: list[EffectData]


class OfferQuestion(TypedDict):
    effect: str
    amount: int
    halves: list[HalfData]
    """What may be accepted, the first or the second."""
    straight: list[StraightTarget]
    """What it would ask, if its target can be named straight away."""


class MoveQuestion(TypedDict):
    steps: int
    reach: dict[str, Triple[int]]
    """The spaces in reach: steps, and the least and most that it costs to get there."""


class ForkQuestion(TypedDict):
    to: str
    fees: dict[str, Pair[int]]
    """The least and most that each branch costs."""


class RemoteQuestion(TypedDict):
    reach: int
    upgrades: dict[str, Triple[int]]
    """The harbours that may be upgraded: steps, and the least and most that it costs."""


class DeliveryQuestion(Priced):
    total: int
    """What a post may ask for."""


class CertificatesQuestion(DeliveryQuestion):
    certificates: int


class IncomeQuestion(TypedDict):
    total: int
    """The sheep that are shown so far, and permanent certificates."""


class ShearQuestion(TypedDict):
    shearers: int
    wool: int


class DiscardQuestion(TypedDict):
    cards: int
    """How many are still to be discarded."""


class HarbourQuestion(Priced):
    harbour: str


class MasterQuestion(TypedDict):
    master: str


class ForecastQuestion(TypedDict):
    bag: Bag


class Questions(TypedDict):
    """What comes with the questions, by the names of their steps. Other questions bring nothing."""

    first_discard: DiscardQuestion
    first_disc: Priced
    phase_a: MoveQuestion
    move_on: MoveQuestion
    fork: ForkQuestion
    use_location: LocationQuestion
    offer: OfferQuestion
    auxiliary: TargetQuestion
    hiring: TargetQuestion
    investing: TargetQuestion
    buying: TargetQuestion
    building: TargetQuestion
    ship: TargetQuestion
    shearing: TargetQuestion
    objective: TargetQuestion
    hazard: TargetQuestion
    more_sheep: Priced
    discard_drawn: DiscardQuestion
    shear_reveal: ShearQuestion
    remote: RemoteQuestion
    storehouse: HarbourQuestion
    medium_disc: HarbourQuestion
    master: MasterQuestion
    income: IncomeQuestion
    income_reveal: IncomeQuestion
    certificates: CertificatesQuestion
    choose_delivery: DeliveryQuestion
    harbour_disc: DeliveryQuestion
    wool_delivery: DeliveryQuestion
    forecast_tile: ForecastQuestion
