"""What happened, told by turns: a sentence for each thing that was done, with what came of it inside.

Which events make a sentence, go into one or are details is declared by the game (`kernel/telling.py`). Only what a
viewer was told goes in, so a story tells nobody more than its events did. `web/src/lib/story.ts` does the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Iterable, Mapping, Optional, Sequence

from quayside.games.registry import manifest
from quayside.kernel.telling import Telling
from quayside.words import Words, story_of

MOST = 3  # consequences in one sentence
Told = Mapping[str, Any]  # an event as a viewer is told of it; in a sentence, listed arguments are tuples


@dataclass
class ToldLine:
    """A sentence: whose it is (None: nobody's, or each part's own), its parts, and all that happened meanwhile.

    `at` is the number of the action that it begins with.
    """

    at: int
    seat: Optional[int]
    place: str
    topic: str
    parts: list[dict[str, Any]] = field(default_factory=list)
    details: list[dict[str, Any]] = field(default_factory=list)


@dataclass
class ToldTurn:
    """What happened from the beginning of a turn to the next one."""

    seat: Optional[int]
    opening: Optional[Told] = None  # the event it began with
    lines: list[ToldLine] = field(default_factory=list)
    details: list[dict[str, Any]] = field(default_factory=list)  # what happened before its first sentence


class Teller:
    """Puts what actions caused into turns and sentences, as it comes; `seat` is whose turn it is at the beginning."""

    def __init__(self, game: str, seat: Optional[int] = None) -> None:
        self.story = story_of(game)
        self.turn_event = manifest(game).turn_event
        self.turns: list[ToldTurn] = [] if seat is None else [ToldTurn(seat)]
        self.at = 0

    def hear(self, events: Sequence[Told]) -> None:
        """What one action caused."""
        self.at += 1
        kinds = {event["event"] for event in events}
        stretch: list[Told] = []
        for event in events:
            if event["event"] == self.turn_event:
                self._stretch(stretch, kinds)
                stretch = []
                self.turns.append(ToldTurn(event.get("seat"), event))
            else:
                stretch.append(event)
        self._stretch(stretch, kinds)

    def _stretch(self, events: Sequence[Told], kinds: set[str]) -> None:
        """What led to a sentence in the same action belongs to it, so its beginning comes first."""
        first = next((event for event in events if self.story.of(event["event"]).topic), None)
        if first is not None:
            self._tell(first, kinds)
        for event in events:
            if event is not first:
                self._tell(event, kinds)

    def _tell(self, event: Told, kinds: set[str]) -> None:
        if not self.turns:
            self.turns.append(ToldTurn(event.get("seat")))
        turn = self.turns[-1]
        telling = self.story.of(event["event"])
        if telling.place == "detail" or not kinds.isdisjoint(telling.unless):
            _merge(turn.lines[-1].details if turn.lines else turn.details, event, telling)
            return
        line = self._line(turn, event, telling)
        again = bool(telling.topic) and bool(line.parts) and line.parts[-1] == event
        if not again:  # who goes to where they are goes nowhere
            _merge(line.parts, event, telling)
        _merge(line.details, event, telling)

    def _line(self, turn: ToldTurn, event: Told, telling: Telling) -> ToldLine:
        """The sentence that an event goes into."""
        seat = event.get("seat", turn.seat) if telling.place == "clause" else None
        last = turn.lines[-1] if turn.lines else None
        goes_on = last is not None and telling.topic in ("", last.topic) and telling.place != "notice"
        if last is not None and goes_on and (last.seat, last.place) == (seat, telling.place):
            return last
        turn.lines.append(ToldLine(self.at, seat, telling.place, telling.topic))
        return turn.lines[-1]


def _merge(parts: list[dict[str, Any]], event: Told, telling: Telling) -> None:
    """Add an event to one of its kind that it can be told with, or put it behind the others."""
    times = int(event.get("count", 1)) if "count" in telling.adds else 1
    new = {
        name: (value,) * times if name in telling.lists else value
        for name, value in event.items()
        if name not in telling.drops
    }
    if telling.lists:
        new["many"] = 1
    if telling.adds or telling.lists:
        summed = {*telling.adds, *telling.lists, "many"}
        for part in parts:
            if _rest(part, summed) == _rest(new, summed):
                for name in summed & new.keys():
                    part[name] = part[name] + new[name]
                return
    parts.append(new)


def _rest(part: Told, summed: set[str]) -> dict[str, Any]:
    """What must be the same, and which arguments there are: those who know more are told apart."""
    return {name: None if name in summed else value for name, value in part.items()}


def told(game: str, actions: Iterable[Sequence[Told]], seat: Optional[int] = None) -> list[ToldTurn]:
    """The turns of a game, from what each of its actions caused, oldest first."""
    teller = Teller(game, seat)
    for events in actions:
        teller.hear(events)
    return teller.turns


def sentence(words: Words, game: str, turn: ToldTurn, line: ToldLine) -> str:
    """A sentence as text: what was done, in full; after a colon, what else the seat did or got; a long one is two."""
    if line.place == "chorus":
        return ", ".join(words.event(game, part, turn.seat).rstrip(".") for part in line.parts) + "."
    heads = deeds(game, line)
    breaks = begins(heads, len(line.parts))
    told = ""
    for at, part in enumerate(line.parts):
        whole = at == 0 or at in breaks
        text = (words.event if whole else words.clause)(game, part, turn.seat).rstrip(".")
        told += text if at == 0 else f"{'. ' if at in breaks else ': ' if at == heads else ', '}{text}"
    return f"{told}."


def begins(heads: int, parts: int) -> range:
    """Where a new sentence begins: what came of it is told a few things at a time, if there are many."""
    return range(0) if parts - heads <= MOST + 1 else range(heads + MOST, parts, MOST)


def deeds(game: str, line: ToldLine) -> int:
    """How many parts say what was done; those after them say what came of it."""
    story = story_of(game)
    alike = 0
    while alike < len(line.parts) and line.topic and story.of(line.parts[alike]["event"]).topic == line.topic:
        alike += 1
    return max(1, alike)
