"""What happened, told by turns: a sentence for each thing that was done, with what came of it inside.

Which events make a sentence, go into one or are details is declared by the game (`kernel/telling.py`). Only what a
viewer was told goes in, so a story tells nobody more than its events did. `web/src/lib/story.ts` does the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Iterable, Mapping, Optional, Sequence

from quayside.games.registry import manifest
from quayside.kernel.telling import Story, Telling
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
        if first is not None and self.story.of(first["event"]).apart:
            first = None
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
        if last is not None and (last.seat, last.place) == (seat, telling.place) and _goes_on(last, event, telling):
            return last
        turn.lines.append(ToldLine(self.at, seat, telling.place, telling.topic))
        return turn.lines[-1]


def _goes_on(last: ToldLine, event: Told, telling: Telling) -> bool:
    """Whether a sentence of the same kind takes an event in."""
    if telling.place == "notice":  # only what can be listed with the one it tells
        return bool(telling.lists) and last.parts[-1]["event"] == event["event"]
    if telling.place == "chorus" and any(part.get("seat") == event.get("seat") for part in last.parts):
        return False
    return telling.topic in ("", last.topic)


def _merge(parts: list[dict[str, Any]], event: Told, telling: Telling) -> None:
    """Add an event to one of its kind that it can be told with, or put it behind the others."""
    times = int(event.get("count", 1)) if "count" in telling.adds else 1
    new = {
        name: (value,) * times if name in telling.lists else value
        for name, value in event.items()
        if name not in telling.drops
    }
    if telling.lists or telling.counts:
        new["many"] = 1
    if telling.adds or telling.lists or telling.counts or telling.becomes:
        summed = {*telling.adds, *telling.lists, "many"}
        for part in parts:
            if _rest(part, summed.union(telling.becomes)) == _rest(new, summed.union(telling.becomes)):
                for name in summed & new.keys():
                    part[name] = part[name] + new[name]
                for name in telling.becomes:
                    part[name] = new[name]
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
    """A sentence as text: what was done, in full; after a colon, what came of it; a long one is several."""
    told = ""
    for part, joint in zip(line.parts, joints(story_of(game), line), strict=True):
        told += joint.between + SPOKEN[joint.form](words, game, part, turn.seat).rstrip(".")
    return f"{told}."


SPOKEN = {"whole": Words.event, "clause": Words.clause, "more": Words.more, "beside": Words.beside}


@dataclass(frozen=True)
class Joint:
    """How a part of a sentence is put to what stands before it, and which of its forms is said there.

    The whole names whoever acts, and so does what stands beside others; a clause does not; the verb may be enough once.
    """

    between: str
    form: str


def joints(story: Story, line: ToldLine) -> list[Joint]:
    """What was done begins a sentence, again after what came of it; that follows a colon, a few things at a time."""
    if line.place == "chorus":
        return [Joint(", " if at else "", "beside" if at else "whole") for at in range(len(line.parts))]
    tellings = [story.of(part["event"]) for part in line.parts]
    deeds = [at == 0 or (line.topic != "" and each.topic == line.topic) for at, each in enumerate(tellings)]
    more = [at > 0 and each.verb != "" and each.verb == tellings[at - 1].verb for at, each in enumerate(tellings)]
    found = [Joint("", "whole")]
    came = 0  # how much came of what was done last
    for at in range(1, len(tellings)):
        if more[at]:
            found.append(Joint(", ", "more"))
            continue
        if deeds[at]:
            found.append(Joint(". ", "whole") if came else Joint(", ", "clause"))
            came = 0
            continue
        breaks = came > 0 and came % MOST == 0 and _whole(deeds, more, at) > MOST + 1
        found.append(Joint(". ", "whole") if breaks else Joint(", " if came else ": ", "clause"))
        came += 1
    return found


def _whole(deeds: Sequence[bool], more: Sequence[bool], at: int) -> int:
    """How much comes in all of the deed before this part."""
    first = max(before for before in range(at) if deeds[before])
    end = next((after for after in range(at, len(deeds)) if deeds[after]), len(deeds))
    return sum(not more[each] for each in range(first + 1, end))
