"""What `given` can lay out in Cove, and what `expect` can speak of. The bag holds whatever lies nowhere else."""

from __future__ import annotations

from collections import Counter
from typing import Any, Callable, Final

from quayside.kernel.packed import i64, vec
from quayside.kernel.seats import SEATS
from quayside.kernel.state import State
from quayside.scenarios.compare import Matcher
from quayside.scenarios.plugins import Plugin
from quayside.scenarios.reading import counted, mapping, one_of, read_keys, seat_of, whole
from quayside.scenarios.vocabulary import GivenField, known_words, too_many
from quayside.scenarios.wrong import inside

from cove.game import CoveGame
from cove.nouns import GOODS
from cove.steps.frames import queue_begin_turn, queue_dawn, queue_nightfall, queue_sealed_bid

COUNT: Final = len(GOODS)
BIDS: Final = "bids"

SetSeat = Callable[[CoveGame, int, Any], None]
SetTable = Callable[[CoveGame, Any], None]


def arrange(state: State, given: dict[Any, Any]) -> None:
    """Change a fresh game into what is given; what is not named stays as the setup left it."""
    assert isinstance(state, CoveGame)
    g = state
    total = g.census()
    if given.get("phase", BIDS) != BIDS:
        _set_row(g.beach, 0, [])
    seats = list(SEATS[: int(g.seats)])
    known_words(given, [*TURN, *TABLE, *seats])
    for seat, letter in enumerate(seats):
        with inside(letter):
            side = mapping("a seat", given.get(letter, {}))
            known_words(side, list(SEAT), " of a seat")
            for name, value in side.items():
                with inside(name):
                    SEAT[name].set(g, seat, value)
    for words in (TABLE, TURN):
        for name, word in words.items():
            if name in given:
                with inside(name):
                    word.set(g, given[name])
    _fill_bag(g, total, given)
    g.depth = 0
    PHASES[given.get("phase", BIDS)](g)
    g.settle()


def _fill_bag(g: CoveGame, total: dict[str, int], given: dict[Any, Any]) -> None:
    for good, name in enumerate(GOODS):
        g.bag[good] = 0
        left = total[name] - g.census()[name]
        if left < 0:
            places = ("cellar", "quay", "beach", "gone")
            raise too_many(given, {name}, places, f"there are {total[name]} cards of {name}, not {total[name] - left}")
        g.bag[good] = left


def _before_the_landing(g: CoveGame) -> None:
    g.night -= 1  # nightfall counts it
    queue_nightfall(g)


def _at_the_bids(g: CoveGame) -> None:
    queue_sealed_bid(g, g.everybody())


def _in_a_turn(g: CoveGame) -> None:
    queue_dawn(g)  # nothing is carried out here, so that what is queued last comes first
    queue_begin_turn(g, g.active)


def _at_dawn(g: CoveGame) -> None:
    queue_dawn(g)


PHASES: Final[dict[str, Callable[[CoveGame], None]]] = {
    "night": _before_the_landing,
    "bids": _at_the_bids,
    "turn": _in_a_turn,
    "dawn": _at_dawn,
}


# -- words -------------------------------------------------------------------------------------------------------


def good_of(text: object) -> int:
    return one_of("a good", text, GOODS)


def _coins(g: CoveGame, seat: int, value: Any) -> None:
    g.coins[seat] = whole(value)


def _set_row(row: vec[i64], at: int, value: Any) -> None:
    wanted = counted("cards", value, good_of, how="[tea, rum] or {tea: 2}")
    for good in range(COUNT):
        row[at * COUNT + good] = wanted[good]


def _cellar(g: CoveGame, seat: int, value: Any) -> None:
    _set_row(g.cellar, seat, value)


def _quay(g: CoveGame, seat: int, value: Any) -> None:
    _set_row(g.quay, seat, value)


def _beach(g: CoveGame, value: Any) -> None:
    _set_row(g.beach, 0, value)


def _gone(g: CoveGame, value: Any) -> None:
    _set_row(g.gone, 0, value)


def _prices(g: CoveGame, value: Any) -> None:
    for good, (written, price) in read_keys("prices", value, good_of).items():
        with inside(written):
            g.prices[good] = whole(price, 1, int(g.kit.highest_price), "a price")


def _turn(g: CoveGame, value: Any) -> None:
    g.active = seat_of(g, value)


def _lantern(g: CoveGame, value: Any) -> None:
    g.lantern = seat_of(g, value)


def _night(g: CoveGame, value: Any) -> None:
    g.night = whole(value, 1, int(g.nights), "the night")


def _phase(g: CoveGame, value: Any) -> None:
    one_of("phase", value, tuple(PHASES))


SEAT: Final[dict[str, GivenField[SetSeat]]] = {
    "coins": GivenField(_coins, "7", "a number", "`12`"),
    "cellar": GivenField(_cellar, "[tea, rum]", "cards, hidden from the others", "three drawn by chance"),
    "quay": GivenField(_quay, "{silk: 2}", "cards, open", "`[]`"),
}
TABLE: Final[dict[str, GivenField[SetTable]]] = {
    "beach": GivenField(_beach, "[tea, tea, lace]", "cards, one more than players", "drawn by chance"),
    "gone": GivenField(_gone, "{tea: 9}", "cards out of the game", "`[]`"),
    "prices": GivenField(_prices, "{tea: 5}", "1 to 8; other goods stay", "as printed"),
    "lantern": GivenField(_lantern, "B", "the seat with the lantern", "drawn by chance"),
}
TURN: Final[dict[str, GivenField[SetTable]]] = {
    "turn": GivenField(_turn, "B", "whose turn it is; with the phase `turn`, the last of this night", "the lantern"),
    "night": GivenField(_night, "6", "the number of the night", "`1`"),
    "phase": GivenField(_phase, "turn", "`night` (before the landing), `bids`, `turn` or `dawn`", "`bids`"),
}


class Goods(Matcher):
    """A row of cards."""

    def __init__(self, row: vec[i64], at: int) -> None:
        self.counts = Counter({good: int(row[at * COUNT + good]) for good in range(COUNT) if row[at * COUNT + good]})

    def matches(self, expected: Any) -> bool:
        return counted("cards", expected, good_of) == self.counts

    def __str__(self) -> str:
        return "{" + ", ".join(f"{GOODS[good]}: {count}" for good, count in sorted(self.counts.items())) + "}"


def report(state: State) -> dict[str, Any]:
    """Every seat and the table, whoever may see it."""
    assert isinstance(state, CoveGame)
    g = state
    told: dict[str, Any] = {
        SEATS[seat]: {
            "coins": int(g.coins[seat]),
            "cellar": Goods(g.cellar, seat),
            "quay": Goods(g.quay, seat),
            "bid": int(g.bids[seat]) if g.bids[seat] >= 0 else None,
        }
        for seat in range(int(g.seats))
    }
    told.update(
        turn=SEATS[g.active],
        lantern=SEATS[g.lantern],
        night=int(g.night),
        beach=Goods(g.beach, 0),
        bag=sum(int(count) for count in g.bag),
        gone=Goods(g.gone, 0),
        prices={name: int(g.prices[good]) for good, name in enumerate(GOODS)},
    )
    return told


PLUGIN: Final = Plugin(arrange, report, TURN, TABLE, SEAT)
