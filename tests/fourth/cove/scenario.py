"""What `given` can lay out in Cove, and what `expect` can speak of. The bag holds whatever lies nowhere else."""

from __future__ import annotations

from typing import Any, Callable, Final, NamedTuple

from quayside.kernel.seats import SEATS
from quayside.kernel.state import State
from quayside.scenarios.fields import Fields, as_declared
from quayside.scenarios.plugins import Plugin
from quayside.scenarios.reading import mapping, one_of, read_keys, whole
from quayside.scenarios.vocabulary import GivenField, known_words, too_many
from quayside.scenarios.wrong import inside

from cove.declared import DECLARED
from cove.game import CoveGame
from cove.nouns import GOODS
from cove.steps.frames import queue_begin_turn, queue_dawn, queue_nightfall, queue_sealed_bid

BIDS: Final = "bids"
FIELDS: Final = Fields(DECLARED)


class Layout(NamedTuple):
    """A table that is being laid out."""

    g: CoveGame


SetSeat = Callable[[Layout, int, Any], None]
SetTable = Callable[[Layout, Any], None]


def arrange(state: State, given: dict[Any, Any]) -> None:
    """Change a fresh game into what is given; what is not named stays as the setup left it."""
    assert isinstance(state, CoveGame)
    t, g = Layout(state), state
    total = g.census()
    if given.get("phase", BIDS) != BIDS:
        FIELDS.of_table["beach"].set(g, 0, [])
    seats = list(SEATS[: int(g.seats)])
    known_words(given, [*TURN, *TABLE, *seats])
    for seat, letter in enumerate(seats):
        with inside(letter):
            side = mapping("a seat", given.get(letter, {}))
            known_words(side, list(SEAT), " of a seat")
            for name, value in side.items():
                with inside(name):
                    FIELDS.lay_seat(t, seat, name, SEAT[name], value)
    for words in (TABLE, TURN):
        for name, word in words.items():
            if name in given:
                with inside(name):
                    FIELDS.lay_table(t, name, word, given[name])
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


def _prices(t: Layout, value: Any) -> None:
    for good, (written, price) in read_keys("prices", value, good_of).items():
        with inside(written):
            t.g.prices[good] = whole(price, 1, int(t.g.kit.highest_price), "a price")


def _night(t: Layout, value: Any) -> None:
    t.g.night = whole(value, 1, int(t.g.nights), "the night")


def _phase(t: Layout, value: Any) -> None:
    one_of("phase", value, tuple(PHASES))


SEAT: Final[dict[str, GivenField[SetSeat]]] = {
    "coins": GivenField(as_declared, "7", "a number", "`12`"),
    "cellar": GivenField(as_declared, "[tea, rum]", "cards, hidden from the others", "three drawn by chance"),
    "quay": GivenField(as_declared, "{silk: 2}", "cards, open", "`[]`"),
}
TABLE: Final[dict[str, GivenField[SetTable]]] = {
    "beach": GivenField(as_declared, "[tea, tea, lace]", "cards, one more than players", "drawn by chance"),
    "gone": GivenField(as_declared, "{tea: 9}", "cards out of the game", "`[]`"),
    "prices": GivenField(_prices, "{tea: 5}", "1 to 8; other goods stay", "as printed"),
    "lantern": GivenField(as_declared, "B", "the seat with the lantern", "drawn by chance"),
}
TURN: Final[dict[str, GivenField[SetTable]]] = {
    "turn": GivenField(
        as_declared, "B", "whose turn it is; with the phase `turn`, the last of this night", "the lantern"
    ),
    "night": GivenField(_night, "6", "the number of the night", "`1`"),
    "phase": GivenField(_phase, "turn", "`night` (before the landing), `bids`, `turn` or `dawn`", "`bids`"),
}


def report(state: State) -> dict[str, Any]:
    """Every seat and the table, whoever may see it."""
    assert isinstance(state, CoveGame)
    g = state
    told: dict[str, Any] = {
        SEATS[seat]: {
            **FIELDS.seat_report(g, seat),
            "bid": int(g.bids[seat]) if g.bids[seat] >= 0 else None,
        }
        for seat in range(int(g.seats))
    }
    told.update(
        **FIELDS.table_report(g),
        bag=sum(int(count) for count in g.bag),
        prices={name: int(g.prices[good]) for good, name in enumerate(GOODS)},
    )
    return told


PLUGIN: Final = Plugin(arrange, report, TURN, TABLE, SEAT)
