"""What `given` can say of the table of Shipyard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quayside.games.shipyard.nouns import (
    ACTION_CARDS,
    CANALS,
    COLUMNS,
    COUNTDOWN,
    DECKS,
    EMPLOYEES,
    IN_DISCARD,
    OVAL_SPACES,
    PER_SPACE,
    PIECES,
    TRAIN_USED,
)
from quayside.games.shipyard.scenario.decks import name_deck, name_display
from quayside.games.shipyard.scenario.layout import Layout
from quayside.games.shipyard.scenario.reading import canal_of, numbered
from quayside.kernel.sets import has
from quayside.scenarios.fields import as_declared
from quayside.scenarios.reading import listed, mapping, one_of, read_keys, seat_of, whole
from quayside.scenarios.vocabulary import GivenField, known_words
from quayside.scenarios.wrong import BadScenario, ListIndex, inside

SetTable = Callable[[Layout, Any], None]

FARTHEST = 1_000_000  # positions on the track


def action_card(t: Layout, name: Any) -> int:
    """A card that is in the game with so many players (SY-1.2)."""
    card = one_of("an action card", name, ACTION_CARDS)
    if not has(t.g.in_play, card):
        raise BadScenario(f"{ACTION_CARDS[card]} is not in the game with {int(t.g.seats)} players")
    return card


def _track(t: Layout, value: Any) -> None:
    """Positions of action cards; those not named stand one behind the other behind the last named one."""
    g = t.g
    named: dict[int, int] = {}
    for card, (written, position) in read_keys("track", value, lambda key: action_card(t, key)).items():
        with inside(written):
            named[card] = whole(position, -FARTHEST, FARTHEST, "a position")
            if list(named.values()).count(named[card]) > 1:
                raise BadScenario(f"two cards stand at the same position, {position}")
    if not named:
        raise BadScenario("name at least one card")
    last, lead = min(named.values()), max(named.values())
    others = sorted((c for c in range(8) if has(g.in_play, c) and c not in named), key=lambda c: -int(g.track[c]))
    farthest = lead - int(g.kit.loop) + 2
    if last - len(others) < farthest:
        raise BadScenario(
            f"the last card stands at {last - len(others)}, but a space ahead of the lead at {lead} stays empty "
            f"(SY-4.7): no card can stand below {farthest}; cards that are not named stand behind the last one named"
        )
    for card, position in [*named.items(), *((card, last - 1 - at) for at, card in enumerate(others))]:
        g.track[card] = position
    g.lead = lead


def _figures(t: Layout, value: Any) -> None:
    """Who stands on which card: {A: build}, or with 2 players {A: {two: build, one: rent}}."""
    g = t.g
    for card in range(8):
        g.occupant[card] = 0
    for letter, where in mapping("figures", value).items():
        with inside(letter):
            seat = seat_of(g, letter)
            named = where if isinstance(where, dict) else {"two": where}
            if not set(named) <= {"one", "two"} or ("one" in named and g.seats > 2):
                raise BadScenario("write the card of a seat, or {two: card, one: card} with 2 players")
            for key, line in (("two", g.due), ("one", g.later)):
                line[seat] = -1
                if key in named:
                    card = action_card(t, named[key])
                    if g.occupant[card]:
                        raise BadScenario(f"somebody stands on {ACTION_CARDS[card]} already (SY-5.1)")
                    line[seat] = card
                    g.occupant[card] = seat + 1


def _markers(t: Layout, value: Any) -> None:
    """equipment and crew by the piece under the marker, hire and exchange by number, countdown by its space."""
    known_words(mapping("markers", value), list(_MARKERS))
    for name, where in value.items():
        with inside(name):
            _MARKERS[name](t, where)


def _equipment_marker(t: Layout, where: Any) -> None:
    ring = [PIECES[piece] for piece in t.g.kit.equipment_ring]
    t.g.equipment_marker = one_of("the equipment marker", where, ring)


def _crew_marker(t: Layout, where: Any) -> None:
    t.g.crew_marker = one_of("the crew marker", where, [PIECES[piece] for piece in t.g.kit.crew_ring])


def _hire_marker(t: Layout, where: Any) -> None:
    t.g.hire_marker = numbered("the hire marker", where, int(OVAL_SPACES))


def _exchange_marker(t: Layout, where: Any) -> None:
    t.g.exchange_marker = numbered("the exchange marker", where, int(t.g.kit.sectors))


def _countdown_marker(t: Layout, where: Any) -> None:
    """SY-2.8: it starts on the space with the number of players."""
    t.g.laps_left = one_of("the countdown marker", where, COUNTDOWN[: int(t.g.seats) + 1])


_MARKERS: dict[str, SetTable] = {
    "equipment": _equipment_marker,
    "crew": _crew_marker,
    "hire": _hire_marker,
    "exchange": _exchange_marker,
    "countdown": _countdown_marker,
}


def _oval(t: Layout, value: Any) -> None:
    """Employees by space of their track: {1: [foreman, ...]}; they change places with those who lay there."""
    g = t.g
    seen: set[int] = set()
    spaces = read_keys("employee_track", value, lambda key: numbered("a space", key, int(OVAL_SPACES)))
    for space, (written, names) in spaces.items():
        with inside(written):
            if len(listed("employee_track", names)) > PER_SPACE:
                raise BadScenario(f"three employees lie at a space, not {len(names)}")
            for slot, name in enumerate(names):
                employee = one_of("an employee", name, EMPLOYEES)
                if employee in seen:
                    raise BadScenario(f"{name} is named twice; each employee lies at one space")
                seen.add(employee)
                place = space * int(PER_SPACE) + slot
                other = [int(each) for each in g.oval].index(employee)
                g.oval[other] = g.oval[place]
                g.oval[place] = employee


def _employees_left(t: Layout, value: Any) -> None:
    """How many cards of an employee lie on the track; `others` speaks of all that are not named."""
    known_words(mapping("employees_left", value), [*EMPLOYEES, "others"])
    for employee, name in enumerate(EMPLOYEES):
        word = name if name in value else "others"
        if word in value:
            with inside(word):
                t.g.stacks[employee] = whole(value[word], 0, t.total[name])


def _displays(t: Layout, value: Any) -> None:
    for column, (name, rows) in read_keys("displays", value, lambda key: one_of("a display", key, COLUMNS)).items():
        with inside(name):
            name_display(t, column, rows)


def _decks(t: Layout, value: Any) -> None:
    for deck, (name, content) in read_keys("decks", value, lambda key: one_of("a deck", key, DECKS)).items():
        with inside(name):
            name_deck(t, deck, content)


def _used_trains(t: Layout, value: Any) -> None:
    for number, each in enumerate(listed("used_trains", value)):
        with inside(ListIndex(number)):
            t.g.trains[t.claim_train(each)] = int(TRAIN_USED)


def _discarded_canals(t: Layout, value: Any) -> None:
    for number, name in enumerate(listed("discarded_canals", value)):
        with inside(ListIndex(number)):
            canal = canal_of(name)
            t.claim(CANALS[canal])
            t.g.canals[canal] = int(IN_DISCARD)


TABLE: dict[str, GivenField[SetTable]] = {
    "first": GivenField(as_declared, "A", "player 1; name it", "drawn by lot, or the option `first`"),
    "track": GivenField(
        _track,
        "{exchange: 13, hire: 12}",
        "positions of action cards, larger is further ahead; cards not named follow one by one behind. The largest is "
        "the lead, the smallest at most 21 behind it",
        "as after the setup",
    ),
    "figures": GivenField(
        _figures,
        "{A: build, B: rent}",
        "who stands where, each on a card of its own; with 2 players `{A: {two: build, one: rent}}`",
        "nobody stands anywhere",
    ),
    "markers": GivenField(
        _markers,
        '{equipment: cannon, crew: captain, hire: 8, exchange: 6, countdown: "2"}',
        "equipment and crew by the piece under the marker; the countdown is one of `end unmarked 2 3 4`, up to the "
        "number of players",
        "by chance; exchange `6`, countdown the number of players",
    ),
    "employee_track": GivenField(
        _oval,
        "{1: [foreman, rigger, helmsman]}",
        "who lies at a space (1 to 8); they change places with whoever lay there",
        "by chance",
    ),
    "employees_left": GivenField(
        _employees_left,
        "{foreman: 0, others: 1}",
        "cards left of an employee",
        "what the seats do not have of 2 (with 2 players, of 1)",
    ),
    "displays": GivenField(
        _displays,
        "{bows: [bow-01, bow-02], trains: [train-06], canals: []}",
        "from the bottom row up; rows not listed are empty. Columns: `bows middles_left middles_right sterns trains "
        "canals`",
        "five cards in each column, by chance",
    ),
    "decks": GivenField(
        _decks,
        "{bows: 1, sterns: [stern-06]}",
        "how many cards are left, or which, the top one first; the others leave the game. Decks: `bows middles sterns "
        "trains canals`",
        "everything that lies nowhere else, by chance",
    ),
    "used_trains": GivenField(_used_trains, "[train-11]", "the pile of used trains", "`[]`"),
    "discarded_canals": GivenField(_discarded_canals, "[canal-20]", "the common discard pile", "`[]`"),
    "last_card": GivenField(as_declared, "true", "the last card of a ship deck was turned up earlier", "`false`"),
}
