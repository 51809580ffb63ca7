"""The rulebook's nouns, each with the order in which the state stores it."""

from __future__ import annotations

from typing import Final, Literal

from quayside.kernel.packed import i64
from quayside.kernel.seats import SEATS as LETTERS

SEATS: Final = LETTERS[:4]

# The action cards (SY-1.2), in the order of the rulebook's chapters 8 and 10 to 16.
ActionCard = Literal["build", "purchase", "rent", "manufacture", "recruit", "hire", "exchange", "subsidy"]
ACTION_CARDS: Final[tuple[ActionCard, ...]] = (
    "build",
    "purchase",
    "rent",
    "manufacture",
    "recruit",
    "hire",
    "exchange",
    "subsidy",
)
ACTION_COUNT: Final[i64] = 8
BUILD: Final[i64] = 0
PURCHASE: Final[i64] = 1
RENT: Final[i64] = 2
MANUFACTURE: Final[i64] = 3
RECRUIT: Final[i64] = 4
HIRE: Final[i64] = 5
EXCHANGE: Final[i64] = 6
SUBSIDY: Final[i64] = 7

# Crew and equipment (SY-1.6).
PieceName = Literal["captain", "businessman", "soldier", "sail", "smokestack", "propeller", "crane", "cannon"]
PIECES: Final[tuple[PieceName, ...]] = (
    "captain",
    "businessman",
    "soldier",
    "sail",
    "smokestack",
    "propeller",
    "crane",
    "cannon",
)
PIECE_COUNT: Final[i64] = 8
CAPTAIN: Final[i64] = 0
BUSINESSMAN: Final[i64] = 1
SOLDIER: Final[i64] = 2
SAIL: Final[i64] = 3
SMOKESTACK: Final[i64] = 4
PROPELLER: Final[i64] = 5
CRANE: Final[i64] = 6
CANNON: Final[i64] = 7

# What a ship card can carry (SY-1.5): five kinds of room for pieces, then the safety items.
ICONS: Final = ("cabin", "mast", "propeller", "crane", "cannon", "lifebuoy", "lifeboat", "lantern")
ICON_COUNT: Final[i64] = 8
CABIN: Final[i64] = 0
MAST: Final[i64] = 1
PROPELLER_POINT: Final[i64] = 2
CRANE_POINT: Final[i64] = 3
CANNON_POINT: Final[i64] = 4
LIFEBUOY: Final[i64] = 5
LIFEBOAT: Final[i64] = 6
LANTERN: Final[i64] = 7
SAFETY: Final = ("lifebuoy", "lifeboat", "lantern")

# A yard cell is empty or holds one of three kinds (SY-9.3).
Kind = Literal["bow", "middle", "stern"]
KINDS: Final[tuple[Kind, ...]] = ("bow", "middle", "stern")
KIND_LETTERS: Final = ".BMS"
KIND_COUNT: Final[i64] = 3
EMPTY: Final[i64] = 0
BOW: Final[i64] = 1
MIDDLE: Final[i64] = 2
STERN: Final[i64] = 3
CELLS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9)
CELL_COUNT: Final[i64] = 9  # SY-R1
MOST_MIDDLES: Final[i64] = 7
LEAST_SHIP: Final[i64] = 3

# Ship cards: 0 is none, 1 to 104 are the printed ones, then one blank of each kind (SY-27).
BLANK: Final[i64] = 104  # + kind
CARD_CODES: Final[i64] = 108

# The displays: six columns of five rows, the bottom row first (SY-2.4, SY-2.5).
COLUMNS: Final = ("bows", "middles_left", "middles_right", "sterns", "trains", "canals")
ROWS: Final = (1, 2, 3, 4, 5)
ROW_COUNT: Final[i64] = 5
SHIP_COLUMNS: Final[i64] = 4
TRAIN_COLUMN: Final[i64] = 4
CANAL_COLUMN: Final[i64] = 5

# The decks that feed them.
Deck = Literal["bows", "middles", "sterns", "trains", "canals"]
DECKS: Final[tuple[Deck, ...]] = ("bows", "middles", "sterns", "trains", "canals")
BOW_DECK: Final[i64] = 0
MIDDLE_DECK: Final[i64] = 1
STERN_DECK: Final[i64] = 2
TRAIN_DECK: Final[i64] = 3
CANAL_DECK: Final[i64] = 4

Commodity = Literal["coal", "steel", "grain"]
COMMODITIES: Final[tuple[Commodity, ...]] = ("coal", "steel", "grain")
COMMODITY_COUNT: Final[i64] = 3
TRAINS: Final = tuple(f"train-{number:02}" for number in range(1, 15))
TRAIN_COUNT: Final[i64] = 14

# Canal cards. Spaces run clockwise round the card, so a quarter turn moves a space on by two; the centre stays.
CANALS: Final = tuple(f"canal-{number:02}" for number in range(1, 25))
CANAL_COUNT: Final[i64] = 24
SPACES: Final = ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest", "centre")
SPACE_LETTERS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW", "C")  # in component files
SPACE_COUNT: Final[i64] = 9
CENTRE: Final[i64] = 8
PORT: Final[i64] = 9  # the way out over the side of an edge space, and the stern of a figure that came in there
EXITS: Final = (*SPACES, "out")
FIGURE_PARTS: Final[i64] = 3  # where a figure stands: canal (or -1), space, stern
SIDES: Final = ("north", "east", "south", "west")
SIDE_LETTERS: Final = ("N", "E", "S", "W")
SIDE_COUNT: Final[i64] = 4
TURNS: Final = (0, 1, 2, 3)  # clockwise quarter turns
TURN_COUNT: Final[i64] = 4
OFFICIALS: Final = ("none", "military", "commercial", "lantern", "lifeboat", "lifebuoy", "blue_riband")
LANTERN_OFFICIAL: Final[i64] = 3
BLUE_RIBAND: Final[i64] = 6

# Where a canal card is: 0 in the deck or the display, then the seats' systems, the seats' used piles, the discard.
IN_SYSTEM: Final[i64] = 1  # + seat
IN_USED: Final[i64] = 5  # + seat
IN_DISCARD: Final[i64] = 9

# Where a train is: 0 in the deck or the display, then the seats, then the used pile.
WITH_SEAT: Final[i64] = 1  # + seat
TRAIN_USED: Final[i64] = 5

MAX_SPEED: Final[i64] = 60  # more than any ship can carry; the list of actions ends here

# Employees (SY-30.12) in the order of the data.
EMPLOYEES: Final = (
    "engineer_sail",
    "engineer_smokestack",
    "engineer_crane",
    "engineer_cannon",
    "recruiter_captain",
    "recruiter_businessman",
    "recruiter_soldier",
    "recruiter_propeller",
    "trader_coal_1",
    "trader_coal_2",
    "trader_steel_1",
    "trader_steel_2",
    "trader_grain_1",
    "trader_grain_2",
    "builder_sail",
    "builder_smokestack",
    "builder_crane",
    "builder_cannon",
    "builder_crew",
    "builder_propeller",
    "helmsman",
    "rigger",
    "accountant",
    "foreman",
)
EMPLOYEE_COUNT: Final[i64] = 24
PROFESSIONS: Final = ("engineer", "recruiter", "trader", "builder", "helmsman", "rigger", "accountant", "foreman")
COLOURS: Final = ("brown", "green", "orange", "blue", "yellow")
OVAL_SPACES: Final[i64] = 8
PER_SPACE: Final[i64] = 3

BLUES: Final = tuple(f"blue-{number:02}" for number in range(1, 13))
GREENS: Final = tuple(f"green-{number:02}" for number in range(1, 13))
CONTRACTS: Final = (*BLUES, *GREENS)
PER_COLOUR: Final[i64] = 12
CONTRACT_COUNT: Final[i64] = 24

# Where a contract is: out of the game unseen, in a seat's hand, or given up by a seat.
UNDEALT: Final[i64] = 0
IN_HAND: Final[i64] = 1  # + seat
GIVEN_UP: Final[i64] = 5  # + seat

COUNTDOWN: Final = ("end", "unmarked", "2", "3", "4")  # by laps still to go (SY-2.8)
FAILURES: Final = ("no_captain", "no_route", "on_purpose")  # why a ship does not sail (SY-19)
NO_CAPTAIN_IN_STOCK: Final[i64] = 0
NO_ROUTE: Final[i64] = 1
ON_PURPOSE: Final[i64] = 2
END_REASONS: Final = ("countdown", "ship_cards")
TALLY: Final = ("crew", "equipment", "speed", "officials", "blue_riband")
TALLY_COUNT: Final[i64] = 5
FROM_CREW: Final[i64] = 0
FROM_EQUIPMENT: Final[i64] = 1
FROM_SPEED: Final[i64] = 2
FROM_OFFICIALS: Final[i64] = 3
FROM_RIBAND: Final[i64] = 4
FLEET_ROOM: Final[i64] = 64  # ships that can ever sail: fewer than 104 cards and the last blanks give
