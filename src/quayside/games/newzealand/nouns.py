"""The rulebook's nouns, each with the order in which the state stores it."""

from __future__ import annotations

from typing import Final, Literal

from quayside.kernel.packed import i64
from quayside.kernel.seats import SEATS as LETTERS

SEAT_LETTERS: Final = LETTERS[:4]
END_REASONS: Final = ("market_token",)
FULL: Final[i64] = 99  # as the part of a reward that is kept: all of it

# -- cards -------------------------------------------------------------------------------------------------------

BREEDS: Final = (
    "shropshire",
    "southdown",
    "english_leicester",
    "merino",
    "dorset_horn",
    "lincoln",
    "corriedale",
    "hampshire",
    "ryeland",
    "suffolk",
    "romney",
    "border_leicester",
    "drysdale",
)
DECK_CARDS: Final = ("ferry", "sheepdog", "kotare")
EFFECT_CARDS: Final = ("bonus_1", "bonus_2", "bonus_4", "bonus_5", "bonus_6")
OBJECTIVES: Final = tuple(f"O{number:02}" for number in range(1, 25))
BONUS_OBJECTIVES: Final = ("bonus_8", "bonus_9", "bonus_10")
CARDS: Final = (*BREEDS, *DECK_CARDS, *EFFECT_CARDS, *OBJECTIVES, *BONUS_OBJECTIVES)

BREED_COUNT: Final[i64] = 13
STARTERS: Final[i64] = 4  # the first breeds are those a player starts with
MARKET_BREED: Final[i64] = 4  # the first of the six breeds of the sheep market
MARKET_BREEDS: Final[i64] = 6
MARKET: Final = BREEDS[4:10]
SHROPSHIRE: Final[i64] = 0
ROMNEY: Final[i64] = 10
FERRY: Final[i64] = 13
FIRST_OBJECTIVE: Final[i64] = 21
MAIN_OBJECTIVES: Final[i64] = 24
OBJECTIVE_COUNT: Final[i64] = 27
CARD_COUNT: Final[i64] = 48

SUPPLIES: Final = ("romney", "ferry", "sheepdog", "kotare")
SUPPLY_COUNT: Final[i64] = 4
Stack = Literal["wheel", "barrel", "bell", "compass"]
STACKS: Final[tuple[Stack, ...]] = ("wheel", "barrel", "bell", "compass")
STACK_COUNT: Final[i64] = 4

# -- the trail ---------------------------------------------------------------------------------------------------

TRAIL: Final = (
    *("start", "NA", "A1", "A2", "A3", "R1", "R2", "R3", "R4", "RX1", "RX2"),
    *("NB", "B1", "B2", "BP", "NC", "C1", "C2", "ND", "D1", "D2"),
    *("NE", "E1", "E2", "E3", "W1", "W2", "W3", "W4", "WX1", "WX2"),
    *("NF", "F1", "F2", "NG", "G1", "GP", "NH", "H1", "H2", "wellington"),
)
TRAIL_COUNT: Final[i64] = 41
START: Final[i64] = 0
WELLINGTON: Final[i64] = 40
NOT_PLACED: Final[i64] = -1  # a runholder before the first turn

NEUTRALS: Final = ("A", "B", "C", "D", "E", "F", "G", "H")
NEUTRAL_SPACES: Final = ("NA", "NB", "NC", "ND", "NE", "NF", "NG", "NH")
BUILDING_SPACES: Final = (
    *("A1", "A2", "A3", "RX1", "RX2", "B1", "B2", "BP", "C1", "C2", "D1", "D2"),
    *("E1", "E2", "E3", "WX1", "WX2", "F1", "F2", "G1", "GP", "H1", "H2"),
)
BUILDING_SPACE_COUNT: Final[i64] = 23
ZONES: Final = ("rockfall", "flood")
HAZARD_SPACES: Final = ("R1", "R2", "R3", "R4", "W1", "W2", "W3", "W4")
HAZARD_SPACE_COUNT: Final[i64] = 8
ZONE_SIZE: Final[i64] = 4
PRIVATES: Final = tuple(range(1, 11))
PRIVATE_COUNT: Final[i64] = 10
SIDES: Final = ("a", "b")

# What lies on a trail space: nothing, a neutral building, a private one of some owner, or a hazard.
EMPTY: Final[i64] = -1
NEUTRAL_TILE: Final[i64] = 0  # + letter
PRIVATE_TILE: Final[i64] = 8  # + owner * 10 + number - 1
HAZARD_TILE: Final[i64] = 48  # + kind of hazard

# Faces of buildings, for their actions: fronts and backs of the neutral ones, then 1a, 1b, 2a ...
BACK_FACE: Final[i64] = 8
PRIVATE_FACE: Final[i64] = 16
FACE_COUNT: Final[i64] = 36
CELLS: Final[i64] = 4  # location actions of a building, the last being the extra action of its space
EXTRA_CELL: Final[i64] = 3

# -- tiles -------------------------------------------------------------------------------------------------------

Worker = Literal["shepherd", "craftsman", "sailor", "shearer"]
WORKERS: Final[tuple[Worker, ...]] = ("shepherd", "craftsman", "sailor", "shearer")
WORKER_COUNT: Final[i64] = 4
SHEPHERD: Final[i64] = 0
CRAFTSMAN: Final[i64] = 1
SAILOR: Final[i64] = 2
SHEARER: Final[i64] = 3
JOKER: Final[i64] = 4  # as an appointed worker
ROW_SIZE: Final[i64] = 5

HAZARDS: Final = tuple(f"{zone}_{hand}_{vp}" for zone in ZONES for hand in ("black", "green") for vp in (2, 3, 4))
HAZARD_KINDS: Final[i64] = 12
FLOOD: Final[i64] = 6  # the first kind of flood
A_TILES: Final = (*WORKERS, *HAZARDS)
A_KINDS: Final[i64] = 16

BONUS_TILES: Final = (
    "joker_worker",
    "permanent_certificate",
    "permanent_wool",
    "hazard_clearing",
    "sheepdog_gold",
    "kotare_gold",
    "exchange_gold",
    "exchange_vp",
    "gold_for_vp",
    "ferry_gold",
    "romney_swap",
)
B_KINDS: Final[i64] = 11
JOKER_TILE: Final[i64] = 0

JOB_ROWS: Final[i64] = 4
BONUS_ROWS: Final[i64] = 7
BONUS_COLUMNS: Final[i64] = 4
TOKEN_ROW: Final[i64] = 1  # where the market token starts, counted from 0
TOKEN_GONE: Final[i64] = 7
ARROWS: Final = ("black", "yellow", "turquoise", "red")
BLACK: Final[i64] = 0
YELLOW: Final[i64] = 1
TURQUOISE: Final[i64] = 2
RED: Final[i64] = 3

MASTERS: Final = ("HM1", "HM2", "HM3", "HM4", "HM5", "HM6", "HM7", "HM8")
MASTER_COUNT: Final[i64] = 8
OUT_OF_BOX: Final[i64] = -2  # as the owner of a harbour master that is not in the game

# -- the sea -----------------------------------------------------------------------------------------------------

SEA: Final = (
    *("S", "w1", "W1", "W2", "w2", "W3", "W4", "w3", "W5", "W6"),
    *("N1", "n1", "N2", "N3", "n2", "N4", "N5", "n3", "N6", "N7"),
    *("E1", "E2", "e1", "E3", "E4", "e2", "E5", "E6", "e3", "E7", "X1"),
)
SEA_COUNT: Final[i64] = 31
SEA_START: Final[i64] = 0
SMALL_HARBOURS: Final = ("SH1", "SH2", "SH3", "SH4", "SH5", "SH6", "SH7", "SHW", "SHN", "SHE")
MEDIUM_HARBOURS: Final = ("MH1", "MH2", "MH3", "MH4", "MH5")
LARGE_HARBOURS: Final = ("LH1", "LH2", "LH3", "LH4", "LH5", "LH6")
HARBOURS: Final = (*SMALL_HARBOURS, *MEDIUM_HARBOURS, *LARGE_HARBOURS)
HARBOUR_COUNT: Final[i64] = 21
MEDIUM: Final[i64] = 10  # the first medium harbour
MEDIUM_COUNT: Final[i64] = 5
LARGE: Final[i64] = 15  # the first large harbour
SLOTS: Final[i64] = 4  # storehouse spaces of a harbour
DISC_LEFT: Final[i64] = 2  # a medium harbour upgraded with a disc that has gone to a post since (NZ-R5)

LOCAL_POSTS: Final = ("LP0", "LP1", "LP3", "LP6", "LP9", "LP12", "LP15", "LP18", "LP21")
WOOL_POSTS: Final = ("WP5", "WP9", "WP13")
FOREIGN_POSTS: Final = ("FP8", "FP11", "FP14", "FP17", "FW11", "FW16")
POSTS: Final = (*LOCAL_POSTS, *WOOL_POSTS, *FOREIGN_POSTS)
LOCAL_COUNT: Final[i64] = 9
POST_COUNT: Final[i64] = 18
HIGH_POST: Final[i64] = 13  # value that the objective task asks for (NZ-21.7)

# -- player boards -----------------------------------------------------------------------------------------------

DISCS: Final = (
    *("aux_pound_2", "aux_draw_2", "aux_cert_1", "aux_cert_2", "aux_ship_1", "aux_ship_2", "aux_path_1", "aux_path_2"),
    *("step_limit", "hand_5", "hand_6", "cert_limit_5"),
    *("perm_cert_left", "perm_cert_right", "bonus_wool_left", "bonus_wool_right"),
)
DISC_COUNT: Final[i64] = 16
STEP_DISC: Final[i64] = 8
HAND_DISC: Final[i64] = 9  # and the next one
LIMIT_DISC: Final[i64] = 11
CERTIFICATE_DISC: Final[i64] = 12  # and the next one
WOOL_DISC: Final[i64] = 14  # and the next one
ALL_DISCS: Final[i64] = 65535

STOREHOUSES: Final = tuple(range(1, 11))
STOREHOUSE_COUNT: Final[i64] = 10
ALL_STOREHOUSES: Final[i64] = 1023
PAIR_COUNT: Final[i64] = 5

AUXILIARIES: Final = ("money", "cards", "certificate", "ship", "pathfinder")
AUX_COUNT: Final[i64] = 5
TIMES: Final = ("single", "double")

PATH_END: Final[i64] = 16
MAX_TOPS: Final[i64] = 24  # cards whose place on top of a draw stack is known

TASKS: Final = (
    *("building", "building4", "red_yellow", "blue_brown", "ferry", "flood"),
    *("post13", "storehouse", "path6", "shearers2"),
)
THINGS: Final = (
    *("grass_building", "shepherd", "placed_storehouse", "hazard_pair", "own_objective"),
    *("pathfinder_space", "hazard_tile", "certificate", "own_building", "worker", "ferry_card"),
)
Bag = Literal["bag_a", "bag_b"]
BAGS: Final[tuple[Bag, ...]] = ("bag_a", "bag_b")
BAG_A: Final[i64] = 0
LEFT_RIGHT: Final = ("left", "right")
FLIPS: Final = ("step_tile", "fee_tile")
STEP_TILE: Final[i64] = 0
FEE_TILE: Final[i64] = 1
SARAH: Final[i64] = 1  # the owner index of the solo opponent
SARAH_CARDS: Final[i64] = 17
LEVELS: Final = ("easy", "medium", "hard")
