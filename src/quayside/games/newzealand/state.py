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
from quayside.kernel.packed import i64
from quayside.kernel.sets import has
from quayside.kernel.state import State

OUT_OF_GAME: Final[i64] = -2  # as the place of a private building that was replaced


class NewZealand(Boards):
    """One position. Rows are per owner, and Sarah is an owner without a seat."""

    def copy_into(self, other: State) -> None:
        super().copy_into(other)
        assert isinstance(other, NewZealand)
        other.kit = self.kit

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
        return number * 2 + (1 if has(self.sides, number) else 0)

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

    def harbour_price(self, harbour: i64, slot: i64) -> i64:
        """NZ-18.1: the pounds that a space of a harbour costs; negative if there is no such space."""
        return self.kit.harbour_cost[harbour * SLOTS + slot]

    def slot_free(self, harbour: i64, slot: i64) -> bool:
        """Is there such a storehouse space, and is it empty? Large harbours have room for everybody (NZ-18.6)."""
        if self.harbour_price(harbour, slot) < 0:
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
