"""Why an action can be refused, as numbers.

Made by `quayside.declaring` from the reasons that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i64

TOO_POOR: Final[i64] = 4
CARD_TOO_DEAR: Final[i64] = 5
TRAIN_TOO_DEAR: Final[i64] = 6
CANAL_TOO_DEAR: Final[i64] = 7
SECTOR_TOO_DEAR: Final[i64] = 8
EMPLOYEE_TOO_DEAR: Final[i64] = 9
NOT_IN_GAME: Final[i64] = 10
IS_LEAD: Final[i64] = 11
IS_OCCUPIED: Final[i64] = 12
NO_TRAIN_SHOWN: Final[i64] = 13
NO_CANAL_FITS: Final[i64] = 14
NO_EMPLOYEE: Final[i64] = 15
NO_TRAIN: Final[i64] = 16
BONUS_USED: Final[i64] = 17
NO_BONUS_CARD: Final[i64] = 18
SAME_ACTION: Final[i64] = 19
BONUS_TOO_DEAR: Final[i64] = 20
SPOILS_CHOSEN: Final[i64] = 21
MUST_PERFORM: Final[i64] = 22
PERFORMED_ALREADY: Final[i64] = 23
NOTHING_THERE: Final[i64] = 24
BUILD_LIMIT: Final[i64] = 25
TAKE_ONE: Final[i64] = 26
PLACE_FIRST: Final[i64] = 27
NO_CELL: Final[i64] = 28
NOT_GONE: Final[i64] = 29
CELL_TAKEN: Final[i64] = 30
NOT_VIABLE: Final[i64] = 31
NO_CELL_COMPLETES: Final[i64] = 32
COMPLETES_NOTHING: Final[i64] = 33
NOT_IN_SYSTEM: Final[i64] = 34
PLACE_TAKEN: Final[i64] = 35
BANK_THERE: Final[i64] = 36
DOES_NOT_JOIN: Final[i64] = 37
NO_PORT: Final[i64] = 38
NONE_LEFT: Final[i64] = 39
OWNED_ALREADY: Final[i64] = 40
NEEDS_LEVEL_ONE: Final[i64] = 41
NOT_YOUR_TRAIN: Final[i64] = 42
NO_SUCH_CAR: Final[i64] = 43
NOT_OFFERED: Final[i64] = 44
SAME_ITEM: Final[i64] = 45
NOT_COMPLETE: Final[i64] = 46
NONE_IN_STOCK: Final[i64] = 47
NO_CABIN: Final[i64] = 48
NO_MOUNT: Final[i64] = 49
TOO_FAST: Final[i64] = 50
NO_CAPTAIN: Final[i64] = 51
NOT_ABOARD: Final[i64] = 52
SPEED_RANGE: Final[i64] = 53
NO_WAY_BACK: Final[i64] = 54
TOO_SHORT: Final[i64] = 55
NO_CHANNEL: Final[i64] = 56
NOT_YOUR_CONTRACT: Final[i64] = 57
KEEP_ONE_EACH: Final[i64] = 58
ONE_EACH: Final[i64] = 59
NO_BONUS_AT_END: Final[i64] = 60
FINAL_TOO_POOR: Final[i64] = 61
BONUS_TOO_POOR: Final[i64] = 62
LAST_CARD_TOO_DEAR: Final[i64] = 63
CREW_TOO_DEAR: Final[i64] = 64
NO_TRAIN_THERE: Final[i64] = 65
NO_CANAL_THERE: Final[i64] = 66
ACTION_UNDER_WAY: Final[i64] = 67
