"""What lies on the table, as numbers.

Made by `quayside.declaring` from the fields that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i64, vec
from quayside.kernel.state import State

VECS: Final = (
    "hand",
    "pile",
    "shown",
    "area",
    "hand_size",
    "stack_size",
    "pile_size",
    "tops",
    "top_count",
    "gained",
    "money",
    "gold",
    "certificates",
    "tokens",
    "path",
    "step_tile",
    "fee_free",
    "discs",
    "storehouses",
    "workers",
    "jokers",
    "tiles",
    "hazards",
    "built",
    "runholder",
    "ship",
    "harbours",
    "posts",
    "visits",
    "trail",
    "master_owner",
    "masters",
    "appointed",
    "jobs",
    "bonus",
    "forecast",
    "bag_a",
    "bag_b",
    "gone_a",
    "gone_b",
    "pens",
    "flock",
    "objectives",
    "objective_stack",
    "supply",
    "stacks",
    "stack_card",
    "boxed",
    "sarah_deck",
    "stack",
)
SCALARS: Final = (
    "token_row",
    "token_owner",
    "market_size",
    "owners",
    "active",
    "first",
    "turns",
    "in_play",
    "used",
    "acted",
    "revealing",
    "sides",
    "flipped",
    "step_limit",
    "step_tile_at",
    "ending",
    "solo",
    "level",
    "speciality",
    "next_delivery",
    "sarah_discs",
    "sarah_card",
)


class NewZealandFields(State):
    """The fields of a position, and how they are copied."""

    def __init__(self) -> None:
        super().__init__()
        # per owner and card
        self.hand: vec[i64] = vec[i64]()
        # per owner and card: discard pile
        self.pile: vec[i64] = vec[i64]()
        # per owner and card: hand cards that everybody saw coming
        self.shown: vec[i64] = vec[i64]()
        # per owner and card: personal objective area
        self.area: vec[i64] = vec[i64]()
        # per owner
        self.hand_size: vec[i64] = vec[i64]()
        # per owner, known places included
        self.stack_size: vec[i64] = vec[i64]()
        # per owner
        self.pile_size: vec[i64] = vec[i64]()
        # per owner: cards of a known place, the last one on top
        self.tops: vec[i64] = vec[i64]()
        # per owner
        self.top_count: vec[i64] = vec[i64]()
        # per card: gained this turn and still in the active player's pile
        self.gained: vec[i64] = vec[i64]()
        # per owner
        self.money: vec[i64] = vec[i64]()
        # per owner
        self.gold: vec[i64] = vec[i64]()
        # per owner: the marker of the temporary ones
        self.certificates: vec[i64] = vec[i64]()
        # per owner: exchange tokens
        self.tokens: vec[i64] = vec[i64]()
        # per owner: pathfinder space, -1 before the first turn
        self.path: vec[i64] = vec[i64]()
        # per owner: 0, 1 or 2 steps more
        self.step_tile: vec[i64] = vec[i64]()
        # per owner: the fee tile shows crossed-out hands
        self.fee_free: vec[i64] = vec[i64]()
        # per owner: the set of the discs still on the board
        self.discs: vec[i64] = vec[i64]()
        # per owner: the set of those still on the board
        self.storehouses: vec[i64] = vec[i64]()
        # per owner and type: workers in the row, the printed one included
        self.workers: vec[i64] = vec[i64]()
        # per owner and type: the set of the spaces that hold a joker
        self.jokers: vec[i64] = vec[i64]()
        # per owner and kind: bonus tiles taken
        self.tiles: vec[i64] = vec[i64]()
        # per owner and kind: hazard tiles taken
        self.hazards: vec[i64] = vec[i64]()
        # per owner and private building: its trail space, EMPTY or OUT_OF_GAME
        self.built: vec[i64] = vec[i64]()
        # per owner: trail space
        self.runholder: vec[i64] = vec[i64]()
        # per owner: sea space
        self.ship: vec[i64] = vec[i64]()
        # per owner and harbour: 0, or slot + 1, or how a medium one is held
        self.harbours: vec[i64] = vec[i64]()
        # per owner and post: discs
        self.posts: vec[i64] = vec[i64]()
        # per owner: to Wellington
        self.visits: vec[i64] = vec[i64]()
        # per trail space: what lies there
        self.trail: vec[i64] = vec[i64]()
        # per harbour master tile: its owner, or -1
        self.master_owner: vec[i64] = vec[i64]()
        # per medium harbour: the harbour master tile there, or -1
        self.masters: vec[i64] = vec[i64]()
        # per medium harbour: the worker who took its place, or -1
        self.appointed: vec[i64] = vec[i64]()
        # per worker type and row: 1 if a tile is there
        self.jobs: vec[i64] = vec[i64]()
        # per row and column: bonus tile, or EMPTY
        self.bonus: vec[i64] = vec[i64]()
        # tiles of bag A, then of bag B, left and right, or EMPTY
        self.forecast: vec[i64] = vec[i64]()
        # per kind of tile
        self.bag_a: vec[i64] = vec[i64]()
        self.bag_b: vec[i64] = vec[i64]()
        # per kind of tile: out of the game
        self.gone_a: vec[i64] = vec[i64]()
        self.gone_b: vec[i64] = vec[i64]()
        # the sheep market, per breed sold there
        self.pens: vec[i64] = vec[i64]()
        # its stack
        self.flock: vec[i64] = vec[i64]()
        # the four face-up ones, or EMPTY
        self.objectives: vec[i64] = vec[i64]()
        # per main objective: 1 if it is in the stack
        self.objective_stack: vec[i64] = vec[i64]()
        # Romney, ferries, sheepdogs, kotares
        self.supply: vec[i64] = vec[i64]()
        # cards left per bonus stack
        self.stacks: vec[i64] = vec[i64]()
        # which card each bonus stack holds
        self.stack_card: vec[i64] = vec[i64]()
        # per card: out of the game
        self.boxed: vec[i64] = vec[i64]()
        # per card: 1 in the stack, 0 played, -1 removed
        self.sarah_deck: vec[i64] = vec[i64]()
        # per owner and card: draw stack without known places; shown only as part of the deck
        self.stack: vec[i64] = vec[i64]()
        # of the market token
        self.token_row: i64 = 0
        self.token_owner: i64 = -1
        # to which the market is refilled
        self.market_size: i64 = 0
        # players, Sarah included
        self.owners: i64 = 0
        # whose turn it is
        self.active: i64 = 0
        self.first: i64 = 0
        # begun so far, by all
        self.turns: i64 = 0
        # the card whose effect is being carried out
        self.in_play: i64 = -1
        # the set of the location actions done at this visit
        self.used: i64 = 0
        # a location action was done at this visit
        self.acted: i64 = 0
        # the active player has shown sheep and not yet got the money
        self.revealing: i64 = 0
        # the set of the private buildings that show side b
        self.sides: i64 = 0
        # the two-sided neutral buildings show their back
        self.flipped: i64 = 0
        # at the start
        self.step_limit: i64 = 0
        # pathfinder space of the step tiles
        self.step_tile_at: i64 = 0
        # the token has left: everybody else has one last turn
        self.ending: i64 = 0
        self.solo: i64 = 0
        self.level: i64 = 0
        self.speciality: i64 = 0
        # the local post she delivers to next
        self.next_delivery: i64 = 0
        self.sarah_discs: i64 = 0
        self.sarah_card: i64 = -1

    def copy_into(self, other: State) -> None:
        super().copy_into(other)
        assert isinstance(other, NewZealandFields)
        copy = other  # so compiled code looks at its class once
        copy.hand = self.hand[:]
        copy.pile = self.pile[:]
        copy.shown = self.shown[:]
        copy.area = self.area[:]
        copy.hand_size = self.hand_size[:]
        copy.stack_size = self.stack_size[:]
        copy.pile_size = self.pile_size[:]
        copy.tops = self.tops[:]
        copy.top_count = self.top_count[:]
        copy.gained = self.gained[:]
        copy.money = self.money[:]
        copy.gold = self.gold[:]
        copy.certificates = self.certificates[:]
        copy.tokens = self.tokens[:]
        copy.path = self.path[:]
        copy.step_tile = self.step_tile[:]
        copy.fee_free = self.fee_free[:]
        copy.discs = self.discs[:]
        copy.storehouses = self.storehouses[:]
        copy.workers = self.workers[:]
        copy.jokers = self.jokers[:]
        copy.tiles = self.tiles[:]
        copy.hazards = self.hazards[:]
        copy.built = self.built[:]
        copy.runholder = self.runholder[:]
        copy.ship = self.ship[:]
        copy.harbours = self.harbours[:]
        copy.posts = self.posts[:]
        copy.visits = self.visits[:]
        copy.trail = self.trail[:]
        copy.master_owner = self.master_owner[:]
        copy.masters = self.masters[:]
        copy.appointed = self.appointed[:]
        copy.jobs = self.jobs[:]
        copy.bonus = self.bonus[:]
        copy.forecast = self.forecast[:]
        copy.bag_a = self.bag_a[:]
        copy.bag_b = self.bag_b[:]
        copy.gone_a = self.gone_a[:]
        copy.gone_b = self.gone_b[:]
        copy.pens = self.pens[:]
        copy.flock = self.flock[:]
        copy.objectives = self.objectives[:]
        copy.objective_stack = self.objective_stack[:]
        copy.supply = self.supply[:]
        copy.stacks = self.stacks[:]
        copy.stack_card = self.stack_card[:]
        copy.boxed = self.boxed[:]
        copy.sarah_deck = self.sarah_deck[:]
        copy.stack = self.stack[:]
        copy.token_row = self.token_row
        copy.token_owner = self.token_owner
        copy.market_size = self.market_size
        copy.owners = self.owners
        copy.active = self.active
        copy.first = self.first
        copy.turns = self.turns
        copy.in_play = self.in_play
        copy.used = self.used
        copy.acted = self.acted
        copy.revealing = self.revealing
        copy.sides = self.sides
        copy.flipped = self.flipped
        copy.step_limit = self.step_limit
        copy.step_tile_at = self.step_tile_at
        copy.ending = self.ending
        copy.solo = self.solo
        copy.level = self.level
        copy.speciality = self.speciality
        copy.next_delivery = self.next_delivery
        copy.sarah_discs = self.sarah_discs
        copy.sarah_card = self.sarah_card

    def vec_names(self) -> tuple[str, ...]:
        return VECS

    def scalar_names(self) -> tuple[str, ...]:
        return SCALARS
