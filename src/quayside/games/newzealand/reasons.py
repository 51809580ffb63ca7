"""Why an action can be refused in New Zealand, with the rules that say so."""

from __future__ import annotations

from typing import Final

from quayside.kernel.offers import FIRST_REASON
from quayside.kernel.packed import i64
from quayside.kernel.rulebook import Rulebook

TOO_POOR: Final[i64] = FIRST_REASON
TOO_LITTLE_GOLD: Final[i64] = TOO_POOR + 1
NOT_IN_HAND: Final[i64] = TOO_LITTLE_GOLD + 1
NO_PAIR: Final[i64] = NOT_IN_HAND + 1
NAME_THE_CARD: Final[i64] = NO_PAIR + 1
WRONG_CARD: Final[i64] = NAME_THE_CARD + 1
NOT_LESS: Final[i64] = WRONG_CARD + 1
MUST_TAKE: Final[i64] = NOT_LESS + 1
NO_SUCH_ACTION: Final[i64] = MUST_TAKE + 1
ALREADY_USED: Final[i64] = NO_SUCH_ACTION + 1
FOREIGN_LOCATION: Final[i64] = ALREADY_USED + 1
AFTER_ACTION: Final[i64] = FOREIGN_LOCATION + 1
AT_WELLINGTON: Final[i64] = AFTER_ACTION + 1
AUX_COVERED: Final[i64] = AT_WELLINGTON + 1
SINGLE_ONLY: Final[i64] = AUX_COVERED + 1
BOTH_SPACES: Final[i64] = SINGLE_ONLY + 1
OUT_OF_REACH: Final[i64] = BOTH_SPACES + 1
NO_LOCATION: Final[i64] = OUT_OF_REACH + 1
BEHIND_YOU: Final[i64] = NO_LOCATION + 1
NOT_NEUTRAL: Final[i64] = BEHIND_YOU + 1
OFF_ROUTE: Final[i64] = NOT_NEUTRAL + 1
WHITE_ONLY: Final[i64] = OFF_ROUTE + 1
DISC_GONE: Final[i64] = WHITE_ONLY + 1
DARK_DISC: Final[i64] = DISC_GONE + 1
ALREADY_REVEALED: Final[i64] = DARK_DISC + 1
TOO_MANY_REVEALED: Final[i64] = ALREADY_REVEALED + 1
TOO_FEW_CERTIFICATES: Final[i64] = TOO_MANY_REVEALED + 1
VALUE_TOO_HIGH: Final[i64] = TOO_FEW_CERTIFICATES + 1
POST_TAKEN: Final[i64] = VALUE_TOO_HIGH + 1
POST_CLOSED: Final[i64] = POST_TAKEN + 1
WRONG_GOODS: Final[i64] = POST_CLOSED + 1
BOARD_DISC_FIRST: Final[i64] = WRONG_GOODS + 1
NO_DISC_THERE: Final[i64] = BOARD_DISC_FIRST + 1
NO_TILE: Final[i64] = NO_DISC_THERE + 1
NO_WORKER: Final[i64] = NO_TILE + 1
WORKER_ROW_FULL: Final[i64] = NO_WORKER + 1
NO_BONUS_TILE: Final[i64] = WORKER_ROW_FULL + 1
ROW_CLOSED: Final[i64] = NO_BONUS_TILE + 1
TILE_NEEDS: Final[i64] = ROW_CLOSED + 1
TOO_FEW_SHEPHERDS: Final[i64] = TILE_NEEDS + 1
NOT_ON_MARKET: Final[i64] = TOO_FEW_SHEPHERDS + 1
OTHER_BREED: Final[i64] = NOT_ON_MARKET + 1
NO_MORE_SHEEP: Final[i64] = OTHER_BREED + 1
TILE_NOT_AT_HAND: Final[i64] = NO_MORE_SHEEP + 1
TOO_FEW_CRAFTSMEN: Final[i64] = TILE_NOT_AT_HAND + 1
ONLY_BY_UPGRADE: Final[i64] = TOO_FEW_CRAFTSMEN + 1
LOCKED: Final[i64] = ONLY_BY_UPGRADE + 1
SPACE_TAKEN: Final[i64] = LOCKED + 1
NOT_BIGGER: Final[i64] = SPACE_TAKEN + 1
WRONG_STEP: Final[i64] = NOT_BIGGER + 1
NOTHING_TO_BUILD: Final[i64] = WRONG_STEP + 1
TOO_FAR: Final[i64] = NOTHING_TO_BUILD + 1
NO_HARBOUR: Final[i64] = TOO_FAR + 1
ALREADY_UPGRADED: Final[i64] = NO_HARBOUR + 1
NO_STOREHOUSE: Final[i64] = ALREADY_UPGRADED + 1
NO_DISC: Final[i64] = NO_STOREHOUSE + 1
SLOT_TAKEN: Final[i64] = NO_DISC + 1
NOT_FOR_STOREHOUSES: Final[i64] = SLOT_TAKEN + 1
NO_WORKER_TILE: Final[i64] = NOT_FOR_STOREHOUSES + 1
NO_SHEARER: Final[i64] = NO_WORKER_TILE + 1
ALREADY_SHORN: Final[i64] = NO_SHEARER + 1
NOTHING_TO_DRAW: Final[i64] = ALREADY_SHORN + 1
NOT_FACE_UP: Final[i64] = NOTHING_TO_DRAW + 1
NO_OBJECTIVE: Final[i64] = NOT_FACE_UP + 1
NO_STEP_TILE: Final[i64] = NO_OBJECTIVE + 1
NO_TOKEN: Final[i64] = NO_STEP_TILE + 1
IN_REVEAL: Final[i64] = NO_TOKEN + 1
NO_SHROPSHIRE: Final[i64] = IN_REVEAL + 1
NO_HAZARD: Final[i64] = NO_SHROPSHIRE + 1
STACK_EMPTY: Final[i64] = NO_HAZARD + 1
SUPPLY_EMPTY: Final[i64] = STACK_EMPTY + 1
NOT_YOUR_TURN: Final[i64] = SUPPLY_EMPTY + 1
INSIDE_ACTION: Final[i64] = NOT_YOUR_TURN + 1
NOTHING_GAINED: Final[i64] = INSIDE_ACTION + 1
NOT_IN_DECK: Final[i64] = NOTHING_GAINED + 1
NOT_TIED: Final[i64] = NOT_IN_DECK + 1
DISC_TOO_DEAR: Final[i64] = NOT_TIED + 1
HIRE_TOO_DEAR: Final[i64] = DISC_TOO_DEAR + 1
TILE_TOO_DEAR: Final[i64] = HIRE_TOO_DEAR + 1
SHEEP_TOO_DEAR: Final[i64] = TILE_TOO_DEAR + 1
BUILDING_TOO_DEAR: Final[i64] = SHEEP_TOO_DEAR + 1
HARBOUR_TOO_DEAR: Final[i64] = BUILDING_TOO_DEAR + 1
HAZARD_TOO_DEAR: Final[i64] = HARBOUR_TOO_DEAR + 1
AUX_TOO_DEAR: Final[i64] = HAZARD_TOO_DEAR + 1
TILE_GOLD: Final[i64] = AUX_TOO_DEAR + 1
MUST_DISCARD: Final[i64] = TILE_GOLD + 1
NOT_YOURS_TO_SHOW: Final[i64] = MUST_DISCARD + 1
NOT_YOURS_TO_PLAY: Final[i64] = NOT_YOURS_TO_SHOW + 1
IN_SHEARING: Final[i64] = NOT_YOURS_TO_PLAY + 1
TOO_FEW_TOKENS: Final[i64] = IN_SHEARING + 1
REPLACED: Final[i64] = TOO_FEW_TOKENS + 1


def list_reasons(book: Rulebook) -> None:
    book.reason(TOO_POOR, "too-poor", ["NZ-6.3"], ["need", "have"])
    book.reason(TOO_LITTLE_GOLD, "too-little-gold", ["NZ-26.1"], ["need", "have"])
    book.reason(NOT_IN_HAND, "not-in-hand", ["NZ-12.2"])
    book.reason(NO_PAIR, "no-pair", ["NZ-12.2"])
    book.reason(NAME_THE_CARD, "name-the-card", ["NZ-12.2"])
    book.reason(WRONG_CARD, "wrong-card", ["NZ-12.2"])
    book.reason(NOT_LESS, "not-less", ["NZ-6.9"])
    book.reason(MUST_TAKE, "must-take", ["NZ-6.9"])
    book.reason(NO_SUCH_ACTION, "no-such-action", ["NZ-6.2"])
    book.reason(ALREADY_USED, "already-used", ["NZ-6.2"])
    book.reason(FOREIGN_LOCATION, "foreign-location", ["NZ-6.5"])
    book.reason(AFTER_ACTION, "after-action", ["NZ-6.4"])
    book.reason(AT_WELLINGTON, "at-wellington", ["NZ-6.8"])
    book.reason(AUX_COVERED, "aux-covered", ["NZ-27.6"])
    book.reason(SINGLE_ONLY, "single-only", ["NZ-27.7"])
    book.reason(BOTH_SPACES, "both-spaces", ["NZ-27.6"])
    book.reason(OUT_OF_REACH, "out-of-reach", ["NZ-5.2"], ["need", "have"])
    book.reason(NO_LOCATION, "no-location", ["NZ-5.1"])
    book.reason(BEHIND_YOU, "behind-you", ["NZ-5.2"])
    book.reason(NOT_NEUTRAL, "not-neutral", ["NZ-4.4"])
    book.reason(OFF_ROUTE, "off-route", ["NZ-5.10"])
    book.reason(WHITE_ONLY, "white-only", ["NZ-4.3"])
    book.reason(DISC_GONE, "disc-gone", ["NZ-9.11"])
    book.reason(DARK_DISC, "dark-disc", ["NZ-8.3"])
    book.reason(ALREADY_REVEALED, "already-revealed", ["NZ-7.1"])
    book.reason(TOO_MANY_REVEALED, "too-many-revealed", ["NZ-20.2"], ["have"])
    book.reason(TOO_FEW_CERTIFICATES, "too-few-certificates", ["NZ-7.3"], ["need", "have"])
    book.reason(VALUE_TOO_HIGH, "value-too-high", ["NZ-8.1"], ["need", "have"])
    book.reason(POST_TAKEN, "post-taken", ["NZ-8.1"])
    book.reason(POST_CLOSED, "post-closed", ["NZ-8.2"])
    book.reason(WRONG_GOODS, "wrong-goods", ["NZ-8.2", "NZ-20.5"])
    book.reason(BOARD_DISC_FIRST, "board-disc-first", ["NZ-8.10"])
    book.reason(NO_DISC_THERE, "no-disc-there", ["NZ-8.10"])
    book.reason(NO_TILE, "no-tile", ["NZ-10.1", "NZ-10.4"])
    book.reason(NO_WORKER, "no-worker", ["NZ-13.1"])
    book.reason(WORKER_ROW_FULL, "worker-row-full", ["NZ-13.4"])
    book.reason(NO_BONUS_TILE, "no-bonus-tile", ["NZ-14.1"])
    book.reason(ROW_CLOSED, "row-closed", ["NZ-14.1"])
    book.reason(TILE_NEEDS, "tile-needs", ["NZ-14.6"])
    book.reason(TOO_FEW_SHEPHERDS, "too-few-shepherds", ["NZ-15.1"], ["need", "have"])
    book.reason(NOT_ON_MARKET, "not-on-market", ["NZ-15.12"])
    book.reason(OTHER_BREED, "other-breed", ["NZ-15.12"])
    book.reason(NO_MORE_SHEEP, "no-more-sheep", ["NZ-15.13"])
    book.reason(TILE_NOT_AT_HAND, "tile-not-at-hand", ["NZ-16.1"])
    book.reason(TOO_FEW_CRAFTSMEN, "too-few-craftsmen", ["NZ-16.2", "NZ-16.4"], ["need", "have"])
    book.reason(ONLY_BY_UPGRADE, "only-by-upgrade", ["NZ-16.5"])
    book.reason(LOCKED, "locked", ["NZ-16.6"], ["need", "have"])
    book.reason(SPACE_TAKEN, "space-taken", ["NZ-16.7"])
    book.reason(NOT_BIGGER, "not-bigger", ["NZ-16.4"])
    book.reason(WRONG_STEP, "wrong-step", ["NZ-28.3"], ["need", "have"])
    book.reason(NOTHING_TO_BUILD, "nothing-to-build", ["NZ-16.1"])
    book.reason(TOO_FAR, "too-far", ["NZ-17.2", "NZ-17.5"], ["need", "have"])
    book.reason(NO_HARBOUR, "no-harbour", ["NZ-18.1"])
    book.reason(ALREADY_UPGRADED, "already-upgraded", ["NZ-18.1"])
    book.reason(NO_STOREHOUSE, "no-storehouse", ["NZ-18.2"])
    book.reason(NO_DISC, "no-disc", ["NZ-18.2"])
    book.reason(SLOT_TAKEN, "slot-taken", ["NZ-18.3"])
    book.reason(NOT_FOR_STOREHOUSES, "not-for-storehouses", ["NZ-18.10"])
    book.reason(NO_WORKER_TILE, "no-worker-tile", ["NZ-19.1"])
    book.reason(NO_SHEARER, "no-shearer", ["NZ-20.1"])
    book.reason(ALREADY_SHORN, "already-shorn", ["NZ-20.2"])
    book.reason(NOTHING_TO_DRAW, "nothing-to-draw", ["NZ-11.3"])
    book.reason(NOT_FACE_UP, "not-face-up", ["NZ-21.1"])
    book.reason(NO_OBJECTIVE, "no-objective", ["NZ-21.2"])
    book.reason(NO_STEP_TILE, "no-step-tile", ["NZ-22.4"])
    book.reason(NO_TOKEN, "no-token", ["NZ-23.2"], ["need", "have"])
    book.reason(IN_REVEAL, "in-reveal", ["NZ-7.5", "NZ-31.8"])
    book.reason(NO_SHROPSHIRE, "no-shropshire", ["NZ-23.3"])
    book.reason(NO_HAZARD, "no-hazard", ["NZ-25.3"])
    book.reason(STACK_EMPTY, "stack-empty", ["NZ-26.2"])
    book.reason(SUPPLY_EMPTY, "supply-empty", ["NZ-31.2"])
    book.reason(NOT_YOUR_TURN, "not-your-turn", ["NZ-26.1", "NZ-28.1", "NZ-21.3"])
    book.reason(INSIDE_ACTION, "inside-action", ["NZ-28.1", "NZ-21.3"])
    book.reason(NOTHING_GAINED, "nothing-gained", ["NZ-28.3"])
    book.reason(NOT_IN_DECK, "not-in-deck", ["NZ-21.10"])
    book.reason(NOT_TIED, "not-tied", ["NZ-13.1"])
    book.reason(DISC_TOO_DEAR, "disc-too-dear", ["NZ-9.10", "NZ-8.5", "NZ-18.5", "NZ-6.3"], ["need", "have"])
    book.reason(HIRE_TOO_DEAR, "hire-too-dear", ["NZ-13.1", "NZ-13.2", "NZ-6.3"], ["need", "have"])
    book.reason(TILE_TOO_DEAR, "tile-too-dear", ["NZ-14.2", "NZ-14.1", "NZ-6.3"], ["need", "have"])
    book.reason(SHEEP_TOO_DEAR, "sheep-too-dear", ["NZ-15.1", "NZ-15.12", "NZ-6.3"], ["need", "have"])
    book.reason(BUILDING_TOO_DEAR, "building-too-dear", ["NZ-16.2", "NZ-16.4", "NZ-6.3"], ["need", "have"])
    book.reason(HARBOUR_TOO_DEAR, "harbour-too-dear", ["NZ-18.1", "NZ-18.3", "NZ-6.3"], ["need", "have"])
    book.reason(HAZARD_TOO_DEAR, "hazard-too-dear", ["NZ-25.3", "NZ-25.1", "NZ-6.3"], ["need", "have"])
    book.reason(AUX_TOO_DEAR, "aux-too-dear", ["NZ-27.8", "NZ-6.3"], ["need", "have"])
    book.reason(TILE_GOLD, "tile-gold", ["NZ-14.2", "NZ-14.6"], ["need", "have"])
    book.reason(MUST_DISCARD, "must-discard", ["NZ-4.2", "NZ-23.2"], ["need"])
    book.reason(NOT_YOURS_TO_SHOW, "not-yours-to-show", ["NZ-7.1", "NZ-20.2"])
    book.reason(NOT_YOURS_TO_PLAY, "not-yours-to-play", ["NZ-28.1", "NZ-21.3"])
    book.reason(IN_SHEARING, "in-shearing", ["NZ-20.4", "NZ-31.8"])
    book.reason(TOO_FEW_TOKENS, "too-few-tokens", ["NZ-23.3"], ["need", "have"])
    book.reason(REPLACED, "replaced", ["NZ-16.9", "NZ-31.6", "NZ-6.2"])
