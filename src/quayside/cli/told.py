"""What happened, for people: told by turns, or event by event."""

from __future__ import annotations

from typing import Any, Iterable, Iterator, Mapping, Optional, Sequence

from quayside.cli.draw import DRAWINGS
from quayside.kernel.state import State
from quayside.story import sentence, told
from quayside.words import Words


def spoken(words: Words, g: State, seat: Optional[int], in_sight: bool = False) -> Words:
    """Words for the reader at a seat: they say "you", and where the drawn table is in sight, how it marks a place."""
    words.me = seat
    words.names.setdefault(int(g.seats), words.say("cli-automa"))  # an opponent who sits nowhere
    drawing = DRAWINGS.get(g.game)
    if drawing is not None:
        words.naming = lambda name, value, form: drawing.naming(g, words, name, value, form, in_sight)
    return words


def with_card(g: State, told: Mapping[str, Any]) -> dict[str, Any]:
    """The event with `card_id` beside the number of a card; `g` knows the cards of its edition."""
    drawing = DRAWINGS.get(g.game) if told.get("card") else None
    name = None if drawing is None else drawing.card_name(g, told)
    return dict(told) if name is None else {**told, "card_id": name}


def turns(words: Words, game: str, actions: Iterable[Sequence[Mapping[str, Any]]], details: bool) -> Iterator[str]:
    """The story of what actions caused, turn by turn; with `details`, every event below its sentence."""
    for turn in told(game, actions):
        yield f"- {words.event(game, turn.opening)}" if turn.opening is not None else "-"
        for event in turn.details if details else ():
            yield f"      {words.event(game, event, turn.seat)}"
        for line in turn.lines:
            yield f"  {sentence(words, game, turn, line)}"
            for event in line.details if details else ():
                yield f"      {words.event(game, event, turn.seat)}"


def news(words: Words, game: str, actions: Iterable[Sequence[Mapping[str, Any]]], seat: Optional[int]) -> Iterator[str]:
    """The sentences about what actions caused; `seat` is whose turn it was when they began."""
    for turn in told(game, actions, seat):
        for line in turn.lines:
            yield sentence(words, game, turn, line)
