"""What lies on the table in New Zealand, and the questions every chapter asks of it."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.boards import Boards
from quayside.games.newzealand.nouns import (
    A_KINDS,
    BACK_FACE,
    CARD_COUNT,
    EMPTY,
    HARBOUR_COUNT,
    HAZARD_KINDS,
    HAZARD_SPACE_COUNT,
    HAZARD_TILE,
    LARGE,
    NEUTRAL_TILE,
    POST_COUNT,
    PRIVATE_COUNT,
    PRIVATE_FACE,
    PRIVATE_TILE,
    SLOTS,
    START,
    WELLINGTON,
    ZONE_SIZE,
)
from quayside.kernel.packed import i64, vec
from quayside.kernel.state import State

VECS: Final = (
    *("hand", "stack", "pile", "tops", "top_count", "shown", "hand_size", "stack_size", "pile_size", "gained"),
    *("supply", "stacks", "stack_card", "boxed", "area"),
    *("money", "gold", "certificates", "tokens", "path", "step_tile", "fee_free"),
    *("discs", "storehouses", "workers", "jokers", "tiles", "hazards", "master_owner"),
    *("trail", "built", "runholder", "ship", "harbours", "posts", "masters", "appointed"),
    *("jobs", "bonus", "forecast", "bag_a", "bag_b", "gone_a", "gone_b"),
    *("pens", "flock", "objectives", "objective_stack", "visits", "sarah_deck"),
)
SCALARS: Final = (
    *("owners", "active", "in_play", "step_limit", "step_tile_at"),
    *("first", "turns", "used", "acted", "revealing", "sides", "flipped", "token_row", "market_size", "token_owner"),
    *("ending", "solo", "level", "speciality", "next_delivery", "sarah_discs", "sarah_card"),
)

OUT_OF_GAME: Final[i64] = -2  # as the place of a private building that was replaced


class NewZealand(Boards):
    """One position. Rows are per owner, and Sarah is an owner without a seat."""

    def __init__(self) -> None:
        super().__init__()
        self.area: vec[i64] = vec[i64]()  # per owner and card: personal objective area
        self.hazards: vec[i64] = vec[i64]()  # per owner and kind: hazard tiles taken
        # the trail
        self.trail: vec[i64] = vec[i64]()  # per trail space: what lies there
        self.built: vec[i64] = vec[i64]()  # per owner and private building: its trail space, EMPTY or OUT_OF_GAME
        self.runholder: vec[i64] = vec[i64]()  # per owner: trail space
        self.sides: i64 = 0  # bit mask of the private buildings that show side b
        self.flipped: i64 = 0  # the two-sided neutral buildings show their back
        # the sea and the posts
        self.ship: vec[i64] = vec[i64]()  # per owner: sea space
        self.harbours: vec[i64] = vec[i64]()  # per owner and harbour: 0, or slot + 1, or how a medium one is held
        self.posts: vec[i64] = vec[i64]()  # per owner and post: discs
        self.masters: vec[i64] = vec[i64]()  # per medium harbour: the harbour master tile there, or -1
        self.appointed: vec[i64] = vec[i64]()  # per medium harbour: the worker who took its place, or -1
        # markets
        self.jobs: vec[i64] = vec[i64]()  # per worker type and row: 1 if a tile is there
        self.bonus: vec[i64] = vec[i64]()  # per row and column: bonus tile, or EMPTY
        self.token_row: i64 = 0  # of the market token
        self.token_owner: i64 = -1
        self.forecast: vec[i64] = vec[i64]()  # tiles of bag A, then of bag B, left and right, or EMPTY
        self.bag_a: vec[i64] = vec[i64]()  # per kind of tile
        self.bag_b: vec[i64] = vec[i64]()
        self.gone_a: vec[i64] = vec[i64]()  # per kind of tile: out of the game
        self.gone_b: vec[i64] = vec[i64]()
        self.pens: vec[i64] = vec[i64]()  # the sheep market, per breed sold there
        self.flock: vec[i64] = vec[i64]()  # its stack
        self.market_size: i64 = 0  # to which the market is refilled
        self.objectives: vec[i64] = vec[i64]()  # the four face-up ones, or EMPTY
        self.objective_stack: vec[i64] = vec[i64]()  # per main objective: 1 if it is in the stack
        # the turn
        self.first: i64 = 0
        self.turns: i64 = 0  # begun so far, by all
        self.used: i64 = 0  # bit mask of the location actions done at this visit
        self.acted: i64 = 0  # a location action was done at this visit
        self.revealing: i64 = 0  # the active player has shown sheep and not yet got the money
        self.ending: i64 = 0  # the token has left: everybody else has one last turn
        self.visits: vec[i64] = vec[i64]()  # per owner: to Wellington
        # Sarah
        self.solo: i64 = 0
        self.level: i64 = 0
        self.speciality: i64 = 0
        self.next_delivery: i64 = 0  # the local post she delivers to next
        self.sarah_discs: i64 = 0
        self.sarah_deck: vec[i64] = vec[i64]()  # per card: 1 in the stack, 0 played, -1 removed
        self.sarah_card: i64 = -1

    def copy_into(self, other: State) -> None:
        super().copy_into(other)
        assert isinstance(other, NewZealand)
        other.kit = self.kit
        other.hand = self.hand[:]
        other.stack = self.stack[:]
        other.pile = self.pile[:]
        other.tops = self.tops[:]
        other.top_count = self.top_count[:]
        other.shown = self.shown[:]
        other.hand_size = self.hand_size[:]
        other.stack_size = self.stack_size[:]
        other.pile_size = self.pile_size[:]
        other.gained = self.gained[:]
        other.supply = self.supply[:]
        other.stacks = self.stacks[:]
        other.stack_card = self.stack_card[:]
        other.boxed = self.boxed[:]
        other.area = self.area[:]
        other.money = self.money[:]
        other.gold = self.gold[:]
        other.certificates = self.certificates[:]
        other.tokens = self.tokens[:]
        other.path = self.path[:]
        other.step_tile = self.step_tile[:]
        other.fee_free = self.fee_free[:]
        other.discs = self.discs[:]
        other.storehouses = self.storehouses[:]
        other.workers = self.workers[:]
        other.jokers = self.jokers[:]
        other.tiles = self.tiles[:]
        other.hazards = self.hazards[:]
        other.master_owner = self.master_owner[:]
        other.trail = self.trail[:]
        other.built = self.built[:]
        other.runholder = self.runholder[:]
        other.ship = self.ship[:]
        other.harbours = self.harbours[:]
        other.posts = self.posts[:]
        other.masters = self.masters[:]
        other.appointed = self.appointed[:]
        other.jobs = self.jobs[:]
        other.bonus = self.bonus[:]
        other.forecast = self.forecast[:]
        other.bag_a = self.bag_a[:]
        other.bag_b = self.bag_b[:]
        other.gone_a = self.gone_a[:]
        other.gone_b = self.gone_b[:]
        other.pens = self.pens[:]
        other.flock = self.flock[:]
        other.objectives = self.objectives[:]
        other.objective_stack = self.objective_stack[:]
        other.visits = self.visits[:]
        other.sarah_deck = self.sarah_deck[:]
        other.owners = self.owners
        other.active = self.active
        other.in_play = self.in_play
        other.step_limit = self.step_limit
        other.step_tile_at = self.step_tile_at
        other.first = self.first
        other.turns = self.turns
        other.used = self.used
        other.acted = self.acted
        other.revealing = self.revealing
        other.sides = self.sides
        other.flipped = self.flipped
        other.token_row = self.token_row
        other.market_size = self.market_size
        other.token_owner = self.token_owner
        other.ending = self.ending
        other.solo = self.solo
        other.level = self.level
        other.speciality = self.speciality
        other.next_delivery = self.next_delivery
        other.sarah_discs = self.sarah_discs
        other.sarah_card = self.sarah_card

    def vec_names(self) -> tuple[str, ...]:
        return VECS

    def scalar_names(self) -> tuple[str, ...]:
        return SCALARS

    # -- the trail -----------------------------------------------------------------------------------------------

    def is_location(self, space: i64) -> bool:
        """NZ-5.1: Wellington, or a space with a tile."""
        return space == WELLINGTON or self.trail[space] != EMPTY

    def owner_of(self, space: i64) -> i64:
        """Whose private building stands there, or -1."""
        tile = self.trail[space]
        if PRIVATE_TILE <= tile < HAZARD_TILE:
            return (tile - PRIVATE_TILE) // PRIVATE_COUNT
        return -1

    def usable_by(self, owner: i64, space: i64) -> bool:
        """NZ-6.1: a neutral building or an own one."""
        tile = self.trail[space]
        return NEUTRAL_TILE <= tile < PRIVATE_TILE or (tile != EMPTY and self.owner_of(space) == owner)

    def side(self, number: i64) -> i64:
        """The face of a private building in use: 1a is 0, 1b is 1, 2a is 2 ..."""
        return number * 2 + (self.sides >> number & 1)

    def face(self, space: i64) -> i64:
        """The face of the building on a space, or -1."""
        tile = self.trail[space]
        if tile < NEUTRAL_TILE or tile >= HAZARD_TILE:
            return -1
        if tile >= PRIVATE_TILE:
            return PRIVATE_FACE + self.side((tile - PRIVATE_TILE) % PRIVATE_COUNT)
        if self.flipped and self.kit.flips[tile]:
            return BACK_FACE + tile
        return tile

    def fee(self, owner: i64, space: i64) -> i64:
        """NZ-5.6, NZ-5.8: pounds for the hands there; none at home, in neutral buildings, or with the flipped tile."""
        if self.fee_free[owner] or self.owner_of(space) == owner:
            return 0
        return self.hands(space)

    def hands(self, space: i64) -> i64:
        """The pounds that the hands on a space ask for, whoever comes."""
        tile = self.trail[space]
        if tile < PRIVATE_TILE:
            return 0
        if tile >= HAZARD_TILE:
            return self.kit.hazard_fee[tile - HAZARD_TILE]
        return self.kit.building_fee[self.side((tile - PRIVATE_TILE) % PRIVATE_COUNT)]

    def building_count(self, owner: i64) -> i64:
        """Own private buildings on the trail."""
        count: i64 = 0
        for number in range(PRIVATE_COUNT):
            if self.built[owner * PRIVATE_COUNT + number] >= 0:
                count += 1
        return count

    def grass_buildings(self, owner: i64) -> i64:
        """NZ-12.8: own buildings on grass spaces."""
        count: i64 = 0
        for number in range(PRIVATE_COUNT):
            space = self.built[owner * PRIVATE_COUNT + number]
            if space >= 0:
                count += self.kit.grass[space]
        return count

    def hazard_count(self, owner: i64) -> i64:
        count: i64 = 0
        for kind in range(HAZARD_KINDS):
            count += self.hazards[owner * HAZARD_KINDS + kind]
        return count

    def any_hazard(self) -> bool:
        return any(self.trail[self.kit.hazard_space[place]] != EMPTY for place in range(HAZARD_SPACE_COUNT))

    def free_hazard_space(self, zone: i64) -> i64:
        """NZ-10.3: the lowest-numbered empty space of a zone, or -1."""
        for number in range(ZONE_SIZE):
            place = zone * ZONE_SIZE + number
            if self.trail[self.kit.hazard_space[place]] == EMPTY:
                return place
        return -1

    def at_home(self, owner: i64) -> bool:
        """The runholder stands on the start space, which is no location (NZ-10.9)."""
        return self.runholder[owner] == START

    # -- the sea and the posts -----------------------------------------------------------------------------------

    def held(self, owner: i64, harbour: i64) -> i64:
        """0 if the owner has not upgraded that harbour."""
        return self.harbours[owner * HARBOUR_COUNT + harbour]

    def slot_free(self, harbour: i64, slot: i64) -> bool:
        """Is there such a storehouse space, and is it empty? Large harbours have room for everybody (NZ-18.6)."""
        if self.kit.harbour_cost[harbour * SLOTS + slot] < 0:
            return False
        return all(self.harbours[owner * HARBOUR_COUNT + harbour] != slot + 1 for owner in range(self.owners))

    def discs_on(self, owner: i64, post: i64) -> i64:
        return self.posts[owner * POST_COUNT + post]

    def post_open(self, owner: i64, post: i64) -> bool:
        """NZ-8.2: foreign posts need an own storehouse in their large harbour."""
        harbour = self.kit.post_harbour[post]
        return harbour < LARGE or self.held(owner, harbour) > 0

    # -- cards ---------------------------------------------------------------------------------------------------

    def own_objectives(self, owner: i64) -> i64:
        """Cards in the personal objective area."""
        count: i64 = 0
        for card in range(CARD_COUNT):
            count += self.area[owner * CARD_COUNT + card]
        return count

    def ferries(self, owner: i64) -> i64:
        """Ferry cards in the deck; bonus set 1 counts (NZ-21.7)."""
        count: i64 = 0
        for card in range(CARD_COUNT):
            if self.kit.is_ferry[card]:
                count += self.deck_count(owner, card)
        return count

    def in_bag_a(self) -> i64:
        count: i64 = 0
        for kind in range(A_KINDS):
            count += self.bag_a[kind]
        return count
