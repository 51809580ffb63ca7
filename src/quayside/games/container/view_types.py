"""The shape of what a seat may know of a game of Container, and of what comes with its questions."""

from __future__ import annotations

from typing import NotRequired, Optional, TypedDict, Union

from quayside.games.container.nouns import Broker, Colour, Place, Square, StoreName
from quayside.kernel.view_types import Each, Options, Priced, Seen

Counts = dict[Colour, int]
"""How many of each colour; of a colour that is not named there is none."""


class Stored(TypedDict):
    """Containers of one colour at one price of a store."""

    colour: Colour
    price: int
    count: int


class Player(TypedDict):
    seat: int
    cards: int
    """Money and bluff cards together: of others, as many as were last shown."""
    loans: int
    interest: int
    """What these loans cost at the next turn."""
    machines: list[Colour]
    warehouses: int
    next_machine: Optional[int]
    """What the next one costs; null if the row is full."""
    next_warehouse: Optional[int]
    capacity: Each[StoreName, int]
    """How many containers the stores may hold."""
    factory: list[Stored]
    harbour: list[Stored]
    hold: Counts
    island: Counts
    personal_port: Counts
    ship: str
    """Where it is: sea, island, bank, or the letter of the seat in whose harbour it lies."""
    discarded: Optional[Colour]
    """The colour that was given up at scoring."""
    score: dict[str, int]
    """What it would end with now, by item; of others only what everybody can see."""
    purse: NotRequired[dict[str, int]]
    """The own money cards by their value."""
    cash: NotRequired[int]
    """What these are worth together."""
    value_card: NotRequired[Each[Colour, Union[int, str]]]
    """What a container of each colour pays; the special one as `5/10`. The own one, and everybody's at scoring."""


class Bid(TypedDict):
    cards: dict[str, int]
    """Money cards by their value."""
    bluffs: int
    amount: int


class Bidder(TypedDict):
    seat: int
    best: NotRequired[bool]
    """While the seller decides: whether this bid is the highest, alone or with others."""
    bidding: NotRequired[bool]
    """Before that: whether this seat takes part in this round."""
    committed: NotRequired[bool]
    """Whether its bid lies on the table."""
    revealed: Bid
    """What everybody has seen of it."""
    laid: NotRequired[Bid]
    """The own bid."""


class Auction(TypedDict):
    """The auction of a cargo at the island."""

    seller: int
    round: int
    bids: list[Bidder]
    worth: NotRequired[int]
    """What the cargo pays by the own value card."""


class BrokerSquares(TypedDict):
    """An investment broker and what lies on the two squares."""

    broker: Broker
    containers: Counts
    money: int


class Payment(TypedDict):
    """The bid that lies at the bank, by where it came from."""

    money: int
    cards: dict[str, int]
    factory: Counts
    harbour: Counts


class Bank(TypedDict):
    brokers: list[BrokerSquares]
    holder: Optional[int]
    """Who has the highest bid."""
    broker: Optional[Broker]
    square: Optional[Square]
    payment: Payment


class Turn(TypedDict):
    active: int
    first: int
    round: int
    actions_left: int
    prepared: bool
    """Whether everything that comes before the first action is done."""
    produced: bool
    called: bool
    """Whether a broker was called."""
    won_broker: bool
    """Whether this turn began with winning a square."""
    owed: int
    """What is still to be paid for containers that were bought."""
    ending: bool
    """The last turn."""


class Supply(TypedDict):
    containers: Counts
    machines: Counts
    warehouses: int
    boxed: Counts
    """Containers that are out of this game."""


class Terms(TypedDict):
    """Of a loan, and of a ship: how much it holds."""

    loan: int
    repayment: int
    loan_limit: int
    hold: int


class TableView(TypedDict):
    """What lies on the table."""

    options: Options
    turn: Turn
    supply: Supply
    terms: Terms
    unpriced: Each[StoreName, Counts]
    """Containers that wait for their price."""
    players: list[Player]
    auction: Optional[Auction]
    bank: NotRequired[Bank]
    """With the Investment Bank."""


class View(TableView, Seen):
    """Container as one seat, or nobody, sees it."""


class MainQuestion(Priced):
    actions_left: int


class TieQuestion(TypedDict):
    bid: int
    """What one has bid so far."""


class DecideQuestion(Priced):
    best: int
    """The highest bid."""


class PlaceQuestion(TypedDict):
    broker: Broker


class MoneyBidQuestion(TypedDict):
    least: int


class ContainerBidQuestion(TypedDict):
    needed: int
    """How many containers are still to be laid."""


class BuyQuestion(TypedDict):
    rival: int
    """Whose containers one buys."""
    owed: int
    room: int


class SeizeQuestion(TypedDict):
    debtor: int
    place: Place


class PriceQuestion(TypedDict):
    unpriced: int


class MakeQuestion(TypedDict):
    space: int
    """For how many containers the factory store has room."""


class LoadQuestion(TypedDict):
    room: int


class Questions(TypedDict):
    """What comes with the questions, by the names of their steps. Other questions bring nothing."""

    main: MainQuestion
    tie_round: TieQuestion
    decide: DecideQuestion
    place_bid: PlaceQuestion
    broker_money_bid: MoneyBidQuestion
    broker_container_bid: ContainerBidQuestion
    shop: BuyQuestion
    dock: BuyQuestion
    seize_choice: SeizeQuestion
    price_factory: PriceQuestion
    price_harbour: PriceQuestion
    price_returned: PriceQuestion
    make_choice: MakeQuestion
    load_hold: LoadQuestion
