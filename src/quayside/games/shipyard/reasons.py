"""Why an action can be refused in Shipyard, with the rules that say so."""

from __future__ import annotations

from typing import Final

from quayside.kernel.offers import FIRST_REASON
from quayside.kernel.packed import i64
from quayside.kernel.rulebook import Rulebook

TOO_POOR: Final[i64] = FIRST_REASON
CARD_TOO_DEAR: Final[i64] = TOO_POOR + 1
TRAIN_TOO_DEAR: Final[i64] = CARD_TOO_DEAR + 1
CANAL_TOO_DEAR: Final[i64] = TRAIN_TOO_DEAR + 1
SECTOR_TOO_DEAR: Final[i64] = CANAL_TOO_DEAR + 1
EMPLOYEE_TOO_DEAR: Final[i64] = SECTOR_TOO_DEAR + 1
NOT_IN_GAME: Final[i64] = EMPLOYEE_TOO_DEAR + 1
IS_LEAD: Final[i64] = NOT_IN_GAME + 1
IS_OCCUPIED: Final[i64] = IS_LEAD + 1
NO_TRAIN_SHOWN: Final[i64] = IS_OCCUPIED + 1
NO_CANAL_FITS: Final[i64] = NO_TRAIN_SHOWN + 1
NO_EMPLOYEE: Final[i64] = NO_CANAL_FITS + 1
NO_TRAIN: Final[i64] = NO_EMPLOYEE + 1
BONUS_USED: Final[i64] = NO_TRAIN + 1
NO_BONUS_CARD: Final[i64] = BONUS_USED + 1
SAME_ACTION: Final[i64] = NO_BONUS_CARD + 1
BONUS_TOO_DEAR: Final[i64] = SAME_ACTION + 1
SPOILS_CHOSEN: Final[i64] = BONUS_TOO_DEAR + 1
MUST_PERFORM: Final[i64] = SPOILS_CHOSEN + 1
PERFORMED_ALREADY: Final[i64] = MUST_PERFORM + 1
NOTHING_THERE: Final[i64] = PERFORMED_ALREADY + 1
BUILD_LIMIT: Final[i64] = NOTHING_THERE + 1
TAKE_ONE: Final[i64] = BUILD_LIMIT + 1
PLACE_FIRST: Final[i64] = TAKE_ONE + 1
NO_CELL: Final[i64] = PLACE_FIRST + 1
NOT_GONE: Final[i64] = NO_CELL + 1
CELL_TAKEN: Final[i64] = NOT_GONE + 1
NOT_VIABLE: Final[i64] = CELL_TAKEN + 1
NO_CELL_COMPLETES: Final[i64] = NOT_VIABLE + 1
COMPLETES_NOTHING: Final[i64] = NO_CELL_COMPLETES + 1
NOT_IN_SYSTEM: Final[i64] = COMPLETES_NOTHING + 1
PLACE_TAKEN: Final[i64] = NOT_IN_SYSTEM + 1
BANK_THERE: Final[i64] = PLACE_TAKEN + 1
DOES_NOT_JOIN: Final[i64] = BANK_THERE + 1
NO_PORT: Final[i64] = DOES_NOT_JOIN + 1
NONE_LEFT: Final[i64] = NO_PORT + 1
OWNED_ALREADY: Final[i64] = NONE_LEFT + 1
NEEDS_LEVEL_ONE: Final[i64] = OWNED_ALREADY + 1
NOT_YOUR_TRAIN: Final[i64] = NEEDS_LEVEL_ONE + 1
NO_SUCH_CAR: Final[i64] = NOT_YOUR_TRAIN + 1
NOT_OFFERED: Final[i64] = NO_SUCH_CAR + 1
SAME_ITEM: Final[i64] = NOT_OFFERED + 1
NOT_COMPLETE: Final[i64] = SAME_ITEM + 1
NONE_IN_STOCK: Final[i64] = NOT_COMPLETE + 1
NO_CABIN: Final[i64] = NONE_IN_STOCK + 1
NO_MOUNT: Final[i64] = NO_CABIN + 1
TOO_FAST: Final[i64] = NO_MOUNT + 1
NO_CAPTAIN: Final[i64] = TOO_FAST + 1
NOT_ABOARD: Final[i64] = NO_CAPTAIN + 1
SPEED_RANGE: Final[i64] = NOT_ABOARD + 1
NO_WAY_BACK: Final[i64] = SPEED_RANGE + 1
TOO_SHORT: Final[i64] = NO_WAY_BACK + 1
NO_CHANNEL: Final[i64] = TOO_SHORT + 1
NOT_YOUR_CONTRACT: Final[i64] = NO_CHANNEL + 1
KEEP_ONE_EACH: Final[i64] = NOT_YOUR_CONTRACT + 1
ONE_EACH: Final[i64] = KEEP_ONE_EACH + 1
NO_BONUS_AT_END: Final[i64] = ONE_EACH + 1
FINAL_TOO_POOR: Final[i64] = NO_BONUS_AT_END + 1
BONUS_TOO_POOR: Final[i64] = FINAL_TOO_POOR + 1
LAST_CARD_TOO_DEAR: Final[i64] = BONUS_TOO_POOR + 1
CREW_TOO_DEAR: Final[i64] = LAST_CARD_TOO_DEAR + 1
NO_TRAIN_THERE: Final[i64] = CREW_TOO_DEAR + 1
NO_CANAL_THERE: Final[i64] = NO_TRAIN_THERE + 1
ACTION_UNDER_WAY: Final[i64] = NO_CANAL_THERE + 1


def list_reasons(book: Rulebook) -> None:
    book.reason(TOO_POOR, "too-poor", ["SY-5.3", "SY-14.7"], ["need", "have"])
    book.reason(CARD_TOO_DEAR, "card-too-dear", ["SY-8.3", "SY-8.2"], ["need", "have"])
    book.reason(TRAIN_TOO_DEAR, "train-too-dear", ["SY-10.1"], ["need", "have"])
    book.reason(CANAL_TOO_DEAR, "canal-too-dear", ["SY-11.1"], ["need", "have"])
    book.reason(SECTOR_TOO_DEAR, "sector-too-dear", ["SY-12.2", "SY-13.1"], ["need", "have"])
    book.reason(EMPLOYEE_TOO_DEAR, "employee-too-dear", ["SY-14.1", "SY-14.4", "SY-14.7"], ["need", "have"])
    book.reason(NOT_IN_GAME, "not-in-game", ["SY-1.2"])
    book.reason(IS_LEAD, "is-lead", ["SY-5.1"])
    book.reason(IS_OCCUPIED, "is-occupied", ["SY-5.1"])
    book.reason(NO_TRAIN_SHOWN, "no-train-shown", ["SY-10.4", "SY-5.5"])
    book.reason(NO_CANAL_FITS, "no-canal-fits", ["SY-11.6", "SY-5.5"])
    book.reason(NO_EMPLOYEE, "no-employee", ["SY-14.7", "SY-5.5"])
    book.reason(NO_TRAIN, "no-train", ["SY-15.1", "SY-5.5", "SY-5.3"])
    book.reason(BONUS_USED, "bonus-used", ["SY-7.2"])
    book.reason(NO_BONUS_CARD, "no-bonus-card", ["SY-7.3", "SY-1.2"])
    book.reason(SAME_ACTION, "same-action", ["SY-7.3"])
    book.reason(BONUS_TOO_DEAR, "bonus-too-dear", ["SY-7.4", "SY-7.2"], ["need", "have"])
    book.reason(SPOILS_CHOSEN, "spoils-chosen", ["SY-7.6"], ["need", "have"])
    book.reason(MUST_PERFORM, "must-perform", ["SY-7.1", "SY-7.7"])
    book.reason(PERFORMED_ALREADY, "performed-already", ["SY-7.1"])
    book.reason(NOTHING_THERE, "nothing-there", ["SY-8.1", "SY-8.10"])
    book.reason(BUILD_LIMIT, "build-limit", ["SY-8.1", "SY-27.4"], ["limit"])
    book.reason(TAKE_ONE, "take-one", ["SY-8.1"])
    book.reason(PLACE_FIRST, "place-first", ["SY-8.4"])
    book.reason(NO_CELL, "no-cell", ["SY-8.5", "SY-9.5"])
    book.reason(NOT_GONE, "not-gone", ["SY-27.6", "SY-27.1"])
    book.reason(CELL_TAKEN, "cell-taken", ["SY-8.4", "SY-8.7"])
    book.reason(NOT_VIABLE, "not-viable", ["SY-9.5", "SY-8.5"])
    book.reason(NO_CELL_COMPLETES, "no-cell-completes", ["SY-26.1"])
    book.reason(COMPLETES_NOTHING, "completes-nothing", ["SY-26.2", "SY-26.4"])
    book.reason(NOT_IN_SYSTEM, "not-in-system", ["SY-11.4"])
    book.reason(PLACE_TAKEN, "place-taken", ["SY-11.4", "SY-11.5"])
    book.reason(BANK_THERE, "bank-there", ["SY-11.4"])
    book.reason(DOES_NOT_JOIN, "does-not-join", ["SY-11.4"])
    book.reason(NO_PORT, "no-port", ["SY-11.3"])
    book.reason(NONE_LEFT, "none-left", ["SY-14.8"])
    book.reason(OWNED_ALREADY, "owned-already", ["SY-14.5"])
    book.reason(NEEDS_LEVEL_ONE, "needs-level-one", ["SY-14.6"])
    book.reason(NOT_YOUR_TRAIN, "not-your-train", ["SY-15.2"])
    book.reason(NO_SUCH_CAR, "no-such-car", ["SY-15.2"])
    book.reason(NOT_OFFERED, "not-offered", ["SY-15.2"])
    book.reason(SAME_ITEM, "same-item", ["SY-15.3"])
    book.reason(NOT_COMPLETE, "not-complete", ["SY-17.1", "SY-9.3"])
    book.reason(NONE_IN_STOCK, "none-in-stock", ["SY-17.3", "SY-17.8"])
    book.reason(NO_CABIN, "no-cabin", ["SY-17.4", "SY-17.7"])
    book.reason(NO_MOUNT, "no-mount", ["SY-17.5", "SY-17.7"])
    book.reason(TOO_FAST, "too-fast", ["SY-19.2", "SY-19.5", "SY-18.6"], ["speed", "longest"])
    book.reason(NO_CAPTAIN, "no-captain", ["SY-19.1", "SY-19.5"])
    book.reason(NOT_ABOARD, "not-aboard", ["SY-17.3"])
    book.reason(SPEED_RANGE, "speed-range", ["SY-18.6", "SY-18.5"], ["low", "high"])
    book.reason(NO_WAY_BACK, "no-way-back", ["SY-21.2", "SY-21.3"])
    book.reason(TOO_SHORT, "too-short", ["SY-21.5"], ["steps"])
    book.reason(NO_CHANNEL, "no-channel", ["SY-21.2"])
    book.reason(NOT_YOUR_CONTRACT, "not-your-contract", ["SY-23.6"])
    book.reason(KEEP_ONE_EACH, "keep-one-each", ["SY-23.6"], ["per_colour"])
    book.reason(ONE_EACH, "one-each", ["SY-23.6"], ["per_colour"])
    book.reason(NO_BONUS_AT_END, "no-bonus-at-end", ["SY-25.2"])
    book.reason(FINAL_TOO_POOR, "final-too-poor", ["SY-25.2", "SY-14.7"], ["need", "have"])
    book.reason(BONUS_TOO_POOR, "bonus-too-poor", ["SY-7.3", "SY-14.7"], ["need", "have"])
    book.reason(LAST_CARD_TOO_DEAR, "last-card-too-dear", ["SY-26.2", "SY-8.2"], ["need", "have"])
    book.reason(CREW_TOO_DEAR, "crew-too-dear", ["SY-13.1", "SY-12.2"], ["need", "have"])
    book.reason(NO_TRAIN_THERE, "no-train-there", ["SY-10.4", "SY-10.1"])
    book.reason(NO_CANAL_THERE, "no-canal-there", ["SY-11.7", "SY-11.1"])
    book.reason(ACTION_UNDER_WAY, "action-under-way", ["SY-7.2"])
